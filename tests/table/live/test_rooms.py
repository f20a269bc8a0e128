"""Rooms: a game is what its rows say, whatever happens to the room."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import astuple, replace
from itertools import pairwise
from random import Random

import pytest
from sqlalchemy import select, update

from barricades.core import NATURE, Ask, Game, IllegalChoice, Refused
from barricades.dealer import verify
from barricades.games import load
from barricades.play import visibility
from barricades.play.entries import CHOICE, Entry
from barricades.table.live import archive
from barricades.table.live.bots import BotPool
from barricades.table.live.room import Room, Stale
from barricades.table.live.rooms import Rooms
from barricades.table.store.database import writing
from barricades.table.store.rows import SeatRow
from barricades.table.store.schema import games, metadata
from barricades.table.store.tokens import hashed
from tests.running.patience import until
from tests.table.playing import (
    CROWD,
    GAME,
    MANY,
    SIDES,
    act,
    against_bots,
    friends,
    hold,
    play_out,
)


def refused(call, *args, **more):
    with pytest.raises(Refused) as error:
        call(*args, **more)
    return error.value.reason.what


def read_again(rooms, room):
    """The history of a room as its rows tell it."""
    return archive.history_of(rooms.store.game(room.id), rooms.store.entries(room.id))


def assert_same(one, other):
    for name in ("choices", "number", "since", "lines_seen", "happened", "answers", "state"):
        assert getattr(one, name) == getattr(other, name), name
    assert [*map(astuple, one.lines)] == [*map(astuple, other.lines)]


# Whole games


@pytest.mark.parametrize("name", [GAME, MANY])
def test_a_game_against_bots_is_kept_and_can_be_checked(rooms, name):
    room = play_out(against_bots(rooms, name).room, seed=1)
    assert_same(read_again(rooms, room), room.history)
    kept = rooms.store.game(room.id)
    archive.check_replay(kept, room.history)
    assert kept.finished
    found = verify(room.game, room.shown_record())
    assert found.failed is None
    assert found.answers == sum(who == NATURE for who, _ in room.record.choices)
    (listed,) = rooms.mine("B")
    assert listed.outcome == room.outcome
    assert listed.moments == room.moments


def test_looking_back_shows_what_was_seen_then(rooms):
    room, rng, seen = friends(rooms), Random(4), []
    for _ in range(40):
        seen += [room.look(side) for side in (*SIDES, None)]
        act(room, rng)
    for then in seen:
        back = room.look(then.side, then.moment)
        for name in ("view", "ask", "waiting", "log"):
            assert getattr(back, name) == getattr(then, name), name
    assert refused(room.look, None, room.moments + 1) == refused(room.look, None, -1)


def test_news_are_what_happened_since_ones_last_choice(rooms):
    room, rng = friends(rooms), Random(2)
    while act(room, rng) != "red" or not room.look("white").news:
        pass
    look = room.look("red")
    assert look.news == look.log[len(look.log) - len(look.news) :]
    chosen = max(at for at, (who, _) in enumerate(room.record.choices, 1) if who == "red")
    assert {line.moment for line in look.news} <= {*range(chosen, room.moments + 1)}


def test_a_look_tells_whom_one_waits_for_and_not_what_they_may_choose(rooms):
    room = friends(rooms, MANY, CROWD)
    for side in (*CROWD, None):
        waiting = room.look(side).waiting
        assert [ask.who for ask in waiting] == [other for other in CROWD if other != side]
        assert {ask.options for ask in waiting} == {()}


# Numbers


def test_a_choice_is_applied_once(rooms, monkeypatch):
    room = friends(rooms)
    applied = []
    apply = Game.apply

    def counted(self, *given):
        applied.append(given)
        return apply(self, *given)

    before = room.moments
    monkeypatch.setattr(Game, "apply", counted)
    for _ in range(6):
        ask = room.history.asks[0]
        room.choose(ask.who, ask.options[0], room.number)
    assert len(applied) == room.moments - before >= 6


def test_a_double_click_counts_once(rooms):
    room = friends(rooms)
    ask, number = room.history.ask("red"), room.number
    room.choose("red", ask.options[0], number)
    with pytest.raises(Stale) as stale:
        room.choose("red", ask.options[0], number)
    assert stale.value.number == room.number == number + 1


def test_a_number_that_is_yet_to_come_is_refused(rooms):
    room = friends(rooms)
    with pytest.raises(Stale):
        room.choose("red", room.history.ask("red").options[0], room.number + 1)


def test_sides_asked_together_do_not_make_each_other_stale(rooms):
    room = friends(rooms, MANY, CROWD)
    number = room.number
    for side in CROWD:
        room.choose(side, room.history.ask(side).options[0], number)
    assert room.number == number + 4


def test_another_process_at_the_same_file_cannot_double_a_move(rooms):
    room = friends(rooms)
    other = Room(room.row, rooms.store, rooms.bot_pool)
    ask, number = room.history.ask("red"), room.number
    other.choose("red", ask.options[0], number)
    with pytest.raises(Stale):
        room.choose("red", ask.options[1], number)
    assert_same(room.history, other.history)
    act(room, Random(0), "white")


def test_many_hands_at_once_lose_nothing_and_double_nothing(rooms):
    room, accepted = friends(rooms), []  # type: ignore[var-annotated]
    while len(accepted) < 12:
        side = room.history.asks[0].who
        ask, number = room.history.ask(side), room.number

        def click(at, side=side, ask=ask, number=number):
            try:
                room.choose(side, ask.options[at % len(ask.options)], number)
            except (Stale, IllegalChoice):
                return []
            return [(side, ask.options[at % len(ask.options)])]

        with ThreadPoolExecutor(8) as pool:
            done = [made for found in pool.map(click, range(8)) for made in found]
        assert len(done) == 1
        accepted += done
    assert [pair for pair in room.history.choices if pair[0] != NATURE] == accepted
    assert_same(read_again(rooms, room), room.history)


# Refusals


def test_a_refusal_is_tried_on_a_guess_and_never_on_the_true_state(rooms, monkeypatch):
    room = friends(rooms)
    true, tried, apply = room.history.state, [], Game.apply

    def watched(game, s, who, choice):
        tried.append(s)
        return apply(game, s, who, choice)

    monkeypatch.setattr(Game, "apply", watched)
    leader = room.game.view(true, "red")["hands"]["red"]["leaders"][0]
    assert refused(room.choose, "red", leader, room.number) == "leader-no-objective"
    assert room.why("red", room.history.ask("red").of, leader).cites
    assert tried
    assert all(s is not true for s in tried)


def test_a_part_of_a_compound_option_is_tried_in_its_place(rooms):
    room, rng = friends(rooms, MANY, CROWD), Random(3)
    while not any("-" in ask.of for ask in room.history.asks):
        act(room, rng)
    ask = next(ask for ask in room.history.asks if "-" in ask.of)
    for at, kind in enumerate(ask.of.split("-")):
        assert room.why(ask.who, kind, ask.options[0][at]) is None
        assert room.why(ask.who, kind, "nonsense").reason.what
    assert room.why(ask.who, "weather", "rain").reason.what == "wire-not-asked-for"


@pytest.mark.parametrize(
    "value", [None, 1.5, {"a": 1}, [[[[[]]]]], "\ud800", [1] * 50, float("nan")]
)
def test_whatever_is_chosen_is_refused_in_words(rooms, value):
    room = friends(rooms)
    deep = value
    for _ in range(2000):
        deep = [deep]
    for choice in (value, deep):
        assert refused(room.choose, "red", choice, room.number)
        assert room.why("red", room.history.ask("red").of, choice)


# Taking back


def test_what_has_taught_nobody_anything_is_taken_back_at_once(rooms):
    room = friends(rooms)
    before, number = room.look("red").ask, room.number
    room.choose("red", before.options[0], number)
    assert room.look("red").undo == visibility.AT_ONCE
    assert room.undo("red", room.number)
    assert room.look("red").ask == before
    assert room.look("red").undo is None
    assert room.number == number + 2
    assert room.moments == number
    assert_same(read_again(rooms, room), room.history)
    assert refused(room.undo, "red", room.number) == "wire-nothing-to-undo"


def test_whoever_had_no_choice_takes_back_the_last_one_that_was(rooms):
    room, rng, side = friends(rooms), Random(0), None
    asked: list[Ask] = []
    while not (asked and len(asked[-1].options) == 1 and room.history.undoable_at_once(side)):
        side = rng.choice([ask.who for ask in room.history.asks])
        asked.append(room.history.ask(side))
        room.choose(side, rng.choice(asked[-1].options), room.number)
    assert room.undo(side, room.number)
    free = [ask for ask in asked if ask.who == side and len(ask.options) > 1]
    assert room.history.ask(side) == free[-1]


def test_a_double_click_on_undo_takes_back_once(rooms):
    room, rng = friends(rooms), Random(0)
    until(
        lambda: (
            act(room, rng)
            and len(room.history.undoable_at_once(side := room.history.asks[0].who))
            and side
        )
    )
    side, number = room.history.asks[0].who, room.number
    room.undo(side, number)
    with pytest.raises(Stale):
        room.undo(side, number)


def beyond_nature(room, seed=0):
    """Play until red's last choice has led to something being dealt; the side and its number."""
    rng = Random(seed)
    while True:
        act(room, rng)
        if room.look("red").undo == visibility.BY_CONSENT and room.record.choices[-1][0] == NATURE:
            return room.number


