"""Effects on cards and on rounds to come: what returns, leaves, comes into play, waits, is lent."""

from __future__ import annotations

from ...kernel import Tape, offer, plan_2, plan_3
from ..layout import (
    BORROW,
    COMING,
    DISCARD,
    GONE,
    IN_PLAY,
    KEYS_ASIDE,
    LEAVING,
    MOST_USED,
    NEUTRAL,
    NONE,
    OF_CARD,
    ONE,
    PERFORM,
    PLAYING,
    POOL,
    SIDE_OF,
)
from ..play import own
from ..special import most_paid
from ..state import is_in, pass_on


def do_return(g: Tape, e: int) -> None:
    """R23, R28: a card in play goes back to the Pool; the event's own card, next Turn."""
    card, this = g[e + ONE], g[e + OF_CARD]
    if card != NONE:
        if is_in(g, IN_PLAY, card):
            pass_on(g, IN_PLAY, POOL, card)
    elif is_in(g, IN_PLAY, this):
        pass_on(g, IN_PLAY, COMING, this)
    elif is_in(g, PLAYING, this):
        pass_on(g, PLAYING, COMING, this)


def can_return(g: Tape, e: int) -> bool:
    if g[e + ONE] != NONE:
        return is_in(g, IN_PLAY, g[e + ONE])
    return is_in(g, IN_PLAY, g[e + OF_CARD]) or is_in(g, PLAYING, g[e + OF_CARD])


def do_purge(g: Tape, e: int) -> None:
    """R28: a card in play or in the Pool leaves the game."""
    card = g[e + ONE]
    if is_in(g, IN_PLAY, card):
        pass_on(g, IN_PLAY, GONE, card)
    elif is_in(g, POOL, card):
        pass_on(g, POOL, GONE, card)


def can_purge(g: Tape, e: int) -> bool:
    return is_in(g, IN_PLAY, g[e + ONE]) or is_in(g, POOL, g[e + ONE])


def do_install(g: Tape, e: int, side: int) -> None:
    """R40: a Key Event comes into play, wherever it is."""
    if not can_install(g, e):
        return
    card = g[e + ONE]
    owner = g[SIDE_OF + card]
    if is_in(g, POOL, card):
        pass_on(g, POOL, IN_PLAY, card)
    elif is_in(g, COMING, card):
        pass_on(g, COMING, IN_PLAY, card)
    elif is_in(g, DISCARD, card):
        pass_on(g, DISCARD, IN_PLAY, card)
    elif is_in(g, GONE, card):
        pass_on(g, GONE, IN_PLAY, card)
    elif is_in(g, KEYS_ASIDE, card):
        pass_on(g, KEYS_ASIDE, IN_PLAY, card)
    own(g, card, side if owner == NEUTRAL else owner)


def can_install(g: Tape, e: int) -> bool:
    return not is_in(g, IN_PLAY, g[e + ONE]) and not is_in(g, PLAYING, g[e + ONE])


def do_leave(g: Tape, e: int) -> None:
    """3.3: the card does not stay in play, now or any longer."""
    g[LEAVING] = 1
    if is_in(g, IN_PLAY, g[e + OF_CARD]):
        pass_on(g, IN_PLAY, DISCARD, g[e + OF_CARD])


def do_borrow(g: Tape, e: int, side: int) -> None:
    if can_borrow(g, e, side):
        plan_2(g, BORROW, side, g[e + ONE])


def can_borrow(g: Tape, e: int, side: int) -> bool:
    foe = 1 - side
    for action in range(foe * MOST_USED, (foe + 1) * MOST_USED):
        if most_paid(g, side, action, g[e + ONE]):
            return True
    return False


def borrow(g: Tape, side: int, points: int) -> int:
    """14 (card 122): a Special Action of the opponent's, for once."""
    foe = 1 - side
    for action in range(foe * MOST_USED, (foe + 1) * MOST_USED):
        if most_paid(g, side, action, points):
            offer(g, action)
    return side


def borrow_deed(g: Tape, action: int, side: int, points: int) -> None:
    plan_3(g, PERFORM, side, action, most_paid(g, side, action, points))
