"""Clocks: every process counts the same from the rows, and whoever has no time left is out once."""

from concurrent.futures import Future, ThreadPoolExecutor
from datetime import timedelta
from random import Random

import pytest

from barricades.core import Refused
from barricades.play.clocks import Clock, Remaining
from barricades.play.visibility import AT_ONCE
from barricades.table.features.game import dials
from barricades.table.live import archive
from barricades.table.live.bots import BotPool
from barricades.table.live.room import Room, Stale
from barricades.table.live.rooms import Rooms
from barricades.words import Words
from tests.running.patience import until
from tests.table.conftest import Player, create
from tests.table.frozen import Frozen
from tests.table.playing import CROWD, GAME, MANY, SIDES, act, hold, play_out

LIVE, DAYS = {"minutes": 10, "increment": 20}, {"days": 3}


@pytest.fixture(autouse=True)
def time(monkeypatch):
    return Frozen(monkeypatch)


def begun(rooms, clock, game=GAME, sides=SIDES, **options):
    """A game among people who have all come."""
    made = rooms.create(game, options, dict.fromkeys(sides, "friend"), None, clock=clock)
    for side in sides:
        made.room.take(side)
    return made.room


class Slow(BotPool):
    """Bots that come to an end when a test wants it."""

    def __init__(self):
        self.thoughts = {}

    def submit(self, thought):
        self.thoughts[thought.side] = Future()
        return self.thoughts[thought.side]


def left(room):
    """By side: seconds."""
    return {side: left.time.total_seconds() for side, left in room.dial.left.items()}


def kinds(rooms, room):
    return [row.kind for row in rooms.store.entries(room.id)]


def refused(call, *args, **more):
    with pytest.raises(Refused) as error:
        call(*args, **more)
    return error.value.reason.what


def alone_asked(room):
    """Play until only one side is asked; which."""
    rng = Random(1)
    while len(room.history.asks) > 1:
        act(room, rng)
    return room.history.asks[0].who


# Whose clock runs


def test_only_the_side_that_is_asked_uses_its_time_and_an_answer_earns_some(rooms, time):
    room = begun(rooms, LIVE)
    side = alone_asked(room)
    (other,) = {*SIDES} - {side}
    before = left(room)
    time.passes(seconds=45)
    assert left(room) == {side: before[side] - 45, other: before[other]}
    room.choose(side, room.history.ask(side).options[0], room.number)
    assert left(room) == {side: before[side] - 45 + 20, other: before[other]}


def test_sides_asked_together_use_their_time_together(rooms, time):
    room = begun(rooms, LIVE, MANY, CROWD)
    time.passes(seconds=30)
    room.choose("red", room.history.ask("red").options[0], room.number)
    time.passes(seconds=30)
    assert left(room) == {"red": 560, "blue": 540, "green": 540, "yellow": 540}


def test_nobody_uses_time_while_a_bot_acts(rooms, time):
    room = Rooms(rooms.store, Slow()).create(GAME, {}, {"red": "me"}, "B", clock=LIVE).room
    act(room, Random(0), "red")
    assert {ask.who for ask in room.history.asks} == {"white"}
    time.passes(days=400)
    assert left(room) == {"red": 620}
    room.keep_time()
    assert room.outcome is None


def test_the_clock_starts_when_everybody_has_come(rooms, time):
    made = rooms.create(GAME, {}, {"red": "me", "white": "friend"}, "B", clock=LIVE)
    room = made.room
    time.passes(days=9)
    assert not room.dial.started
    assert left(room) == {"red": 600, "white": 600}
    rooms.sit_down(made.tokens["white"], "C")
    assert room.dial.started
    time.passes(seconds=5)
    assert left(room) == {"red": 595, "white": 595}


def test_days_are_for_each_answer(rooms, time):
    room = begun(rooms, DAYS)
    side = alone_asked(room)
    time.passes(days=2)
    assert left(room)[side] == timedelta(days=1).total_seconds()
    room.choose(side, room.history.ask(side).options[0], room.number)
    assert set(left(room).values()) == {timedelta(days=3).total_seconds()}


def test_any_process_finds_the_same_in_the_rows_alone(rooms, time):
    room, rng = begun(rooms, LIVE), Random(3)
    for _ in range(30):
        time.passes(seconds=rng.randrange(20))
        act(room, rng)
    other = Rooms(rooms.store, rooms.bot_pool).room(room.id)
    assert other.dial == room.dial
    assert rooms.store.game(room.id).due == time.now + min(
        left.time for left in room.dial.left.values() if left.runs
    )


