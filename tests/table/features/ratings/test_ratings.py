"""Ratings: the published formula, a trail of all changes, and no result counted twice."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from barricades.play.entries import RESIGN, Entry
from barricades.table.server.doctor import examine
from barricades.table.store import players, ratings
from barricades.table.store.ratings import GAMES, START, Rating, calculate
from barricades.table.store.schema import ratings as trail
from barricades.table.store.store import now
from barricades.words import Words
from tests.running.patience import until
from tests.table.club import browser, member, open_game, sit
from tests.table.frozen import Frozen
from tests.table.playing import CROWD, GAME, MANY, SIDES, act, play_out

pytestmark = pytest.mark.on_both
PAGE = Path(__file__).parents[4] / "docs" / "ratings.md"
NEW = Rating()
PRELUDE, PRELUDE_SIDES = "prelude", ("revolutionary", "government")


# The formula


def test_the_examples_in_the_documentation_are_reckoned_right():
    tables = re.findall(r"(?:^\|.*\n)+", PAGE.read_text("utf-8"), re.MULTILINE)
    assert len(tables) == 2
    for table in tables:
        head, _, *lines = [
            [cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines()
        ]
        assert head == [
            "player",
            "place",
            "before",
            "games",
            "score",
            "expected",
            "weight",
            "after",
        ]
        seated = {str(at): line[0] for at, line in enumerate(lines)}
        ranks = {str(at): int(line[1]) for at, line in enumerate(lines)}
        before = {line[0]: Rating(float(line[2]), int(line[3])) for line in lines}
        found = calculate(seated, ranks, before)
        for name, _, _, _, score, expected, weight, after in lines:
            assert (f"{found[name].score:g}", f"{found[name].expected:.3f}") == (score, expected)
            assert (f"{found[name].weight:.4g}", f"{found[name].after:.1f}") == (weight, after)


def test_who_wins_gains_what_the_other_loses_among_equals():
    found = calculate({"red": "a", "white": "b"}, {"red": 0, "white": 1}, {"a": NEW, "b": NEW})
    assert (found["a"].after, found["b"].after) == (START + 16, START - 16)


def test_level_sides_share():
    strong = Rating(1900.0, 3)
    found = calculate({"red": "a", "white": "b"}, {"red": 0, "white": 0}, {"a": strong, "b": NEW})
    assert found["a"].after < 1900 < 1900 + found["b"].after - START
    assert found["a"].score == found["b"].score == 0.5


def test_a_game_weighs_less_for_a_settled_player():
    before = {"a": Rating(START, GAMES), "b": Rating(START, GAMES - 1)}
    found = calculate({"red": "a", "white": "b"}, {"red": 0, "white": 1}, before)
    assert (found["a"].after, found["b"].after) == (START + 8, START - 16)


def test_of_many_every_pair_counts():
    seated = dict(zip(CROWD, "abcd", strict=True))
    ranks = {"red": 0, "blue": 1, "green": 1, "yellow": 3}
    found = calculate(seated, ranks, dict.fromkeys("abcd", NEW))
    assert [found[who].score for who in "abcd"] == [3, 1.5, 1.5, 0]
    assert [found[who].after - START for who in "abcd"] == [16, 0, 0, -16]


def test_a_bot_on_several_sides_does_not_play_against_itself():
    seated = dict(zip(CROWD, "abbb", strict=True))
    ranks = {"red": 1, "blue": 0, "green": 2, "yellow": 3}
    found = calculate(seated, ranks, {"a": NEW, "b": NEW})
    assert (found["a"].score, found["b"].score) == (2, 1)
    assert found["a"].after - START == START - found["b"].after > 0


def test_who_leaves_the_table_is_behind_all_who_stayed():
    result = {"ranking": [["red"], ["blue", "green"], ["yellow"]], "replaced": {"red": "greedy"}}
    found = ratings.ranks(result)
    assert found["blue"] == found["green"] < found["yellow"] < found["red"]


# A rated game


@pytest.fixture
def pair(app):
    """Two whom the club knows, and the id of a rated game of theirs."""
    anna, bruno = member(app, "Anna"), member(app, "Bruno")
    id = open_game(anna, rated=True)
    assert sit(bruno, id).status_code == 200
    return anna, bruno, id


def resign(rooms, id, side="white"):
    room = rooms.room(id)
    room.resign(side, room.number)


def rows(rooms):
    with rooms.store.engine.connect() as db:
        return db.execute(
            select(trail).order_by(trail.c.kind, trail.c.player, trail.c.number)
        ).all()


def table(client, game=GAME):
    return [(rank["name"], rank["rating"]) for rank in client.get(f"/api/ratings/{game}").json()]


def audit(rooms):
    """Every change follows from what is written beside it, and from the change before."""
    before: dict[tuple[str, str], tuple[float, int]] = {}
    for row in rows(rooms):
        known = before.get((row.kind, row.player), (START, 0))
        assert (row.before, row.number) == (known[0], known[1] + 1)
        assert row.after == round(row.before + row.weight * (row.score - row.expected), 1)
        before[row.kind, row.player] = row.after, row.number
    return before


def test_a_result_changes_the_ratings_of_both(pair, rooms):
    anna, bruno, id = pair
    assert table(anna) == []
    resign(rooms, id)
    assert table(anna) == [("Anna", 1516.0), ("Bruno", 1484.0)]
    (change,) = anna.get(f"/api/ratings/{GAME}/anna").json()
    assert (change["game"], change["number"], change["before"]) == (id, 1, 1500.0)
    assert (change["score"], change["expected"], change["weight"]) == (1.0, 0.5, 32.0)
    audit(rooms)
    for client in (anna, bruno):
        page = client.get(f"/game/{id}").text
        assert "Anna: 1500 → 1516" in page
    assert "1516" in anna.get("/ratings").text
    history = bruno.get("/player/Bruno").text
    assert "-16.0" in history
    assert f"/game/{id}" in history


def test_the_next_game_goes_on_from_there(pair, rooms):
    anna, bruno, id = pair
    resign(rooms, id)
    again = rooms.rematch(rooms.room(id), "red")
    assert again.row.rated
    assert [seat.name for seat in again.seats.values()] == ["Bruno", "Anna"]
    assert [seat.taken for seat in again.seats.values()] == [False, True]
    assert bruno.get(f"/game/{again.id}").status_code == 200
    resign(rooms, again.id)  # Anna, who is White now
    standing = audit(rooms)
    assert {number for _, number in standing.values()} == {2}
    assert sum(rating for rating, _ in standing.values()) == pytest.approx(3000)
    assert dict(table(anna))["Bruno"] > 1500.0


def test_rating_and_result_are_written_together_or_not_at_all(pair, rooms):
    _, _, id = pair
    room = rooms.room(id)
    anna = players.by_name(rooms.store.engine, "Anna")
    assert anna
    known = dict.fromkeys(("before", "after", "weight", "score", "expected"), 0.0)
    row = {"game": id, "player": anna.id, "kind": GAME, "number": 9, "made": now(), **known}
    with rooms.store.engine.begin() as db:
        db.execute(insert(trail), row)
    with pytest.raises(IntegrityError):
        room.resign("white", room.number)
    kept = rooms.store.game(id)
    assert kept
    assert kept.finished is None
    assert RESIGN not in [row.kind for row in rooms.store.entries(id)]
    assert len(rows(rooms)) == 1


def test_a_result_is_never_counted_twice(pair, rooms):
    _, _, id = pair
    resign(rooms, id)
    found = rows(rooms)
    again = Entry(rooms.room(id).number + 1, RESIGN, "red")
    with pytest.raises(IntegrityError):
        rooms.store.append(id, [again], rooms.store.game(id).result)
    assert rows(rooms) == found


def test_games_of_one_player_that_end_at_once_are_all_counted(app, rooms):
    hub = member(app, "Hub")
    ids = []
    for at in range(6):
        id = open_game(hub, rated=True)
        assert sit(member(app, f"Spoke {at}"), id).status_code == 200
        ids.append(id)
    with ThreadPoolExecutor(6) as pool:
        [*pool.map(lambda id: resign(rooms, id, "red" if ids.index(id) % 2 else "white"), ids)]
    audit(rooms)
    (player,) = [rank for rank in hub.get(f"/api/ratings/{GAME}").json() if rank["name"] == "Hub"]
    assert player["games"] == 6


def test_every_game_has_ratings_of_its_own(app, rooms):
    """However many games somebody has played of another kind."""
    anna, bruno = member(app, "Anna"), member(app, "Bruno")
    sides = dict(zip(PRELUDE_SIDES, ("me", "anybody"), strict=True))
    for game, seats in ((GAME, None), (PRELUDE, sides), (PRELUDE, sides)):
        id = open_game(anna, game, rated=True, **({"seats": seats} if seats else {}))
        side = PRELUDE_SIDES[1] if seats else SIDES[1]
        assert sit(bruno, id, side).status_code == 200
        resign(rooms, id, side)
    assert table(anna) == [("Anna", 1516.0), ("Bruno", 1484.0)]
    assert dict(table(anna, PRELUDE))["Anna"] > 1516.0
    audit(rooms)


def test_without_the_other_nothing_is_rated(app, rooms):
    anna = member(app, "Anna")
    id = open_game(anna, rated=True)
    resign(rooms, id, "red")
    assert rows(rooms) == []


def test_a_game_just_for_play_changes_nothing(app, rooms):
    anna, bruno = member(app, "Anna"), member(app, "Bruno")
    id = open_game(anna)
    sit(bruno, id)
    resign(rooms, id)
    assert rows(rooms) == []


def test_time_that_is_up_counts_as_well(app, rooms, monkeypatch):
    time = Frozen(monkeypatch)
    anna, bruno = member(app, "Anna"), member(app, "Bruno")
    id = open_game(anna, rated=True, clock={"days": 1})
    sit(bruno, id)
    room = rooms.room(id)
    room.choose("red", room.history.ask("red").options[0], room.number)
    time.passes(days=2)
    assert rooms.room(id).outcome.reason == "timeout"
    assert dict(table(anna))["Bruno"] == 1484.0


def test_the_doctor_reckons_all_changes_anew(pair, app, rooms, data):
    anna, bruno, first = pair
    second = open_game(anna, rated=True)
    sit(bruno, second)
    never = open_game(anna, rated=True)
    for id, side in ((first, "white"), (second, "red"), (never, "red")):
        resign(rooms, id, side)
    assert examine(data, Words("en"))[0] == 0
    with rooms.store.engine.begin() as db:
        db.execute(update(trail).where(trail.c.game == first, trail.c.number == 1), {"after": 1517})
    code, lines = examine(data, Words("en"))
    ill = [line for line in lines if "The ratings are not what this result makes" in line]
    assert (code, len(ill)) == (1, 2)  # the change, and the one that goes on from it


# Among many, and with bots


def test_bots_have_ratings_too_each_of_its_version(app, rooms):
    anna = member(app, "Anna")
    seats = dict.fromkeys(CROWD, "random") | {"red": "me", "blue": "greedy"}
    id = open_game(anna, MANY, seats=seats, rated=True)
    play_out(rooms.room(id))
    until(lambda: rows(rooms))
    audit(rooms)
    names = {rank["name"]: rank for rank in anna.get(f"/api/ratings/{MANY}").json()}
    assert len(names) == 3
    (greedy,) = [name for name in names if name.startswith("greedy ")]
    assert names[greedy]["bot"]
    assert {rank["games"] for rank in names.values()} == {1}
    assert anna.get(f"/bot/{greedy}").status_code == 200
    (change,) = anna.get(f"/api/ratings/{MANY}/{greedy}?bot=true").json()
    assert change["weight"] == pytest.approx(32 / 3)
    assert anna.get(f"/api/ratings/{MANY}/{greedy}").status_code == 404


def test_who_gives_up_among_many_has_lost_to_all(app, rooms):
    people = [member(app, name) for name in ("Anna", "Bruno", "Cara", "Dora")]
    seats = dict.fromkeys(CROWD, "anybody") | {"red": "me"}
    id = open_game(people[0], MANY, seats=seats, rated=True)
    for client, side in zip(people[1:], CROWD[1:], strict=True):
        assert sit(client, id, side).status_code == 200
    resign(rooms, id, "green")
    assert rows(rooms) == []  # the others go on
    play_out(rooms.room(id))
    audit(rooms)
    (cara,) = people[0].get(f"/api/ratings/{MANY}/Cara").json()
    assert (cara["score"], cara["after"]) == (0, 1484.0)
    assert len(rows(rooms)) == 4  # and none for the bot that took the seat


# What a rated game does not allow


def refused(client, **body):
    answer = client.post("/api/games", json={"game": GAME, "rated": True, **body})
    return answer.status_code, answer.json()["error"]


def test_only_whom_the_club_knows_plays_a_rated_game(app, rooms):
    stranger, anna = browser(app), member(app, "Anna")
    both = {"red": "me", "white": "anybody"}
    assert refused(stranger, seats=both) == (422, "wire-rated-name")
    id = open_game(anna, seats=both, rated=True)
    assert sit(stranger, id).json()["error"] == "wire-rated-name"
    assert "Take a name" in stranger.get(f"/open/{id}").text
    made = anna.post(
        "/api/games", json={"game": GAME, "seats": {"red": "me", "white": "friend"}, "rated": True}
    ).json()
    token = made["tokens"]["white"]
    assert stranger.post(f"/seat/{token}").status_code == 422
    bearer = {"Authorization": f"Bearer {token}"}
    assert stranger.get("/api/seat", headers=bearer).json()["error"] == "wire-rated-token"
    assert stranger.get(f"/api/games/{made['id']}", headers=bearer).json()["side"] is None
    assert not rooms.room(made["id"]).seats["white"].taken
    bruno = member(app, "Bruno")
    assert "rated" in bruno.get(f"/seat/{token}").text
    assert bruno.post(f"/seat/{token}").status_code == 200
    assert member(app, "Cara").post(f"/seat/{token}").status_code == 409


@pytest.mark.parametrize(
    ("body", "error"),
    [
        ({"seats": {"red": "me", "white": "here"}}, "wire-rated-alone"),
        ({"seats": {"red": "me", "white": "me"}}, "wire-rated-alone"),
        ({"seats": {"red": "me"}, "options": {"solitaire": "red"}}, "wire-rated-alone"),
        ({"options": {"components": {"track": {"length": 12}}}}, "wire-rated-plain"),
    ],
)
def test_everybody_has_one_seat_and_the_box_is_as_it_is(app, body, error):
    assert refused(member(app, "Anna"), **body) == (422, error)


def test_nobody_has_two_seats(app):
    anna = member(app, "Anna")
    made = anna.post(
        "/api/games", json={"game": GAME, "seats": {"red": "me", "white": "friend"}, "rated": True}
    ).json()
    assert anna.post(f"/seat/{made['tokens']['white']}").status_code == 422


def test_there_are_no_hints(pair):
    anna, _, id = pair
    answer = anna.get(f"/api/games/{id}/hint")
    assert answer.json()["error"] == "wire-no-hints"
    other = open_game(anna, seats={"red": "me", "white": "random"}, rated=True, hints=True)
    assert anna.get(f"/api/games/{other}").json()["hints"] is False


def test_what_has_taught_anybody_anything_is_not_taken_back(pair, rooms):
    anna, _, id = pair
    room, rng = rooms.room(id), Random(0)
    act(room, rng, "red")
    assert room.undo("red", room.number)  # nobody has seen it
    while room.history.undoable_at_once("red") or not room.history.undoable_by_consent("red"):
        act(room, rng)
    assert room.look("red").undo is None
    answer = anna.post(f"/api/games/{id}/undo", json={"number": room.number})
    assert answer.json()["error"] == "wire-rated"


def test_it_is_not_tried_out_elsewhere_while_it_goes_on(app, rooms):
    anna = member(app, "Anna")
    id = open_game(anna, seats={"red": "me", "white": "random"}, rated=True)
    fork = {"moment": 0, "side": "red", "bot": "random"}
    assert anna.post(f"/api/games/{id}/fork", json=fork).json()["error"] == "wire-fork-not-yet"
    assert "/fork" not in anna.get(f"/game/{id}/replay").text
    resign(rooms, id, "red")
    other = anna.post(f"/api/games/{id}/fork", json=fork).json()["id"]
    assert anna.get(f"/api/games/{other}").json()["rated"] is False
    assert "/fork" in anna.get(f"/game/{id}/replay").text


def test_a_seat_of_a_rated_game_is_not_passed_on(pair):
    anna, _, id = pair
    answer = anna.post(f"/api/games/{id}/invite", json={"side": "red"})
    assert answer.json()["error"] == "wire-rated"


def test_on_the_page_of_a_new_game_it_is_agreed_on(app):
    form = {f"seat-{side}": who for side, who in zip(SIDES, ("me", "anybody"), strict=True)}
    anna, stranger = member(app, "Anna"), browser(app)
    page = anna.post(f"/new/{GAME}", data=form | {"rated": "yes"})
    assert "rated" in page.text
    answer = stranger.post(f"/new/{GAME}", data=form | {"rated": "yes"})
    assert answer.status_code == 422
    assert "take a name first" in answer.text


# Pages


def test_a_long_trail_is_read_page_by_page(app, rooms, monkeypatch):
    for room in ("pages", "api"):
        monkeypatch.setattr(f"barricades.table.features.ratings.{room}.PAGE", 2)
    anna, bruno = member(app, "Anna"), member(app, "Bruno")
    for _ in range(3):
        id = open_game(anna, rated=True)
        sit(bruno, id)
        resign(rooms, id)
    first = anna.get("/player/Anna").text
    assert first.count("+1") == 2
    assert "before=2" in first
    assert anna.get(f"/player/Anna?game={GAME}&before=2").text.count("+16.0") == 1
    for query, numbers in (("", [3, 2]), ("?before=2", [1]), ("?before=1", [])):
        found = anna.get(f"/api/ratings/{GAME}/Anna{query}").json()
        assert [change["number"] for change in found] == numbers


def test_there_is_a_page_for_every_game_and_for_no_other(client):
    for path in ("/ratings", f"/ratings/{GAME}", f"/ratings/{MANY}"):
        assert "No rated game of this kind" in client.get(path).text
    assert client.get("/ratings/chess").status_code == 404
    assert client.get("/api/ratings/chess").status_code == 404
