"""Choices that are tried out, over a tape, and looked at briefly; see `../choosing.py`.

A position that is come back to lies in `mind`. Only the agenda that is filled need be kept of it.
"""

from __future__ import annotations

from ....fast.asking import ask_again, play, settle
from ....fast.kernel import (
    AGENDA,
    FACTS,
    MOST_OPTIONS,
    NATURE,
    OPEN,
    QUESTION,
    STEP,
    TOP,
    WHO,
    Reals,
    Tape,
)
from ....fast.kernel import OPTIONS as OFFERED
from ....fast.prelude.asks import known
from ....fast.prelude.checks import fail, succeed
from ....fast.prelude.layout import (
    ACT,
    ADD_CUBES,
    BID_OPPORTUNITY,
    BORROW,
    CHOOSE_EVENT,
    CHOOSE_PLACE,
    DEDICATE,
    DONE,
    DRAW,
    MAY_SPEND,
    MOBILIZED,
    NONE,
    NUMBER_OF_TRACKS,
    OPPORTUNITY,
    ORGANIZES,
    PAY,
    PICK_DIE,
    PLAYING,
    PUT_AWAY,
    REMOVE_CUBES,
    ROLL_CHECK,
    ROLL_DIE,
    ROLL_WORLD,
    ROW,
    SIZE,
    SPECIALLY,
    SWAY,
    TAKE_INITIATIVE,
    TAKE_ROUND,
    TAKE_SPECIAL,
    TURN,
)
from ....fast.prelude.play import put_away
from ....fast.prelude.state import count_in, start, towards
from ....fast.search import WEIGHTS
from .mind import OPTIONS, RUINED, SAVED
from .planning import (
    NOTHING,
    beginning,
    cube_margin,
    dedication,
    forget_prices,
    organization,
    plan_gain,
    prospect,
    see_margins,
    see_prices,
)
from .worth import add_die, no_dice, ruin, worth

ROOT, DECISION, AT_CHECK = range(3)  # levels of positions that are come back to


def keep(g: Tape, mind: Reals, level: int) -> None:
    """A position is kept, and the options of its question."""
    first = SAVED + level * SIZE
    for at in range(AGENDA + g[TOP]):
        mind[first + at] = g[at]
    for at in range(TURN, SIZE):
        mind[first + at] = g[at]


def come_back(g: Tape, mind: Reals, level: int) -> None:
    """To a position that was kept; the options are not offered anew."""
    first = SAVED + level * SIZE
    for at in range(AGENDA + int(mind[first + TOP])):
        g[at] = int(mind[first + at])
    for at in range(TURN, SIZE):
        g[at] = int(mind[first + at])


def keep_options(g: Tape, mind: Reals, level: int) -> int:
    """How many there are, and which."""
    first = OPTIONS + level * (1 + MOST_OPTIONS)
    for at in range(1 + g[OFFERED]):
        mind[first + at] = g[OFFERED + at]
    return g[OFFERED]


def option_at(mind: Reals, level: int, nth: int) -> int:
    return int(mind[OPTIONS + level * (1 + MOST_OPTIONS) + 1 + nth])


def first_sight(g: Tape, mind: Reals) -> None:
    """What options seem to bring whoever is asked, beside each other, from WEIGHTS on."""
    forget_prices(mind)
    count, who, step = keep_options(g, mind, ROOT), g[QUESTION + WHO], g[QUESTION + STEP]
    keep(g, mind, ROOT)
    if step in (ADD_CUBES, REMOVE_CUBES):
        see_margins(g, mind)
    if step in (ACT, CHOOSE_PLACE, DEDICATE):
        see_prices(g, mind, who)
    for nth in range(count):
        option = option_at(mind, ROOT, nth)
        if step == ACT:
            mind[WEIGHTS + nth] = activity(g, mind, option, who)
        elif step == CHOOSE_PLACE:
            prices = see_prices(g, mind, who)
            mind[WEIGHTS + nth] = organization(mind, prices, g[QUESTION + FACTS + 1], option)
        elif step == DEDICATE:
            place, points = g[QUESTION + FACTS + 1], g[QUESTION + FACTS + 2]
            prices = see_prices(g, mind, who)
            mind[WEIGHTS + nth] = dedication(mind, prices, points, place, option)
        elif step in (ADD_CUBES, REMOVE_CUBES):
            mind[WEIGHTS + nth] = cube_gain(g, mind, option)
        elif step in (BID_OPPORTUNITY, SWAY) and not is_sensible(g, option):
            mind[WEIGHTS + nth] = NOTHING
        elif is_beginning(step):
            mind[WEIGHTS + nth] = tried(g, mind, who, option)
            come_back(g, mind, ROOT)
        else:
            mind[WEIGHTS + nth] = seen(g, mind, who, option)
            come_back(g, mind, ROOT)
    ask_again(g, 0)


