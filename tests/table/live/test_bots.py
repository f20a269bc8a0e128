"""Bots think in processes of their own."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing, suppress
from multiprocessing import active_children
from pathlib import Path
from random import Random

import pytest

from barricades.bots.command import Command
from barricades.bots.seat import BotFailed
from barricades.core import BadOption, Choice, Refused
from barricades.fast import disk_cache
from barricades.games import load
from barricades.table.features.game.page import GamePage
from barricades.table.live.bots import BotPool, BotTask, parse_named, think
from barricades.table.live.rooms import Rooms
from barricades.words import Words
from tests.bots.test_command import EXAMPLES, PYTHON, STUBBORN, proc
from tests.running.patience import PATIENCE, until
from tests.running.processes import wait_until_ended
from tests.table.playing import CROWD, GAME, MANY, act, against_bots, play_out
from tests.terminal.scripted import run


def thought(seed="1917", bot="greedy"):
    """A question to a bot."""
    game = load(MANY)
    s = game.setup({})
    return BotTask(bot, MANY, game.save(s), "red", seed), game.asks(s)[0].options


@pytest.fixture
def processes():
    bot_pool = BotPool(seconds=int(PATIENCE))
    yield bot_pool
    bot_pool.close()
    until(lambda: not active_children())


def test_a_thought_is_the_same_wherever_it_is_thought(processes):
    asked, options = thought()
    choice = processes.submit(asked).result(PATIENCE)
    assert choice in options
    assert choice == think(asked)


def test_a_process_that_is_killed_is_replaced(processes):
    asked, options = thought()
    processes.submit(asked).result(PATIENCE)
    for process in active_children():
        os.kill(process.pid or 0, signal.SIGKILL)
    until(lambda: not active_children())

    def again():
        try:
            return processes.submit(asked).result(PATIENCE)
        except Exception:  # the pool has noticed by now
            return None

    assert until(again) in options


def test_when_the_table_is_closed_nobody_thinks_any_more(processes):
    processes.close()
    assert processes.submit(thought()[0]).cancelled()


class Slow(BotPool):
    """Bots that never come to a choice in one game."""

    def __init__(self, others, game):
        self.others, self.game, self.asked = others, game, 0

    def submit(self, thought):
        if thought.game == self.game:
            self.asked += 1
            return Future()
        return self.others.submit(thought)


def test_a_slow_bot_delays_nobody_else(rooms):
    slow = Slow(rooms.bot_pool, MANY)
    mine = Rooms(rooms.store, slow)
    waiting = against_bots(mine, MANY).room
    act(waiting, Random(0), "red")
    assert play_out(against_bots(mine, GAME).room).outcome
    assert slow.asked == 3
    assert waiting.look("red").waiting
    assert not waiting.is_idle


def test_the_page_says_that_a_bot_is_thinking_and_not_if_it_has_failed(rooms, monkeypatch):
    class Failing(BotPool):
        def __init__(self):
            self.asked: list[Future[Choice]] = []

        def submit(self, thought):
            self.asked.append(Future())
            return self.asked[-1]

    bots = Failing()
    room, rng = against_bots(Rooms(rooms.store, bots)).room, Random(0)
    while act(room, rng, "red"):
        pass
    words = Words("en", GAME)
    for compiles in (False, True):
        monkeypatch.setattr(disk_cache, "is_making", lambda compiles=compiles: compiles)
        thinks, *more = GamePage(room, ("red",), words).playing({}).notes
        assert thinks == "The bot is thinking …"
        assert ["compiled, once" in note for note in more] == [True] * compiles
    bots.asked[-1].set_exception(BotFailed("bot-gone"))
    assert GamePage(room, ("red",), words).playing({}).notes == ()


class Later(BotPool):
    """Bots that come to a choice when they are told to."""

    def __init__(self):
        self.pending: list[tuple[BotTask, Future[Choice]]] = []

    def submit(self, thought):
        self.pending.append((thought, Future()))
        return self.pending[-1][1]

    def think(self):
        for asked, future in [self.pending.pop() for _ in [*self.pending]]:
            future.set_result(think(asked))


def test_what_a_bot_thought_of_a_moment_that_has_passed_counts_for_nothing(rooms):
    """While the bot thinks about its answer, the person takes back what it answers to."""
    bots = Later()
    room, rng = against_bots(Rooms(rooms.store, bots)).room, Random(0)
    while len(room.history.asks) > 1 or room.history.ask("red"):
        bots.think()
        act(room, rng, "red")
    assert bots.pending
    assert room.undo("red", room.number)
    assert room.history.ask("red")
    number = room.number
    bots.think()
    assert room.number == number
    assert not room.seats["white"].trouble


# Bots from elsewhere

PROGRAM = f"cmd:{PYTHON} {shlex.quote(str(EXAMPLES / 'program.py'))}"


@pytest.fixture
def own(rooms, monkeypatch):
    """Make a table with bots that whoever opened it has brought along; they have all the time."""
    monkeypatch.setattr(Command.__init__, "__defaults__", (PATIENCE,))
    pool, made = ThreadPoolExecutor(2), list[BotPool]()

    def bring(**bots):
        made.append(BotPool(pool, own=bots))
        return Rooms(rooms.store, made[-1])

    yield bring
    pool.shutdown()
    for bot_pool in made:
        bot_pool.close()


def test_a_program_can_be_brought_along_and_plays_under_the_name_it_was_given(own):
    rooms = own(Rosa=PROGRAM)
    assert rooms.bots[-1] == "Rosa"
    room = against_bots(rooms, MANY, bot="Rosa").room
    until(lambda: {who for who, _ in room.history.choices} == {*CROWD[1:]})
    assert not any(seat.trouble for seat in room.seats.values())
    assert room.record.players == {side: "" if side == "red" else "Rosa" for side in CROWD}


def test_a_program_that_fails_gives_nothing_away_and_can_try_again(own, tmp_path, caplog):
    """It knows its hand, so what it answered is nobody's business but the operator's."""
    bad = tmp_path / "bad.py"
    bad.write_text('print(\'{"choice": "my hand"}\')', "utf-8")
    room = against_bots(own(Rosa=f"cmd:{PYTHON} {bad}"), bot="Rosa").room
    until(lambda: room.seats["white"].trouble)
    trouble = room.seats["white"].trouble
    assert trouble.reason.what == "wire-bot-failed"
    assert "my hand" not in str(trouble)
    assert "my hand" in caplog.text
    bad.write_text((EXAMPLES / "program.py").read_text("utf-8"), "utf-8")
    room.retry("red", room.number)
    until(lambda: "white" in {who for who, _ in room.history.choices})
    assert not room.seats["white"].trouble


@pytest.mark.parametrize("bot", ["cmd:true", "ismcts:9999s", PROGRAM, "Rosa"])
def test_a_stranger_cannot_start_anything(bot, client, rooms, own):
    """Neither over the wire, nor by a form, nor by going on from another game."""
    body = {"game": GAME, "seats": {"red": "me", "white": bot}}
    answer = client.post("/api/games", json=body)
    assert (answer.status_code, answer.json()["error"]) == (422, "wire-unknown-player")
    form = {"seat-red": "me", "seat-white": bot}
    assert client.post(f"/new/{GAME}", data=form).status_code == 422
    room = against_bots(rooms).room
    room.resign("red", room.number)
    with pytest.raises(Refused, match="wire-unknown-player"):
        rooms.fork(room, 0, "red", bot, "B")
    with ThreadPoolExecutor(1) as pool, closing(BotPool(pool)) as bot_pool:
        asked = bot_pool.submit(thought(bot=bot)[0])
        with pytest.raises(BadOption, match="unknown-bot"):
            asked.result(PATIENCE)


def test_what_stands_behind_a_name_is_told_nobody(own, client, app):
    app.state.rooms = own(Rosa=PROGRAM)
    kinds = client.get("/api/games").json()
    assert all(kind["bots"][-1] == "Rosa" for kind in kinds)
    page = client.get(f"/new/{GAME}").text
    assert '<option value="Rosa" data-tells="">Rosa</option>' in page
    assert "program.py" not in page + str(kinds)


@pytest.mark.parametrize(
    "given",
    ["Rosa", "=random", "greedy=random", "me=random", "a b=random", "Rosa=nobody", "Rosa=cmd:nope"],
)
def test_what_cannot_be_brought_along_is_refused_at_once(given, capsys):
    with pytest.raises(Refused):
        parse_named([given])
    assert run("table", "--bot", given)[0] == 2
    assert "Traceback" not in capsys.readouterr().err


def test_bots_are_brought_along_by_name():
    assert parse_named(["Rosa=random", f"Karl={PROGRAM}"]) == {"Rosa": "random", "Karl": PROGRAM}
    with pytest.raises(Refused, match="terminal-bot-name"):
        parse_named(["Rosa=random", "Rosa=greedy"])


# Those that never come to an end


def test_a_bot_that_never_answers_is_called_off():
    bot_pool = BotPool(own={"mute": "cmd:sleep 100"}, seconds=1)
    with pytest.raises(BotFailed, match="bot-slow"):
        bot_pool.submit(thought(bot="mute")[0]).result(PATIENCE)
    asked, options = thought()

    def again():
        with suppress(BotFailed):  # it had no longer, and the machine was busy
            return bot_pool.submit(asked).result(PATIENCE)

    assert until(again) in options
    bot_pool.close()
    until(lambda: not active_children())


MUTE = STUBBORN.replace("""print('{"choice": "innkeeper"}', flush=True)""", "")
OPEN = """
import os, signal, sys, time
from barricades.table.live import pool
from tests.table.live.test_bots import *
pool.PATIENCE = PATIENCE  # in every process
if __name__ == "__main__":
    bot_pool = BotPool(own={"mute": sys.argv[1]})
    bot_pool.submit(thought(bot="mute")[0])
    until(lambda: Path(sys.argv[2]).exists() and Path(sys.argv[2]).read_text())
    if sys.argv[3] == "closed":
        bot_pool.close()
    else:
        os.kill(os.getpid(), signal.SIGKILL)
"""


@proc
@pytest.mark.parametrize("how", ["closed", "killed"])
def test_programs_go_with_the_table(how, tmp_path):
    (tmp_path / "mute.py").write_text(MUTE, "utf-8")
    (tmp_path / "table.py").write_text(OPEN, "utf-8")
    pids, mute = tmp_path / "pids", f"cmd:{PYTHON} {tmp_path / 'mute.py'} {tmp_path / 'pids'}"
    house = Path(__file__).parents[3]
    subprocess.run(
        [sys.executable, str(tmp_path / "table.py"), mute, str(pids), how],
        env={**os.environ, "PYTHONPATH": str(house)},
        stderr=subprocess.DEVNULL,
        check=how == "closed",
    )
    family = [*map(int, pids.read_text().split()[:2])]
    wait_until_ended(family)
