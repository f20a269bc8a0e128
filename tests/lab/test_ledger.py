"""A ledger: cut off anywhere, the games before that are there, and more can come."""

from functools import cache

import pytest

from barricades.bots.match import Match, Played, play
from barricades.command_line import BadUsage
from barricades.core import BadRecord
from barricades.lab import ledger
from barricades.lab.ledger import Ledger, dumps, read

NAMES = ("games.jsonl", "games.jsonl.zst")


@cache
def games() -> list[tuple[int, Played]]:
    bots = {"red": "random", "white": "random"}
    good = [play(Match("dual-powers", {}, bots, bytes([n]))) for n in range(3)]
    bad = play(Match("dual-powers", {}, {**bots, "white": "nobody"}, b""))
    return [*enumerate([*good, bad], 1)]


def fill(path, games, monkeypatch, patience):
    monkeypatch.setattr(ledger, "PATIENCE", patience)
    with Ledger(path) as book:
        for number, played in games:
            book.add(number, played)


def held(path):
    return [*map(read, Ledger(path).lines())]


def test_a_line_tells_all_of_a_game():
    for number, played in games():
        line = dumps(number, played)
        assert "\n" not in line
        assert read(line) == (number, played)


def test_a_line_that_tells_not_enough_is_refused():
    number, played = games()[0]
    with pytest.raises(BadRecord, match="outcome"):
        read(dumps(number, played).replace('"outcome":', '"income":'))
    with pytest.raises(BadRecord):
        read("nonsense")


@pytest.mark.parametrize("patience", [-1, 1000])  # a frame for every game, and one for all
@pytest.mark.parametrize("name", NAMES)
def test_games_can_be_added_at_any_time(tmp_path, monkeypatch, name, patience):
    path = tmp_path / name
    assert held(path) == []
    fill(path, games()[:2], monkeypatch, patience)
    fill(path, games()[2:], monkeypatch, patience)
    fill(path, [], monkeypatch, patience)
    assert held(path) == games()


@pytest.mark.parametrize("name", NAMES)
def test_wherever_it_is_cut_off_whole_games_stay_and_the_rest_can_be_added(
    tmp_path, monkeypatch, name
):
    path = tmp_path / name
    fill(path, games(), monkeypatch, -1)
    whole = path.read_bytes()
    for cut in range(0, len(whole), 97):
        path.write_bytes(whole[:cut])
        left = held(path)
        assert left == games()[: len(left)]
        fill(path, games()[len(left) :], monkeypatch, -1)
        assert path.read_bytes() == whole


def test_small_reads_find_the_same_frames(tmp_path, monkeypatch):
    path = tmp_path / NAMES[1]
    fill(path, games(), monkeypatch, -1)
    monkeypatch.setattr(ledger, "CHUNK", 100)
    assert held(path) == games()


def test_a_file_that_is_not_what_its_name_says_is_refused_and_left_alone(tmp_path):
    path = tmp_path / "diary.zst"
    path.write_text("Dear diary")
    with pytest.raises(BadUsage), Ledger(path):
        pass
    assert path.read_text() == "Dear diary"
