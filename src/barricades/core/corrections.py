"""Corrections: an owner's tables laid over those of a game, and where in their text a fault is."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any, TypeAlias

from .ask import Refused
from .lines import Path, lines_of

Tables: TypeAlias = Mapping[str, Any]

SOURCES = ("printed", "reported", "ours")  # where the numbers of a table may come from
_NAME = r"""(?:[\w-]++|"[^"\n]*+"|'[^'\n]*+')"""
_ENDLESS = re.compile(
    rf"(?<![\w-]){_NAME}(?:[ \t]*+\.[ \t]*+{_NAME}){{20}}"
)  # a key in a key in a …


class BadComponents(Refused):
    """A correction that cannot be played with: what is wrong, and in which file, line and field.

    Without a text there is no file ("") and no line (0).
    """

    def __str__(self) -> str:
        facts = dict(self.reason.facts)
        file, line, name = (facts.pop(fact, "") for fact in ("file", "line", "field"))
        place = ", ".join(part for part in (file, f"line {line}" * bool(line), name) if part)
        told = ", ".join(f"{fact}: {value}" for fact, value in facts.items())
        return f"{place}: {self.reason.what} ({told})"


@dataclass(frozen=True)
class Corrections:
    """What an owner has written; out of a text, it knows the line of every key and item."""

    tables: Any
    file: str = ""
    lines: Mapping[Path, int] = field(default_factory=dict)

    def wrong(self, what: str, path: Path, *beside: Path, **facts: Any) -> BadComponents:
        """The fault in this field. What the owner has not written is wrong for something beside."""
        line = self.line(path, *beside)
        return BadComponents(what, file=self.file, line=line, field=named(path), **facts)

    def line(self, *paths: Path) -> int:
        """Where the owner has written what comes nearest to one of these; 0 for nowhere."""
        parts = (path[:end] for path in paths for end in range(1, len(path) + 1))
        return self.lines.get(max((p for p in parts if p in self.lines), key=len, default=()), 0)


def read(text: str, file: str) -> Corrections:
    """The corrections in a TOML text."""
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    try:
        if _ENDLESS.search(text):  # it would take the parser as long
            raise ValueError("A key has too many parts")
        return Corrections(tomllib.loads(text), file, lines_of(text))
    except (ValueError, RecursionError) as error:
        raise _bad_toml(str(error), text, file) from None


def _bad_toml(problem: str, text: str, file: str) -> BadComponents:
    line, column = 1, 1
    if place := re.search(r" \(at (?:line (\d+), column (\d+)|end of document)\)$", problem):
        problem = problem[: place.start()]
        end = text.count("\n") + 1, len(text) - text.rfind("\n")
        line, column = (int(place[1]), int(place[2])) if place[1] else end
    return BadComponents("bad-toml", file=file, line=line, field="", column=column, problem=problem)


def merged(base: Tables, own: Tables) -> dict[str, Any]:
    """The tables with an owner's corrections laid over them, key by key; lists are replaced."""
    return {
        key: merged(value, own[key])
        if isinstance(value, Mapping) and key in own
        else own.get(key, value)
        for key, value in base.items()
    }


def named(path: Path) -> str:
    """A field as people write it: cards.red#4.days are the days of the fourth red card."""
    name = "".join(f"#{p + 1}" if isinstance(p, int) else f".{_shown(p)}" for p in path)
    return name.removeprefix(".") or "components"


def kind(value: Any) -> str:
    """What sort of value TOML would call this; its whole numbers have 64 bits."""
    if type(value) is int and not -(2**63) <= value < 2**63:
        return "number"
    return _KINDS.get(type(value), "other")


_KINDS = {
    dict: "table",
    list: "list",
    tuple: "list",
    str: "text",
    int: "whole-number",
    float: "number",
    bool: "truth",
}


def _shown(text: str) -> str:
    return text if re.fullmatch(r"[\w-]+", text) else json.dumps(text, ensure_ascii=False)


@dataclass(frozen=True)
class Corrected:
    """A game's tables as corrected, and what must hold of them."""

    own: Corrections
    tables: Tables

    def at(self, path: Path) -> Any:
        """What stands in a field."""
        value: Any = self.tables
        for part in path:
            value = value[part]
        return value

    def items(self, path: Path) -> list[Path]:
        """The fields that are the items of a list."""
        return [(*path, at) for at in range(len(self.at(path)))]

    def number(self, path: Path, least: int, most: int, *beside: Path) -> None:
        """The number in this field lies between these two."""
        if not least <= (found := self.at(path)) <= most:
            raise self.own.wrong("bad-number", path, *beside, found=found, least=least, most=most)

    def one_of(self, path: Path, known: Iterable[str], *beside: Path) -> None:
        """The text in this field is one of these."""
        if (found := self.at(path)) not in (names := tuple(known)):
            known = ", ".join(names)
            raise self.own.wrong("bad-value", path, *beside, found=_shown(found), known=known)

    def count(self, path: Path, wanted: int) -> None:
        """The list in this field has so many items."""
        if (found := len(self.at(path))) != wanted:
            raise self.own.wrong("bad-count", path, found=found, wanted=wanted)

    def distinct(self, path: Path) -> None:
        """No item of the list in this field comes twice."""
        items = self.at(path)
        for at, item in enumerate(items):
            if item in items[:at]:
                raise self.own.wrong("bad-repeat", (*path, at), found=item)


def corrected(base: Tables, own: Corrections) -> Corrected:
    """The tables with the corrections laid over them, if these have the form of the tables."""
    _fit(own, (), own.tables, [base])
    return Corrected(own, merged(base, own.tables))


def _fit(own: Corrections, path: Path, value: Any, models: list[Any]) -> None:
    """A value must be of the same form as those that may stand in its place."""
    found, wanted = kind(value), kind(models[0])
    if found != wanted:
        raise own.wrong("bad-type", path, found=found, wanted=wanted)
    if wanted == "table":
        _fit_table(own, path, value, models)
    elif wanted == "list":
        _fit_list(own, path, value, models)
    elif path[-1] == "source" and value not in SOURCES:
        raise own.wrong("bad-value", path, found=_shown(value), known=", ".join(SOURCES))


def _fit_table(own: Corrections, path: Path, table: Tables, models: list[Tables]) -> None:
    """No key is new; and a table in a list, as it replaces another, lacks none they all have."""
    known = {key: [m[key] for m in models if key in m] for model in models for key in model}
    for key, value in table.items():
        if key not in known:
            raise _unknown(own, (*path, str(key)), [*known])
        _fit(own, (*path, key), value, known[key])
    for key, values in known.items():
        if key not in table and len(values) == len(models) and any(type(p) is int for p in path):
            raise own.wrong("bad-missing", path, missing=key)


def _unknown(own: Corrections, path: Path, known: list[str]) -> BadComponents:
    names = ", ".join(known)
    if near := get_close_matches(str(path[-1]), known, n=1):
        return own.wrong("bad-spelling", path, nearest=near[0], known=names)
    return own.wrong("bad-name", path, known=names)


def _fit_list(own: Corrections, path: Path, items: list[Any], models: list[list[Any]]) -> None:
    """Lists may grow and shrink; but lists in a list, if all are pairs, must be pairs."""
    lengths = {len(model) for model in models}
    if type(path[-1]) is int and len(lengths) == 1 and len(items) not in lengths:
        raise own.wrong("bad-count", path, found=len(items), wanted=lengths.pop())
    if inner := [item for model in models for item in model]:
        for at, item in enumerate(items):
            _fit(own, (*path, at), item, inner)
