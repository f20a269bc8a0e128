"""Signs: a shape for every quarter, side, action and mark, as paths on a field of 24 by 24."""

from __future__ import annotations

from math import cos, pi, sin

from .facts import pointer

__all__ = ["ACTION", "CRUISER", "QUARTER", "SHAPES", "SIDE", "pointer"]


def _polygon(points: list[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{12 + x:.2f} {12 + y:.2f}" for x, y in points) + "Z"


def _around(radii: tuple[float, ...], turns: int) -> list[tuple[float, float]]:
    """The corners of a figure that repeats itself around its centre, the first one on top."""
    count = len(radii) * turns
    angles = [2 * pi * n / count for n in range(count)]
    return [
        (radii[n % len(radii)] * sin(angle), -radii[n % len(radii)] * cos(angle))
        for n, angle in enumerate(angles)
    ]


STAR = _polygon(_around((11.6, 4.6), 5))
SPARK = _polygon(_around((11.5, 3.6), 4))
COG = _polygon(_around((11.4, 11.4, 8.2, 8.2), 8)) + "M12 7.6a4.4 4.4 0 1 0 .01 0Z"
TREE = (
    "M12 1a5.2 5.2 0 0 1 4.9 7A5.2 5.2 0 1 1 14.1 17l1.6 6H8.3l1.6-6A5.2 5.2 0 1 1 7.1 8"
    "A5.2 5.2 0 0 1 12 1Z"
)
WAVES = "".join(
    f"M1 {y}q2.75-3.6 5.5 0t5.5 0 5.5 0 5.5 0v3.4q-2.75 3.6-5.5 0t-5.5 0-5.5 0-5.5 0Z"
    for y in (3.6, 10.3, 17)
)
GATE = "M1 9 12 2l11 7v2H1ZM2.5 12.5h19V22h-5v-2.6a4.5 4.5 0 0 0-9 0V22h-5Z"
SPIRE = "M12 0l1.5 8.5h2.3V13h4.7v10h-6v-4.4a2.5 2.5 0 0 0-5 0V23h-6V13h4.7V8.5h2.3Z"
GEM = "M6.2 2h11.6L23.5 9H.5ZM.8 10.6h6.1l3.9 10.6ZM8.7 10.6h6.6L12 22.4ZM17.1 10.6h6.1l-10 10.6Z"

QUARTER = {
    "red": COG,
    "green": TREE,
    "purple": WAVES,
    "brown": GATE,
    "white": SPIRE,
    "blue": GEM,
}

BARS = "M4 2h6v20H4ZM14 2h6v20h-6Z"
RING = "M12 1a11 11 0 1 0 .01 0ZM12 6a6 6 0 1 1-.01 0Z"
SIDE = {"red": STAR, "white": BARS, "neutral": RING}

PERSON = "M12 1.5a5 5 0 1 1-.01 0ZM2.5 23c0-6.6 4-10 9.5-10s9.5 3.4 9.5 10Z"
FLAG = "M3 1h2.8v1.6H22l-4.4 5.2 4.4 5.2H5.8V23H3Z"
EYE = (
    "M12 4.5c5.2 0 9 4 11.3 7.5C21 15.5 17.2 19.5 12 19.5S3 15.5.7 12C3 8.5 6.8 4.5 12 4.5Z"
    "M12 7.7a4.3 4.3 0 1 0 .01 0Z"
)
BEAMS = "M3.6 1 12 9.2 20.4 1 23 3.6 14.8 12 23 20.4 20.4 23 12 14.8 3.6 23 1 20.4 9.2 12 1 3.6Z"
TARGET = "M12 .8a11.2 11.2 0 1 0 .01 0ZM12 4.6a7.4 7.4 0 1 1-.01 0ZM12 8.2a3.8 3.8 0 1 0 .01 0Z"
FLAME = (
    "M13.2 0c.8 5.6 6.8 7.6 6.8 14.6a8 8 0 0 1-16 0c0-4.6 2.6-6.2 3.6-9.6 1.6 1.4"
    " 2.6 3.2 2.8 5.2C12.6 7.6 13.6 4 13.2 0Z"
)
PAGE = "M2 3.5h4V1h3v2.5h6V1h3v2.5h4V23H2ZM4.6 9.5v11h14.8v-11Z"

ACTION = {
    "recruit": PERSON,
    "leader-recruit": PERSON,
    "move": "M1 9.5h12V3.5l10 8.5-10 8.5v-6H1Z",
    "double-move": "M1 9.5h5V4l8.5 8L6 20v-5.5H1ZM13 4l2-1.5L24 12l-9 9.5L13 20l6-8Z",
    "refresh": "M12 3.6V0l7 5.6-7 5.6V7.4a5.6 5.6 0 1 0 5.6 5.6h3.8A9.4 9.4 0 1 1 12 3.6Z",
    "inspire": FLAG,
    "espionage": EYE,
    "protest": BEAMS,
    "draw": "M3 2H16V5H21V22H8V19H3ZM5.5 4.5V16.5H8V5H13.5V4.5Z",
    "organize": TARGET,
    "bonus": SPARK,
}

# The cruiser Aurora on the Neva, on a field of 90 by 30.
CRUISER = (
    "M1 19H89L83 28H9ZM22 18V14H68V18ZM29 13V5h6v8ZM42 13V5h6v8ZM55 13V5h6v8Z"
    "M18 18V0h1.6v18ZM71 18V0h1.6v18ZM75 18v-3h10v1.6h-5V18Z"
)

SHAPES = {
    "spark": SPARK,
    "flag": FLAG,
    "person": PERSON,
    "beams": BEAMS,
    "target": TARGET,
    "flame": FLAME,
    "page": PAGE,
    "points": "M12 .5 21.5 12 12 23.5 2.5 12Z",
}
