"""The doctor: sound games are called so, and of others it is said what is wrong."""

from dataclasses import replace

import pytest

from barricades.play.entries import CHOICE, Entry
from barricades.table.store.rows import SeatRow
from barricades.words import LANGUAGES
from tests.table.playing import MANY, against_bots, friends, play_out
from tests.terminal.scripted import run


def test_sound_games_are_called_sound(rooms, data):
    ended = play_out(against_bots(rooms).room)
    friends(rooms)
    rooms.fork(ended, 30, "red", "random", "B")
    code, shown = run("doctor", "--data", str(data))
    assert code == 0
    assert shown.count("sound, ") == 3
    assert f"{ended.moments} choices" in shown
    assert "Games: 3. All are sound." in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_is_named(rooms, data, language):
    room = friends(rooms)
    seats = [SeatRow(side, None, "", True) for side in room.seats]
    rows = rooms.store.entries(room.id)
    swapped = [*rows[:2], rows[2]._replace(what=rows[3].what), rows[3]._replace(what=rows[2].what)]
    for id, kept, kept_rows in (
        ("illegal", room.row, [*rows, Entry(len(rows) + 1, CHOICE, "red", "nonsense")]),
        ("older", replace(room.row, version=0), [*rows[:3], Entry(4, CHOICE, "red", "x")]),
        ("dealt", room.row, [*swapped, *rows[4:]]),
        ("unended", replace(room.row, result={"reason": "track"}), rows),
    ):
        rooms.store.add(replace(kept, id=id), seats, kept_rows)
    code, shown = run("doctor", "--data", str(data), "--language", language)
    assert code == 1
    lines = {line.split()[0]: line for line in shown.splitlines()}
    for id in ("illegal", "older", "dealt", "unended"):
        assert not any(mark in lines[id] for mark in ("wire-", "terminal-", "Traceback", "sound,"))
    assert " 0" in lines["older"]
    assert "4" in shown.splitlines()[-1]


def test_an_unknown_game_does_not_stop_it(rooms, data):
    room = friends(rooms, MANY, ("red", "blue", "green", "yellow"))
    rooms.store.add(
        replace(room.row, id="strange", game="chess"), [SeatRow("red", None, "", True)], []
    )
    code, shown = run("doctor", "--data", str(data))
    assert code == 1
    assert "chess" in shown
    assert "sound, 0 choices" in shown


def test_it_makes_no_file(tmp_path, capsys):
    path = tmp_path / "nothing.sqlite"
    assert run("doctor", "--data", str(path)) == (2, "")
    assert str(path) in capsys.readouterr().err
    assert not path.exists()
