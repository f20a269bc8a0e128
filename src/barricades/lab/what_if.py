"""What if a number in the box were different: corrections that are typed one by one."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from json import dumps, loads
from typing import Any, TypeAlias

from ..command_line import BadUsage
from ..core import Game
from ..core.corrections import Corrections, Tables, merged, named
from ..core.lines import Path

FLAG = "--what-if"
HOME = "data/components."  # as a field may be called in full

Changes: TypeAlias = dict[str, tuple[Any, Any]]  # by field: before and after


def corrected(game: Game[Any], own: Tables, typed: Sequence[str]) -> tuple[dict[str, Any], Changes]:
    """An owner's corrections together with those typed as FIELD=VALUE; and what the latter change.

    Fields are named as in messages: cards.red#4.days are the days of the fourth red card. Raises
    BadComponents, like a file given by `--components`.
    """
    box, lines = merged(game.tables, own), dict[Path, Any]()
    changes: Changes = {}
    for nth, text in enumerate(typed, 1):
        path, value = _read(text)
        _look(box, path, nth)
        changes[named(path)] = _at(box, path), value
        whole = path[: next((at for at, part in enumerate(path) if type(part) is int), len(path))]
        if inner := path[len(whole) :]:  # lists are corrected as a whole
            items = lines.get(whole, _at(box, whole))
            value = _put(loads(dumps(items)) if isinstance(items, list) else [], inner, value)
        lines[whole] = value
    text = "\n".join(f"{_key(path)} = {_toml(value)}" for path, value in lines.items())
    return _over(own, game.correct(text, FLAG)), changes


def _read(text: str) -> tuple[Path, Any]:
    """Parse FIELD=VALUE; a value that is not TOML is a string."""
    field, equals, value = text.removeprefix(HOME).partition("=")
    parts = re.findall(r'#(\d+)|"([^"]*)"|([\w-]+)', field)
    if not (equals and parts):
        raise BadUsage("lab-no-change", text=text)
    path = tuple(int(number) - 1 if number else quoted or name for number, quoted, name in parts)
    try:
        return path, tomllib.loads(f"it = {value}")["it"]
    except tomllib.TOMLDecodeError:
        return path, value.strip()


def _at(box: Any, path: Path) -> Any:
    """The value of a field; None if there is no such field."""
    for part in path:
        try:
            box = box[part]
        except (KeyError, IndexError, TypeError):
            return None
    return box


def _look(box: Tables, path: Path, line: int) -> None:
    """Raise BadComponents if an item of the field is not in its list."""
    for at, part in enumerate(path):
        items = _at(box, path[:at])
        if type(part) is int and isinstance(items, list) and not 0 <= part < len(items):
            typed = Corrections({}, FLAG, {path[:at]: line})
            facts = {"found": part + 1, "least": 1, "most": len(items)}
            raise typed.wrong("bad-number", path[:at], **facts)


def _put(items: Any, inner: Path, value: Any) -> Any:
    """A list with a value replaced in one of its items, however deep."""
    *way, last = inner
    place = _at(items, tuple(way))
    if place and type(place) in (list, dict):
        place[last] = value
    return items


def _key(path: Iterable[str | int]) -> str:
    return ".".join(dumps(part, ensure_ascii=False) for part in path)


def _toml(value: Any) -> str:
    """A value as TOML on one line."""
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{_key([key])} = {_toml(v)}" for key, v in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return dumps(value, ensure_ascii=False)


def _over(own: Tables, more: Tables) -> dict[str, Any]:
    """Both corrections; for the same field, the latter."""
    both = {**own, **more}
    for key in own.keys() & more.keys():
        if isinstance(own[key], Mapping) and isinstance(more[key], Mapping):
            both[key] = _over(own[key], more[key])
    return both
