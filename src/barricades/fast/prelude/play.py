"""Playing a card (3.1, 8.0): for its Event, for its points, or out of the Opportunity Pool."""

from __future__ import annotations

from ..kernel import NOBODY, Tape, offer, plan_2, plan_3, plan_4, put
from .layout import (
    ACT,
    ADD_EVENT,
    BLUE,
    BLUES,
    BOOSTED,
    BOTH,
    DIE_OF,
    DISCARD,
    ENDS,
    EVENT,
    FINISH,
    GOES_BY_EVENT,
    GOES_TO_DISCARD,
    GOES_TO_POOL,
    HANDS,
    HOLD_EVENT,
    IGNORE,
    IN_PLAY,
    LEAVING,
    NEEDS,
    NEUTRAL,
    NONE,
    OPPORTUNITY,
    PASSES,
    PLAYING,
    POINTS,
    POINTS_OF,
    POOL,
    POOLED,
    PUT_AWAY,
    RESPOND,
    ROLL_FOR,
    ROW,
    SIDE_OF,
    STAYS_NOT,
    STAYS_OF,
    TWICE,
)
from .places import holds
from .special import forget
from .state import count_in, gain, is_in, is_waiting, pass_on, start, stop_waiting


def take_round(g: Tape, side: int) -> int:
    """2.3, 3.1, 8.0: a card from the hand or the Pool; whoever has no cards left may pass."""
    hand = HANDS + side
    for at in range(start(g, hand), g[ENDS + hand]):
        offer_uses(g, side, g[ROW + at])
    for at in range(start(g, POOL), g[ENDS + POOL]):
        if can_buy(g, side, g[ROW + at]):
            offer(g, 4 * g[ROW + at] + POOLED)
    if count_in(g, hand) == 0:
        offer(g, PASSES)
    return side


def offer_uses(g: Tape, side: int, card: int) -> None:
    """3.1: what a card in hand may be played for."""
    owner = g[SIDE_OF + card]
    if owner == side and counts_twice(g, side):
        offer(g, 4 * card + TWICE)
        return
    if owner != 1 - side and holds(g, g[NEEDS + card], side, NONE):
        offer(g, 4 * card + EVENT)
    offer(g, 4 * card + POINTS)


def counts_twice(g: Tape, side: int) -> bool:
    """10.3, R32: whether the next card of one's own from the hand counts for both."""
    return g[BOOSTED] > 0 or is_waiting(g, side, BOTH + side)


def can_buy(g: Tape, side: int, card: int) -> bool:
    """8.0: one's own or a neutral card whose prerequisite is met, at its points."""
    if g[SIDE_OF + card] == 1 - side or g[POINTS_OF + card] > g[OPPORTUNITY + side]:
        return False
    return holds(g, g[NEEDS + card], side, NONE)


def take_round_deed(g: Tape, choice: int, side: int) -> None:
    if choice == PASSES:
        return
    card, use = choice // 4, choice % 4
    if use == POOLED:
        gain(g, side, -g[POINTS_OF + card])
        pass_on(g, POOL, PLAYING, card)
    else:
        pass_on(g, HANDS + side, PLAYING, card)
        forget(g, 1 - side, card)
    use_card(g, side, card, use)


def use_card(g: Tape, side: int, card: int, use: int) -> None:
    """3.1: the Event, the points, or both, and where the card goes then."""
    owner = g[SIDE_OF + card]
    if use in (EVENT, POOLED):
        plan_4(g, FINISH, side, card, GOES_BY_EVENT, side)
        plan_2(g, HOLD_EVENT, side, card)
        return
    if use == TWICE:
        stop_waiting(g, side, BOTH + side)
        plan_2(g, ADD_EVENT, side, card)
    elif owner != 1 - side:
        goes = GOES_TO_POOL if owner == NEUTRAL else GOES_TO_DISCARD
        plan_4(g, FINISH, side, card, goes, side)
    elif is_waiting(g, side, IGNORE + side):
        stop_waiting(g, side, IGNORE + side)
        plan_4(g, FINISH, side, card, GOES_TO_DISCARD, side)
    else:
        plan_2(g, RESPOND, side, card)
    plan_2(g, ACT, side, g[POINTS_OF + card])


def add_event(g: Tape, side: int, card: int) -> int:
    """10.3.1, 10.3.2: after the points, the Event of the same card, if its prerequisite is met."""
    if holds(g, g[NEEDS + card], side, NONE):
        plan_4(g, FINISH, side, card, GOES_BY_EVENT, side)
        plan_2(g, HOLD_EVENT, side, card)
    else:
        plan_4(g, FINISH, side, card, GOES_TO_DISCARD, side)
    return NOBODY


def respond(g: Tape, side: int, card: int) -> int:
    """3.1: the opponent plays the Event of an opposing card; if that cannot be, is paid half."""
    foe = 1 - side
    if holds(g, g[NEEDS + card], foe, NONE):
        plan_4(g, FINISH, side, card, GOES_BY_EVENT, foe)
        plan_2(g, HOLD_EVENT, foe, card)
    else:
        gain(g, foe, g[POINTS_OF + card] // 2)
        plan_4(g, FINISH, side, card, GOES_TO_POOL, foe)
    return NOBODY


def finish(g: Tape, side: int, card: int, goes: int, owner: int) -> int:
    """4.0, 3.1: the Scoring Die is the very last thing before the card is put away."""
    plan_3(g, PUT_AWAY, card, goes, owner)
    plan_2(g, ROLL_FOR, side, g[DIE_OF + card])
    return NOBODY


def put_away(g: Tape, card: int, goes: int, side: int) -> int:
    """3.1, 3.3, 8.0: discarded, placed in the Pool, or kept in play as its instruction says."""
    if not is_in(g, PLAYING, card):
        return NOBODY
    if goes == GOES_TO_POOL:
        pass_on(g, PLAYING, POOL, card)
    elif goes == GOES_BY_EVENT and g[STAYS_OF + card] != STAYS_NOT and g[LEAVING] == 0:
        pass_on(g, PLAYING, IN_PLAY, card)
        own(g, card, side)
    else:
        pass_on(g, PLAYING, DISCARD, card)
    return NOBODY


def own(g: Tape, card: int, side: int) -> None:
    """3.3: a card in play is a side's."""
    if side == BLUE:
        put(g, BLUES, card)
    else:
        g[BLUES + (card >> 3)] &= ~(1 << (card & 7))
