"""Open seats: anybody may take one, whoever comes first has it, and nobody else."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import select, update

from barricades.core import Refused
from barricades.table.live.sharing import CURRENT_GUEST
from barricades.table.store import invitations
from barricades.table.store.schema import games, holders
from barricades.table.store.schema import seats as chairs
from barricades.table.store.store import now
from tests.table import patient
from tests.table.club import HOME, browser, member, open_game, sit
from tests.table.playing import CROWD, GAME, MANY, SIDES

pytestmark = pytest.mark.on_both


def listed(client):
    return [game["id"] for game in client.get("/api/open").json()]


def waits(rooms, id, **since):
    """The game was opened so long ago."""
    with rooms.store.engine.begin() as db:
        db.execute(update(games).where(games.c.id == id), {"created": now() - since["since"]})


def test_nobody_fills_the_list_alone(rooms):
    def invite(guest, **terms):
        CURRENT_GUEST.set(guest)
        return rooms.create(GAME, {}, {"red": "me", "white": "anybody"} | terms, None)

    rooms._invitations.clock = lambda: 0.0  # the machine may be slow
    for _ in range(int(invitations.BURST)):
        invite("greedy")
    with pytest.raises(Refused, match="wire-many-invitations"):
        invite("greedy")
    assert invite("greedy", white="friend").tokens
    latest = invite("another").room.id
    assert invitations.open_games(rooms.store)[0] == latest


# Taking a seat


def test_anybody_finds_an_open_seat_in_the_lobby_and_takes_it(app):
    anna, bruno = browser(app), browser(app)
    id = open_game(anna, name="Anna", clock={"days": 3})
    (found,) = bruno.get("/api/open").json()
    assert (found["id"], found["sides"], found["names"]) == (id, ["white"], {"red": "Anna"})
    assert (found["clock"], found["rated"]) == ({"days": 3}, False)
    lobby = bruno.get("/").text
    assert f"/open/{id}" in lobby
    assert "with Anna" in lobby
    assert "3 days for every answer" in lobby
    assert "free: White" in bruno.get(f"/open/{id}").text
    page = bruno.post(f"/open/{id}", data={"side": "white", "name": "Bruno"})
    assert page.url.path == f"/game/{id}"
    assert "data-say" in page.text
    seats = anna.get(f"/api/games/{id}").json()["seats"]
    assert [(s["name"], s["taken"], s["open"]) for s in seats] == [
        ("Anna", True, False),
        ("Bruno", True, False),
    ]
    assert listed(bruno) == []


def test_ones_own_open_game_is_among_ones_games_and_not_in_the_list(app):
    anna = browser(app)
    id = open_game(anna)
    lobby = anna.get("/").text
    assert f"/open/{id}" not in lobby
    assert f"/game/{id}" in lobby
    assert "an open seat" in lobby
    answer = sit(anna, id)
    assert (answer.status_code, answer.json()["error"]) == (422, "wire-one-seat")


def test_the_clock_starts_when_the_last_has_come(app, rooms):
    id = open_game(browser(app), clock={"days": 3})
    assert not rooms.room(id).dial.started
    sit(browser(app), id)
    assert rooms.room(id).dial.started


def test_several_open_seats_are_taken_one_by_one(app):
    id = open_game(browser(app), MANY, seats=dict.fromkeys(CROWD, "anybody") | {"red": "me"})
    guests = [browser(app) for _ in CROWD[1:]]
    for guest, side in zip(guests, CROWD[1:], strict=True):
        assert listed(guest) == [id]
        assert sit(guest, id, side).status_code == 200
        assert guest.get(f"/api/games/{id}").json()["side"] == side
    assert listed(guests[0]) == []


@pytest.mark.parametrize("side", ["red", "white", "nonsense"])
def test_a_seat_that_is_not_open_cannot_be_taken(app, side):
    id = open_game(browser(app), seats={"red": "me", "white": "friend"})
    answer = sit(browser(app), id, side)
    assert (answer.status_code, answer.json()["error"]) == (409, "wire-seat-gone")
    assert browser(app).get(f"/open/{id}").status_code == 409


def test_a_stranger_holds_nothing_by_looking(app):
    id = open_game(browser(app))
    stranger = browser(app)
    assert stranger.get(f"/open/{id}").status_code == 200
    assert not stranger.cookies
    assert stranger.get(f"/api/games/{id}").json()["side"] is None


# Races


def holding(rooms, id):
    with rooms.store.engine.connect() as db:
        rows = db.execute(select(holders.c.browser, holders.c.side).where(holders.c.game == id))
        return Counter(side for _, side in rows)


def test_of_many_who_come_at_once_exactly_one_has_the_seat(app, rooms):
    for _ in range(3):
        id = open_game(browser(app))
        guests = [browser(app) for _ in range(8)]
        with ThreadPoolExecutor(8) as pool:
            answers = [*pool.map(lambda guest: sit(guest, id).status_code, guests)]  # noqa: B023
        assert Counter(answers) == {200: 1, 409: 7}
        assert holding(rooms, id) == {"red": 1, "white": 1}


def test_who_reaches_for_two_seats_at_once_has_one(app, rooms):
    id = open_game(browser(app), MANY, seats=dict.fromkeys(CROWD, "anybody") | {"red": "me"})
    guest = member(app, "Greedy Gus")
    with ThreadPoolExecutor(3) as pool:
        answers = [*pool.map(lambda side: sit(guest, id, side).status_code, CROWD[1:])]
    assert Counter(answers) == {200: 1, 422: 2}
    assert sum(holding(rooms, id).values()) == 2


def test_two_processes_give_a_seat_away_once(pair):
    def come(at, id):
        path = f"{at.url}/api/open/{id}"
        return patient.post(path, json={"side": "white"}).status_code

    for _ in range(3):
        made = patient.post(
            f"{pair[0].url}/api/games",
            json={"game": "dual-powers", "seats": {"red": "me", "white": "anybody"}},
            headers=HOME,
        ).json()
        with ThreadPoolExecutor(8) as pool:
            found = [pool.submit(come, pair[at % 2], made["id"]) for at in range(8)]
            assert Counter(one.result() for one in found) == {200: 1, 409: 7}


# Withdrawing, and vanishing


def test_its_owner_withdraws_an_open_seat(app):
    anna, bruno = browser(app), browser(app)
    id = open_game(anna)
    assert bruno.post(f"/api/games/{id}/withdraw").status_code == 403
    form = {"as": "red", "side": "white"}
    assert bruno.post(f"/game/{id}/withdraw", data=form).status_code == 403
    page = anna.post(f"/game/{id}/withdraw", data=form)
    assert page.status_code == 200
    assert "Make a link" in page.text
    assert listed(bruno) == []
    assert sit(bruno, id).status_code == 409
    assert anna.post(f"/api/games/{id}/withdraw").status_code == 200


def test_of_several_open_seats_one_is_withdrawn_or_all(app):
    anna = browser(app)
    id = open_game(anna, MANY, seats=dict.fromkeys(CROWD, "anybody") | {"red": "me"})
    anna.post(f"/game/{id}/withdraw", data={"as": "red", "side": "green"})
    (found,) = anna.get("/api/open").json()
    assert found["sides"] == ["blue", "yellow"]
    anna.post(f"/api/games/{id}/withdraw")
    assert listed(anna) == []


def test_a_link_to_a_seat_makes_it_a_friends(app):
    anna, bruno, cara = browser(app), browser(app), browser(app)
    id = open_game(anna)
    token = anna.post(f"/api/games/{id}/invite", json={"side": "white"}).json()["token"]
    assert listed(bruno) == []
    assert sit(bruno, id).status_code == 409
    assert cara.post(f"/seat/{token}").url.path == f"/game/{id}"


def test_a_game_in_which_nothing_happens_is_listed_no_longer(app, rooms):
    anna, bruno = browser(app), browser(app)
    old, moved, over = (open_game(anna) for _ in range(3))
    room = rooms.room(moved)
    room.choose("red", room.history.ask("red").options[0], room.number)
    gone = rooms.room(over)
    gone.resign("red", gone.number)
    assert {*listed(bruno)} == {old, moved}
    for id in (old, moved):
        waits(rooms, id, since=invitations.LISTED_FOR)
    assert listed(bruno) == [moved]
    with rooms.store.engine.connect() as db:
        assert db.scalar(select(chairs.c.open).where(chairs.c.game == old, chairs.c.open))
    assert sit(bruno, old).status_code == 200  # whoever has the address still may


def test_a_rematch_keeps_a_seat_open_that_was(app, rooms):
    anna = browser(app)
    id = open_game(anna)
    room = rooms.room(id)
    room.resign("red", room.number)
    again = rooms.rematch(room, "red")
    assert [(s.side, s.taken, s.open) for s in again.seats.values()] == [
        ("red", False, True),
        ("white", True, False),
    ]
    assert [*SIDES] == [*again.seats]


# Onlookers


def test_a_game_may_be_for_its_players_alone(app):
    anna, bruno, cara = browser(app), browser(app), browser(app)
    id = open_game(anna, onlookers=False)
    sit(bruno, id)
    for path in ("", "/replay", "/away", "/analysis"):
        assert cara.get(f"/game/{id}{path}").status_code == 403
    for path in ("", "/events", "/chat", "/record", "/verify"):
        answer = cara.get(f"/api/games/{id}{path}")
        assert (answer.status_code, answer.json()["error"]) == (403, "wire-no-onlookers")
    for player in (anna, bruno):
        assert player.get(f"/game/{id}").status_code == 200
    assert "Nobody but the players may look on" in anna.get(f"/game/{id}").text


def test_otherwise_there_is_a_link_to_look_on(app):
    anna, cara = browser(app), browser(app)
    id = open_game(anna)
    assert f'value="http://testserver/game/{id}"' in anna.get(f"/game/{id}").text
    assert "You are looking on." in cara.get(f"/game/{id}").text


def test_on_the_page_of_a_new_game_all_this_is_chosen(app):
    anna = browser(app)
    form = {"seat-red": "me", "seat-white": "anybody", "onlookers": "no"}
    page = anna.post(f"/new/{GAME}", data=form)
    game = anna.get(f"/api{page.url.path.replace('game', 'games')}").json()
    assert (game["onlookers"], game["rated"], game["hints"]) == (False, False, False)
    assert [seat["open"] for seat in game["seats"]] == [False, True]
