"""A program: some functions and all that they call, read from their source.

Rules are written as plain Python over a tape of numbers, and run as such. To compile them, their
source is read: every function that is called, and every constant that is used. Calls of `verbs` are
replaced by calls of the game that the program is made for.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterable, Mapping
from functools import cache
from types import FunctionType, ModuleType
from typing import Any, NamedTuple

BUILT_IN = {"abs": abs, "float": float, "int": int, "max": max, "min": min, "range": range}


class BadSource(ValueError):
    """Something in the source of a fast game is not part of the language that can be compiled."""


class Function(NamedTuple):
    """A function: its name in the program, its source, and what its names mean."""

    name: str
    file: str
    tree: ast.FunctionDef
    scope: Mapping[str, Any]

    def wrong(self, node: ast.AST, why: str) -> BadSource:
        """A BadSource error with the place in the source."""
        return BadSource(f"{self.file}, line {getattr(node, 'lineno', 0)}: {why}")


class Program:
    """Functions by name; they may call each other, and themselves."""

    def __init__(self, entries: Iterable[FunctionType], verbs: ModuleType, game: Any) -> None:
        self.verbs, self.game = verbs, game
        self.functions: dict[str, Function] = {}
        self.entries = [self.add(entry) for entry in entries]

    def add(self, function: FunctionType) -> str:
        """Add a function, and all that it calls; returns its name in the program."""
        if function.__module__ == self.verbs.__name__:
            function = getattr(self.game, function.__name__)
        name = f"{function.__module__}.{function.__name__}"
        if name not in self.functions:
            module = inspect.getmodule(function)
            self.functions[name] = found = read(name, module, function.__name__)
            for node in ast.walk(found.tree):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                    called = found.scope.get(node.func.id)
                    if isinstance(called, FunctionType):
                        self.add(called)
        return name

    def named(self, function: FunctionType) -> str:
        """The name of a function in the program."""
        return self.add(function)


def read(name: str, module: Any, function: str) -> Function:
    """The source of a function."""
    for node in _tree(module).body:
        if isinstance(node, ast.FunctionDef) and node.name == function:
            return Function(name, str(module.__file__), node, vars(module))
    raise BadSource(f"{module.__name__} has no function {function}")


@cache
def _tree(module: ModuleType) -> ast.Module:
    return ast.parse(inspect.getsource(module))
