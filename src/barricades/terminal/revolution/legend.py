"""The key to the signs on the board of Revolution!."""

from __future__ import annotations

from rich.text import Text

from ...games.revolution.box import KINDS
from ..boards import Scene
from ..palette import BRASS
from .signs import CHIP, FREE, SHAPE, SUPPORT, TINT, letter

SIGNS = {"support": SUPPORT, "free": FREE, "tied": "=", "locked": "▣", "refuses": "×", "own": "→"}


def legend(scene: Scene) -> list[tuple[Text, str]]:
    """Each sign with what it means."""
    words = scene.words
    known = [(Text(SHAPE[side], TINT[side]), words.noun("side", side)) for side in SHAPE]
    known += [(Text(f"1{letter(scene, k)}", CHIP[k]), words.noun("kind", k)) for k in KINDS]
    return [*known, *((Text(s, BRASS), words.text(f"legend-{id}")) for id, s in SIGNS.items())]
