"""Packs: cards that an owner of the box has typed in, checked before they are played with.

A pack is written like our own files of cards. As an option of a game it is a table of fields by
card number, and its cards replace ours of the same numbers.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from ...core import Phrase
from ...core.cards import Packs
from ...core.corrections import Corrected, Corrections, corrected, kind
from ...core.corrections import read as read_toml
from ...core.lines import Path
from . import decks
from .box import NEUTRAL, SIDES
from .decks import Pack
from .language import doubts as idle
from .language import limits
from .language.parse import BadEvent, condition, event

LONGEST = 80  # letters of a title
SCALARS = ("whole-number", "truth")  # what a field may be, if it is no text
TURNS = ("early-turmoil", "late-turmoil", "early-war", "late-war", "february", "july")
VALUES: dict[str, tuple[Any, ...]] = {
    "side": (*SIDES, NEUTRAL),
    "points": (2, 4, 6),
    "die": (*decks.TRACKS, *SIDES, "all"),
    "stays": ("turn", "era", "game"),
    "enters": TURNS,
}
LEAST = {"number": 0, "title": "", "side": "", "points": 0, "die": "", "event": ""}
FORM = {"card": [LEAST, {**LEAST, "needs": "", "stays": "", "starred": False, "enters": ""}]}
NUMBERS = frozenset(str(number) for numbers in decks.DECKS.values() for number in numbers)
KEYS = frozenset(map(str, decks.DECKS["key-events"]))


class Read(NamedTuple):
    """What was made of a pack: its fields, checked, and its cards by number."""

    checked: dict[str, Any]
    cards: Mapping[str, decks.Card]


def check(pack: Any) -> dict[str, Any]:
    """The cards that came with a record or from a program."""
    if pack == {}:
        return {}
    own = Corrections({"cards": pack})
    _check_kind(own, ("cards",), pack, "table")
    for number, fields in pack.items():
        if number not in NUMBERS:
            raise own.wrong("bad-card", ("cards", str(number)), found=str(number))
        _check_kind(own, ("cards", number), fields, "table")
        for field, value in fields.items():
            _check_kind(own, ("cards", number, str(field)), value, "text", *SCALARS)
    return dict(_checked(pack))


def _check_kind(own: Corrections, path: Path, value: Any, *wanted: str) -> None:
    if (found := kind(value)) not in wanted:
        raise own.wrong("bad-type", path, found=found, wanted=wanted[0])


def _check_cards(pack: Pack) -> dict[str, Any]:
    listed = [{**fields, "number": int(number)} for number, fields in pack.items()]
    return _playable(Corrections({"card": listed}), "")


_checked = Packs(_check_cards)


def knows(pack: Any) -> bool:
    """Whether a pack was read here lately, and nothing is left to be done for it."""
    return pack == {} or (_checked.knows(pack) and decks.own.knows(_checked(pack)))


def read(pack: Any) -> Read:
    """All that the rules make of a pack. Raises BadComponents if it cannot be played with."""
    checked = check(pack)
    return Read(checked, decks.own(checked))


def keep(pack: Any, found: Read) -> None:
    """What was read of a pack in another process."""
    for written in (pack, found.checked):
        _checked.put(written, found.checked)
    decks.own.put(found.checked, found.cards)


def parse(text: str, file: str) -> dict[str, Any]:
    """The cards in a TOML text."""
    return _playable(read_toml(text, file), text.removeprefix("\ufeff").replace("\r\n", "\n"))


def _playable(own: Corrections, text: str) -> dict[str, Any]:
    """The pack, if every card in it can be played with."""
    box = corrected(FORM, own)
    paths = box.items(("card",)) if "card" in own.tables else []
    for at, path in enumerate(paths):
        number = box.at(path)["number"]
        if str(number) not in NUMBERS:
            raise own.wrong("bad-card", (*path, "number"), found=str(number))
        if number in [box.at(other)["number"] for other in paths[:at]]:
            raise own.wrong("bad-repeat", (*path, "number"), found=str(number))
        _check_fields(box, path)
        _check_words(own, path, box.at(path), text)
    cards = {str(box.at(path)["number"]): box.at(path) for path in paths}
    return {
        number: {field: card[field] for field in decks.FIELDS[1:] if field in card}
        for number, card in sorted(cards.items(), key=lambda item: int(item[0]))
    }


def _check_fields(box: Corrected, path: Path) -> None:
    """Everything but the words of the event language."""
    card, own = box.at(path), box.own
    for field, values in VALUES.items():
        if field in card and card[field] not in values:
            found, known = json.dumps(card[field]), ", ".join(map(str, values))
            raise own.wrong("bad-value", (*path, field), found=found, known=known)
    title: str = card["title"]
    if not (title.isprintable() and title == title.strip() and 0 < len(title) <= LONGEST):
        raise own.wrong("bad-title", (*path, "title"), most=LONGEST)
    is_key = str(card["number"]) in KEYS
    if is_key and "enters" not in card:
        raise own.wrong("bad-missing", path, missing="enters")
    if not is_key and "enters" in card:
        raise own.wrong("bad-entry", (*path, "enters"))
    if not is_key and card["die"] == "all":  # 4.0
        raise own.wrong("bad-dice", (*path, "die"))


def _check_words(own: Corrections, path: Path, card: Mapping[str, Any], text: str) -> None:
    """The event and the prerequisite, in the event language."""
    for field in ("event", "needs"):
        written, at = card.get(field, ""), _place(own, (*path, field), text)
        try:
            if field == "event":
                told = event(written, at)
                limits.check_event(told, NUMBERS, KEYS, card.get("stays", ""))
            elif written:
                limits.check_nodes(condition(written, at), NUMBERS)
        except BadEvent as error:
            raise own.wrong("bad-event", (*path, field)) from error


def _place(own: Corrections, path: Path, text: str) -> tuple[int, int]:
    """The line and column of the file where the text in this field begins."""
    start = sum(map(len, text.splitlines(keepends=True)[: own.line(path) - 1]))
    key = re.compile(rf"""\b{path[-1]}\b["']?\s*=\s*(?:("{{3}}|'{{3}})\n?|["'])""")
    found = key.search(text, start)
    begin = found.end() if found else 0
    return text.count("\n", 0, begin) + 1, begin - text.rfind("\n", 0, begin)


def doubts(pack: Pack) -> dict[str, tuple[Phrase, ...]]:
    """What can be played in a pack, and yet does nothing, by card."""
    cards = decks.with_pack(pack)
    return {number: found for number in pack if (found := idle.doubts(cards[number]))}


def titles(pack: Pack) -> dict[str, str]:
    """What the cards of a pack are called, by their message id."""
    return {f"card-{number}": card["title"] for number, card in pack.items()}
