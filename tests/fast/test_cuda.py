"""What is written for a GPU plays the same games; where there is a GPU, on it."""

from __future__ import annotations

from ctypes import CDLL
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from barricades.fast import GAMES, BadAction, NotFast, chance, cuda, verbs
from barricades.fast.batch import Batch
from barricades.fast.engine import Engine, engine, verbs_of
from barricades.fast.kernel import MOST_OFFERED, STATE_SIZE, TABLES
from barricades.fast.program import Program
from tests.running.soak import soaked

from .lockstep import FAST, compiled

pytestmark = compiled
every_fast_game = pytest.mark.parametrize("name", GAMES)
the_short_ones = pytest.mark.parametrize("name", soaked([*GAMES], ["dual-powers", "revolution"]))
BEYOND = 777  # what lies behind a thread's own tape, and must stay there


def lucks(count: int) -> np.ndarray:
    found = np.zeros((count, chance.LUCK), np.int64)
    for nth in range(count):
        luck = [0] * chance.LUCK
        chance.seed(luck, 1917, nth)
        found[nth] = luck
    return found


def as_on_a_gpu(fast: Engine) -> dict[str, Any]:
    """What a GPU is given to do, compiled for the processor: numbers of 32 bits, tables apart."""
    from barricades.fast.native import Native
    from barricades.fast.ptx import ENTRIES, target_of

    program = Program(ENTRIES, verbs, SimpleNamespace(**verbs_of(fast.name)))
    return Native(program, target=target_of(fast)._replace(space=0)).functions


def own_tape(fast: Engine) -> np.ndarray:
    """As much room as a thread of a GPU has, and one number behind it."""
    size = fast.table[STATE_SIZE] + 1 + fast.table[MOST_OFFERED] + 1
    return np.full(size, BEYOND, np.int16)


def tables_of(fast: Engine) -> np.ndarray:
    return np.array(fast.table[TABLES:], np.int16)


@the_short_ones
def test_in_a_threads_own_room_the_same_games_are_played(name):
    for case in [case for case in FAST if case.game.name == name]:
        fast = engine(name, case.options)
        play_each, own = as_on_a_gpu(fast)["play_each"], own_tape(fast)
        tables, luck, told = tables_of(fast), np.zeros(3, np.int64), lucks(1)[0]
        given = lucks(soaked(400, 10))
        questions = np.zeros(len(given), np.int64)
        play_each(own, luck, given, 1, questions, 0, len(given), tables)
        tape = np.array(fast.table, np.int16)
        for each, found in zip(given, questions, strict=True):
            told[:] = each
            assert fast.native.play_many(tape, told, 1) == found
        assert (told == luck).all()
        assert own[-1] == BEYOND


@the_short_ones
def test_in_a_threads_own_room_the_same_steps_are_taken(name):
    fast, count = engine(name), 8
    here, batch = as_on_a_gpu(fast), Batch(name, count, seed=1917)
    own, luck, tables = own_tape(fast), np.zeros(3, np.int64), tables_of(fast)
    states, given = np.zeros_like(batch._states), lucks(count)
    shown: list[Any] = [np.zeros_like(a) for a in (batch.who, batch.masks, batch.observations)]
    who, masks, seen = shown
    over, rewards = np.zeros_like(batch.over), np.zeros_like(batch.rewards)
    place = (states, given, own, luck)
    here["begin_many"](*place, *shown, 0, count, tables)
    for _ in range(soaked(3000, 300)):
        assert (who == batch.who).all()
        assert (masks == batch.masks).all()
        assert (seen == batch.observations).all()
        assert (over == batch.over).all()
        assert (rewards == batch.rewards).all()
        actions, refused = batch.sample(), np.zeros(1, np.int64)
        here["check_many"](masks, masks.shape[1], actions, refused, 0, count, tables)
        assert not refused.any()
        batch.step(actions)
        here["step_many"](*place, actions, rewards, over, *shown, 0, count, tables)
    assert own[-1] == BEYOND


def test_an_action_that_is_no_answer_is_found():
    fast = engine("revolution")
    batch, check = Batch("revolution", 3), as_on_a_gpu(fast)["check_many"]
    tables, wide = tables_of(fast), batch.masks.shape[1]
    for wrong in (-2, int(np.argmin(batch.masks[1])), wide, 1 << 40):
        refused, actions = np.zeros(1, np.int64), batch.sample()
        actions[2], actions[1] = -1, wrong
        check(batch.masks, wide, actions, refused, 0, 3, tables)
        assert refused.tolist() == [2]


@pytest.mark.slow
@every_fast_game
def test_the_program_for_a_gpu_is_written(name):
    from barricades.fast.ptx import ENTRIES, written

    text = written(engine(name))
    for function in ENTRIES:
        assert f".entry {function.__name__}(" in text


def gpu_for(name: str) -> cuda.Gpu:
    try:
        CDLL(cuda.DRIVER)
    except OSError:
        with pytest.raises(NotFast, match="no GPU of NVIDIA's here"):
            cuda.Gpu(engine(name))
        pytest.skip("there is no GPU here")
    return cuda.Gpu(engine(name))


@every_fast_game
def test_a_gpu_plays_the_same_games(name):
    gpu, given = gpu_for(name), lucks(soaked(100_000, 5000))
    found = gpu.play(given, 1)
    tape = np.array(gpu.fast.table, np.int16)
    assert [gpu.fast.native.play_many(tape, luck, 1) for luck in given] == found.tolist()


@every_fast_game
def test_a_batch_on_a_gpu_is_the_same(name):
    from barricades.fast.cuda_batch import GpuBatch

    there = GpuBatch(gpu_for(name), 500, seed=3)
    here = Batch(name, 500, seed=3)
    for _ in range(soaked(1000, 300)):
        for array in ("who", "masks", "observations", "over", "rewards"):
            assert (getattr(there, array).numpy() == getattr(here, array)).all()
        actions = here.sample()
        here.step(actions)
        there.step(actions)
    wrong = here.sample()
    wrong[77] = int(np.argmin(here.masks[77]))
    with pytest.raises(BadAction, match=rf"game 77: action {wrong[77]} \(.+\) is no answer there"):
        there.step(wrong)
    assert (there.masks.numpy() == here.masks).all()


H200, SMALL = (232_448, 233_472, 1024), (65_536, 65_536, 0)


@pytest.mark.parametrize(
    ("tables", "room", "memory", "threads"),
    [
        (2561, 274, H200, 128),
        (328, 274, H200, 32),
        (17_000, 1274, H200, 32),
        (17_000, 1274, SMALL, 12),
    ],
)
def test_as_many_threads_as_find_room(tables, room, memory, threads):
    assert cuda.threads_for(tables, room, *memory) == (threads, 2 * (tables + threads * room))


def test_a_game_that_finds_no_room_is_refused():
    with pytest.raises(NotFast, match="too large for this GPU"):
        cuda.threads_for(40_000, 1274, *SMALL)
