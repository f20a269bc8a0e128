"""Why not: for everything that might be tried and is not offered, the rule that stands in the way.

Each answer rests on what the asked side knows, so that no refusal tells a secret. What events ask
is answered in effects/why.py.
"""

from __future__ import annotations

from typing import Any

from ...core import PASS, IllegalChoice, Refusal
from . import abdication, activities, checks, deal, october, play, special, turn
from .activities import DONE, LEAST, ORGANIZE, SPECIAL
from .box import FOE, TRACKS
from .pieces import Places
from .state import State, in_play, room

WORDS = (PASS, DONE, ORGANIZE, SPECIAL)
RESOLVES = ("spend", "confirm", PASS)


@play.take_round.refuse
def _(s: State, choice: Any, side: str) -> Refusal:
    if choice == PASS:
        return IllegalChoice("must-play", "2.3", "R24")
    if not isinstance(choice, tuple) or len(choice) != 2 or choice[0] not in s.box.cards:
        return None
    card, use = choice
    if use == play.POOL:
        return _not_for_sale(s, side, card)
    if card not in s.hands[side]:
        return IllegalChoice("not-in-hand", "3.1", card=card)
    if s.box.side[card] == FOE[side]:
        return IllegalChoice("opposing-card", "3.1", card=card)
    if use == play.TWICE:
        return IllegalChoice("not-twice", "10.3.1", "10.3.2", card=card)
    if s.box.side[card] == side and play.counts_twice(s, side):
        return IllegalChoice("counts-twice", "10.3.1", "10.3.2", "R32", card=card)
    return IllegalChoice("needs-not-met", "3.1", "3.3", card=card) if use == play.EVENT else None


def _not_for_sale(s: State, side: str, card: str) -> Refusal:
    """8.0: why a card cannot be bought from the Pool."""
    if card not in s.pool:
        return IllegalChoice("not-in-pool", "8.0", card=card)
    if s.box.side[card] == FOE[side]:
        return IllegalChoice("opposing-pool-card", "8.0", "R41", card=card)
    if s.box.points[card] > s.opportunity[side]:
        return IllegalChoice(
            "too-dear", "8.0", card=card, points=s.box.points[card], have=s.opportunity[side]
        )
    return IllegalChoice("needs-not-met", "8.0", "3.3", card=card)


@activities.act.refuse
def _(s: State, place: Any, side: str, points: int) -> Refusal:
    if place == ORGANIZE:
        return _no_organizing(s, side, points)
    if place == SPECIAL:
        return _no_special(s, side)
    if place == PASS:
        return IllegalChoice("say-done", "10.0")
    if place not in s.box.places:
        return None
    return no_room(s, side, place) or IllegalChoice(
        "box-too-dear",
        "10.1.2" if place in s.box.owner else "10.1.1",
        place=place,
        points=activities.cost(s, side, place),
        have=points,
    )


def _no_organizing(s: State, side: str, points: int) -> IllegalChoice:
    if side in s.barred:
        return IllegalChoice("barred", "10.2", "R36")
    if points < LEAST:
        return IllegalChoice("organizing-too-dear", "10.2", points=LEAST, have=points)
    return IllegalChoice("nowhere-to-organize", "10.2.2")


def _no_special(s: State, side: str) -> IllegalChoice:
    if side in s.acted:
        return IllegalChoice("special-taken", "10.3")
    return IllegalChoice("no-special-left", "10.3")


def no_room(s: State, side: str, place: str) -> Refusal:
    """6.0, 7.0, 12.1: why no cube of a side fits into a place."""
    if s.box.owner.get(place, side) != side:
        return IllegalChoice("not-your-party", "10.1.2", place=place)
    if not in_play(s, place):
        return IllegalChoice("out-of-play", "12.1", place=place)
    if not room(s, side, place):
        return IllegalChoice("full", "6.0", "7.0", place=place)
    return None


@activities.choose_place.refuse
def _(s: State, place: Any, side: str, points: int) -> Refusal:
    return _not_organizable(s, side, place) if place in s.box.places else chosen(place)


