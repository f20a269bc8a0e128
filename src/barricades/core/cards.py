"""Cards that can be read one by one, and written by owners of the box."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from .ask import Phrase

Pack: TypeAlias = Mapping[str, Any]  # an owner's cards, by their names
KEPT = 64  # packs

T = TypeVar("T")


class Packs(Generic[T]):
    """What `read` makes of packs, which takes long: it is done once, and the latest are kept.

    What another process has made of one can be put here. Any thread may call any of this.
    """

    def __init__(self, read: Callable[[Pack], T]) -> None:
        self._read = read
        self._kept: dict[str, T] = {}  # by the pack as JSON

    def __call__(self, pack: Pack) -> T:
        """What is made of a pack; whatever `read` raises, this raises too."""
        key = _key(pack)
        found = self._kept.get(key)
        return self._put(key, self._read(pack)) if found is None else found

    def knows(self, pack: Pack) -> bool:
        """Whether nothing needs to be read for a pack."""
        return _key(pack) in self._kept

    def put(self, pack: Pack, found: T) -> None:
        """This is what is made of a pack."""
        self._put(_key(pack), found)

    def _put(self, key: str, found: T) -> T:
        self._kept[key] = found
        for oldest in [*self._kept][:-KEPT]:
            self._kept.pop(oldest, None)
        return found


def _key(pack: Pack) -> str:
    return json.dumps(pack, sort_keys=True)


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
    knows: Callable[[Pack], bool]  # whether this process has read a pack lately
    read: Callable[[Pack], Any]  # all that the rules make of a pack: plain data
    keep: Callable[[Pack, Any], None]  # which spares another process the reading
