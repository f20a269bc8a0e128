"""The wire: a whole game in JSON, and a clear answer to whatever is wrong."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

import pytest
from sqlalchemy import event

from barricades.core import BadRecord, loads
from barricades.dealer import verify
from barricades.games import NAMES, load
from barricades.seal import seal
from barricades.words import LANGUAGES
from tests.running.patience import until
from tests.table.conftest import Player, create
from tests.table.playing import CROWD, GAME, MANY, SIDES, against_bots, play_out


@pytest.fixture
def two(client):
    """Two people with a token each."""
    made = create(client, GAME, red="friend", white="friend")
    return {side: Player(client, made["id"], made["tokens"][side]) for side in SIDES}


def play(players, rng, limit=10**6):
    """Everybody chooses at random, until the game is over or long enough."""
    for _ in range(limit):
        looks = {side: player.look() for side, player in players.items()}
        asked = [side for side, look in looks.items() if look["position"]["ask"]]
        if not asked:
            return looks
        side = rng.choice(asked)
        choice = rng.choice(looks[side]["position"]["ask"]["options"])
        answer = players[side].choose(looks[side]["number"], choice)
        assert answer.status_code == 200, answer.text
    return looks


def test_the_games_are_told_with_all_their_options(client):
    for language in LANGUAGES:
        games = client.get("/api/games", headers={"Accept-Language": language}).json()
        assert [game["name"] for game in games] == [*NAMES]
        for game in games:
            known = load(game["name"])
            assert game["sides"] == [*known.sides({})]
            assert [option["name"] for option in game["options"]] == [o.name for o in known.options]


def test_a_whole_game_between_two(client, two):
    record = two["red"].get("record")
    assert (record.status_code, record.json()["error"]) == (403, "wire-not-over")
    assert two["red"].get("verify").status_code == 403
    looks = play(two, Random(1))
    outcome = looks["red"]["position"]["outcome"]
    assert outcome == looks["white"]["position"]["outcome"]
    answer = two["white"].get("record")
    assert "attachment" in answer.headers["content-disposition"]
    record = loads(answer.text)
    assert verify(load(GAME), record).failed is None
    found = two["red"].get("verify").json()
    assert found["holds"]
    assert found["secret"] == record.dealer["secret"]
    assert found["commitment"] == looks["red"]["commitment"]
    for side in (*SIDES, "onlooker"):
        seen = two["red"].look(side=side, moment=30)
        assert seen["side"] == (side if side in SIDES else None)


def test_while_a_game_goes_on_everybody_sees_with_their_own_eyes(two, client):
    red = two["red"].look()
    assert red["side"] == "red"
    assert red["position"]["ask"]["options"]
    assert [waiting["who"] for waiting in red["position"]["waiting"]] == ["white"]
    assert two["red"].http.get(two["red"].path).json()["side"] is None
    other = client.get(two["red"].path, headers=two["red"].headers, params={"side": "white"})
    assert (other.status_code, other.json()["error"]) == (403, "wire-not-yours")
    late = client.get(two["red"].path, headers=two["red"].headers, params={"moment": 10**6})
    assert (late.status_code, late.json()["error"]) == (422, "wire-no-moment")


def test_a_program_need_not_hear_the_whole_log_again(two):
    play(two, Random(2), 12)
    look = two["red"].look()
    later = two["red"].look(log_from=9)
    first = len([moment for moment in look["log_moments"] if moment < 9])
    assert 0 < first < len(look["log_moments"])
    for of in ("position", "texts"):
        assert later[of]["log"] == look[of]["log"][first:]
        look[of]["log"] = later[of]["log"]
    assert later["log_moments"] == look.pop("log_moments")[first:]
    assert later == {**look, "log_moments": later["log_moments"]}


def test_a_stale_number_gets_409_and_the_present_one(two):
    look = two["red"].look()
    choice = look["position"]["ask"]["options"][0]
    assert two["red"].choose(look["number"], choice).json() == {"number": look["number"] + 1}
    answer = two["red"].choose(look["number"], choice)
    assert answer.status_code == 409
    assert answer.json()["number"] == look["number"] + 1


def test_why_and_refusals_are_told_in_ones_language(two):
    look = two["red"].look()
    ask, view = look["position"]["ask"], look["position"]["view"]
    leader = view["hands"]["red"]["leaders"][0]
    told = set()
    for language in LANGUAGES:
        two["red"].headers["Accept-Language"] = f"fr-FR, {language}-XX;q=0.8"
        answer = two["red"].post("why", kind=ask["of"], value=leader).json()
        assert not answer["offered"]
        assert answer["cites"]
        refused = two["red"].choose(look["number"], leader)
        assert refused.status_code == 422
        assert refused.json()["text"] == answer["text"]
        assert two["red"].look(language="de")["texts"]["question"] != look["texts"]["question"]
        told.add(answer["text"])
    assert len(told) == 3
    offered = two["red"].post("why", kind=ask["of"], value=ask["options"][0])
    assert offered.json() == {"offered": True, "text": None, "cites": []}


def test_undo_plea_and_consent(two):
    red, white = two["red"], two["white"]
    look = red.look()
    red.choose(look["number"], look["position"]["ask"]["options"][0])
    assert red.look()["undo"] == "at-once"
    assert red.post("undo", number=red.look()["number"]).json()["undone"]
    rng = Random(0)
    while red.look()["undo"] != "by-consent":
        play(two, rng, 1)
    moments = red.look()["moments"]
    assert not red.post("undo", number=red.look()["number"]).json()["undone"]
    assert white.look()["plea"] == {"side": "red", "wish": "undo", "awaited": ["white"]}
    assert white.post("consent", number=white.look()["number"], agree=True).status_code == 200
    assert white.look()["moments"] < moments
    assert white.post("consent", number=white.look()["number"], agree=True).status_code == 422


def test_resigning_and_playing_again(two):
    assert two["red"].post("rematch", number=0).json()["error"] == "wire-not-over"
    assert two["red"].post("resign", number=two["red"].look()["number"]).status_code == 200
    assert two["white"].look()["resigned"] == "red"
    number = two["red"].look()["number"]
    ids = {two[side].post("rematch", number=number).json()["id"] for side in SIDES}
    assert len(ids) == 1
    assert two["red"].look()["rematch"] in ids


def test_a_browser_holds_its_seats_by_a_cookie(client):
    made = create(client, GAME, red="me", white="here")
    cookie = client.cookies.jar.__iter__().__next__()
    assert cookie.has_nonstandard_attr("HttpOnly")
    assert cookie.get_nonstandard_attr("SameSite").lower() == "lax"
    path = f"/api/games/{made['id']}"
    home = {"Sec-Fetch-Site": "same-origin"}
    for side in SIDES:
        look = client.get(path, params={"side": side}).json()
        assert look["side"] == side
        assert [seat["yours"] for seat in look["seats"]] == [True, True]
        body = {"number": look["number"], "choice": look["position"]["ask"]["options"][0]}
        answer = client.post(f"{path}/choice", json=body, headers=home)
        assert (answer.status_code, answer.json()["error"]) == (422, "wire-which-side")
        assert client.post(f"{path}/choice", json={**body, "side": side}, headers=home).is_success
    (mine,) = client.get("/api/mine").json()
    assert (mine["id"], mine["sides"], mine["your_turn"]) == (made["id"], [*SIDES], True)
    client.cookies.clear()
    assert client.get("/api/mine").json() == []


def test_invitations_names_and_forks(client):
    made = create(client, GAME, red="me", white="friend")
    path, home = f"/api/games/{made['id']}", {"Sec-Fetch-Site": "same-origin"}
    token = client.post(f"{path}/invite", json={"side": "white"}, headers=home).json()["token"]
    assert Player(client, made["id"], made["tokens"]["white"]).look()["side"] is None
    white = Player(client, made["id"], token)
    assert client.post(f"{path}/rename", json={"name": "Rosa"}, headers=home).is_success
    assert white.look()["seats"][0]["name"] == "Rosa"
    fork = {"moment": 5, "side": "red", "bot": "random"}
    assert client.post(f"{path}/fork", json=fork, headers=home).status_code == 403
    white.post("resign", number=white.look()["number"])
    answer = client.post(f"{path}/fork", json=fork, headers=home)
    assert answer.status_code == 201
    assert client.get(f"/api/games/{answer.json()['id']}").json()["moment"] >= 5


def test_a_record_is_under_the_seal_of_the_table(client, rooms):
    room = play_out(against_bots(rooms).room)
    text = client.get(f"/api/games/{room.id}/record").text
    key = client.get("/api/key").json()["key"]
    found = loads(text)
    assert seal(found) == key
    assert found.dealer["table"]["game"] == room.id
    with pytest.raises(BadRecord, match="broken-seal"):
        seal(replace(found, players={**found.players, "red": "Somebody else"}))


def test_of_many_a_bot_takes_the_seat(client):
    made = create(client, MANY, **dict.fromkeys(CROWD, "friend"))
    green = Player(client, made["id"], made["tokens"]["green"])
    green.post("resign", number=green.look()["number"])
    seat = next(seat for seat in green.look()["seats"] if seat["side"] == "green")
    assert (seat["bot"], seat["replaced"]) == ("medium", True)
    assert until(lambda: "green" not in awaited(green))


def awaited(player):
    """Whom the game waits for, as an onlooker is told."""
    return [ask["who"] for ask in player.look(side="onlooker")["position"]["waiting"]]


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "error"),
    [
        ("GET", "/api/nothing", None, 404, "wire-no-page"),
        ("GET", "/api/games/nothing", None, 404, "wire-no-game"),
        ("PUT", "/api/games", None, 405, "wire-no-method"),
        ("POST", "/api/games", "{", 400, "wire-unreadable"),
        ("POST", "/api/games", "[" * 60000, 400, "wire-unreadable"),
        ("POST", "/api/games", '{"game": 1' + "0" * 5000 + "}", 400, "wire-unreadable"),
        ("POST", "/api/games", '{"game": "chess"}', 422, "unknown-game"),
        ("POST", "/api/games", '{"game": "chess", "more": 1}', 422, "wire-bad-request"),
        ("POST", "/api/games", '{"game": "\\ud800"}', 422, "wire-bad-request"),
        (
            "POST",
            "/api/games",
            f'{{"game": "{GAME}", "options": {{"a": NaN}}}}',
            422,
            "wire-bad-request",
        ),
        (
            "POST",
            "/api/games",
            f'{{"game": "{GAME}", "options": {{"a": 1}}}}',
            422,
            "unknown-option",
        ),
        (
            "POST",
            "/api/games",
            f'{{"game": "{GAME}", "seats": {{"pink": "me"}}}}',
            422,
            "wire-no-side",
        ),
        (
            "POST",
            "/api/games",
            f'{{"game": "{GAME}", "name": "{"x" * 201}"}}',
            422,
            "wire-bad-request",
        ),
        (
            "POST",
            "/api/games",
            f'{{"game": "{GAME}", "options": {{"components": {{"track": {{"lenght": 1}}}}}}}}',
            422,
            "bad-spelling",
        ),
    ],
)
def test_bad_requests_get_a_clear_answer(client, method, path, body, status, error):
    told = set()
    for language in LANGUAGES:
        headers = {"Accept-Language": language, "Content-Type": "application/json"}
        answer = client.request(method, path, content=body, headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (status, error), answer.text
        told.add(answer.json()["text"])
        assert answer.headers["content-type"] == "application/json"
        assert "Traceback" not in answer.text
    assert len(told) == 3


def test_what_breaks_inside_tells_nothing_of_it(client, monkeypatch):
    monkeypatch.setattr("barricades.table.live.rooms.Rooms.room", lambda *_: 1 / 0)
    answer = client.get("/api/games/x")
    assert (answer.status_code, answer.json()["error"]) == (500, "wire-broken")
    assert "ZeroDivision" not in answer.text


def test_a_full_disk_is_told_and_loses_nothing(two, rooms):
    look = two["red"].look()
    choice = look["position"]["ask"]["options"][0]

    def full(connection, *_):
        connection.execute("PRAGMA query_only=ON")

    event.listen(rooms.store.engine, "checkout", full)
    answer = two["red"].choose(look["number"], choice)
    event.remove(rooms.store.engine, "checkout", full)
    rooms.store.engine.dispose()
    assert (answer.status_code, answer.json()["error"]) == (503, "wire-no-disk")
    assert two["red"].look() == look


def test_the_description_names_every_path(client):
    paths = client.get("/api/openapi.json").json()["paths"]
    assert all(path.startswith("/api/") for path in paths)
    assert "/api/games/{id}/events" in paths
    assert json.dumps(paths).count("Problem") > 50
