"""What a side may know, what it may guess, and how the game ended.

Secret are the hands' command cards, objectives face down (alone, one's own too), the deck, the
opposition's stack (R26). Leader cards are in hand until they are played, as everybody can see.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ...core import Outcome, View
from .box import FOE, SIDES
from .scoring import leading
from .state import State, commands, muster, stronger

if TYPE_CHECKING:
    from random import Random


def view(s: State, side: str | None) -> View:
    """R26: all that a side may know, as JSON."""
    return {
        "options": dict(s.options),
        "side": side,
        "round": s.round,
        "phase": s.phase,
        "day": s.day,
        "month": s.box.months[s.month],
        "support": s.support,
        "will": s.will,
        "swept": s.swept,
        "unrest": s.unrest,
        "blockade": s.blockade,
        "barricade": s.barricade,
        "tiles": [region for region in s.box.regions if region in s.tiles],
        "markers": list(s.markers),
        "tokens": {token: [place, token in s.exhausted] for token, place in s.at.items()},
        "regions": {region: _region(s, region) for region in s.box.regions},
        "hands": {owner: _hand(s, owner, side) for owner in s.hands},
        "objectives": {owner: _objective(s, owner, side) for owner in SIDES},
        "revealed": list(s.revealed),
        "played": {owner: list(cards) for owner, cards in s.played.items()},
        "discard": sorted(s.discard),
        "deck": len(s.deck),
        "stack": len(s.stack),
        "leaders": sorted(s.leaders),
        "ended": s.ended,
    }


def _region(s: State, region: str) -> View:
    force = muster(s, region)
    return {"stronger": stronger(force, s.will), **{side: list(force[side]) for side in SIDES}}


def _hand(s: State, owner: str, side: str | None) -> View:
    hidden = commands(s, owner)
    leaders = [card for card in s.hands[owner] if card not in hidden]
    return {"cards": list(hidden) if owner == side else len(hidden), "leaders": leaders}


def _objective(s: State, owner: str, side: str | None) -> str | bool:
    """The card, if this side may see it; else whether one lies there."""
    card = s.objectives[owner]
    return card if card and sees(s, owner, side) else bool(card)


def sees(s: State, owner: str, side: str | None) -> bool:
    """3.4: one's own objective may be looked at; 9.2: but not in solitaire."""
    return owner in s.revealed or (owner == side and not s.opposition)


def guess(s: State, side: str, rng: Random) -> None:
    """R26: everything this side cannot see is shuffled and dealt anew, in place.

    Since the last reshuffle the deck holds no older card, so those not seen are where they were.
    """
    foes = [owner for owner in s.hands if owner != side]
    hidden = [owner for owner in SIDES if s.objectives[owner] and not sees(s, owner, side)]
    unseen = [*s.deck, *s.stack, *[s.objectives[owner] for owner in hidden]]
    for foe in foes:
        unseen += commands(s, foe)
    unseen.sort()  # so that the guess hangs on nothing but what is known, and on chance
    rng.shuffle(unseen)
    old = [card for card in unseen if card in s.older]
    new = [card for card in unseen if card not in s.older]

    def alike(cards: tuple[str, ...]) -> tuple[str, ...]:
        return tuple([old.pop() if card in s.older else new.pop() for card in cards])

    s.deck, s.stack = alike(s.deck), alike(s.stack)
    for foe in foes:
        _deal_foe(s, foe, foe in hidden, alike, rng)
    if s.opposition and hidden:
        (s.objectives[hidden[0]],) = alike((s.objectives[hidden[0]],))


def _deal_foe(
    s: State,
    foe: str,
    objective: bool,
    alike: Callable[[tuple[str, ...]], tuple[str, ...]],
    rng: Random,
) -> None:
    """A foe's hand and objective: which of its cards it has laid down is its secret."""
    held = commands(s, foe) + ((s.objectives[foe],) if objective else ())
    cards = list(alike(tuple(sorted(held, key=s.older.__contains__))))
    rng.shuffle(cards)
    if objective:
        laid = next((c for c in cards if foe not in s.settled or c in s.older), cards[0])
        cards.remove(laid)
        s.objectives[foe] = laid
    leaders = tuple([card for card in s.hands[foe] if card in s.box.special])
    s.hands[foe] = leaders + tuple(cards)


def outcome(s: State) -> Outcome | None:
    """1.1: the side ahead has won; level, the side with the will of the people."""
    first = leading(s)
    points = {"red": s.support, "white": -s.support}
    return Outcome(s.ended, ((first,), (FOE[first],)), points) if s.ended else None
