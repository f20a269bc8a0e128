"""What is written for a GPU plays the same games; where there is a GPU, on it."""

from __future__ import annotations

from ctypes import CDLL
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from barricades.fast import GAMES, NotFast, chance, cuda, playing, verbs
from barricades.fast.engine import engine, largest_of, verbs_of
from barricades.fast.program import Program
from tests.running.soak import soaked

from .lockstep import FAST, compiled

pytestmark = compiled
every_fast_game = pytest.mark.parametrize("name", GAMES)
the_short_ones = pytest.mark.parametrize("name", soaked([*GAMES], ["dual-powers", "revolution"]))


def lucks(count: int) -> np.ndarray:
    found = np.zeros((count, chance.LUCK), np.int64)
    for nth in range(count):
        luck = [0] * chance.LUCK
        chance.seed(luck, 1917, nth)
        found[nth] = luck
    return found


@the_short_ones
def test_a_tape_whose_tables_lie_apart_plays_the_same_games(name):
    """As on a GPU, but on the processor."""
    from barricades.fast.native import Native
    from barricades.fast.ptx import room_of

    entries: list[Any] = [playing.play_many]
    made = Native(
        Program(entries, verbs, SimpleNamespace(**verbs_of(name))), split=largest_of(name)
    )
    split = made.functions["play_many"]
    for case in [case for case in FAST if case.game.name == name]:
        fast = engine(name, case.options)
        tables, own = np.array(fast.table, np.int16), np.zeros(room_of(largest_of(name)), np.int16)
        tape = tables.copy()
        for luck in lucks(soaked(400, 10)):
            other = luck.copy()
            assert split(own, luck, 1, tables) == fast.native.play_many(tape, other, 1)
            assert (luck == other).all()


@pytest.mark.slow
@every_fast_game
def test_the_program_for_a_gpu_is_written(name):
    from barricades.fast.ptx import KERNEL, written

    text = written(name)
    assert f".entry {KERNEL}" in text
    assert KERNEL.encode() == cuda.KERNEL


@every_fast_game
def test_a_gpu_plays_the_same_games(name):
    try:
        CDLL(cuda.DRIVER)
    except OSError:
        with pytest.raises(NotFast, match="no GPU of NVIDIA's here"):
            cuda.Gpu(engine(name))
        pytest.skip("there is no GPU here")
    fast = engine(name)
    given = lucks(soaked(100_000, 5000))
    found = cuda.Gpu(fast).play(given, 1)
    tape = np.array(fast.table, np.int16)
    assert [fast.native.play_many(tape, luck, 1) for luck in given] == found.tolist()