def test_clocks_of_two_machines_that_disagree_never_run_backwards(rooms, time):
    room = begun(rooms, LIVE)
    rng = Random(3)
    act(room, rng)
    before = left(room)
    time.passes(seconds=-30)
    act(room, rng)
    made = [row.made for row in rooms.store.entries(room.id)]
    assert made == sorted(made)
    assert all(left(room)[side] >= before[side] for side in SIDES)


def test_a_machine_whose_clock_is_slow_shows_nobody_more_time_than_they_have(rooms, time):
    room = begun(rooms, LIVE)
    act(room, Random(3))
    before = left(room)
    time.passes(seconds=-30)
    assert left(room) == before


# Taking back


def test_what_is_taken_back_earns_nothing_and_gives_no_time_back(rooms, time):
    room = begun(rooms, LIVE)
    time.passes(seconds=100)
    room.choose("red", room.history.ask("red").options[0], room.number)
    for _ in range(5):
        room.undo("red", room.number)
        assert left(room)["red"] == 500
        room.choose("red", room.history.ask("red").options[0], room.number)
    assert left(room)["red"] == 520


def test_nobody_gains_days_by_taking_back(rooms, time):
    room = begun(rooms, DAYS)
    time.passes(days=2)
    room.choose("red", room.history.ask("red").options[0], room.number)
    room.undo("red", room.number)
    assert left(room)["red"] == timedelta(days=1).total_seconds()


def test_of_several_choices_taken_back_the_first_says_how_long_it_was_asked_for(rooms, time):
    """Those behind it left no choice, so that its question is open again."""
    room, rng, rows = begun(rooms, DAYS), Random(0), ()
    while len(rows) < 2:
        assert room.outcome is None, "nobody was ever left without a choice"
        time.passes(minutes=1 + room.moments)
        side = act(room, rng)
        rows = room.history.undoable_at_once(side)
    spent = {made.number: made.spent for made in room.history.moves}
    assert spent[rows[0]] != spent[rows[-1]]
    room.undo(side, room.number)
    assert left(room)[side] == (timedelta(days=3) - spent[rows[0]]).total_seconds()


def test_whoever_is_asked_anew_after_the_other_took_back_has_all_the_days(rooms, time):
    room = begun(rooms, DAYS)
    side = alone_asked(room)
    (other,) = {*SIDES} - {side}
    while room.history.ask(side):
        room.choose(side, room.history.ask(side).options[0], room.number)
    assert room.history.ask(other)
    time.passes(days=2)
    room.undo(side, room.number, held=SIDES)
    assert not room.history.ask(other)
    while room.history.ask(side):
        room.choose(side, room.history.ask(side).options[0], room.number)
    assert left(room)[other] == timedelta(days=3).total_seconds()


# Time is up


def test_of_two_sides_whoever_has_no_time_left_has_lost(rooms, time):
    room = begun(rooms, LIVE)
    side = alone_asked(room)
    (other,) = {*SIDES} - {side}
    time.passes(minutes=30)
    room.keep_time()
    assert room.outcome.ranking == ((other,), (side,))
    assert room.outcome.reason == "timeout"
    kept = rooms.store.game(room.id)
    assert (kept.result["resigned"], kept.result["timed_out"]) == (side, [side])
    assert kept.finished == time.now
    assert kept.due is None
    assert room.shown_record().resigned == side
    archive.check_replay(kept, archive.history_of(kept, rooms.store.entries(room.id)))
    assert Words("en", GAME).text("table-timeout", side=side).endswith("had no time left.")


def test_of_more_sides_a_bot_takes_the_seat_and_it_is_said_why(rooms, time):
    room = begun(rooms, LIVE, MANY, CROWD[:3], players=3)
    for side in ("red", "blue"):
        while room.history.ask(side):
            room.choose(side, room.history.ask(side).options[0], room.number)
    time.passes(hours=1)
    room.keep_time()
    assert room.seats["green"].bot == "medium"
    assert room.seats["green"].timed_out
    assert not room.seats["red"].replaced
    assert room.people == ("red", "blue")
    until(lambda: act(room, Random(0), "red", "blue"))


def test_everybody_may_run_out_of_time(rooms, time):
    room = begun(rooms, LIVE, MANY, CROWD)
    time.passes(hours=1)
    rooms.room(room.id)
    assert room.people == ()
    assert kinds(rooms, room).count("timeout") == 4
    until(lambda: room.outcome)


