"""Standings: the places in a tournament, computed from its games.

A player scores a point for every rival whom they beat in a game, and half a point for one with the
same rank. Ties are broken by the points from games between those tied, then by games won outright,
then by the Sonneborn-Berger score: the points of all rivals that were beaten, and half the points
of those with the same rank. Players who are equal in everything share the place.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from ...store.tournaments import PlayedGame

QUARTERS = ("", "¼", "½", "¾")


class Met(NamedTuple):
    """A game against a rival, and the score."""

    game: str
    side: str
    alone: bool  # whether nobody else was there
    score: float | None  # None if the game does not count, or not yet


class Standing(NamedTuple):
    """A player in the standings."""

    who: str
    place: int
    points: float
    direct: float  # points against those who have as many
    wins: int
    berger: float
    played: int
    met: Mapping[str, Sequence[Met]]  # by rival


def standings(who: Iterable[str], games: Sequence[PlayedGame]) -> list[Standing]:
    """The standings, best first. Players who share a place are in the order of `who`."""
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


def _met(who: str, games: Iterable[PlayedGame]) -> dict[str, list[Met]]:
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


def _won(who: str, game: PlayedGame) -> bool:
    """Whether somebody was ahead of all others."""
    if game.ranks is None:
        return False
    first = min(game.ranks.values())
    winners = [game.seated[side] for side, rank in game.ranks.items() if rank == first]
    return winners == [who]


def figure(number: float) -> str:
    """A multiple of a quarter, as text."""
    whole, quarters = divmod(round(number * 4), 4)
    return f"{whole or ('' if quarters else 0)}{QUARTERS[quarters]}"
