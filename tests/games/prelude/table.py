"""Positions for the tests of Prelude to Revolution, laid out by hand and played on by the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from barricades.core import Ask, IllegalChoice, Outcome, Planned, Reason
from barricades.games import load
from barricades.games.prelude.events import hold_event
from barricades.games.prelude.play import take_round
from barricades.games.prelude.state import State
from barricades.games.prelude.turn import begin_round, check_end, check_throne, end_round

GAME = load("prelude")
REV, GOV = "revolutionary", "government"
TRACKS = ("districts", "organizations", "world", "duma")
EXTREMISTS = ("radical", "monarchist")

both_sides = pytest.mark.parametrize(("side", "foe"), [(REV, GOV), (GOV, REV)])


def capital(
    cubes: Mapping[str, tuple[int, int]] | None = None,
    *,
    bare: bool = False,
    organizations: Mapping[str, str] | None = None,
    turn: str = "early-turmoil",
    round: int = 1,
    first: str = REV,
    vp: int = 0,
    opportunity: tuple[int, int] = (8, 8),
    unrest: int = 0,
    prestige: int = 7,
    abdicated: bool = False,
    world: int = -1,
    scoring: Mapping[str, int] | None = None,
    troops: Mapping[str, tuple[int, ...]] | None = None,
    hands: Mapping[str, str] | None = None,
    pool: str = "",
    in_play: str = "",
    waiting: Mapping[str, str] | None = None,
    deck: str | None = None,
    discard: str = "",
    **options: Any,
) -> State:
    """A position with nothing planned, as at the start of the game but for what is named.

    Cubes are those of the Revolutionary and the Government; `bare` starts without any. Cards
    not named are in the decks; those of decks that are over are out of the game. A neutral card
    in play is written with its side: "230:government".
    """
    s: State = GAME.setup(options).copy()
    s.agenda, s.asked, s.told = [], (), None
    s.turn, s.round, s.first, s.active = s.box.turns.index(turn), round, first, first
    s.vp, s.unrest, s.world = vp, unrest, world
    s.prestige, s.abdicated = (0, True) if abdicated else (prestige, False)
    s.opportunity = dict(zip((REV, GOV), opportunity, strict=True))
    s.scoring |= scoring or {}
    s.troops |= troops or {}
    if bare:
        s.cubes = dict.fromkeys(s.cubes, (0, 0))
    if abdicated:
        s.cubes |= dict.fromkeys(EXTREMISTS, (0, 0))
    s.cubes |= cubes or {}
    for side in (REV, GOV):
        s.organizations[side] = tuple((organizations or {}).get(side, "").split())
        s.waiting[side] = tuple((waiting or {}).get(side, "").split())
        s.hands[side] = tuple((hands or {}).get(side, "").split())
    s.pool, s.discard = tuple(pool.split()), tuple(discard.split())
    named = [card.partition(":") for card in in_play.split()]
    s.in_play = {card: side or s.box.side[card] for card, _, side in named}
    _sort_cards(s, turn)
    if deck is not None:
        s.gone += tuple(card for card in s.deck if card not in deck.split())
        s.deck = tuple(deck.split())
    return s


def _sort_cards(s: State, turn: str) -> None:
    """Every card that is not named goes where it would be."""
    out = {*s.hands[REV], *s.hands[GOV], *s.pool, *s.discard, *s.in_play}
    used = [s.box.deck[turn], *(["provisional-government"] if s.abdicated else [])]
    past = [s.box.deck[t] for t in s.box.turns[: s.turn] if s.box.deck[t] != used[0]]
    s.deck, s.gone, s.aside = (), (), {}
    for name, pile in s.box.decks.items():
        left = tuple(card for card in pile if card not in out)
        fallen = tuple(card for card in left if s.abdicated and s.box.cards[card].starred)
        left = tuple(card for card in left if card not in fallen)
        s.gone += fallen
        if name in used:
            s.deck += left
        elif name in past:
            s.gone += left
        else:
            s.aside[name] = left


def plan(s: State, *steps: Planned) -> State:
    """The position once these steps, and no others, are carried out, up to the first question."""
    new = s.copy()
    new.agenda, new.asked = [*reversed(steps)], ()
    GAME.rules.settle(new)
    return new


def answer(s: State, *choices: Any) -> State:
    """The position after these answers, each to the question that is then open."""
    for choice in choices:
        s = GAME.apply(s, ask(s).who, choice)
    return s


def event(s: State, side: str, card: str, *choices: Any) -> State:
    """The Event of a card, played by a side in its own Action Round, with these answers."""
    new = s.copy()
    new.active = side
    return answer(plan(new, hold_event(side, card)), *choices)


def play(s: State, side: str, *choices: Any) -> State:
    """A card is played by a side, with these answers; what comes after the card is left out."""
    new = s.copy()
    new.active = side
    return answer(plan(new, take_round(side)), *choices)


def action_round(s: State, side: str, *choices: Any) -> State:
    """A side's Action Round with all that follows it, with these answers."""
    new = s.copy()
    new.round -= side == new.first
    return answer(plan(new, begin_round(side)), *choices)


def close(s: State, side: str, *choices: Any) -> State:
    """The end of a side's Action Round and all that follows it, with these answers."""
    new = s.copy()
    new.active = side
    return answer(plan(new, end_round(side)), *choices)


def judged(s: State, *choices: Any) -> State:
    """The checks at the end of an Action Round (2.6, 12.1), with these answers."""
    return answer(plan(s, check_end("round"), check_throne()), *choices)


def deal(s: State) -> State:
    """The position once nature has drawn or rolled, each time the first of its options."""
    while GAME.asks(s) and ask(s).who == "nature":
        s = answer(s, ask(s).options[0])
    return s


def ask(s: State) -> Ask:
    """The one question that is open."""
    (one,) = GAME.asks(s)
    return one


def asked(s: State) -> tuple[str, str]:
    """Who is asked what."""
    return ask(s).who, ask(s).what


def offered(s: State) -> set[Any]:
    """The options of the one question that is open."""
    return set(ask(s).options)


def refused(s: State, choice: Any) -> Reason:
    """Why a choice is refused."""
    with pytest.raises(IllegalChoice) as caught:
        GAME.apply(s, ask(s).who, choice)
    return caught.value.reason


def is_over(s: State) -> bool:
    """Whether nothing more is asked."""
    return not GAME.asks(s)


def outcome(s: State) -> Outcome:
    """How the game ended."""
    end = GAME.outcome(s)
    assert end, "the game goes on"
    return end


def told(s: State, what: str, *names: str) -> list[Any]:
    """The facts of all events of this name, oldest first; if one is named, that fact alone."""
    events = [e.facts for e in s.log if e.what == what]
    if len(names) == 1:
        return [facts[names[0]] for facts in events]
    return [{name: facts[name] for name in names or facts} for facts in events]


def story(s: State, *names: str) -> list[str]:
    """The names of these events in the order they happened."""
    return [e.what for e in s.log if e.what in names]


def shown(s: State, name: str, side: str | None = None) -> Any:
    """What a side, or everybody, sees."""
    return GAME.view(s, side)[name]


def values(s: State, *places: str) -> list[tuple[int, int]]:
    """The cubes in these places."""
    return [s.cubes[place] for place in places]
