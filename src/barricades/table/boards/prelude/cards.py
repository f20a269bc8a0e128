"""Cards at reading size: those in play, and those in the Pool as three fans by side."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....games.prelude.box import NEUTRAL
from ....games.prelude.language import reading
from .. import Scene
from .facts import box_of
from .news import changed

FANS = ("revolutionary", NEUTRAL, "government")


@dataclass(frozen=True)
class Card:
    """What stands on a card, in words."""

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


def card(scene: Scene, number: str) -> Card:
    """3.3: a card by its number, and whether its needs are met now."""
    facts, words = box_of(scene).cards[number], scene.words
    return Card(
        number=number,
        side=facts.side,
        title=words.noun("card", number),
        points=facts.points,
        die=words.text("face-die", die=facts.die),
        needs=words.phrase(*reading.needs(facts)),
        is_met=scene.view["met"].get(number),
        event=words.phrase(*reading.event(facts)),
        notes=tuple(_notes(scene, number)),
        source=facts.sources["event"],
        owner=scene.view["in_play"].get(number, "") if facts.side == NEUTRAL else "",
        is_new=number in changed(scene),
    )


def _notes(scene: Scene, number: str) -> Iterator[str]:
    """How long it stays, and when it goes for good."""
    facts = box_of(scene).cards[number]
    if facts.stays:
        yield scene.words.text(f"face-stays-{facts.stays}")
    if facts.starred:
        yield scene.words.text("face-starred")


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
