"""A position as JSON: all that a side is given of a game, in one form for every program.

Programs on a pipe and over the wire, language models and tests read this document. What else a
table or a pipe has to say (who plays, how much time is left, texts) is put beside it, not into it.
Its JSON Schema is made by `lab/schema` and published in docs/schemas.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from typing_extensions import TypedDict  # Pydantic takes no other before Python 3.12

from .core import Ask, Event, Game, Outcome, View
from .core.codec import freeze

FORM = 2  # of positions and of what carries them; raised when programs that read them must change


class AskDoc(TypedDict):
    """The open question to the side, with all its options."""

    who: str
    what: str
    of: str
    cites: list[str]
    facts: dict[str, Any]
    options: list[Any]


class WaitingDoc(TypedDict):
    """A question to somebody else, without its options."""

    who: str
    what: str
    cites: list[str]


class EventDoc(TypedDict):
    """Something that happened."""

    what: str
    facts: dict[str, Any]
    cites: list[str]


class OutcomeDoc(TypedDict):
    """How a game ended: why, the ranking (sides that share a place together), and the points."""

    reason: str
    ranking: list[list[str]]
    points: dict[str, int]


class Position(TypedDict):
    """All that a side, or an onlooker, is given of a game."""

    form: int
    game: str
    version: int
    view: View
    ask: AskDoc | None
    waiting: list[WaitingDoc]
    log: list[EventDoc]
    outcome: OutcomeDoc | None


def position(game: Game[Any], s: Any, side: str | None, since: int = 0) -> Position:
    """All that a side, or an onlooker (None), is given of a state.

    The log is given without its first `since` lines. The document contains nothing that the side
    may not know; the state is not changed.
    """
    asks = game.asks(s)
    return document(
        game,
        view=game.view(s, side),
        ask=next((ask for ask in asks if ask.who == side), None),
        waiting=others(asks, side),
        log=s.log[since:],
        outcome=game.outcome(s),
    )


def document(
    game: Game[Any],
    *,
    view: View,
    ask: Ask | None,
    waiting: Iterable[Ask],
    log: Iterable[Event],
    outcome: Outcome | None,
) -> Position:
    """The document made from parts that are already known, all of them for the same side.

    `waiting` says who else is asked and what about, but not which options they have.
    """
    return {
        "form": FORM,
        "game": game.name,
        "version": game.version,
        "view": view,
        "ask": asked(ask) if ask else None,
        "waiting": [{"who": a.who, "what": a.what, "cites": [*a.cites]} for a in waiting],
        "log": [happened(event) for event in log],
        "outcome": ended(outcome) if outcome else None,
    }


def others(asks: Iterable[Ask], side: str | None) -> tuple[Ask, ...]:
    """The questions to other sides than this one, without their options."""
    return tuple(ask._replace(options=()) for ask in asks if ask.who != side)


def asked(ask: Ask) -> AskDoc:
    """A question as JSON."""
    return {
        "who": ask.who,
        "what": ask.what,
        "of": ask.of,
        "cites": [*ask.cites],
        "facts": freeze(ask.facts),
        "options": freeze(ask.options),
    }


def happened(event: Event) -> EventDoc:
    """An event as JSON."""
    return {"what": event.what, "facts": freeze(event.facts), "cites": [*event.cites]}


def ended(outcome: Outcome) -> OutcomeDoc:
    """An outcome as JSON."""
    return {
        "reason": outcome.reason,
        "ranking": freeze(outcome.ranking),
        "points": dict(outcome.points),
    }
