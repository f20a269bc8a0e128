"""Faults planted in a rule of the fast engine: the lockstep must find each of them."""

from __future__ import annotations

import inspect
from inspect import isfunction
from types import ModuleType
from typing import Any

import pytest

from .lockstep import FAST, Lockstep, starts

GAMES_TRIED = 16  # for each set of options


def is_caught(monkeypatch: Any, name: str, module: ModuleType, right: str, wrong: str) -> bool:
    """Whether a game in which `right` reads `wrong` parts from the truth engine."""
    source = inspect.getsource(module)
    assert source.count(right) == 1, f"{right} stands there {source.count(right)} times"
    edited = dict(vars(module))
    exec(compile(source.replace(right, wrong), str(module.__file__), "exec"), edited)
    for function in [each for each in vars(module).values() if isfunction(each)]:
        if function.__module__ == module.__name__:
            monkeypatch.setattr(function, "__code__", edited[function.__name__].__code__)
    for seed in range(GAMES_TRIED):
        for case in [case for case in FAST if case.game.name == name]:
            try:
                for start in (None, *starts(case, seed)):
                    Lockstep(case).play(seed, every=7, start=start)
            except (AssertionError, IndexError, KeyError, StopIteration, ValueError):
                return True
    return False


def faults(*planted: tuple[ModuleType, str, str]) -> Any:
    """Each fault is a test, called after what it puts wrong."""
    return pytest.mark.parametrize(
        ("module", "right", "wrong"), planted, ids=[f"{f[1]} -> {f[2]}" for f in planted]
    )
