"""The sequence of play (2.0): Turns, Action Rounds, and the ends of the game."""

from __future__ import annotations

from ..kernel import (
    LESSONS,
    NOBODY,
    OPTIONS,
    TOP,
    Tape,
    add_to_list,
    begin_list,
    end_list,
    offer,
    plan,
    plan_1,
    plan_2,
    plan_3,
    times_listed,
)
from .abdication import is_early
from .deal import fill_hands, plan_draws
from .events import forget_given
from .layout import (
    ABDICATE,
    ABDICATED,
    ACTED,
    ACTIVE,
    AFTER,
    AFTER_EACH,
    AFTER_THEIRS,
    AFTER_TURN,
    AFTER_YOURS,
    ASIDE,
    AT_ROUND,
    AT_TURN,
    AUTOCRACY,
    BARRED,
    BEGIN_ROUND,
    BEGIN_TURN,
    BLUE,
    BOOST,
    BOOSTED,
    CARRY_OUT,
    CHECK_END,
    CHECK_THRONE,
    COMING,
    DECK,
    DECK_OF_TURN,
    DISCARD,
    END,
    END_GAME,
    END_ROUND,
    END_TURN,
    ENDED,
    ENDS,
    ENTER_KEYS,
    FIRST,
    FIRST_KEY,
    GO_ON,
    GONE,
    HANDS,
    HOLD_VOTE,
    IN_PLAY,
    KEYS,
    KEYS_ASIDE,
    KEYS_OF_TURN,
    MANEUVER,
    MOBILIZED,
    MOST_HAND,
    NONE,
    NUMBER_OF_TRACKS,
    OPEN_ROUNDS,
    OPPORTUNITY_GAIN,
    POOL,
    POOL_OF_TURN,
    PRESTIGE,
    PROROGUED,
    RED,
    RED_OCTOBER,
    RED_OCTOBER_ENDING,
    REFRESH,
    ROUND,
    ROUNDS_EACH,
    ROW,
    SCORE_TRACK,
    SEEN,
    SKIP,
    STAYS_A_TURN,
    STAYS_AN_ERA,
    STAYS_NOT,
    STAYS_OF,
    TAKE_INITIATIVE,
    TAKE_ROUND,
    TIME,
    TO_POOL,
    TRIGGER,
    TRIGGERS_MANEUVER,
    TURN,
    TURNS,
    UNREST,
    VICTORY,
    VICTORY_POINTS,
    VP,
)
from .pieces import move_unrest
from .special import maneuver
from .state import (
    count_in,
    gain,
    is_in,
    is_waiting,
    owner_of,
    pass_on,
    pour,
    session,
    start,
    stop_waiting,
)


def begin_turn(g: Tape) -> int:
    """2.0, 2.2: the Pool is filled, hands are drawn, the initiative is settled."""
    g[TURN] += 1
    g[ROUND] = g[ACTED] = g[PROROGUED] = 0
    deck = ASIDE + g[DECK_OF_TURN + g[TURN]]
    if count_in(g, deck):
        pour(g, DECK, GONE)
        pour(g, deck, DECK)
    pour(g, COMING, POOL)
    plan(g, OPEN_ROUNDS)
    plan(g, TAKE_INITIATIVE)
    fill_hands(g)
    plan_1(g, ENTER_KEYS, entering(g))
    plan_draws(g, TO_POOL, g[POOL_OF_TURN + g[TURN]])
    return NOBODY


def entering(g: Tape) -> int:
    """2.2: the Key Events that come by Turn, and by the Tsar's fate, as bits."""
    keys = g[KEYS_OF_TURN + 2 * g[TURN] + g[ABDICATED]]
    for key in range(KEYS):
        if (keys >> key) & 1 and not is_in(g, KEYS_ASIDE, FIRST_KEY + key):
            keys ^= 1 << key
    return keys


def open_rounds(g: Tape) -> int:
    """2.2: the First Player begins."""
    plan_1(g, BEGIN_ROUND, g[FIRST])
    return NOBODY


def begin_round(g: Tape, side: int) -> int:
    """2.3, 2.0: the Active Player's Action Round."""
    if side == g[FIRST]:
        g[ROUND] += 1
    g[ACTIVE] = side
    g[BARRED] = g[MOBILIZED + RED] = g[MOBILIZED + BLUE] = 0
    g[BOOSTED] = 1 if is_waiting(g, side, BOOST) else 0
    stop_waiting(g, side, BOOST)
    plan_1(g, END_ROUND, side)
    if is_waiting(g, side, SKIP):
        stop_waiting(g, side, SKIP)
    else:
        plan_1(g, TAKE_ROUND, side)
    return NOBODY


def end_round(g: Tape, side: int) -> int:
    """2.4, 7.2: a Vote after a Session, what happens at the end of rounds, and perhaps the end."""
    plan_1(g, GO_ON, side)
    plan(g, CHECK_THRONE)
    plan_1(g, CHECK_END, AT_ROUND)
    begin_list(g)
    plan_2(g, TRIGGER, side, AT_ROUND)
    if side != g[FIRST] and session(g) == g[ROUND]:
        plan(g, HOLD_VOTE)
    return NOBODY


def acts(g: Tape, card: int, moment: int, side: int, when: int) -> bool:
    """3.3: whether what a card in play does at some moment is done now."""
    if when == AT_TURN:
        return moment == AFTER_TURN
    if moment == AFTER_EACH:
        return True
    return moment == (AFTER_YOURS if owner_of(g, card) == side else AFTER_THEIRS)


