"""Pairing: who meets whom in a tournament, and on which side.

The players stand in a circle. A pattern says how many places from the first the player of every
side stands; game by game the pattern is turned one place further, until it is back. So on the way
round everybody has sat on every side once, whatever the pattern is: by a pattern everybody plays
each side equally often.

Two players meet as often as their distance on the circle lies between two sides of a pattern. With
two sides there is a pattern for every distance: all meet twice, each once on either side. With more
sides there is one pattern, that in which all distances lie as evenly as can be: all meet, and no
two players more than once more often than any other two. That is possible as long as the pattern
has as many distances as the circle, which sets the limit of a tournament (the tests try them all).
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations

MOST = 12  # players: with two sides that is 132 games

Pattern = tuple[int, ...]


def limit(sides: int) -> int:
    """So many players a tournament may have."""
    return MOST if sides == 2 else min(MOST, sides * (sides - 1) + 1)


def games(sides: int, players: int) -> int:
    """So many games are played."""
    return players * len(patterns(sides, players))


def patterns(sides: int, players: int) -> list[Pattern]:
    """The patterns that are turned round the circle."""
    every = [(0, *others) for others in combinations(range(1, players), sides - 1)]
    return every if sides == 2 else [min(every, key=lambda one: _unevenness(one, players))]


def _unevenness(pattern: Pattern, players: int) -> int:
    """How much oftener some meet than others."""
    met = Counter((one - other) % players for one, other in permutations(pattern, 2))
    often = [met[distance] for distance in range(1, players)]
    return max(often) - min(often)


def schedule(sides: int, players: int) -> list[tuple[int, ...]]:
    """All games: each names its players, by their places on the circle, in the order of sides."""
    return [
        tuple((turn + away) % players for away in pattern)
        for pattern in patterns(sides, players)
        for turn in range(players)
    ]
