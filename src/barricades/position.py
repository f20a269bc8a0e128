"""A position as JSON: all that a side is given of a game, in one form for every program.

A program on a pipe, a program on the wire, a language model and a test read this document. What a
table or a pipe has to say beside it (whose seats, how much time, which words) stands around it,
never in it. Its JSON Schema is made by `lab/schema`, and published in docs/schemas.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from typing_extensions import TypedDict  # Pydantic takes no other before Python 3.12

from .core import Ask, Event, Game, Outcome, View
from .core.codec import freeze

FORM = 2  # of positions and of what carries them; raised when programs that read them must change


class AskDoc(TypedDict):
    """A question to a side, with all that it may answer."""

    who: str
    what: str
    of: str
    cites: list[str]
    facts: dict[str, Any]
    options: list[Any]


class WaitingDoc(TypedDict):
    """A question to somebody else."""

    who: str
    what: str
    cites: list[str]


class EventDoc(TypedDict):
    """Something that happened."""

    what: str
    facts: dict[str, Any]
    cites: list[str]


class OutcomeDoc(TypedDict):
    """How a game ended: why, who stands where (level sides together), and the points."""

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
    """What a side is given of a state of a game; None is an onlooker.

    The log begins after its first `since` lines. The document is JSON, and holds nothing that the
    side may not know; nothing of the state is changed.
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
    """The document of a position whose parts are known: one side's own, and no other's.

    Of the questions in `waiting` it tells whom they ask and what for, and not their options.
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
    """Of the questions that a game asks, those to others than this side, without their options."""
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
    """A line of the log as JSON."""
    return {"what": event.what, "facts": freeze(event.facts), "cites": [*event.cites]}


def ended(outcome: Outcome) -> OutcomeDoc:
    """How a game ended, as JSON."""
    return {
        "reason": outcome.reason,
        "ranking": freeze(outcome.ranking),
        "points": dict(outcome.points),
    }
