"""Events (3.1, 3.2): the words of a card, carried out by a side that makes all its decisions.

What each word does, and whether it could do anything now, stands in `effects`, by subject; what
is made of other effects stands here.
"""

from __future__ import annotations

from ..kernel import (
    NOBODY,
    Tape,
    add_to_list,
    begin_list,
    end_list,
    item_of,
    listed,
    offer,
    plan,
    plan_2,
    plan_3,
    plan_4,
)
from .effects.cards import (
    can_borrow,
    can_install,
    can_purge,
    can_return,
    do_borrow,
    do_install,
    do_leave,
    do_purge,
    do_return,
)
from .effects.chance import (
    can_check,
    can_test_markers,
    do_check,
    do_check_against,
    do_random,
    do_roll,
    do_test_markers,
)
from .effects.cubes import (
    can_add,
    can_level,
    can_remove,
    can_shift,
    do_add,
    do_level,
    do_remove,
    do_shift,
)
from .effects.organizations import (
    can_disband,
    can_organize_by,
    do_disband,
    do_end_session,
    do_organize,
)
from .effects.points import can_gain, can_lose
from .effects.tracks import (
    can_change,
    can_fall,
    can_move_marker,
    can_score_track,
    do_change,
    do_fall,
    do_on_track,
)
from .layout import (
    ACT,
    ACTS,
    ADD,
    AS,
    BID,
    BID_OPPORTUNITY,
    BOOST,
    BOOSTS,
    BORROWS,
    CARRY_OUT,
    CHANGE,
    CHECKS,
    CHECKS_AGAINST,
    CHOOSE,
    CHOOSE_EVENT,
    DISBAND,
    EACH,
    EFFECT,
    END_SESSION,
    EVENTS,
    EXTREMISM,
    FALL,
    FIRST,
    GAIN,
    GIVEN,
    GROW_EXTREMISM,
    HOLD_VOTE,
    HOW_MANY,
    IF,
    INNER,
    INNERS,
    INSTALL,
    LEAVE,
    LEAVING,
    LEVEL,
    LOSE,
    MARKER,
    MAY_SPEND,
    MUSTER,
    NONE,
    ONE,
    OPPORTUNITY,
    ORGANIZING,
    PLACES,
    PURGE,
    RANDOM,
    REMOVE,
    RESET,
    RETURN,
    ROLL,
    ROLLS_DIE,
    SCORE,
    SCORES_TRACK,
    SHIFT,
    SKIP,
    SKIPS,
    SPEND,
    TEST_MARKERS,
    VOTES,
    WHOSE,
    WORD,
)
from .pieces import muster
from .places import amount, holds, who_is
from .state import award, gain, session, wait_for


def hold_event(g: Tape, side: int, card: int) -> int:
    """3.1, 3.2: the Event of a card is played."""
    forget_given(g)
    g[LEAVING] = 0
    plan_3(g, CARRY_OUT, side, g[EVENTS + card], NONE)
    return NOBODY


def forget_given(g: Tape) -> None:
    """3.2: no cubes have been added by the event under way."""
    for place in range(PLACES):
        g[GIVEN + place] = 0


def carry_out(g: Tape, side: int, block: int, place: int) -> int:
    """3.2, 14: the effects of an event, one after the other."""
    for nth in range(g[block], 0, -1):
        plan_3(g, EFFECT, side, g[block + nth], place)
    return NOBODY


def effect(g: Tape, side: int, e: int, place: int) -> int:
    """3.2, 14: one effect, in the hands of whoever is "you"."""
    word = g[e + WORD]
    if word == ADD:
        do_add(g, e, side, place)
    elif word == REMOVE:
        do_remove(g, e, side, place)
    elif word == CHANGE:
        do_change(g, e, side)
    elif word == CHOOSE:
        do_choose(g, e, side, place)
    elif word == IF:
        plan_3(g, CARRY_OUT, side, branch(g, e, side, place), place)
    elif word == AS:
        do_as(g, e, side, place)
    elif word in (MARKER, RESET, ROLLS_DIE, SCORES_TRACK):
        do_on_track(g, e, side)
    elif word in (SCORE, GAIN, LOSE, SPEND, BID, ACTS):
        do_points(g, word, e, side, place)
    elif word in (CHECKS, CHECKS_AGAINST, ROLL, RANDOM, TEST_MARKERS):
        do_chance(g, word, e, side, place)
    elif word in (RETURN, PURGE, INSTALL, LEAVE, SKIPS, BOOSTS, BORROWS):
        do_cards(g, word, e, side)
    else:
        do_rest(g, word, e, side, place)
    return NOBODY


def do_points(g: Tape, word: int, e: int, side: int, place: int) -> None:
    """Words of points."""
    many = amount(g, g[e + HOW_MANY], side, place)
    if word == SCORE:
        award(g, side, many)
    elif word == GAIN:
        gain(g, side, many)
    elif word == LOSE:
        gain(g, side, -many)
    elif word == ACTS:
        plan_2(g, ACT, side, many)
    elif word == BID:
        plan_3(g, BID_OPPORTUNITY, g[FIRST], e, -1)
    elif can_spend(g, e, side, place):
        plan_4(g, MAY_SPEND, side, e, place, g[e + ONE])


def do_chance(g: Tape, word: int, e: int, side: int, place: int) -> None:
    """Words of chance."""
    if word == CHECKS:
        do_check(g, e, side, place)
    elif word == CHECKS_AGAINST:
        do_check_against(g, e, side, place)
    elif word == ROLL:
        do_roll(g, e, side, place)
    elif word == RANDOM:
        do_random(g, e, side)
    else:
        do_test_markers(g, e, side)


