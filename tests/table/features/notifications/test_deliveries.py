"""The post: a message a turn, tried with patience, brought by one process and read by one seat."""

import json
from datetime import timedelta
from random import Random

import pytest
from sqlalchemy import select

from barricades.table.features.notifications.deliveries import RETRIES, Deliveries, WebhookInfo
from barricades.table.features.notifications.webhook import Sender, Undelivered
from barricades.table.store import store, webhooks
from barricades.table.store.schema import deliveries
from tests.running.patience import PATIENCE
from tests.table.conftest import Player, create
from tests.table.frozen import Frozen
from tests.table.playing import GAME, SIDES, act

HOME = {"sec-fetch-site": "same-origin"}
ADDRESS = "https://hook.example/in/secret-of-white"


class Pigeon:
    """Brings messages nowhere, and remembers them."""

    def __init__(self):
        self.brought, self.faults = [], []

    def check(self, address):
        pass

    def send(self, address, body):
        if self.faults:
            raise self.faults.pop(0)
        self.brought.append((address, json.loads(body)))


@pytest.fixture
def time(monkeypatch):
    return Frozen(monkeypatch)


@pytest.fixture
def pigeon(app, time):
    app.state.deliveries.sender = Pigeon()
    return app.state.deliveries.sender


@pytest.fixture
def game(client, rooms, pigeon):
    """White wants to hear of its turns, in German; its greeting has arrived."""
    made = create(client, GAME, red="friend", white="friend")
    white = Player(client, made["id"], made["tokens"]["white"])
    answer = white.post("webhook", address=ADDRESS, language="de")
    assert answer.status_code == 200, answer.text
    client.app.state.deliveries.deliver_due()
    pigeon.greeting = pigeon.brought.pop()
    assert pigeon.brought == []
    return made


def until_white_is_woken(rooms, game):
    """Play until white is asked after it was not."""
    room, rng = rooms.room(game["id"]), Random(0)
    while room.history.ask("white"):
        act(room, rng, "white")
    while not room.history.ask("white"):
        act(room, rng, "red")
    return room


def bring(client, time, **later):
    time.passes(**later)
    client.app.state.deliveries.deliver_due()


def waiting(rooms):
    with rooms.store.engine.connect() as db:
        return db.execute(select(deliveries)).all()


def test_a_greeting_comes_first_so_that_one_sees_whether_it_works(game, pigeon):
    address, told = pigeon.greeting
    assert address == ADDRESS
    assert told["text"].startswith("Nachrichten zu")


def test_a_turn_brings_one_message_in_the_language_of_the_seat(game, client, rooms, pigeon, time):
    room = until_white_is_woken(rooms, game)
    bring(client, time, seconds=1)
    assert pigeon.brought == []
    bring(client, time, minutes=1)
    bring(client, time, days=1)
    ((address, told),) = pigeon.brought
    assert address == ADDRESS
    assert told["text"] == told["content"]
    assert told["text"].startswith("Du bist am Zug in ")
    assert told["url"] == f"http://testserver/game/{room.id}"
    assert told["url"] in told["text"]
    assert (told["game"], told["side"]) == (room.id, "white")
    for secret in (*game["tokens"].values(), "secret-of-white"):
        assert secret not in json.dumps(told)
    assert waiting(rooms) == []


def test_whoever_answers_at_once_is_not_told(game, client, rooms, pigeon, time):
    room = until_white_is_woken(rooms, game)
    act(room, Random(0), "white")
    bring(client, time, minutes=1)
    assert pigeon.brought == []
    assert waiting(rooms) == []


def test_the_next_turn_brings_the_next_message(game, client, rooms, pigeon, time):
    for count in (1, 2, 3):
        until_white_is_woken(rooms, game)
        bring(client, time, minutes=1)
        assert len(pigeon.brought) == count


def test_a_seat_without_a_webhook_hears_nothing(game, client, rooms, pigeon, time):
    until_white_is_woken(rooms, game)
    assert [row.side for row in waiting(rooms)] == ["white"]


def test_it_is_tried_again_with_patience_and_then_given_up(game, client, rooms, pigeon, time):
    room = until_white_is_woken(rooms, game)
    pigeon.faults = [Undelivered("503") for _ in range(len(RETRIES) + 1)]
    bring(client, time, minutes=1)
    for wait in RETRIES:
        (row,) = waiting(rooms)
        assert row.next_try == store.now() + wait
        bring(client, time, seconds=wait.total_seconds() - 1)
        assert waiting(rooms) == [row]
        bring(client, time, seconds=1)
    assert (pigeon.faults, pigeon.brought, waiting(rooms)) == ([], [], [])
    hook = client.app.state.deliveries.webhook(room.id, "white")
    assert hook == WebhookInfo("hook.example", failed=True)
    until_white_is_woken(rooms, game)
    bring(client, time, minutes=1)
    assert len(pigeon.brought) == 1
    assert not client.app.state.deliveries.webhook(room.id, "white").failed