def test_other_things_are_taken_back_by_consent(rooms):
    room = friends(rooms)
    number = beyond_nature(room)
    target, dealt = room.history.undoable_by_consent("red"), room.history.answers
    assert not room.undo("red", number)
    assert room.look("white").plea == ("red", ("white",), "undo")
    assert refused(room.consent, "red", True, room.number) == "wire-no-plea"
    room.consent("white", True, room.number)
    assert room.look("white").plea is None
    assert all(made.number < target for made in room.history.moves)
    assert room.history.answers == dealt
    assert_same(read_again(rooms, room), room.history)
    play_out(room, seed=2)
    record = room.shown_record()
    assert sum(count for _, count in record.dealer["gaps"]) > 0
    assert verify(room.game, record).failed is None
    assert verify(room.game, replace(record, dealer={**record.dealer, "gaps": []})).failed


def test_consent_can_be_refused_and_a_plea_lapses_with_the_next_choice(rooms):
    room = friends(rooms)
    choices = room.record.choices
    room.undo("red", beyond_nature(room))
    room.consent("white", False, room.number)
    assert room.look("red").plea is None
    assert len(room.record.choices) > len(choices)
    room.undo("red", room.number)
    rng = Random(1)
    until(lambda: act(room, rng) == "red")
    assert room.look("white").plea is None


