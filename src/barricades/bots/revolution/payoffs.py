"""What bids pay: each side's chance to win the game, as it looks after the round."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .outlook import chances, prospects
from .position import Bid, Position
from .resolution import NOBODY, Resolution, winner
from .schemers import Schemers


class Payoffs:
    """The round as a game of its own: everybody makes a whole bid, then all are paid."""

    def __init__(self, p: Position) -> None:
        self.schemers = Schemers(p)
        self.resolution = Resolution(p, self.schemers.best)
        self.found: dict[tuple[int, ...], list[float]] = {}

    def of(self, bids: Sequence[Bid]) -> list[float]:
        """What each side is paid for these bids."""
        return self._paid([winner(offers) for offers in zip(*bids, strict=True)], bids)

    def against(self, side: int, bids: Sequence[Bid], tried: Iterable[Bid]) -> list[float]:
        """What a side is paid for each bid it tries, while the others' are these."""
        without = [*bids]
        without[side] = (0,) * len(bids[side])
        columns = [*zip(*without, strict=True)]
        highest, winners = [*map(max, columns)], [*map(winner, columns)]
        paid = []
        for bid in tried:
            won = winners[:]
            for name, (offer, other) in enumerate(zip(bid, highest, strict=True)):
                if offer and offer >= other:
                    won[name] = side if offer > other else NOBODY
            without[side] = bid
            paid.append(self._paid(won, without)[side])
        return paid

    def _paid(self, winners: list[int], bids: Sequence[Bid]) -> list[float]:
        """Unless tokens are refunded or scarce, all is said by who has won whom."""
        if not self.resolution.only_winners_count:
            return self._judge(winners, bids)
        key = tuple(winners)
        paid = self.found.get(key)
        if paid is None:
            paid = self.found[key] = self._judge(winners, bids)
        return paid

    def _judge(self, winners: list[int], bids: Sequence[Bid]) -> list[float]:
        after = self.resolution.settle(winners, bids)
        return chances(prospects(after), after.empty)
