"""Random play of every game, for the promises.

What only the game itself can say stands in a module beside this one that is named after it:

OPTIONS        option sets to be played
bound(s)       more choices than any game with the options of `s` can have
conserved(s)   asserts that no piece was lost or made
hidden(s, side)
               the secrets of `s` from a side (None: an onlooker), as places in its saved JSON:
               groups of paths whose values may be dealt anew among each other
lay_anew(s, data, side, rng)
               only where such dealing is not enough: changes other secrets in the saved JSON
alike(s, side)
               only where a side can work out more than it sees: like `hidden`, but what it can
               work out stays so
LENGTH         only where games are long: one of them stands for so many
TOGETHER       only where sides are mostly asked together: how many of these positions to try
universe(s, of)
               the whole range of values of a kind of ask
reveals(s, event)
               whether by an event of `s` something hidden comes to light
asks_together(s)
               whether sides are being asked together
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

import pytest

from barricades.core import Ask, Choice, Game, IllegalChoice, Reason
from barricades.games import NAMES, load
from tests.running.soak import soaked

COUNT = soaked(40, 1)  # random games per option set and promise
EVERY = soaked(1, 4)  # so manieth position is looked at where looking costs much
WALKS = soaked(8, 64)  # games that are kept for the next promise; Prelude's are large


@dataclass(frozen=True, eq=False)
class Case:
    """A game with a set of options, and what the game says about itself."""

    game: Game[Any]
    options: dict[str, Any]
    home: Any

    def sides(self) -> tuple[str, ...]:
        return self.game.sides(self.options)

    def seeds(self, share: int = 1) -> range:
        """As many seeds as games are to be played; costly promises take a share of them."""
        return range(max(1, COUNT // (share * getattr(self.home, "LENGTH", 1))))


def home(name: str) -> Any:
    """What a game says about itself."""
    return import_module(f"tests.promises.{name.replace('-', '_')}")


def label(name: str, options: dict[str, Any]) -> str:
    """How a case is called in the list of tests."""
    told = [f"{key}={'own' if isinstance(own, dict) else own}" for key, own in options.items()]
    return " ".join([name, *told])


READY = [name for name in NAMES if find_spec(f"tests.promises.{name.replace('-', '_')}")]
CASES = [
    pytest.param(Case(load(name), options, home(name)), id=label(name, options))
    for name in READY
    for options in home(name).OPTIONS
]
GAMES = [pytest.param(load(name), id=name) for name in NAMES]

every_case = pytest.mark.parametrize("case", CASES)
every_game = pytest.mark.parametrize("game", GAMES)


@lru_cache(WALKS)
def walked(case: Case, seed: int) -> tuple[list[tuple[Any, Ask, Choice]], Any]:
    """A random game: all that was asked and answered, and the last position.

    It is played once for all promises, so nobody may change its positions.
    """
    rng, game, steps = Random(seed), case.game, []
    s = game.setup(case.options)
    while asks := game.asks(s):
        ask = rng.choice(asks)
        choice = rng.choice(ask.options)
        steps.append((s, ask, choice))
        s = game.apply(s, ask.who, choice)
    return steps, s


def walk(case: Case, seed: int) -> list[tuple[Any, Ask, Choice]]:
    """A random game: every position in which something is asked, with what is answered next."""
    return walked(case, seed)[0]


def positions(case: Case, seed: int) -> list[Any]:
    """A random game: every position, the last included."""
    steps, last = walked(case, seed)
    return [*(s for s, _, _ in steps), last]


def text(case: Case, s: Any) -> str:
    """A state as JSON text."""
    return json.dumps(case.game.save(s))


def refusal(case: Case, s: Any, who: Any, value: Any) -> tuple[Reason, tuple[str, ...]] | None:
    """Why a value is refused, and the sections that say so; None if it is accepted."""
    try:
        case.game.apply(s, who, value)
    except IllegalChoice as error:
        return error.reason, error.cites
    return None
