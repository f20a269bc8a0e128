"""The arena's table: every seat counted once, wins shared, failures lost."""

from collections.abc import Mapping
from io import StringIO

import pytest
from rich.console import Console

from barricades.bots.match import Played
from barricades.core import Outcome, Record
from barricades.lab.arena import OPPOSITION, Score, remarks, table
from barricades.words import LANGUAGES, Words


def played(players: Mapping[str, str], *ranking: str) -> Played:
    """A game by its ranking: sides by their first letters, level ones together."""
    sides = {side[0]: side for side in (*players, "white")}
    levels = tuple(tuple(sides[letter] for letter in level) for level in ranking)
    record = Record(game="toy", version=1, options={}, players=players)
    return Played(record, Outcome("over", levels, {}))


def test_wins_by_bot_and_side():
    score = Score(["a", "b"])
    for first, second, winner in [("a", "b", "r"), ("b", "a", "w"), ("a", "b", "w")]:
        loser = "w" if winner == "r" else "r"
        score.add(played({"red": first, "white": second}, winner, loser))
    assert score.games == 3
    assert score.bots == ["a", "b"]
    assert score.share("a")[0] == 3
    assert score.share("a")[1].value == pytest.approx(2 / 3)
    assert score.share("a", "red")[1].value == 1 / 2
    assert score.share("a", "white")[1].value == 1
    assert score.beaten == {("a", "b"): 2, ("b", "a"): 1}


def test_a_draw_is_half_a_win():
    score = Score(["a", "b"])
    score.add(played({"red": "a", "white": "b"}, "rw"))
    assert [score.share(bot)[1].value for bot in "ab"] == [0.5, 0.5]
    assert score.beaten == {("a", "b"): 0.5, ("b", "a"): 0.5}


def test_among_many_a_shared_win_is_shared_and_copies_do_not_count_against_each_other():
    score = Score(["a", "b"])
    score.add(played({"red": "a", "blue": "b", "green": "b", "yellow": "b"}, "rb", "g", "y"))
    assert score.share("a") == (1, score.share("a")[1])
    assert score.share("a")[1].value == 0.5
    assert score.share("b")[0] == 3
    assert score.share("b")[1].value == pytest.approx(0.5 / 3)
    assert score.beaten[("a", "b")] == pytest.approx(2.5 / 3)  # it met three, in one game
    assert score.beaten[("b", "a")] == pytest.approx(0.5 / 3)


def test_a_bot_that_failed_has_lost_even_alone():
    score = Score(["a"])
    score.add(played({"red": "a"}, "w", "r"))
    score.add(played({"red": "a"}, "", "r"))
    assert score.share("a") == (2, score.share("a")[1])
    assert score.share("a")[1].value == 0
    assert score.share(OPPOSITION)[1].value == 1
    assert score.bots == ["a", OPPOSITION]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_has_the_strongest_first_and_fits_a_terminal(language):
    score, words = Score(["weak", "strong"]), Words(language, "revolution")
    for side in ("red", "blue", "green", "yellow"):
        players = {**dict.fromkeys(("red", "blue", "green", "yellow"), "weak"), side: "strong"}
        others = "".join(other[0] for other in players if other != side)
        score.add(played(players, side[0], others))
    paper = StringIO()
    Console(file=paper, width=80).print(table(score, words), *remarks(score, words))
    lines = [line for line in paper.getvalue().splitlines() if line.strip()]
    assert lines[2].split()[:2] == ["strong", "4"]
    assert lines[3].split()[:2] == ["weak", "12"]
    assert "25" in paper.getvalue()
