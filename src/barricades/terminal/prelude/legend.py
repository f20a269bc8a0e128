"""The key to the signs on the board of Prelude."""

from __future__ import annotations

from rich.text import Text

from ..boards import Scene
from ..palette import BRASS
from .signs import CONTROL, OPPORTUNITY, ORGANIZATION, POINTS, SHAPE, STEP, SUBTYPE, TINT

SIGNS = {
    "organization": ORGANIZATION,
    "control": " ".join(CONTROL.values()),
    "points": POINTS,
    "opportunity": OPPORTUNITY,
    "step": STEP,
    "level": "=",
}


def legend(scene: Scene) -> list[tuple[Text, str]]:
    """Each sign with what it means."""
    words = scene.words
    known = [(Text(SHAPE[side], TINT[side]), words.noun("side", side)) for side in SHAPE]
    known += [(Text(sign), words.noun("subtype", kind)) for kind, sign in SUBTYPE.items()]
    known += [(Text(sign, BRASS), words.text(f"legend-{id}")) for id, sign in SIGNS.items()]
    return [*known, (Text("3", "underline"), words.text("legend-session"))]
