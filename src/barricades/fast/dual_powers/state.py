"""Questions about a position that many rules ask, and cards that go from pile to pile."""

from __future__ import annotations

from ..kernel import Tape, offer
from ..piles import lay_card, pass_card, start_of, take_card
from .layout import (
    AT,
    COMMANDS,
    ENDS,
    EXHAUSTED_STRENGTH,
    FACTION,
    HANDS,
    MOST_TOKENS,
    NEAR,
    NONE,
    PILES,
    PLACE,
    RED,
    REGIONS,
    REVEALED,
    ROW,
    SIDE,
    STRENGTH,
    SUPPLY,
    SWEPT,
    TIRED,
    TOKENS,
    TROTSKY,
    TROTSKY_ANYWHERE,
    TWIN,
    UNITS_ANYWHERE,
    UNITS_OF,
    WHITE,
    WILL,
)


def start(g: Tape, pile: int) -> int:
    """Where a pile begins in the row of cards."""
    return start_of(g, ENDS, pile)


def lay(g: Tape, pile: int, card: int) -> None:
    """A card that lies nowhere comes to the end of a pile."""
    lay_card(g, ENDS, PILES, pile, card)


def take(g: Tape, pile: int, card: int) -> None:
    """A card leaves a pile."""
    take_card(g, ENDS, PILES, pile, card)


def pass_on(g: Tape, pile: int, other: int, card: int) -> None:
    """A card goes from one pile to the end of another."""
    pass_card(g, ENDS, PILES, pile, other, card)


def offer_pile(g: Tape, pile: int) -> None:
    """Every card of a pile is an option."""
    for at in range(start(g, pile), g[ENDS + pile]):
        offer(g, g[ROW + at])


def offer_commands(g: Tape, side: int) -> None:
    """1.3: the command cards in a side's hand; leader cards are not such."""
    for at in range(start(g, HANDS + side), g[ENDS + HANDS + side]):
        if g[ROW + at] < COMMANDS:
            offer(g, g[ROW + at])


def is_revealed(g: Tape, side: int) -> bool:
    """5.10, 7.6: whether a side's objective lies face up."""
    count = g[REVEALED]
    return (count > 0 and g[REVEALED + 1] == side) or (count > 1 and g[REVEALED + 2] == side)


def friends(g: Tape, side: int) -> int:
    """The regions with tokens of a side, as bits."""
    found = 0
    faction = FACTION + side * (1 + MOST_TOKENS)
    for at in range(faction + 1, faction + 1 + g[faction]):
        place = g[AT + g[at]] & PLACE
        if place < REGIONS:
            found |= 1 << place
    return found


def controls_neutral(g: Tape, token: int, known: int) -> bool:
    """5.3: whether the side that has the will controls a neutral, its friends being known."""
    place = g[AT + token] & PLACE
    if place >= REGIONS:
        return False
    return (known >> place) & 1 == 1 or follows_the_will(g, token)


def follows_the_will(g: Tape, token: int) -> bool:
    """10.4 to 10.6: whether the will alone gives control of a neutral, friends or not."""
    anywhere = g[TROTSKY_ANYWHERE] if token == TROTSKY else g[UNITS_ANYWHERE]
    return g[SWEPT] + anywhere > 0


def is_movable(g: Tape, token: int, barricade: int) -> bool:
    """5.4: whether a token in the city has an open connection to leave by."""
    return g[NEAR + barricade * REGIONS + (g[AT + token] & PLACE)] > 0


def is_twin_offered(g: Tape, token: int) -> bool:
    """R39: twins in the same place with the same face up are offered once."""
    twin = g[TWIN + token]
    while twin != NONE:
        if g[AT + twin] == g[AT + token]:
            return True
        twin = g[TWIN + twin]
    return False


def offer_recruits(g: Tape, side: int, value: int) -> None:
    """5.2: the units in a side's supply that cost no more than this, twins once."""
    units = UNITS_OF + side * (1 + MOST_TOKENS)
    for at in range(units + 1, units + 1 + g[units]):
        token = g[at]
        able = g[AT + token] == SUPPLY and g[STRENGTH + token] <= value
        if able and not is_twin_offered(g, token):
            offer(g, token)


def can_recruit(g: Tape, side: int, value: int) -> bool:
    """5.2: whether a unit in a side's supply costs no more than this."""
    units = UNITS_OF + side * (1 + MOST_TOKENS)
    for at in range(units + 1, units + 1 + g[units]):
        if g[AT + g[at]] == SUPPLY and g[STRENGTH + g[at]] <= value:
            return True
    return False


def stronger(g: Tape, region: int) -> int:
    """7.2, 7.3: the side with the greater strength; R3: nobody without a faction token there."""
    power_red = power_white = power_neutral = 0
    count_red = count_white = count_neutral = 0
    for token in range(g[TOKENS]):
        at = g[AT + token]
        if at & PLACE == region:
            strength = g[EXHAUSTED_STRENGTH + token] if at & TIRED else g[STRENGTH + token]
            side = g[SIDE + token]
            if side == RED:
                power_red += strength
                count_red += 1
            elif side == WHITE:
                power_white += strength
                count_white += 1
            else:
                power_neutral += strength
                count_neutral += 1
    if g[WILL] == RED and count_red:
        power_red += power_neutral
        count_red += count_neutral
    if g[WILL] == WHITE and count_white:
        power_white += power_neutral
        count_white += count_neutral
    if not count_red or not count_white:
        return RED if count_red else WHITE if count_white else NONE
    if power_red != power_white:
        return RED if power_red > power_white else WHITE
    if count_red != count_white:
        return RED if count_red > count_white else WHITE
    return g[WILL]
