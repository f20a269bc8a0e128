"""What a side may know, what it may guess, and how the game ended.

Secret are the deck, the hands of others, and what others have laid this hour (2.2, 3.2). How many
companies a side holds is seen; one that is laid stays in the hand until it is shown, so that
nobody can tell a company from a pass.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core import PASS, Outcome, View
from .box import SIDES
from .state import State, stones

if TYPE_CHECKING:
    from random import Random


def view(s: State, side: str | None) -> View:
    """All that a side may know, as JSON."""
    return {
        "options": dict(s.options),
        "side": side,
        "hour": s.hour,
        "phase": s.phase,
        "hands": {o: list(hand) if o == side else len(hand) for o, hand in s.hands.items()},
        "laid": {o: laid if o == side else bool(laid) for o, laid in s.laid.items()},
        "spent": list(s.spent),
        "streets": list(s.streets),
        "street": s.street,
        "taken": dict(s.taken),
        "stones": {owner: stones(s, owner) for owner in SIDES},
        "ended": s.ended,
    }


def guess(s: State, side: str, rng: Random) -> None:
    """The companies that a side cannot see are dealt anew, and others lay any of theirs."""
    foes = [owner for owner in SIDES if owner != side]
    unseen = sorted([*s.deck, *[company for foe in foes for company in s.hands[foe]]])
    rng.shuffle(unseen)  # sorted first, so that the guess hangs on what is known and on chance
    for foe in foes:
        s.hands[foe] = tuple([unseen.pop() for _ in s.hands[foe]])
        if s.laid[foe]:
            s.laid[foe] = rng.choice((*s.hands[foe], PASS))
    s.deck = tuple(unseen)


def outcome(s: State) -> Outcome | None:
    """4.1, 4.2: by stones, equals together."""
    points = {side: stones(s, side) for side in SIDES}
    first, last = sorted(SIDES, key=lambda side: -points[side])
    ranking = ((first, last),) if s.ended == "level" else ((first,), (last,))
    return Outcome(s.ended, ranking, points) if s.ended else None