def _not_organizable(s: State, side: str, place: str) -> IllegalChoice:
    if place in s.organizations[side]:
        return IllegalChoice("organized-already", "10.2", place=place)
    if s.box.owner.get(place, side) != side:
        return IllegalChoice("not-your-party", "10.2.1", place=place)
    if not in_play(s, place):
        return IllegalChoice("out-of-play", "12.1", place=place)
    return IllegalChoice("no-sponsor", "10.2.2", place=place)


def chosen(choice: Any) -> Refusal:
    """A word that belongs to another question."""
    return IllegalChoice("chosen-already", "10.0") if choice in WORDS else None


@activities.dedicate.refuse
def _(s: State, spent: Any, side: str, place: str, points: int) -> Refusal:
    if not isinstance(spent, int):
        return None
    if spent < LEAST:
        return IllegalChoice("organizing-too-dear", "10.2", points=LEAST, have=spent)
    return IllegalChoice("not-so-many", "10.0", points=spent, have=points)


@activities.take_special.refuse
def _(s: State, action: Any, side: str, points: int) -> Refusal:
    if action in special.PRICES[FOE[side]]:
        return IllegalChoice("not-your-special", "10.3", special=action)
    if action not in special.PRICES[side]:
        return None
    if action in s.used[side]:
        return IllegalChoice("special-used", "10.3", special=action)
    price = special.PRICES[side][action][0]
    if price > points:
        return IllegalChoice("special-too-dear", "10.3", special=action, points=price, have=points)
    return IllegalChoice("nothing-to-exchange", "10.3.2", special=action)


@activities.pay.refuse
def _(s: State, price: Any, side: str, special: str, points: int) -> Refusal:
    if not isinstance(price, int):
        return None
    return IllegalChoice("not-a-price", "10.3", special=special, points=price)


@special.reset_track.refuse
def _(s: State, track: Any, side: str) -> Refusal:
    return IllegalChoice("at-start", "10.3.1", track=track) if track in TRACKS else None


@special.give_cards.refuse
def _(
    s: State,
    card: Any,
    side: str,
    count: int,
    cards: tuple[str, ...],
    cards_taken: tuple[str, ...],
) -> Refusal:
    if card not in s.box.cards:
        return IllegalChoice("no-maneuver", "10.3.1", "R13") if card == special.MANEUVER else None
    if card in cards or card in cards_taken:
        return IllegalChoice("given-already", "10.3.2", "R43", card=card)
    if len(cards) < count:
        return IllegalChoice("not-in-hand", "10.3.2", card=card)
    if card in s.pool:
        return IllegalChoice("key-event", "10.3.2", card=card)
    return IllegalChoice("not-in-pool", "10.3.2", card=card)


@october.face_reaction.refuse
def _(s: State, place: Any, done: Places) -> Refusal:
    if place not in s.box.places:
        return chosen(place)
    return IllegalChoice("not-both", "11.2", place=place)


@checks.top_up.refuse
def _(
    s: State, resolve: Any, side: str, place: str, target: int, roll: int, won: Any, lost: Any
) -> Refusal:
    return IllegalChoice("spend-or-fail", "9.0") if resolve in RESOLVES else None


@abdication.sway.refuse
def _(s: State, spent: Any, side: str, points: int) -> Refusal:
    return not_so_many(s, side, spent)


def not_so_many(s: State, side: str, points: Any) -> Refusal:
    if not isinstance(points, int):
        return None
    return IllegalChoice("not-so-many", "3.2", "8.0", points=points, have=s.opportunity[side])


@turn.trigger.refuse
def _(s: State, card: Any, side: str, when: str, done: tuple[str, ...]) -> Refusal:
    if card in done:
        return IllegalChoice("triggered-already", "2.4", card=card)
    if card == special.MANEUVER:
        return IllegalChoice("no-maneuver", "10.3.1", "R13")
    return IllegalChoice("not-triggered", "2.4", "2.5", card=card) if card in s.box.cards else None


@deal.draw.refuse
def _(s: State, card: Any, pile: str) -> Refusal:
    return IllegalChoice("not-in-deck", "2.2", card=card) if card in s.box.cards else None
