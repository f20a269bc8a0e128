"""Signs: a shape for each side, a letter and a colour for each kind of token."""

from __future__ import annotations

from rich.text import Text

from ...games.revolution.box import KINDS, Box, box_for
from ..blocks import joined
from ..boards import Scene, Size
from ..palette import BRASS, INK, MOSS, PAPER, RED, SKY

SHAPE = {"red": "★", "blue": "■", "green": "▲", "yellow": "●"}
TINT = {"red": RED, "blue": SKY, "green": MOSS, "yellow": BRASS}
CHIP = {
    "force": f"bold {PAPER} on #a8161b",
    "blackmail": f"bold {PAPER} on #4a4a52",
    "gold": f"bold {INK} on {BRASS}",
}
SUPPORT, FREE = "◆", "·"
WIDE = 96  # columns in which things have room


def box_of(scene: Scene) -> Box:
    return box_for(scene.view["options"])


def side_sign(scene: Scene, side: str) -> Text:
    """A side's shape and name."""
    return Text(f"{SHAPE[side]} {scene.words.noun('side', side)}", f"bold {TINT[side]}")


def letter(scene: Scene, kind: str) -> str:
    """The letter that stands for a kind of token, as it is typed too."""
    return scene.words.text(f"terminal-sign-{kind}")


def margin(scene: Scene) -> str:
    """A blank at the edge of things, where there is room for it."""
    return " " if scene.size > Size.SMALL and scene.width >= WIDE else ""


def tokens(scene: Scene, counts: list[int]) -> Text:
    """Tokens as chips, such as 2F 1G; narrow ones where there is little room."""
    air = margin(scene)
    chips = [
        Text(f"{air}{count}{letter(scene, kind)}{air}", CHIP[kind])
        for kind, count in zip(KINDS, counts, strict=True)
        if count
    ]
    return joined(chips, " ")


def cubes(owners: list[str], spaces: int, between: str = " ") -> Text:
    """The spaces of an area, those filled with the shape of their owner."""
    signs = [Text(SHAPE[owner], TINT[owner]) for owner in owners]
    return joined([*signs, *[Text(FREE, "quiet")] * (spaces - len(owners))], between)
