"""The end of a game: who won, where points came from, and what others could not see."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from markupsafe import Markup

from ....core import Ask, Outcome
from ....play.history import LoggedEvent
from ....play.visibility import Look
from ....words import Words
from ... import boards
from ...boards import Board, Scene

HEADINGS = ("turn-began", "round-began")  # the events that part a game, and its log
APART = 4  # sources that have a pattern of their own; all others share one


class Gained(NamedTuple):
    """Points that an event brought."""

    points: int
    source: str  # its name
    sentence: str


class Piece(NamedTuple):
    """A segment of a bar."""

    share: float  # of the most that any side gained in a part
    pattern: int  # of its source
    sentence: str


class Gain(NamedTuple):
    """What a side gained in a period."""

    side: str
    points: int
    pieces: tuple[Piece, ...]


class Period(NamedTuple):
    """A turn or a round, and what each side gained in it."""

    title: str
    gains: tuple[Gain, ...]


class Revealed(NamedTuple):
    """What only one side had seen, as pictures of things."""

    side: str
    things: tuple[tuple[tuple[str, str], str, Markup], ...]  # kind and value, name, picture


class Ending(NamedTuple):
    """What the end of a game shows beside its headline."""

    winners: tuple[str, ...]
    choices: int
    parts: tuple[Period, ...]
    sums: tuple[int, ...]  # of all parts, in their order of sides
    sources: tuple[str, ...]  # by their pattern
    opened: tuple[Revealed, ...]

    @property
    def winner(self) -> str:
        """The side whose colour it has; "" if several won."""
        return self.winners[0] if len(self.winners) == 1 else ""


def ending(words: Words, board: Board, looks: Sequence[Look], outcome: Outcome) -> Ending:
    """The end of a game. `looks` has one look for every side; all may be shown at the end."""
    log = looks[0].log
    periods = [(title, _gained(words, board, log, lines)) for title, lines in _parted(words, log)]
    periods = [(title, gained) for title, gained in periods if gained]
    brought = Counter[str]()
    for _, gained in periods:
        for _, it in gained:
            brought[it.source] += max(0, it.points)
    names = [name for name, _ in brought.most_common() if name]
    parts = [*_parts(periods, [*looks[0].seats], {name: i for i, name in enumerate(names)})]
    rest = [words.text("ending-others")] if len(names) > APART else []
    opened = [Revealed(str(look.side), tuple(_opened(words, board, look))) for look in looks]
    return Ending(
        tuple(outcome.ranking[0]),
        looks[0].moments,
        tuple(parts),
        tuple(
            sum(gain.points for gain in gains)
            for gains in zip(*(it.gains for it in parts), strict=True)
        ),
        (*names[:APART], *rest),
        tuple(hand for hand in opened if hand.things),
    )


def _gained(
    words: Words, board: Board, log: Sequence[LoggedEvent], lines: range
) -> list[tuple[str, Gained]]:
    """What was gained on these lines of a log, and by whom."""
    points, events, gained = boards.points(board), [line.event for line in log], []
    for at in lines:
        event = events[at]
        if (fact := points.get(event.what)) and (side := event.facts.get("side")):
            id = boards.source(board, events[: at + 1])
            name = words.text(id) if id else ""
            source = f"{name[:1].upper()}{name[1:]}"
            found = Gained(int(event.facts[fact]), source, words.event(event))
            gained.append((str(side), found))
    return gained


def _parts(
    periods: Sequence[tuple[str, list[tuple[str, Gained]]]], sides: list[str], order: dict[str, int]
) -> Iterator[Period]:
    """The parts of the game in which anybody gained anything."""
    by_side = [
        (title, {side: [it for who, it in gained if who == side] for side in sides})
        for title, gained in periods
    ]
    most = max(
        [1, *(sum(it.points for it in found) for _, parted in by_side for found in parted.values())]
    )
    for title, parted in by_side:
        yield Period(
            title, tuple(_gain(side, found, most, order) for side, found in parted.items())
        )


def _gain(side: str, found: list[Gained], most: int, order: dict[str, int]) -> Gain:
    found = sorted(found, key=lambda it: order.get(it.source, 0))
    pieces = tuple(
        Piece(max(0, it.points) / most, min(order.get(it.source, 0), APART), it.sentence)
        for it in found
    )
    return Gain(side, sum(it.points for it in found), pieces)


def _parted(words: Words, log: Sequence[LoggedEvent]) -> Iterable[tuple[str, range]]:
    """The log in its largest parts, each with its title; before the first there is none."""
    title, first = "", 0
    largest = next((line.event.what for line in log if line.event.what in HEADINGS), "")
    for at, line in enumerate(log):
        if line.event.what == largest:
            yield title, range(first, at)
            title, first = words.brief(line.event)[1].partition(":")[0], at
    yield title, range(first, len(log))


def _opened(
    words: Words, board: Board, look: Look
) -> Iterator[tuple[tuple[str, str], str, Markup]]:
    """What the side that looks had kept from the others."""
    scene = Scene(view=look.view, words=words, side=look.side)
    for kind, value in boards.secrets(board, scene):
        asked = replace(scene, ask=Ask(str(look.side), "", (), of=kind))
        picture = boards.picture(board, asked, value)
        yield (kind, json.dumps(value)), words.noun(kind, value), picture
