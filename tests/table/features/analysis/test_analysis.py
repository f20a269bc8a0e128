"""Hints at the table: for whom they are, and when there are none; and the page that looks back."""

from concurrent.futures import Future

import pytest

from barricades.bots.budget import Budget
from barricades.table.features.analysis import analysis as hinting
from barricades.words import LANGUAGES
from tests.running.patience import PATIENCE, until
from tests.table.conftest import Player, create
from tests.table.playing import GAME, against_bots, play_out


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr(hinting, "THINKING", Budget(iterations=5))
    monkeypatch.setattr(hinting, "HINT_SECONDS", PATIENCE)
    monkeypatch.setattr("barricades.bots.hints.TRIALS", 2)
    monkeypatch.setattr(hinting, "CLOSE", 2)


def sit(client, **more):
    made = create(client, GAME, red="friend", white="friend", **more)
    return {side: Player(client, made["id"], made["tokens"][side]) for side in ("red", "white")}


def asked(players):
    """Somebody who is asked something, and their look at it."""
    looks = {side: player.look() for side, player in players.items()}
    return next((players[side], look) for side, look in looks.items() if look["position"]["ask"])


def test_a_hint_names_options_with_their_chances(client):
    client.post("/api/games", json={"game": GAME, "seats": {"red": "me", "white": "here"}})
    id = client.get("/api/mine").json()[0]["id"]
    look = client.get(f"/api/games/{id}").json()
    found = client.get(f"/api/games/{id}/hint", params={"side": look["side"]}).json()
    assert 1 <= len(found) <= 3
    for hint in found:
        assert hint["choice"] in look["position"]["ask"]["options"]
        assert hint["text"]
        assert 0 <= hint["chance"] <= 1
        assert hint["error"] > 0


def test_among_friends_there_are_none_unless_they_agreed(client):
    player, _ = asked(sit(client))
    answer = player.get("hint")
    assert (answer.status_code, answer.json()["error"]) == (422, "wire-no-hints")
    player, _ = asked(sit(client, hints=True))
    assert player.get("hint").status_code == 200


def test_whoever_waits_too_long_for_a_hint_is_told_so(client, monkeypatch):
    player, _ = asked(sit(client, hints=True))
    monkeypatch.setattr(hinting, "HINT_SECONDS", 0)
    monkeypatch.setattr(client.app.state.analyses.bot_pool, "run", lambda *_: Future())
    answer = player.get("hint")
    assert (answer.status_code, answer.json()["error"]) == (503, "wire-busy")


def test_who_looks_on_or_has_answered_gets_none(client):
    player, look = asked(sit(client, hints=True))
    player.choose(look["number"], look["position"]["ask"]["options"][0])
    assert player.get("hint").json()["error"] == "wire-not-your-turn"
    assert client.get(f"{player.path}/hint?side={look['side']}").status_code == 403


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_button_shows_hints_in_words(client, language):
    made = client.post("/api/games", json={"game": GAME, "seats": {"red": "me", "white": "here"}})
    id = made.json()["id"]
    who = client.get(f"/api/games/{id}").json()["side"]
    spoken = {"Accept-Language": language}
    assert f"/game/{id}/hint" in client.get(f"/game/{id}?as={who}", headers=spoken).text
    text = client.get(f"/game/{id}/hint?as={who}", headers=spoken).text
    assert "±" in text


def test_looking_back_waits_for_the_end_and_then_tells_all(client, rooms):
    room = against_bots(rooms).room
    assert client.get(f"/game/{room.id}/analysis").status_code == 403
    assert client.get(f"/game/{room.id}/analysis/costly").status_code == 403
    play_out(room)
    page = client.get(f"/game/{room.id}/analysis").text
    assert "<svg" in page
    assert f"/game/{room.id}/replay?at=" in page
    path = f"/game/{room.id}/analysis/costly"
    assert client.get(path).status_code in (200, 202)
    found = until(lambda: (answer := client.get(path)).status_code == 200 and answer.text)
    assert found


def test_a_game_given_up_at_once_can_be_looked_back_on(client, rooms):
    room = against_bots(rooms).room
    room.resign("red", room.number)
    assert client.get(f"/game/{room.id}/analysis").status_code == 200
