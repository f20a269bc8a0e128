"""Windows: the spaces of an area in the wall of its building (1.3)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

LEFT, TOP, WIDTH, HEIGHT = 10, 138, 172, 86  # of the wall
WIDEST, GAP = 40, 4


@dataclass(frozen=True)
class Window:
    """A space: its upper left corner and its size."""

    x: float
    y: float
    size: int

    @property
    def centre(self) -> tuple[float, float]:
        """The centre."""
        return self.x + self.size / 2, self.y + self.size / 2


@cache
def windows(x: int, y: int, count: int) -> tuple[Window, ...]:
    """So many windows in rows, as large as possible; there may be up to 25."""
    columns = max(range(1, count + 1), key=lambda columns: (_size(count, columns), -columns))
    size = _size(count, columns)
    step = size + GAP
    rows = [min(columns, count - done) for done in range(0, count, columns)]
    y += TOP + (HEIGHT + GAP - step * len(rows)) // 2
    return tuple(
        Window(x + LEFT + (WIDTH + GAP - step * here) / 2 + step * at, y + step * row, size)
        for row, here in enumerate(rows)
        for at in range(here)
    )


def _size(count: int, columns: int) -> int:
    rows = -(-count // columns)
    return min(WIDEST, (WIDTH + GAP) // columns - GAP, (HEIGHT + GAP) // rows - GAP)
