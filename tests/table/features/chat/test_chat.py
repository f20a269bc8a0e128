"""The chat: the seats talk among themselves, and onlookers do not even know that they do."""

from __future__ import annotations

import json
from threading import Thread
from typing import Any

import pytest

from barricades.table import boards
from barricades.table.features.game.events import beside
from barricades.table.store import chat
from barricades.table.store.store import Store
from tests.running.patience import until
from tests.table.club import browser, everything, open_game, sit
from tests.table.conftest import Player, create
from tests.table.frozen import Frozen
from tests.table.hearing import Listener
from tests.table.playing import CROWD, GAME, MANY, SIDES, friends, play_out

SCRIPT = "<script>alert('1917')</script>"


@pytest.fixture
def game(client):
    """Two friends, each with a token."""
    made = create(client, GAME, red="friend", white="friend")
    red, white = (Player(client, made["id"], made["tokens"][side]) for side in SIDES)
    red.look(), white.look()
    return made["id"], red, white


def texts(player):
    return [said["text"] for said in player.get("chat").json()]


# Saying


def test_what_one_seat_says_the_other_reads(game):
    _, red, white = game
    for number, (player, text) in enumerate([(red, "Hello"), (white, "Ciao"), (red, "?")], 1):
        assert player.post("chat", text=text).json() == {"number": number}
    for player in (red, white):
        assert texts(player) == ["Hello", "Ciao", "?"]
    (last,) = white.http.get(f"{white.path}/chat?after=2", headers=white.headers).json()
    assert (last["number"], last["side"]) == (3, "red")


def test_no_choice_is_too_late_because_of_a_word(game):
    _, red, white = game
    look = red.look()
    white.post("chat", text="Wait!")
    red.post("chat", text="No.")
    assert red.look()["number"] == look["number"]
    choice = look["position"]["ask"]["options"][0]
    assert red.choose(look["number"], choice).status_code == 200


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  one\r\ntwo  ", "one\ntwo"),
        ("one\n\n\n\ntwo", "one\n\ntwo"),
        ("left\u202eright\u0000", "leftright"),
        ("👩\u200d🎨 \ud800", "👩\u200d🎨"),
    ],
)
def test_lines_stay_lines_and_what_cannot_be_seen_is_left_out(typed, kept):
    assert chat.clean(typed) == kept


def test_words_of_another_direction_do_not_move_what_stands_beside_them(game, client):
    id, red, _ = game
    red.post("rename", name="\u05e9\u05dc\u05d5\u05dd")
    red.post("chat", text="\u05de\u05d4 3:2?")
    page = client.get(f"/game/{id}", headers=red.headers).text
    assert "<bdi>\u05e9\u05dc\u05d5\u05dd</bdi>" in page
    assert '<p dir="auto">\u05de\u05d4 3:2?</p>' in page


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", "wire-nothing-said"),
        (" \n\u202e ", "wire-nothing-said"),
        ("x" * 501, "wire-said-too-much"),
        ("x" * 5000, "wire-bad-request"),
    ],
)
def test_nothing_and_too_much_cannot_be_said(game, text, error):
    _, red, _ = game
    answer = red.post("chat", text=text)
    assert (answer.status_code, answer.json()["error"]) == (422, error)
    assert texts(red) == []


def test_a_seat_cannot_talk_without_end(game, monkeypatch):
    _, red, white = game
    time = Frozen(monkeypatch)
    for _ in range(chat.MOST):
        assert red.post("chat", text="and").status_code == 200
    assert red.post("chat", text="and").status_code == 429
    assert white.post("chat", text="Enough!").status_code == 200
    time.passes(seconds=31)
    assert red.post("chat", text="on").status_code == 200


def test_only_seats_talk(game, client):
    id, red, white = game
    assert client.post(f"/api/games/{id}/chat", json={"text": "Boo"}).status_code == 403
    assert red.post("chat", text="I am White", side="white").status_code == 403
    stranger = create(client, GAME, red="friend", white="friend")
    other = Player(client, id, stranger["tokens"]["red"])
    assert other.post("chat", text="Boo").status_code == 403
    assert texts(white) == []


