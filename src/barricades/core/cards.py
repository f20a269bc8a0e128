"""Cards that can be read one by one, and written by owners of the box."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

from .ask import Phrase

Pack: TypeAlias = Mapping[str, Any]  # an owner's cards, by their names


class Face(NamedTuple):
    """What stands on a card, in no language yet: in brief, in clauses, and in small print."""

    deck: str
    brief: tuple[Phrase, ...]
    text: tuple[Phrase, ...]
    notes: tuple[Phrase, ...]


class Cards(NamedTuple):
    """A game's cards: read with an owner's pack in the place of ours, which may be empty."""

    faces: Callable[[Pack], Mapping[str, Face]]
    titles: Callable[[Pack], Mapping[str, str]]  # those of the pack, by their message id
    parse: Callable[[str, str], dict[str, Any]]  # a pack: a text, and its file
    doubts: Callable[[Pack], Mapping[str, tuple[Phrase, ...]]]  # what its author should look at
