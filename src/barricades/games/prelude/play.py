"""Playing a card (3.1, 8.0): for its Event, for its points, or out of the Opportunity Pool."""

from __future__ import annotations

from ...core import PASS, Asked, without
from .activities import act
from .box import FOE, NEUTRAL
from .events import hold_event
from .places import holds
from .scoring import roll_for
from .special import BOTH, IGNORE
from .state import State, gain, rules, stop_waiting

EVENT, POINTS, TWICE, POOL = "event", "points", "both", "pool"


@rules.step("2.3", "3.1", "8.0", "R24", of="card-use")
def take_round(s: State, side: str) -> Asked:
    """A card from the hand or the Pool; whoever has no cards left may pass."""
    hand = s.hands[side]
    played = [(card, use) for card in hand for use in uses(s, side, card)]
    bought = [(card, POOL) for card in s.pool if can_buy(s, side, card)]
    return side, (*played, *bought) if hand else (*bought, PASS)


def uses(s: State, side: str, card: str) -> tuple[str, ...]:
    """3.1: what a card in hand may be played for."""
    owner = s.box.side[card]
    if owner == FOE[side]:
        return (POINTS,)
    if owner == side and counts_twice(s, side):
        return (TWICE,)
    return (EVENT, POINTS) if holds(s, s.box.needs[card], side) else (POINTS,)


def counts_twice(s: State, side: str) -> bool:
    """10.3, R32: whether the next card of one's own from the hand counts for both."""
    return s.boosted or BOTH[side] in s.waiting[side]


def can_buy(s: State, side: str, card: str) -> bool:
    """8.0, R41: one's own or a neutral card whose prerequisite is met, at its points."""
    return (
        s.box.side[card] in (side, NEUTRAL)
        and s.box.points[card] <= s.opportunity[side]
        and holds(s, s.box.needs[card], side)
    )


@take_round.answer
def _(s: State, choice: str | tuple[str, str], side: str) -> None:
    if isinstance(choice, str):
        s.tell("passed", side=side)
        return
    card, use = choice
    s.tell("played", side=side, card=card, use=use)
    s.playing = (card,)
    if use == POOL:
        gain(s, side, -s.box.points[card])
        s.pool = without(s.pool, card)
    else:
        s.hands[side] = without(s.hands[side], card)
        s.known[FOE[side]] = tuple([c for c in s.known[FOE[side]] if c != card])
    use_card(s, side, card, use)


def use_card(s: State, side: str, card: str, use: str) -> None:
    """3.1: the Event, the points, or both, and where the card goes then."""
    owner, points = s.box.side[card], act(side, s.box.points[card])
    if use in (EVENT, POOL):
        s.then(hold_event(side, card), finish(side, card, EVENT, side))
    elif use == TWICE:
        stop_waiting(s, side, BOTH[side])
        s.then(points, add_event(side, card))
    elif owner != FOE[side]:
        s.then(points, finish(side, card, POOL if owner == NEUTRAL else "discard", side))
    elif IGNORE[side] in s.waiting[side]:
        stop_waiting(s, side, IGNORE[side])
        s.then(points, finish(side, card, "discard", side))
    else:
        s.then(points, respond(side, card))


@rules.step("10.3.1", "10.3.2", "R32")
def add_event(s: State, side: str, card: str) -> None:
    """After the points, the Event of the same card, if its prerequisite is met."""
    if holds(s, s.box.needs[card], side):
        s.then(hold_event(side, card), finish(side, card, EVENT, side))
    else:
        s.tell("wasted", side=side, card=card)
        s.then(finish(side, card, "discard", side))


@rules.step("3.1", "R5", "R6", "R33")
def respond(s: State, side: str, card: str) -> None:
    """The opponent plays the Event of an opposing card; if that cannot be, is paid half."""
    foe = FOE[side]
    if holds(s, s.box.needs[card], foe):
        s.then(hold_event(foe, card), finish(side, card, EVENT, foe))
    else:
        s.tell("not-met", side=foe, card=card)
        gain(s, foe, s.box.points[card] // 2)
        s.then(finish(side, card, POOL, foe))


@rules.step("4.0", "3.1")
def finish(s: State, side: str, card: str, goes: str, side_owner: str) -> None:
    """The Scoring Die is the very last thing before the card is put away."""
    s.then(roll_for(side, s.box.cards[card].die), put_away(card, goes, side_owner))


@rules.step("3.1", "3.3", "8.0")
def put_away(s: State, card: str, goes: str, side: str) -> None:
    """Discarded, placed in the Pool, or kept in play as its instruction says."""
    if card not in s.playing:
        return
    s.playing = without(s.playing, card)
    if goes == POOL:
        s.pool += (card,)
        s.tell("pooled", card=card)
    elif goes == EVENT and s.box.cards[card].stays and not s.leaving:
        s.in_play[card] = side
        s.tell("stayed", card=card)
    else:
        s.discard += (card,)