def is_acting(g: Tape, card: int, side: int, when: int) -> bool:
    """3.3: whether a card in play does anything now."""
    after = g[AFTER + card]
    for nth in range(g[after]):
        if acts(g, card, g[after + 1 + 2 * nth], side, when):
            return True
    return False


def trigger(g: Tape, side: int, when: int) -> int:
    """2.4, 2.5, 3.3: events at the end of a round or Turn, in the order the side asked likes."""
    for at in range(start(g, IN_PLAY), g[ENDS + IN_PLAY]):
        card = g[ROW + at]
        if times_listed(g, card) == 0 and is_acting(g, card, side, when):
            offer(g, card)
    maneuvers = when == AT_ROUND and is_waiting(g, side, MANEUVER)
    if maneuvers and times_listed(g, TRIGGERS_MANEUVER) == 0:
        offer(g, TRIGGERS_MANEUVER)
    if g[OPTIONS] > 1:
        return side
    if g[OPTIONS] == 1:
        pull(g, g[OPTIONS + 1], side, when)
    else:
        end_list(g)
    return NOBODY


def pull(g: Tape, card: int, side: int, when: int) -> None:
    """2.4, 2.5: one of them acts; then the others."""
    add_to_list(g, card)
    plan_2(g, TRIGGER, side, when)
    if card == TRIGGERS_MANEUVER:
        stop_waiting(g, side, MANEUVER)
        maneuver(g)
        return
    forget_given(g)
    after = g[AFTER + card]
    for nth in range(g[after] - 1, -1, -1):
        if acts(g, card, g[after + 1 + 2 * nth], side, when):
            plan_3(g, CARRY_OUT, owner_of(g, card), g[after + 2 + 2 * nth], NONE)


def check_end(g: Tape, when: int) -> int:
    """2.6, 11.0, 12.0: Red October, a restored autocracy, the last Turn, or 20 Victory Points."""
    if g[UNREST] >= g[END]:
        g[TOP] = 0
        plan_1(g, END_GAME, RED_OCTOBER_ENDING)
        plan(g, RED_OCTOBER)
    elif g[PRESTIGE] >= g[END] and g[ABDICATED] == 0:
        g[TOP] = 0
        plan_1(g, END_GAME, AUTOCRACY)
    elif when == AT_TURN and g[TURN] == TURNS - 1:
        g[TOP] = 0
        plan_1(g, END_GAME, TIME)
        for track in range(NUMBER_OF_TRACKS - 1, -1, -1):
            plan_1(g, SCORE_TRACK, track)
    elif abs(g[VP]) >= g[VICTORY_POINTS]:
        g[TOP] = 0
        plan_1(g, END_GAME, VICTORY)
    return NOBODY


def end_game(g: Tape, why: int) -> int:
    """2.6: the game is over."""
    g[ENDED] = why
    return NOBODY


def check_throne(g: Tape) -> int:
    """2.4, 12.1: at Prestige 0 the Tsar abdicates; before February, the rounds begin anew there."""
    if g[PRESTIGE] or g[ABDICATED]:
        return NOBODY
    if is_early(g):
        g[TOP] = 0
        plan(g, OPEN_ROUNDS)
    plan(g, ABDICATE)
    return NOBODY


def go_on(g: Tape, side: int) -> int:
    """2.4: the other player's Action Round, the next one, or the end of the Turn."""
    if side == g[FIRST]:
        plan_1(g, BEGIN_ROUND, 1 - side)
    elif g[ROUND] < g[ROUNDS_EACH]:
        plan_1(g, BEGIN_ROUND, g[FIRST])
    else:
        plan(g, END_TURN)
        begin_list(g)
        plan_2(g, TRIGGER, g[FIRST], AT_TURN)
    return NOBODY


def end_turn(g: Tape) -> int:
    """2.5: cards of the Turn go, Unrest rises, and the game may end."""
    drop_cards(g, STAYS_A_TURN, STAYS_A_TURN)
    move_unrest(g, 1)
    plan(g, REFRESH)
    plan_1(g, CHECK_END, AT_TURN)
    return NOBODY


def drop_cards(g: Tape, stays: int, also: int) -> None:
    """2.5, 3.3: cards in play that stay no longer are discarded."""
    at = start(g, IN_PLAY)
    while at < g[ENDS + IN_PLAY]:
        card = g[ROW + at]
        if g[STAYS_OF + card] == stays or g[STAYS_OF + card] == also:
            pass_on(g, IN_PLAY, DISCARD, card)
        at += 1


def refresh(g: Tape) -> int:
    """2.5, 8.0: at the end of an Era hands, Pool and cards in play go; points come in."""
    if g[DECK_OF_TURN + g[TURN]] != g[DECK_OF_TURN + g[TURN] + 1]:
        end_era(g)
    for side in range(2):
        gain(g, side, g[OPPORTUNITY_GAIN])
    plan(g, BEGIN_TURN)
    return NOBODY


def end_era(g: Tape) -> None:
    """2.5: only what stays for the game stays."""
    drop_cards(g, STAYS_AN_ERA, STAYS_NOT)
    pour(g, POOL, DISCARD)
    pour(g, COMING, DISCARD)
    for side in range(2):
        pour(g, HANDS + side, DISCARD)
        g[SEEN + side * (1 + MOST_HAND)] = 0
    g[LESSONS] += 1