def test_an_answer_to_an_older_plea_is_stale(rooms):
    room = friends(rooms)
    number = beyond_nature(room)
    room.undo("red", number)
    with pytest.raises(Stale):
        room.consent("white", True, number)


def test_all_others_have_to_consent(rooms):
    room = friends(rooms, MANY, CROWD)
    rng = Random(5)
    while room.look("red").undo != visibility.BY_CONSENT:
        act(room, rng)
    room.undo("red", room.number, held=("red", "blue"))
    assert room.look(None).plea == ("red", ("green", "yellow"), "undo")
    room.consent("green", True, room.number)
    assert room.look(None).plea == ("red", ("yellow",), "undo")
    moments = room.moments
    room.consent("yellow", True, room.number)
    assert room.moments < moments


def test_bots_consent_and_hands_that_hold_both_sides(rooms):
    alone = against_bots(rooms).room
    rng = Random(0)

    def is_answered():
        return alone.look("red").undo == visibility.BY_CONSENT or (act(alone, rng, "red") and False)

    until(is_answered)
    assert until(lambda: _take_back(alone))
    shared = friends(rooms)
    assert shared.undo("red", beyond_nature(shared), held=SIDES)


def _take_back(room):
    try:
        return room.undo("red", room.number)
    except Stale:  # the bot was quicker
        return False


