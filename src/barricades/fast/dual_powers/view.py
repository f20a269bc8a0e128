"""What a side may know, as the encoding tells it; what it may guess; and how the game ended."""

from __future__ import annotations

from ..chance import shuffle
from ..kernel import (
    FACTS,
    NATURE,
    OBSERVATION,
    OPEN,
    OPTIONS,
    QUESTION,
    STEP,
    WHO,
    WIDTH,
    Bytes,
    Luck,
    Tape,
    add_last,
    drop,
    has,
    put,
)
from .layout import (
    ALL_CARDS,
    ASKED,
    ASKING,
    AT,
    BARRICADE,
    CARD_FACT,
    COMMANDS,
    COUNT_FACTS,
    COUNTS,
    DAY,
    DECK,
    DISCARD,
    ENDED,
    ENDS,
    HANDS,
    LEADERS,
    MARKERS,
    MONTH,
    MONTHS,
    NONE,
    NUMBER_OF_PHASES,
    OBJECTIVES,
    OFFSTAGE,
    OLDER,
    OPPOSITION,
    PHASE,
    PLACE,
    PLACES,
    PLAYED,
    RED,
    REGION_FACT,
    REGIONS,
    REVEALED,
    ROUND,
    ROW,
    SETTLED,
    STACK,
    SUPPORT,
    SWEPT,
    TILES,
    TIRED,
    TOKEN_FACT,
    TOKENS,
    UNREST,
    WHITE,
    WILL,
)
from .rules import ask
from .state import is_revealed, start

HIDDEN = OPTIONS + 1  # while a guess is made, in the place of options: a set of cards
OLD_CARDS = HIDDEN + ALL_CARDS // 8 + 1  # and lists of them
NEW_CARDS = OLD_CARDS + 1 + COMMANDS
HELD = NEW_CARDS + 1 + COMMANDS


def observe(g: Tape, side: int, out: Bytes, first: int) -> None:
    """R26: all that a side may know, a byte an entry, as `barricades.encoding` has them."""
    for at in range(g[OBSERVATION]):
        out[first + at] = 0
    at = observe_calendar(g, side, first, out)
    at = observe_city(g, at, out)
    at = observe_cards(g, side, at, out)
    observe_questions(g, side, at, out)


def observe_calendar(g: Tape, side: int, at: int, out: Bytes) -> int:
    """From whose eyes they are to the markers; where the next entry stands is told."""
    out[at + side] = 1
    at += 2
    out[at + g[PHASE]] = 1
    at += NUMBER_OF_PHASES
    out[at] = g[ROUND]
    out[at + 1] = g[DAY]
    out[at + 2 + g[MONTH]] = 1
    at += 2 + MONTHS
    out[at] = max(g[SUPPORT], 0)
    out[at + 1] = max(-g[SUPPORT], 0)
    out[at + 2 + g[WILL]] = 1
    out[at + 4] = g[SWEPT]
    at += 5
    for field in range(UNREST, BARRICADE + 1):
        if g[field] != NONE:
            out[at + g[field]] = 1
        at += REGIONS
    for nth in range(g[TILES]):
        out[at + g[TILES + 1 + nth]] = 1
    at += REGIONS
    for nth in range(g[MARKERS]):
        out[at + nth * REGIONS + g[MARKERS + 1 + nth]] = 1
    return at + 3 * REGIONS


def observe_city(g: Tape, at: int, out: Bytes) -> int:
    """Where every token is, and whether it is exhausted."""
    tokens = g[TOKENS]
    for token in range(tokens):
        out[at + token * PLACES + (g[AT + token] & PLACE)] = 1
        if g[AT + token] & TIRED:
            out[at + tokens * PLACES + token] = 1
    return at + tokens * (PLACES + 1)


def observe_cards(g: Tape, side: int, at: int, out: Bytes) -> int:
    """Hands and piles, as far as they are known."""
    mark_pile(g, HANDS + side, at, out)
    at += ALL_CARDS
    other = hand_of(g, 1 - side)
    for nth in range(start(g, other), g[ENDS + other]):
        if g[ROW + nth] >= COMMANDS:
            out[at + g[ROW + nth] - COMMANDS] = 1
    at += LEADERS
    for owner in range(2):
        hand = hand_of(g, owner)
        out[at + owner] = g[ENDS + hand] - start(g, hand)
    at += 2
    for owner in range(2):
        card = g[OBJECTIVES + owner]
        if card != NONE:
            out[at + COMMANDS] = 1
            if sees(g, owner, side):
                out[at + card] = 1
        at += COMMANDS + 1
    for nth in range(g[REVEALED]):
        out[at + g[REVEALED + 1 + nth]] = 1
    at += 2
    for owner in range(2):
        mark_pile(g, PLAYED + owner, at, out)
        at += ALL_CARDS
    mark_pile(g, DISCARD, at, out)
    at += COMMANDS
    out[at] = g[ENDS + DECK] - start(g, DECK)
    out[at + 1] = g[ENDS + STACK] - start(g, STACK)
    return at + 2


def mark_pile(g: Tape, pile: int, at: int, out: Bytes) -> None:
    for nth in range(start(g, pile), g[ENDS + pile]):
        out[at + g[ROW + nth]] = 1


def hand_of(g: Tape, side: int) -> int:
    """9.1: the opposition has no hand, but leaders who are still to come."""
    return OFFSTAGE if side == g[OPPOSITION] else HANDS + side


def sees(g: Tape, owner: int, side: int) -> bool:
    """3.4: one's own objective may be looked at; 9.2: but not in solitaire."""
    return is_revealed(g, owner) or (owner == side and g[OPPOSITION] == NONE)


