"""What a side may know, as the encoding tells it; what it may guess; and how the game ended."""

from __future__ import annotations

from ..chance import any_of
from ..kernel import (
    FACTS,
    NATURE,
    OBSERVATION,
    OPEN,
    QUESTION,
    STEP,
    WHO,
    Bytes,
    Luck,
    Tape,
    add_last,
    has,
    item_of,
    listed,
    put,
)
from .asks import ask
from .layout import (
    ABDICATED,
    ACTED,
    ACTIONS,
    ACTIVE,
    ASKED,
    ASKING,
    AT_PLACE,
    AUTOCRACY,
    BARRED,
    BLUE,
    BOOSTED,
    CARD_FACT,
    CARDS,
    COMING,
    COUNT_FACTS,
    CUBES,
    DECK,
    DISCARD,
    EFFECT_FACT,
    ENDED,
    ENDS,
    FIRST,
    GIVE_CARDS,
    GONE,
    HANDS,
    HIDDEN,
    IN_PLAY,
    MOST_HAND,
    MOST_USED,
    MOST_WAITING,
    NONE,
    NUMBER_OF_COUNTS,
    NUMBER_OF_TRACKS,
    OF_CARD,
    OPPORTUNITY,
    OWNER_FACT,
    PLACE_FACT,
    PLACES,
    PLAYING,
    POOL,
    PRESTIGE,
    RED,
    ROUND,
    ROW,
    SCORING,
    SEEN,
    SPECIAL_FACT,
    TURN,
    TURNS,
    UNREST,
    UNSEEN,
    USED,
    VP,
    WAITING_KINDS,
    WAITS,
    WORLD,
)
from .places import troops
from .special import is_listed
from .state import count_in, has_organization, owner_of, session, start


def observe(g: Tape, side: int, out: Bytes, first: int) -> None:
    """All that a side may know, a byte an entry, as `barricades.encoding` has them."""
    for at in range(g[OBSERVATION]):
        out[first + at] = 0
    at = observe_calendar(g, side, first, out)
    at = observe_city(g, at, out)
    at = observe_actions(g, at, out)
    at = observe_cards(g, side, at, out)
    observe_question(g, at, out)


def capped(count: int) -> int:
    """A count that may be below zero, or larger than a byte can tell."""
    return min(max(count, 0), 255)


def observe_calendar(g: Tape, side: int, at: int, out: Bytes) -> int:
    """From whose eyes it is to the Tsar's fate; where the next entry stands is told."""
    out[at + side] = 1
    out[at + 2 + max(g[TURN], 0)] = 1
    at += 2 + TURNS
    out[at] = g[ROUND]
    out[at + 1] = 1 if session(g) else 0
    if g[FIRST] != NONE:
        out[at + 2 + g[FIRST]] = 1
    if g[ACTIVE] != NONE:
        out[at + 4 + g[ACTIVE]] = 1
    out[at + 6] = capped(g[VP])
    out[at + 7] = capped(-g[VP])
    out[at + 8] = g[OPPORTUNITY + RED]
    out[at + 9] = g[OPPORTUNITY + BLUE]
    out[at + 10] = g[UNREST]
    out[at + 11] = g[PRESTIGE]
    out[at + 12] = g[ABDICATED]
    out[at + 13] = g[BOOSTED]
    return at + 14


def observe_city(g: Tape, at: int, out: Bytes) -> int:
    """Cubes and Organizations, and the tracks."""
    for nth in range(2 * PLACES):
        out[at + nth] = g[CUBES + nth]
    at += 2 * PLACES
    for side in range(2):
        for place in range(PLACES):
            if has_organization(g, side, place):
                out[at + side * PLACES + place] = 1
    at += 2 * PLACES
    for track in range(NUMBER_OF_TRACKS):
        out[at + track] = g[SCORING + track]
    at += NUMBER_OF_TRACKS
    out[at] = capped(g[WORLD])
    out[at + 1] = capped(-g[WORLD])
    out[at + 2] = capped(troops(g, RED))
    out[at + 3] = capped(troops(g, BLUE))
    return at + 4


def observe_actions(g: Tape, at: int, out: Bytes) -> int:
    """Special Actions that are used up, who has acted or failed, and what waits."""
    for side in range(2):
        used, waits = USED + side * (1 + MOST_USED), WAITS + side * (1 + MOST_WAITING)
        for nth in range(g[used]):
            out[at + g[used + 1 + nth]] = 1
        out[at + ACTIONS + side] = 1 if is_listed(g, ACTED, side) else 0
        out[at + ACTIONS + 2 + side] = 1 if is_listed(g, BARRED, side) else 0
        for nth in range(g[waits]):
            out[at + ACTIONS + 4 + side * WAITING_KINDS + g[waits + 1 + nth]] = 1
    return at + ACTIONS + 4 + 2 * WAITING_KINDS


def observe_cards(g: Tape, side: int, at: int, out: Bytes) -> int:
    """8.0: hands and piles, as far as they are known."""
    mark_pile(g, HANDS + side, at, out)
    at += CARDS
    seen = SEEN + side * (1 + MOST_HAND)
    for nth in range(g[seen]):
        out[at + g[seen + 1 + nth]] = 1
    at += CARDS
    out[at] = count_in(g, HANDS + RED)
    out[at + 1] = count_in(g, HANDS + BLUE)
    out[at + 2] = count_in(g, DECK)
    at += 3
    mark_pile(g, POOL, at, out)
    mark_pile(g, COMING, at + CARDS, out)
    mark_pile(g, PLAYING, at + 2 * CARDS, out)
    at += 3 * CARDS
    for nth in range(start(g, IN_PLAY), g[ENDS + IN_PLAY]):
        card = g[ROW + nth]
        out[at + owner_of(g, card) * CARDS + card] = 1
    at += 2 * CARDS
    mark_pile(g, DISCARD, at, out)
    mark_pile(g, GONE, at + CARDS, out)
    return at + 2 * CARDS


