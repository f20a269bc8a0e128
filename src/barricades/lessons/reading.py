"""Reads a lesson from its file. Raises ValueError with the place of an error."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ..core import Choice
from ..core.ask import NATURE, plain
from .lesson import CHANCE, Answers, EventPattern, Lesson, Step, Turn


def lesson_of(game: str, name: str, data: Mapping[str, Any], file: str = "") -> Lesson:
    """The lesson in a file."""
    place = file or f"{game}/{name}"
    given = _only(data, place, "side", "until", "times", "options", "answers", "lay", "step")
    return Lesson(
        game=game,
        name=name,
        side=given["side"],
        until=given["until"],
        times=given.get("times", 1),
        options=given.get("options", {}),
        answers=_answers(given.get("answers", {})),
        lay=given.get("lay", {}),
        steps=tuple(_step(step, place) for step in given.get("step", ())),
    )


def _step(data: Mapping[str, Any], file: str) -> Step:
    place = f"{file}, step {data.get('name', '?')}"
    names = ("name", "light", "until", "times", "answers", "do", "goal", "missed")
    given = _only(data, place, *names)
    return Step(
        name=given["name"],
        light=tuple(_lit(given.get("light", {}))),
        until=given.get("until", ""),
        times=given.get("times", 1),
        answers=_answers(given.get("answers", {})),
        turns=tuple(_turn(turn, place) for turn in given.get("do", ())),
        goal=_pattern(given["goal"]) if "goal" in given else None,
        missed=_pattern(given["missed"]) if "missed" in given else None,
    )


def _turn(data: Mapping[str, Any], place: str) -> Turn:
    given = _only(data, place, "asked", "accept", "refuse", "brings", "reasons")
    return Turn(
        asked=given["asked"],
        accept=plain(given.get("accept", ())),
        refuse=plain(given.get("refuse", ())),
        brings=_pattern(given["brings"]) if "brings" in given else None,
        reasons=given.get("reasons", {}),
    )


def _pattern(data: Mapping[str, Any]) -> EventPattern:
    facts = {name: plain(fact) for name, fact in data.items() if name != "event"}
    return EventPattern(data["event"], facts)


def _lit(data: Mapping[str, list[Any]]) -> Iterator[tuple[str, Choice]]:
    for kind, values in data.items():
        yield from ((kind, plain(value)) for value in values)


def _answers(data: Mapping[str, Mapping[str, list[Any]]]) -> Answers:
    return {
        (NATURE if who == CHANCE else who, what): plain(answers)
        for who, questions in data.items()
        for what, answers in questions.items()
    }


def _only(data: Mapping[str, Any], place: str, *names: str) -> Mapping[str, Any]:
    """A table without other keys than these. Raises ValueError otherwise."""
    if strange := data.keys() - {*names}:
        known = ", ".join(names)
        raise ValueError(f"{place}: {', '.join(sorted(strange))} is none of {known}")
    return data
