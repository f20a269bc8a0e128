"""Reads records: each game is replayed and examined."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from ...bots.match import Played, shares
from ...command_line import BadUsage
from ...core import BadRecord, Choice, Game, Reason, Refused, replay
from ...games import load
from ..ledger import Ledger, read
from ..parallel import Died, each

Noun: TypeAlias = tuple[str, Choice]  # a kind and a value, as words know them

HELD = "held"


class End(NamedTuple):
    """How a game has ended."""

    length: tuple[int, Noun]  # by which games are sorted, and what it is called
    ending: Noun


class Findings(NamedTuple):
    """What was found in one game. Each game has a module here with a function `find`."""

    end: End
    points: Counter[tuple[str, Noun]]  # by side and source
    uses: Counter[tuple[str, Noun, str]]  # by side, card and what was done with it


class Reading(NamedTuple):
    """One game: its options, players and winners, and what was found in it."""

    options: Mapping[str, Any]
    players: Mapping[str, str]
    shares: Mapping[str, float]
    findings: Findings


def about(game: Game[Any]) -> Any:
    """The game's own module: `find`, and `end` from the last state alone.

    USES are the ways to use a card, the most important first; TONES are the colours of the sides;
    FIELDS are the fields of a tape on which `end` depends.
    """
    return import_module(f".{game.name.replace('-', '_')}", __package__)


def readings(game: Game[Any], files: Sequence[Path], jobs: int = 0) -> Iterator[Reading]:
    """All games in these files, except those in which a bot failed."""
    for line, result in each(examine, _lines(files), jobs):
        if isinstance(result, Died):
            raise BadUsage("lab-given-up", number=read(line)[0], problem=str(result))
        if isinstance(result, Reason):
            raise BadRecord(result.what, **result.facts)
        name, reading = result
        if name != game.name:
            raise BadUsage("lab-other-game", name=name, known=game.name)
        if reading:
            yield reading


def _lines(files: Sequence[Path]) -> Iterator[str]:
    for file in files:
        if not file.exists():
            raise FileNotFoundError(2, "", str(file))
        yield from Ledger(file).lines()


def examine(line: str) -> tuple[str, Reading | None] | Reason:
    """The game in a line, or why it cannot be read."""
    try:
        played = read(line)[1]
        return played.record.game, None if played.failure else reading_of(played)
    except Refused as error:
        return error.reason


def reading_of(played: Played) -> Reading:
    """What was found in a game; None if a bot failed in it."""
    record = played.record
    game = load(record.game)
    findings: Findings = about(game).find([*replay(game, record)])
    return Reading(record.options, record.players, shares(played.outcome), findings)


def drawn(positions: Sequence[Any]) -> Iterator[tuple[str, str]]:
    """Every card that came into a hand, as often as it did."""
    before: Mapping[str, tuple[str, ...]] = {}
    for s in positions:
        for side, hand in s.hands.items():
            if hand != (old := before.get(side, ())):
                yield from ((side, card) for card in hand if card not in old)
        before = dict(s.hands)
