"""Answers: what was typed, matched with what can be meant by it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from typing import TypeVar

T = TypeVar("T")


def plain(text: str) -> list[str]:
    """The words of a text as they are compared: no case, no accents, no punctuation."""
    bare = unicodedata.normalize("NFKD", text.casefold())
    return re.findall(r"[^\W_]+", "".join(c for c in bare if not unicodedata.combining(c)))


def bare(text: str) -> str:
    """A word as it is compared."""
    return " ".join(plain(text))


def meant(typed: str, names: Mapping[T, Sequence[str]]) -> list[T]:
    """All that a typed text can mean: by full name, else as its beginning, else word by word."""
    words = plain(typed)
    if not words:
        return []
    spelt = {thing: [plain(name) for name in known] for thing, known in names.items()}
    for fits in (_is, _begins, _abbreviates):
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
    """“pet 4” abbreviates “Petrograd Side 4”: each word begins one of the name, the first first."""
    rest = iter(name)
    first = bool(name) and name[0].startswith(words[0])
    return first and all(any(part.startswith(word) for part in rest) for word in words)
