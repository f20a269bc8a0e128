"""Cards and what they do: those in hand, and those that are open."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from markupsafe import Markup

from ....games.prelude import decks, faces
from ....games.prelude.box import FOE, NEUTRAL, Box
from ....games.prelude.language import reading
from ....play.prospects.prelude import idle
from ....words import Words
from .. import MAX_VALUES, Scene
from . import effects
from .facts import box_of, open_game
from .marks import Group, Row, cut, lines
from .news import changed
from .signs import DICE

ROOM, DENSE = 7.6, 9.1  # how wide a small card is by the height of its text, if that is small
WITHOUT, WITH_NEEDS = (4, 3), (3, 2)  # how many lines of small and of larger text it has room for


@dataclass(frozen=True, eq=False)
class Card:
    """A card in words. Cached, so it is equal to itself alone."""

    number: str
    side: str
    title: str
    points: int
    die: str
    die_sign: str
    needs: str
    needs_row: Group
    is_met: bool | None  # None if nobody can tell, or need not
    event: str
    event_row: Row
    brief: Row  # as much of it as a small card has room for
    is_dense: bool  # that is written small
    has_idle: bool  # some of it could change nothing now
    whose: str  # who gets the event
    notes: tuple[str, ...]
    sources: tuple[str, ...]  # whose word which of its fields is
    owner: str  # of a card in play that is nobody's own: whose it is
    is_new: bool
    pointer: Markup


def card(scene: Scene, number: str) -> Card:
    """3.3: a card, whether its needs are met now, and which of its effects would change nothing."""
    view, pointer = scene.view, scene.thing("card", number)
    is_met, owner = view["met"].get(number), view["in_play"].get(number, "")
    is_new = number in changed(scene)
    viewer, nothing = scene.side or "", _idle(scene, number) if is_met else frozenset()
    return _card(
        scene.words, box_of(scene), number, viewer, is_met, nothing, owner, is_new, pointer
    )


def _idle(scene: Scene, number: str) -> frozenset[int]:
    """R51: the effects that could change nothing if the viewer played the card now."""
    side = box_of(scene).side[number]
    return idle(open_game(scene), number, str(scene.side) if side == NEUTRAL else side)


@lru_cache(MAX_VALUES)
def _card(
    words: Words,
    box: Box,
    number: str,
    viewer: str,
    is_met: bool | None,
    nothing: frozenset[int],
    owner: str,
    is_new: bool,
    pointer: Markup,
) -> Card:
    facts = box.cards[number]
    row = effects.event(words, box, facts, nothing)
    high, low = WITH_NEEDS if facts.needs else WITHOUT
    is_dense = lines(row, ROOM) > low
    return Card(
        number=number,
        side=facts.side,
        title=words.noun("card", number),
        points=facts.points,
        die=words.text("face-die", die=facts.die),
        die_sign=DICE.get(facts.die, facts.die),
        needs=words.phrase(*reading.needs(facts, viewer or None)),
        needs_row=effects.needs(words, box, facts),
        is_met=is_met,
        event=words.phrase(*reading.event(facts, viewer or None)),
        event_row=row,
        brief=cut(row, DENSE, high) if is_dense else row,
        is_dense=is_dense,
        has_idle=bool(nothing),
        whose=_whose(words, facts.side, viewer),
        notes=tuple(_notes(words, facts)),
        sources=tuple(_sources(words, facts)),
        owner=owner if facts.side == NEUTRAL else "",
        is_new=is_new,
        pointer=pointer,
    )


def _whose(words: Words, side: str, viewer: str) -> str:
    """3.1: who gets the event."""
    if side == NEUTRAL:
        return words.text("board-event-any")
    if viewer not in FOE:
        return words.noun("side", side)
    return words.text("board-event-yours" if side == viewer else "board-event-theirs")


def _notes(words: Words, facts: decks.Card) -> Iterator[str]:
    """How long it stays, and when it goes for good."""
    if facts.stays:
        yield words.text(f"face-stays-{facts.stays}")
    if facts.starred:
        yield words.text("face-starred")


def _sources(words: Words, facts: decks.Card) -> Iterator[str]:
    """Whose word it is: printed, deduced, ours, or out of a pack."""
    for phrase in faces.face(facts).notes:
        if phrase.id.startswith("face-sources-"):
            yield words.clause(phrase)


def piles(scene: Scene) -> dict[str, tuple[Card, ...]]:
    """The cards that are open or known, by the name of their pile."""
    view = scene.view
    known = [
        number
        for side, hand in view["hands"].items()
        if side != scene.side
        for number in hand["cards"]
    ]
    lie = {
        "playing": view["playing"],
        "in-play": view["in_play"],
        "pool": view["pool"],
        "coming": view["coming"],
        "known": known,
    }
    return {name: tuple(card(scene, at) for at in numbers) for name, numbers in lie.items()}
