"""The best that the Spy and the Apothecary can do for a side, found quickly.

To win more often a side wants support for itself and none for those who are likely to win: by how
much, is taken from the chances before the round.
"""

from __future__ import annotations

from functools import cache
from math import inf

from .outlook import chances, promise, prospects
from .position import Counts, Position
from .powers import Deed, is_locked, put

ALIKE = 1e-9  # what brings so little more is as good


class Schemers:
    """What every side would do with a power in this round."""

    def __init__(self, p: Position) -> None:
        self.board, self.sides = p.board, p.board.sides
        before = chances(prospects(p), max(p.empty, 1))
        self.stakes = [[(i == who) - before[i] for i in self.sides] for who in self.sides]
        self.gains, self.best = cache(self._gains), cache(self._best)

    def _best(self, power: str, cubes: tuple[Counts, ...], who: int, empty: int) -> Deed:
        """The deed that brings most; nothing, if all would harm."""
        gains = [self.gains(area, here, who, empty) for area, here in enumerate(cubes)]
        return self._spy(gains, who) if power == "spy" else self._swap(gains)

    def _gains(self, area: int, counts: Counts, who: int, empty: int) -> list[float]:
        """What it brings to have a cube of one side in the place of another's: old by new."""
        board, now = self.board, promise(self.board, area, empty, counts)
        gains = [-inf] * len(self.sides) ** 2
        for old in () if is_locked(board, area, counts) else self.sides:
            for new in self.sides if counts[old] else ():
                if new != old:
                    then = promise(board, area, empty, put(counts, new, old))
                    turns = zip(then, now, self.stakes[who], strict=True)
                    gains[old * len(self.sides) + new] = sum([(t - n) * x for t, n, x in turns])
        return gains

    def _spy(self, gains: list[list[float]], who: int) -> Deed:
        most, deed = 0.0, Deed()
        for area, turns in enumerate(gains):
            own = turns[who :: len(self.sides)]
            if (best := max(own)) > most + ALIKE:
                most, deed = best, ((area, own.index(best)),)
        return deed

    def _swap(self, gains: list[list[float]]) -> Deed:
        """For each two colours, the best area to turn one into the other, and the best for back."""
        most, deed, columns = 0.0, Deed(), [*zip(*gains, strict=True)]
        for one in self.sides:
            for other in range(one):
                there = columns[one * len(self.sides) + other]
                back = columns[other * len(self.sides) + one]
                if max(there) + max(back) <= most + ALIKE:
                    continue
                a, b = there.index(max(there)), back.index(max(back))
                rest = range(len(there))
                pairs = [(a, b)] if a != b else [p for o in rest for p in ((a, o), (o, b))]
                for x, y in pairs:
                    if x != y and there[x] + back[y] > most + ALIKE:
                        most, deed = there[x] + back[y], ((x, one), (y, other))
        return deed
