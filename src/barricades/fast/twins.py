"""Twins: copies of a module that is written for any game, each for one game.

A twin is plain Python: tests and readers can step through it. The compiler reads the same source;
see `program`.
"""

from __future__ import annotations

from importlib.util import module_from_spec
from inspect import isfunction
from types import ModuleType
from typing import Any


def twin(module: ModuleType, verbs: ModuleType, game: Any, *before: ModuleType) -> ModuleType:
    """A copy of a module in which `verbs` are replaced by the functions of the game.

    Functions of modules that have a twin already, in `before`, are taken from there.
    """
    spec = module.__spec__
    if spec is None or spec.loader is None:
        raise ValueError(f"{module.__name__} has no source")
    made = module_from_spec(spec)
    spec.loader.exec_module(made)
    homes = {verbs.__name__: game, **{other.__name__: other for other in before}}
    for name, value in [*vars(made).items()]:
        if isfunction(value) and value.__module__ in homes:
            setattr(made, name, getattr(homes[value.__module__], value.__name__))
    return made