def test_two_processes_that_notice_it_write_one_row(rooms, time):
    room = begun(rooms, LIVE)
    other = Rooms(rooms.store, rooms.bot_pool).room(room.id)
    time.passes(hours=1)
    for one in (room, other, room, other):
        one.keep_time()
    assert kinds(rooms, room).count("timeout") == 1
    other.catch_up()
    assert other.outcome == room.outcome


def test_many_who_notice_it_at_once_write_one_row(rooms, time):
    room = begun(rooms, LIVE)
    others = [Room(room.row, rooms.store, rooms.bot_pool) for _ in range(8)]
    time.passes(hours=1)
    with ThreadPoolExecutor(8) as pool:
        for done in [pool.submit(other.keep_time) for other in others]:
            done.result()
    assert kinds(rooms, room).count("timeout") == 1
    assert {other.outcome.reason for other in others if other.outcome} == {"timeout"}
    assert all(other.outcome for other in others)


def test_a_choice_that_comes_too_late_is_none(rooms, time):
    room = begun(rooms, LIVE)
    side, number = alone_asked(room), room.number
    time.passes(minutes=30)
    with pytest.raises(Stale):
        room.choose(side, room.history.ask(side).options[0], number)
    assert room.outcome.reason == "timeout"
    assert kinds(rooms, room)[-1] == "timeout"


def test_a_bots_choice_that_comes_after_a_persons_time_still_counts(rooms, time):
    slow = Slow()
    seats = {"red": "here", "blue": "here", "green": "random"}
    mine = Rooms(rooms.store, slow).create(MANY, {"players": 3}, seats, "B", clock=LIVE).room
    bid = next(ask for ask in mine.history.asks if ask.who == "green").options[0]
    time.passes(hours=1)
    slow.thoughts["green"].set_result(bid)
    assert ("green", bid) in mine.history.choices
    assert {"red", "blue"} <= mine.history.timed_out
    assert mine.outcome is None


def test_a_choice_in_the_last_moment_counts(rooms, time):
    room = begun(rooms, {"minutes": 1, "increment": 0})
    side = alone_asked(room)
    time.passes(seconds=59.999)
    room.choose(side, room.history.ask(side).options[0], room.number)
    assert room.outcome is None


def test_when_the_last_moment_is_over_so_is_the_time(rooms, time):
    """Otherwise the watch would find the game overdue, and nothing to do about it."""
    room = begun(rooms, {"minutes": 1, "increment": 0})
    side = alone_asked(room)
    time.passes(seconds=60)
    assert rooms.store.overdue() == [room.id]
    room.keep_time()
    assert room.outcome.ranking[-1] == (side,)
    assert rooms.store.overdue() == []


def test_the_watch_notices_in_games_that_nobody_looks_at(rooms, time):
    room, calm = begun(rooms, LIVE), begun(rooms, DAYS)
    later = Rooms(rooms.store, rooms.bot_pool)
    later.keep_time()
    assert kinds(rooms, room)[-1] != "timeout"
    time.passes(hours=1)
    assert rooms.store.overdue() == [room.id]
    later.keep_time()
    assert kinds(rooms, room)[-1] == "timeout"
    assert rooms.store.overdue() == []
    assert kinds(rooms, calm)[-1] != "timeout"


def test_a_game_that_breaks_stops_nobody_elses_clock(rooms, time, monkeypatch):
    made = {room.id: room for room in (begun(rooms, LIVE), begun(rooms, LIVE))}
    later, opened = Rooms(rooms.store, rooms.bot_pool), []

    def break_first(id):
        opened.append(id)
        if len(opened) == 1:
            raise RuntimeError("broken")
        return Rooms.room(later, id)

    monkeypatch.setattr(later, "room", break_first)
    time.passes(hours=1)
    later.keep_time()
    assert {*opened} == {*made}
    assert kinds(rooms, made[opened[1]])[-1] == "timeout"


def test_whoever_looks_notices(rooms, client, time):
    made = create(client, GAME, clock=DAYS, red="friend", white="friend")
    players = [Player(client, made["id"], made["tokens"][side]) for side in SIDES]
    assert [player.look()["position"]["outcome"] for player in players] == [None, None]
    time.passes(days=4)
    assert players[0].look()["position"]["outcome"]["reason"] == "timeout"


# Pausing


def paused(rooms, time):
    room = begun(rooms, LIVE)
    assert not room.pause("red", room.number)
    time.passes(seconds=10)
    room.consent("white", True, room.number)
    return room


