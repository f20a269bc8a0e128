"""Pairing: everybody plays each side equally often, and meets everybody about equally often."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations

import pytest

from barricades.table.features.tournaments.pairing import games, limit, schedule

ALL = [(sides, n) for sides in (2, 3, 4) for n in range(sides, limit(sides) + 1)]


def test_a_tournament_is_bounded():
    assert [limit(sides) for sides in (2, 3, 4)] == [12, 7, 12]
    assert max(games(*one) for one in ALL) == 132


@pytest.mark.parametrize(("sides", "players"), ALL)
def test_everybody_plays_each_side_equally_often(sides, players):
    made = schedule(sides, players)
    assert len(made) == games(sides, players)
    assert all(len({*seated}) == sides for seated in made)
    often = Counter((place, side) for seated in made for side, place in enumerate(seated))
    assert often.keys() == {(place, side) for place in range(players) for side in range(sides)}
    assert {*often.values()} == {players - 1 if sides == 2 else 1}


@pytest.mark.parametrize(("sides", "players"), ALL)
def test_everybody_meets_everybody_about_equally_often(sides, players):
    met = Counter(
        frozenset(pair) for seated in schedule(sides, players) for pair in combinations(seated, 2)
    )
    often = [met[frozenset(pair)] for pair in combinations(range(players), 2)]
    assert min(often) >= 1
    assert max(often) - min(often) <= 1


@pytest.mark.parametrize("players", range(2, 13))
def test_of_two_sides_every_pair_plays_twice_with_sides_swapped(players):
    assert Counter(schedule(2, players)) == Counter(permutations(range(players), 2))
