"""Rows of tokens and bids. A row is 24 high, as its signs are, and as long as necessary."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ....games.revolution.box import KINDS
from .news import Offer

SIGN, DIGIT, AIR = 24, 14, 5  # the width of a sign, of a figure, and of what is left free


@dataclass(frozen=True)
class Tally:
    """Tokens of one kind: a figure, if there are several, and the token behind it."""

    kind: str
    count: int
    x: int  # of the figure
    x_token: int


@dataclass(frozen=True)
class Tallies:
    """Tokens of several kinds side by side."""

    items: tuple[Tally, ...]
    length: int

    def height(self, width: int, most: int) -> float:
        """The height of the row if it is to fit into `width`: at most `most`."""
        return round(min(most, SIGN * width / self.length), 1)


@dataclass(frozen=True)
class Plate:
    """A bid, and its place on a card."""

    offer: Offer
    tokens: Tallies
    x: int
    y: int
    width: int
    height: int


def spread(tokens: tuple[int, ...], x: int = 0) -> Tallies:
    """The tokens of each kind side by side, from `x` on."""
    items = []
    for kind, count in zip(KINDS, tokens, strict=True):
        if count:
            figure = DIGIT * len(str(count)) + 1 if count > 1 else 0
            items.append(Tally(kind, count, x, x + figure))
            x += figure + SIGN + AIR
    return Tallies(tuple(items), x)


def plates(offers: Sequence[Offer]) -> tuple[Plate, ...]:
    """One or two bids below each other, three or four in two columns."""
    columns = 1 if len(offers) < 3 else 2
    height = 36 if len(offers) == 1 else 33
    top = 185 if len(offers) == 1 else 169
    return tuple(
        Plate(
            offer,
            spread(offer.tokens, SIGN + (SIGN if offer.standing == "tied" else 2 * AIR)),
            x=3 + 98 * (at % columns),
            y=top + 35 * (at // columns),
            width=194 // columns - columns,
            height=height,
        )
        for at, offer in enumerate(offers)
    )
