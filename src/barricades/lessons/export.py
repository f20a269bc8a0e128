"""Turns a moment of a recorded game into the beginning of a lesson's file."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from ..core import NATURE, Record, Refused
from ..core.codec import freeze
from ..games import load
from ..play.entries import CHOICE, Entry
from ..play.history import History
from .lesson import CHANCE


def exported(record: Record, side: str, moment: int) -> str:
    """The head of a lesson that begins after so many choices, when a side is asked something.

    Raises Refused if there is no such moment, or the side is not asked then.
    """
    game = load(record.game)
    reached = History.of(game, record).up_to(moment)
    ask, history = reached.ask(side), History(game, record.options)
    if ask is None:
        raise Refused("lessons-not-asked", side=side, moment=moment)
    answers: dict[str, dict[str, list[Any]]] = {}
    for entry in _entries(reached):
        asked = history.ask(entry.who)
        assert asked
        who = CHANCE if entry.who == NATURE else entry.who
        answers.setdefault(who, {}).setdefault(asked.what, []).append(freeze(entry.what))
        history.add(entry)
    times = len(answers.get(side, {}).get(ask.what, ())) + 1
    return "\n".join(_lines(side, ask.what, times, record.options, answers))


def _entries(history: History) -> Iterator[Entry]:
    for number, (who, choice) in enumerate(history.choices, 1):
        yield Entry(number, CHOICE, who, choice)


def _lines(
    side: str, until: str, times: int, options: Any, answers: dict[str, dict[str, list[Any]]]
) -> Iterator[str]:
    yield f'side = "{side}"'
    yield f'until = "{until}"'
    if times > 1:
        yield f"times = {times}"
    if options:
        pairs = ", ".join(f"{name} = {json.dumps(value)}" for name, value in options.items())
        yield f"options = {{ {pairs} }}"
    for who, questions in answers.items():
        yield ""
        yield f"[answers.{who}]"
        for what, given in questions.items():
            yield f"{what} = {json.dumps(given, ensure_ascii=False)}"
    yield ""