def observe_questions(g: Tape, side: int, at: int, out: Bytes) -> None:
    """Which question each side is asked, and what the question to this one speaks of."""
    if g[OPEN] == 0:
        return
    own = QUESTION
    for nth in range(g[OPEN]):
        q = QUESTION + nth * WIDTH
        if g[q + WHO] != NATURE:
            out[at + g[q + WHO] * ASKING + ASKED[g[q + STEP]]] = 1
        if g[q + WHO] == side:
            own = q
    at += 2 * ASKING
    step = g[own + STEP]
    if CARD_FACT[step] != NONE:
        out[at + g[own + FACTS + CARD_FACT[step]]] = 1
    at += ALL_CARDS
    if TOKEN_FACT[step] != NONE:
        out[at + g[own + FACTS + TOKEN_FACT[step]]] = 1
    at += g[TOKENS]
    if REGION_FACT[step] != NONE:
        out[at + g[own + FACTS + REGION_FACT[step]]] = 1
    at += REGIONS
    for count in range(COUNTS):
        fact = COUNT_FACTS[step * COUNTS + count]
        if fact != NONE:
            out[at + count] = g[own + FACTS + fact]


def guess(g: Tape, side: int, luck: Luck) -> None:
    """R26: everything this side cannot see is shuffled and dealt anew.

    Since the last reshuffle the deck holds no older card, so those not seen are where they were.
    What is dealt hangs on nothing but what is known, and on luck: cards are gathered in order.
    """
    gather(g, side)
    shuffle(g, OLD_CARDS, luck)
    shuffle(g, NEW_CARDS, luck)
    for at in range(start(g, DECK), g[ENDS + DECK]):
        g[ROW + at] = alike(g, g[ROW + at])
    for at in range(start(g, STACK), g[ENDS + STACK]):
        g[ROW + at] = alike(g, g[ROW + at])
    if g[OPPOSITION] == NONE:
        deal_foe(g, 1 - side, side, luck)
    elif g[OBJECTIVES + side] != NONE and not sees(g, side, side):
        g[OBJECTIVES + side] = alike(g, g[OBJECTIVES + side])
    if g[OPEN] > 0:
        ask(g, QUESTION)


def gather(g: Tape, side: int) -> None:
    """The cards that a side cannot see, in the order of the box; older ones apart."""
    for at in range(HIDDEN, OLD_CARDS):
        g[at] = 0
    for at in range(start(g, DECK), g[ENDS + DECK]):
        put(g, HIDDEN, g[ROW + at])
    for at in range(start(g, STACK), g[ENDS + STACK]):
        put(g, HIDDEN, g[ROW + at])
    for owner in range(2):
        if g[OBJECTIVES + owner] != NONE and not sees(g, owner, side):
            put(g, HIDDEN, g[OBJECTIVES + owner])
        if owner != side:
            for at in range(start(g, HANDS + owner), g[ENDS + HANDS + owner]):
                put(g, HIDDEN, g[ROW + at])
    g[OLD_CARDS] = g[NEW_CARDS] = 0
    for card in range(COMMANDS):
        if has(g, HIDDEN, card):
            add_last(g, OLD_CARDS if has(g, OLDER, card) else NEW_CARDS, card)


def alike(g: Tape, card: int) -> int:
    """Another card in the place of this one: an older one for an older one."""
    return dealt(g, OLD_CARDS if has(g, OLDER, card) else NEW_CARDS)


def dealt(g: Tape, cards: int) -> int:
    """The next of the shuffled cards."""
    g[cards] -= 1
    return g[cards + 1 + g[cards]]


def deal_foe(g: Tape, foe: int, side: int, luck: Luck) -> None:
    """A foe's hand and objective: which of its cards it has laid down is its secret."""
    is_laid = g[OBJECTIVES + foe] != NONE and not sees(g, foe, side)
    olds = 1 if is_laid and has(g, OLDER, g[OBJECTIVES + foe]) else 0
    free = start(g, HANDS + foe)
    for at in range(free, g[ENDS + HANDS + foe]):
        card = g[ROW + at]
        if card >= COMMANDS:
            g[ROW + free] = card
            free += 1
        elif has(g, OLDER, card):
            olds += 1
    held = g[ENDS + HANDS + foe] - free + is_laid
    g[HELD] = 0
    for at in range(held):  # as many older ones as it held, wherever they were
        add_last(g, HELD, dealt(g, OLD_CARDS if at < olds else NEW_CARDS))
    shuffle(g, HELD, luck)
    if is_laid:
        laid = g[HELD + 1]
        for at in range(g[HELD], 0, -1):
            if g[SETTLED + foe] == 0 or has(g, OLDER, g[HELD + at]):
                laid = g[HELD + at]
        drop(g, HELD, laid)
        g[OBJECTIVES + foe] = laid
    for at in range(g[HELD]):
        g[ROW + free + at] = g[HELD + 1 + at]


def returns(g: Tape, side: int) -> float:
    """What a side has of the game: 1 if it has won, -1 if not; broken off, by the points."""
    if g[ENDED] == 0 and g[SUPPORT] == 0:
        return 0.0
    return 1.0 if leading(g) == side else -1.0


def won(g: Tape, side: int) -> float:
    """1.1: one side wins."""
    return 1.0 if leading(g) == side else 0.0


def leading(g: Tape) -> int:
    """1.1, 8.3, 8.4, 9.10: the side ahead; level, the side with the will of the people."""
    if g[SUPPORT] == 0:
        return g[WILL]
    return RED if g[SUPPORT] > 0 else WHITE
