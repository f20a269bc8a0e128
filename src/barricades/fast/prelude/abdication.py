"""The Tsar abdicates (12.1): the deck, the Duma and the world are no longer what they were."""

from __future__ import annotations

from ..kernel import LESSONS, NOBODY, Tape, plan, plan_1, plan_2
from .deal import plan_draws
from .layout import (
    ABDICATED,
    ACTED,
    ASIDE,
    BLUE,
    COMING,
    CUBES,
    DECK,
    DECK_OF_TURN,
    DISCARD,
    DISTRICTS,
    ENDS,
    ENTER_KEYS,
    FEBRUARY,
    FIRST,
    FORM_GOVERNMENT,
    GONE,
    HAND,
    HANDS,
    IN_PLAY,
    JULY,
    KEYS_ASIDE,
    MOST_HAND,
    OPENING_KEYS,
    PLACES,
    POOL,
    POOL_OF_TURN,
    PROROGUED,
    PROVISIONAL_DECK,
    PROVISIONAL_KEYS,
    REACT,
    RED,
    ROOM,
    ROUND,
    ROW,
    SEEN,
    STARRED,
    SWAY,
    TAKE_INITIATIVE,
    TO_POOL,
    TURN,
)
from .pieces import disband, move_world
from .state import count_in, gain, is_open, pass_on, pour, start


def is_early(g: Tape) -> bool:
    """12.1: before February 1917."""
    return g[TURN] < g[FEBRUARY]


def abdicate(g: Tape) -> int:
    """12.1: before February the game leaps there; then the new deck, the new Duma, the world."""
    early = is_early(g)
    red, blue = count_in(g, HANDS + RED), count_in(g, HANDS + BLUE)
    if early:
        leap(g)
        red = blue = g[HAND]
    g[ABDICATED] = 1
    adjust_deck(g)
    plan(g, REACT)
    plan(g, FORM_GOVERNMENT)
    if early:
        plan(g, TAKE_INITIATIVE)
        plan_1(g, ENTER_KEYS, g[OPENING_KEYS])
        plan_draws(g, TO_POOL, g[POOL_OF_TURN + g[FEBRUARY]])
    plan_draws(g, BLUE, blue)
    plan_draws(g, RED, red)
    if not early:
        plan_1(g, ENTER_KEYS, g[PROVISIONAL_KEYS] if g[TURN] >= g[JULY] else 0)
    return NOBODY


def leap(g: Tape) -> None:
    """12.1: on to February 1917; hands, Pool and cards in play are discarded."""
    g[TURN] = g[FEBRUARY]
    g[ROUND] = g[ACTED] = g[PROROGUED] = 0
    pour(g, POOL, DISCARD)
    pour(g, COMING, DISCARD)
    pour(g, IN_PLAY, DISCARD)
    pour(g, HANDS + RED, DISCARD)
    pour(g, HANDS + BLUE, DISCARD)
    g[LESSONS] += 1
    pour(g, DECK, GONE)
    pour(g, ASIDE + g[DECK_OF_TURN + g[TURN]], DECK)


def adjust_deck(g: Tape) -> None:
    """12.1: cards of the throne go; hands and the new government's cards are shuffled in."""
    dethrone(g, IN_PLAY)
    dethrone(g, POOL)
    dethrone(g, COMING)
    dethrone(g, KEYS_ASIDE)
    pour(g, HANDS + RED, DECK)
    pour(g, HANDS + BLUE, DECK)
    dethrone(g, DECK)
    pour(g, ASIDE + PROVISIONAL_DECK, DECK)
    for side in range(2):
        g[SEEN + side * (1 + MOST_HAND)] = 0


def dethrone(g: Tape, pile: int) -> None:
    """12.1: the cards of the throne in a pile leave the game."""
    at = start(g, pile)
    while at < g[ENDS + pile]:
        if g[STARRED + g[ROW + at]]:
            was_before = pile > GONE
            pass_on(g, pile, GONE, g[ROW + at])
            if was_before:
                at += 1
        else:
            at += 1


def form_government(g: Tape) -> int:
    """12.1, 12.1.1: the extremists go, the moderates are halved, Party Organizations are gone."""
    for party in range(DISTRICTS, PLACES):
        owner = RED if g[ROOM + party] else BLUE
        for side in range(2):
            cubes = CUBES + 2 * party + side
            g[cubes] = g[cubes] // 2 if is_open(g, party) else 0
        disband(g, owner, party)
    return NOBODY


def react(g: Tape) -> int:
    """12.1: the world reacts."""
    plan_2(g, SWAY, g[FIRST], -1)
    return NOBODY


def sway_deed(g: Tape, spent: int, side: int, points: int) -> None:
    """12.1: in turn, both may spend points; World Affairs moves towards the higher."""
    gain(g, side, -spent)
    if points < 0:
        plan_2(g, SWAY, 1 - side, spent)
    elif spent != points:
        move_world(g, side if spent > points else 1 - side, 1)
