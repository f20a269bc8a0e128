"""Statistics of Dual Powers: points for unrest and objectives, and what cards were used for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from ...fast.dual_powers.layout import ENDED, ROUND
from ...games.dual_powers.state import State
from .reading import HELD, End, Findings, Noun, drawn

USES = (HELD, "turn", "objective")
TONES = {"red": "red", "white": "steel"}  # of the bars, by side
UNREST = 1  # 7.1: the number of the objective marker in the region of unrest
FIELDS = (ROUND, ENDED)


def find(positions: Sequence[State]) -> Findings:
    points: Counter[tuple[str, Noun]] = Counter()
    uses: Counter[tuple[str, Noun, str]] = Counter()
    source = ""
    for event in positions[-1].log:
        facts = event.facts
        if event.what == "judged":
            source = "unrest" if facts["marker"] == UNREST else "objective"
        elif event.what == "scored":
            points[facts["side"], ("source", source)] += facts["points"]
        elif event.what == "played":
            uses[facts["side"], ("card", facts["card"]), "turn"] += 1
    for side, card in drawn(positions):
        uses[side, ("card", card), HELD] += 1
    for before, after in pairwise(positions):
        for side, card in after.objectives.items():
            if card and card != before.objectives[side]:
                uses[side, ("card", card), "objective"] += 1
    return Findings(end(positions[-1]), points, uses)


def end(s: State) -> End:
    return End((s.round, ("round", s.round)), ("end", s.ended))
