"""Games that the truth engine and the fast one play side by side, compared at every question."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

import numpy as np
import pytest

from barricades.bots.ismcts import won
from barricades.core import NATURE, Ask, Choice
from barricades.fast import GAMES, is_installed
from barricades.fast import kernel as k
from barricades.fast.engine import engine
from tests.promises.play import CASES, Case, label
from tests.promises.test_secrets import sample


def cases(case: Case) -> Iterator[Case]:
    """A case; after the first of a game, those that a module beside this one adds."""
    yield case
    own = f"{__package__}.{case.game.name.replace('-', '_')}"
    if case.options == case.home.OPTIONS[0] and find_spec(own):
        for options in import_module(own).OPTIONS:
            yield replace(case, options=options)


ALL: list[Any] = [each.values[0] for each in CASES]
FAST = [each for case in ALL if case.game.name in GAMES for each in cases(case)]
every_fast_case = pytest.mark.parametrize(
    "case", FAST, ids=[label(case.game.name, case.options) for case in FAST]
)
compiled = pytest.mark.skipif(not is_installed(), reason="needs llvmlite: it comes with [fast]")


def starts(case: Case, seed: int) -> list[Any]:
    """Positions that random play hardly comes to, from one in which a side is asked."""
    own = f"{__package__}.{case.game.name.replace('-', '_')}"
    if not find_spec(own):
        return []
    asked = [s for s, ask, _ in sample(case, seed) if ask.who != NATURE]
    rare: list[Any] = [*import_module(own).starts(asked[len(asked) // 2])]
    return [case.game.rules.ask_again(s) for s in rare]


class Whim:
    """Chooses as it likes: at random, or by tastes that last a game, so that odd things happen."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.steady = 0.0 if seed % 2 else 0.9
        self.tastes: dict[tuple[str, Choice], float] = {}

    def choose(self, ask: Ask) -> int:
        if self.rng.random() >= self.steady or ask.who == NATURE:
            return self.rng.randrange(len(ask.options))
        likes = [self.tastes.setdefault((ask.what, o), self.rng.random()) for o in ask.options]
        return likes.index(max(likes))


class Lockstep:
    """One game, twice."""

    def __init__(self, case: Case, native: bool = False, verbs: Any = None) -> None:
        self.game, self.fast = case.game, engine(case.game.name, case.options)
        self.case, self.code = case, self.fast.code
        self.verbs: Any = verbs or (self.fast.native if native else self.fast.plain)
        self.tape: Any = self.fast.tape()
        self.seen: Any = [0] * self.code.size
        if native:
            self.tape = np.array(self.tape, np.int16)
            self.seen = np.zeros(self.code.size, np.uint8)

    def play(self, seed: int, every: int = 1, start: Any = None) -> int:
        """A whole game, or from a state on, looked at closely at every so manieth question.

        How long it was is told.
        """
        whim, s, questions = Whim(seed), start or self.game.setup(self.case.options), 0
        if start:
            self.tape[:] = self.fast.read(start)
        else:
            self.verbs.begin(self.tape)
        while s.asked:
            if questions % every == 0:
                self.compare(s)
            nth = whim.rng.randrange(len(s.asked))
            ask = s.asked[nth]
            self.verbs.ask_again(self.tape, nth)
            self.compare_options(ask, nth)
            at = whim.choose(ask)
            self.verbs.play(self.tape, nth, self.tape[k.OPTIONS + 1 + at])
            self.game.play(s, ask.who, ask.options[at])
            questions += 1
        self.compare(s)
        outcome = self.game.outcome(s)
        assert outcome is not None
        for side, reward in self.code.returns(s).items():
            assert self.verbs.returns(self.tape, self.number(side)) == reward
            assert self.verbs.won(self.tape, self.number(side)) == won(outcome)[side]
        return questions

    def number(self, who: str) -> int:
        return k.NATURE if who == NATURE else self.fast.sides.index(who)

    def compare(self, s: Any) -> None:
        """The same state, the same questions, the same observations; and the way back."""
        assert self.fast.write(self.tape) == s
        assert self.tape[k.OPEN] == len(s.asked)
        for side in self.code.sides:
            self.verbs.observe(self.tape, self.number(side), self.seen, 0)
            seen = np.array(self.seen, np.uint8)[: self.code.size] * self.code.scale
            assert np.array_equal(seen, self.code.observe(s, side)), self.differing(seen, s, side)
        other = self.fast.read(s)
        assert self.fast.write(other) == s

    def compare_options(self, ask: Ask, nth: int) -> None:
        assert self.tape[k.QUESTION + nth * k.WIDTH + k.WHO] == self.number(ask.who)
        assert self.tape[k.OPTIONS] <= self.fast.table[k.MOST_OFFERED]
        assert self.fast.numbers(self.tape, nth) == self.code.numbers(ask.who).legal(ask)

    def differing(self, seen: Any, s: Any, side: str) -> list[str]:
        true = self.code.observe(s, side)
        return [label for label, a, b in zip(self.code.labels, seen, true, strict=True) if a != b]
