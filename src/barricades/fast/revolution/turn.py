"""The round (chapters 3 to 6): Espionage, Bidding, Resolution, Patronage."""

from __future__ import annotations

from ..kernel import (
    FACTS,
    LESSONS,
    NOBODY,
    OPEN,
    PARTED,
    QUESTION,
    SIDES,
    WIDTH,
    Tape,
    offer,
    open_question,
    plan,
    plan_1,
    plan_2,
)
from .layout import (
    BANK,
    BID,
    BIDDING,
    BIDS,
    CHARACTERS,
    EARNED,
    END_ROUND,
    ENDS,
    ENOUGH,
    GOLD,
    HANDS,
    MOST,
    MOST_SIDES,
    NONE,
    NUMBER_OF_KINDS,
    OFFERS,
    OPEN_BIDS,
    PATRONAGE,
    PATRONIZE,
    PHASE,
    PLAY_ROUND,
    RESOLUTION,
    RESOLVE,
    ROUND,
    SHIFT,
    TAKERS,
)
from .state import count_of, first_bid, kind_of, laid_by


def play_round(g: Tape) -> int:
    """3.1, 3.2: then everybody bids, bids are resolved, and patrons help the poor."""
    g[ROUND] += 1
    g[PHASE] = BIDDING
    plan(g, PLAY_ROUND)
    plan(g, PATRONIZE)
    plan(g, END_ROUND)
    plan(g, OPEN_BIDS)
    g[PARTED] += 1
    for side in range(g[SIDES]):
        kind = kind_of(g, g[HANDS + side], 0)
        if kind != NONE:
            open_question(g, side, BID, side)
            g[QUESTION + (g[OPEN] - 1) * WIDTH + FACTS + 1] = kind
    return NOBODY


def bid(g: Tape, side: int, kind: int) -> int:
    """4.1 to 4.5: the next token goes to a character who can be persuaded by it."""
    able = takers(g, side, kind, laid_by(g, side))
    for character in range(CHARACTERS):
        if (able >> character) & 1:
            offer(g, character)
    return side


def takers(g: Tape, side: int, kind: int, number: int) -> int:
    """4.3, 4.4: who can be bid on with this token, without leaving another one stranded."""
    able = g[TAKERS + kind]
    if number < MOST - 1:
        return able
    chosen = count = 0
    for at in range(first_bid(g, side), first_bid(g, side) + number):
        bit = 1 << g[g[BIDS] + at]
        if chosen & bit == 0:
            chosen |= bit
            count += 1
    if count < MOST - 1:
        return able
    if count == MOST:
        return able & chosen
    found = able & chosen
    for character in range(CHARACTERS):
        bit = 1 << character
        if able & bit and chosen & bit == 0 and not is_stranded(g, side, chosen | bit, number + 1):
            found |= bit
    return found


def is_stranded(g: Tape, side: int, chosen: int, number: int) -> bool:
    """4.3: whether a token still to be laid would be taken by none of these six."""
    kind = kind_of(g, g[HANDS + side], number)
    while kind != NONE:
        if g[TAKERS + kind] & chosen == 0:
            return True
        number += 1
        kind = kind_of(g, g[HANDS + side], number)
    return False


def bid_deed(g: Tape, character: int, side: int, kind: int) -> None:
    first, end = g[BIDS], g[BIDS] + g[ENDS + side]
    for at in range(first + g[ENDS + g[SIDES] - 1], end, -1):
        g[at] = g[at - 1]
    g[end] = character
    for later in range(side, g[SIDES]):
        g[ENDS + later] += 1
    following = kind_of(g, g[HANDS + side], laid_by(g, side))
    if following != NONE:
        plan_2(g, BID, side, following)


def open_bids(g: Tape) -> int:
    """4.1: the screens come off: all bids are seen at once."""
    g[PHASE] = RESOLUTION
    g[LESSONS] += 1
    chosen = 0
    for side in range(g[SIDES]):
        for number in range(laid_by(g, side)):
            character = g[g[BIDS] + first_bid(g, side) + number]
            kind = kind_of(g, g[HANDS + side], number)
            g[OFFERS + character * MOST_SIDES + side] += 1 << g[SHIFT + kind]
            chosen |= 1 << character
    for side in range(g[SIDES]):
        g[ENDS + side] = g[HANDS + side] = 0
    for character in range(CHARACTERS - 1, -1, -1):
        if (chosen >> character) & 1:
            plan_1(g, RESOLVE, character)
    return NOBODY


def patronize(g: Tape) -> int:
    """6.1: whoever has fewer than five tokens is given Gold, one at a time in seat order."""
    g[PHASE] = PATRONAGE
    for coin in range(ENOUGH):
        for side in range(g[SIDES]):
            if coin < ENOUGH - tokens_in(g, g[EARNED + side]) and count_of(g, g[BANK], GOLD) > 0:
                g[BANK] -= 1 << g[SHIFT + GOLD]
                g[HANDS + side] += 1 << g[SHIFT + GOLD]
    for side in range(g[SIDES]):
        g[HANDS + side] += g[EARNED + side]
        g[EARNED + side] = 0
    return NOBODY


def tokens_in(g: Tape, tokens: int) -> int:
    """How many tokens there are, of any kind."""
    found = 0
    for kind in range(NUMBER_OF_KINDS):
        found += count_of(g, tokens, kind)
    return found
