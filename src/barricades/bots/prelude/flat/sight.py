"""What a position looks like to the net: some hundred numbers, each about as large as one.

All sums are those of `worth`, towards the Revolutionary; cards in hands count by what they bring.
"""

from __future__ import annotations

from ....fast.kernel import Reals, Tape
from ....fast.prelude.layout import (
    ABDICATED,
    ACTED,
    ACTIVE,
    CUBES,
    FIRST,
    HANDS,
    MOST_USED,
    MOST_WAITING,
    NUMBER_OF_TRACKS,
    OPPORTUNITY,
    PLACES,
    PRESTIGE,
    RED,
    ROUND,
    ROUNDS_EACH,
    SCORING,
    STEPS_TO_SCORE,
    TURN,
    TURNS,
    UNREST,
    USED,
    VP,
    WAITS,
    WORLD,
)
from ....fast.prelude.layout import DISTRICTS as NUMBER_OF_DISTRICTS
from ....fast.prelude.layout import END as END_OF_TRACKS
from ....fast.prelude.places import troops
from ....fast.prelude.special import is_listed
from ....fast.prelude.state import count_in, has_organization, session
from ...nets.layer import ODDS
from ..worth import SOON as DICE_OF_A_TURN
from .mind import DISTRICTS, LEADS, LEFT, MOVES_PRESTIGE, MOVES_UNREST, SEEN, SIGHTS, VOTES, WAITING
from .mind import DUMA as DUMA_SCORES
from .mind import ORGANIZATIONS as ORGANIZATIONS_SCORE
from .mind import WORLD as WORLD_SCORES
from .worth import (
    controlled,
    deeds,
    drift,
    duma,
    hand,
    held,
    mood,
    october,
    odds_of_red,
    organized,
)


def look(g: Tape, mind: Reals) -> None:
    """Everything, from SEEN on; the judge's odds last of all."""
    mind[SEEN + SIGHTS - 1] = odds_of_red(g, mind) / ODDS
    at = see_calendar(g, mind, SEEN)
    at = see_tracks(g, mind, at)
    at = see_city(g, mind, at)
    at = see_sides(g, mind, at)
    see_sums(g, mind, at)


def see_calendar(g: Tape, mind: Reals, at: int) -> int:
    """When it is; where the next number stands is told."""
    for turn in range(TURNS):
        mind[at + turn] = 1.0 if g[TURN] == turn else 0.0
    at += TURNS
    mind[at] = g[ROUND] / g[ROUNDS_EACH]
    mind[at + 1] = 1.0 if g[ACTIVE] == RED else 0.0
    mind[at + 2] = 1.0 if g[FIRST] == RED else 0.0
    mind[at + 3] = min(1.0, mind[LEFT] / DICE_OF_A_TURN)
    mind[at + 4] = g[ABDICATED]
    mind[at + 5] = (session(g) - g[ROUND] + 1) / g[ROUNDS_EACH] if session(g) else 0.0
    return at + 6


def see_tracks(g: Tape, mind: Reals, at: int) -> int:
    """Points, Unrest, Prestige, the world, and how near scorings are."""
    mind[at] = g[VP] / 10
    mind[at + 1] = abs(g[VP]) / 10
    mind[at + 2] = g[UNREST] / g[END_OF_TRACKS]
    mind[at + 3] = 0.0 if g[ABDICATED] else g[PRESTIGE] / g[END_OF_TRACKS]
    mind[at + 4] = g[WORLD] / 3
    mind[at + 5] = 1.0 if g[UNREST] + 2 >= g[END_OF_TRACKS] else 0.0
    mind[at + 6] = 1.0 if g[PRESTIGE] <= 2 and g[ABDICATED] == 0 else 0.0
    mind[at + 7] = drift(g, mind, MOVES_PRESTIGE) / 4
    mind[at + 8] = drift(g, mind, MOVES_UNREST) / 4
    at += 9
    for track in range(NUMBER_OF_TRACKS):
        mind[at + track] = g[SCORING + track] / g[STEPS_TO_SCORE]
    return at + NUMBER_OF_TRACKS


def see_city(g: Tape, mind: Reals, at: int) -> int:
    """Districts and Parties: cubes, who holds them, Organizations."""
    for district in range(NUMBER_OF_DISTRICTS):
        red, blue = g[CUBES + 2 * district], g[CUBES + 2 * district + 1]
        mind[at] = red / 4
        mind[at + 1] = blue / 4
        mind[at + 2] = held(mind, LEADS, red, blue)
        at += 3
    for party in range(NUMBER_OF_DISTRICTS, PLACES):
        cubes = g[CUBES + 2 * party] + g[CUBES + 2 * party + 1]
        mind[at] = cubes / 4
        mind[at + 1] = 1.0 if cubes == 0 else 0.0
        at += 2
    for side in range(2):
        for place in range(PLACES):
            mind[at + place] = 1.0 if has_organization(g, side, place) else 0.0
        at += PLACES
    return at


def see_sides(g: Tape, mind: Reals, at: int) -> int:
    """Of each side: Opportunity Points, troops, cards, Special Actions and what waits."""
    for side in range(2):
        points, waits = g[OPPORTUNITY + side], WAITS + side * (1 + MOST_WAITING)
        waiting = 0.0
        for nth in range(g[waits]):
            waiting += mind[WAITING + g[waits + 1 + nth]]
        mind[at] = points / 10
        mind[at + 1] = max(points - 8, 0) / 10
        mind[at + 2] = troops(g, side) / 5
        mind[at + 3] = count_in(g, HANDS + side) / 8
        mind[at + 4] = hand(g, mind, side) / 10
        mind[at + 5] = (MOST_USED - g[USED + side * (1 + MOST_USED)]) / MOST_USED
        mind[at + 6] = 1.0 if is_listed(g, ACTED, side) else 0.0
        mind[at + 7] = waiting / 4
        mind[at + 8] = deeds(g, mind, side) / 10
        at += 9
    return at


def see_sums(g: Tape, mind: Reals, at: int) -> None:
    """What the judge makes of it, and by how much scorings and Votes to come count."""
    left = mind[LEFT]
    mind[at] = controlled(g, mind) / 10
    mind[at + 1] = organized(g, mind) / 10
    mind[at + 2] = g[WORLD] * mind[WORLD_SCORES] / 10
    mind[at + 3] = duma(g, mind) / 10
    mind[at + 4] = october(g, mind, left) / 10
    mind[at + 5] = mood(g, mind) / 10
    mind[at + 6] = mind[DISTRICTS] / 4
    mind[at + 7] = mind[ORGANIZATIONS_SCORE] / 2
    mind[at + 8] = mind[WORLD_SCORES] / 2
    mind[at + 9] = mind[DUMA_SCORES] / 2
    mind[at + 10] = mind[VOTES] / 2
