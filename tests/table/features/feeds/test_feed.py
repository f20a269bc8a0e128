"""Feeds: where it is my turn, told at a secret address that can be made void."""

from random import Random
from xml.etree.ElementTree import fromstring

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import select

from barricades.table.store.schema import feeds
from tests.table.frozen import Frozen
from tests.table.playing import GAME, SIDES, act

ATOM = "{http://www.w3.org/2005/Atom}"
HOME = {"sec-fetch-site": "same-origin"}


@pytest.fixture
def time(monkeypatch):
    return Frozen(monkeypatch)


@pytest.fixture
def address(client, time):
    """The address of a new feed, of a browser that plays red against a friend."""
    form = {"seat-red": "me", "seat-white": "friend"}
    client.post(f"/new/{GAME}", data=form, headers=HOME)
    return made(client)


def made(client):
    page = client.post("/feed", headers=HOME).text
    return page.partition("http://testserver/feed/")[2].partition('"')[0]


def entries(client, address):
    answer = client.get(f"/feed/{address}")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("application/atom+xml")
    return [
        {part.tag.removeprefix(ATOM): part.text or part.get("href") for part in entry}
        for entry in fromstring(answer.text).iter(f"{ATOM}entry")
    ]


def my_room(rooms):
    return rooms.room(rooms.store.all_ids()[0])


def test_no_game_is_opened_for_it(client, rooms, address):
    act(my_room(rooms), Random(0))
    (before,) = entries(client, address)
    rooms._open.clear()
    assert entries(client, address) == [before]
    assert not rooms._open


def test_a_turn_is_an_entry_until_it_is_over(client, rooms, address, time):
    stranger = TestClient(client.app)
    room, rng = my_room(rooms), Random(0)
    (first,) = entries(stranger, address)
    assert first["title"] == "Your turn: Dual Powers: Revolution 1917 (Red)"
    assert first["link"] == f"http://testserver/game/{room.id}"
    while room.history.ask("red"):
        act(room, rng, "red")
    assert entries(stranger, address) == []
    time.passes(hours=1)
    while not room.history.ask("red"):
        act(room, rng, "white")
    (second,) = entries(stranger, address)
    assert second["id"] != first["id"]
    assert second["updated"] == time.now.isoformat(timespec="seconds")
    room.resign("red", room.number)
    assert entries(stranger, address) == []


def test_a_feed_has_all_that_a_feed_must_have(client, address):
    root = fromstring(client.get(f"/feed/{address}").text)
    assert {"title", "id", "updated", "author", "link"} <= {
        part.tag.removeprefix(ATOM) for part in root
    }
    assert len({entry["id"] for entry in entries(client, address)}) == 1


def test_a_feed_speaks_the_language_it_was_made_in(client):
    client.headers["accept-language"] = "it"
    form = {"seat-red": "me", "seat-white": "friend"}
    client.post(f"/new/{GAME}", data=form, headers=HOME)
    address = made(client)
    stranger = TestClient(client.app)
    assert entries(stranger, address)[0]["title"].startswith("Tocca a te")


def test_the_address_can_be_changed_and_made_void(client, address):
    newer = made(client)
    assert newer != address
    assert client.get(f"/feed/{address}").status_code == 404
    assert entries(client, newer)
    assert newer in client.get("/").text.replace("&amp;", "&")
    page = client.post("/feed/none", headers=HOME)
    assert client.get(f"/feed/{newer}").status_code == 404
    assert newer not in page.text


def test_only_a_hash_of_it_is_kept_and_nobody_plays_with_it(client, rooms, address):
    token = address.partition("?")[0]
    with rooms.store.engine.connect() as db:
        (row,) = db.execute(select(feeds)).all()
    assert token not in (row.browser, row.token)
    stranger = TestClient(client.app)
    id = rooms.store.all_ids()[0]
    headers = {"Authorization": f"Bearer {token}"}
    assert stranger.get(f"/api/games/{id}", headers=headers).json()["side"] is None
    told = stranger.get(f"/feed/{address}").text
    assert all(secret not in told for secret in client.cookies.values())


def test_without_a_feed_there_is_none(client):
    assert client.get("/feed/guess").status_code == 404
    assert client.post("/feed/none", headers=HOME).status_code == 200
    assert client.get("/feed/none").status_code == 404


def test_somebody_elses_cookie_shows_nobodys_address(client, address):
    stranger = TestClient(client.app)
    stranger.cookies.set("feed", address.partition("?")[0])
    assert address not in stranger.get("/").text


def test_several_seats_are_several_entries(client):
    form = {f"seat-{side}": "me" for side in SIDES}
    client.post(f"/new/{GAME}", data=form, headers=HOME)
    assert len(entries(client, made(client))) == 2
