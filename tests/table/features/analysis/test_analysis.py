"""Hints at the table: for whom they are, and when there are none; and the page that looks back."""

from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager

import pytest

from barricades.bots.budget import Budget
from barricades.core import Refused
from barricades.table.features.analysis import analysis as hinting
from barricades.table.live.bots import BotPool
from barricades.table.live.pool import WORKERS
from barricades.table.live.sharing import CURRENT_GUEST
from barricades.words import LANGUAGES
from tests.running.patience import PATIENCE, until
from tests.table.conftest import Player, create
from tests.table.playing import GAME, against_bots, play_out


class Idle(Executor):
    """Begins everything and ends nothing."""

    def __init__(self):
        self.begun = []

    def submit(self, work, /, *args, **facts):
        self.begun.append(Future())
        return self.begun[-1]


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


@contextmanager
def another_guest():
    before = CURRENT_GUEST.set("another")
    yield
    CURRENT_GUEST.reset(before)


def alone(rooms):
    """A game of one person who has both sides, and who of them is asked."""
    room = rooms.create(GAME, {}, {"red": "me", "white": "here"}, "somebody").room
    return room, room.history.asks[0].who


def test_who_asks_for_too_much_is_told_to_wait_and_nobody_else(rooms, monkeypatch):
    monkeypatch.setattr(hinting, "MOST_WAITING", 2)
    pool = BotPool(Idle())
    analyses = hinting.Analyses(pool)
    for _ in range(WORKERS):
        pool.run(int)
    assert until(lambda: pool.waiting == 1)
    analyses.start_hints(*alone(rooms))
    with pytest.raises(Refused, match="wire-busy"):
        analyses.start_hints(*alone(rooms))
    with another_guest():
        analyses.start_hints(*alone(rooms))


def test_what_one_guest_asks_for_drives_nobody_elses_results_out(rooms, monkeypatch):
    monkeypatch.setattr(hinting, "KEPT_EACH", 2)
    analyses = hinting.Analyses(BotPool(Idle()))
    mine = [alone(rooms) for _ in range(2)]
    kept = [analyses.start_hints(*one)[1] for one in mine]
    with another_guest():
        theirs = [alone(rooms) for _ in range(3)]
        gone, *latest = [analyses.start_hints(*one)[1] for one in theirs]
    assert [analyses.start_hints(*one)[1] for one in mine] == kept
    assert [analyses.start_hints(*one)[1] for one in theirs[1:]] == latest
    assert analyses.start_hints(*theirs[0])[1] is not gone


def test_if_the_process_of_a_hint_is_killed_one_may_ask_again(client, monkeypatch):
    player, _ = asked(sit(client, hints=True))
    killed: Future[None] = Future()
    killed.set_exception(BrokenProcessPool())
    with monkeypatch.context() as patched:
        patched.setattr(client.app.state.analyses.bot_pool, "run", lambda *_: killed)
        answer = player.get("hint")
    assert (answer.status_code, answer.json()["error"]) == (503, "wire-busy")
    assert player.get("hint").status_code == 200
