"""Special Actions (10.3): once a Turn, each once a game."""

from __future__ import annotations

from ..kernel import (
    LESSONS,
    NOBODY,
    OPTIONS,
    Tape,
    add_last,
    add_to_list,
    begin_list,
    end_list,
    item_of,
    listed,
    offer,
    plan_1,
    plan_2,
    times_listed,
)
from .deal import see_hand
from .layout import (
    ACTED,
    ALL_POWER,
    BLUE,
    BOTH,
    CORRUPT,
    CORRUPTION,
    COUNTS_TWICE,
    DECK_OF,
    DIPLOMACY,
    DISTRICTS,
    ENDS,
    FERVOR,
    FORCE,
    GIVE_CARDS,
    HANDS,
    IGNORE,
    IGNORES,
    KEY_DECK,
    KIND,
    MANEUVER,
    MANEUVERS,
    MOST_HAND,
    MOST_USED,
    NUMBER_OF_TRACKS,
    OPPORTUNISM,
    PLACES,
    POOL,
    PRICES,
    PROVOCATION,
    PROVOKE,
    RED,
    RESET_TRACK,
    ROOM,
    ROW,
    SCORE_ANY,
    SCORING,
    SEEN,
    URBAN,
    USED,
)
from .state import award, count_in, cubes, gain, pass_on, start, wait_for


def is_listed(g: Tape, field: int, item: int) -> bool:
    """Whether something is in a list."""
    for at in range(field + 1, field + 1 + g[field]):
        if g[at] == item:
            return True
    return False


def is_affordable(g: Tape, side: int, action: int, points: int) -> bool:
    """10.3: whether a side that has not acted yet may use an action with so many points."""
    if g[g[PRICES + action] + 1] > points:
        return False
    if is_listed(g, USED + side * (1 + MOST_USED), action):
        return False
    if action != DIPLOMACY:
        return True
    return count_in(g, HANDS + side) > 0 and exchangeable(g) > 0


def can_act_specially(g: Tape, side: int, points: int) -> bool:
    """10.3: whether there is any Special Action that a side may still use."""
    if is_listed(g, ACTED, side):
        return False
    for action in range(side * MOST_USED, (side + 1) * MOST_USED):
        if is_affordable(g, side, action, points):
            return True
    return False


def take_special(g: Tape, side: int, points: int) -> int:
    """10.3: one Special Action in a Turn, each once in a game."""
    if not is_listed(g, ACTED, side):
        for action in range(side * MOST_USED, (side + 1) * MOST_USED):
            if is_affordable(g, side, action, points):
                offer(g, action)
    return side


def exchangeable(g: Tape) -> int:
    """10.3.2: how many cards in the Pool are no Key Events."""
    found = 0
    for at in range(start(g, POOL), g[ENDS + POOL]):
        if g[DECK_OF + g[ROW + at]] != KEY_DECK:
            found += 1
    return found


def most_paid(g: Tape, side: int, action: int, points: int) -> int:
    """10.3: how much an action may be bought with at most, given so many points; 0 if not."""
    limit, found = limit_of(g, side, action, points), 0
    prices = g[PRICES + action]
    for at in range(prices + 1, prices + 1 + g[prices]):
        if g[at] <= limit:
            found = g[at]
    return found


def limit_of(g: Tape, side: int, action: int, points: int) -> int:
    """10.3.2: Revolutionary Diplomacy is worth no more than there are cards to exchange."""
    if action != DIPLOMACY:
        return points
    return min(points, 2 * min(count_in(g, HANDS + side), exchangeable(g)))


def offer_prices(g: Tape, side: int, action: int, points: int) -> int:
    """10.3: what an action may be bought with."""
    limit, prices = limit_of(g, side, action, points), g[PRICES + action]
    for at in range(prices + 1, prices + 1 + g[prices]):
        if g[at] <= limit:
            offer(g, g[at])
    return side


