"""The best that a side can bid, if it is known what the others might."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from heapq import nlargest

from .bids import moved
from .learning import Learning
from .position import Bid, Board


class Response:
    """Bids of a side, and what each is paid on average over these bids of all others."""

    def __init__(
        self, learning: Learning, board: Board, side: int, meetings: Sequence[Sequence[Bid]]
    ) -> None:
        self.learning, self.board, self.side, self.meetings = learning, board, side, meetings
        self.paid: dict[Bid, float] = {}

    def weigh(self, bids: Iterable[Bid]) -> None:
        """These are known from now on."""
        new = [bid for bid in dict.fromkeys(bids) if bid not in self.paid]
        if new:
            paid = self.learning.weigh(self.side, self.meetings, new)
            self.paid |= zip(new, paid, strict=True)

    def best(self, count: int) -> list[Bid]:
        """Those of the bids known that pay most, the best first."""
        return nlargest(count, self.paid, key=self.paid.__getitem__)

    def climb(self, front: int, steps: int | None = None, begun: Bid | None = None) -> None:
        """Try all that differ by the place of one token from the best, not moving what was begun.

        That goes on from the new best ones, for so many steps, or until there are none.
        """
        fixed, best = begun or (0,) * len(self.board.characters), self.best(front)
        while steps is None or steps > 0:
            self.weigh(other for bid in best for other in moved(self.board, bid, fixed))
            before, best = best, self.best(front)
            if best == before:
                break
            steps = None if steps is None else steps - 1
