"""Checks arguments from outside before compiled rules get them, since those check nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from inspect import signature
from types import FunctionType, SimpleNamespace
from typing import Any

import numpy as np

from . import BadAction, NotAGame
from .chance import LUCK
from .kernel import OBSERVATION, OPEN, OPTIONS, QUESTION, SIDES, TABLES, WIDTH, Tape

MOST_QUESTIONS = 100_000  # more than any game has


class Guard:
    """Checked versions of the verbs of a game, for calls from outside.

    Each checks its arguments by name and raises NotAGame, BadAction or ValueError that says which
    one is wrong. A tape with the right tables is trusted; call `check_game` first for tapes from
    elsewhere.
    """

    def __init__(self, name: str, table: Tape) -> None:
        self.name, self.table = name, table
        self.tables = np.array(table[TABLES:], np.int16)
        self.looks: Mapping[str, Callable[..., None]] = {
            "g": self._tape,
            "luck": self._luck,
            "side": self._side,
            "nth": self._nth,
            "out": self._out,
            "choice": self._choice,
        }

    def guarded(self, sources: Mapping[str, FunctionType], made: Any) -> SimpleNamespace:
        """Compiled functions by name, each with a check of its arguments."""
        verbs = {verb: getattr(made, verb) for verb in sources}
        found = {}
        for verb, source in sources.items():
            names = tuple(signature(source).parameters)
            looks = [self.looks[name] for name in names if name in self.looks]
            found[verb] = _looked_at(verbs, verb, names, looks)
        return SimpleNamespace(**found)

    def _tape(self, verbs: Any, *, g: Any, **_: Any) -> None:
        if isinstance(g, np.ndarray) and g.dtype == np.int16:  # whatever else is refused later on
            self.check_tables(g)

    def check_tables(self, g: Any) -> None:
        """Raise NotAGame if the tables of a tape are not those of this game and its options."""
        if len(g) != len(self.table):
            raise NotAGame(
                f"a tape of {self.name} with these options has {len(self.table):,} numbers,"
                f" and not {len(g):,}"
            )
        if not np.array_equal(g[TABLES:], self.tables):
            at = TABLES + int(np.argmin(np.asarray(g[TABLES:]) == self.tables))
            raise NotAGame(
                f"the tape has other tables than {self.name} with these options: at {at:,}"
                f" stands {g[at]}, and not {self.table[at]}"
            )

    def _luck(self, verbs: Any, *, luck: Any, **_: Any) -> None:
        if isinstance(luck, np.ndarray) and luck.size < LUCK:
            raise ValueError(f"luck must have {LUCK} numbers, and not {luck.size}")

    def _side(self, verbs: Any, *, side: int, **_: Any) -> None:
        if not 0 <= side < self.table[SIDES]:
            raise ValueError(f"side {side}: they are numbered from 0 to {self.table[SIDES] - 1}")

    def _nth(self, verbs: Any, *, g: Any, nth: int, **_: Any) -> None:
        if not 0 <= nth < g[OPEN]:
            raise ValueError(f"question {nth}: {g[OPEN]} are open, numbered from 0 on")

    def _out(self, verbs: Any, *, out: Any, first: int, **_: Any) -> None:
        size = self.table[OBSERVATION]
        if isinstance(out, np.ndarray) and not 0 <= first <= out.size - size:
            raise ValueError(f"out has no room for {size} entries from {first} on")

    def _choice(self, verbs: Any, *, g: Any, nth: int, choice: int, **_: Any) -> None:
        verbs["ask_again"](g, nth)
        offered = g[OPTIONS + 1 : OPTIONS + 1 + g[OPTIONS]].tolist()
        if choice not in offered:
            raise BadAction(f"option {choice} is no answer to question {nth}; there are {offered}")


def _looked_at(
    verbs: Mapping[str, Any], verb: str, names: tuple[str, ...], looks: list[Callable[..., None]]
) -> Callable[..., Any]:
    trusting = verbs[verb]

    def looking(*given: Any) -> Any:
        if len(given) == len(names):  # if not, it says so itself
            named = dict(zip(names, given, strict=True))
            for look in looks:
                look(verbs, **named)
        return trusting(*given)

    return looking


class Strict(list[int]):
    """A tape that raises IndexError outside its bounds, even for negative indices."""

    def __getitem__(self, at: Any) -> Any:
        if isinstance(at, int) and at < 0:
            raise IndexError(at)
        return super().__getitem__(at)

    def __setitem__(self, at: Any, value: Any) -> None:
        if isinstance(at, int) and at < 0:
            raise IndexError(at)
        super().__setitem__(at, value)


def play_through(plain: Any, g: Tape) -> None:
    """Play what is on a tape to its end, with every access to the tape checked.

    Raises IndexError for an access outside the tape, and ValueError if there is no end, or nothing
    to choose.
    """
    tape, luck = Strict(g), [0] * LUCK
    plain.seed(luck, 19, 17)
    for side in range(tape[SIDES]):
        plain.observe(tape, side, [0] * tape[OBSERVATION], 0)
    for _ in range(MOST_QUESTIONS):
        if tape[OPEN] == 0:
            return
        if not 0 < tape[OPEN] * WIDTH <= TABLES - QUESTION:
            raise IndexError(OPEN)
        plain.ask_again(tape, 0)
        if tape[OPTIONS] < 1:
            raise ValueError("it asks, and offers nothing")
        plain.play(tape, 0, tape[OPTIONS + 1 + luck[-1] % tape[OPTIONS]])
        luck[-1] += 1
    raise ValueError("it has no end")
