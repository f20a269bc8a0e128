"""Statistics of Prelude to Revolution: points by track, and what cards were used for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ...fast.prelude.layout import ENDED, TURN
from ...games.prelude.play import EVENT, POINTS, POOL, TWICE
from ...games.prelude.state import State
from .reading import HELD, End, Findings, Noun, drawn

USES = (HELD, EVENT, POINTS, TWICE, POOL)
TONES = {"revolutionary": "red", "government": "steel"}  # of the bars, by side
FIELDS = (TURN, ENDED)


def find(positions: Sequence[State]) -> Findings:
    points: Counter[tuple[str, Noun]] = Counter()
    uses: Counter[tuple[str, Noun, str]] = Counter()
    for event in positions[-1].log:
        facts = event.facts
        if event.what == "scored":
            points[facts["side"], ("why", facts["why"])] += facts["points"]
        elif event.what == "played":
            uses[facts["side"], ("card", facts["card"]), facts["use"]] += 1
    for side, card in drawn(positions):
        uses[side, ("card", card), HELD] += 1
    return Findings(end(positions[-1]), points, uses)


def end(s: State) -> End:
    return End((s.turn, ("turn", s.box.turns[s.turn])), ("why", s.ended))