def test_nobody_takes_back_without_end(rooms, monkeypatch):
    monkeypatch.setattr("barricades.play.history.UNDOS_A_GAME", 1)
    room = friends(rooms)
    beyond_nature(room)
    assert room.undo("red", room.number, held=SIDES)
    assert room.look("red").undo is None
    with pytest.raises(Refused, match="many-undos"):
        room.undo("red", room.number, held=SIDES)
    assert_same(read_again(rooms, room), room.history)


def test_in_the_middle_of_bids_only_ones_own_is_taken_back(rooms):
    room = friends(rooms, MANY, CROWD)
    for side in ("red", "blue"):
        room.choose(side, room.history.ask(side).options[0], room.number)
    assert room.undo("red", room.number)
    assert [who for who, _ in room.history.choices] == ["blue"]
    assert_same(read_again(rooms, room), room.history)


# Giving up, playing again, going on elsewhere


def test_of_two_sides_whoever_resigns_has_lost(rooms):
    room = friends(rooms)
    room.resign("white", room.number)
    assert room.outcome.ranking == (("red",), ("white",))
    assert room.history.asks == ()
    assert room.shown_record().resigned == "white"
    assert refused(room.choose, "red", "x", room.number) == "game-over"
    assert refused(room.undo, "red", room.number) == "game-over"
    assert rooms.store.game(room.id).result["resigned"] == "white"


def test_of_more_sides_a_bot_takes_the_seat_and_the_result_says_so(rooms):
    room = friends(rooms, MANY, CROWD[:3], players=3)
    room.resign("blue", room.number)
    assert room.seats["blue"].bot == "medium"
    assert room.seats["blue"].replaced
    assert room.outcome is None
    play_out(room)
    result = rooms.store.game(room.id).result
    assert result["replaced"] == {"blue": "medium"}
    assert room.record.players["blue"] == "medium"
    assert_same(read_again(rooms, room), room.history)


def test_whoever_gave_up_plays_no_more(rooms):
    room = rooms.create(MANY, {}, {"red": "me", "blue": "friend"}, "B").room
    room.resign("red", room.number)
    assert rooms.held(room, "B", None) == ()
    (listed,) = rooms.mine("B")
    assert not listed.your_turn


def test_whoever_gives_up_has_nothing_against_a_plea_and_none_of_their_own(rooms):
    room, rng = friends(rooms, MANY, CROWD[:3], players=3), Random(5)
    while room.look("red").undo != visibility.BY_CONSENT:
        act(room, rng)
    room.undo("red", room.number, held=("red", "blue"))
    moments = room.moments
    with room.lock:  # or a bot goes on in between
        room.resign("green", room.number)
        assert room.look(None).plea is None
        assert room.moments < moments
    while room.look("red").undo != visibility.BY_CONSENT:
        act(room, rng, "red", "blue")
    with room.lock:
        room.undo("red", room.number)
        assert room.look(None).plea
        room.resign("red", room.number)
        assert room.look(None).plea is None
        assert_same(read_again(rooms, room), room.history)


def test_alone_against_the_opposition_one_loses_to_it(rooms):
    room = rooms.create(GAME, {"solitaire": "white"}, {"white": "me"}, "B").room
    room.resign("white", room.number)
    assert room.outcome.ranking == (("red",), ("white",))


def test_a_rematch_swaps_sides_and_comes_once(rooms):
    room = rooms.create(GAME, {}, {"red": "me", "white": "friend"}, "B", "Rosa").room
    assert refused(rooms.rematch, room, "red") == "wire-not-over"
    hold(rooms.store, "C", room.id, "white")
    room.resign("red", room.number)
    again = rooms.rematch(room, "white")
    assert rooms.rematch(room, "red") is again
    assert again.seats["white"].name == "Rosa"
    assert rooms.held(again, "B", None) == ("white",)
    assert rooms.held(again, "C", None) == ("red",)
    assert room.look("red").rematch == again.id
    assert [row.kind for row in rooms.store.entries(room.id)].count("rematch") == 1


