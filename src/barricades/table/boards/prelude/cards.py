"""Cards at reading size: those in play, and those in the Pool as three fans by side."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from markupsafe import Markup

from ....games.prelude import decks
from ....games.prelude.box import NEUTRAL, Box
from ....games.prelude.language import reading
from ....words import Words
from .. import KEPT, Scene
from .facts import box_of
from .news import changed

FANS = ("revolutionary", NEUTRAL, "government")


@dataclass(frozen=True, eq=False)
class Card:
    """What stands on a card, in words; made once for what it depends on."""

    number: str
    side: str
    title: str
    points: int
    die: str
    needs: str
    is_met: bool | None  # None if nobody can tell, or need not
    event: str
    notes: tuple[str, ...]
    source: str
    owner: str  # of a card in play that is nobody's own: whose it is
    is_new: bool
    pointer: Markup


def card(scene: Scene, number: str) -> Card:
    """3.3: a card by its number, and whether its needs are met now."""
    view, pointer = scene.view, scene.thing("card", number)
    is_met, owner = view["met"].get(number), view["in_play"].get(number, "")
    is_new = number in changed(scene)
    return _card(scene.words, box_of(scene), number, is_met, owner, is_new, pointer)


@lru_cache(KEPT)
def _card(
    words: Words,
    box: Box,
    number: str,
    is_met: bool | None,
    owner: str,
    is_new: bool,
    pointer: Markup,
) -> Card:
    facts = box.cards[number]
    return Card(
        number=number,
        side=facts.side,
        title=words.noun("card", number),
        points=facts.points,
        die=words.text("face-die", die=facts.die),
        needs=words.phrase(*reading.needs(facts)),
        is_met=is_met,
        event=words.phrase(*reading.event(facts)),
        notes=tuple(_notes(words, facts)),
        source=facts.sources["event"],
        owner=owner if facts.side == NEUTRAL else "",
        is_new=is_new,
        pointer=pointer,
    )


def _notes(words: Words, facts: decks.Card) -> Iterator[str]:
    """How long it stays, and when it goes for good."""
    if facts.stays:
        yield words.text(f"face-stays-{facts.stays}")
    if facts.starred:
        yield words.text("face-starred")


def fans(scene: Scene) -> dict[str, list[Card]]:
    """The cards that lie open, by where they lie: `pool-<side>` for the Pool, and the rest."""
    view = scene.view
    pool = [card(scene, number) for number in view["pool"]]
    known = [
        card(scene, number)
        for side, hand in view["hands"].items()
        if side != scene.side
        for number in hand["cards"]
    ]
    return {
        "playing": [card(scene, number) for number in view["playing"]],
        "in-play": [card(scene, number) for number in view["in_play"]],
        **{f"pool-{side}": [one for one in pool if one.side == side] for side in FANS},
        "coming": [card(scene, number) for number in view["coming"]],
        "known": known,
    }
