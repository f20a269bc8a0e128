"""Cards come into play (2.2): Pool, Key Events, hands, and who is First Player."""

from __future__ import annotations

from ...core import NATURE, Asked, Planned, without
from .box import FOE, SIDES
from .state import State, rules


@rules.step("2.2", "8.0")
def enter_keys(s: State, cards: tuple[str, ...]) -> None:
    """Key Events go straight to the Pool."""
    for card in cards:
        if card not in s.aside["key-events"]:
            continue  # an owner's cards may have brought it into play, or out of the game
        s.aside["key-events"] = without(s.aside["key-events"], card)
        s.pool += (card,)
        s.tell("entered", card=card)


def fill_hands(s: State) -> list[Planned]:
    """2.2, 3.0: each player draws up to seven, the Revolutionary first."""
    size = s.box.tracks["hand"]
    return [draw(side) for side in SIDES for _ in range(size - len(s.hands[side]))]


@rules.step("2.2", "3.0", "R21", "R48", "R49", of="card")
def draw(s: State, pile: str) -> Asked:
    """Nature turns up a card of the Active Deck; its discards, if the deck is empty."""
    if not s.deck:
        reshuffle(s)
    return (NATURE, s.deck) if s.deck else None


def reshuffle(s: State) -> None:
    """R21: the discards of the Active Deck are shuffled; who has seen all else knows the hands."""
    decks = (s.box.deck[s.box.turns[s.turn]], "provisional-government" if s.abdicated else "")
    s.deck = tuple([card for card in s.discard if s.box.cards[card].deck in decks])
    if s.abdicated:  # 3.3: cards of the throne are out of the game
        s.deck = tuple([card for card in s.deck if not s.box.cards[card].starred])
    s.discard = tuple([card for card in s.discard if card not in s.deck])
    s.known = {side: s.hands[FOE[side]] for side in SIDES}


@draw.answer
def _(s: State, card: str, pile: str) -> None:
    s.deck = without(s.deck, card)
    if pile == "pool":
        s.pool += (card,)
        s.tell("entered", card=card)
    else:
        s.hands[pile] += (card,)


@rules.step("2.2", of="side")
def take_initiative(s: State) -> Asked:
    """The player behind on Victory Points says who is First Player; level, the Revolutionary."""
    return (SIDES[1] if s.vp > 0 else SIDES[0]), SIDES


@take_initiative.answer
def _(s: State, first: str) -> None:
    s.first = first
    s.tell("took-initiative", side=first)
