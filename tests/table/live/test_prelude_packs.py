"""Packs are read apart: no thread that serves does it, each is read once, and who asks pays."""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import count
from threading import current_thread

import pytest
from fastapi.testclient import TestClient

from barricades.core import Refused
from barricades.games import load
from barricades.games.prelude.language import parse
from barricades.table.live import packs
from barricades.table.live.bots import BotPool
from barricades.table.live.sharing import METER, Meter
from barricades.table.server import app as table
from barricades.words import Words

GAME = "prelude"
CARD = {"side": "neutral", "points": 2, "die": "world", "event": "gain 1"}
SEATS = {"revolutionary": "me", "government": "here"}
HOME = {"sec-fetch-site": "same-origin"}
numbers = count(1)


def own() -> dict[str, dict[str, object]]:
    """A pack that nobody has seen yet."""
    return {"28": {**CARD, "title": f"The {next(numbers)}th"}}


@pytest.fixture
def pool() -> Iterator[BotPool]:
    with ThreadPoolExecutor(2, "apart") as executor:
        yield BotPool(executor)


@pytest.fixture
def client(pool, data) -> Iterator[TestClient]:
    app = table.make(data, pool)
    yield TestClient(app, headers=HOME)
    app.state.rooms.close()


@pytest.fixture
def readers(monkeypatch) -> list[str]:
    """The names of the threads that have read an event of a card, each time they did."""
    load(GAME).setup({})  # our own cards are read when the table opens
    found, read = [], parse._read

    def noting(*args):
        found.append(current_thread().name)
        return read(*args)

    monkeypatch.setattr(parse, "_read", noting)
    return found


def begun(client, pack) -> str:
    body = {"game": GAME, "options": {"cards": pack}, "seats": SEATS}
    made = client.post("/api/games", json=body)
    assert made.status_code == 201, made.text
    return str(made.json()["id"])


def seen(client, id) -> None:
    for path in (f"/api/games/{id}", f"/game/{id}", f"/game/{id}/replay?at=0"):
        assert client.get(path).status_code == 200


def test_nobody_who_serves_reads_one_and_it_is_read_once(client, readers):
    pack = own()
    seen(client, begun(client, pack))
    assert readers
    assert all(name.startswith("apart") for name in readers)
    readers.clear()
    seen(client, begun(client, pack))
    assert readers == []


def test_neither_when_a_game_is_opened_again(client, readers, monkeypatch):
    monkeypatch.setattr("barricades.core.cards.KEPT", 1)
    id = begun(client, own())
    for forgets in (client.app.state.rooms._open.clear, lambda: None):
        begun(client, own())  # only this pack is known now
        forgets()
        readers.clear()
        seen(client, id)
        assert readers
        assert all(name.startswith("apart") for name in readers)


def test_nor_out_of_a_file(client, readers):
    text = "[[card]]\nnumber = 28\n" + "\n".join(
        f"{name} = {json.dumps(value)}" for name, value in own()["28"].items()
    )
    form = {f"seat-{side}": "me" for side in SEATS}
    file = {"cards": ("mine.toml", text.encode())}
    answer = client.post(f"/new/{GAME}", data=form, files=file, follow_redirects=False)
    assert answer.status_code == 303
    seen(client, answer.headers["location"].removeprefix("/game/"))
    assert readers
    assert all(name.startswith("apart") for name in readers)


def test_nor_for_a_tournament_which_takes_none(client, readers):
    assert client.post("/api/me", json={"name": "Anna"}).is_success
    body = {"name": "Cup", "game": GAME, "options": {"cards": own()}}
    answer = client.post("/api/tournaments", json=body)
    assert answer.json()["error"] == "wire-tournament-plain"
    assert readers == []


def test_what_is_wrong_is_told_as_well_as_if_it_were_read_here(pool):
    bad = {"28": {**CARD, "title": "Bad", "event": "gain 1; gian 2"}}
    with pytest.raises(Refused) as apart:
        packs.ensure_read(pool, GAME, {"cards": bad})
    found = pickle.loads(pickle.dumps(packs._timed(partial(packs._read, GAME, bad))))
    assert found.seconds > 0
    found.error.__cause__ = found.cause
    words = Words("en", GAME)
    assert words.refusal(apart.value) == words.refusal(found.error)
    assert "gian" in words.refusal(found.error)


@pytest.mark.parametrize("pack", [[1], "cards", 7, {"28": 1}, {"no": {}}, True])
def test_what_is_no_pack_is_refused(client, pack):
    body = {"game": GAME, "options": {"cards": pack}, "seats": SEATS}
    assert client.post("/api/games", json=body).status_code == 422


def test_whoever_asks_for_it_pays_for_it(pool):
    METER.set(meter := Meter())
    packs.ensure_read(pool, GAME, {"cards": own()})
    assert meter.seconds > 0


def test_where_too_much_else_is_to_be_done_it_has_to_wait(pool, monkeypatch):
    monkeypatch.setattr(packs, "PATIENCE", 0)
    with pytest.raises(Refused, match="wire-busy"):
        packs.ensure_read(pool, GAME, {"cards": own()})
