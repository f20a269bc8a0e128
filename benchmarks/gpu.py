"""Random games on a GPU: python -m benchmarks.gpu. Where there is none, it says so and ends.

Whole games inside the GPU; and a batch there whose actions are drawn by PyTorch, if that is
installed. The first play of each kind is checked against the processor's.
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec
from time import perf_counter

import numpy as np

from barricades.fast import GAMES, NotFast, chance
from barricades.fast.cuda import Gpu
from barricades.fast.cuda_batch import GpuBatch
from barricades.fast.engine import engine

LUCKS, CHECKED = 1 << 20, 200  # threads, and how many of them are played again elsewhere
GAMES_EACH = {"dual-powers": 8, "revolution": 32, "prelude": 1}
BATCH, STEPS = 65_536, 60


def lucks_of(gpu: Gpu, count: int) -> np.ndarray:
    found = np.zeros((count, chance.LUCK), np.int64)
    for nth, luck in enumerate(found):
        gpu.fast.native.seed(luck, 1917, nth)
    return found


def whole_games(name: str, gpu: Gpu) -> str:
    """How many questions and games a second, the bringing of lucks and results apart."""
    lucks, games = lucks_of(gpu, LUCKS), GAMES_EACH[name]
    few = gpu.play(lucks[:CHECKED], 1)
    tape = np.array(gpu.fast.table, np.int16)
    if [gpu.fast.native.play_many(tape, luck.copy(), 1) for luck in lucks[:CHECKED]] != [*few]:
        raise AssertionError(f"the GPU does not play {name} as the processor does")
    given = gpu.array(lucks.shape, np.int64)
    given.put(lucks)
    questions = gpu.array((LUCKS,), np.int64)
    questions.numpy()
    begun = perf_counter()
    gpu.launch("play_each", LUCKS, given, games, questions)
    asked = questions.numpy().sum()
    seconds = perf_counter() - begun
    return f"{asked / seconds / 1e6:.0f} M questions, {LUCKS * games / seconds / 1e6:.2f} M games"


def steps(gpu: Gpu) -> str:
    """How many decisions a second in a batch, with a policy that draws any of them."""
    torch = import_module("torch")
    batch = GpuBatch(gpu, BATCH, seed=1917)
    masks = torch.as_tensor(batch.masks, device="cuda")
    luck = torch.empty(masks.shape, device="cuda", dtype=torch.float16)
    for _ in range(5):
        batch.step((luck.uniform_(0.001, 1) * masks).argmax(1))
    torch.cuda.synchronize()
    begun = perf_counter()
    for _ in range(STEPS):
        batch.step((luck.uniform_(0.001, 1) * masks).argmax(1))
    torch.cuda.synchronize()
    return f"{BATCH * STEPS / (perf_counter() - begun) / 1e6:.1f} M decisions in a batch"


def main() -> int:
    for name in GAMES:
        try:
            gpu = Gpu(engine(name))
        except NotFast as error:
            print(f"LEFT OUT: {error}")
            return 0
        found = [whole_games(name, gpu)]
        found += [steps(gpu)] if find_spec("torch") else []
        print(f"{name}, a second: {'; '.join(found)}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
