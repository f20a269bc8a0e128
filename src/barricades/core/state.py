"""States: plain fields that copy in microseconds and save as JSON at any moment."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from typing import (
    TYPE_CHECKING,
    Any,
    Self,
    TypeAlias,
    TypeVar,
    dataclass_transform,
    get_origin,
    get_type_hints,
)

from .ask import Ask, Event, Facts

Planned: TypeAlias = "tuple[str, tuple[Any, ...]]"  # the name of a step, and what it must know
Told: TypeAlias = (
    "tuple[Any, str, Facts, tuple[str, ...]] | None"  # an event, behind all older ones
)

C = TypeVar("C", bound=type)


@dataclass_transform(kw_only_default=True, field_specifiers=(field,))
def state(cls: C) -> C:
    """Make a class of plain fields a state: slotted, and with a `copy` written for its fields.

    Lists, dicts and sets are copied; everything else is a value and shared.
    """
    made: Any = dataclass(slots=True, kw_only=True)(cls)
    made.copy = _copier(made)
    return made  # type: ignore[no-any-return]


def _copier(cls: type) -> Callable[[Any], Any]:
    hints = get_type_hints(cls)
    lines = [
        f" new.{f.name} = s.{f.name}" + ".copy()" * (get_origin(hints[f.name]) in (list, dict, set))
        for f in fields(cls)
    ]
    head = ["def copy(s):", " if s.__class__ is not cls: refuse(s)", " new = make(cls)"]
    scope: dict[str, Any] = {"cls": cls, "make": object.__new__, "refuse": _refuse}
    exec("\n".join([*head, *lines, " return new"]), scope)
    copy: Callable[[Any], Any] = scope["copy"]
    return copy


def _refuse(s: Any) -> None:
    raise TypeError(f"{type(s).__name__} is not made by @state")


@state
class State:
    """What every game keeps: its options, what remains to be done, what is asked, what happened."""

    options: Mapping[str, Any]
    agenda: list[Planned] = field(default_factory=list)  # the next step is the last item
    asked: tuple[Ask, ...] = ()  # the open questions
    branches: tuple[tuple[Planned, ...], ...] = ()  # what those asked together have left to do
    parted: int = 0  # how often sides have been asked together
    lessons: int = 0  # how often something hidden has come to light
    told: Told = field(default=None, compare=False)  # shared by copies, whatever its length
    citing: tuple[str, ...] = field(default=(), compare=False)  # of the step last carried out

    def then(self, *steps: Planned) -> None:
        """Do these next, in reading order, before anything already planned."""
        self.agenda.extend(steps[::-1])

    def cite(self, *sections: str) -> None:
        """Let these sections come first in what is asked and told next by the step under way."""
        self.citing = tuple(dict.fromkeys((*sections, *self.citing)))

    def tell(self, what: str, /, **facts: Any) -> None:
        """Add an event to the log; it cites the rule being carried out."""
        self.told = (self.told, what, facts, self.citing)

    if TYPE_CHECKING:

        def copy(self) -> Self:
            """A state of its own that plays on equally; `state` writes it, field by field."""

    @property
    def log(self) -> tuple[Event, ...]:
        """All that has happened, oldest first."""
        events, told = [], self.told
        while told:
            told, what, facts, cites = told
            events.append(Event(what, facts, cites))
        return tuple(reversed(events))
