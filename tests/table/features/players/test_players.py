"""Players: a name in the club is one person's alone, and is shown as text."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import pytest

from barricades.core import Refused
from barricades.table.store import players
from tests.table.club import browser, member, open_game, sit
from tests.table.conftest import Player, create
from tests.table.playing import GAME, MANY

SCRIPT = "<script>alert(1)</script>"


def claim(client, name):
    return client.post("/api/me", json={"name": name})


def test_a_browser_takes_a_name_and_keeps_it(app):
    anna = browser(app)
    assert anna.get("/api/me").json() == {"name": None}
    assert claim(anna, "  Anna  K. ").json() == {"name": "Anna K."}
    answer = claim(anna, "Bella")
    assert (answer.status_code, answer.json()["error"]) == (422, "wire-has-name")
    assert anna.get("/api/me").json() == {"name": "Anna K."}


@pytest.mark.parametrize("name", ["Straße", "STRASSE", "straße", "strasse", "Ｓtraße"])
def test_a_name_is_taken_whatever_its_capitals(app, name):
    member(app, "Strasse")
    answer = claim(browser(app), name)
    assert (answer.status_code, answer.json()["error"]) == (422, "wire-name-taken")


@pytest.mark.parametrize(
    ("first", "second", "error"),
    [
        ("Anna", "\u0410nna", "wire-mixed-name"),  # a Cyrillic capital
        ("Anna", "Ann\u0430", "wire-mixed-name"),
        ("Anna", "\u0391nna", "wire-mixed-name"),  # a Greek one
        ("Coco", "\u0441\u043e\u0441\u043e", "wire-name-taken"),  # all of it Cyrillic
        ("\u0421\u043e\u0441\u043e", "Coco", "wire-name-taken"),
        ("Tom", "\u0422\u041e\u041c", "wire-name-taken"),
        ("Anna", "\ua4ee\ua4e0\ua4e0\ua4ee", "wire-name-taken"),  # Lisu
        ("DEB", "\u13a0\u13ac\u13f4", "wire-name-taken"),  # Cherokee
        ("Anna", "A\u0274\u0274\u0251", "wire-name-taken"),  # small capitals
        ("Anna", "Anna\ufe0f", "wire-name-taken"),  # and something that is not seen
        ("Anna", "\u2800Anna", "wire-name-taken"),
        ("Anna", "Anna\u3164", "wire-name-taken"),
        ("Ivan", "lvan", "wire-name-like"),  # the same strokes
        ("Toml", "Tom1", "wire-name-like"),
        ("Otto", "0tto", "wire-name-like"),
        ("Marnie", "Mamie", "wire-name-like"),
    ],
)
def test_a_name_that_looks_like_anothers_cannot_be_taken(app, first, second, error):
    member(app, first)
    answer = claim(browser(app), second)
    assert (answer.status_code, answer.json()["error"]) == (422, error)
    guest = browser(app).post("/api/games", json={"game": GAME, "name": second})
    assert guest.json()["error"] == error


@pytest.mark.parametrize(
    "name", ["Анна", "Άννα", "さくら 花子", "이순신", "Łukasz Ünal", "Ana-María 2"]
)
def test_a_name_may_be_of_any_script(app, name):
    assert claim(browser(app), name).json() == {"name": name}


def test_names_that_differ_at_sight_can_both_be_taken(app):
    for name in ("Ali", "All", "Lia", "Ila", "ivan", "Lvan"):
        assert claim(browser(app), name).status_code == 200


def test_a_letter_has_few_marks(app):
    answer = claim(browser(app), "Z" + "\u0334\u0317" * 15 + "oe\u0302\u0301")
    assert answer.json() == {"name": "Z\u0334\u0317\u0334oe\u0302\u0301"}


@pytest.mark.parametrize("name", ["", "x", "  ", "!?", "\u202e\u200b", "\u3164\u3164\uffa0"])
def test_what_is_no_name_cannot_be_taken(app, name):
    answer = claim(browser(app), name)
    assert (answer.status_code, answer.json()["error"]) == (422, "wire-bad-name")


@pytest.mark.parametrize("name", ["greedy", "Random"])
def test_nobody_is_called_like_a_bot(app, name):
    assert claim(browser(app), name).json()["error"] == "wire-name-taken"


def test_of_many_who_want_a_name_at_once_one_has_it(app):
    guests = [browser(app) for _ in range(8)]
    with ThreadPoolExecutor(8) as pool:
        answers = [*pool.map(lambda guest: claim(guest, "Rosa").status_code, guests)]
    assert Counter(answers) == {200: 1, 422: 7}


def test_the_name_stands_at_every_seat_and_leads_to_its_page(app):
    anna, bruno = member(app, "Anna"), member(app, "Bruno/2 %")
    id = open_game(anna, name="Somebody else")
    sit(bruno, id, name="Somebody else")
    seats = anna.get(f"/api/games/{id}").json()["seats"]
    assert [(s["name"], s["named"]) for s in seats] == [("Anna", True), ("Bruno/2 %", True)]
    page = anna.get(f"/game/{id}").text
    assert 'href="/player/Bruno%2F2%20%25"' in page
    for address in ("/player/Bruno%2F2%20%25", "/player/bruno/2%20%25"):
        assert "No rated game yet." in anna.get(address).text
    assert anna.get("/player/Nobody").status_code == 404
    assert anna.get("/bot/greedy%209.9").status_code == 404


def test_no_stranger_borrows_a_name(app, client, rooms):
    member(app, "Rosa")
    made = create(client, GAME, red="friend", white="friend")
    red = Player(client, made["id"], made["tokens"]["red"])
    assert red.post("rename", name="rosa").json()["error"] == "wire-name-taken"
    assert red.post("rename", name="Rosa L.").status_code == 200
    stranger = browser(app)
    body = {"game": GAME, "seats": {"red": "me"}, "name": "ROSA"}
    assert stranger.post("/api/games", json=body).json()["error"] == "wire-name-taken"
    id = open_game(browser(app))
    assert sit(stranger, id, name="Rosa").json()["error"] == "wire-name-taken"
    assert sit(stranger, id, name="Rosalie").status_code == 200


def test_who_has_a_name_is_not_called_otherwise(app):
    anna = member(app, "Anna")
    id = open_game(anna)
    answer = anna.post(f"/api/games/{id}/rename", json={"name": "Bella"})
    assert answer.json()["error"] == "wire-has-name"


def test_several_at_one_screen_have_one_name_at_most(app):
    anna = member(app, "Anna")
    id = open_game(anna, seats={"red": "me", "white": "here"})
    seats = anna.get(f"/api/games/{id}").json()["seats"]
    assert [seat["name"] for seat in seats] == ["Anna", ""]


def test_a_script_for_a_name_is_shown_as_text(app, rooms):
    evil, bruno = member(app, SCRIPT), member(app, "Bruno")
    id = open_game(evil, rated=True)
    sit(bruno, id)
    bruno.post(f"/game/{id}/chat", data={"as": "white", "text": "Hello"})
    pages = [evil.get("/"), evil.get("/name"), bruno.get(f"/game/{id}"), evil.get(f"/new/{GAME}")]
    room = rooms.room(id)
    room.resign("red", room.number)
    open_game(evil)
    pages += [bruno.get(path) for path in ("/", f"/game/{id}", "/ratings", "/player/Bruno")]
    pages.append(bruno.get("/player/%3Cscript%3Ealert%281%29%3C%2Fscript%3E"))
    for page in pages:
        assert page.status_code == 200
        assert SCRIPT not in page.text
        assert "&lt;script&gt;" in page.text


# By hand


def test_on_its_page_a_name_is_taken_and_one_comes_back(app):
    anna = browser(app)
    member(app, "Bruno")
    page = anna.post("/name", data={"name": "Bruno", "back": "/ratings"})
    assert page.status_code == 422
    assert "The name “Bruno” is taken." in page.text
    page = anna.post("/name", data={"name": "Anna", "back": "/ratings"})
    assert page.url.path == "/ratings"
    assert "The club knows you as Anna." in anna.get("/name").text
    assert "You are Anna." in anna.get("/").text
    assert "You play as Anna." in anna.get(f"/new/{GAME}").text


@pytest.mark.parametrize("back", ["//evil.example", "https://evil.example", "/\\evil.example"])
def test_nobody_is_led_away(app, back):
    answer = browser(app).post("/name", data={"name": "Anna", "back": back}, follow_redirects=False)
    assert answer.headers["location"] == "/"


# Bots


def test_a_bot_is_a_player_by_name_and_version(rooms, monkeypatch):
    engine = rooms.store.engine
    first = players.ensure_bot(engine, "greedy")
    assert players.ensure_bot(engine, "greedy") == first
    monkeypatch.setattr(players, "__version__", "9.9")
    second = players.ensure_bot(engine, "greedy")
    assert second != first
    found = players.bot_by_name(engine, "greedy 9.9")
    assert found == (second, "greedy 9.9", "greedy")
    assert players.ensure_bot(engine, "Rosa") == players.ensure_bot(engine, "Rosa")


def test_where_a_bot_sits_no_name_is_shown_as_somebodys(app, rooms):
    """Neither in a rated game, where bots are players, nor where somebody has left the table."""
    anna, bruno = member(app, "Anna"), member(app, "Bruno")
    rated = open_game(anna, seats={"red": "me", "white": "random"}, rated=True)
    seats = {"red": "me", "blue": "anybody", "green": "here"}
    left = open_game(anna, MANY, seats=seats, options={"players": 3})
    assert sit(bruno, left, "blue").status_code == 200
    room = rooms.room(left)
    room.resign("blue", room.number)
    for id in (rated, left):
        named = [seat["named"] for seat in anna.get(f"/api/games/{id}").json()["seats"]]
        assert named == [True] + [False] * (len(named) - 1)
    assert "/player/Bruno" not in anna.get(f"/game/{left}").text


def test_a_bot_from_elsewhere_may_be_called_like_a_person(rooms):
    engine = rooms.store.engine
    person = players.claim(engine, "her browser", "Rosa")
    bot = players.ensure_bot(engine, "Rosa")
    assert players.by_id(engine, bot) == (bot, "Rosa", "Rosa")
    assert bot != person.id
    assert players.by_name(engine, "Rosa") == person
    with pytest.raises(Refused, match="wire-name-taken"):
        players.claim(engine, "another", "rosa")
