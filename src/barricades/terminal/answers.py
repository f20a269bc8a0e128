"""Finds out what was meant by something typed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from ..search import plain

T = TypeVar("T")


def bare(text: str) -> str:
    """A text in the form in which it is compared."""
    return " ".join(plain(text))


def meant(typed: str, names: Mapping[T, Sequence[str]]) -> list[T]:
    """Everything a text can mean: by its name, else its beginning, an abbreviation, or a part."""
    words = plain(typed)
    if not words:
        return []
    spelt = {thing: [plain(name) for name in known] for thing, known in names.items()}
    for fits in (_is, _begins, _abbreviates, _is_part):
        found = [thing for thing, known in spelt.items() if any(fits(words, n) for n in known)]
        if found:
            return found
    return []


def _is(words: list[str], name: list[str]) -> bool:
    return words == name


def _begins(words: list[str], name: list[str]) -> bool:
    """“petrograd s” begins “Petrograd Side 4”."""
    *whole, last = words
    rest = name[len(whole) :]
    return name[: len(whole)] == whole and bool(rest) and rest[0].startswith(last)


def _abbreviates(words: list[str], name: list[str]) -> bool:
    """“pet 4” abbreviates “Petrograd Side 4”: each word begins a word of the name, in order."""
    rest = iter(name)
    first = bool(name) and name[0].startswith(words[0])
    return first and all(any(part.startswith(word) for part in rest) for word in words)


def _is_part(words: list[str], name: list[str]) -> bool:
    """“prospect” is part of “Nevsky Prospect”; a number alone does not match."""
    return not all(word.isdecimal() for word in words) and " ".join(words) in " ".join(name)
