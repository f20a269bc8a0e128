"""What a judge keeps in mind: the cubes as it counts them, and how the town looks to each side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....fast.revolution.layout import AREAS, CHARACTERS, MOST_SIDES, NUMBER_OF_KINDS
from ....fast.search import JUDGE
from ....games.revolution.box import box_for

MOST_FALLEN = JUDGE  # how many chances there are of tokens of a kind that fall on a character
TOWN_SIZE = JUDGE + 1
EMPTY = JUDGE + 2  # spaces
COUNTS = JUDGE + 3  # by area and side: cubes
POINTS = COUNTS + AREAS * MOST_SIDES  # by side: support in the end
TURNED = POINTS + MOST_SIDES  # by area and two sides: what one brings in the place of the other
TOWNS = TURNED + AREAS * MOST_SIDES * MOST_SIDES  # by side

# In a town: whether it was looked at; by character, what it is worth; by character, rival and kind,
# the chances that so many tokens fall there; and by what it is known again.
IS_KNOWN, WORTH = 0, 1
FALLS = WORTH + CHARACTERS
ROWS = CHARACTERS * MOST_SIDES * NUMBER_OF_KINDS


def furnished(options: Mapping[str, Any]) -> list[float]:
    """A mind as a search begins with it: nothing has been looked at."""
    box = box_for(options)
    most = 1 + max(box.bank)
    size = FALLS + ROWS * most + MOST_SIDES + AREAS + sum(box.spaces.values())
    mind = [0.0] * (TOWNS + len(box.sides) * size)
    mind[MOST_FALLEN], mind[TOWN_SIZE] = float(most), float(size)
    return mind
