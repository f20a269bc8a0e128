"""Whole random games on a GPU of NVIDIA's: one thread a game, from the same source.

LLVM writes the program for the GPU (`ptx`), and its driver, which comes with the card, does the
rest; nothing else need be installed. Luck is the same as on the processor, and so are the games.
"""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np
from numpy.typing import NDArray

from . import NotFast, chance
from .engine import Engine, largest_of
from .kernel import STATE_SIZE

DRIVER = "libcuda.so.1"
KERNEL = b"play_games"
THREADS = 128  # in a block
STACK_SIZE, STACK = (
    0,
    8192,
)  # the driver's name for it, and bytes a thread: rules may call themselves


class Gpu:
    """The first GPU of this machine, ready to play a game."""

    def __init__(self, fast: Engine, text: str | None = None) -> None:
        try:
            self.driver = ctypes.CDLL(DRIVER)
        except OSError as error:
            raise NotFast("there is no GPU of NVIDIA's here, or no driver for it") from error
        if fast.table[STATE_SIZE] > largest_of(fast.name):
            raise NotFast("a game with these components is too large for a GPU")
        self.fast = fast
        device, context, module = ctypes.c_int(), ctypes.c_void_p(), ctypes.c_void_p()
        self.kernel = ctypes.c_void_p()
        self._call("cuInit", 0)
        self._call("cuDeviceGet", ctypes.byref(device), 0)
        self._call("cuDevicePrimaryCtxRetain", ctypes.byref(context), device)
        self._call("cuCtxSetCurrent", context)
        self._call("cuCtxSetLimit", STACK_SIZE, ctypes.c_size_t(STACK))
        if text is None:
            from .ptx import written

            text = written(fast.name)
        self._call("cuModuleLoadData", ctypes.byref(module), text.encode() + b"\0")
        self._call("cuModuleGetFunction", ctypes.byref(self.kernel), module, KERNEL)

    def play(self, lucks: NDArray[np.int64], games: int) -> NDArray[np.int64]:
        """So many games for every luck, at once; how many questions they took, by luck."""
        if lucks.ndim != 2 or lucks.shape[1] != chance.LUCK or lucks.dtype != np.int64:
            raise ValueError(f"lucks must be an array of int64, {chance.LUCK} in each row")
        if not len(lucks) or games < 1:
            raise ValueError(f"{games} games for {len(lucks)} lucks: there must be one at least")
        told = np.zeros(len(lucks), np.int64)
        arrays = (np.array(self.fast.table, np.int16), np.ascontiguousarray(lucks), told)
        places = [self._copied(array) for array in arrays]
        numbers = [ctypes.c_int64(len(lucks)), ctypes.c_int64(games)]
        given = [ctypes.cast(ctypes.byref(each), ctypes.c_void_p) for each in (*places, *numbers)]
        packed = (ctypes.c_void_p * len(given))(*given)
        blocks = -(-len(lucks) // THREADS)
        self._call(
            "cuLaunchKernel", self.kernel, blocks, 1, 1, THREADS, 1, 1, 0, None, packed, None
        )
        self._call("cuMemcpyDtoH_v2", told.ctypes.data_as(ctypes.c_void_p), places[2], told.nbytes)
        for place in places:
            self._call("cuMemFree_v2", place)
        return told

    def _copied(self, array: NDArray[Any]) -> ctypes.c_uint64:
        place = ctypes.c_uint64()
        self._call("cuMemAlloc_v2", ctypes.byref(place), ctypes.c_size_t(array.nbytes))
        data = array.ctypes.data_as(ctypes.c_void_p)
        self._call("cuMemcpyHtoD_v2", place, data, ctypes.c_size_t(array.nbytes))
        return place

    def _call(self, name: str, *args: Any) -> None:
        failed = getattr(self.driver, name)(*args)
        if failed:
            raise NotFast(f"the driver of the GPU refused {name}: error {failed}")
