"""A game with its options as tapes of numbers, plain or compiled."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cached_property, lru_cache
from importlib import import_module
from types import SimpleNamespace
from typing import Any

from ..core import Refused
from ..encoding import encoding
from . import GAMES, NotAGame, NotFast, asking, chance, is_installed, many, playing, verbs
from .kernel import OPEN, OPTIONS, Tape, number_of
from .program import Program
from .twins import twin

OWN = ("set_up", "known", "ask", "answer", "observe", "guess", "returns", "won")  # each game's
SHARED = ("begin", "ask_again", "play")  # of `asking`, for all games
VERBS = (*SHARED, "observe", "guess", "returns", "won")  # what is called from outside


class Engine:
    """One game with one set of options.

    `plain` has the verbs of the game as Python functions over tapes that are lists; a debugger can
    step through them. `native` has the same over arrays: compiled when first needed, with checked
    arguments.
    """

    def __init__(self, name: str, options: Mapping[str, Any]) -> None:
        if name not in GAMES:
            raise NotFast(f"{name} is not among the fast games: {', '.join(GAMES)}")
        self.name = name
        self.home = _home(name)
        self.code = encoding(name, options)
        self.table: Tape = self.home.fill(self.code)
        self.bridge = self.home.Bridge(self.code.options)
        self.sides: tuple[str, ...] = self.home.SIDES
        self.plain = plain(name)

    @cached_property
    def native(self) -> SimpleNamespace:
        made = native(self.name)
        from .guard import Guard

        return Guard(self.name, self.table).guarded(_called(), made)

    def tape(self) -> Tape:
        """An empty tape for a game with these options, as a list."""
        return self.table.copy()

    def read(self, s: Any) -> Tape:
        """A tape with a state of the readable engine."""
        g = self.tape()
        self.bridge.read(s, g)
        if g[OPEN]:
            self.plain.ask_again(g, 0)
        return g

    def write(self, g: Any) -> Any:
        """The state on a tape, list or array, with an empty log. Raises NotAGame."""
        try:
            return self.bridge.write(g if isinstance(g, list) else g.tolist())
        except (LookupError, TypeError, ValueError, Refused) as error:
            raise self._no_game(error) from error

    def check(self, g: Any) -> None:
        """Raise NotAGame if a tape from elsewhere, list or array, does not hold a game.

        Its tables must be those of the options, the readable engine must accept the position, and
        it must be possible to play it to its end without leaving the tape. This takes a while.
        """
        from .guard import Guard, play_through

        Guard(self.name, self.table).check_tables(g)
        s = self.write(g)
        try:
            play_through(self.plain, g if isinstance(g, list) else g.tolist())
        except (LookupError, ValueError) as error:
            raise self._no_game(error) from error
        if not s.asked and self.code.game.outcome(s) is None:
            raise NotAGame(f"the tape of {self.name} asks nothing, and its game is not over")

    def _no_game(self, error: Exception) -> NotAGame:
        problem = f"{type(error).__name__}: {error}"
        return NotAGame(f"no game of {self.name} stands in the tape ({problem})")

    def numbers(self, g: Tape, nth: int = 0) -> list[int]:
        """The numbers of the options of an open question that were offered last."""
        return [number_of(g, nth, g[OPTIONS + 1 + at]) for at in range(g[OPTIONS])]


def engine(name: str, options: Mapping[str, Any] | None = None) -> Engine:
    """The engine of a game; the same object for equal options."""
    return _engine(name, json.dumps(options or {}, sort_keys=True))


@lru_cache(maxsize=32)
def _engine(name: str, options: str) -> Engine:
    return Engine(name, json.loads(options))


def _home(name: str) -> Any:
    return import_module(f".{name.replace('-', '_')}", __package__)


def verbs_of(name: str) -> dict[str, Any]:
    """The functions of a game that can be compiled, by name."""
    home = _home(name)
    own = {verb: getattr(home, verb) for verb in OWN}
    return own | {verb: getattr(asking, verb) for verb in SHARED}


@lru_cache
def plain(name: str) -> SimpleNamespace:
    """The verbs of a game as Python functions."""
    shared = twin(asking, verbs, SimpleNamespace(**verbs_of(name)))
    found = verbs_of(name) | {verb: getattr(shared, verb) for verb in SHARED}
    home = SimpleNamespace(**found)
    for module in (playing, many):
        made = twin(module, verbs, home)
        own = {k: v for k, v in vars(made).items() if getattr(v, "__module__", "") == made.__name__}
        found |= own
    return SimpleNamespace(seed=chance.seed, **found)


def _called() -> dict[str, Any]:
    """The functions that can be called from outside, by name."""
    found: list[Any] = [getattr(verbs, verb) for verb in VERBS]
    found += [chance.seed, playing.play_on, playing.play_many]
    return {function.__name__: function for function in found}


def program(name: str) -> Program:
    """The program of a game, with all functions that are called from outside."""
    entries = [*_called().values()]
    entries += [many.begin_many, many.step_many, many.draw_many, many.peek_many]
    return Program(entries, verbs, SimpleNamespace(**verbs_of(name)))


@lru_cache
def native(name: str) -> SimpleNamespace:
    """The same as `plain`, compiled; takes some seconds."""
    if not is_installed():
        raise NotFast("the fast engine needs llvmlite, which comes with the extra [fast]")
    from .native import Native

    made = Native(program(name))
    return SimpleNamespace(**made.functions)
