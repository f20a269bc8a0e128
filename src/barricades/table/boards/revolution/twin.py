"""The board in words: what a drawing says by its place, a table says in full."""

from __future__ import annotations

from collections.abc import Iterable

from ....games.revolution.box import KINDS
from .. import Scene
from .bids import Card
from .town import Building


class Twin:
    """The phrases for what stands in the tables."""

    def __init__(self, scene: Scene) -> None:
        self.words = scene.words

    def tokens(self, counts: Iterable[int], id: str = "board-tokens", **facts: str) -> str:
        """Tokens of all kinds: 1 Force and 2 Gold."""
        return self.words.text(id, **dict(zip(KINDS, counts, strict=True)), **facts)

    def gives(self, card: Card) -> list[str]:
        """5.4 to 5.8: what the winner of a character gets."""
        text, found = self.words.text, []
        if card.support:
            found.append(text("board-gives-support", support=card.support))
        if any(card.grants):
            found.append(self.tokens(card.grants))
        if card.area:
            full = f" ({text('board-full')})" if card.is_full else ""
            found.append(text("board-gives-influence", area=card.area) + full)
        if card.power:
            found.append(text(f"board-power-{card.power}"))
        return found

    def immune(self, card: Card) -> list[str]:
        """4.4: what a character refuses."""
        return [self.words.noun("kind", kind) for kind in card.immune]

    def bids(self, card: Card) -> list[str]:
        """What lies on a character, or what came of it."""
        found = []
        if card.tokens:
            looks = [token.look for token in card.tokens]
            found.append(self.tokens([looks.count(kind) for kind in KINDS], "board-own-bid"))
        for offer in [plate.offer for plate in card.offers]:
            id = f"board-offer-{offer.standing}"
            found.append(self.tokens(offer.tokens, id, side=offer.side))
        return [self.words.text("board-no-bid")] if card.is_neglected else found

    def leader(self, building: Building) -> str:
        """7.3: who leads in an area, and whether that is for good."""
        text = self.words.text
        if not building.leader:
            return text("board-tied" if building.is_tied else "board-nobody")
        locked = f", {text('board-locked')}" if building.is_locked else ""
        return self.words.noun("side", building.leader) + locked
