"""An owner's corrections of the box: checked before they are played with."""

from __future__ import annotations

from ...core.corrections import Corrected
from ...core.lines import Path
from ..boxes import Corrector, tables
from .box import SIDES

ACTIONS = ("move", "double-move", "refresh")  # 1.3
SPECIALS = ("inspire", "espionage", "protest")  # 1.4
CARDS = 8  # 1.3: of each region, 48 in all
UNITS, NEUTRALS = 10, 6  # 1.5: of each side; one neutral for each region
PIPS = 3  # 1.3, 1.5: the most that a card recruits and a unit costs
MONTH = 31  # 2.3: the most days
TWINS = 26  # the most tokens of one kind: they are told apart by a letter
MOST = 99  # of strengths, points and spaces: nothing in the box has three digits

LAST_DAY = ("calendar", "days")


def _calendar(box: Corrected) -> None:
    """2.3, 4.4 to 4.7, 8.4: the months are those we have names for; in the last the game ends."""
    months = tables(__package__)["calendar"]["months"]
    box.number(LAST_DAY, 1, MONTH)
    for days in ("bonus", "slide"):
        box.distinct(("calendar", days))
        for day in box.items(("calendar", days)):
            box.number(day, 1, box.at(LAST_DAY), LAST_DAY)
    for each in ("months", "unrest"):
        box.count(("calendar", each), len(months))
    for at, month in enumerate(months):
        box.one_of(("calendar", "months", at), [month])
        box.number(("calendar", "unrest", at), 0, MOST)
    returns, joins, last = (("calendar", k) for k in ("trotsky_returns", "trotsky_joins", "last"))
    box.one_of(returns, months[1:-1])
    box.one_of(joins, months[months.index(box.at(returns)) + 1 :], returns)
    for month in box.items(last):
        box.one_of(month, months)
    box.distinct(last)
    if months[-1] not in box.at(last):
        raise box.own.wrong("bad-missing", last, missing=months[-1])


def _map(box: Corrected) -> None:
    """1.2: each region is on the map once, and no blockade cuts the city in two."""
    regions = tables(__package__)["map"]["regions"]
    box.count(("map", "regions"), len(regions))
    _known(box, ("map", "regions"))
    for name in regions:
        box.count(("connections", name), 2)
        _known(box, ("connections", name))
    for blockade in regions:
        if cut := _cut_off(box, blockade):
            raise box.own.wrong(
                "bad-blockade", ("connections",), blockade=blockade, cut=", ".join(cut)
            )


def _known(box: Corrected, field: Path) -> None:
    """A list of regions, each of them known and none twice."""
    for region in box.items(field):
        box.one_of(region, tables(__package__)["map"]["regions"])
    box.distinct(field)


def _cut_off(box: Corrected, blockade: str) -> list[str]:
    """The smaller part of a city that falls apart while this connection is blocked."""
    regions = box.at(("map", "regions"))
    joined = [{*box.at(("connections", name))} for name in regions if name != blockade]
    reached = {regions[0]}
    for _ in regions:
        reached = reached.union(*(ends for ends in joined if ends & reached))
    parts = [[r for r in regions if r not in reached], [r for r in regions if r in reached]]
    return min(parts, key=len)


def _cards(box: Corrected) -> None:
    """1.3: a card brings on at most one month."""
    for region in box.at(("map", "regions")):
        box.count(("cards", region), CARDS)
        for card in box.items(("cards", region)):
            box.number((*card, "days"), 1, box.at(LAST_DAY), LAST_DAY)
            box.number((*card, "recruit"), 1, PIPS)
            box.one_of((*card, "action"), ACTIONS)
            box.number((*card, "points"), 0, MOST)


def _units(box: Corrected) -> None:
    """1.5, R22: the fresh strength of a side's unit is what it costs; neutral ones cost nothing."""
    _pairs(box, ("neutrals", "units"), NEUTRALS, MOST)
    for side in SIDES:
        _pairs(box, ("units", side), UNITS, PIPS)


def _pairs(box: Corrected, field: Path, count: int, most: int) -> None:
    box.count(field, count)
    for unit in box.items(field):
        box.number((*unit, 0), 1, most)
        box.number((*unit, 1), 0, MOST)


def _leaders(box: Corrected) -> None:
    """1.4, 1.5: three leaders a side, who do not change it; Trotsky does."""
    for name, leader in tables(__package__)["leaders"].items():
        if name != "source":
            box.one_of(("leaders", name, "side"), [leader["side"]])
            box.number(("leaders", name, "days"), 1, box.at(LAST_DAY), LAST_DAY)
            box.one_of(("leaders", name, "special"), SPECIALS)
            _strengths(box, ("leaders", name))
    _strengths(box, ("trotsky",))


def _strengths(box: Corrected, field: Path) -> None:
    box.number((*field, "fresh"), 1, MOST)
    box.number((*field, "exhausted"), 0, MOST)


def _opposition(box: Corrected) -> None:
    """1.6, 9.5: there is an opposing unit for every recruit value."""
    field = ("opposing", "strengths")
    box.count(field, PIPS)
    for strength in box.items(field):
        box.number(strength, 1, PIPS)
    box.distinct(field)
    box.number(("opposing", "each"), 1, TWINS)


def _track(box: Corrected) -> None:
    """1.1."""
    box.number(("track", "length"), 1, MOST)


_box = Corrector(__package__, _calendar, _map, _cards, _units, _leaders, _opposition, _track)
check, parse = _box.check, _box.parse
