"""What a side may do in its turn: the actions of command cards (chapter 5) and bonuses (6)."""

from __future__ import annotations

from ..kernel import (
    LESSONS,
    NATURE,
    NOBODY,
    OPTIONS,
    Tape,
    add_last,
    offer,
    plan_1,
    plan_2,
    plan_3,
    plan_4,
    put,
)
from .layout import (
    ACTION_OF,
    AT,
    BARRICADE,
    BLANKS,
    BONUS_DRAW,
    BONUS_MOVE,
    BONUS_RECRUIT,
    BONUS_RECRUIT_TO,
    BONUS_RECRUITS,
    BONUS_REFRESH,
    DECK,
    DISCARD,
    DONE,
    DRAW,
    ENDS,
    FACTION,
    FAR,
    FIRST_NEUTRAL,
    HANDS,
    MOST_TOKENS,
    MOVE,
    MOVE_TO,
    MOVES,
    MOVES_TWICE,
    NEAR,
    NEUTRALS,
    NO_BONUS,
    NONE,
    OBJECTIVES,
    OLDER,
    OPPOSITION,
    ORGANIZES,
    PASSES,
    PLACE,
    RECRUIT,
    RECRUIT_VALUE,
    RECRUITS,
    REFRESH,
    REFRESHES,
    REGION,
    REGIONS,
    REVEALED,
    ROW,
    SETTLED,
    STACK,
    STRENGTH,
    TIRED,
    TO_HAND,
    TO_STACK,
    TROTSKY,
    WILL,
)
from .state import (
    can_recruit,
    controls_neutral,
    friends,
    is_movable,
    is_revealed,
    is_twin_offered,
    offer_pile,
    offer_recruits,
    pass_on,
    start,
    take,
)


def act(g: Tape, side: int, card: int) -> int:
    """5.1: a command card recruits, or does the other thing it shows, or nothing."""
    if can_recruit(g, side, g[RECRUIT_VALUE + card]):
        offer(g, RECRUITS)
    other = g[ACTION_OF + card]
    if can_refresh(g, side) if other == REFRESHES else can_move(g, side):
        offer(g, other)
    if not g[OPTIONS]:
        return NOBODY
    offer(g, PASSES)
    return side


def act_deed(g: Tape, action: int, side: int, card: int) -> None:
    if action == RECRUITS:
        plan_4(g, RECRUIT, side, g[REGION + card], g[RECRUIT_VALUE + card], 0)
    elif action == REFRESHES:
        plan_1(g, REFRESH, side)
    elif action == MOVES:
        plan_2(g, MOVE, side, 1)
    elif action == MOVES_TWICE:
        plan_2(g, MOVE, side, 2)


def recruit(g: Tape, side: int, region: int, value: int, placed: int) -> int:
    """5.2: units from the supply, one by one, as long as the value of the card lasts."""
    offer_recruits(g, side, value)
    if not g[OPTIONS]:
        return NOBODY
    if placed:
        offer(g, DONE)
    return side


def recruit_deed(g: Tape, token: int, side: int, region: int, value: int, placed: int) -> None:
    if token != DONE:
        g[AT + token] = region
        plan_4(g, RECRUIT, side, region, value - g[STRENGTH + token], placed + 1)


def can_move(g: Tape, side: int) -> bool:
    """5.4: whether a token that a side controls has an open connection to leave by."""
    faction, barricade = FACTION + side * (1 + MOST_TOKENS), g[BARRICADE]
    for at in range(faction + 1, faction + 1 + g[faction]):
        if (g[AT + g[at]] & PLACE) < REGIONS and is_movable(g, g[at], barricade):
            return True
    if g[WILL] == side:
        known = friends(g, side)
        for at in range(NEUTRALS + 1):
            token = FIRST_NEUTRAL + at - 1 if at else TROTSKY
            if controls_neutral(g, token, known) and is_movable(g, token, barricade):
                return True
    return False


def move(g: Tape, side: int, steps: int) -> int:
    """5.3, 5.4, 5.5, 6.3: one token, fresh or exhausted, of those the side controls."""
    faction, barricade = FACTION + side * (1 + MOST_TOKENS), g[BARRICADE]
    known = 0
    for at in range(faction + 1, faction + 1 + g[faction]):
        token = g[at]
        place = g[AT + token] & PLACE
        if place < REGIONS:
            known |= 1 << place
            if is_movable(g, token, barricade) and not is_twin_offered(g, token):
                offer(g, token)
    if g[WILL] == side:
        for at in range(NEUTRALS + 1):
            token = FIRST_NEUTRAL + at - 1 if at else TROTSKY
            able = controls_neutral(g, token, known) and is_movable(g, token, barricade)
            if able and not is_twin_offered(g, token):
                offer(g, token)
    return side


def move_deed(g: Tape, token: int, side: int, steps: int) -> None:
    plan_3(g, MOVE_TO, side, token, steps)


def move_to(g: Tape, side: int, token: int, steps: int) -> int:
    """5.4, 5.5, 6.3: along open connections, one region or up to two."""
    reach = (NEAR if steps == 1 else FAR) + g[BARRICADE] * REGIONS
    open_to = g[reach + (g[AT + token] & PLACE)]
    for region in range(REGIONS):
        if (open_to >> region) & 1:
            offer(g, region)
    return side


