"""The ring: where the six quarters and six bridges lie, on a wide sheet and on a tall one.

Seen from the south the city is as it was: Vyborg in the north-east, then against the clock.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

Point = tuple[int, int]


class Crossing(NamedTuple):
    """The middle of a bridge, and how far it is turned from lying across."""

    x: int
    y: int
    turn: int


class Land(NamedTuple):
    """A quarter's ground: a block with its corners cut off, clockwise from the upper left one."""

    x: int
    y: int
    width: int
    height: int
    cuts: tuple[Point, Point, Point, Point]

    @property
    def outline(self) -> str:
        """The ground as a path, measured from its upper left corner."""
        w, h = self.width, self.height
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = self.cuts
        corners = [(0, ay), (ax, 0), (w - bx, 0), (w, by)]
        corners += [(w, h - cy), (w - cx, h), (dx, h), (0, h - dy)]
        return "M" + "L".join(f"{x} {y}" for x, y in corners) + "Z"


@dataclass(frozen=True)
class Sheet:
    """A drawing of the map: the quarters in the order of the ring, and the bridges after each."""

    width: int
    height: int
    lands: tuple[Land, ...]
    bridges: tuple[Crossing, ...]
    river: str
    waves: tuple[Point, ...]
    cruiser: tuple[int, int, float]  # where she lies, and how large


def walk(connections: Mapping[str, tuple[str, ...]]) -> list[tuple[str, str]]:
    """1.2: each quarter with the connection to the next one, once around.

    No blockade cuts the city in two, so six connections of six quarters always make a ring.
    """
    (bridge, (here, there)), *rest = connections.items()
    ring, left = [(here, bridge)], dict(rest)
    while left:
        bridge = next(name for name, ends in left.items() if there in ends)
        one, other = left.pop(bridge)
        ring.append((there, bridge))
        there = other if there == one else one
    return ring


WIDE = Sheet(
    width=1080,
    height=740,
    lands=(
        Land(736, 8, 336, 336, ((20, 12), (64, 40), (12, 30), (40, 24))),
        Land(372, 8, 336, 336, ((14, 22), (24, 14), (42, 20), (36, 26))),
        Land(8, 8, 336, 336, ((52, 52), (18, 12), (38, 24), (26, 14))),
        Land(8, 396, 336, 336, ((14, 26), (40, 22), (14, 20), (40, 36))),
        Land(372, 396, 336, 336, ((36, 24), (42, 20), (18, 12), (24, 16))),
        Land(736, 396, 336, 336, ((44, 22), (30, 14), (40, 36), (14, 20))),
    ),
    bridges=(
        Crossing(722, 160, 0),
        Crossing(358, 160, 0),
        Crossing(176, 370, 90),
        Crossing(358, 566, 0),
        Crossing(722, 566, 0),
        Crossing(904, 370, 90),
    ),
    river="M0 334 330 336 346 0H372L362 330 704 326 714 0H742L724 330 1080 324V404L730 402"
    " 742 740H712L708 410 372 414 368 740H342L352 410 0 418Z",
    waves=((60, 370), (280, 370), (440, 372), (650, 370), (800, 368), (1010, 368)),
    cruiser=(490, 348, 1.1),
)

TALL = Sheet(
    width=720,
    height=1130,
    lands=(
        Land(382, 8, 330, 350, ((20, 30), (40, 36), (14, 24), (30, 26))),
        Land(8, 8, 330, 350, ((52, 50), (24, 20), (34, 24), (16, 30))),
        Land(8, 390, 330, 350, ((24, 14), (38, 26), (30, 34), (14, 26))),
        Land(8, 772, 330, 350, ((14, 24), (40, 22), (18, 34), (38, 36))),
        Land(382, 772, 330, 350, ((32, 24), (16, 26), (38, 36), (24, 16))),
        Land(382, 390, 330, 350, ((34, 22), (14, 28), (26, 14), (40, 30))),
    ),
    bridges=(
        Crossing(360, 176, 0),
        Crossing(173, 374, 90),
        Crossing(173, 756, 90),
        Crossing(360, 950, 0),
        Crossing(547, 756, 90),
        Crossing(547, 374, 90),
    ),
    river="M326 0H394L390 362 720 356V392L392 388 388 744 720 738V774L392 770 396 1130H324"
    "L328 770 0 776V740L330 744 334 388 0 394V358L332 362Z",
    waves=((360, 60), (360, 300), (360, 470), (360, 670), (360, 830), (360, 1070)),
    cruiser=(336, 556, 0.54),
)
