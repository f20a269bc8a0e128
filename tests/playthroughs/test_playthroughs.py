"""The golden games: replayed from their own choices, they are told again word for word."""

import re
from itertools import zip_longest

import pytest

from barricades.games import NAMES, load
from tests.playthroughs.make import endings, random_game
from tests.playthroughs.tell import HERE, events, tell, untell

FILES = sorted(HERE.glob("*/*.txt"))


@pytest.mark.parametrize("path", FILES, ids=[f"{path.parent.name}/{path.stem}" for path in FILES])
def test_a_golden_game_is_told_as_before(path):
    golden = path.read_text("utf-8")
    told = tell(*untell(golden))
    for number, (now, before) in enumerate(zip_longest(told.split("\n"), golden.split("\n")), 1):
        assert now == before, f"line {number}"


@pytest.mark.parametrize("name", NAMES)
def test_there_is_a_golden_game_for_every_ending(name):
    home = endings(name)
    for title, options, reason, winner in home.ENDINGS:
        golden = (HERE / name / f"{title}.txt").read_text("utf-8")
        best, *_ = re.split(" > |;", golden.splitlines()[-1])
        assert best == f"outcome {reason}: {winner}"
        assert untell(golden)[1] in options
        assert getattr(home, "SHOWS", {}).get(title, bool)(events(golden))
    assert {path.stem for path in FILES if path.parent.name == name} == {
        title for title, *_ in home.ENDINGS
    }


@pytest.mark.parametrize("name", NAMES)
def test_every_way_a_game_can_end_is_among_them(name):
    """Over many random games no other ending is met."""
    home = endings(name)
    known = {reason for _, _, reason, _ in home.ENDINGS}
    played = [options[0] for _, options, *_ in home.ENDINGS]
    for at, options in enumerate(played):
        for seed in range(0 if options in played[:at] else 30):
            assert random_game(load(name), options, seed)[0][0] in known
