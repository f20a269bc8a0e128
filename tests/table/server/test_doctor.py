"""The doctor: sound games are called so, and of others it is said what is wrong."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import text as sql

from barricades.play.entries import CHOICE, Entry
from barricades.table.store.database import writing
from barricades.table.store.rows import SeatRow
from barricades.table.store.tokens import hashed
from barricades.words import LANGUAGES
from tests.table.playing import GAME, MANY, act, against_bots, friends, play_out
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


BROKEN = {  # by what is wrong: the table, the field, what is written there instead
    "no json": ("moves", "what", "{"),
    "another choice": ("moves", "what", '"nonsense"'),
    "something else": ("moves", "what", "{}"),
    "no time": ("moves", "made", "yesterday"),
    "no result": ("games", "result", "{"),
    "no options": ("games", "options", "{"),
    "other options": ("games", "options", "[1]"),
}


def broken(rooms, what):
    """A game of twelve choices and more, of which something was broken; and whose it is."""
    room, rng = rooms.create(GAME, {}, {"red": "me", "white": "here"}, "B").room, Random(0)
    while room.moments < 12:
        act(room, rng)
    table, field, text = BROKEN[what]
    row = f"game = '{room.id}' AND number = 10" if table == "moves" else f"id = '{room.id}'"
    with writing(rooms.store.engine) as db:
        db.execute(sql(f"UPDATE {table} SET {field} = :text WHERE {row}"), {"text": text})
    rooms._open.clear()
    return room


@pytest.mark.parametrize("what", BROKEN)
def test_whatever_is_broken_it_goes_on_and_the_table_says_so(rooms, client, data, what):
    if not isinstance(data, Path):
        pytest.skip("PostgreSQL takes nothing that is broken so")
    room, sound = broken(rooms, what), friends(rooms)
    code, shown = run("doctor", "--data", str(data))
    assert code == 1
    assert "Traceback" not in shown
    ill, well = (next(x for x in shown.splitlines() if x.startswith(r.id)) for r in (room, sound))
    assert "sound, " in well
    if "options" not in what:
        assert BROKEN[what][1] in ill
    if BROKEN[what][0] == "moves":
        assert "row 10" in ill
    for path in (f"/game/{room.id}", f"/api/games/{room.id}"):
        answer = client.get(path)
        assert answer.status_code in (422, 503)
        assert "options" in what or "damaged" in answer.text
    assert [one.id for one in rooms.mine("B")] == [room.id]
    assert client.get("/").status_code == 200


@pytest.mark.parametrize("what", BROKEN)
def test_it_is_set_back_to_its_last_sound_position(rooms, data, what):
    if not isinstance(data, Path):
        pytest.skip("PostgreSQL takes nothing that is broken so")
    room = broken(rooms, what)
    code, shown = run("doctor", "--data", str(data), "--mend")
    assert code == 1
    if "options" in what:
        assert "cannot be set back" in shown
        return
    number = 9 if BROKEN[what][0] == "moves" else room.number
    (file,) = data.parent.glob("*.cut.json")
    assert [row.get("number") for row in json.loads(file.read_text("utf-8"))] == [
        None,
        *map(str, range(number + 1, room.number + 1)),
    ]
    assert run("doctor", "--data", str(data))[0] == 0
    again = rooms.room(room.id)
    assert again.number >= number
    act(again, Random(1))


ODD: dict[
    str, list[object]
] = {  # by column: what SQLite stores there, though it is of another kind
    "games.options": ["1", "[1]", "{", "[" * 3000],
    "games.secret": ["text", 7],
    "games.commitment": [b"\xff", 7],
    "games.clock": ["[1]", '{"days": "x"}', '{"days": -1}'],
    "games.created": ["yesterday", 7],
    "games.standing": ["[1]", '{"since": 1}', "{"],
    "games.result": ["[1]", '{"ranking": 1}', "{}"],
    "games.views": ["[1]", "[" * 3000],
    "games.game": ["chess", b"\xff"],
    "seats.side": ["green", b"\xff"],
    "holders.side": ["green"],
    "moves.who": [b"\xff", "nobody"],
    "moves.what": ['"\\ud800"', b"\xff"],
    "moves.number": [-1, "x"],
}


@pytest.mark.parametrize(
    ("column", "value"), [(column, value) for column, values in ODD.items() for value in values]
)
def test_nothing_that_stands_in_a_row_breaks_the_table_or_the_doctor(
    rooms, client, data, column, value
):
    if not isinstance(data, Path):
        pytest.skip("PostgreSQL takes nothing that is broken so")
    client.cookies.set("barricades", "cookie")
    room = rooms.create(GAME, {}, {"red": "me", "white": "here"}, hashed("cookie")).room
    sound, rng = friends(rooms), Random(0)
    while room.moments < 12:
        act(room, rng)
    table, _, field = column.partition(".")
    row = {"games": "id = :id", "moves": "game = :id AND number = 10", "seats": "game = :id"}
    one = "" if table in ("games", "moves") else " AND side = 'red'"
    with rooms.store.engine.connect() as db:
        db.execute(sql("PRAGMA foreign_keys = OFF"))
        db.execute(
            sql(f"UPDATE {table} SET {field} = :value WHERE {row.get(table, row['seats'])}{one}"),
            {"value": value, "id": room.id},
        )
        db.execute(sql("PRAGMA foreign_keys = ON"))
    rooms._open.clear()
    for path in (f"/game/{room.id}", f"/api/games/{room.id}", f"/game/{room.id}/replay"):
        assert client.get(path).status_code in (200, 422, 503)
        assert "damaged" in client.get(path).text or client.get(path).status_code != 503
    for path in ("/", "/api/mine", f"/game/{sound.id}"):
        assert client.get(path).status_code == 200
    for mends in ((), ("--mend",), ()):
        shown = run("doctor", "--data", str(data), *mends)[1]
        assert f"{sound.id}  " in shown
        assert "Traceback" not in shown


def test_a_text_that_the_disk_has_damaged_is_named(rooms, client, data):
    if not isinstance(data, Path):
        pytest.skip("PostgreSQL takes nothing that is broken so")
    room, rng = rooms.create(GAME, {}, {"red": "me", "white": "here"}, "B").room, Random(0)
    while room.moments < 12:
        act(room, rng)
    with writing(rooms.store.engine) as db:
        db.execute(sql("UPDATE moves SET what = CAST(x'22ff22' AS TEXT) WHERE number = 10"))
    rooms._open.clear()
    answer = client.get(f"/api/games/{room.id}")
    assert (answer.status_code, answer.json()["error"]) == (503, "wire-damaged")
    assert "row 10" in answer.json()["text"]
    assert "set back to row 9" in run("doctor", "--data", str(data), "--mend")[1]


def test_what_cannot_be_kept_is_not_cut_off(rooms, data, monkeypatch):
    if not isinstance(data, Path):
        pytest.skip("PostgreSQL takes nothing that is broken so")
    room = broken(rooms, "no json")
    (data.parent / f"{room.id}-9.cut.json").touch()
    before = data.read_bytes()
    shown = run("doctor", "--data", str(data), "--mend")[1]
    assert "cannot be set back: " in shown
    assert "9.cut.json" in shown
    assert data.read_bytes() == before


def test_bytes_instead_of_a_games_name_do_not_stop_it(rooms, client, data):
    if not isinstance(data, Path):
        pytest.skip("PostgreSQL takes nothing that is broken so")
    room = friends(rooms)
    with writing(rooms.store.engine) as db:
        db.execute(sql("UPDATE games SET game = :bytes"), {"bytes": b"\xff\xfe"})
    rooms._open.clear()
    code, shown = run("doctor", "--data", str(data))
    assert (code, "game" in shown) == (1, True)
    assert "cannot be set back" in run("doctor", "--data", str(data), "--mend")[1]
    answer = client.get(f"/api/games/{room.id}")
    assert (answer.status_code, answer.json()["error"]) == (503, "wire-damaged")


def test_clocks_stand_in_a_game_that_was_set_back(rooms, data):
    if not isinstance(data, Path):
        pytest.skip("PostgreSQL takes nothing that is broken so")
    terms = {"red": "me", "white": "here"}
    room, rng = rooms.create(GAME, {}, terms, "B", clock={"days": 1}).room, Random(0)
    while room.moments < 12:
        act(room, rng)
    with writing(rooms.store.engine) as db:
        db.execute(sql("UPDATE moves SET what = '{' WHERE number = :last"), {"last": room.number})
    rooms._open.clear()
    run("doctor", "--data", str(data), "--mend")
    again = rooms.room(room.id)
    assert again.dial.paused
    assert again.resume("red", again.number, held=("red", "white"))


def test_it_makes_no_file(tmp_path, capsys):
    path = tmp_path / "nothing.sqlite"
    assert run("doctor", "--data", str(path)) == (2, "")
    assert str(path) in capsys.readouterr().err
    assert not path.exists()
