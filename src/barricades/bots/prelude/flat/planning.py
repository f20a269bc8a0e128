"""What a piece more or less is worth, and what Activity Points buy; see `../margins.py` too."""

from __future__ import annotations

from ....fast.kernel import Reals, Tape
from ....fast.prelude.activities import can_organize, cost
from ....fast.prelude.checks import adjacency
from ....fast.prelude.layout import (
    BARRED,
    CHEAP_DISTRICTS,
    FACES,
    LEAST,
    OPPORTUNITY,
    ORGANIZED,
    PLACES,
    RED,
    ROLLS,
    THREE_DICE,
)
from ....fast.prelude.layout import CUBES as CUBES_ON_BOARD
from ....fast.prelude.layout import DISTRICTS as NUMBER_OF_DISTRICTS
from ....fast.prelude.special import is_listed
from ....fast.prelude.state import cubes, lasting, towards
from ..opinions import SEASONED
from .mind import (
    BRIEF,
    CUBE,
    CUBE_PLACE,
    CUBES,
    DISTRICTS,
    FIRST_CUBE,
    FIRST_SITE,
    GAIN,
    IN_DUMA,
    IS_KNOWN,
    LEADS,
    POINTS,
    PRICE,
    PRICED,
    PRICES,
    RATIO,
    SITE,
    SITE_GAIN,
    SITE_PLACE,
    SITES,
    SOON,
    TARGET,
)
from .worth import duma, held, no_dice, organized, see_prospects

OF_OPPORTUNITY = SEASONED.opportunity
HIGHEST = 3 * FACES
WAYS = tuple(THREE_DICE.count(roll) for roll in range(HIGHEST + 1))
NOTHING = -1000000.0  # what is not thought of


def see_margins(g: Tape, mind: Reals) -> None:
    """The position, before a piece more or less is looked at."""
    no_dice(mind)
    see_prospects(g, mind)
    mind[IN_DUMA] = duma(g, mind)


def cube_margin(g: Tape, mind: Reals, owner: int, place: int, count: int) -> float:
    """Control of a District, or strength in the Duma, by so many cubes more."""
    here = CUBES_ON_BOARD + 2 * place
    if place >= NUMBER_OF_DISTRICTS:
        g[here + owner] += count
        gain = duma(g, mind) - mind[IN_DUMA]
        g[here + owner] -= count
        return gain
    red, blue = g[here], g[here + 1]
    lead, brief = held(mind, LEADS, red, blue), held(mind, BRIEF, red, blue)
    if owner == RED:
        red += count
    else:
        blue += count
    lead, brief = held(mind, LEADS, red, blue) - lead, held(mind, BRIEF, red, blue) - brief
    return (lead * mind[DISTRICTS] + brief * mind[SOON]) / 2.0


def organization_margin(g: Tape, mind: Reals, owner: int, place: int) -> float:
    """An Organization where there is none."""
    before = organized(g, mind) + mind[IN_DUMA]
    g[ORGANIZED + owner * PLACES + place] = PLACES
    gain = organized(g, mind) + duma(g, mind) - before
    g[ORGANIZED + owner * PLACES + place] = 0
    return gain


def forget_prices(mind: Reals) -> None:
    """What Activity Points buy is to be worked out anew."""
    mind[PRICES + IS_KNOWN] = 0.0
    mind[PRICES + PRICED + IS_KNOWN] = 0.0


def see_prices(g: Tape, mind: Reals, side: int) -> int:
    """10.0: what a side can do with Activity Points; worked out once, and taken to hold."""
    prices = PRICES + side * PRICED
    if mind[prices + IS_KNOWN] == 0.0:
        mind[prices + IS_KNOWN] = 1.0
        mind[prices + POINTS] = g[OPPORTUNITY + side]
        see_margins(g, mind)
        see_cubes(g, mind, side, prices)
        see_sites(g, mind, side, prices)
    return prices


def see_cubes(g: Tape, mind: Reals, side: int, prices: int) -> None:
    """Of each place: the gain for a point, the gain, the price; the best bargain first."""
    count, cheap = 0, side == RED and lasting(g, CHEAP_DISTRICTS)
    for place in range(PLACES):
        price = cost(g, side, place, cheap)
        if price:
            gain = cube_margin(g, mind, side, place, 1) * towards(side)
            put_cube(mind, prices, count, gain / price, gain, price, place)
            count += 1
    mind[prices + CUBES] = count


