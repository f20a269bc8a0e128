"""Where the six quarters and six bridges are, on a plane of 940 by 420 units.

Vyborg is in the north-east, the others follow counter-clockwise, as in the real city.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from itertools import pairwise
from math import cos, hypot, radians, sin
from typing import TypeAlias

ACROSS, DOWN = 940, 420
BLOCK = 38  # from street to street

Point: TypeAlias = tuple[int, int]
Crossing: TypeAlias = tuple[int, int, int]  # the middle of a bridge, and how far it is turned


class Land:
    """The ground of a quarter: its corners clockwise, and the direction of its streets."""

    def __init__(self, turn: int, *corners: Point) -> None:
        self.turn, self.corners = turn, corners
        across, down = zip(*corners, strict=True)
        self.x, self.y = min(across), min(down)
        self.width, self.height = max(across) - self.x, max(down) - self.y

    @cached_property
    def outline(self) -> str:
        """The ground as a path, relative to its upper left corner."""
        return "M" + "L".join(f"{x - self.x} {y - self.y}" for x, y in self.corners) + "Z"

    @cached_property
    def streets(self) -> str:
        """Its streets in two directions as a path, relative to its upper left corner."""
        return "".join(self._parallel(self.turn) + self._parallel(self.turn + 83))

    def _parallel(self, turn: int) -> list[str]:
        """Lines a block apart that run in one direction, each cut where it meets the quays."""
        along_x, along_y = cos(radians(turn)), sin(radians(turn))
        lines = []
        reach = int(hypot(self.width, self.height))
        for offset in range(-reach, reach, BLOCK):
            x, y = self.width / 2 - offset * along_y, self.height / 2 + offset * along_x
            cuts = self._cuts(x, y, along_x, along_y)
            if len(cuts) == 2 and cuts[1] - cuts[0] > BLOCK / 2:
                ends = (f"{x + at * along_x:.0f} {y + at * along_y:.0f}" for at in cuts)
                lines.append("M" + "L".join(ends))
        return lines

    def _cuts(self, x: float, y: float, along_x: float, along_y: float) -> list[float]:
        """How far along a line its two ends are."""
        here = [(cx - self.x, cy - self.y) for cx, cy in self.corners]
        cuts = []
        for (ax, ay), (bx, by) in pairwise([*here, here[0]]):
            left = (ax - x) * along_y - (ay - y) * along_x
            right = (bx - x) * along_y - (by - y) * along_x
            if (left < 0) != (right < 0):
                part = left / (left - right)
                cx, cy = ax + part * (bx - ax), ay + part * (by - ay)
                cuts.append((cx - x) * along_x + (cy - y) * along_y)
        return sorted(cuts)


# The quarters in the order of the ring, and the bridge after each.
LANDS = (
    Land(14, (636, 34), (656, 7), (933, 7), (933, 176), (916, 187), (668, 187), (636, 160)),
    Land(
        -11,
        (330, 36),
        (350, 7),
        (592, 7),
        (612, 34),
        (612, 160),
        (594, 181),
        (350, 189),
        (330, 168),
    ),
    Land(9, (7, 40), (30, 7), (282, 7), (306, 40), (306, 160), (284, 186), (32, 182), (7, 160)),
    Land(
        -8, (7, 250), (32, 230), (288, 226), (306, 244), (306, 400), (292, 413), (24, 413), (7, 398)
    ),
    Land(
        12,
        (330, 248),
        (348, 230),
        (470, 226),
        (594, 230),
        (612, 248),
        (612, 400),
        (600, 413),
        (342, 413),
        (330, 402),
    ),
    Land(
        -14,
        (636, 240),
        (664, 228),
        (884, 226),
        (922, 262),
        (930, 384),
        (898, 413),
        (650, 413),
        (636, 400),
    ),
)
BRIDGES: tuple[Crossing, ...] = (
    (624, 96, 0),
    (318, 96, 0),
    (150, 207, 90),
    (318, 326, 0),
    (624, 326, 0),
    (776, 207, 90),
)
WAVES: tuple[Point, ...] = ((48, 204), (98, 216), (238, 206), (610, 210), (700, 204), (872, 206))
NEVA: Point = (478, 212)
CRUISER = (330, 194, 0.82)  # where she lies, and how large


def walk(connections: Mapping[str, tuple[str, ...]]) -> list[tuple[str, str]]:
    """1.2: each quarter with the connection to the next one, once around the ring.

    Six connections of six quarters always form a ring, since no blockade cuts the city in two.
    """
    (bridge, (here, there)), *rest = connections.items()
    ring, left = [(here, bridge)], dict(rest)
    while left:
        bridge = next(name for name, ends in left.items() if there in ends)
        one, other = left.pop(bridge)
        ring.append((there, bridge))
        there = other if there == one else one
    return ring
