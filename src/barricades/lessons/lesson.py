"""What a lesson consists of: a position, and steps that explain something or set a task."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

from ..core import Choice, Event

CHANCE = "chance"  # what a lesson calls nature
Answers: TypeAlias = "Mapping[tuple[str, str], tuple[Choice, ...]]"  # by who is asked, and what


class EventPattern(NamedTuple):
    """A pattern for events: a name, and some of the facts."""

    what: str
    facts: Mapping[str, Any]

    def is_among(self, events: Iterable[Event]) -> bool:
        """Whether one of these events matches."""
        return any(
            event.what == self.what and self.facts.items() <= dict(event.facts).items()
            for event in events
        )


@dataclass(frozen=True, kw_only=True, eq=False)
class Turn:
    """One question of a task, and which of its options the lesson accepts."""

    asked: str  # the question by its name
    accept: tuple[Choice, ...] = ()  # none named: any
    refuse: tuple[Choice, ...] = ()
    brings: EventPattern | None = None  # what has to happen, by the time the learner is asked again
    reasons: Mapping[str, str] = field(default_factory=dict)  # by choice: what is said against it


@dataclass(frozen=True, kw_only=True, eq=False)
class Step:
    """One step: an explanation, a task of one or more questions, or a goal.

    A task says what it accepts at each of its questions. Towards a goal every legal choice is
    accepted, until the goal is reached or missed.
    """

    name: str
    light: tuple[tuple[str, Choice], ...] = ()  # kinds and values of what is lit on the board
    until: str = ""  # the game goes on by itself until the learner is asked this
    times: int = 1  # how often it has been asked then, from here on
    answers: Answers = field(default_factory=dict)  # from now on
    turns: tuple[Turn, ...] = ()
    goal: EventPattern | None = None
    missed: EventPattern | None = None  # by this the goal is missed

    @property
    def is_task(self) -> bool:
        return bool(self.turns or self.goal)


@dataclass(frozen=True, kw_only=True, eq=False)
class Lesson:
    """A position, and the steps that begin there."""

    game: str
    name: str
    side: str  # whom the learner plays
    until: str  # the question at which the lesson begins, put to the learner
    times: int = 1  # how often it has been asked then
    options: Mapping[str, Any] = field(default_factory=dict)
    answers: Answers = field(default_factory=dict)
    lay: Mapping[str, Any] = field(default_factory=dict)  # fields of the state that are changed
    steps: tuple[Step, ...] = ()
