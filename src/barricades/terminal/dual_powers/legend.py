"""The key to the signs on the board of Dual Powers."""

from __future__ import annotations

from rich.text import Text

from ...games.dual_powers.box import SIDES
from ..boards import Scene
from ..palette import BRASS
from .signs import (
    BONUS,
    DAYS,
    DEED,
    PIP,
    POINTS,
    SHAPE,
    SHUT,
    TINT,
    UNREST,
    WILL,
    box_of,
    region_icon,
)

DEEDS = ("move", "double-move", "refresh", "espionage")
SIGNS = {
    "neutral": SHAPE["neutral"],
    "days": DAYS,
    "points": POINTS,
    "pip": PIP,
    "will": WILL,
    "shut": SHUT,
    "bonus": BONUS,
    "slide": "»",
    "unrest": UNREST,
    "trotsky": f"{SHAPE['neutral']}T",
    "faces": "2₃",
    "tired": "░2₃░",
    "marker": " 1 ",
}


def legend(scene: Scene) -> list[tuple[Text, str]]:
    """Each sign with what it means."""
    words = scene.words
    known = [(Text(SHAPE[side], TINT[side]), words.noun("side", side)) for side in SIDES]
    known += [
        (region_icon(region), words.noun("region", region)) for region in box_of(scene).regions
    ]
    known += [(Text(sign, BRASS), words.text(f"legend-{id}")) for id, sign in SIGNS.items()]
    known += [(Text(DEED[deed], BRASS), words.noun("action", deed)) for deed in DEEDS]
    return known
