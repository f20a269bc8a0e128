"""Sides: the support of each, its open hand, and how far it has bid (1.2, 3.2)."""

from __future__ import annotations

from dataclasses import dataclass

from .. import Scene
from .facts import box_of, title_of_earned
from .news import gains


@dataclass(frozen=True)
class Side:
    """A side as everybody sees it."""

    name: str
    support: int
    gained: int
    hand: tuple[int, ...]
    earned: tuple[int, ...]
    title_of_earned: str  # the message
    laid: int  # of the hand, this many tokens lie face down
    bids: bool  # 4.1: it lays tokens now, or has laid them all
    cubes: int  # not yet on the board
    is_mine: bool
    has_won: bool

    @property
    def has_sealed(self) -> bool:
        """4.1: whether all its tokens are laid face down."""
        return self.bids and self.laid == sum(self.hand)


def sides(scene: Scene) -> tuple[Side, ...]:
    """All sides, in the order they sit in."""
    view, gained = scene.view, gains(scene)
    most = max(view["support"].values())
    return tuple(
        Side(
            name=side,
            support=support,
            gained=gained[side],
            hand=tuple(view["hands"][side]),
            earned=tuple(view["earned"][side]),
            title_of_earned=title_of_earned(scene),
            laid=_count(view["bids"][side]),
            bids=view["phase"] == "bidding" and sum(view["hands"][side]) > 0,
            cubes=box_of(scene).cubes - sum(cubes.count(side) for cubes in view["cubes"].values()),
            is_mine=side == scene.side,
            has_won=bool(view["ended"]) and support == most,
        )
        for side, support in view["support"].items()
    )


def _count(laid: int | list[str]) -> int:
    """Of other sides' bids only the number of tokens is known."""
    return laid if isinstance(laid, int) else len(laid)