def do_cards(g: Tape, word: int, e: int, side: int) -> None:
    """Words of cards and rounds to come."""
    if word == RETURN:
        do_return(g, e)
    elif word == PURGE:
        do_purge(g, e)
    elif word == INSTALL:
        do_install(g, e, side)
    elif word == LEAVE:
        do_leave(g, e)
    elif word == SKIPS:
        wait_for(g, side, SKIP)
    elif word == BOOSTS:
        wait_for(g, side, BOOST)
    else:
        do_borrow(g, e, side)


def do_rest(g: Tape, word: int, e: int, side: int, place: int) -> None:
    """All other words; 3.3: what lasts is in force while the card is in play, not at once."""
    if word == ORGANIZING:
        do_organize(g, e, side, place)
    elif word == DISBAND:
        do_disband(g, e, side, place)
    elif word == LEVEL:
        do_level(g, e, side, place)
    elif word == SHIFT:
        do_shift(g, e, side, place)
    elif word == FALL:
        do_fall(g)
    elif word == MUSTER:
        muster(g, side, g[e + ONE])
    elif word == EXTREMISM:
        plan_2(g, GROW_EXTREMISM, side, g[e + ONE])
    elif word == VOTES:
        plan(g, HOLD_VOTE)
    elif word == END_SESSION:
        do_end_session(g)


def could(g: Tape, block: int, side: int, place: int) -> bool:
    """R51: whether an event could change anything now."""
    for nth in range(1, g[block] + 1):
        if can(g, g[block + nth], side, place):
            return True
    return False


def can(g: Tape, e: int, side: int, place: int) -> bool:
    """R51: whether an effect could change anything now."""
    word = g[e + WORD]
    if word == CHOOSE:
        return can_choose(g, e, side, place)
    if word == IF:
        return could(g, branch(g, e, side, place), side, place)
    if word == AS:
        return can_as(g, e, side, place)
    if word == SPEND:
        return can_spend(g, e, side, place)
    if word == BID:
        return can_bid(g, e, place)
    return can_itself(g, word, e, side, place)


def can_itself(g: Tape, word: int, e: int, side: int, place: int) -> bool:
    """The same of an effect that is not made of others."""
    if word == ADD:
        return can_add(g, e, side, place)
    if word == REMOVE:
        return can_remove(g, e, side, place)
    if word == CHANGE:
        return can_change(g, e, side)
    if word == GAIN:
        return can_gain(g, e, side, place)
    if word == LOSE:
        return can_lose(g, e, side, place)
    if word in (SCORE, ACTS):
        return amount(g, g[e + HOW_MANY], side, place) > 0
    if word == ORGANIZING:
        return can_organize_by(g, e, side, place)
    if word == DISBAND:
        return can_disband(g, e, side, place)
    if word == LEVEL:
        return can_level(g, e, side, place)
    if word == SHIFT:
        return can_shift(g, e, side, place)
    if word == CHECKS:
        return can_check(g, e, side, place)
    if word == TEST_MARKERS:
        return can_test_markers(g, e, side)
    if word == FALL:
        return can_fall(g)
    if word in (MARKER, RESET):
        return can_move_marker(g, e)
    if word == SCORES_TRACK:
        return can_score_track(g, e)
    if word == END_SESSION:
        return session(g) > 0
    if word == RETURN:
        return can_return(g, e)
    if word == PURGE:
        return can_purge(g, e)
    if word == INSTALL:
        return can_install(g, e)
    if word == BORROWS:
        return can_borrow(g, e, side)
    return True


def do_choose(g: Tape, e: int, side: int, place: int) -> None:
    """3.2: one of the alternatives on a card that can do something, if any can."""
    any_can = can_choose(g, e, side, place)
    begin_list(g)
    for nth in range(g[e + INNERS]):
        if not any_can or could(g, g[g[e + INNER] + nth], side, place):
            add_to_list(g, nth + 1)
    plan_3(g, CHOOSE_EVENT, side, e, place)


def can_choose(g: Tape, e: int, side: int, place: int) -> bool:
    for nth in range(g[e + INNERS]):
        if could(g, g[g[e + INNER] + nth], side, place):
            return True
    return False


def choose_event(g: Tape, side: int) -> int:
    """3.2: which of them."""
    for nth in range(listed(g)):
        offer(g, item_of(g, nth))
    return side


def choose_event_deed(g: Tape, alternative: int, side: int, e: int, place: int) -> None:
    end_list(g)
    plan_3(g, CARRY_OUT, side, g[g[e + INNER] + alternative - 1], place)


def branch(g: Tape, e: int, side: int, place: int) -> int:
    """Which of two blocks it is, as things are."""
    return g[g[e + INNER] + (0 if holds(g, g[e + ONE], side, place) else 1)]


def do_as(g: Tape, e: int, side: int, place: int) -> None:
    """Somebody else acts; if both do, the First Player first."""
    block, who = g[g[e + INNER]], g[e + WHOSE]
    if who == EACH:
        plan_3(g, CARRY_OUT, 1 - g[FIRST], block, place)
        plan_3(g, CARRY_OUT, g[FIRST], block, place)
    else:
        plan_3(g, CARRY_OUT, who_is(who, side), block, place)


def can_as(g: Tape, e: int, side: int, place: int) -> bool:
    block, who = g[g[e + INNER]], g[e + WHOSE]
    if who == EACH:
        return could(g, block, 0, place) or could(g, block, 1, place)
    return could(g, block, who_is(who, side), place)


def can_spend(g: Tape, e: int, side: int, place: int) -> bool:
    return g[OPPORTUNITY + side] >= g[e + ONE] and could(g, g[g[e + INNER]], side, place)


def can_bid(g: Tape, e: int, place: int) -> bool:
    for side in range(2):
        if g[OPPORTUNITY + side] and could(g, g[g[e + INNER]], side, place):
            return True
    return False
