"""Prospects: what an option does, costs and may bring, by what its side knows.

Everything is told in phrases and numbers, in no language and on no page. A game may have a
file or folder of its own here, named after it, with all of these:

prospect(previews, option)   what is to be said of one option of the open question
changes(before, after)       what has become different between two views of a side, beyond events
odds(view, ask)              how likely it is that a roll of nature's succeeds
printed(view, ask)           what stands on cards and board, and may or may not be offered now
FOLLOWED                     questions that belong to the deed before: the best answer is told too
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from ...core import Choice, IllegalChoice, Phrase

HOPELESS = 10  # per cent: what is less likely is hardly worth trying


class Odds(NamedTuple):
    """How likely something is, in per cent."""

    least: float  # with as little as can be spent on it
    most: float  # with as much as can be
    helped: float  # with all that can be spent afterwards too

    @classmethod
    def even(cls, chance: float) -> Odds:
        """Where nothing can be spent."""
        return cls(chance, chance, chance)


class Struck(NamedTuple):
    """A deed that stands on a card or on the board, and cannot be done now."""

    kind: str
    deed: Choice  # of that kind, as an option is
    why: IllegalChoice


@dataclass(frozen=True, kw_only=True)
class Prospect:
    """What is to be said of an option before it is chosen."""

    option: Choice
    title: Phrase | None = None  # None if its name will do
    does: tuple[Phrase, ...] = ()
    price: Phrase | None = None  # what it costs, and what one has
    odds: Odds | None = None  # where chance decides
    rank: float = 0  # of two options the better, or likelier, has more
    struck: tuple[Struck, ...] = ()  # what stands on it and could not be done then

    @property
    def is_hopeless(self) -> bool:
        """Whether it will hardly succeed."""
        return self.odds is not None and self.odds.most < HOPELESS


@lru_cache
def load(name: str) -> Any:
    """What a game has here, by the game's name; None if it has none."""
    module = f"{__name__}.{name.replace('-', '_')}"
    return import_module(module) if find_spec(module) else None