def test_a_pause_needs_the_consent_of_all_and_stops_the_clocks(rooms, time):
    room = paused(rooms, time)
    assert room.dial.paused
    time.passes(days=30)
    room.keep_time()
    assert left(room) == {"red": 590, "white": 590}
    assert rooms.store.game(room.id).due is None
    assert refused(room.choose, "red", "x", room.number) == "wire-paused"
    assert refused(room.undo, "red", room.number) == "wire-paused"
    assert refused(room.pause, "red", room.number) == "wire-paused"
    assert not room.resume("white", room.number)
    room.consent("red", True, room.number)
    time.passes(seconds=10)
    assert left(room) == {"red": 580, "white": 580}


def test_while_the_clocks_stand_nothing_is_offered_to_be_taken_back(rooms):
    room = begun(rooms, LIVE)
    room.choose("red", room.history.ask("red").options[0], room.number)
    assert room.look("red").undo == AT_ONCE
    room.pause("red", room.number, held=SIDES)
    assert room.look("red").undo is None
    room.resume("red", room.number, held=SIDES)
    assert room.look("red").undo == AT_ONCE


def test_a_pause_may_be_refused_and_does_not_lapse_with_a_choice(rooms, time):
    room = begun(rooms, LIVE)
    room.pause("red", room.number)
    room.choose("red", room.history.ask("red").options[0], room.number)
    assert room.look("white").plea == ("red", ("white",), "pause")
    room.consent("white", False, room.number)
    assert room.look("white").plea is None
    assert not room.dial.paused


def test_a_pause_that_was_asked_for_may_still_be_granted_after_a_day(rooms, time):
    """Only a game that is paused goes on by itself then, once somebody has asked for it."""
    room = begun(rooms, DAYS)
    due, number = rooms.store.game(room.id).due, room.number
    room.pause("red", number)
    assert rooms.store.game(room.id).due == due
    time.passes(days=2)
    room.keep_time()
    assert kinds(rooms, room)[number:] == ["plea"]
    room.consent("white", True, room.number)
    assert room.dial.paused


def test_nobody_can_keep_a_game_paused(rooms, time):
    room = paused(rooms, time)
    room.resume("red", room.number)
    assert refused(room.consent, "white", False, room.number) == "wire-must-resume"
    time.passes(hours=23)
    room.keep_time()
    assert room.dial.paused
    time.passes(hours=1)
    assert rooms.store.overdue() == [room.id]
    room.keep_time()
    assert not room.dial.paused
    assert left(room) == {"red": 590, "white": 590}
    assert kinds(rooms, room)[-1] == "resume"


def test_nothing_comes_after_the_end(rooms, time):
    room = paused(rooms, time)
    room.resume("red", room.number)
    room.resign("white", room.number)
    number = room.number
    time.passes(days=2)
    rooms.room(room.id)
    assert (room.number, rooms.store.overdue()) == (number, [])
    assert rooms.store.game(room.id).due is None


def test_to_ask_again_does_not_put_it_off(rooms, time):
    room = paused(rooms, time)
    room.resume("red", room.number)
    time.passes(hours=23)
    assert not room.resume("red", room.number)
    time.passes(hours=1)
    room.keep_time()
    assert not room.dial.paused


def test_two_who_want_to_go_on_agree(rooms, time):
    room = paused(rooms, time)
    room.resume("red", room.number)
    assert room.resume("white", room.number)
    assert not room.dial.paused


def test_against_bots_one_pauses_at_will_and_whoever_leaves_agrees(rooms, time):
    room = rooms.create(GAME, {}, {"red": "me", "white": "random"}, "B", clock=LIVE).room
    until(lambda: room.history.ask("red"))
    assert room.pause("red", room.number)
    assert room.resume("red", room.number)
    many = begun(rooms, LIVE, MANY, CROWD[:3], players=3)
    many.pause("red", many.number, held=("red", "blue"))
    many.resign("green", many.number)
    assert many.dial.paused


def test_without_a_clock_there_is_nothing_to_pause(rooms):
    room = rooms.create(GAME, {}, dict.fromkeys(SIDES, "friend"), None).room
    assert room.dial is None
    assert refused(room.pause, "red", room.number) == "wire-no-clock"
    assert refused(room.resume, "red", room.number) == "wire-not-paused"


# Which clocks there are


@pytest.mark.parametrize("wish", [LIVE, DAYS, {"minutes": 1, "increment": 0}])
def test_a_clock_is_kept_as_it_was_wished_for(wish):
    clock = Clock.of(wish)
    assert clock
    assert clock.as_json() == wish
    assert Clock.of(None) is Clock.of({}) is None


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ({"minutes": 5}, "wire-which-clock"),
        ({"minutes": 5, "increment": 5, "days": 1}, "wire-which-clock"),
        ({"increment": 5}, "wire-which-clock"),
        ({"minutes": 0, "increment": 5}, "wire-bad-clock"),
        ({"minutes": 5, "increment": -1}, "wire-bad-clock"),
        ({"days": 10**9}, "wire-bad-clock"),
    ],
)
def test_other_clocks_there_are_not(rooms, wish, why):
    assert refused(rooms.create, GAME, {}, {}, "B", clock=wish) == why
    assert rooms.store.all_ids() == []


