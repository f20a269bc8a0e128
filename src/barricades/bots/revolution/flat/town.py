"""How the town looks to one side, over a tape; see `../town.py`."""

from __future__ import annotations

from math import exp

from ....fast.kernel import SIDES, Reals, Tape
from ....fast.revolution.layout import (
    AREA_CONTROL,
    AREA_OF,
    AREAS,
    BIDS,
    CHARACTERS,
    FILLED,
    GRANTS,
    HANDS,
    MOST_SIDES,
    NONE,
    NUMBER_OF_KINDS,
    POWER_OF,
    POWERS,
    PRIZE,
    SPACES,
    SUPPORT_OF,
    TAKERS,
)
from ....fast.revolution.layout import WORTH as WORTH_OF_TOKENS
from ....fast.revolution.state import count_of, cubes_in
from ..town import ENVY, FUTURE, NEGLECT
from .mind import COUNTS, EMPTY, FALLS, IS_KNOWN, MOST_FALLEN, ROWS, TOWN_SIZE, TOWNS, TURNED, WORTH

BY_SPY = POWERS.index("spy")


def count_cubes(g: Tape, mind: Reals) -> int:
    """The cubes of each side in each area; how many spaces there are is told."""
    spaces = filled = 0
    for area in range(AREAS):
        spaces += g[SPACES + area]
        filled += g[FILLED + area]
        for side in range(g[SIDES]):
            mind[COUNTS + area * MOST_SIDES + side] = cubes_in(g, area, side)
    mind[EMPTY] = spaces - filled
    return spaces


def town_for(g: Tape, mind: Reals, side: int) -> int:
    """Where the town of a side stands in `mind`, looked at anew if it has changed."""
    town = TOWNS + side * int(mind[TOWN_SIZE])
    if mind[town + IS_KNOWN] == 0.0 or has_changed(g, mind, town):
        mind[town + IS_KNOWN] = 1.0
        remember(g, mind, town)
        spaces = count_cubes(g, mind)
        see_turned(g, mind, side)
        for character in range(CHARACTERS):
            value = worth_of(g, mind, side, character, mind[EMPTY] / spaces)
            mind[town + WORTH + character] = max(value, 0.1)
        for kind in range(NUMBER_OF_KINDS):
            see_falls(g, mind, side, town, kind)
    return town


def key_of(mind: Reals, town: int) -> int:
    """Where that stands by which a town is known again: hands and cubes."""
    return town + FALLS + ROWS * int(mind[MOST_FALLEN])


def has_changed(g: Tape, mind: Reals, town: int) -> bool:
    """Whether there are other tokens or cubes now."""
    key, changed = key_of(mind, town), False
    for other in range(g[SIDES]):
        changed = changed or mind[key + other] != g[HANDS + other]
    for at in range(FILLED, g[BIDS]):
        changed = changed or mind[key + MOST_SIDES + at - FILLED] != g[at]
    return changed


def remember(g: Tape, mind: Reals, town: int) -> None:
    """So that it is known again."""
    key = key_of(mind, town)
    for other in range(g[SIDES]):
        mind[key + other] = g[HANDS + other]
    for at in range(FILLED, g[BIDS]):
        mind[key + MOST_SIDES + at - FILLED] = g[at]


def worth_of(g: Tape, mind: Reals, side: int, character: int, to_come: float) -> float:
    """Support, tokens for the rounds to come, and what a cube or a power does for the areas."""
    tokens, area, power = 0, g[AREA_OF + character], g[POWER_OF + character]
    for kind in range(NUMBER_OF_KINDS):
        tokens += g[GRANTS + character * NUMBER_OF_KINDS + kind] * g[WORTH_OF_TOKENS + kind]
    worth = g[SUPPORT_OF + character] + tokens * (1.0 + FUTURE * to_come)
    if area != NONE and g[FILLED + area] < g[SPACES + area]:
        before = promise(g, mind, side, area)
        mind[COUNTS + area * MOST_SIDES + side] += 1.0
        worth += promise(g, mind, side, area) - before
        mind[COUNTS + area * MOST_SIDES + side] -= 1.0
    if power == BY_SPY:
        return worth + best_spying(g, mind, side)
    return worth + best_exchange(g, mind) if power else worth


def promise(g: Tape, mind: Reals, side: int, area: int) -> float:
    """The support of an area by the chance to lead it, less a part of the rivals' chances."""
    room, found = float(g[SPACES + area]), 0.0
    for owner in range(g[SIDES]):
        room -= mind[COUNTS + area * MOST_SIDES + owner]
    for owner in range(g[SIDES]):
        lead = mind[COUNTS + area * MOST_SIDES + owner] - most_of_others(g, mind, owner, area)
        chance = 1.0 if lead > 0.0 else 0.0
        if room > 0.0:
            chance = 1.0 / (1.0 + exp(-2.0 * (lead - 0.5) / (0.6 + 0.5 * room)))
        found += chance if owner == side else -ENVY * chance
    return found * g[PRIZE + area]