def is_beginning(step: int) -> bool:
    """Whether what follows a choice is looked at, to the end of the card."""
    if step in (TAKE_ROUND, BID_OPPORTUNITY, SWAY, CHOOSE_EVENT):
        return True
    return step in (MAY_SPEND, TAKE_SPECIAL, PAY, BORROW)


def activity(g: Tape, mind: Reals, option: int, who: int) -> float:
    """10.0: what all the points bring, by what is done with them first."""
    points = g[QUESTION + FACTS + 1]
    if option == DONE:
        return 0.0
    if option == SPECIALLY:
        if g[MOBILIZED + who]:
            return NOTHING
        without = tried(g, mind, who, DONE)
        come_back(g, mind, ROOT)
        within = tried(g, mind, who, SPECIALLY)
        come_back(g, mind, ROOT)
        return within - without
    prices = see_prices(g, mind, who)
    if option == ORGANIZES:
        return organization(mind, prices, points, NONE)
    return beginning(mind, prices, points, option)


def cube_gain(g: Tape, mind: Reals, place: int) -> float:
    """3.2: what a cube added or removed brings, by its place, whoever's it is."""
    side, owner = g[QUESTION + FACTS], g[QUESTION + FACTS + 1]
    count = 1 if g[QUESTION + STEP] == ADD_CUBES else -1
    return cube_margin(g, mind, owner, place, count) * towards(side)


def is_sensible(g: Tape, bid: int) -> bool:
    """Bids worth thinking of: nothing, a few points, as much as the other, or one more."""
    step = g[QUESTION + STEP]
    other = g[QUESTION + FACTS + (1 if step == SWAY else 2)]
    if other < 0:
        return bid in (0, 2, 4, 6)
    return bid in (0, other, other + 1)


def tried(g: Tape, mind: Reals, side: int, option: int) -> float:
    """What an option is worth to a side when the card is over."""
    play(g, 0, option)
    ahead = outlook(g, mind)
    return ahead * towards(side) - mind[RUINED]


def seen(g: Tape, mind: Reals, side: int, option: int) -> float:
    """What an option is worth to a side at first sight."""
    play(g, 0, option)
    lost = ruin(g)
    return glance(g, mind) * towards(side) - lost


def is_over(g: Tape, card: int) -> bool:
    """Whether the card under way is over."""
    if g[OPEN] == 0 or playing(g) != card:
        return True
    return g[QUESTION + STEP] in (TAKE_ROUND, TAKE_INITIATIVE, DRAW)


def playing(g: Tape) -> int:
    """The card being played."""
    return g[ROW + start(g, PLAYING)] if count_in(g, PLAYING) else NONE


def outlook(g: Tape, mind: Reals) -> float:
    """What a position is worth once the card under way is over; and what is lost by then.

    What both lose is taken as it was before the first decision that followed.
    """
    card, gained, decided = playing(g), 0.0, False
    while not is_over(g, card):
        who, step = g[QUESTION + WHO], g[QUESTION + STEP]
        if step == ACT:
            prices = see_prices(g, mind, who)
            gained += plan_gain(mind, prices, g[QUESTION + FACTS + 1]) * towards(who)
            play(g, 0, DONE)
        elif step == ROLL_DIE and is_last_die(g):
            if not decided:
                mind[RUINED] = ruin(g)
            see_dice(g, mind)
            put_by(g)
            return gained + worth(g, mind)
        elif step == ROLL_DIE:
            play(g, 0, g[QUESTION + FACTS + 1])
        elif step == PICK_DIE:
            if not decided:
                mind[RUINED] = ruin(g)
            put_by(g)
            return gained + best_die(g, mind, who)
        elif who != NATURE:
            if not decided:
                mind[RUINED] = ruin(g)
                decided = True
            play(g, 0, decision(g, mind, who))
        else:
            play(g, 0, middling(g))
    if not decided:
        mind[RUINED] = ruin(g)
    no_dice(mind)
    return gained + worth(g, mind)


