"""Standings: points, and who comes first of those who have as many."""

from __future__ import annotations

import pytest

from barricades.table.features.tournaments.standings import figure, standings
from barricades.table.store.tournaments import PlayedGame


def duel(winner, loser, *, drawn=False):
    return PlayedGame("", {"red": winner, "white": loser}, {"red": 0, "white": 0 if drawn else 1})


def table(who, *games):
    return [(line.place, line.who, line.points) for line in standings(who, games)]


def merits(who, *games):
    return {s.who: (s.points, s.direct, s.wins, s.berger) for s in standings(who, games)}


def test_a_win_is_one_point_and_a_draw_half_a_point():
    games = duel("A", "B"), duel("A", "C", drawn=True), duel("C", "B"), duel("C", "B")
    assert table("ABC", *games) == [(1, "C", 2.5), (2, "A", 1.5), (3, "B", 0)]


def test_those_who_are_equal_in_all_share_the_place():
    games = duel("A", "B", drawn=True), duel("A", "C"), duel("B", "C")
    assert table("CBA", *games) == [(1, "B", 1.5), (1, "A", 1.5), (3, "C", 0)]


def test_what_is_not_over_counts_for_nobody():
    waits = PlayedGame("", {"red": "A", "white": "B"}, None)
    assert table("AB", waits) == [(1, "A", 0), (1, "B", 0)]
    (first, second) = standings("AB", [waits, duel("B", "A")])
    assert (first.who, first.played, second.played) == ("B", 1, 1)
    assert [met.score for met in first.met["A"]] == [None, 1]


def test_first_comes_who_is_better_against_those_with_as_many_points():
    games = [duel(*pair) for pair in ("BA", "AC", "AD", "BC", "CD", "DB")]
    games.append(duel("D", "C", drawn=True))
    found = merits("ABCD", *games)
    assert (found["A"][:2], found["B"][:2]) == ((2, 0), (2, 1))
    assert [line[1] for line in table("ABCD", *games)][:2] == ["B", "A"]


def test_then_who_has_won_more_games():
    games = [duel("A", "C"), duel("D", "A")]
    games += [duel("B", "C", drawn=True), duel("B", "D", drawn=True)]
    found = merits("BACD", *games)
    assert (found["A"][:3], found["B"][:3]) == ((1, 0, 1), (1, 0, 0))
    order = [line[1] for line in table("BACD", *games)]
    assert order.index("A") < order.index("B")


def test_then_whose_rivals_have_more_points():
    games = duel("A", "C"), duel("B", "D"), duel("C", "D"), duel("C", "E"), duel("E", "D")
    found = merits("BAECD", *games)
    assert (found["A"], found["B"]) == ((1, 0, 1, 2), (1, 0, 1, 0))
    order = [line[1] for line in table("BAECD", *games)]
    assert order.index("A") < order.index("B")


def test_of_many_sides_there_is_a_point_for_every_rival_left_behind():
    seated = dict(zip(("red", "blue", "green", "yellow"), "ABCD", strict=True))
    game = PlayedGame("", seated, {"red": 0, "blue": 1, "green": 1, "yellow": 2})
    assert table("ABCD", game) == [(1, "A", 3), (2, "B", 1.5), (2, "C", 1.5), (4, "D", 0)]
    assert [line.wins for line in standings("ABCD", [game])] == [1, 0, 0, 0]
    both = PlayedGame("", seated, {"red": 0, "blue": 0, "green": 1, "yellow": 2})
    assert [line.wins for line in standings("ABCD", [both])] == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("number", "told"),
    [(0, "0"), (0.5, "½"), (1, "1"), (2.25, "2¼"), (10.75, "10¾"), (0.25, "¼")],
)
def test_numbers_are_written_alike_in_all_languages(number, told):
    assert figure(number) == told
