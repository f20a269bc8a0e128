"""Questions and answers: what a side may be asked, and why an answer is refused."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

NATURE = "nature"  # the player who rolls the dice and turns up the cards
PASS = "pass"  # the choice to do nothing

Choice: TypeAlias = "str | int | tuple[Choice, ...]"
Facts: TypeAlias = Mapping[str, Any]


class Ask(NamedTuple):
    """A question to one side.

    `what` is a message id; `options` are the legal answers, each of the kind `of` ("card",
    "region" …). Nature's options may repeat: what is listed twice is twice as likely.
    """

    who: str
    what: str
    options: tuple[Choice, ...]
    cites: tuple[str, ...] = ()
    of: str = ""
    names: tuple[str, ...] = ()
    args: tuple[Choice, ...] = ()

    @property
    def facts(self) -> Facts:
        """What the question speaks of: the facts its step was planned with."""
        return dict(zip(self.names, self.args, strict=True))


class Event(NamedTuple):
    """Something that happened: a past-tense name, its facts, and the rules behind it."""

    what: str
    facts: Facts
    cites: tuple[str, ...]


@dataclass(frozen=True, init=False, slots=True)
class Phrase:
    """Something to be said, in no language yet: a message id and facts, which may be phrases."""

    id: str
    facts: tuple[tuple[str, Any], ...]

    def __init__(self, id: str, **facts: Any) -> None:
        object.__setattr__(self, "id", id)
        object.__setattr__(self, "facts", tuple(facts.items()))


class Reason(NamedTuple):
    """Why something is refused: a message id and its facts."""

    what: str
    facts: Facts


class Refused(ValueError):
    """Something that cannot be, with the reason and the rule sections that say so."""

    def __init__(self, what: str, *cites: str, **facts: Any) -> None:
        self.reason = Reason(what, facts)
        self.cites = cites
        told = ", ".join(f"{name}: {value}" for name, value in facts.items())
        rules = f" [{', '.join(cites)}]" if cites else ""
        super().__init__(f"{what}{f' ({told})' if told else ''}{rules}")


class IllegalChoice(Refused):
    """Nobody asked, or the answer is not among the options."""


class BadOption(Refused):
    """A game was set up with an option it does not know, or a value the option cannot have."""


class BadRecord(Refused):
    """A record that cannot be read or replayed."""


class Outcome(NamedTuple):
    """How a game ended: why, who stands where (level sides together), and with how many points."""

    reason: str
    ranking: tuple[tuple[str, ...], ...]
    points: Mapping[str, int]


def plain(value: Any) -> Any:
    """A value as it stands in states and options: lists read from JSON become tuples."""
    return tuple(map(plain, value)) if isinstance(value, list | tuple) else value


def is_plain(value: Any) -> bool:
    """Whether a value can be a choice: a string, a whole number, or a tuple of such."""
    return type(value) in (str, int) or (type(value) is tuple and all(map(is_plain, value)))
