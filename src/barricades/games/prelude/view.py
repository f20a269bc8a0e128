"""What a side may know, what it may guess, and how the game ended.

Secret are hands and decks; discards, Pool and cards in play are open. What a side has seen of the
other hand stays known to it until it is played or shuffled away.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core import Outcome, View
from .activities import costs
from .box import FOE, SIDES, TRACKS
from .checks import target_number
from .places import holds
from .state import State, advantage, controller, districts_lead, dominance, majority, session

if TYPE_CHECKING:
    from random import Random


def view(s: State, side: str | None) -> View:
    """3.1, 8.0: all that a side may know, as JSON."""
    return {
        "options": dict(s.options),
        "side": side,
        "turn": s.box.turns[max(s.turn, 0)],
        "round": s.round,
        "session": list(session(s)),
        "sessions": [list(rounds) for rounds in s.box.sessions[s.box.turns[max(s.turn, 0)]]],
        "first": s.first,
        "active": s.active,
        "vp": s.vp,
        "opportunity": dict(s.opportunity),
        "unrest": s.unrest,
        "prestige": s.prestige,
        "abdicated": s.abdicated,
        "cubes": {place: list(pair) for place, pair in s.cubes.items()},
        "control": {district: controller(s, district) for district in s.box.districts},
        "organizations": {owner: sorted(places) for owner, places in s.organizations.items()},
        "advantage": {track: advantage(s, track) for track in TRACKS},
        "districts_lead": districts_lead(s),
        "majority": majority(s),
        "dominance": dominance(s),
        "scoring": dict(s.scoring),
        "troops": {owner: sorted(markers) for owner, markers in s.troops.items()},
        "used": {owner: list(actions) for owner, actions in s.used.items()},
        "acted": list(s.acted),
        "waiting": {owner: list(what) for owner, what in s.waiting.items()},
        "barred": list(s.barred),
        "boosted": s.boosted,
        "pool": list(s.pool),
        "coming": list(s.coming),
        "in_play": dict(s.in_play),
        "playing": list(s.playing),
        "discard": sorted(s.discard, key=int),
        "gone": sorted(s.gone, key=int),
        "deck": len(s.deck),
        "hands": {owner: _hand(s, owner, side) for owner in SIDES},
        "met": _met(s, side) if side else {},
        "costs": costs(s, side) if side else {},
        "targets": {p: target_number(s, side, p, 0) for p in s.box.boxes[side]} if side else {},
        "ended": s.ended,
    }


def _hand(s: State, owner: str, side: str | None) -> View:
    """One's own cards; of the other hand how many, and those that are known."""
    if owner == side:
        return {"count": len(s.hands[owner]), "cards": list(s.hands[owner])}
    known = sorted(s.known[side], key=int) if side else []
    return {"count": len(s.hands[owner]), "cards": known}


def _met(s: State, side: str) -> dict[str, bool]:
    """3.1: whether the prerequisites of the cards this side sees are met."""
    return {
        card: holds(s, s.box.needs[card], _event_side(s, card, side))
        for card in (*s.hands[side], *s.pool)
    }


def _event_side(s: State, card: str, side: str) -> str:
    owner = s.box.side[card]
    return owner if owner in SIDES else side


def guess(s: State, side: str, rng: Random) -> None:
    """8.0: the other hand and the deck are shuffled; cards this side knows stay where they are."""
    foe = FOE[side]
    known = s.known[side]
    unseen = sorted([*s.deck, *[card for card in s.hands[foe] if card not in known]])
    rng.shuffle(unseen)
    count = len(s.hands[foe]) - len(known)
    s.hands[foe] = tuple(sorted([*known, *unseen[:count]]))
    s.deck = tuple(sorted(unseen[count:]))


def outcome(s: State) -> Outcome | None:
    """2.6: the player ahead has won, level the Government; a restored autocracy ruins both."""
    if not s.ended:
        return None
    points = {"revolutionary": s.vp, "government": -s.vp}
    if s.ended == "autocracy":
        return Outcome(s.ended, (SIDES,), points)
    first = SIDES[0] if s.vp > 0 else SIDES[1]
    return Outcome(s.ended, ((first,), (FOE[first],)), points)