def perform(g: Tape, side: int, action: int, points: int) -> int:
    """10.3.1, 10.3.2, 14: a Special Action, bought with so many points, or lent by card 122."""
    if COUNTS_TWICE[action]:
        wait_for(g, side, BOTH + side)
    elif IGNORES[action]:
        wait_for(g, side, IGNORE + side)
    elif action == MANEUVERS:
        wait_for(g, side, MANEUVER)
    elif action == CORRUPTION:
        for _ in range(points):
            plan_1(g, CORRUPT, side)
    elif action == PROVOCATION:
        plan_1(g, PROVOKE, side)
    elif action == FORCE:
        for _ in range(2 if points >= 6 else 1):
            plan_1(g, RESET_TRACK, side)
    elif action == DIPLOMACY:
        begin_list(g)
        plan_2(g, GIVE_CARDS, side, points // 2)
    elif action == FERVOR:
        plan_1(g, SCORE_ANY, side)
    elif action == ALL_POWER:
        award(g, side, full_districts(g, side))
    elif action == OPPORTUNISM:
        gain(g, side, 6)
    return NOBODY


def provoke(g: Tape, side: int) -> int:
    """10.3.1: Deliberate Provocation: somebody grows extreme as if a 6 had been rolled."""
    offer(g, RED)
    offer(g, BLUE)
    return side


def reset_track(g: Tape, side: int) -> int:
    """10.3.1: Show of Force: a Scoring Marker goes back to Start."""
    for track in range(NUMBER_OF_TRACKS):
        if g[SCORING + track]:
            offer(g, track)
    return side if g[OPTIONS] else NOBODY


def reset_track_deed(g: Tape, track: int) -> None:
    g[SCORING + track] = 0


def full_districts(g: Tape, side: int) -> int:
    """10.3.2: Worker and Military Districts where a side has all its boxes filled."""
    found = 0
    for district in range(DISTRICTS):
        boxes = g[ROOM + side * PLACES + district]
        if g[KIND + district] != URBAN and cubes(g, side, district) == boxes:
            found += 1
    return found


def give_cards(g: Tape, side: int, count: int) -> int:
    """10.3.2: first the cards from the hand, then as many from the Pool; the list has both."""
    if listed(g) < count:
        for at in range(start(g, HANDS + side), g[ENDS + HANDS + side]):
            if times_listed(g, g[ROW + at]) == 0:
                offer(g, g[ROW + at])
    else:
        for at in range(start(g, POOL), g[ENDS + POOL]):
            card = g[ROW + at]
            if g[DECK_OF + card] != KEY_DECK and times_listed(g, card) == 0:
                offer(g, card)
    return side


def give_cards_deed(g: Tape, card: int, side: int, count: int) -> None:
    if listed(g) < count:
        forget(g, 1 - side, card)
        add_last(g, SEEN + (1 - side) * (1 + MOST_HAND), card)
    add_to_list(g, card)
    if listed(g) < 2 * count:
        plan_2(g, GIVE_CARDS, side, count)
    else:
        exchange(g, side, count)
        end_list(g)


def forget(g: Tape, side: int, card: int) -> None:
    """8.0: a card that a side may have known in the other hand is not there any more."""
    seen, left = SEEN + side * (1 + MOST_HAND), 0
    for at in range(g[seen]):
        if g[seen + 1 + at] != card:
            left += 1
            g[seen + left] = g[seen + 1 + at]
    g[seen] = left


def exchange(g: Tape, side: int, count: int) -> None:
    """10.3.2: all at once; the opponent has seen both."""
    foe = 1 - side
    for nth in range(count):
        pass_on(g, HANDS + side, POOL, item_of(g, nth))
    for nth in range(count, 2 * count):
        pass_on(g, POOL, HANDS + side, item_of(g, nth))
    for nth in range(count):
        forget(g, foe, item_of(g, nth))
    for nth in range(count, 2 * count):
        add_last(g, SEEN + foe * (1 + MOST_HAND), item_of(g, nth))
    g[LESSONS] += 1


def maneuver(g: Tape) -> None:
    """10.3.1: the hands change owners; each knows what it gave."""
    blue = count_in(g, HANDS + BLUE)
    for _ in range(count_in(g, HANDS + RED)):
        pass_on(g, HANDS + RED, HANDS + BLUE, g[ROW + start(g, HANDS + RED)])
    for _ in range(blue):
        pass_on(g, HANDS + BLUE, HANDS + RED, g[ROW + start(g, HANDS + BLUE)])
    for side in range(2):
        see_hand(g, side)
    g[LESSONS] += 1
