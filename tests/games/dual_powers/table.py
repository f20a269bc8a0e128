"""Positions for the tests of Dual Powers, laid out by hand and played on by the rules.

Katya, of the rulebook's examples, is white; Viktor is red.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from barricades.core import Ask, IllegalChoice, Planned, Reason
from barricades.games import load
from barricades.games.dual_powers.scoring import clean_up, score_round
from barricades.games.dual_powers.state import State
from barricades.games.dual_powers.turn import play_round, take_turn, take_turns

GAME = load("dual-powers")
EDITIONS = ("english", "first")
MONTHS = ("march-april", "may-june", "july", "august", "september", "october", "november")
REGIONS = ("red", "green", "purple", "brown", "white", "blue")

both_editions = pytest.mark.parametrize("rules", EDITIONS)
both_sides = pytest.mark.parametrize(("side", "foe"), [("red", "white"), ("white", "red")])


def city(
    tokens: Mapping[str, str] | None = None,
    *,
    will: str = "red",
    day: int = 1,
    month: str = "march-april",
    support: int = 0,
    round: int = 1,
    unrest: str = "white",
    blockade: str = "blue",
    hands: Mapping[str, str] | None = None,
    objectives: Mapping[str, str] | None = None,
    revealed: str = "",
    deck: str | None = None,
    discard: str = "",
    played: Mapping[str, str] | None = None,
    stack: str = "",
    tiles: str | None = None,
    used_tiles: str = "",
    **options: Any,
) -> State:
    """A position with nothing planned: these tokens by region, a ~ after those that are exhausted.

    Red and white units not named are in their supply, neutral ones out of the game; Trotsky waits
    for his month or, if it is past, is gone. Command cards not named are in the deck.
    """
    new: State = GAME.setup(options)
    s = State(
        options=new.options,
        at=new.at,
        tiles=(),
        deck=(),
        hands={side: tuple((hands or {}).get(side, "").split()) for side in new.hands},
        played={side: tuple((played or {}).get(side, "").split()) for side in new.played},
        objectives={**new.objectives, **(objectives or {})},
        leaders=new.leaders,
        revealed=tuple(revealed.split()),
        discard=tuple(discard.split()),
        stack=tuple(stack.split()),
        used_tiles=tuple(used_tiles.split()),
    )
    s.will, s.day, s.month, s.support, s.round = will, day, MONTHS.index(month), support, round
    s.unrest, s.blockade, s.barricade = unrest, blockade, blockade
    for token in s.box.units["neutral"]:
        s.at[token] = "gone"
    for token, last in (("trotsky", "march-april"), ("trotsky-red", "july")):
        s.at[token] = "calendar" if s.month <= MONTHS.index(last) else "gone"
    for region, names in (tokens or {}).items():
        for name in names.split():
            token = name.rstrip("~")
            assert token in s.at, f"there is no token {token}"
            s.at[token] = region
            s.exhausted |= {token} if name.endswith("~") else set()
    out = {*s.discard, *s.stack, *s.objectives.values()}
    out.update(*s.hands.values(), *s.played.values())
    rest = tuple(card for card in s.box.cards if card not in out)
    s.deck = rest if deck is None else tuple(deck.split())
    left = tuple(r for r in REGIONS if r not in {unrest, blockade, *used_tiles.split()})
    s.tiles = left if tiles is None else tuple(tiles.split())
    return s


def plan(s: State, *steps: Planned) -> State:
    """The position once these steps are carried out, up to the first question."""
    new = s.copy()
    new.then(*steps)
    GAME.rules.settle(new)
    return new


def answer(s: State, *choices: Any) -> State:
    """The position after these answers, each to the question that is then open."""
    for choice in choices:
        s = GAME.apply(s, ask(s).who, choice)
    return s


def turn(s: State, side: str, *choices: Any) -> State:
    """One turn of a side: the card it plays, then its answers."""
    return answer(plan(s, take_turn(side)), *choices)


def turns(s: State, *choices: Any) -> State:
    """The action phase, with these answers."""
    return answer(plan(s, take_turns()), *choices)


def scoring(s: State, *choices: Any) -> State:
    """The scoring phase, with these answers."""
    return answer(plan(s, score_round()), *choices)


def cleanup(s: State, *choices: Any) -> State:
    """The cleanup phase, with these answers."""
    return answer(plan(s, clean_up()), *choices)


def next_round(s: State, *choices: Any) -> State:
    """A new round, with these answers."""
    return answer(plan(s, play_round()), *choices)


def deal(s: State) -> State:
    """The position once nature has dealt: each time the first of its options."""
    while any(one.who == "nature" for one in GAME.asks(s)):
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


def winner(s: State) -> tuple[str, str]:
    """Why the game ended and who has won."""
    outcome = GAME.outcome(s)
    assert outcome, "the game goes on"
    ((first,), _) = outcome.ranking
    return outcome.reason, first


def told(s: State, what: str, *names: str) -> list[dict[str, Any]]:
    """The facts of all events of this name, oldest first; only these facts, if some are named."""
    events = [event.facts for event in s.log if event.what == what]
    return [{name: facts[name] for name in names or facts} for facts in events]


def story(s: State, *names: str) -> list[str]:
    """The names of these events in the order they happened."""
    return [event.what for event in s.log if event.what in names]


def fresh(s: State, token: str) -> bool:
    """Whether a token lies in the city with its fresh side up."""
    return s.at[token] in REGIONS and token not in s.exhausted


def tired(s: State, token: str) -> bool:
    """Whether a token lies in the city with its exhausted side up."""
    return s.at[token] in REGIONS and token in s.exhausted


def at(s: State, tokens: str) -> list[str]:
    """Where these tokens are."""
    return [s.at[token] for token in tokens.split()]


def stronger(s: State, region: str) -> str | None:
    """The side that is stronger in a region, as everybody sees it."""
    who: str | None = GAME.view(s, None)["regions"][region]["stronger"]
    return who


def forces(s: State, region: str) -> tuple[list[int], list[int]]:
    """Strength and number of tokens of red and of white in a region, as everybody sees it."""
    shown = GAME.view(s, None)["regions"][region]
    return shown["red"], shown["white"]
