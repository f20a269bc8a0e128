"""States as JSON and back again."""

from __future__ import annotations

from dataclasses import fields
from functools import lru_cache
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

from .ask import Ask, plain
from .rulebook import Rulebook
from .state import State

S = TypeVar("S", bound=State)
APART = {"asked", "told"}  # questions are kept by their steps, the log as a list


def encode(s: State) -> dict[str, Any]:
    """A state as JSON: questions are left out, as the steps that ask them are kept."""
    kept = [f.name for f in fields(s) if f.init and f.name not in APART]
    data = {name: freeze(getattr(s, name)) for name in kept}
    data["asked"] = [[ask.what, freeze(ask.args)] for ask in s.asked]
    data["told"] = [[event.what, freeze(event.facts), list(event.cites)] for event in s.log]
    return data


def decode(rules: Rulebook[S], kind: type[S], data: dict[str, Any]) -> S:
    """The state that was encoded."""
    hints = _hints(kind)  # type: ignore[arg-type]  # a class is hashable, whatever its states are
    s = kind(**{name: thaw(hints[name], data[name]) for name in data.keys() - APART})
    for what, facts, cites in data["told"]:
        s.told = (s.told, what, {name: plain(fact) for name, fact in facts.items()}, plain(cites))
    s.asked = tuple(Ask("", what, (), args=plain(args)) for what, args in data["asked"])
    return rules.ask_again(s)


def freeze(value: Any) -> Any:
    """A field as JSON."""
    if isinstance(value, dict):
        return {key: freeze(item) for key, item in value.items()}
    if isinstance(value, set):
        return sorted(value)
    return [freeze(item) for item in value] if isinstance(value, list | tuple) else value


def thaw(hint: Any, value: Any) -> Any:
    """A field from JSON, by its type: lists, dicts and sets are such, all else is plain."""
    kind, inner = get_origin(hint), get_args(hint)
    if kind is list:
        return [thaw(inner[0], item) for item in value]
    if kind is dict:
        return {key: thaw(inner[1], item) for key, item in value.items()}
    return set(value) if kind is set else plain(value)


@lru_cache
def _hints(kind: type[State]) -> dict[str, Any]:
    """The types of a state's fields, which take long to find."""
    return get_type_hints(kind)