def test_a_rematch_has_the_same_clock_and_waits_for_all_again(rooms, time):
    room = rooms.create(GAME, {}, {"red": "me", "white": "friend"}, "B", clock=LIVE).room
    hold(rooms.store, "C", room.id, "white")
    room.take("white")
    room.resign("red", room.number)
    again = rooms.rematch(room, "red")
    assert again.clock == room.clock
    assert not again.dial.started
    assert rooms.held(again, "C", None) == ("red",)
    assert again.dial.started


def test_a_fork_has_no_clock(rooms, time):
    room = begun(rooms, LIVE)
    room.resign("red", room.number)
    assert rooms.fork(room, 3, "red", "random", "B").clock is None


def test_a_whole_game_with_a_clock_can_be_told_again(rooms, time):
    room = play_out(begun(rooms, LIVE))
    told = archive.history_of(rooms.store.game(room.id), rooms.store.entries(room.id))
    assert told.times == room.history.times
    assert isinstance(room, Room)


# What is shown


def test_the_wire_tells_how_the_clock_stands(client, time):
    made = create(client, GAME, clock=LIVE, red="friend", white="friend")
    red, white = (Player(client, made["id"], made["tokens"][side]) for side in SIDES)
    clock = red.look()["clock"]
    assert (clock["minutes"], clock["increment"], clock["days"]) == (10, 20, 0)
    assert not clock["started"]
    white.look()
    time.passes(seconds=1.5)
    assert red.look()["clock"]["left"] == [
        {"side": side, "seconds": 598.5, "runs": True} for side in SIDES
    ]
    assert red.look(moment=0)["clock"] is None
    number = red.look()["number"]
    assert red.post("pause", number=number).json()["granted"] is False
    plea = white.look()["plea"]
    assert plea == {"side": "red", "awaited": ["white"], "wish": "pause"}
    assert white.post("consent", number=white.look()["number"], agree=True).status_code == 200
    assert red.look()["clock"]["paused"]
    assert (
        red.post("choice", number=red.look()["number"], choice="x").json()["error"] == "wire-paused"
    )
    assert red.post("resume", number=red.look()["number"]).json()["granted"] is False
    seen = [row.kind for row in client.app.state.rooms.room(made["id"]).happened(0)]
    assert seen[-4:] == ["plea", "consent", "pause", "plea"]


def test_a_bad_clock_is_refused_over_the_wire(client):
    body = {"game": GAME, "seats": {"red": "friend"}, "clock": {"minutes": 5}}
    assert client.post("/api/games", json=body).json()["error"] == "wire-which-clock"


@pytest.mark.parametrize(
    ("amount", "text"),
    [
        ({"seconds": 0}, "0:00"),
        ({"seconds": 59.2}, "1:00"),
        ({"minutes": 9, "seconds": 5}, "9:05"),
        ({"hours": 23, "seconds": 5}, "23:00:05"),
        ({"days": 2, "hours": 5, "minutes": 59}, "2 d 5 h"),
    ],
)
def test_time_is_read_at_a_glance(amount, text):
    shown = dials.time_shown(Words("en"), Remaining(timedelta(**amount), True))
    assert shown.text == text
    assert shown.short == (timedelta(**amount) < timedelta(seconds=30))


def test_the_page_shows_the_clocks_and_what_can_be_asked_for(client, time):
    form = {"seat-red": "me", "seat-white": "me", "clock-kind": "days", "clock-days": "2"}
    page = client.post(f"/new/{GAME}", data=form, headers={"sec-fetch-site": "same-origin"})
    assert page.status_code == 200
    assert page.text.count("data-left=") == 2
    assert "2 days for every answer" in page.text
    assert "2 d 0 h" in client.get("/").text
    id = page.url.path.rpartition("/")[2]
    seen = client.get(f"/game/{id}?as=red")
    assert "/pause" in seen.text
    room = client.app.state.rooms.room(id)
    room.pause("red", room.number, SIDES)
    seen = client.get(f"/game/{id}?as=red")
    assert 'data-state="paused"' in seen.text
    assert "/resume" in seen.text
    assert "data-lit" not in seen.text