def most_of_others(g: Tape, mind: Reals, side: int, area: int) -> float:
    """The most cubes that any other side has in an area."""
    found = 0.0
    for other in range(g[SIDES]):
        if other != side:
            found = max(found, mind[COUNTS + area * MOST_SIDES + other])
    return found


def is_free(g: Tape, mind: Reals, area: int, owner: int) -> bool:
    """8.2: whether there is a cube that may be touched."""
    if mind[COUNTS + area * MOST_SIDES + owner] == 0.0:
        return False
    if g[AREA_CONTROL] == 0:
        return True
    return mind[COUNTS + area * MOST_SIDES + owner] < g[SPACES + area]


def see_turned(g: Tape, mind: Reals, side: int) -> None:
    """What it brings a side to have a cube of one in the place of another's, everywhere."""
    for area in range(AREAS):
        before, counts = promise(g, mind, side, area), COUNTS + area * MOST_SIDES
        for old in range(g[SIDES]):
            for new in range(g[SIDES]):
                if old != new and is_free(g, mind, area, old):
                    mind[counts + new] += 1.0
                    mind[counts + old] -= 1.0
                    after = promise(g, mind, side, area)
                    mind[counts + new] -= 1.0
                    mind[counts + old] += 1.0
                    mind[turned_at(area, old, new)] = after - before


def turned_at(area: int, old: int, new: int) -> int:
    return TURNED + (area * MOST_SIDES + old) * MOST_SIDES + new


def best_spying(g: Tape, mind: Reals, side: int) -> float:
    """5.7: what the Spy can bring."""
    best = 0.0
    for area in range(AREAS):
        for owner in range(g[SIDES]):
            if owner != side and is_free(g, mind, area, owner):
                best = max(best, mind[turned_at(area, owner, side)])
    return best


def best_exchange(g: Tape, mind: Reals) -> float:
    """5.8: what the Apothecary can bring."""
    best = 0.0
    for area in range(AREAS):
        for owner in range(g[SIDES]):
            if is_free(g, mind, area, owner):
                best = max(best, best_exchange_of(g, mind, area, owner))
    return best


def best_exchange_of(g: Tape, mind: Reals, area: int, owner: int) -> float:
    """The same with this cube; far below zero if none can be exchanged with it."""
    best = -1000.0
    for place in range(AREAS):
        for other in range(g[SIDES]):
            if place != area and other != owner and is_free(g, mind, place, other):
                best = max(best, exchange(mind, area, owner, place, other))
    return best


def exchange(mind: Reals, area: int, owner: int, place: int, other: int) -> float:
    """5.8: what it brings that two cubes change places."""
    return mind[turned_at(area, owner, other)] + mind[turned_at(place, other, owner)]


def see_falls(g: Tape, mind: Reals, side: int, town: int, kind: int) -> None:
    """How likely 0, 1, 2 … of each rival's tokens of a kind fall on each character."""
    whole, most = 0.0, int(mind[MOST_FALLEN])
    for character in range(CHARACTERS):
        if (g[TAKERS + kind] >> character) & 1:
            whole += mind[town + WORTH + character]
    for character in range(CHARACTERS):
        taken = (g[TAKERS + kind] >> character) & 1
        share = mind[town + WORTH + character] / whole if taken else 0.0
        neglect = NEGLECT * (1.0 - share)
        for rival in range(g[SIDES]):
            row = town + FALLS + ((character * MOST_SIDES + rival) * NUMBER_OF_KINDS + kind) * most
            count = count_of(g, g[HANDS + rival], kind)
            for fallen in range(count + 1):
                mind[row + fallen] = (1.0 - neglect) * likely(share, count, fallen)
            mind[row] += neglect


def likely(share: float, count: int, fallen: int) -> float:
    """The chance that so many of some tokens fall where each falls with this chance."""
    found = 1.0
    for nth in range(fallen):
        found = found * share * (count - nth) / (nth + 1)
    for _ in range(count - fallen):
        found *= 1.0 - share
    return found


def odds(
    g: Tape, mind: Reals, town: int, side: int, character: int, force: int, mail: int, gold: int
) -> float:
    """The chance that an offer is higher than that of every rival."""
    found = 1.0 if force + mail + gold > 0 else 0.0
    for rival in range(g[SIDES]):
        if rival != side:
            found *= beats(g, mind, town, character, rival, force, mail, gold)
    return found


def beats(
    g: Tape, mind: Reals, town: int, character: int, rival: int, force: int, mail: int, gold: int
) -> float:
    """The chance that a rival lays less, comparing Force first, Gold last."""
    beaten, level, most = 0.0, 1.0, int(mind[MOST_FALLEN])
    for kind in range(NUMBER_OF_KINDS):
        ours = force if kind == 0 else mail if kind == 1 else gold
        row = town + FALLS + ((character * MOST_SIDES + rival) * NUMBER_OF_KINDS + kind) * most
        theirs = count_of(g, g[HANDS + rival], kind)
        for fallen in range(min(ours, theirs + 1)):
            beaten += level * mind[row + fallen]
        level = level * mind[row + min(ours, theirs)] if ours <= theirs else 0.0
    return beaten