def test_the_same_game_can_be_played_once_more(rooms):
    room = rooms.create(GAME, {}, {"red": "me", "white": "easy"}, "B", "Rosa").room
    room.resign("red", room.number)
    again = rooms.rematch(room, "red", same=True)
    assert again.seats["red"].name == "Rosa"
    assert rooms.held(again, "B", None) == ("red",)


def test_a_fork_goes_on_from_any_moment_against_a_bot(rooms):
    room = friends(rooms)
    assert refused(rooms.fork, room, 20, "red", "random", "B") == "wire-fork-not-yet"
    play_out(room)
    assert refused(rooms.fork, room, room.moments, "red", "random", "B") == "wire-fork-over"
    assert refused(rooms.fork, room, 10**6, "red", "random", "B") == "wire-no-moment"
    assert refused(rooms.fork, room, 9, "pink", "random", "B") == "wire-no-side"
    assert refused(rooms.fork, room, 9, "red", "deep", "B") == "wire-unknown-player"
    fork = rooms.fork(room, 40, "white", "random", "B")
    assert fork.record.choices[:40] == room.record.choices[:40]
    assert fork.row.commitment != room.row.commitment
    assert rooms.held(fork, "B", None) == ("white",)
    play_out(fork, seed=3)
    found = verify(fork.game, fork.shown_record())
    assert (found.failed, found.inherited) == (None, 40)
    assert found.answers < sum(who == NATURE for who, _ in fork.record.choices)


def test_a_running_game_is_not_forked_not_even_by_whoever_plays_against_bots_alone(rooms):
    room = against_bots(rooms).room
    assert refused(rooms.fork, room, 3, "red", "random", "B") == "wire-fork-not-yet"
    room.resign("red", room.number)
    assert rooms.fork(room, 3, "red", "random", "B").moments >= 3


# Bots


class Failing(BotPool):
    """Bots that do not come to a choice."""

    def __init__(self, *errors):
        self.errors, self.asked = list(errors), 0

    def submit(self, thought):
        with ThreadPoolExecutor(1) as pool:
            self.asked += 1
            return pool.submit(self._fail)

    def _fail(self):
        raise self.errors.pop(0)

    def close(self):
        pass


def test_a_bot_that_fails_is_marked_and_may_try_again(rooms, caplog):
    failing = Failing(RuntimeError("the card lenin is nowhere"))
    mine = Rooms(rooms.store, failing)
    room = against_bots(mine).room
    seat = until(lambda: (seat := room.seats["white"]).trouble and seat)
    assert seat.trouble.reason == ("wire-bot-failed", {"name": "random"})
    assert "lenin" in caplog.text
    assert "lenin" not in str(room.look("red").seats)
    act(room, Random(0), "red")
    assert failing.asked == 1
    healthy = rooms.room(room.id)
    assert healthy.seats["white"].trouble
    healthy.retry("red", healthy.number)
    until(lambda: "white" in [who for who, _ in healthy.history.choices])
    assert healthy.seats["white"].trouble is None


def test_a_bot_whose_process_was_killed_thinks_again(rooms):
    from concurrent.futures.process import BrokenProcessPool

    failing = Failing(*[BrokenProcessPool()] * 3)
    room = against_bots(Rooms(rooms.store, failing)).room
    until(lambda: room.seats["white"].trouble)
    assert failing.asked == 3


def test_an_illegal_choice_of_a_bot_is_a_failure(rooms, monkeypatch):
    monkeypatch.setattr(rooms.bot_pool, "_think", lambda _: "nonsense")
    room = against_bots(rooms).room
    until(lambda: room.seats["white"].trouble)


