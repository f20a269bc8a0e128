"""Ratings: published formulas, on figures worked out by hand."""

from math import isclose, log, sqrt
from random import Random

import pytest

from barricades.lab.rating import elo, mean, wilson


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [
        (0, 10, 0.0000, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (150, 200, 0.6857, 0.8049),
        (200, 200, 0.9812, 1.0000),
        (0, 0, 0, 1),
    ],
)
def test_wilson(won, games, low, high):
    found = wilson(won, games)
    assert (round(found.low, 4), round(found.high, 4)) == (low, high)
    assert not games or found.value == won / games


def test_the_interval_holds_the_truth_in_19_of_20_cases():
    rng, games = Random(1), 200
    shares = [wilson(sum(rng.random() < 0.8 for _ in range(games)), games) for _ in range(2000)]
    assert 0.935 < sum(share.low <= 0.8 <= share.high for share in shares) / 2000 < 0.965


def test_a_mean():
    value, low, high = mean(total=12, squares=44, games=4)  # 1, 3, 3, 5
    assert value == 3
    assert isclose(high - value, 1.96 * sqrt(8 / 3 / 4), rel_tol=1e-4)
    assert isclose(value - low, high - value)


def test_of_two_the_better_is_ahead_by_its_odds():
    rating = elo(["a", "b"], {("a", "b"): 1500, ("b", "a"): 500})
    assert rating["b"] == (0, 0, 0)
    assert isclose(rating["a"].value, 400 * log(1500.5 / 500.5, 10))
    error = 1.96 * 400 / log(10) / sqrt(2000 * 0.75 * 0.25)
    assert isclose(rating["a"].high - rating["a"].value, error, rel_tol=1e-2)
    assert isclose(rating["a"].value - rating["a"].low, error, rel_tol=1e-2)


def test_odds_multiply_along_a_chain():
    won = {("a", "b"): 3e6, ("b", "a"): 1e6, ("b", "c"): 3e6, ("c", "b"): 1e6}
    rating = elo(["a", "b", "c"], won)
    assert isclose(rating["b"].value, 400 * log(3, 10), rel_tol=1e-4)
    assert isclose(rating["a"].value, 800 * log(3, 10), rel_tol=1e-4)
    assert rating["a"].high - rating["a"].low > rating["b"].high - rating["b"].low


def test_who_never_loses_is_not_infinitely_strong():
    rating = elo(["a", "b"], {("a", "b"): 200})
    assert 500 < rating["a"].low < rating["a"].value < rating["a"].high < 2000
