"""Signs: the shape of each side, and pieces that lie on a drawing and can move."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin

SHAPES = {  # in a box of 24 by 24
    "red": "M12 1.2 15.3 8.3 23 9.2 17.3 14.5 18.8 22.2 12 18.3 5.2 22.2 6.7 14.5 1 9.2 8.7 8.3Z",
    "blue": "M3 3H21V21H3Z",
    "green": "M12 1.5 23 21.5H1Z",
    "yellow": "M12 .5 20.5 12 12 23.5 3.5 12Z",
}
SEAL = "M{}Z".format(  # wax: a disc with twelve teeth
    " ".join(
        f"{12 + r * cos(pi * at / 12):.1f} {12 + r * sin(pi * at / 12):.1f}"
        for at, r in enumerate([11.5, 9] * 12)
    )
)
LETTER = 0.58  # the width of a letter, in font sizes: none of the fonts we name is wider


@dataclass(frozen=True)
class Piece:
    """A piece on a drawing, as a picture of its own that is laid over the drawing.

    A browser can move only whole pictures in a transition, not parts of one.
    """

    name: str
    look: str
    centre: tuple[float, float]
    size: float
    on: tuple[int, int]  # the width and height of the drawing

    @property
    def style(self) -> str:
        (x, y), (width, height) = self.centre, self.on
        left, top = (x - self.size / 2) / width, (y - self.size / 2) / height
        return f"left:{left:.3%};top:{top:.3%};width:{self.size / width:.3%}"


def fit(text: str, width: float, size: float) -> float:
    """The font size at which a text keeps to a width, at most the one wished for."""
    return round(min(size, width / LETTER / len(text)), 1)


def stamp_width(text: str, sides: tuple[str, ...]) -> float:
    """The width of a stamp that says who has won, or that shows who were tied."""
    letters = sum(1.6 if letter in "MW" else 0.5 if letter == "I" else 1 for letter in text)
    return 28 + 22 * len(sides) if len(sides) > 1 else round(48 + 10.4 * letters, 1)
