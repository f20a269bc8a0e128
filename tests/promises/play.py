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
import os
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, NamedTuple

import pytest

from barricades.core import Ask, Choice, Game, IllegalChoice, Reason
from barricades.games import NAMES, load

COUNT = int(os.environ.get("BARRICADES_GAMES", "2"))  # random games per option set and promise


class Case(NamedTuple):
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


def walk(case: Case, seed: int) -> Iterator[tuple[Any, Ask, Choice]]:
    """A random game: every position in which something is asked, with what is answered next."""
    rng, game = Random(seed), case.game
    s = game.setup(case.options)
    while asks := game.asks(s):
        ask = rng.choice(asks)
        choice = rng.choice(ask.options)
        yield s, ask, choice
        s = game.apply(s, ask.who, choice)


def positions(case: Case, seed: int) -> Iterator[Any]:
    """A random game: every position, the last included."""
    rng, game = Random(seed), case.game
    s = game.setup(case.options)
    while asks := game.asks(s):
        yield s
        ask = rng.choice(asks)
        s = game.apply(s, ask.who, rng.choice(ask.options))
    yield s


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
