"""A sheet: the content of a pane, and where on it which things are shown."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple, TypeAlias

from ..blocks import Block, things_on
from ..boards import Thing


class Spot(NamedTuple):
    """Where a thing is shown: some lines, and the columns in the first of them."""

    thing: Thing
    top: int
    height: int = 1
    left: int = 0
    right: int = 0  # 0 if it is whole lines

    def holds(self, x: int, y: int) -> bool:
        """Whether a cell belongs to it."""
        return self.top <= y < self.top + self.height and (
            not self.right or self.left <= x < self.right
        )


class Sheet(NamedTuple):
    """The lines of a pane, and their spots."""

    lines: Block
    spots: tuple[Spot, ...] = ()
    most: int | None = None  # lines that it asks for, if they are fewer than it has


Draw: TypeAlias = Callable[[int, int], Sheet]  # from the columns and lines there are


def listed(items: Iterable[tuple[Thing, Block]]) -> Sheet:
    """A sheet with things one below the other."""
    lines: Block = []
    spots = []
    for thing, block in items:
        spots.append(Spot(thing, len(lines), len(block)))
        lines += block
    return Sheet(lines, tuple(spots))


def drawn(lines: Block) -> Sheet:
    """A sheet of lines whose text is marked with the things it shows."""
    found = [
        Spot(thing, y, 1, left, right)
        for y, line in enumerate(lines)
        for thing, left, right in sorted(things_on(line), key=lambda one: one[1:])
    ]
    return Sheet(lines, tuple(found))
