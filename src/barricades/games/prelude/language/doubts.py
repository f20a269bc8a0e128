"""What an author should look at again: events that can be played, and do nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ....core import Phrase
from . import nodes as n
from .reading import FOE

if TYPE_CHECKING:
    from ..decks import Card

OWNERS = {  # 7.0: a Party has cubes and an Organization of one side only
    "radical": "revolutionary",
    "socialist": "revolutionary",
    "liberal": "government",
    "monarchist": "government",
}


def doubts(card: Card) -> tuple[Phrase, ...]:
    """What is empty in a card's event, or idle whichever side carries it out."""
    if not card.event:
        return (Phrase("doubt-empty"),)
    sides = (card.side,) if card.side in FOE else tuple(FOE)
    found = [dict.fromkeys(_idle(card.event, side)) for side in sides]
    return tuple([Phrase("doubt-idle", effect=str(node)) for node in found[0] if node in found[-1]])


def _idle(event: n.Event, you: str) -> Iterator[n.Effect]:
    """The effects that can do nothing if this side carries out the event."""
    for effect in event:
        if _is_idle(effect, you):
            yield effect
        match effect:
            case n.As(who) if who in FOE:
                yield from _idle(effect.event, who)
            case n.As(who="they"):
                yield from _idle(effect.event, FOE[you])
            case n.As() | n.Bid():  # either player
                others = [*_idle(effect.event, FOE[you])]
                yield from [node for node in _idle(effect.event, you) if node in others]
            case _:
                for block in n.inner(effect):
                    yield from _idle(block, you)


def _is_idle(effect: n.Effect, you: str) -> bool:
    """Whether it is about Parties alone, and about a side that has nothing there."""
    match effect:
        case n.Add() | n.Remove() | n.Disband():
            whose = you if effect.who == "you" else FOE[you]
        case n.Organize():
            whose = you
        case n.Level():  # in a Party nobody can catch up with anybody
            return bool(effect.places.names) and all(p in OWNERS for p in effect.places.names)
        case _:
            return False
    names = effect.places.names
    return bool(names) and all(OWNERS.get(place, whose) != whose for place in names)
