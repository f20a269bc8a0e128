"""Notes: a seat reads what it wrote, and nobody else ever does."""

from __future__ import annotations

import pytest

from barricades.table.store import notes
from tests.table.club import browser, everything, open_game, sit
from tests.table.conftest import Player, create
from tests.table.playing import CROWD, GAME, MANY, SIDES

SECRET = "Tachanka <b>marches</b> & wins"


@pytest.fixture
def friends(app):
    """Two browsers at one game, and its id."""
    anna, bruno = browser(app), browser(app)
    id = open_game(anna)
    sit(bruno, id)
    return anna, bruno, id


def note(client, id, side, text):
    return client.post(f"/game/{id}/notes", data={"as": side, "text": text})


def test_its_owner_finds_a_note_again_and_may_change_it(friends):
    anna, _, id = friends
    page = note(anna, id, "red", f"{SECRET}\n second line")
    assert "Tachanka &lt;b&gt;marches&lt;/b&gt; &amp; wins\n second line" in page.text
    assert anna.get(f"/api/games/{id}/notes").json() == {"text": f"{SECRET}\n second line"}
    answer = anna.post(f"/api/games/{id}/notes", json={"text": "new"})
    assert answer.json() == {"text": "new"}
    assert note(anna, id, "red", "").status_code == 200
    assert anna.get(f"/api/games/{id}/notes").json() == {"text": ""}


def test_no_byte_tells_anybody_else_of_a_note(app, friends, rooms):
    anna, bruno, id = friends
    cara = browser(app)
    bruno.get("/")
    for over in (False, True):
        if over:
            room = rooms.room(id)
            room.resign("red", room.number)
        before = [everything(client, id) for client in (bruno, cara)]
        assert note(anna, id, "red", SECRET + str(over)).status_code == 200
        assert [everything(client, id) for client in (bruno, cara)] == before
        assert "Tachanka" in anna.get(f"/game/{id}").text
        assert not any(b"Tachanka" in body for found in before for _, body in found)


def test_nobody_reads_or_writes_for_another_side(client):
    made = create(client, GAME, red="friend", white="friend")
    red, white = (Player(client, made["id"], made["tokens"][side]) for side in SIDES)
    assert red.post("notes", text=SECRET).status_code == 200
    assert white.get("notes").json() == {"text": ""}
    for answer in (
        white.get("notes?side=red"),
        white.post("notes", text="x", side="red"),
        client.get(f"/api/games/{made['id']}/notes"),
        client.post(f"/api/games/{made['id']}/notes", json={"text": "x"}),
    ):
        assert answer.status_code == 403
    assert red.get("notes").json() == {"text": SECRET}


def test_two_at_one_screen_have_notes_of_their_own(app):
    client = browser(app)
    id = open_game(client, seats=dict.fromkeys(SIDES, "here"))
    assert client.get(f"/api/games/{id}/notes").json()["error"] == "wire-which-side"
    for side in SIDES:
        client.post(f"/api/games/{id}/notes", json={"text": f"I play {side}", "side": side})
    for side, other in (SIDES, SIDES[::-1]):
        page = client.get(f"/game/{id}?as={side}").text
        assert f"I play {side}" in page
        assert f"I play {other}" not in page
    assert "I play" not in client.get(f"/game/{id}").text  # the curtain is down


def test_whoever_has_left_the_table_leaves_the_notes(rooms, client):
    made = create(client, MANY, **dict.fromkeys(CROWD, "friend"))
    blue = Player(client, made["id"], made["tokens"]["blue"])
    blue.post("notes", text=SECRET)
    room = rooms.room(made["id"])
    room.resign("blue", room.number)
    assert blue.get("notes").status_code == 403


def test_a_note_has_its_bounds(client, rooms):
    made = create(client, GAME, red="friend", white="friend")
    red = Player(client, made["id"], made["tokens"]["red"])
    assert red.post("notes", text="x" * notes.LONGEST).status_code == 200
    answer = red.post("notes", text="x" * (notes.LONGEST + 1))
    assert (answer.status_code, answer.json()["error"]) == (422, "wire-note-too-long")
    assert len(red.get("notes").json()["text"]) == notes.LONGEST
    notes.write(rooms.store, made["id"], "red", "a\u0000b\ud800c\r\n\td")
    assert red.get("notes").json() == {"text": "abc\n\td"}
