"""What a side may know, as the encoding tells it; what it may guess; and how the game ended."""

from __future__ import annotations

from ..chance import any_of
from ..kernel import FACTS, OBSERVATION, OPEN, QUESTION, SIDES, STEP, WHO, WIDTH, Bytes, Luck, Tape
from .layout import (
    APOTHECARY_WITH,
    AREAS,
    ASKED,
    ASKING,
    BANK,
    BID,
    BIDS,
    CHARACTERS,
    EARNED,
    HANDS,
    MOST_SIDES,
    NUMBER_OF_KINDS,
    NUMBER_OF_PHASES,
    OFFERS,
    PHASE,
    ROUND,
    SUPPORT,
)
from .rules import ask
from .state import count_of, cubes_in, first_bid, is_locked, kind_of, laid_by
from .turn import takers


def observe(g: Tape, side: int, out: Bytes, first: int) -> None:
    """All that a side may know, a byte an entry, as `barricades.encoding` has them."""
    for at in range(g[OBSERVATION]):
        out[first + at] = 0
    at = observe_town(g, side, first, out)
    at = observe_tokens(g, side, at, out)
    observe_questions(g, side, at, out)


def observe_town(g: Tape, side: int, at: int, out: Bytes) -> int:
    """From whose eyes they are to the areas; where the next entry stands is told."""
    sides = g[SIDES]
    out[at + side] = 1
    at += sides
    out[at + g[PHASE]] = 1
    at += NUMBER_OF_PHASES
    out[at] = g[ROUND]
    at += 1
    for owner in range(sides):
        out[at + owner] = min(g[SUPPORT + owner], 255)
    at += sides
    for area in range(AREAS):
        for owner in range(sides):
            out[at + area * sides + owner] = cubes_in(g, area, owner)
        if is_locked(g, area):
            out[at + AREAS * sides + area] = 1
    return at + AREAS * (sides + 1)


def observe_tokens(g: Tape, side: int, at: int, out: Bytes) -> int:
    """Hands, what was earned, the bank; one's own bids, and all of them once they are open."""
    sides = g[SIDES]
    for owner in range(sides):
        tell_tokens(g, g[HANDS + owner], at + owner * NUMBER_OF_KINDS, out)
        tell_tokens(g, g[EARNED + owner], at + (sides + owner) * NUMBER_OF_KINDS, out)
    at += 2 * sides * NUMBER_OF_KINDS
    tell_tokens(g, g[BANK], at, out)
    at += NUMBER_OF_KINDS
    for owner in range(sides):
        out[at + owner] = laid_by(g, owner)
    at += sides
    for number in range(laid_by(g, side)):
        character = g[g[BIDS] + first_bid(g, side) + number]
        out[at + character * NUMBER_OF_KINDS + kind_of(g, g[HANDS + side], number)] += 1
    at += CHARACTERS * NUMBER_OF_KINDS
    for character in range(CHARACTERS):
        for owner in range(sides):
            made = g[OFFERS + character * MOST_SIDES + owner]
            tell_tokens(g, made, at + (character * sides + owner) * NUMBER_OF_KINDS, out)
    return at + CHARACTERS * sides * NUMBER_OF_KINDS


def tell_tokens(g: Tape, tokens: int, at: int, out: Bytes) -> None:
    for kind in range(NUMBER_OF_KINDS):
        out[at + kind] = count_of(g, tokens, kind)


def observe_questions(g: Tape, side: int, at: int, out: Bytes) -> None:
    """Which question each side is asked, and what the question to this one speaks of."""
    if g[OPEN] == 0:
        return
    own = QUESTION
    for nth in range(g[OPEN]):
        q = QUESTION + nth * WIDTH
        out[at + g[q + WHO] * ASKING + ASKED[g[q + STEP]]] = 1
        if g[q + WHO] == side:
            own = q
    at += g[SIDES] * ASKING
    if g[own + STEP] == BID:
        out[at + g[own + FACTS + 1]] = 1
    at += NUMBER_OF_KINDS
    if g[own + STEP] == APOTHECARY_WITH:
        out[at + g[own + FACTS + 1]] = 1
        out[at + AREAS + g[own + FACTS + 2]] = 1


def guess(g: Tape, side: int, luck: Luck) -> None:
    """Tokens that others have laid face down are laid anew, any legal way."""
    for owner in range(g[SIDES]):
        if owner != side:
            for number in range(laid_by(g, owner)):
                able = takers(g, owner, kind_of(g, g[HANDS + owner], number), number)
                g[g[BIDS] + first_bid(g, owner) + number] = any_bit(able, luck)
    if g[OPEN] > 0:
        ask(g, QUESTION)


def any_bit(bits: int, luck: Luck) -> int:
    """One of the bits of a number, all of them alike."""
    count = 0
    for at in range(CHARACTERS):
        count += (bits >> at) & 1
    left, at = any_of(luck, count), 0
    while (bits >> at) & 1 == 0 or left > 0:
        left -= (bits >> at) & 1
        at += 1
    return at


def returns(g: Tape, side: int) -> float:
    """What a side has of the game, from 1 for the first to -1 for the last; level sides share."""
    before = level = 0
    for other in range(g[SIDES]):
        if g[SUPPORT + other] > g[SUPPORT + side]:
            before += 1
        elif g[SUPPORT + other] == g[SUPPORT + side]:
            level += 1
    return 1.0 - 2.0 * (before + (level - 1) / 2.0) / (g[SIDES] - 1)


def won(g: Tape, side: int) -> float:
    """7.4: equals share the victory; if all are level, nobody won."""
    level = 0
    for other in range(g[SIDES]):
        if g[SUPPORT + other] > g[SUPPORT + side]:
            return 0.0
        if g[SUPPORT + other] == g[SUPPORT + side]:
            level += 1
    return 1.0 / level if level < g[SIDES] else 0.0
