"""What would follow an option, over HTTP: for whoever is asked, and nobody else."""

import json
from typing import Any

from tests.table.playing import GAME, SIDES, against_bots

ME, FOE = SIDES


def begun(client, rooms):
    """A game at one screen; its path, and its room."""
    new = {"game": GAME, "seats": {ME: "me", FOE: "here"}}
    made = client.post("/api/games", json=new).json()
    return f"/game/{made['id']}", rooms.room(made["id"])


def previewed(client, path, side, option):
    asked = {"as": side, "option": json.dumps(option)}
    return client.get(f"{path}/preview", params={k: v for k, v in asked.items() if v})


def test_whoever_is_asked_is_told_what_would_follow(client, rooms):
    path, room = begun(client, rooms)
    card = room.history.ask(ME).options[0]
    answer = previewed(client, path, ME, card)
    assert answer.status_code == 200
    found = answer.json()
    assert found["option"] == card
    assert found["stopped"] == {
        "why": "other",
        "text": "White chooses a secret objective.",
        "odds": None,
    }
    laid = {"path": ["objectives", ME], "before": False, "after": card}
    assert laid in found["ghosts"]
    assert room.history.ask(ME), "nothing is chosen yet"


def test_it_is_told_in_the_language_of_the_visitor(client, rooms):
    path, room = begun(client, rooms)
    client.cookies.set("language", "de")
    found = previewed(client, path, ME, room.history.ask(ME).options[0]).json()
    assert found["stopped"]["text"].startswith("Weiß")


def test_nobody_else_is_told(client, rooms):
    _, room = begun(client, rooms)
    card = room.history.ask(ME).options[0]
    others = against_bots(rooms).room
    assert previewed(client, f"/game/{others.id}", ME, card).status_code == 403
    assert previewed(client, f"/game/{others.id}", "", card).status_code == 403
    assert previewed(client, "/game/nowhere", ME, card).status_code == 404


def test_what_is_not_offered_is_refused_with_the_reason(client, rooms):
    path, _ = begun(client, rooms)
    refused: list[Any] = ["lenin", {"a": 1}, [[]], None, "x" * 3000]
    for option in refused:
        assert previewed(client, path, ME, option).status_code == 422
    assert "only a command card" in previewed(client, path, ME, "lenin").text


def test_a_side_that_is_not_asked_is_refused(client, rooms):
    path, room = begun(client, rooms)
    for side in SIDES:
        room.choose(side, room.history.ask(side).options[0], room.number)
    (ask,) = room.history.asks
    idle = FOE if ask.who == ME else ME
    assert previewed(client, path, idle, "lenin").status_code == 422


def test_of_a_game_that_is_over_it_is_told_at_any_moment_for_any_side(client, rooms):
    path, room = begun(client, rooms)
    card = room.history.ask(FOE).options[0]
    query = {"as": FOE, "option": json.dumps(card), "at": room.moments}
    assert client.get(f"{path}/preview", params=query).status_code == 403
    room.resign(ME, room.number)
    found = client.get(f"{path}/preview", params=query).json()
    assert {"path": ["objectives", FOE], "before": False, "after": card} in found["ghosts"]
    assert "data-lit" not in json.dumps(found["parts"])
    for wrong in ({"at": 9999}, {"at": -1}, {"as": "nobody"}, {"as": ""}, {"at": 0}):
        assert 400 <= client.get(f"{path}/preview", params=query | wrong).status_code < 500
