"""Twins: a module that is written for any game, once more, for one of them.

A twin is plain Python: tests and readers can step through it. What is compiled is read from the
same source; see `program`.
"""

from __future__ import annotations

from importlib.util import module_from_spec
from inspect import isfunction
from types import ModuleType
from typing import Any


def twin(module: ModuleType, verbs: ModuleType, game: Any, *before: ModuleType) -> ModuleType:
    """The module, in which whatever it has of `verbs` is what the game has of that name.

    What it has of a module that has a twin already, given as `before`, it has from there.
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
