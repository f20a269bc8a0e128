"""Tournaments: everybody finds their games, and the table is what comes of them."""

from __future__ import annotations

import re
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import select, update

from barricades.core import Refused
from barricades.table.features.tournaments import organizing, pairing
from barricades.table.store import schema as s
from barricades.table.store import tournaments
from barricades.table.store.store import now
from tests.running.patience import until
from tests.table import patient
from tests.table.club import HOME, browser, member
from tests.table.playing import CROWD, GAME, MANY, SIDES, play_out

API = "/api/tournaments"


def found(client, game=GAME, **terms):
    """A new tournament; its id."""
    answer = client.post(API, json={"name": "Spring", "game": game, **terms})
    assert answer.status_code == 201, answer.text
    return answer.json()["id"]


def do(client, id, what, **body):
    return (
        client.post(f"{API}/{id}/{what}", json=body) if body else client.post(f"{API}/{id}/{what}")
    )


def done(client, id, what, **body):
    answer = do(client, id, what, **body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def refused(answer):
    return answer.status_code, answer.json()["error"]


def read(client, id):
    return client.get(f"{API}/{id}").json()


def joined(app, names, game=GAME, **terms):
    """A tournament that all of them have joined; its id, and the people, the organizer first."""
    people = [member(app, name) for name in names]
    id = found(people[0], game, **terms)
    for person in people[1:]:
        done(person, id, "join")
    return id, people


def started(app, names, game=GAME, **terms):
    id, people = joined(app, names, game, **terms)
    done(people[0], id, "start")
    return id, people


def resign(rooms, id, side="red"):
    room = rooms.room(id)
    room.resign(side, room.number)


# Before it starts


def test_a_tournament_is_opened_joined_and_started_by_its_pages(app):
    anna, bruno, stranger = member(app, "Anna"), member(app, "Bruno"), browser(app)
    assert "/tournaments" in anna.get("/").text
    assert "no tournament yet" in anna.get("/tournaments").text
    form = {"name": " Spring\n1917 ", "rated": "yes", "clock-kind": "days", "clock-days": "5"}
    page = anna.post(f"/tournaments/new/{GAME}", data=form)
    path = page.url.path
    assert "Spring 1917" in page.text
    assert "5 days for every answer" in page.text
    assert "It can start with 2 players." in page.text
    assert path in stranger.get("/tournaments").text
    assert "Take a name" in stranger.get(path).text
    assert "/start" not in bruno.get(path).text
    page = bruno.post(f"{path}/join")
    assert "2 of 12 players" in page.text
    assert "Anna" in bruno.post(f"{path}/leave", data={"entrant": "2"}).text
    assert "1 of 12 players" in bruno.get(path).text
    bruno.post(f"{path}/join")
    page = anna.post(f"{path}/start")
    assert page.url.path == path
    assert "0 of 2 games over" in page.text
    assert page.text.count('href="/game/') == 2 * 2 + 2 + 2  # in the table, mine, and all
    listed = read(bruno, path.rpartition("/")[2])
    assert (listed["state"], listed["rated"], listed["clock"]) == ("going", True, {"days": 5})


def test_it_is_for_those_whom_the_club_knows_by_name(app):
    stranger, anna = browser(app), member(app, "Anna")
    answer = stranger.post(API, json={"name": "Spring", "game": GAME})
    assert refused(answer) == (422, "wire-tournament-name")
    page = stranger.post(f"/tournaments/new/{GAME}", data={"name": "Spring"})
    assert page.status_code == 422
    assert "take a name first" in page.text
    id = found(anna)
    assert refused(do(stranger, id, "join")) == (422, "wire-tournament-name")


def test_only_the_organizer_takes_out_enters_starts_and_withdraws(app):
    id, (anna, bruno, cara) = joined(app, ("Anna", "Bruno", "Cara"))
    not_yours = 403, "wire-tournament-organizer"
    for what in ({"what": "start"}, {"what": "withdraw"}, {"what": "end"}):
        assert refused(do(bruno, id, **what)) == not_yours
    assert refused(do(bruno, id, "enter", bot="random")) == not_yours
    assert refused(do(bruno, id, "leave", number=3)) == not_yours
    done(cara, id, "leave", number=3)
    done(anna, id, "leave", number=2)
    assert [one["name"] for one in read(anna, id)["field"]] == ["Anna"]
    done(bruno, id, "join")
    done(anna, id, "withdraw")
    assert refused(anna.get(f"{API}/{id}")) == (404, "wire-no-tournament")
    assert bruno.get(f"/tournament/{id}").status_code == 404
    assert anna.get(API).json() == []


def test_bots_are_entered_by_their_level_each_once(app):
    anna = member(app, "Anna")
    id = found(anna)
    assert refused(do(anna, id, "enter", bot="nobody")) == (422, "wire-unknown-player")
    for _ in range(2):
        done(anna, id, "enter", bot="random")
    done(anna, id, "join")  # once more
    assert [(one["name"], one["bot"]) for one in read(anna, id)["field"]] == [
        ("Anna", False),
        ("random", True),
    ]
    assert "Random bot" in anna.get(f"/tournament/{id}").text


def test_once_it_has_started_nobody_comes_or_goes(app):
    id, (anna, bruno) = started(app, ("Anna", "Bruno"))
    late = member(app, "Late")
    gone = 409, "wire-tournament-started"
    assert refused(do(late, id, "join")) == gone
    assert refused(do(bruno, id, "leave", number=2)) == gone
    for what in ("start", "withdraw"):
        assert refused(do(anna, id, what)) == gone
    assert refused(do(anna, id, "enter", bot="random")) == gone


@pytest.mark.parametrize(
    ("terms", "error"),
    [
        ({"name": "\u200b \n"}, "wire-tournament-called"),
        ({"name": "…"}, "wire-tournament-called"),
        ({"options": {"solitaire": "red"}}, "wire-tournament-alone"),
        ({"options": {"components": {"track": {"length": 12}}}}, "wire-tournament-plain"),
        ({"clock": {"days": 3, "minutes": 5}}, "wire-which-clock"),
        ({"clock": {"days": 3000}}, "wire-bad-clock"),
    ],
)
def test_what_cannot_be_is_refused(app, terms, error):
    answer = member(app, "Anna").post(API, json={"name": "Spring", "game": GAME, **terms})
    assert refused(answer) == (422, error)


def test_a_game_that_there_is_not_is_refused(app):
    anna = member(app, "Anna")
    assert anna.post(API, json={"name": "Spring", "game": "chess"}).status_code == 422
    assert anna.get("/tournaments/new/chess").status_code == 404


def test_it_needs_as_many_players_as_sides(app):
    anna = member(app, "Anna")
    assert refused(do(anna, found(anna), "start")) == (422, "wire-tournament-few")
    id, people = joined(app, ("Bruno", "Cara", "Dora"), MANY)
    assert refused(do(people[0], id, "start")) == (422, "wire-tournament-few")


def test_nobody_has_more_than_a_few_on_their_hands(app, rooms, monkeypatch):
    monkeypatch.setattr(organizing, "EACH", 1)
    id, (anna, bruno) = joined(app, ("Anna", "Bruno"))
    enough = 422, "wire-tournaments-many"
    body = {"name": "Another", "game": GAME}
    assert refused(anna.post(API, json=body)) == enough
    found(bruno)
    done(anna, id, "start")
    assert refused(anna.post(API, json=body)) == enough
    for game in read(anna, id)["pairings"]:
        resign(rooms, game["id"])
    assert anna.post(API, json=body).status_code == 201


def test_one_that_nobody_starts_is_listed_no_longer(app, rooms):
    anna = member(app, "Anna")
    id = found(anna)
    assert [one["id"] for one in anna.get(API).json()] == [id]
    with rooms.store.engine.begin() as db:
        db.execute(update(s.tournaments), {"created": now() - tournaments.WAITS})
    assert anna.get(API).json() == []
    assert read(anna, id)["state"] == "open"


# Races


def at_once(deeds):
    """Deeds that are done at the same time; the statuses of their answers."""
    with ThreadPoolExecutor(len(deeds)) as pool:
        return Counter(one.result().status_code for one in [pool.submit(deed) for deed in deeds])


def test_of_many_who_come_at_once_one_has_the_last_place(app, monkeypatch):
    monkeypatch.setattr(pairing, "MOST", 3)
    id, (anna, _) = joined(app, ("Anna", "Bruno"))
    late = [member(app, f"Late {n}") for n in range(6)]
    assert at_once([lambda c=c: do(c, id, "join") for c in late]) == {200: 1, 409: 5}
    assert len(read(anna, id)["field"]) == 3
    assert "It is full." in anna.get(f"/tournament/{id}").text


def test_it_starts_once_and_with_everybody_who_has_come(app, rooms):
    id, (anna, _) = joined(app, ("Anna", "Bruno"))
    late = [member(app, f"Late {n}") for n in range(3)]
    deeds = [lambda: do(anna, id, "start")] * 3 + [lambda c=c: do(c, id, "join") for c in late]
    answers = at_once(deeds)
    assert {*answers} == {200, 409}
    whole = read(anna, id)
    many = whole["players"]
    assert answers[200] == 1 + many - 2
    assert whole["games"] == len(whole["pairings"]) == many * (many - 1)
    with rooms.store.engine.connect() as db:
        assert len(db.execute(select(s.games.c.id)).all()) == whole["games"]


def test_two_processes_start_it_once(pair):
    one, other = (table.url for table in pair)
    with (
        patient.Client(headers=HOME) as anna,
        patient.Client(headers=HOME) as bruno,
    ):
        for client, name in ((anna, "Anna"), (bruno, "Bruno")):
            assert client.post(f"{one}/api/me", json={"name": name}).status_code == 200
        made = anna.post(f"{one}{API}", json={"name": "Both", "game": GAME}).json()
        path = f"{API}/{made['id']}"
        assert bruno.post(f"{other}{path}/join").status_code == 200
        deeds = [lambda at=at: anna.post(f"{at}{path}/start") for at in (one, other) * 3]
        assert at_once(deeds) == {200: 1, 409: 5}
        assert [anna.get(f"{at}{path}").json()["games"] for at in (one, other)] == [2, 2]


# The games


def test_everybody_finds_their_games_in_the_lobby(app):
    id, people = started(app, ("Anna", "Bruno", "Cara"), rated=True)
    whole = read(people[0], id)
    assert len(whole["pairings"]) == 6
    for number, person in enumerate(people, 1):
        mine = person.get("/api/mine").json()
        own = {
            game["id"]: side
            for game in whole["pairings"]
            for side in SIDES
            if game["seats"][side] == number
        }
        assert {game["id"]: game["sides"] for game in mine} == {
            i: [side] for i, side in own.items()
        }
        assert Counter(own.values()) == dict.fromkeys(SIDES, 2)
    game = people[0].get(f"/api/games/{whole['pairings'][0]['id']}").json()
    assert (game["rated"], game["hints"], game["onlookers"]) == (True, False, True)
    assert {seat["name"] for seat in game["seats"]} < {"Anna", "Bruno", "Cara"}
    assert "Tournament “Spring”" in people[0].get(f"/game/{game['id']}").text


def test_with_days_the_clocks_run_at_once_with_minutes_when_all_have_come(app, rooms):
    _, (anna, bruno) = started(app, ("Anna", "Bruno"), clock={"days": 3})
    rooms.renew_leases()  # as the watch does; nobody has come yet
    with rooms.store.engine.connect() as db:
        assert Counter(map(bool, db.scalars(select(s.games.c.due)))) == {True: 2}
    live = found(anna, clock={"minutes": 10, "increment": 5})
    done(bruno, live, "join")
    done(anna, live, "start")
    first, second = (game["id"] for game in read(anna, live)["pairings"])
    assert "Bruno, not here yet" in anna.get(f"/game/{first}").text
    assert not rooms.room(first).dial.started
    bruno.get(f"/game/{first}")
    assert rooms.room(first).dial.started
    assert not rooms.room(second).dial.started


def test_nobody_else_can_take_a_seat(app):
    id, (anna, _) = started(app, ("Anna", "Bruno"), clock={"minutes": 10, "increment": 5})
    game = read(anna, id)["pairings"][0]
    theirs = next(side for side in SIDES if game["seats"][side] == 2)
    answer = anna.post(f"/api/games/{game['id']}/invite", json={"side": theirs})
    assert refused(answer) == (403, "wire-cannot-invite")
    assert "/invite" not in anna.get(f"/game/{game['id']}").text
    stranger = browser(app)
    assert stranger.get(f"/api/games/{game['id']}").json()["side"] is None
    assert stranger.get("/api/open").json() == []


def test_people_and_bots_play_a_whole_tournament(app, rooms):
    id, people = joined(app, ("Anna", "Bruno"), rated=True)
    done(people[0], id, "enter", bot="random")
    done(people[0], id, "start")
    for game in read(people[0], id)["pairings"]:
        play_out(rooms.room(game["id"]))
    whole = until(lambda: (whole := read(people[0], id))["state"] == "over" and whole)
    assert (whole["games"], whole["over"]) == (6, 6)
    assert sum(line["points"] for line in whole["standings"]) == 6
    assert [line["played"] for line in whole["standings"]] == [4, 4, 4]
    assert re.search("ha(s|ve) won", people[0].get(f"/tournament/{id}").text)
    rated = people[0].get(f"/api/ratings/{GAME}").json()
    assert sorted((one["bot"], one["games"]) for one in rated) == [
        (False, 4),
        (False, 4),
        (True, 4),
    ]


def test_bots_alone_play_by_themselves(app, rooms):
    anna = member(app, "Anna")
    id = found(anna)
    for bot in ("random", "easy"):
        done(anna, id, "enter", bot=bot)
    done(anna, id, "leave", number=1)
    done(anna, id, "start")
    assert anna.get("/api/mine").json() == []
    rooms.renew_leases()  # as the watch does
    until(lambda: read(anna, id)["state"] == "over")


# The table


def test_nothing_is_taken_back_and_no_game_is_tried_out_elsewhere(app, rooms):
    id, (anna, _) = started(app, ("Anna", "Bruno"))
    game = read(anna, id)["pairings"][0]["id"]
    room = rooms.room(game)
    side = room.history.asks[0].who
    room.choose(side, room.history.ask(side).options[0], room.number)
    assert room.look(side).undo is None
    with pytest.raises(Refused, match="tournament-undo"):
        room.undo(side, room.number)
    fork = {"moment": 0, "side": side, "bot": "random"}
    answer = anna.post(f"/api/games/{game}/fork", json=fork)
    assert answer.json()["error"] == "wire-fork-not-yet"


def test_the_table_is_what_comes_of_the_games(app, rooms):
    id, (anna, *_) = started(app, ("Anna", "Bruno", "Cara"))
    for game in read(anna, id)["pairings"]:
        seats = game["seats"]
        loser = max(seats, key=seats.__getitem__)  # whoever came first wins
        resign(rooms, game["id"], loser)
    whole = read(anna, id)
    assert [(line["number"], line["place"], line["points"]) for line in whole["standings"]] == [
        (1, 1, 4),
        (2, 2, 2),
        (3, 3, 0),
    ]
    page = anna.get(f"/tournament/{id}").text
    assert "Anna has won" in page
    assert "Sonneborn-Berger" in page


def test_while_it_goes_on_the_page_is_looked_at_again(app, rooms):
    id, (anna, bruno) = started(app, ("Anna", "Bruno"))
    first, second = (game["id"] for game in read(anna, id)["pairings"])
    assert "data-live" in bruno.get(f"/tournament/{id}").text
    resign(rooms, first)
    assert "1 of 2 games over" in bruno.get(f"/tournament/{id}").text
    resign(rooms, second)
    page = bruno.get(f"/tournament/{id}").text
    assert "Anna and Bruno have won" in page  # each has won as red once: nothing parts them
    assert "data-live" not in page


def test_of_many_sides_whoever_gives_up_is_behind_all_who_stayed(app, rooms):
    id, people = started(app, ("Anna", "Bruno", "Cara", "Dora"), MANY)
    (anna, *_), whole = people, read(people[0], id)
    assert len(whole["pairings"]) == 4
    assert Counter((n, s) for game in whole["pairings"] for s, n in game["seats"].items()) == dict(
        Counter((n, s) for n in (1, 2, 3, 4) for s in CROWD)
    )
    at = whole["pairings"][0]
    for side in CROWD[:3]:
        resign(rooms, at["id"], side)
    play_out(rooms.room(at["id"]))
    until(lambda: read(anna, id)["over"])
    points = read(anna, id)["pairings"][0]["points"]
    assert points == {CROWD[0]: 1, CROWD[1]: 1, CROWD[2]: 1, CROWD[3]: 3}


def test_its_organizer_may_end_it_and_what_comes_later_does_not_count(app, rooms):
    id, (anna, bruno) = joined(app, ("Anna", "Bruno"))
    assert refused(do(anna, id, "end")) == (422, "wire-tournament-waits")
    done(anna, id, "start")
    first, second = (game["id"] for game in read(anna, id)["pairings"])
    resign(rooms, first)
    assert refused(do(bruno, id, "end")) == (403, "wire-tournament-organizer")
    assert done(anna, id, "end")["state"] == "ended"
    before = read(anna, id)["standings"]
    resign(rooms, second)
    after = read(anna, id)
    assert (after["over"], after["standings"]) == (1, before)
    assert "does not count" in anna.get(f"/tournament/{id}").text
    assert refused(do(anna, id, "end")) == (409, "wire-tournament-over")
    other = found(anna)
    done(bruno, other, "join")
    done(anna, other, "start")
    for game in read(anna, other)["pairings"]:
        resign(rooms, game["id"])
    assert refused(do(anna, other, "end")) == (409, "wire-tournament-over")


# What is shown


def test_names_are_escaped_and_short(app):
    anna = member(app, "<b>Anna</b>")
    id = found(anna, name="<script>alert(1)</script>" + "x" * 100)
    for path in ("/tournaments", f"/tournament/{id}"):
        page = anna.get(path).text
        assert "<script>alert" not in page
        assert "<b>Anna" not in page
    assert len(read(anna, id)["name"]) == 40


def test_nobody_learns_who_holds_a_seat_but_by_name(app, rooms):
    id, (anna, bruno) = started(app, ("Anna", "Bruno"))
    with rooms.store.engine.connect() as db:
        hidden = {*db.scalars(select(s.holders.c.browser))}
        hidden |= {secret.hex() for secret in db.scalars(select(s.games.c.secret))}
    hidden |= {client.cookies["barricades"] for client in (anna, bruno)}
    texts = [bruno.get(path).text for path in (API, f"{API}/{id}", "/tournaments")]
    texts.append(bruno.get(f"/tournament/{id}").text)
    assert len(hidden) == 6
    assert not [secret for secret in hidden for text in texts if secret in text]


@pytest.mark.parametrize(("language", "told"), [("de", "Alle spielen gegen"), ("it", "Tutti")])
def test_the_pages_speak_the_language_of_their_reader(app, language, told):
    id, (anna, _) = started(app, ("Anna", "Bruno"))
    assert told in anna.get(f"/tournaments?language={language}").text
    for path in (f"/tournament/{id}", f"/tournaments/new/{GAME}", f"/tournaments/new/{MANY}"):
        assert anna.get(f"{path}?language={language}").status_code == 200
