"""What a game of Prelude to Revolution tells: points by track, and what cards were played for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ...games.prelude.play import EVENT, POINTS, POOL, TWICE
from ...games.prelude.state import State
from .reading import HELD, Findings, Noun, drawn

USES = (HELD, EVENT, POINTS, TWICE, POOL)
TONES = {"revolutionary": "red", "government": "steel"}  # of the bars, by side


def find(positions: Sequence[State]) -> Findings:
    points: Counter[tuple[str, Noun]] = Counter()
    uses: Counter[tuple[str, Noun, str]] = Counter()
    end = positions[-1]
    for event in end.log:
        facts = event.facts
        if event.what == "scored":
            points[facts["side"], ("why", facts["why"])] += facts["points"]
        elif event.what == "played":
            uses[facts["side"], ("card", facts["card"]), facts["use"]] += 1
    for side, card in drawn(positions):
        uses[side, ("card", card), HELD] += 1
    return Findings((end.turn, ("turn", end.box.turns[end.turn])), ("why", end.ended), points, uses)
