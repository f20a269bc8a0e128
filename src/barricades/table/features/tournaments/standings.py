"""Standings: what the results of a tournament's games come to.

For every rival whom a player leaves behind in a game there is a point, for one who comes level half
a point; of two sides the winner has 1, and both have ½ if it is drawn. Of players with as many
points those are ahead who have more of them from games against one another; then who has won more
games alone; then who has the better Sonneborn-Berger score: the points of every rival who was left
behind, and half of those of one who was level. Whoever is equal in all this shares the place.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from ...store.tournaments import Played

QUARTERS = ("", "¼", "½", "¾")


class Met(NamedTuple):
    """What a player has against a rival, in one game."""

    game: str
    side: str
    alone: bool  # whether nobody else was there
    score: float | None  # None if the game does not count, or not yet


class Standing(NamedTuple):
    """A line of the table."""

    who: str
    place: int
    points: float
    direct: float  # points against those who have as many
    wins: int
    berger: float
    played: int
    met: Mapping[str, Sequence[Met]]  # by rival


def standings(who: Iterable[str], games: Sequence[Played]) -> list[Standing]:
    """The table, the best first; those who share a place in the order in which they came."""
    met = {one: _met(one, games) for one in who}
    points = {one: sum(score for _, score in _scores(rivals)) for one, rivals in met.items()}
    found = []
    for one, rivals in met.items():
        scores, own = [*_scores(rivals)], [game for game in games if one in game.seated.values()]
        standing = Standing(
            who=one,
            place=0,
            points=points[one],
            direct=sum(score for rival, score in scores if points[rival] == points[one]),
            wins=sum(_won(one, game) for game in own),
            berger=sum(score * points[rival] for rival, score in scores),
            played=sum(game.ranks is not None for game in own),
            met=rivals,
        )
        found.append(standing)
    return [*_placed(sorted(found, key=_merit, reverse=True))]


def _merit(standing: Standing) -> tuple[float, ...]:
    return standing.points, standing.direct, standing.wins, standing.berger


def _placed(ordered: Iterable[Standing]) -> Iterable[Standing]:
    place = 1
    for _, level in groupby(ordered, _merit):
        sharing = [standing._replace(place=place) for standing in level]
        yield from sharing
        place += len(sharing)


def _met(who: str, games: Iterable[Played]) -> dict[str, list[Met]]:
    """By rival: all games with them."""
    found: dict[str, list[Met]] = {}
    for game in games:
        side = next((side for side, sitter in game.seated.items() if sitter == who), None)
        for other, rival in game.seated.items():
            if side and other != side:
                score = None if game.ranks is None else game.score(side, other)
                found.setdefault(rival, []).append(Met(game.id, side, len(game.seated) == 2, score))
    return found


def _scores(met: Mapping[str, Iterable[Met]]) -> Iterable[tuple[str, float]]:
    """Pairs of a rival and what was scored against them."""
    return ((rival, m.score) for rival, ms in met.items() for m in ms if m.score is not None)


def _won(who: str, game: Played) -> bool:
    """Whether somebody was ahead of all others."""
    if game.ranks is None:
        return False
    first = min(game.ranks.values())
    winners = [game.seated[side] for side, rank in game.ranks.items() if rank == first]
    return winners == [who]


def figure(number: float) -> str:
    """A number of quarters, as it is written in any language."""
    whole, quarters = divmod(round(number * 4), 4)
    return f"{whole or ('' if quarters else 0)}{QUARTERS[quarters]}"
