"""Upgrades with games under way: rules that really changed strand no game, nor whoever plays it."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from datetime import timedelta
from random import Random

import pytest
from sqlalchemy import update

from barricades.core import loads
from barricades.games import dual_powers
from barricades.play.history import ABANDONED
from barricades.table.server import app as table
from barricades.table.store.database import writing
from barricades.table.store.schema import games
from barricades.table.store.store import now
from barricades.table.store.tokens import hashed
from tests.table.playing import GAME, SIDES, act, play_out
from tests.table.test_secrets import paths

OLD = dual_powers.GAME


def _asks_something_else(options):
    s = OLD.begin(options)
    s.agenda.pop()
    return s


def _lacks_a_component(options):
    raise KeyError("token-17")


INCOMPATIBLE = {
    "other questions": {"begin": _asks_something_else},
    "a component is gone": {"begin": _lacks_a_component},
    "an option is gone": {"options": OLD.options[:-1]},
}
every_engine = pytest.mark.parametrize("change", INCOMPATIBLE.values(), ids=INCOMPATIBLE)


@pytest.fixture
def upgrade(rooms, monkeypatch):
    """The table is closed, and opened again with rules that come to something else."""

    def upgraded(change):
        monkeypatch.setattr(dual_powers, "GAME", replace(OLD, version=OLD.version + 1, **change))
        rooms._open.clear()

    return upgraded


def begun(rooms, choices=30, clock=None):
    """A game of two people by links, under way."""
    made = rooms.create(GAME, {}, dict.fromkeys(SIDES, "friend"), None, clock=clock, hints=True)
    rng = Random(1)
    for _ in range(choices):
        act(made.room, rng)
    return made


def by(made, side):
    return {"Authorization": f"Bearer {made.tokens[side]}"}


@every_engine
def test_it_shows_its_last_position_and_says_why_it_does_not_go_on(rooms, client, upgrade, change):
    made = begun(rooms)
    id, moments = made.room.id, made.room.moments
    before = {side: made.room.look(side) for side in (*SIDES, None)}
    upgrade(change)
    room = rooms.room(id)
    assert room is not made.room
    assert (room.outcome, room.moments, room.number) == (None, moments, made.room.number)
    for side, seen in before.items():
        look = room.look(side)
        assert json.dumps(look.view, sort_keys=True) == json.dumps(seen.view, sort_keys=True)
        assert (look.ask, look.waiting, look.undo, look.log) == (None, (), None, ())
    page = client.get(f"/game/{id}", headers=by(made, "red")).text
    assert "This game cannot go on here" in page
    assert "version 1 of the rules. The rules here are version 2" in page
    assert "dp-city" in page
    told = client.get(f"/api/games/{id}", headers=by(made, "red")).json()
    assert told["position"]["version"] == OLD.version
    assert "version 1 of the rules" in told["stranded"]


@pytest.mark.parametrize(
    ("engine", "views"),
    [
        *((engine, "kept") for engine in INCOMPATIBLE),
        ("other questions", "of another form"),
        ("a component is gone", "unknown"),
    ],
)
def test_nothing_that_is_asked_of_it_breaks(rooms, client, upgrade, engine, views):
    made = begun(rooms, clock={"minutes": 5, "increment": 5})
    if views != "kept":
        odd = None if views == "unknown" else {"red": {"odd": 1}, "white": {"odd": 1}}
        with writing(rooms.store.engine) as db:
            db.execute(update(games), {"views": odd})
    upgrade(INCOMPATIBLE[engine])
    looked_at(client, made)
    body = {"number": made.room.number, "as": "red", "side": "red", "choice": "red-8", "moment": 1}
    body |= {"agree": "no", "bot": "random", "choices": "[1]", "kind": "card", "value": "lenin"}
    for path in _done():
        filled = path.replace("{id}", made.room.id)
        form = {"data": body} if path.startswith("/game") else {"json": body}
        answer = client.post(filled, headers=by(made, "red"), follow_redirects=False, **form)
        assert answer.status_code < 500, path
    rooms.renew_leases()
    assert rooms.room(made.room.id).moments == made.room.moments


def looked_at(client, made):
    """Whatever can be looked at is asked for, and nothing breaks."""
    known = {"id": made.room.id, "name": GAME, "game": GAME}
    for path in paths():
        filled = re.sub(r"{(\w+)[^}]*}", lambda m: known.get(m[1], "x"), path)
        for query in ("?as=red&kind=region&value=%22red%22&after=0&option=1", "?at=3&words=yes"):
            assert client.get(filled + query, headers=by(made, "red")).status_code < 500, path


def _done():
    """Every path by which something is done in a game, ending it last of all."""
    routes = [route for router in (*table.PAGES, *table.API) for route in router.routes]
    acts = {getattr(r, "path", "") for r in routes if "POST" in getattr(r, "methods", ())}
    found = {path for path in acts if re.match(r"(/game|/api/games)/{id}/[^{]*$", path)}
    assert len(found) > 25
    return sorted(found, key=lambda path: (path.endswith("abandon"), path))


@every_engine
def test_nobody_can_play_on_and_nobody_loses_time(rooms, upgrade, change, monkeypatch):
    made = begun(rooms, clock={"minutes": 5, "increment": 5})
    for side in SIDES:
        rooms.held(made.room, None, hashed(made.tokens[side]))
    assert made.room.history.times.started
    upgrade(change)
    room = rooms.room(made.room.id)
    for doing in (
        lambda: room.choose("red", "red-8", room.number),
        lambda: room.choose_all("red", ("red-8",), room.number),
        lambda: room.undo("red", room.number),
        lambda: room.pause("red", room.number),
        lambda: room.resign("red", room.number),
        lambda: room.why("red", "card", "lenin"),
    ):
        with pytest.raises(Exception, match="wire-stranded"):
            doing()
    later = now() + timedelta(days=365)
    monkeypatch.setattr("barricades.table.store.store.now", lambda: later)
    assert rooms.room(room.id).outcome is None
    assert room.look("red").dial is None


@every_engine
def test_it_ends_when_all_agree_and_its_record_is_theirs(rooms, client, upgrade, change):
    made = begun(rooms)
    id, choices = made.room.id, made.room.history.choices
    upgrade(change)
    assert client.get(f"/api/games/{id}/record", headers=by(made, "red")).status_code == 403
    assert (
        "This game cannot go on here" in client.get(f"/game/{id}", headers=by(made, "white")).text
    )
    act = {"number": made.room.number}
    asked = client.post(f"/api/games/{id}/abandon", json=act, headers=by(made, "red"))
    assert asked.json()["granted"] is False
    page = client.get(f"/game/{id}", headers=by(made, "white")).text
    assert "would like to end the game" in page
    answer = {"number": asked.json()["number"], "agree": True}
    assert client.post(
        f"/api/games/{id}/consent", json=answer, headers=by(made, "white")
    ).is_success
    rooms._open.clear()
    room = rooms.room(id)
    assert (room.outcome.reason, room.outcome.ranking) == (ABANDONED, (SIDES,))
    assert rooms.store.game(id).result["reason"] == ABANDONED
    page = client.get(f"/game/{id}", headers=by(made, "white")).text
    assert "The game was ended" in page
    assert not re.search(r'class="outcome"[^<]*won', page)
    record = loads(client.get(f"/api/games/{id}/record").text)
    assert (record.version, record.choices) == (OLD.version, choices)
    assert client.get(f"/api/games/{id}/verify").json()["error"] == "wire-stranded"


def test_against_bots_it_ends_at_once(rooms, upgrade):
    room = rooms.create(GAME, {}, {"red": "me", "white": "random"}, "B").room
    upgrade(INCOMPATIBLE["other questions"])
    (listed,) = rooms.mine("B")
    assert listed.problem.reason.what == "wire-stranded"
    assert rooms.room(room.id).abandon("red", rooms.room(room.id).number)
    (listed,) = rooms.mine("B")
    assert (listed.outcome.reason, listed.problem) == (ABANDONED, None)


def test_whoever_has_not_come_need_not_agree(rooms, upgrade):
    room = rooms.create(GAME, {}, {"red": "me", "white": "friend"}, "B").room
    upgrade(INCOMPATIBLE["other questions"])
    assert rooms.room(room.id).abandon("red", room.number)


def test_one_that_is_over_shows_how_it_ended(rooms, client, upgrade):
    made = begun(rooms)
    room = play_out(made.room)
    upgrade(INCOMPATIBLE["other questions"])
    again = rooms.room(room.id)
    assert again.outcome.ranking == room.outcome.ranking
    assert again.look("red").view["round"] == room.look("red").view["round"]
    assert "version 1 of the rules" in client.get(f"/game/{room.id}").text
    looked_at(client, made)


def test_a_game_that_goes_on_is_not_ended_by_consent(rooms):
    room = begun(rooms).room
    with pytest.raises(Exception, match="wire-not-stranded"):
        room.abandon("red", room.number)
