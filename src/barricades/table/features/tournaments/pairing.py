"""Pairing: who meets whom in a tournament, and on which side.

The players stand in a circle. A pattern says how far from the first the player of every side
stands. For each game the pattern is turned one place further, until it has come round. So every
pattern has everybody play every side once.

How often two players meet depends on how often their distance occurs between two sides of a
pattern. With two sides there is a pattern for every distance: all meet twice, once on either side.
With more sides there is one pattern, in which all distances occur as evenly as possible: all meet,
and no two meet more than once more often than any other two. That is possible as long as the
pattern has at least as many distances as the circle, which limits the number of players (the tests
try all numbers).
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations

MOST = 12  # players: with two sides that is 132 games

Pattern = tuple[int, ...]


def limit(sides: int) -> int:
    """The greatest number of players."""
    return MOST if sides == 2 else min(MOST, sides * (sides - 1) + 1)


def games(sides: int, players: int) -> int:
    """The number of games."""
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
    """All games: the players by their places in the circle, in the order of the sides."""
    return [
        tuple((turn + away) % players for away in pattern)
        for pattern in patterns(sides, players)
        for turn in range(players)
    ]