def test_where_nothing_is_to_choose_only_somebody_alone_is_not_bothered(rooms):
    """Among people it would teach the others that there was nothing to choose."""
    room, rng = friends(rooms), Random(0)
    while all(len(ask.options) > 1 for ask in room.history.asks):
        act(room, rng)
    side = next(ask.who for ask in room.history.asks if len(ask.options) == 1)
    others = {other: "random" for other in SIDES if other != side}
    alone = copied(rooms, room, room.number, **others)
    until(lambda: side in [row.who for row in alone.happened(room.number)])


# Seats


def test_a_link_is_a_seat_and_only_its_hash_is_kept(rooms):
    made = rooms.create(GAME, {}, {"red": "me", "white": "friend"}, "B")
    token = made.tokens["white"]
    assert len(token) >= 22
    assert not made.room.seats["white"].taken
    room = rooms.sit_down(token, "C")
    assert room.seats["white"].taken
    assert rooms.held(room, "C", None) == ("white",)
    assert rooms.held(room, None, hashed(token)) == ("white",)
    assert rooms.held(room, "D", hashed("guess")) == ()
    with rooms.store.engine.connect() as db:
        written = str([db.execute(select(table)).all() for table in metadata.sorted_tables])
    assert hashed(token) in written
    assert token not in written


def test_a_new_link_makes_the_old_one_void(rooms):
    made = rooms.create(GAME, {}, {"red": "me", "white": "friend"}, "B")
    token = rooms.invite(made.room, "white", ("red",))
    assert refused(rooms.sit_down, made.tokens["white"], "C") == "wire-no-seat"
    rooms.sit_down(token, "C")
    assert refused(rooms.invite, made.room, "white", ("red",)) == "wire-cannot-invite"
    assert refused(rooms.invite, made.room, "red", ()) == "wire-cannot-invite"
    assert refused(rooms.invite, made.room, "pink", ("red",)) == "wire-cannot-invite"
    assert rooms.invite(made.room, "white", ("white",))


def test_names_are_short_lines(rooms):
    room = friends(rooms)
    room.rename("red", "  Rosa\n\x00 Luxemburg \ud800" + "x" * 99)
    assert room.seats["red"].name == "Rosa Luxemburg " + "x" * 25
    assert rooms.store.seats(room.id)[0].name == room.seats["red"].name


@pytest.mark.parametrize(
    ("who", "options"),
    [({"pink": "me"}, {}), ({"red": "stalin"}, {}), ({}, {"rules": "third"}), ({}, {"a": 1})],
)
def test_a_game_that_cannot_be_is_not_begun(rooms, who, options):
    refused(rooms.create, GAME, options, who, "B")
    assert rooms.store.all_ids() == []


# Restarts


def test_what_a_crash_interrupted_goes_on(rooms):
    """Only the person's choice was written: nature and the bot had no time to answer."""
    room = play_out(friends(rooms))
    standing = room.history.moves
    for after in (NATURE, "white"):
        cut = next(
            made.number
            for made, then in pairwise(standing)
            if made.who == "red" and then.who == after
        )
        again = copied(rooms, room, cut, white="random")
        until(lambda: again.happened(cut))  # noqa: B023
        assert again.happened(cut)[0].who == after
        until(lambda: again.history.ask("red") or again.outcome)  # noqa: B023
        rows = rooms.store.entries(again.id)  # the bot may go on
        assert [row.number for row in rows] == [*range(1, len(rows) + 1)]
        assert len(rows) > cut


def copied(rooms, room, number, **bots):
    """The game as if it had been broken off after a row, with bots on some seats."""
    kept = replace(room.row, id=f"copy-{number}-{len(rooms.store.all_ids())}")
    rows = [row for row in rooms.store.entries(room.id) if row.number <= number]
    rooms.store.add(kept, [SeatRow(s, bots.get(s), "", True) for s in room.seats], rows)
    later = Rooms(rooms.store, rooms.bot_pool)
    later.renew_leases()
    return later.room(kept.id)


