"""The end of a game: who won, and where the points came from."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ....core import Outcome
from ....play.history import Line
from ....play.visibility import Look
from ....words import Words
from ... import boards
from ...boards import Board

HEADINGS = ("turn-began", "round-began")  # the events that part a game, and its log


class Gain(NamedTuple):
    """What a side gained in a part of the game."""

    side: str
    points: int
    share: float  # of the most that any side gained in a part
    sources: str  # in words, a line for each


class Part(NamedTuple):
    """A turn or a round, with what each side gained in it."""

    title: str
    gains: tuple[Gain, ...]


class Ending(NamedTuple):
    """What the end of a game tells beside its headline."""

    winner: str  # the side whose colour it has; "" if several won
    choices: int
    parts: tuple[Part, ...]


def ending(words: Words, board: Board, look: Look, outcome: Outcome) -> Ending:
    """The end of the game that is looked at."""
    first = outcome.ranking[0]
    winner = first[0] if len(first) == 1 else ""
    return Ending(winner, look.moments, tuple(_parts(words, board, look)))


def _parts(words: Words, board: Board, look: Look) -> Iterable[Part]:
    """The parts of the game in which anybody gained anything."""
    points, told = boards.points(board), []
    for title, lines in _parted(words, look.log):
        gained: dict[str, list[tuple[int, str]]] = {side: [] for side in look.seats}
        for line in lines:
            if (fact := points.get(line.event.what)) and line.event.facts.get("side") in gained:
                source = int(line.event.facts[fact]), words.event(line.event)
                gained[line.event.facts["side"]].append(source)
        if any(gained.values()):
            told.append((title, gained))
    sums = [sum(n for n, _ in found) for _, gained in told for found in gained.values()]
    most = max(1, *sums) if sums else 1
    for title, gained in told:
        yield Part(title, tuple(_gain(side, found, most) for side, found in gained.items()))


def _gain(side: str, found: list[tuple[int, str]], most: int) -> Gain:
    points = sum(number for number, _ in found)
    return Gain(side, points, max(0, points) / most, "\n".join(text for _, text in found))


def _parted(words: Words, log: Sequence[Line]) -> Iterable[tuple[str, list[Line]]]:
    """The log in its largest parts, each with its title; before the first there is none."""
    title, lines = "", list[Line]()
    largest = next((line.event.what for line in log if line.event.what in HEADINGS), "")
    for line in log:
        if line.event.what == largest:
            yield title, lines
            title, lines = words.brief(line.event)[1].partition(":")[0], []
        lines.append(line)
    yield title, lines
