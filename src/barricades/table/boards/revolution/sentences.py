"""The sentences of the twin, the board in words, about characters, bids and areas."""

from __future__ import annotations

from collections.abc import Iterable

from ....games.revolution.box import KINDS
from ....words import Words
from .cards import Card
from .news import Offer
from .places import Building


def tokens(words: Words, counts: Iterable[int], id: str = "board-tokens", **facts: str) -> str:
    """Tokens of all kinds: 1 Force and 2 Gold."""
    return words.text(id, **dict(zip(KINDS, counts, strict=True)), **facts)


def gives(words: Words, card: Card) -> list[str]:
    """5.4 to 5.8: what the winner of a character gets."""
    text, found = words.text, []
    if card.support:
        found.append(text("board-gives-support", support=card.support))
    if any(card.grants):
        found.append(tokens(words, card.grants))
    if card.area:
        full = f" ({text('board-full')})" if card.is_full else ""
        found.append(text("board-gives-influence", area=card.area) + full)
    if card.power:
        found.append(text(f"board-power-{card.power}"))
    return found


def immune(words: Words, card: Card) -> list[str]:
    """4.4: what a character refuses."""
    return [words.noun("kind", kind) for kind in card.immune]


def bids(words: Words, card: Card) -> list[str]:
    """The viewer's bid on a character; else the bids that were opened there last."""
    if card.tokens:
        return own(words, card)
    opened = [offer(words, plate.offer) for plate in card.offers]
    return [words.text("board-no-bid")] if card.is_neglected else opened


def own(words: Words, card: Card) -> list[str]:
    """What the viewer has laid on a character."""
    kinds = [token.kind for token in card.tokens]
    counts = [kinds.count(kind) for kind in KINDS]
    return [tokens(words, counts, "board-own-bid")] if kinds else []


def offer(words: Words, offer: Offer) -> str:
    """A bid, and how it compares with the others."""
    return tokens(words, offer.tokens, f"board-offer-{offer.standing}", side=offer.side)


def leader(words: Words, building: Building) -> str:
    """7.3: who leads in an area, and whether that is for good."""
    text = words.text
    if not building.leader:
        return text("board-tied" if building.is_tied else "board-nobody")
    locked = f", {text('board-locked')}" if building.is_locked else ""
    return words.noun("side", building.leader) + locked
