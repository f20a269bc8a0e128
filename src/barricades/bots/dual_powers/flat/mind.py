"""What a judge keeps in mind while it looks at a position: where each thing stands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....fast.dual_powers.layout import REGIONS
from ....fast.search import JUDGE
from ...nets.layer import Layer
from ...nets.shipped import shipped

# What a look at the city leaves in `mind`.
FORCES = JUDGE  # by region: three times a strength, and behind it how many tokens
FORCE = 6
STAKES = FORCES + REGIONS * FORCE  # by region
SCORED = STAKES + REGIONS
GOALS = SCORED + REGIONS
SURENESS, ROUNDS, GOES_ON, LEFT, EYE = range(GOALS + REGIONS, GOALS + REGIONS + 5)
KNOWN = EYE + 1  # by the other action of a card: whether it was looked at, what it brings, the plan
PLANS = KNOWN + 4 * 4  # of the option that is looked at: what to answer to questions that follow
PLAN_ACT, PLAN_MOVE, PLAN_MOVE_TO, PLAN_REFRESH, PLAN_LEAD, PLAN_ENTER, PLAN_BONUS = range(7)
PLAN = 7
KEPT = PLANS + PLAN  # the deed that was begun

# What a net sees and has learnt, where there is one.
SIGHTS, NODES = 213, 24
SEEN = KEPT + PLAN
NET = Layer(SEEN, SIGHTS, NODES)
IS_LEARNT = NET.known
MIND = NET.end
BETWEEN_TWO, ALONE = "net.json", "solitaire.json"  # files


def furnished(options: Mapping[str, Any]) -> list[float]:
    """A mind as a search begins with it: nothing has been looked at; what was learnt is known."""
    mind = [0.0] * MIND
    if net := shipped(__package__, BETWEEN_TWO if options["solitaire"] == "no" else ALONE):
        NET.learn(mind, net)
    return mind