def middling(g: Tape) -> int:
    """Dice fall in the middle; but in Red October the second one a little lower, or never."""
    middle = g[OFFERED] // 2
    if g[QUESTION + STEP] == ROLL_WORLD and g[QUESTION + FACTS + 1] > 0:
        middle -= 1
    return g[OFFERED + 1 + middle]


def is_last_die(g: Tape) -> bool:
    """4.0: whether only dice follow, and the card is put away then."""
    return g[TOP] > 0 and g[AGENDA + g[TOP] - 1] in (ROLL_DIE, PUT_AWAY)


def see_dice(g: Tape, mind: Reals) -> None:
    """4.0: the dice that are next."""
    no_dice(mind)
    add_die(mind, g[QUESTION + FACTS + 1])
    top = g[TOP]
    while top > 0 and g[AGENDA + top - 1] == ROLL_DIE:
        add_die(mind, g[AGENDA + top - 2])
        top -= 1 + known(ROLL_DIE)


def put_by(g: Tape) -> None:
    """The card is where it will go when its die is rolled."""
    top = g[TOP]
    while top > 0 and g[AGENDA + top - 1] == ROLL_DIE:
        top -= 1 + known(ROLL_DIE)
    if top > 0 and g[AGENDA + top - 1] == PUT_AWAY:
        put_away(g, g[AGENDA + top - 4], g[AGENDA + top - 3], g[AGENDA + top - 2])


def best_die(g: Tape, mind: Reals, who: int) -> float:
    """4.0: the die that is best for whoever picks it."""
    best = NOTHING
    for die in range(NUMBER_OF_TRACKS):
        no_dice(mind)
        add_die(mind, die)
        best = max(best, worth(g, mind) * towards(who))
    return best * towards(who)


def decision(g: Tape, mind: Reals, who: int) -> int:
    """As whoever is asked would make it, at first sight."""
    step, count = g[QUESTION + STEP], keep_options(g, mind, DECISION)
    best, most = option_at(mind, DECISION, 0), NOTHING
    if step in (ADD_CUBES, REMOVE_CUBES):
        see_margins(g, mind)
        for nth in range(count):
            gain = cube_gain(g, mind, option_at(mind, DECISION, nth))
            if gain > most:
                best, most = option_at(mind, DECISION, nth), gain
        return best
    if count == 1:
        return best
    keep(g, mind, DECISION)
    is_bid = step in (BID_OPPORTUNITY, SWAY)
    for nth in range(count):
        option = option_at(mind, DECISION, nth)
        if not is_bid or is_sensible(g, option):
            value = seen(g, mind, who, option)
            come_back(g, mind, DECISION)
            if value > most:
                best, most = option, value
    return best


def glance(g: Tape, mind: Reals) -> float:
    """What a position is worth at once, but for a check or a die that is just coming."""
    if g[OPEN] > 0 and g[QUESTION + STEP] == ROLL_CHECK:
        return check_worth(g, mind)
    no_dice(mind)
    if g[OPEN] > 0 and g[QUESTION + STEP] == ROLL_DIE:
        see_dice(g, mind)
    return worth(g, mind)


def check_worth(g: Tape, mind: Reals) -> float:
    """9.0: what a check is worth, by its odds."""
    facts = QUESTION + FACTS
    side, place, target = g[facts], g[facts + 1], g[facts + 2]
    purpose, there, points = g[facts + 3], g[facts + 4], g[OPPORTUNITY + g[facts]]
    keep(g, mind, AT_CHECK)
    no_dice(mind)
    g[OPEN] = 0
    succeed(g, side, place, purpose, there)
    settle(g)
    success = worth(g, mind) * towards(side)
    come_back(g, mind, AT_CHECK)
    g[OPEN] = 0
    fail(g, side, purpose, there)
    settle(g)
    failure = worth(g, mind) * towards(side)
    return (failure + prospect(success - failure, target, points)) * towards(side)
