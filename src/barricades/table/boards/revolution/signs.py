"""Signs: the shape of each side, and pieces on a drawing that can move."""

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
    """A piece on a drawing, as a picture of its own above the drawing.

    Browsers can animate whole pictures in a transition, but not parts of one.
    """

    name: str
    css_class: str
    centre: tuple[float, float]
    size: float
    on: tuple[int, int]  # the width and height of the drawing

    @property
    def style(self) -> str:
        """The CSS that puts it in its place, in per cent of the drawing."""
        (x, y), (width, height) = self.centre, self.on
        left, top = (x - self.size / 2) / width, (y - self.size / 2) / height
        return f"left:{left:.3%};top:{top:.3%};width:{self.size / width:.3%}"


def fit(text: str, width: float, size: float) -> float:
    """The font size at which a text fits a width, but no more than `size`."""
    return round(min(size, width / LETTER / len(text)), 1)


def stamp_width(text: str, sides: tuple[str, ...]) -> float:
    """The width of a stamp that says who won, or shows who was tied."""
    letters = sum(1.6 if letter in "MW" else 0.5 if letter == "I" else 1 for letter in text)
    return 28 + 22 * len(sides) if len(sides) > 1 else round(48 + 10.4 * letters, 1)