def move_to_deed(g: Tape, region: int, side: int, token: int, steps: int) -> None:
    g[AT + token] = region + (g[AT + token] & TIRED)


def can_refresh(g: Tape, side: int) -> bool:
    """5.6: whether a side controls an exhausted token."""
    faction = FACTION + side * (1 + MOST_TOKENS)
    for at in range(faction + 1, faction + 1 + g[faction]):
        if g[AT + g[at]] & TIRED:
            return True
    if g[WILL] == side:
        known = friends(g, side)
        for at in range(NEUTRALS + 1):
            token = FIRST_NEUTRAL + at - 1 if at else TROTSKY
            if g[AT + token] & TIRED and controls_neutral(g, token, known):
                return True
    return False


def refresh(g: Tape, side: int) -> int:
    """5.3, 5.6, 6.4: one exhausted token is turned to its fresh side."""
    faction = FACTION + side * (1 + MOST_TOKENS)
    for at in range(faction + 1, faction + 1 + g[faction]):
        if g[AT + g[at]] & TIRED and not is_twin_offered(g, g[at]):
            offer(g, g[at])
    if g[WILL] == side:
        known = friends(g, side)
        for at in range(NEUTRALS + 1):
            token = FIRST_NEUTRAL + at - 1 if at else TROTSKY
            able = g[AT + token] & TIRED > 0 and controls_neutral(g, token, known)
            if able and not is_twin_offered(g, token):
                offer(g, token)
    return side


def refresh_deed(g: Tape, token: int, side: int) -> None:
    g[AT + token] &= PLACE


def take_bonus(g: Tape, side: int) -> int:
    """6.1, 9.6: one of four small actions, or alone a look at one's own objective, or nothing."""
    if can_recruit(g, side, 1):
        offer(g, BONUS_RECRUIT)
    if can_move(g, side):
        offer(g, BONUS_MOVE)
    if can_refresh(g, side):
        offer(g, BONUS_REFRESH)
    if g[ENDS + DISCARD] > start(g, DECK):
        offer(g, BONUS_DRAW)
    if g[OPPOSITION] != NONE and g[OBJECTIVES + side] != NONE and not is_revealed(g, side):
        offer(g, ORGANIZES)
    if not g[OPTIONS]:
        return NOBODY
    offer(g, NO_BONUS)
    return side


def take_bonus_deed(g: Tape, bonus: int, side: int) -> None:
    if bonus == BONUS_RECRUIT:
        plan_1(g, BONUS_RECRUITS, side)
    elif bonus == BONUS_MOVE:
        plan_2(g, MOVE, side, 1)
    elif bonus == BONUS_REFRESH:
        plan_1(g, REFRESH, side)
    elif bonus == BONUS_DRAW:
        plan_2(g, DRAW, side, TO_HAND)
    elif bonus == ORGANIZES:
        reveal(g, side)


def bonus_recruit(g: Tape, side: int) -> int:
    """6.2: one unit of the cheapest kind."""
    offer_recruits(g, side, 1)
    return side


def bonus_recruit_deed(g: Tape, token: int, side: int) -> None:
    plan_2(g, BONUS_RECRUIT_TO, side, token)


def bonus_recruit_to(g: Tape, side: int, token: int) -> int:
    """6.2: it enters any region."""
    for region in range(REGIONS):
        offer(g, region)
    return side


def bonus_recruit_to_deed(g: Tape, region: int, side: int, token: int) -> None:
    g[AT + token] = region


def draw(g: Tape, side: int, pile: int) -> int:
    """3.2, 6.5, 9.2: nature turns up a card; once the deck is empty, of the shuffled discards."""
    offer_pile(g, DECK)
    if not g[OPTIONS]:
        offer_pile(g, DISCARD)
    return NATURE if g[OPTIONS] else NOBODY


def draw_deed(g: Tape, card: int, side: int, pile: int) -> None:
    if g[ENDS + DECK] == start(g, DECK):
        reshuffle(g)
    if pile == TO_HAND:
        pass_on(g, DECK, HANDS + side, card)
    elif pile == TO_STACK:
        pass_on(g, DECK, STACK, card)
    else:
        take(g, DECK, card)
        g[OBJECTIVES + side] = card


def reshuffle(g: Tape) -> None:
    """3.3: the discard pile becomes the deck. What is elsewhere can be worked out from then on."""
    g[ENDS + DECK] = g[ENDS + DISCARD]
    for at in range(OLDER, ENDS):
        g[at] = 0
    g[BLANKS] = 0
    for side in range(2):
        laid = g[OBJECTIVES + side] != NONE
        g[SETTLED + side] = 1 if laid else 0
        if laid:
            put(g, OLDER, g[OBJECTIVES + side])
        else:
            g[BLANKS] += 1
    for at in range(g[ENDS + STACK]):
        put(g, OLDER, g[ROW + at])


def reveal(g: Tape, side: int) -> None:
    """5.10, 7.6, 9.6: an objective is turned face up for the rest of the round."""
    g[LESSONS] += 1
    add_last(g, REVEALED, side)
