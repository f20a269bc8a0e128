"""The figures of the page as JSON."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...core import Game
from ..rating import Estimate, wilson
from .reading import Noun, about
from .tally import Means, Tally


def data(game: Game[Any], tally: Tally, engine: str) -> dict[str, Any]:
    """Every figure with its 95 % interval, and which engine played."""
    total, uses = tally.games.total(), about(game).USES
    items = dict.fromkeys(item for item, _ in tally.users)
    return {
        "game": game.name,
        "games": total,
        "engine": engine,
        "lineups": [*_lineups(tally)],
        "lengths": [
            {"length": _name(noun), "share": _share(tally.lengths[at, noun], total)}
            for at, noun in sorted(tally.lengths)
        ],
        "endings": [
            {"ending": _name(noun), "share": _share(count, total)}
            for noun, count in tally.endings.most_common()
        ],
        "points": _compared(tally, tally.points),
        "items": [
            {"item": _name(item), "uses": {use: _use(tally, item, use) for use in uses}}
            for item in items
        ],
    }


def _lineups(tally: Tally) -> Iterator[dict[str, Any]]:
    for lineup, games in sorted(tally.games.items(), key=repr):
        options, players = lineup
        won = {side: share._asdict() for side, share in tally.sides(lineup).items()}
        yield {"options": dict(options), "players": dict(players), "games": games, "won": won}


def _compared(tally: Tally, means: Means) -> list[dict[str, Any]]:
    return [
        {"what": _name(what)}
        | {"winners" if won else "others": mean._asdict() for won, mean in found.items()}
        for what, found in tally.compared(means).items()
    ]


def _use(tally: Tally, item: Noun, use: str) -> dict[str, Any]:
    users = tally.use(item, use)
    won: Estimate | None = users.share if users.seats else None
    return {
        "sides": users.seats,
        "times a game": users.rate,
        "won": won._asdict() if won else None,
        "expected": users.expected,
    }


def _share(count: float, total: int) -> dict[str, float]:
    return wilson(count, total)._asdict()


def _name(noun: Noun) -> str:
    return str(noun[1])
