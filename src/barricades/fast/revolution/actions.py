"""Resolution (chapter 5): the highest bid wins a character, and takes what it gives at once."""

from __future__ import annotations

from ..kernel import NOBODY, OPTIONS, SIDES, Tape, offer, plan_1, plan_2, plan_3
from .layout import (
    APOTHECARY_WITH,
    AREA_OF,
    AREAS,
    BANK,
    CUBES,
    CUBES_EACH,
    EARN,
    EARNED,
    FILLED,
    FIRST_SPACE,
    GAIN_SUPPORT,
    GRANTS,
    MOST_SIDES,
    NONE,
    NUMBER_OF_KINDS,
    OFFERS,
    PASSES,
    PLACE,
    POWER_OF,
    POWER_STEPS,
    REFUNDS,
    SHIFT,
    SPACES,
    SPEND,
    SUPPORT,
    SUPPORT_OF,
)
from .state import count_of, is_locked, on_board


def resolve(g: Tape, character: int) -> int:
    """5.1 to 5.3: one character: the highest bid wins; if it is matched, nobody does."""
    best, winner = 0, NONE
    for side in range(g[SIDES]):
        made = g[OFFERS + character * MOST_SIDES + side]
        if made > best:
            best, winner = made, side
        elif made == best:
            winner = NONE
    plan_2(g, SPEND, character, winner)
    if winner != NONE:
        plan_benefits(g, winner, character)
    return NOBODY


def plan_benefits(g: Tape, side: int, character: int) -> None:
    """5.4 to 5.8: support, tokens, influence, or a power, whatever the character gives."""
    if g[POWER_OF + character]:
        plan_1(g, POWER_STEPS[g[POWER_OF + character]], side)
    if g[AREA_OF + character] != NONE:
        plan_2(g, PLACE, side, g[AREA_OF + character])
    granted = 0
    for kind in range(NUMBER_OF_KINDS):
        granted += g[GRANTS + character * NUMBER_OF_KINDS + kind]
    if granted:
        plan_2(g, EARN, side, character)
    if g[SUPPORT_OF + character]:
        plan_2(g, GAIN_SUPPORT, side, g[SUPPORT_OF + character])


def gain_support(g: Tape, side: int, support: int) -> int:
    """5.4, 1.2: the winner's marker goes on."""
    g[SUPPORT + side] += support
    return NOBODY


def earn(g: Tape, side: int, character: int) -> int:
    """5.5: tokens from the bank, as far as it has them, set aside for the next round."""
    for kind in range(NUMBER_OF_KINDS):
        granted = g[GRANTS + character * NUMBER_OF_KINDS + kind]
        taken = min(granted, count_of(g, g[BANK], kind)) << g[SHIFT + kind]
        g[BANK] -= taken
        g[EARNED + side] += taken
    return NOBODY


def place(g: Tape, side: int, area: int) -> int:
    """5.6, 1.4: a cube goes to an area that has room, while the side has one."""
    if g[FILLED + area] < g[SPACES + area] and on_board(g, side) < g[CUBES_EACH]:
        g[CUBES + g[FIRST_SPACE + area] + g[FILLED + area]] = side
        g[FILLED + area] += 1
    return NOBODY


def spend(g: Tape, character: int, winner: int) -> int:
    """5.9, 8.1: bids go to the bank; with refunds only the winner's does, the others come back."""
    for side in range(g[SIDES]):
        made = OFFERS + character * MOST_SIDES + side
        if g[REFUNDS] and side != winner:
            g[EARNED + side] += g[made]
        else:
            g[BANK] += g[made]
        g[made] = 0
    return NOBODY


def movable(g: Tape) -> int:
    """8.2: the cubes that may be touched, one of each colour in each area, as bits."""
    found = 0
    for area in range(AREAS):
        if not is_locked(g, area):
            first = CUBES + g[FIRST_SPACE + area]
            for at in range(first, first + g[FILLED + area]):
                found |= 1 << (area * MOST_SIDES + g[at])
    return found


def offer_cubes(g: Tape, cubes: int) -> None:
    """Every cube among these is an option."""
    for cube in range(PASSES):
        if (cubes >> cube) & 1:
            offer(g, cube)


def replace(g: Tape, area: int, old: int, new: int) -> None:
    """A cube of an area is exchanged, in its place."""
    at = CUBES + g[FIRST_SPACE + area]
    while g[at] != old:
        at += 1
    g[at] = new


def spy(g: Tape, side: int) -> int:
    """5.7, 8.2: a rival's cube is replaced by one's own, or not."""
    targets = movable(g)
    for area in range(AREAS):
        targets &= ~(1 << (area * MOST_SIDES + side))
    if targets == 0 or on_board(g, side) >= g[CUBES_EACH]:
        return NOBODY
    offer_cubes(g, targets)
    offer(g, PASSES)
    return side


def spy_deed(g: Tape, cube: int, side: int) -> None:
    if cube != PASSES:
        replace(g, cube // MOST_SIDES, cube % MOST_SIDES, side)


def apothecary(g: Tape, side: int) -> int:
    """5.8, 8.2: two cubes of different colours in different areas change places, or none do."""
    cubes = movable(g)
    for cube in range(PASSES):
        if (cubes >> cube) & 1 and partners(cubes, cube) != 0:
            offer(g, cube)
    if g[OPTIONS] == 0:
        return NOBODY
    offer(g, PASSES)
    return side


def partners(cubes: int, cube: int) -> int:
    """Those among the cubes that share neither its area nor its colour with this one."""
    area = cube // MOST_SIDES
    cubes &= ~(((1 << MOST_SIDES) - 1) << (area * MOST_SIDES))
    for other in range(AREAS):
        cubes &= ~(1 << (other * MOST_SIDES + cube % MOST_SIDES))
    return cubes


def apothecary_deed(g: Tape, cube: int, side: int) -> None:
    if cube != PASSES:
        plan_3(g, APOTHECARY_WITH, side, cube // MOST_SIDES, cube % MOST_SIDES)


def apothecary_with(g: Tape, side: int, area: int, owner: int) -> int:
    """5.8, 8.2: the second of the two cubes."""
    offer_cubes(g, partners(movable(g), area * MOST_SIDES + owner))
    return side


def apothecary_with_deed(g: Tape, cube: int, side: int, area: int, owner: int) -> None:
    replace(g, area, owner, cube % MOST_SIDES)
    replace(g, cube // MOST_SIDES, cube % MOST_SIDES, owner)
