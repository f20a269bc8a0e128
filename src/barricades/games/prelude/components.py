"""An owner's corrections of the box: checked before they are played with."""

from __future__ import annotations

from ...core.corrections import Corrected, kind
from ...core.lines import Path
from ..boxes import Corrector, tables
from .box import SIDES

SUBTYPES = ("worker", "military", "urban")
DISTRICT, PARTY = 9, 12  # 6.0, 7.0: the most boxes that a side has there
COST = 9  # 10.1: the most that a box costs beyond the base
ROUNDS = 12  # 2.0: the most in a Turn
CARDS = 12  # 2.2: the most in a hand, and the most that go to the Pool
TRACK = 30  # 5.0, 11.0, 12.0: the longest track
MOST = 99  # of points: nothing in the box has three digits

END = ("tracks", "end")
ROUNDS_OF_A_TURN = ("turns", "rounds")
WORLD_MOST, MAJORITY = ("advantage", "world_most"), ("advantage", "majority")
OPPORTUNITY_MOST = ("tracks", "opportunity_most")


def _names(table: str) -> list[str]:
    """Districts, Parties or Turns: an owner cannot change which there are."""
    return [name for name, entry in tables(__package__)[table].items() if type(entry) is dict]


def _length(box: Corrected, field: Path, least: int, most: int) -> None:
    if not least <= (found := len(box.at(field))) <= most:
        raise box.own.wrong("bad-length", field, found=found, least=least, most=most)


def _numbers(box: Corrected, field: Path, least: int, most: int) -> None:
    for number in box.items(field):
        box.number(number, least, most)


def _fixed(box: Corrected, field: Path) -> None:
    """What is printed and named by other rules stays as it is."""
    table, name, key = field
    box.one_of(field, [tables(__package__)[str(table)][name][key]])


def _districts(box: Corrected) -> None:
    """6.0, 10.1.1: of three subtypes, each with boxes for both sides."""
    for name in _names("districts"):
        box.one_of(("districts", name, "subtype"), SUBTYPES)
        for side in SIDES:
            _length(box, ("districts", name, side), 1, DISTRICT)
            _numbers(box, ("districts", name, side), 0, COST)


def _connections(box: Corrected) -> None:
    """6.0: written with Worker and Military Districts, they lead to Urban ones."""
    names = _names("districts")
    urban = [name for name in names if box.at(("districts", name, "subtype")) == "urban"]
    for name in names:
        field = ("districts", name, "next")
        if name in urban:
            box.count(field, 0)
        for neighbour in box.items(field):
            _text(box, neighbour)
            box.one_of(neighbour, urban, ("districts", box.at(neighbour), "subtype"))
        box.distinct(field)


def _text(box: Corrected, field: Path) -> None:
    """Where our own list is empty, an owner's may hold anything."""
    if (found := kind(box.at(field))) != "text":
        raise box.own.wrong("bad-type", field, found=found, wanted="text")


def _parties(box: Corrected) -> None:
    """7.0, 10.1.2: each side keeps its moderate and its extremist one."""
    for name in _names("parties"):
        _fixed(box, ("parties", name, "side"))
        _fixed(box, ("parties", name, "wing"))
        _length(box, ("parties", name, "boxes"), 1, PARTY)
        _numbers(box, ("parties", name, "boxes"), 0, COST)


def _start(box: Corrected) -> None:
    """2.1: there is a box for every cube, and in a Party only for those of its side."""
    for name in (*_names("districts"), *_names("parties")):
        box.count(("start", name), len(SIDES))
    for at, side in enumerate(SIDES):
        for name in _names("districts"):
            boxes = ("districts", name, side)
            box.number(("start", name, at), 0, len(box.at(boxes)), boxes)
        for name in _names("parties"):
            boxes, owner = ("parties", name, "boxes"), box.at(("parties", name, "side"))
            box.number(("start", name, at), 0, len(box.at(boxes)) * (owner == side), boxes)


def _turns(box: Corrected) -> None:
    """2.0, 2.2, 7.2: each Turn keeps its deck; its Sessions are in its rounds, one by one."""
    box.number(ROUNDS_OF_A_TURN, 1, ROUNDS)
    for name in _names("turns"):
        _fixed(box, ("turns", name, "deck"))
        box.number(("turns", name, "pool"), 0, CARDS)
        before = 0
        for number in box.items(("turns", name, "sessions")):
            box.number(number, before + 1, box.at(ROUNDS_OF_A_TURN), ROUNDS_OF_A_TURN)
            before = box.at(number)


def _scoring(box: Corrected) -> None:
    """5.0 to 5.2: level, nobody is favoured."""
    box.number(("scoring", "steps"), 1, TRACK)
    for track in ("districts", "organizations"):
        _length(box, ("scoring", track), 2, TRACK)
        box.number(("scoring", track, 0), 0, 0)
        _numbers(box, ("scoring", track), 0, MOST)


def _advantage(box: Corrected) -> None:
    """5.3, 5.4: World Affairs start on the Government's side if the number is above 0."""
    box.number(WORLD_MOST, 1, TRACK)
    box.number(("advantage", "world"), -box.at(WORLD_MOST), box.at(WORLD_MOST), WORLD_MOST)
    box.number(MAJORITY, 0, MOST)
    box.number(("advantage", "dominance"), box.at(MAJORITY), MOST, MAJORITY)


def _tracks(box: Corrected) -> None:
    """2.1, 2.6, 8.0: no marker starts where the game or the reign ends."""
    box.number(END, 2, TRACK)
    box.number(("tracks", "unrest"), 0, box.at(END) - 1, END)
    box.number(("tracks", "prestige"), 1, box.at(END) - 1, END)
    box.number(OPPORTUNITY_MOST, 0, MOST)
    for key in ("opportunity", "opportunity_gain"):
        box.number(("tracks", key), 0, box.at(OPPORTUNITY_MOST), OPPORTUNITY_MOST)
    box.number(("tracks", "victory"), 1, MOST)
    box.number(("tracks", "hand"), 1, CARDS)
    box.number(("preparations", "start"), 0, COST)


def _modifiers(box: Corrected) -> None:
    """11.0, 12.0: one for every space of the track, 0 included."""
    for track in ("unrest", "prestige"):
        field = ("modifiers", track)
        if (found := len(box.at(field))) != (wanted := box.at(END) + 1):
            raise box.own.wrong("bad-count", field, END, found=found, wanted=wanted)
        _numbers(box, field, 0, COST)


_box = Corrector(
    __package__,
    _districts,
    _connections,
    _parties,
    _start,
    _turns,
    _scoring,
    _advantage,
    _tracks,
    _modifiers,
)
check, parse = _box.check, _box.parse
