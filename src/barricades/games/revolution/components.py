"""An owner's corrections of the box: checked before they are played with."""

from __future__ import annotations

from collections.abc import Iterable

from ...core.corrections import Corrected, Tables, kind
from ...core.lines import Path
from ..boxes import Corrector, tables
from .box import KINDS
from .options import COLOURS

POWERS = ("spy", "apothecary")  # 5.7, 5.8
FEWEST = 3  # 2.1: sides
SPACES = 25  # 1.3: the most that an area has
TOKENS = 9  # 1.5, 2.2: the most of one kind that a character gives, or that a side begins with
MOST = 99  # of support, cubes and the bank: nothing in the box has three digits


def _names(table: str) -> list[str]:
    """The characters in their order, or the areas: an owner cannot change which there are."""
    return [name for name in tables(__package__)[table] if name != "source"]


def _characters(box: Corrected) -> None:
    """1.5: what each of the twelve gives, and which tokens it does not take."""
    for name in _names("characters"):
        character = ("characters", name)
        box.number((*character, "support"), 0, MOST)
        for token in KINDS:
            box.number((*character, token), 0, TOKENS)
        _one_or_none(box, (*character, "area"), _names("areas"))
        _one_or_none(box, (*character, "power"), POWERS)
        for immunity in box.items((*character, "immune")):
            _text(box, immunity)
            box.one_of(immunity, KINDS)
        box.distinct((*character, "immune"))


def _one_or_none(box: Corrected, field: Path, known: Iterable[str]) -> None:
    if box.at(field):
        box.one_of(field, known)


def _text(box: Corrected, field: Path) -> None:
    """Where our own list is empty, an owner's may hold anything."""
    if (found := kind(box.at(field))) != "text":
        raise box.own.wrong("bad-type", field, found=found, wanted="text")


def _powers(box: Corrected) -> None:
    """5.7, 5.8: no power is given by two."""
    for power in POWERS:
        fields = [("characters", name, "power") for name in _names("characters")]
        holders = [field for field in fields if box.at(field) == power]
        if holders[1:]:
            raise box.own.wrong("bad-repeat", holders[1], holders[0], found=power)


def _takers(box: Corrected) -> None:
    """4.3, 4.4: no token is ever left that nobody takes.

    Force is laid first and Gold last, and no sixth character is offered that would leave a kind of
    token without a taker. So one dead end remains: Force lies on five who take nothing else, and
    there is no sixth who takes both Blackmail and Gold. If anybody takes these two, there is none.
    """
    for kinds in (*[(token,) for token in KINDS], KINDS[1:]):
        if not _taking(kinds, box.tables):
            lost = [("characters", n, "immune") for n in _taking(kinds, tables(__package__))]
            raise box.own.wrong("bad-takers", ("characters",), *lost, kinds=kinds)


def _taking(kinds: tuple[str, ...], box: Tables) -> list[str]:
    """The characters who take each of these kinds of token."""
    immune = {name: {*box["characters"][name]["immune"]} for name in _names("characters")}
    return [name for name in immune if immune[name].isdisjoint(kinds)]


def _areas(box: Corrected) -> None:
    """1.3."""
    for name in _names("areas"):
        box.number(("areas", name, "support"), 0, MOST)
        box.number(("areas", name, "spaces"), 1, SPACES)


def _influence(box: Corrected) -> None:
    """5.6, 7.1: every area can be filled, through a character who takes some token."""
    for area in _names("areas"):
        if not _giving(area, box.tables):
            giver = _giving(area, tables(__package__))[0]
            changed = "immune" if box.at(("characters", giver, "area")) == area else "area"
            raise box.own.wrong("bad-influence", ("characters", giver, changed), area=area)


def _giving(area: str, box: Tables) -> list[str]:
    """The characters who give influence in this area, and can be won."""
    can_be_won = {name for token in KINDS for name in _taking((token,), box)}
    givers = [name for name in _names("characters") if box["characters"][name]["area"] == area]
    return [name for name in givers if name in can_be_won]


def _tokens(box: Corrected) -> None:
    """1.6, 2.2, 7.2: the bank has the first tokens of four sides, and each has at least one."""
    hands = [("tokens", "hand", token) for token in KINDS]
    for token, hand in zip(KINDS, hands, strict=True):
        box.number(hand, 0, TOKENS)
        box.number(("tokens", "bank", token), len(COLOURS) * box.at(hand), MOST, hand)
        box.number(("tokens", "support", token), 0, MOST)
    if not any(box.at(hand) for hand in hands):
        most = TOKENS * len(KINDS)
        raise box.own.wrong("bad-number", ("tokens", "hand"), *hands, found=0, least=1, most=most)


def _cubes(box: Corrected) -> None:
    """1.4, 7.1: even three sides have enough cubes to fill the town."""
    each, spaces = ("cubes", "each"), [("areas", name, "spaces") for name in _names("areas")]
    least = -(-sum(box.at(field) for field in spaces) // FEWEST)
    box.number(each, least, MOST, *([] if each in box.own.lines else spaces))


_box = Corrector(__package__, _characters, _powers, _takers, _areas, _influence, _tokens, _cubes)
check, parse = _box.check, _box.parse