def test_rooms_that_nobody_needs_are_left_and_entered_again(rooms, monkeypatch):
    monkeypatch.setattr("barricades.table.live.rooms.MOST_OPEN", 2)
    first = friends(rooms)
    number = first.number
    for _ in range(3):
        friends(rooms)
    again = rooms.room(first.id)
    assert again is not first
    assert again.number == number


def test_of_games_that_are_over_only_a_few_rooms_are_kept(rooms, monkeypatch):
    monkeypatch.setattr("barricades.table.live.rooms.MOST_OPEN_FINISHED", 1)
    going, *over = (friends(rooms) for _ in range(4))
    for room in over:
        room.resign("red", room.number)
    friends(rooms)
    assert rooms.room(going.id) is going
    assert rooms.room(over[2].id) is over[2]
    assert rooms.room(over[0].id) is not over[0]
    assert rooms.room(over[0].id).outcome == over[0].outcome


def test_a_room_that_is_listened_to_is_not_left(rooms, monkeypatch):
    monkeypatch.setattr("barricades.table.live.rooms.MOST_OPEN", 1)
    first = friends(rooms)
    first.bell._subscribers.add(object())
    for _ in range(3):
        friends(rooms)
    first.bell._subscribers.clear()
    assert rooms.room(first.id) is first


# Older versions of the rules


def older(rooms, room, **more):
    """The same game, as if it had been begun under older rules."""
    kept = replace(rooms.store.game(room.id), id="older", version=0, **more)
    seats = [seat._replace(token=None) for seat in rooms.store.seats(room.id)]
    rooms.store.add(kept, seats, rooms.store.entries(room.id))


def test_a_game_of_older_rules_opens_if_they_come_to_the_same(rooms):
    room = play_out(friends(rooms))
    older(rooms, room)
    assert rooms.room("older").outcome == room.outcome
    assert rooms.room("older").record.version == load(GAME).version


@pytest.mark.parametrize("ended", [False, True])
def test_otherwise_it_is_stranded(rooms, ended):
    room = play_out(friends(rooms)) if ended else friends(rooms)
    if ended:
        older(rooms, room, result={**rooms.store.game(room.id).result, "reason": "other"})
    else:
        older(rooms, room)
        rooms.store.append("older", [Entry(room.number + 1, CHOICE, "red", "nonsense")])
    assert rooms.room("older").stranded.reason.what == "wire-stranded"
    rooms.renew_leases()


# Lists


def test_a_list_of_games_is_made_without_opening_them(rooms):
    rng = Random(3)
    two = {"red": "me", "white": "friend"}
    many = {side: "friend" if number else "me" for number, side in enumerate(CROWD)}
    wanted = [(GAME, two), (GAME, two), (MANY, many), (MANY, many)]
    played = [rooms.create(game, {}, who, "B").room for game, who in wanted]
    for number, room in enumerate(played):
        for _ in range(number * 7):
            act(room, rng)
    played[-1].resign("blue", played[-1].number)  # a bot takes the seat
    until(lambda: not played[-1].thinking)
    expected = {room.id: (room.moments, room.seats) for room in played}
    asked = {room.id: tuple(ask.who for ask in room.history.asks) for room in played}
    closed = Rooms(rooms.store, rooms.bot_pool)
    listed = {game.id: game for game in closed.mine("B")}
    assert closed._open == {}
    assert {id: (game.moments, game.seats) for id, game in listed.items()} == expected
    assert {id: game.asked for id, game in listed.items()} == asked
    for room in played:
        mine = [side for side in listed[room.id].sides if room.history.ask(side)]
        assert listed[room.id].your_turn is bool(mine)


def test_a_game_that_does_not_say_how_it_stands_is_opened_for_the_list(rooms):
    room = rooms.create(GAME, {}, {"red": "me", "white": "friend"}, "B").room
    with writing(rooms.store.engine) as db:
        db.execute(update(games), {"standing": None})
    closed = Rooms(rooms.store, rooms.bot_pool)
    (listed,) = closed.mine("B")
    assert [*closed._open] == [room.id]
    assert listed.asked == tuple(ask.who for ask in room.history.asks)
