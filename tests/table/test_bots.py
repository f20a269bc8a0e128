"""Bots think in processes of their own."""

from __future__ import annotations

import os
import signal
from concurrent.futures import Future
from multiprocessing import active_children
from random import Random

import pytest

from barricades.core import Choice
from barricades.games import load
from barricades.table.bots import Thinkers, Thought, think
from barricades.table.rooms import Rooms
from tests.table.playing import GAME, MANY, act, against_bots, play_out, until


def thought(seed="1917"):
    """A question to a bot."""
    game = load(MANY)
    s = game.setup({})
    return Thought("greedy", MANY, game.save(s), "red", seed), game.asks(s)[0].options


@pytest.fixture
def processes():
    thinkers = Thinkers()
    thinkers.warm_up()
    yield thinkers
    thinkers.close()
    until(lambda: not active_children())


def test_a_thought_is_the_same_wherever_it_is_thought(processes):
    asked, options = thought()
    choice = processes.submit(asked).result(60)
    assert choice in options
    assert choice == think(asked)


def test_a_process_that_is_killed_is_replaced(processes):
    asked, options = thought()
    processes.submit(asked).result(60)
    for process in active_children():
        os.kill(process.pid or 0, signal.SIGKILL)
    until(lambda: not active_children())

    def again():
        try:
            return processes.submit(asked).result(60)
        except Exception:  # the pool has noticed by now
            return None

    assert until(again) in options


def test_when_the_table_is_closed_nobody_thinks_any_more(processes):
    processes.close()
    processes.warm_up()
    assert processes.submit(thought()[0]).cancelled()


class Slow(Thinkers):
    """Bots that never come to a choice in one game."""

    def __init__(self, others, game):
        self.others, self.game, self.asked = others, game, 0

    def submit(self, thought):
        if thought.game == self.game:
            self.asked += 1
            return Future()
        return self.others.submit(thought)


def test_a_slow_bot_delays_nobody_else(rooms):
    slow = Slow(rooms._thinkers, MANY)
    mine = Rooms(rooms.store, slow)
    waiting = against_bots(mine, MANY).room
    act(waiting, Random(0), "red")
    assert play_out(against_bots(mine, GAME).room).outcome
    assert slow.asked == 3
    assert waiting.look("red").waiting
    assert not waiting.is_idle


class Later(Thinkers):
    """Bots that come to a choice when they are told to."""

    def __init__(self):
        self.pending: list[tuple[Thought, Future[Choice]]] = []

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
    while len(room.story.asks) > 1 or room.story.ask("red"):
        bots.think()
        act(room, rng, "red")
    assert bots.pending
    assert room.undo("red", room.number)
    assert room.story.ask("red")
    number = room.number
    bots.think()
    assert room.number == number
    assert not room.seats["white"].trouble
