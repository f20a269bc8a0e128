"""The cards: read from the files of the decks, and from what an owner of the box has typed in."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from importlib.resources import files
from typing import Any

from ...core.cards import Packs
from .language import limits, nodes, parse

DECKS = {
    "years-of-turmoil": range(1, 47),
    "great-war": range(101, 151),
    "collapse": range(201, 261),
    "provisional-government": range(301, 315),
    "key-events": range(401, 412),
}
FIELDS = (
    "number",
    "title",
    "side",
    "points",
    "die",
    "needs",
    "stays",
    "starred",
    "enters",
    "event",
)
TRACKS = ("districts", "organizations", "world", "duma")

Pack = Mapping[str, Mapping[str, Any]]  # by number: the fields of a card, as in the file


@dataclass(frozen=True, slots=True)
class Card:
    """3.3: what stands on a card. A prerequisite that is None is always met."""

    number: str
    title: str
    deck: str
    side: str
    points: int
    die: str
    needs: nodes.Condition | None
    stays: str
    starred: bool
    enters: str
    event: nodes.Event
    sources: Mapping[str, str]  # by field: printed, inferred, ours; or yours, out of a pack
    weighs_on: tuple[str, ...] = ()  # cards whose rolls are 1 lower while this one is in play


def deck_of(number: int) -> str:
    """The deck that holds this number."""
    return next(deck for deck, numbers in DECKS.items() if number in numbers)


def made(fields: Mapping[str, Any]) -> Card:
    """The card with these fields."""
    known = {
        **dict.fromkeys(fields.get("inferred", ()), "inferred"),
        **dict.fromkeys(fields.get("printed", ()), "printed"),
    }
    needs = fields.get("needs", "")
    return Card(
        number=str(fields["number"]),
        title=fields["title"],
        deck=deck_of(fields["number"]),
        side=fields["side"],
        points=fields["points"],
        die=fields["die"],
        needs=parse.condition(needs) if needs else None,
        stays=fields.get("stays", ""),
        starred=fields.get("starred", False),
        enters=fields.get("enters", ""),
        event=parse.event(fields["event"]),
        sources={field: known.get(field, "ours") for field in FIELDS},
    )


@lru_cache
def printed() -> Mapping[str, Card]:
    """The cards of our own files, by number."""
    return _weighed({card.number: card for card in _files()})


def _files() -> Iterator[Card]:
    for deck in DECKS:
        text = (files(__package__) / "cards" / f"{deck}.toml").read_text("utf-8")
        yield from map(made, tomllib.loads(text)["card"])


def _weighed(cards: Mapping[str, Card]) -> dict[str, Card]:
    """The cards, each with those whose rolls it weighs on."""
    weighs: dict[str, list[str]] = {}
    for card in cards.values():
        for node in limits.within(card.event):
            for heavy in node.less if isinstance(node, nodes.Roll) else ():
                weighs.setdefault(heavy, []).append(card.number)
    on = {number: tuple(dict.fromkeys(weighs.get(number, ()))) for number in cards}
    return {
        number: card if card.weighs_on == on[number] else replace(card, weighs_on=on[number])
        for number, card in cards.items()
    }


def with_pack(pack: Pack) -> Mapping[str, Card]:
    """Our cards, those of an owner's pack instead of ours where they have the same number."""
    return _weighed({**printed(), **own(pack)}) if pack else printed()


def _own(pack: Pack) -> Mapping[str, Card]:
    yours = dict.fromkeys(FIELDS, "yours")
    cards = (made({"number": int(number), **fields}) for number, fields in pack.items())
    return {card.number: replace(card, sources=yours) for card in cards}


own = Packs(_own)  # the cards of a pack alone, by number
