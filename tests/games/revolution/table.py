"""Positions for the tests of Revolution!, laid out by hand and played on by the rules.

Tokens are letters, f for Force, b for Blackmail, g for Gold; "priest:fg spy:g" is what a side bids.
The figures of the box are typed in anew here, so that a slip in the engine's tables is found out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, NamedTuple

import pytest

from barricades.core import Ask, IllegalChoice, Planned, Reason
from barricades.games import revolution
from barricades.games.revolution.box import Tokens
from barricades.games.revolution.scoring import end_round
from barricades.games.revolution.state import State
from barricades.games.revolution.turn import patronize, play_round

GAME = revolution.GAME
SIDES = ("red", "blue", "green", "yellow")
BOX: Tokens = (12, 12, 32)
START: Tokens = (1, 1, 3)


class Person(NamedTuple):
    """A character: support, tokens and influence that it gives, and what it is immune to."""

    support: int
    tokens: str
    area: str
    immune: str


CHARACTERS = {  # in the order of the bid board
    "general": Person(1, "f", "fortress", "f"),
    "captain": Person(1, "f", "harbor", "f"),
    "innkeeper": Person(3, "b", "tavern", "b"),
    "magistrate": Person(1, "b", "town-hall", "b"),
    "priest": Person(6, "", "cathedral", ""),
    "aristocrat": Person(5, "ggg", "plantation", ""),
    "merchant": Person(3, "ggggg", "market", ""),
    "printer": Person(10, "", "", ""),
    "rogue": Person(0, "bb", "", "fb"),
    "spy": Person(0, "", "", "b"),
    "apothecary": Person(0, "", "", "f"),
    "mercenary": Person(3, "f", "", "fb"),
}
AREAS = {  # spaces, and support for the leader
    "plantation": (6, 30),
    "tavern": (5, 20),
    "cathedral": (7, 35),
    "town-hall": (7, 45),
    "fortress": (8, 50),
    "market": (5, 25),
    "harbor": (6, 40),
}

REFUNDS: dict[str, Any] = {"bid_refunds": "yes"}
CONTROL: dict[str, Any] = {"area_control": "yes"}

three_or_four = pytest.mark.parametrize("players", [3, 4])
with_or_without_refunds = pytest.mark.parametrize("bid_refunds", ["no", "yes"])


def tokens(letters: str) -> Tokens:
    """How many tokens of each kind these letters are."""
    assert not letters.strip("fbg"), letters
    return letters.count("f"), letters.count("b"), letters.count("g")


def town(
    cubes: Mapping[str, str] | None = None,
    *,
    support: Mapping[str, int] | None = None,
    hands: Mapping[str, str] | None = None,
    earned: Mapping[str, str] | None = None,
    round: int = 1,
    **options: Any,
) -> State:
    """A position with nothing planned: these cubes by area, these tokens, the rest in the bank."""
    new = GAME.setup(options)
    laid = {area: tuple((cubes or {}).get(area, "").split()) for area in new.cubes}
    assert {*(cubes or {})} <= {*laid}, "there is no such area"
    s = State(
        options=new.options,
        round=round,
        support={**new.support, **(support or {})},
        hands={side: tokens((hands or {}).get(side, "")) for side in new.hands},
        earned={side: tokens((earned or {}).get(side, "")) for side in new.hands},
        bank=BOX,
        bids=dict.fromkeys(new.hands, ()),
        cubes=laid,
    )
    assert all(len(here) <= s.box.spaces[area] for area, here in laid.items()), "no room"
    return banked(s)


def banked(s: State) -> State:
    """Whatever no side has is in the bank."""
    held = [*s.hands.values(), *s.earned.values()]
    force, blackmail, gold = (BOX[at] - sum(one[at] for one in held) for at in range(3))
    assert min(force, blackmail, gold) >= 0, "there are not that many tokens"
    s.bank = force, blackmail, gold
    return s


def full(**areas: str) -> dict[str, str]:
    """A full board where red and blue are level in every area, but for those that are named."""
    named = {area.replace("_", "-"): cubes for area, cubes in areas.items()}
    level = {
        area: "red " * (spaces // 2) + "blue " * (spaces // 2) + "green" * (spaces % 2)
        for area, (spaces, _) in AREAS.items()
    }
    return level | named


def plan(s: State, *steps: Planned) -> State:
    """The position once these steps are carried out, up to the first question."""
    new = s.copy()
    new.then(*steps)
    GAME.rules.settle(new)
    return new


def bidding(s: State) -> State:
    """The round begins, whatever was planned: everybody is asked for bids."""
    new = s.copy()
    new.agenda.clear()
    new.asked = new.branches = ()
    new.round -= 1
    return plan(new, play_round())


def end(s: State) -> State:
    """The position after the end of a Resolution: scored, if the game is over."""
    return plan(s, end_round())


def patrons(s: State) -> State:
    """The position after Patronage."""
    return plan(s, patronize())


def laid(bids: str) -> list[tuple[str, str]]:
    """The tokens of a side's bids in the order they are asked for, each with its character."""
    offers = [offer.split(":") for offer in bids.split()]
    return [
        (kind, who) for kind in "fbg" for who, letters in offers for _ in range(letters.count(kind))
    ]


