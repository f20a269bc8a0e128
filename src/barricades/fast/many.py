"""Many games, side by side in one array: each is laid out in a tape, played on, and laid back.

A game stands there at its first question to a side: whatever nature is asked is answered at once.
Of sides that are asked together, the first one in seating order is asked first.
"""

from __future__ import annotations

from .chance import COUNTER, SEED_FIRST, SEED_SECOND, any_of, put_back, seed, take_out
from .kernel import (
    ACTIONS,
    ANSWERS,
    NATURE,
    OBSERVATION,
    OPEN,
    OPTIONS,
    QUESTION,
    SIDES,
    STATE_SIZE,
    WHO,
    Bytes,
    Games,
    Luck,
    Reals,
    Tape,
    number_of,
)
from .verbs import begin, guess, observe, play, returns


def lay_out(states: Games, lucks: Luck, nth: int, g: Tape, luck: Luck) -> None:
    """A game, and its luck, from among the many."""
    size = g[STATE_SIZE]
    for at in range(size):
        g[at] = states[nth * size + at]
    take_out(lucks, nth, luck)


def lay_back(states: Games, lucks: Luck, nth: int, g: Tape, luck: Luck) -> None:
    """A game, and its luck, to its place among the many."""
    size = g[STATE_SIZE]
    for at in range(size):
        states[nth * size + at] = g[at]
    put_back(luck, lucks, nth)


def answer_nature(g: Tape, luck: Luck) -> None:
    """As far as the next question to a side."""
    while g[OPEN] > 0 and g[QUESTION + WHO] == NATURE:
        play(g, 0, g[OPTIONS + 1 + any_of(luck, g[OPTIONS])])


def begin_many(
    states: Games,
    lucks: Luck,
    g: Tape,
    luck: Luck,
    who: Luck,
    masks: Bytes,
    seen: Bytes,
    first: int,
    end: int,
) -> None:
    """New games in the places from `first` to `end`."""
    for nth in range(first, end):
        take_out(lucks, nth, luck)
        begin(g)
        answer_nature(g, luck)
        show(g, nth, who, masks, seen)
        lay_back(states, lucks, nth, g, luck)


def step_many(
    states: Games,
    lucks: Luck,
    g: Tape,
    luck: Luck,
    actions: Luck,
    rewards: Reals,
    over: Bytes,
    who: Luck,
    masks: Bytes,
    seen: Bytes,
    first: int,
    end: int,
) -> None:
    """Every side that is asked gives its answer; where a game is over, another one begins.

    A game waits if its action is below 0.
    """
    for nth in range(first, end):
        over[nth] = 0
        for side in range(g[SIDES]):
            rewards[nth * g[SIDES] + side] = 0.0
        if actions[nth] < 0:
            continue
        lay_out(states, lucks, nth, g, luck)
        play(g, 0, g[g[ANSWERS] + actions[nth]])
        answer_nature(g, luck)
        ended = g[OPEN] == 0
        over[nth] = ended
        if ended:
            for side in range(g[SIDES]):
                rewards[nth * g[SIDES] + side] = returns(g, side)
        if ended:
            begin(g)
            answer_nature(g, luck)
        show(g, nth, who, masks, seen)
        lay_back(states, lucks, nth, g, luck)


def peek_many(
    states: Games,
    lucks: Luck,
    g: Tape,
    luck: Luck,
    rows: Luck,
    actions: Luck,
    seen: Bytes,
    rewards: Reals,
    over: Bytes,
    first: int,
    end: int,
) -> None:
    """What would follow each action, as far as the next question; no game goes on.

    The actions of a game stand from its row on. What their side cannot see is guessed, and nature
    answers by a luck of its own, the same for all actions of a game.
    """
    for nth in range(first, end):
        for row in range(rows[nth], rows[nth + 1]):
            lay_out(states, lucks, nth, g, luck)
            seed(luck, luck[SEED_FIRST] ^ luck[COUNTER], ~luck[SEED_SECOND])
            side = g[QUESTION + WHO]
            guess(g, side, luck)
            play(g, 0, g[g[ANSWERS] + actions[row]])
            answer_nature(g, luck)
            ended = g[OPEN] == 0
            over[row] = ended
            rewards[row] = returns(g, side) if ended else 0.0
            observe(g, side, seen, row * g[OBSERVATION])


def check_many(masks: Bytes, wide: int, actions: Luck, refused: Luck, first: int, end: int) -> None:
    """If an action answers nothing, `refused` has the number of its game, counted from 1 on.

    A game waits if its action is -1.
    """
    for nth in range(first, end):
        action = actions[nth]
        if action != -1 and (action < 0 or action >= wide or masks[nth * wide + action] == 0):
            refused[0] = nth + 1


def show(g: Tape, nth: int, who: Luck, masks: Bytes, seen: Bytes) -> None:
    """Who is asked, what they may answer, and what they may know."""
    who[nth] = g[QUESTION + WHO]
    first = nth * g[ACTIONS]
    for at in range(g[ACTIONS]):
        masks[first + at] = 0
    for at in range(g[OPTIONS]):
        masks[first + number_of(g, 0, g[OPTIONS + 1 + at])] = 1
    observe(g, g[QUESTION + WHO], seen, nth * g[OBSERVATION])


def draw_many(masks: Bytes, wide: int, luck: Luck, actions: Luck, count: int) -> None:
    """An action for every game, all that answer its question being alike."""
    for nth in range(count):
        able = 0
        for at in range(nth * wide, (nth + 1) * wide):
            able += masks[at]
        left = any_of(luck, able)
        at = nth * wide
        while masks[at] == 0 or left > 0:
            left -= masks[at]
            at += 1
        actions[nth] = at - nth * wide