def test_what_was_not_tried_yet_goes_first(client, rooms, pigeon, time, monkeypatch):
    """So many slow addresses delay whoever comes later by one round, and no more."""
    monkeypatch.setattr("barricades.table.features.notifications.deliveries.AT_ONCE", 1)
    for name in ("slow", "slow", "prompt"):
        made = create(client, GAME, red="friend", white="friend")
        white = Player(client, made["id"], made["tokens"]["white"])
        white.post("webhook", address=f"https://{name}.example/", language="en")
        if name == "slow":
            pigeon.faults = [Undelivered("TimeoutError")]
            bring(client, time, minutes=0)
    bring(client, time, minutes=2)
    assert [address for address, _ in pigeon.brought] == ["https://prompt.example/"]


def test_a_final_refusal_is_not_tried_again(game, client, rooms, pigeon, time):
    room = until_white_is_woken(rooms, game)
    pigeon.faults = [Undelivered("410", final=True)]
    bring(client, time, minutes=1)
    assert waiting(rooms) == []
    assert client.app.state.deliveries.webhook(room.id, "white").failed


def test_two_processes_bring_it_once(game, client, rooms, pigeon, time):
    until_white_is_woken(rooms, game)
    time.passes(minutes=1)
    one, other = (Deliveries(rooms, pigeon) for _ in range(2))
    (message,) = webhooks.due(rooms.store, 0, 9)
    one._deliver(message)
    other._deliver(message)
    assert len(pigeon.brought) == 1


def test_what_a_process_was_bringing_when_it_died_is_brought_by_another(
    game, client, rooms, pigeon, time
):
    until_white_is_woken(rooms, game)
    time.passes(minutes=1)
    (message,) = webhooks.due(rooms.store, 0, 9)
    assert webhooks.claim(rooms.store, message, RETRIES[0])  # and then it dies
    bring(client, time, seconds=1)
    assert pigeon.brought == []
    bring(client, time, minutes=1)
    assert len(pigeon.brought) == 1


def test_a_message_that_is_out_of_date_is_replaced(game, client, rooms, pigeon, time):
    pigeon.faults = [Undelivered("503") for _ in range(2)]
    until_white_is_woken(rooms, game)
    bring(client, time, minutes=1)
    (old,) = waiting(rooms)
    until_white_is_woken(rooms, game)
    (new,) = waiting(rooms)
    assert new.number > old.number
    assert new.tries == 0


def test_whoever_wants_no_more_messages_gets_none(game, client, rooms, pigeon, time):
    room = until_white_is_woken(rooms, game)
    white = Player(client, game["id"], game["tokens"]["white"])
    assert white.post("webhook", address="").status_code == 200
    bring(client, time, minutes=1)
    assert pigeon.brought == []
    assert client.app.state.deliveries.webhook(room.id, "white") is None


def test_the_address_is_told_to_nobody(game, client, caplog, pigeon, rooms, time):
    red, white = (Player(client, game["id"], game["tokens"][side]) for side in SIDES)
    assert white.get("away").json()["webhook"] == {"host": "hook.example", "failed": False}
    assert red.get("away").json()["webhook"] is None
    assert client.get(f"/api/games/{game['id']}/away").status_code == 403
    assert client.get(f"/game/{game['id']}/away").status_code == 403
    assert client.get(f"/game/{game['id']}/away?as=white").status_code == 403
    pigeon.faults = [Undelivered("503")]
    with caplog.at_level("DEBUG"):
        until_white_is_woken(rooms, game)
        bring(client, time, minutes=1)
    seen = [white.get("away").text, str(white.look()), str(red.look()), caplog.text]
    assert all("secret-of-white" not in text for text in seen)
    assert "has not arrived" in caplog.text


def test_an_address_inside_the_house_is_refused(client):
    client.app.state.deliveries.sender = Sender(seconds=PATIENCE)
    made = create(client, GAME, red="friend")
    red = Player(client, made["id"], made["tokens"]["red"])
    for address, why in {
        "https://127.0.0.1/": "wire-private-webhook",
        "https://[::ffff:10.0.0.1]/": "wire-private-webhook",
        "http://hook.example/": "wire-bad-webhook",
    }.items():
        answer = red.post("webhook", address=address)
        assert (answer.status_code, answer.json()["error"]) == (422, why)
    assert red.get("away").json()["webhook"] is None


def test_on_the_page_it_is_set_and_revoked(client, pigeon):
    form = {"seat-red": "me", "seat-white": "me"}
    page = client.post(f"/new/{GAME}", data=form, headers=HOME)
    path = page.url.path
    assert "/away?as=" in client.get(f"{path}?as=red").text
    hook = {"as": "red", "address": " https://hook.example/in "}
    seen = client.post(f"{path}/webhook", data=hook, headers=HOME)
    assert "Messages go to hook.example." in seen.text
    assert "hook.example/in" not in seen.text
    seen = client.post(f"{path}/webhook", data={"as": "red"}, headers=HOME)
    assert "Messages go to" not in seen.text
    client.app.state.deliveries.sender = Sender(seconds=PATIENCE)
    bad = {"as": "red", "address": "https://localhost/"}
    seen = client.post(f"{path}/webhook", data=bad, headers=HOME)
    assert seen.status_code == 422
    assert "does not lead to the public Internet" in seen.text


def test_patience_has_an_end():
    assert timedelta(hours=1) < sum(RETRIES, timedelta()) < timedelta(days=1)
