"""Prospects: what an option does, costs and may bring, by what its side knows.

Everything is phrases and numbers, in no language and for no page. A game may have a module here,
named after it, with all of these:

    prospect(previews, option)   what is known about an option of the open question
    changes(before, after)       what differs between two views of a side, beyond the events
    odds(view, ask)              the chance that a roll of nature's succeeds
    printed(view, ask)           what is on cards and board, whether it is offered now or not
    FOLLOWED                     questions that belong to the action before them
    RESTATED                     events that only repeat what an option says itself
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
        """The odds of something that nothing can be spent on."""
        return cls(chance, chance, chance)


class Unavailable(NamedTuple):
    """Something on a card or on the board that cannot be chosen now."""

    kind: str
    choice: Choice  # of that kind, as an option is
    why: IllegalChoice


@dataclass(frozen=True, kw_only=True)
class Prospect:
    """What is known about an option before it is chosen."""

    option: Choice
    title: Phrase | None = None  # None if its name will do
    does: tuple[Phrase, ...] = ()
    price: Phrase | None = None  # what it costs, and what one has
    odds: Odds | None = None  # where chance decides
    rank: float = 0  # of two options the better, or likelier, has more
    unavailable: tuple[Unavailable, ...] = ()  # what stands on it and could not be done then

    @property
    def is_hopeless(self) -> bool:
        """Whether it will hardly succeed."""
        return self.odds is not None and self.odds.most < HOPELESS


@lru_cache
def load(name: str) -> Any:
    """The module of a game here, by the game's name; None if it has none."""
    module = f"{__name__}.{name.replace('-', '_')}"
    return import_module(module) if find_spec(module) else None