def test_a_script_is_shown_as_text(app):
    anna, bruno = browser(app), browser(app)
    id = open_game(anna, name=SCRIPT)
    assert sit(bruno, id, name="<b>Bruno").status_code == 200
    form = {"as": "red", "text": f"{SCRIPT}\nand\nmore"}
    page = anna.post(f"/game/{id}/chat", data=form)
    for text in (page.text, bruno.get(f"/game/{id}").text):
        assert "<script>alert" not in text
        assert "&lt;script&gt;alert(&#39;1917&#39;)&lt;/script&gt;\nand\nmore" in text
        assert "<b>Bruno" not in text


def test_many_at_once_are_all_heard_each_with_a_number_of_its_own(rooms, game):
    id, _, _ = game
    threads = [
        Thread(target=chat.say, args=(rooms.store, id, SIDES[at % 2], str(at))) for at in range(12)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    found = chat.read(rooms.store, id)
    assert [said.number for said in found] == [*range(1, 13)]
    assert {said.text for said in found} == {*map(str, range(12))}


def test_of_a_long_chat_the_latest_is_read(rooms, game, monkeypatch):
    id, red, _ = game
    monkeypatch.setattr(chat, "MOST", chat.SHOWN + 2)
    for number in range(chat.SHOWN + 2):
        chat.say(rooms.store, id, "red", str(number))
    assert texts(red) == [str(number) for number in range(2, chat.SHOWN + 2)]


# Not for onlookers


def test_while_the_game_goes_on_no_byte_tells_an_onlooker_of_the_chat(app):
    anna, bruno, cara = browser(app), browser(app), browser(app)
    id = open_game(anna)
    sit(bruno, id)
    stranger = open_game(cara)
    before = everything(cara, id)
    for who, side in ((anna, "red"), (bruno, "white")):
        assert who.post(f"/game/{id}/chat", data={"as": side, "text": "psst"}).status_code == 200
    assert everything(cara, id) == before
    assert dict(before)[403]
    assert cara.get(f"/api/games/{stranger}/chat").json() == []
    assert cara.get(f"/api/games/{id}/chat").json()["error"] == "wire-no-chat"


def test_when_the_game_is_over_everybody_may_read(app, rooms):
    anna, bruno, cara = browser(app), browser(app), browser(app)
    id = open_game(anna)
    sit(bruno, id)
    anna.post(f"/game/{id}/chat", data={"as": "red", "text": "psst"})
    rooms.room(id).resign("white", rooms.room(id).number)
    assert cara.get(f"/api/games/{id}/chat").json()[0]["text"] == "psst"
    page = cara.get(f"/game/{id}").text
    assert "psst" in page
    assert "data-say" not in page
    assert cara.post(f"/api/games/{id}/chat", json={"text": "Bravo"}).status_code == 403
    assert bruno.post(f"/api/games/{id}/chat", json={"text": "Bravo"}).status_code == 200


def test_whoever_has_left_the_table_is_an_onlooker(rooms, client):
    made = create(client, MANY, options={"deals": "yes"}, **dict.fromkeys(CROWD, "friend"))
    red, blue = (Player(client, made["id"], made["tokens"][side]) for side in CROWD[:2])
    red.look(), blue.look()
    assert red.post("chat", text="A deal?").status_code == 200
    assert texts(blue) == ["A deal?"]
    room = rooms.room(made["id"])
    room.resign("blue", room.number)
    assert blue.get("chat").status_code == 403
    assert "A deal?" not in blue.http.get(f"/game/{room.id}", headers=blue.headers).text


def test_against_bots_alone_there_is_nobody_to_talk_to(app):
    anna = browser(app)
    id = open_game(anna, seats={"red": "me", "white": "random"})
    page = anna.get(f"/game/{id}").text
    assert "data-say" not in page
    assert "data-notes" in page


# Where silence is a rule


def test_a_game_may_want_silence_until_it_is_over(rooms, client):
    made = create(client, MANY, **dict.fromkeys(CROWD, "friend"))
    red = Player(client, made["id"], made["tokens"]["red"])
    red.look()
    answer = red.post("chat", text="A deal?")
    assert (answer.status_code, answer.json()["error"]) == (422, "wire-chat-later")
    page = client.get(f"/game/{made['id']}", headers=red.headers).text
    assert "the seats talk when it is over" in page
    assert "data-say" not in page
    play_out(rooms.room(made["id"]))
    assert red.post("chat", text="Well played.").status_code == 200


def test_which_games_want_silence_is_said_in_their_folders():
    assert boards.may_talk(GAME, {})
    assert boards.may_talk(MANY, {"deals": "yes"})
    assert not boards.may_talk(MANY, {"deals": "no"})


# The stream


class Listening(Listener):
    """Hears all events of a game, or of something else, named ones by their names."""

    def __init__(self, path: str, headers: dict[str, str]) -> None:
        super().__init__()
        self.path, self.headers = path, headers
        self.heard: list[Any] = []

    def run(self) -> None:
        for line in self.lines(self.path, self.headers):
            if line.startswith("data: "):
                self.heard.append(json.loads(line[6:]))


def listen(
    url: str, id: str, headers: dict[str, str], query: str = "", kind: str = "games"
) -> Listening:
    return Listening(f"{url}/api/{kind}/{id}/events{query}", headers)


def kinds(heard):
    return [event["kind"] for event in heard]


def test_seats_hear_of_the_chat_and_onlookers_do_not(live, rooms):
    made = create(live, GAME, red="friend", white="friend")
    red, white = (Player(live, made["id"], made["tokens"][side]) for side in SIDES)
    red.look(), white.look()
    room = rooms.room(made["id"])
    with listen(live, room.id, red.headers) as seat, listen(live, room.id, {}) as onlooker:
        until(lambda: len(room.bell) == 2)
        white.post("chat", text="Hello")
        until(lambda: seat.heard)
        assert seat.heard == [{"kind": "chat", "chat": 1}]
        with listen(live, room.id, red.headers, "?said=0") as late:  # a page that was made before
            until(lambda: late.heard)
            assert late.heard == seat.heard
        look = red.look()
        red.choose(look["number"], look["position"]["ask"]["options"][0])
        until(lambda: len(seat.heard) == 2 and onlooker.heard)
        assert kinds(seat.heard) == ["chat", "choice"]
        assert kinds(onlooker.heard) == ["choice"]


def test_a_stream_tells_whoever_has_left_the_table_no_more_of_the_chat(rooms):
    room = friends(rooms, MANY, CROWD, deals="yes")
    told = beside(room, ("blue",))
    assert told()["chat"] == 0
    room.resign("blue", room.number)
    chat.say(rooms.store, room.id, "red", "Now that they are gone")
    room.refresh_talk()
    assert "chat" not in told()
    assert beside(room, ("red",))()["chat"] == 1


def test_everybody_hears_who_has_come(live, rooms):
    made = create(live, GAME, red="friend", white="friend")
    red, white = (Player(live, made["id"], made["tokens"][side]) for side in SIDES)
    red.look()
    room = rooms.room(made["id"])
    with listen(live, room.id, {}) as ear:
        until(lambda: len(room.bell))
        white.look()
        until(lambda: ear.heard)
        white.post("rename", name="Rosa")
        until(lambda: len(ear.heard) == 2)
        assert ear.heard == [
            {"kind": "seats", "seats": {"red": "", "white": ""}},
            {"kind": "seats", "seats": {"red": "", "white": "Rosa"}},
        ]


@pytest.mark.parametrize("pair", ["postgresql"], indirect=True)
def test_what_is_said_at_one_process_is_heard_at_the_other(pair):
    made = create(pair[0].url, GAME, red="friend", white="friend")
    red, white = (
        Player(at.url, made["id"], made["tokens"][side])
        for at, side in zip(pair, SIDES, strict=True)
    )
    red.look(), white.look()
    with listen(pair[0].url, made["id"], red.headers, "?said=0") as ear:
        for number in (1, 2):
            assert white.post("chat", text=f"{number}").status_code == 200
            until(lambda: {"kind": "chat", "chat": number} in ear.heard)  # noqa: B023
    assert texts(red) == ["1", "2"]


def test_a_table_that_is_opened_again_remembers(rooms, data, game):
    id, red, _ = game
    red.post("chat", text="Remember me")
    again = Store(data)
    assert [said.text for said in chat.read(again, id)] == ["Remember me"]
    assert chat.last(again, id) == 1
    again.close()