def put_cube(
    mind: Reals, prices: int, count: int, ratio: float, gain: float, price: int, place: int
) -> None:
    """Among so many others, where it belongs."""
    at, going = prices + FIRST_CUBE + count * CUBE, count > 0
    while going:
        before = at - CUBE
        better = ratio > mind[before + RATIO]
        alike = ratio == mind[before + RATIO]
        if better or (alike and gain > mind[before + GAIN]):
            for item in range(CUBE):
                mind[at + item] = mind[before + item]
            at = before
            going = at > prices + FIRST_CUBE
        else:
            going = False
    mind[at + RATIO] = ratio
    mind[at + GAIN] = gain
    mind[at + PRICE] = price
    mind[at + CUBE_PLACE] = place


def see_sites(g: Tape, mind: Reals, side: int, prices: int) -> None:
    """Of Organizations: where, the gain, the Target Number without any points."""
    count = 0
    if not is_listed(g, BARRED, side):
        for place in range(PLACES):
            if can_organize(g, side, place):
                site = prices + FIRST_SITE + count * SITE
                mind[site + SITE_PLACE] = place
                gain = organization_margin(g, mind, side, place) * towards(side)
                mind[site + SITE_GAIN] = gain
                mind[site + TARGET] = cubes(g, side, place) + adjacency(g, side, place)
                count += 1
    mind[prices + SITES] = count


def prospect(gain: float, target: int, opportunity: int) -> float:
    """What a check is worth whose success is; points, at a price each, make up for what lacks."""
    most = min(opportunity, int(gain / OF_OPPORTUNITY)) if gain > 0.0 else 0
    passed = spent = 0
    for roll in range(HIGHEST + 1):
        if roll - target <= most:
            passed += WAYS[roll]
            spent += WAYS[roll] * max(roll - target, 0)
    return gain * passed / ROLLS - OF_OPPORTUNITY * spent / ROLLS


def mobilization(mind: Reals, prices: int, points: int, but: int) -> float:
    """What cubes bring where they are the best bargain, one in each place."""
    total, left = 0.0, points
    for nth in range(int(mind[prices + CUBES])):
        cube = prices + FIRST_CUBE + nth * CUBE
        if mind[cube + PRICE] <= left and mind[cube + CUBE_PLACE] != but:
            total += mind[cube + GAIN]
            left -= int(mind[cube + PRICE])
    return total


def organization(mind: Reals, prices: int, points: int, place: int) -> float:
    """The best attempt at an Organization, there or anywhere, the rest spent on cubes."""
    best, opportunity = NOTHING, int(mind[prices + POINTS])
    for spent in range(LEAST, points + 1):
        rest = mobilization(mind, prices, points - spent, -1)
        for nth in range(int(mind[prices + SITES])):
            site = prices + FIRST_SITE + nth * SITE
            if place in (-1, int(mind[site + SITE_PLACE])):
                target = int(mind[site + TARGET]) + spent
                best = max(best, prospect(mind[site + SITE_GAIN], target, opportunity) + rest)
    return 0.0 if best == NOTHING else best


def dedication(mind: Reals, prices: int, points: int, place: int, spent: int) -> float:
    """What all the points bring if so many of them are dedicated to an Organization there."""
    found, rest = 0.0, mobilization(mind, prices, points - spent, -1)
    for nth in range(int(mind[prices + SITES])):
        site = prices + FIRST_SITE + nth * SITE
        if mind[site + SITE_PLACE] == place:
            target, opportunity = int(mind[site + TARGET]) + spent, int(mind[prices + POINTS])
            found = prospect(mind[site + SITE_GAIN], target, opportunity)
    return found + rest


def plan_gain(mind: Reals, prices: int, points: int) -> float:
    """What the best use of so many points brings."""
    organizes = organization(mind, prices, points, -1) if has_sites(mind, prices, points) else 0.0
    return max(mobilization(mind, prices, points, -1), organizes)


def has_sites(mind: Reals, prices: int, points: int) -> bool:
    """Whether an Organization can be attempted."""
    return points >= LEAST and mind[prices + SITES] > 0.0


def beginning(mind: Reals, prices: int, points: int, place: int) -> float:
    """What all the points bring, if a cube is mobilized there first."""
    for nth in range(int(mind[prices + CUBES])):
        cube = prices + FIRST_CUBE + nth * CUBE
        if mind[cube + CUBE_PLACE] == place:
            left = points - int(mind[cube + PRICE])
            return mind[cube + GAIN] + mobilization(mind, prices, left, place)
    return NOTHING
