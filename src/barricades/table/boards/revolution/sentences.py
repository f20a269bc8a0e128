"""Sentences: what the twin, the board in words, says of characters, bids and areas."""

from __future__ import annotations

from collections.abc import Iterable

from ....games.revolution.box import KINDS
from .. import Scene
from .cards import Card
from .places import Building


def tokens(scene: Scene, counts: Iterable[int], id: str = "board-tokens", **facts: str) -> str:
    """Tokens of all kinds: 1 Force and 2 Gold."""
    return scene.words.text(id, **dict(zip(KINDS, counts, strict=True)), **facts)


def gives(scene: Scene, card: Card) -> list[str]:
    """5.4 to 5.8: what the winner of a character gets."""
    text, found = scene.words.text, []
    if card.support:
        found.append(text("board-gives-support", support=card.support))
    if any(card.grants):
        found.append(tokens(scene, card.grants))
    if card.area:
        full = f" ({text('board-full')})" if card.is_full else ""
        found.append(text("board-gives-influence", area=card.area) + full)
    if card.power:
        found.append(text(f"board-power-{card.power}"))
    return found


def immune(scene: Scene, card: Card) -> list[str]:
    """4.4: what a character refuses."""
    return [scene.words.noun("kind", kind) for kind in card.immune]


def bids(scene: Scene, card: Card) -> list[str]:
    """What lies on a character, or what came of it."""
    found = []
    if card.tokens:
        looks = [token.look for token in card.tokens]
        found.append(tokens(scene, [looks.count(kind) for kind in KINDS], "board-own-bid"))
    for offer in [plate.offer for plate in card.offers]:
        id = f"board-offer-{offer.standing}"
        found.append(tokens(scene, offer.tokens, id, side=offer.side))
    return [scene.words.text("board-no-bid")] if card.is_neglected else found


def leader(scene: Scene, building: Building) -> str:
    """7.3: who leads in an area, and whether that is for good."""
    text = scene.words.text
    if not building.leader:
        return text("board-tied" if building.is_tied else "board-nobody")
    locked = f", {text('board-locked')}" if building.is_locked else ""
    return scene.words.noun("side", building.leader) + locked
