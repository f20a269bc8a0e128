"""The sentences of the twin, the board in words: no more and no less than is drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from .. import Scene
from .cards import card_label
from .facts import box_of, objective
from .hand import held
from .places import Quarter
from .sides import Side
from .tokens import Token
from .tracks import Month


def present(scene: Scene, quarter: Quarter) -> list[str]:
    """Who is in a quarter."""
    return each(scene, (token for token, _ in quarter.tokens))


def each(scene: Scene, tokens: Iterable[Token]) -> list[str]:
    """Tokens one by one; identical ones are counted."""
    counted = Counter(_token(scene, token) for token in tokens)
    return [
        item if count == 1 else scene.words.text("list-several", count=count, item=item)
        for item, count in counted.items()
    ]


def _token(scene: Scene, token: Token) -> str:
    face = "exhausted" if token.is_tired else "fresh"
    if not token.title:
        return scene.words.text("board-token", token=token.name, face=face)
    fresh, exhausted = box_of(scene).strength[token.name]
    return scene.words.text(
        "board-leader-token", token=token.name, face=face, fresh=fresh, exhausted=exhausted
    )


def at_stake(scene: Scene, quarter: Quarter) -> list[str]:
    """Unrest, known objectives, and the objective markers in a quarter."""
    markers = [scene.words.text("board-marker", number=number) for number in quarter.markers]
    return [*(stake.label for stake in quarter.stakes), *markers]


def brings(scene: Scene, month: Month) -> list[str]:
    """What a month brings, and who waits for it."""
    unrest = scene.words.text("board-unrest-worth", points=month.unrest)
    return [unrest, *each(scene, (token for token, _ in month.waiting))]


def goal(scene: Scene, side: Side) -> str:
    """The objective of a side, as far as it may be known."""
    if card := objective(scene, side.name):
        return card_label(scene.words, box_of(scene), card)
    return scene.words.text("board-face-down" if side.has_objective else "board-none")


def in_hand(scene: Scene, side: Side) -> list[str]:
    """What a side holds: the viewer's own cards by name, others by number."""
    if side.name == scene.view["side"]:
        return [card.label for card in held(scene)]
    count = scene.words.text("board-cards", count=side.cards)
    return [count, *(card.label for card in side.leader_cards)]


def discarded(scene: Scene) -> list[str]:
    """The command cards on the discard pile."""
    return [scene.words.noun("card", card) for card in scene.view["discard"]]