def mark_pile(g: Tape, pile: int, at: int, out: Bytes) -> None:
    for nth in range(start(g, pile), g[ENDS + pile]):
        out[at + g[ROW + nth]] = 1


def observe_question(g: Tape, at: int, out: Bytes) -> None:
    """Which question a side is asked, and what it speaks of."""
    if g[OPEN] == 0:
        return
    step, facts = g[QUESTION + STEP], QUESTION + FACTS
    if g[QUESTION + WHO] != NATURE:
        out[at + g[QUESTION + WHO] * ASKING + ASKED[step]] = 1
    at += 2 * ASKING
    if CARD_FACT[step] != NONE:
        out[at + g[facts + CARD_FACT[step]]] = 1
    if EFFECT_FACT[step] != NONE:
        out[at + g[g[facts + EFFECT_FACT[step]] + OF_CARD]] = 1
    if step == GIVE_CARDS:
        for nth in range(listed(g)):
            out[at + item_of(g, nth)] = 1
    at += CARDS
    if PLACE_FACT[step] != NONE and g[facts + PLACE_FACT[step]] != NONE:
        out[at + g[facts + PLACE_FACT[step]]] = 1
    at += PLACES
    if SPECIAL_FACT[step] != NONE:
        out[at + g[facts + SPECIAL_FACT[step]]] = 1
    at += ACTIONS
    if OWNER_FACT[step] != NONE:
        out[at + g[facts + OWNER_FACT[step]]] = 1
    at += 2
    for count in range(NUMBER_OF_COUNTS):
        fact = COUNT_FACTS[step * NUMBER_OF_COUNTS + count]
        if fact != NONE:
            out[at + count] = capped(g[facts + fact])
    if EFFECT_FACT[step] != NONE:
        out[at + NUMBER_OF_COUNTS - 1] = g[g[facts + EFFECT_FACT[step]] + AT_PLACE]


def guess(g: Tape, side: int, luck: Luck) -> None:
    """8.0: the other hand and the deck are dealt anew; cards this side knows stay where they are.

    What is dealt hangs on nothing but what is known, and on luck: cards are gathered in order.
    """
    gather(g, side)
    foe, seen = HANDS + 1 - side, SEEN + side * (1 + MOST_HAND)
    place, known = ROW + start(g, foe), g[seen]
    for nth in range(known):
        g[place + nth] = g[seen + 1 + nth]
    for nth in range(known, count_in(g, foe)):
        g[place + nth] = dealt(g, luck)
    for at in range(start(g, DECK), g[ENDS + DECK]):
        g[ROW + at] = dealt(g, luck)
    sort_cards(g, foe)
    sort_cards(g, DECK)
    if g[OPEN] > 0:
        ask(g, QUESTION)


def gather(g: Tape, side: int) -> None:
    """The cards that a side cannot see, in the order of the box."""
    for at in range(HIDDEN, UNSEEN):
        g[at] = 0
    foe, seen = HANDS + 1 - side, SEEN + side * (1 + MOST_HAND)
    for at in range(start(g, foe), g[ENDS + foe]):
        if not is_listed(g, seen, g[ROW + at]):
            put(g, HIDDEN, g[ROW + at])
    for at in range(start(g, DECK), g[ENDS + DECK]):
        put(g, HIDDEN, g[ROW + at])
    g[UNSEEN] = 0
    for card in range(CARDS):
        if has(g, HIDDEN, card):
            add_last(g, UNSEEN, card)


def dealt(g: Tape, luck: Luck) -> int:
    """Any of the cards that are left; the last one takes its place."""
    at = UNSEEN + 1 + any_of(luck, g[UNSEEN])
    card = g[at]
    g[at] = g[UNSEEN + g[UNSEEN]]
    g[UNSEEN] -= 1
    return card


def sort_cards(g: Tape, pile: int) -> None:
    """The cards of a pile, in the order of the box: where they come from cannot be seen."""
    for at in range(HIDDEN, UNSEEN):
        g[at] = 0
    first = start(g, pile)
    for at in range(first, g[ENDS + pile]):
        put(g, HIDDEN, g[ROW + at])
    at = first
    for card in range(CARDS):
        if has(g, HIDDEN, card):
            g[ROW + at] = card
            at += 1


def returns(g: Tape, side: int) -> float:
    """What a side has of the game: 1 if it has won, -1 if not; broken off, by the points."""
    if g[ENDED] == AUTOCRACY or (g[ENDED] == 0 and g[VP] == 0):
        return 0.0
    return 1.0 if leading(g) == side else -1.0


def won(g: Tape, side: int) -> float:
    """2.6: a restored autocracy ruins both."""
    return 1.0 if g[ENDED] != AUTOCRACY and leading(g) == side else 0.0


def leading(g: Tape) -> int:
    """2.6: the player ahead; level, the Government."""
    return RED if g[VP] > 0 else BLUE
