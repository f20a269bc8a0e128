"""Many games at once on a GPU, stepped together.

Masks, observations and rewards are arrays on the GPU, which PyTorch, CuPy and JAX can use, and
actions may be such arrays, too. With the same seed and actions the games are those of `batch`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from . import chance
from .batch import MOST, no_answer
from .cuda import Array, Gpu
from .kernel import ACTIONS, OBSERVATION, SIDES, STATE_SIZE


class GpuBatch:
    """So many games of one kind on a GPU; see `Batch` for its arrays.

    Each array is an `Array`: `torch.as_tensor(batch.masks)` shares its memory, `numpy()` copies it.
    `reset` and `step` write to them, in order with other work on the GPU's default stream.
    """

    def __init__(self, gpu: Gpu, count: int, *, seed: int = 0) -> None:
        if not 1 <= count <= MOST:
            raise ValueError(f"{count} games at once: there may be 1 to {MOST:,}")
        self.gpu, self.count, self.sides = gpu, count, gpu.fast.sides
        table = gpu.fast.table
        self.who = gpu.array((count,), np.int64)
        self.masks = gpu.array((count, table[ACTIONS]), np.uint8)
        self.observations = gpu.array((count, table[OBSERVATION]), np.uint8)
        self.over = gpu.array((count,), np.uint8)
        self.rewards = gpu.array((count, table[SIDES]), np.float64)
        self._states = gpu.array((count, table[STATE_SIZE]), np.int16)
        self._lucks = gpu.array((count, chance.LUCK), np.int64)
        self._actions = gpu.array((count,), np.int64)
        self._refused = gpu.array((1,), np.int64)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begin new games; the same for the same seed."""
        lucks = np.zeros((self.count, chance.LUCK), np.int64)
        for nth, luck in enumerate(lucks):
            self.gpu.fast.native.seed(luck, seed, nth)
        self._lucks.put(lucks)
        self.over.put(np.zeros(self.over.shape))
        self.rewards.put(np.zeros(self.rewards.shape))
        shown = self.who, self.masks, self.observations
        self.gpu.launch("begin_many", self.count, self._states, self._lucks, *shown)

    def step(self, actions: Any) -> None:
        """Answer all questions, by number, in the order of the games; or none, if one is illegal.

        Actions are 64-bit integers, on the GPU or in main memory; a game with -1 waits.
        """
        self._actions.put(actions)
        self._look()
        self.gpu.launch(
            "step_many",
            self.count,
            *(self._states, self._lucks, self._actions, self.rewards, self.over),
            *(self.who, self.masks, self.observations),
        )

    def _look(self) -> None:
        """Raise BadAction if an action is illegal."""
        masks: Array = self.masks
        self.gpu.launch(
            "check_many", self.count, masks, masks.shape[1], self._actions, self._refused
        )
        if found := int(self._refused.numpy()[0]):
            self._refused.put([0])
            raise no_answer(self.gpu.fast.code, found - 1, int(self._actions.numpy()[found - 1]))
