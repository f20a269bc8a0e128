"""Cards come into play (2.2): Pool, Key Events, hands, and who is First Player."""

from __future__ import annotations

from ..kernel import NATURE, NOBODY, OPTIONS, Tape, offer, plan_1
from .layout import (
    ABDICATED,
    BLUE,
    DECK,
    DECK_OF,
    DECK_OF_TURN,
    DISCARD,
    DRAW,
    ENDS,
    FIRST,
    FIRST_KEY,
    HAND,
    HANDS,
    KEYS,
    KEYS_ASIDE,
    MOST_HAND,
    POOL,
    PROVISIONAL_DECK,
    RED,
    ROW,
    SEEN,
    STARRED,
    TO_POOL,
    TURN,
    VP,
)
from .state import count_in, is_in, pass_on, start


def enter_keys(g: Tape, keys: int) -> int:
    """2.2, 8.0: Key Events go straight to the Pool."""
    for key in range(KEYS):
        if (keys >> key) & 1 and is_in(g, KEYS_ASIDE, FIRST_KEY + key):
            pass_on(g, KEYS_ASIDE, POOL, FIRST_KEY + key)
    return NOBODY


def plan_draws(g: Tape, pile: int, count: int) -> None:
    """2.2: so many cards will be drawn."""
    for _ in range(count):
        plan_1(g, DRAW, pile)


def fill_hands(g: Tape) -> None:
    """2.2, 3.0: each player draws up to seven, the Revolutionary first."""
    plan_draws(g, BLUE, g[HAND] - count_in(g, HANDS + BLUE))
    plan_draws(g, RED, g[HAND] - count_in(g, HANDS + RED))


def draw(g: Tape, pile: int) -> int:
    """2.2, 3.0: nature turns up a card of the Active Deck; its discards, if the deck is empty."""
    if count_in(g, DECK) == 0:
        reshuffle(g)
    first, count = start(g, DECK), count_in(g, DECK)
    for at in range(count):
        g[OPTIONS + 1 + at] = g[ROW + first + at]
    g[OPTIONS] = count
    return NATURE if count else NOBODY


def reshuffle(g: Tape) -> None:
    """R21: the discards of the Active Deck are shuffled; who has seen all else knows the hands."""
    at = start(g, DISCARD)
    while at < g[ENDS + DISCARD]:
        card = g[ROW + at]
        deck = g[DECK_OF + card]
        is_active = deck == g[DECK_OF_TURN + g[TURN]] or (g[ABDICATED] and deck == PROVISIONAL_DECK)
        if is_active and not (g[ABDICATED] and g[STARRED + card]):
            pass_on(g, DISCARD, DECK, card)
        else:
            at += 1
    for side in range(2):
        see_hand(g, side)


def see_hand(g: Tape, side: int) -> None:
    """8.0: a side knows all of the other hand."""
    seen, foe = SEEN + side * (1 + MOST_HAND), HANDS + 1 - side
    g[seen] = count_in(g, foe)
    for at in range(g[seen]):
        g[seen + 1 + at] = g[ROW + start(g, foe) + at]


def draw_deed(g: Tape, card: int, pile: int) -> None:
    pass_on(g, DECK, POOL if pile == TO_POOL else HANDS + pile, card)


def take_initiative(g: Tape) -> int:
    """2.2: the player behind says who is First Player; level, the Revolutionary."""
    offer(g, RED)
    offer(g, BLUE)
    return BLUE if g[VP] > 0 else RED


def take_initiative_deed(g: Tape, first: int) -> None:
    g[FIRST] = first
