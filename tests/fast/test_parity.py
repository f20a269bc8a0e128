"""The fast engine plays by the same rules: in lockstep with the truth engine, at every question."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest

from barricades.fast import GAMES
from barricades.fast.engine import engine
from tests.promises.test_secrets import sample
from tests.running.soak import soaked

from .lockstep import FAST, Lockstep, compiled, every_fast_case, starts

SEEDS = range(soaked(60, 2))
MANY = range(soaked(300, 5))


@every_fast_case
def test_plain_and_truth_agree_at_every_question(case):
    both = Lockstep(case)
    for seed in SEEDS:
        both.play(seed)


@every_fast_case
def test_what_random_play_hardly_comes_to_is_played_alike(case):
    for seed in SEEDS:
        for start in starts(case, seed):
            Lockstep(case).play(seed, every=3, start=start)


@compiled
@pytest.mark.allowance(900)
@every_fast_case
def test_compiled_and_truth_agree(case):
    both = Lockstep(case, native=True)
    for seed in MANY:
        both.play(seed, every=7)


@pytest.mark.parametrize("name", GAMES)
def test_every_function_of_the_rules_is_reached(name):
    """What is never reached is never compared."""
    cases = [case for case in FAST if case.game.name == name]
    called: set[Any] = set()

    def note(frame: Any, event: str, _: Any) -> None:
        if event == "call":
            called.add(frame.f_code)

    left = {*functions(name)}
    for seed in range(soaked(40, 20)):
        for case in cases:
            both = Lockstep(case)
            sys.setprofile(note)
            try:
                both.play(seed, every=50)
                for start in starts(case, seed):
                    both.play(seed, every=50, start=start)
                for s, _, _ in sample(case, seed % 3)[:: 99 if seed else 9]:
                    both.verbs.guess(both.fast.read(s), 0, [1, 2, 0])
            finally:
                sys.setprofile(None)
        left = {function for function in left if function.__code__ not in called}
        if not left:
            break
    assert left == set()


def functions(name: str) -> Iterator[FunctionType]:
    """All functions of a game that are compiled."""
    home = engine(name).home
    folder = Path(home.__file__).parent
    for path in folder.rglob("[a-z]*.py"):
        if path.stem not in ("bridge", "plans", "tables", "layout", "press", "room"):
            inner = ".".join(path.relative_to(folder).with_suffix("").parts)
            module = import_module(f"{home.__name__}.{inner}")
            found = [value for value in vars(module).values() if isinstance(value, FunctionType)]
            yield from (value for value in found if value.__module__ == module.__name__)
