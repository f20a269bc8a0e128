"""Faces: what stands on each card (3.3), and where it comes from."""

from __future__ import annotations

from collections.abc import Iterator

from ...core import Face, Phrase
from .decks import FIELDS, Card, Pack, printed, with_pack
from .language import reading

SOURCES = ("printed", "inferred", "ours", "yours")


def faces(pack: Pack) -> dict[str, Face]:
    """All cards, an owner's own in the place of ours."""
    return {number: face(card) for number, card in with_pack(pack).items()}


def face(card: Card) -> Face:
    """3.3: whose it is, its points and its die; prerequisite and event; all else."""
    brief = (
        Phrase(f"owner-{card.side}"),
        Phrase("face-points", points=card.points),
        Phrase("face-die", die=card.die),
    )
    text = (*reading.needs(card), *reading.event(card))
    return Face(card.deck, brief, text, tuple(_notes(card)))


def _notes(card: Card) -> Iterator[Phrase]:
    """How long it stays, when it comes and goes, what is behind it, and whose word it is."""
    if card.stays:
        yield Phrase(f"face-stays-{card.stays}")
    if card.enters:
        yield Phrase("face-enters", turn=card.enters)
    if card.starred:
        yield Phrase("face-starred")
    if card.title == printed()[card.number].title:
        yield Phrase(f"history-{card.number}")
    for source in SOURCES:
        if fields := tuple(f for f in FIELDS if card.sources[f] == source and _is_there(card, f)):
            yield Phrase(f"face-sources-{source}", fields=fields)


def _is_there(card: Card, field: str) -> bool:
    """Whether a card has something to say in this field, or our silence is worth a word."""
    return bool(getattr(card, field)) or card.sources[field] in ("printed", "inferred")