def holding(s: State, bids: Mapping[str, str]) -> State:
    """The position in which each side has just the tokens for its bids."""
    new = s.copy()
    assert {*bids} <= {*s.hands}, "there is no such side"
    kinds = {side: "".join(kind for kind, _ in laid(bids.get(side, ""))) for side in s.hands}
    new.hands = {side: tokens(letters) for side, letters in kinds.items()}
    return banked(new)


def lay(s: State, bids: Mapping[str, str]) -> State:
    """The position after these bids, one side after the other."""
    for side, offers in bids.items():
        for _, character in laid(offers):
            s = GAME.apply(s, side, character)
    return s


def bid(s: State, **bids: str) -> State:
    """A round with these bids: up to the Spy or the Apothecary, the next round or the end."""
    return lay(bidding(holding(s, bids)), bids)


def resolution(s: State, **bids: str) -> State:
    """Bidding and Resolution, and nothing after them."""
    new = bidding(holding(s, bids))
    after = {"end-round", "patronize", "play-round"}
    new.agenda = [planned for planned in new.agenda if planned[0] not in after]
    return lay(new, bids)


def answer(s: State, *choices: Any) -> State:
    """The position after these answers, each to the one question that is then open."""
    for choice in choices:
        s = GAME.apply(s, ask(s).who, choice)
    return s


def ask(s: State, side: str = "") -> Ask:
    """The one question that is open, or open for a side."""
    (one,) = [one for one in GAME.asks(s) if side in ("", one.who)]
    return one


def asked(s: State) -> tuple[str, str]:
    """Who is asked what."""
    return ask(s).who, ask(s).what


def bidders(s: State) -> dict[str, str]:
    """Who is asked for a token, and of which kind."""
    assert all(one.what == "bid" for one in GAME.asks(s))
    return {one.who: str(one.facts["kind"]) for one in GAME.asks(s)}


def offered(s: State, side: str = "") -> set[Any]:
    """The options of the question that is open."""
    return set(ask(s, side).options)


def refused(s: State, choice: Any, side: str = "") -> Reason:
    """Why a choice is refused."""
    with pytest.raises(IllegalChoice) as caught:
        GAME.apply(s, ask(s, side).who, choice)
    return caught.value.reason


def is_over(s: State) -> bool:
    """Whether nothing more is asked."""
    return not GAME.asks(s)


def winners(s: State) -> tuple[str, ...]:
    """Who has won a game that is full to the last space."""
    outcome = GAME.outcome(s)
    assert outcome, "the game goes on"
    return outcome.ranking[0]


def told(s: State, what: str, *names: str) -> list[dict[str, Any]]:
    """The facts of all events of this name, oldest first; only these facts, if some are named."""
    events = [event.facts for event in s.log if event.what == what]
    return [{name: facts[name] for name in names or facts} for facts in events]


def story(s: State, *names: str) -> list[str]:
    """The names of these events in the order they happened."""
    return [event.what for event in s.log if event.what in names]


def won(s: State) -> dict[str, str]:
    """Who has won which character, in the order of Resolution."""
    return {facts["character"]: facts["side"] for facts in told(s, "won-over")}


def count(s: State, area: str) -> dict[str, int]:
    """How many cubes each side has in an area."""
    return dict(Counter(s.cubes[area]))


def cubes(s: State) -> int:
    """How many spaces of the board are full."""
    return sum(len(here) for here in s.cubes.values())
