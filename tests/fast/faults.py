"""Faults planted in a rule of the fast engine: the lockstep must find each of them."""

from __future__ import annotations

import ast
import inspect
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from barricades.fast import program as programs
from barricades.fast.engine import program

from .lockstep import FAST, Lockstep

GAMES_TRIED = 16  # for each set of options


def is_caught(monkeypatch: Any, name: str, module: ModuleType, right: str, wrong: str) -> bool:
    """Whether a game in which `right` reads `wrong` parts from the truth engine."""
    from barricades.fast.native import Native

    source = inspect.getsource(module)
    assert source.count(right) == 1, f"{right} stands there {source.count(right)} times"
    edited = ast.parse(source.replace(right, wrong))
    tree = programs._tree
    monkeypatch.setattr(programs, "_tree", lambda of: edited if of is module else tree(of))
    faulty = Native(program(name)).functions
    for case in [case for case in FAST if case.game.name == name]:
        both = Lockstep(case, native=True)
        both.verbs = SimpleNamespace(**faulty)
        for seed in range(GAMES_TRIED):
            try:
                both.play(seed)
            except (AssertionError, IndexError, KeyError, ValueError):
                return True
    return False


def faults(*planted: tuple[ModuleType, str, str]) -> Any:
    """Each fault is a test, called after what it puts wrong."""
    return pytest.mark.parametrize(
        ("module", "right", "wrong"), planted, ids=[f"{f[1]} -> {f[2]}" for f in planted]
    )
