"""Statistics of Revolution!: where support came from, and the results of bids."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ...fast.revolution.layout import ENDED, ROUND
from ...games.revolution.state import State
from .reading import End, Findings, Noun

WON, TIED, OUTBID = "won", "tied", "outbid"
USES = (WON, TIED, OUTBID)
TONES = {"red": "red", "blue": "sky", "green": "moss", "yellow": "brass"}  # of the bars, by side
FIELDS = (ROUND, ENDED)


def find(positions: Sequence[State]) -> Findings:
    points: Counter[tuple[str, Noun]] = Counter()
    uses: Counter[tuple[str, Noun, str]] = Counter()
    character = ""
    for event in positions[-1].log:
        facts = event.facts
        character = facts.get("character", character)
        match event.what:
            case "won-over":
                uses[facts["side"], ("character", character), WON] += 1
            case "tied":
                uses.update((side, ("character", character), TIED) for side in facts["sides"])
            case "outbid":
                uses[facts["side"], ("character", character), OUTBID] += 1
            case "gained-support":
                points[facts["side"], ("character", character)] += facts["support"]
            case "cashed":
                points[facts["side"], ("source", "tokens")] += facts["support"]
            case "led":
                points[facts["side"], ("area", facts["area"])] += facts["support"]
    return Findings(end(positions[-1]), points, uses)


def end(s: State) -> End:
    return End((s.round, ("round", s.round)), ("end", s.ended))
