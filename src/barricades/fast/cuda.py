"""Games on an NVIDIA GPU: one thread per game, from the same source.

LLVM compiles the program for the GPU (`ptx`), and the driver that comes with the card runs it;
nothing else has to be installed. Luck is the same as on the processor, and so are the games.
"""

from __future__ import annotations

import ctypes
from math import prod
from typing import Any

import numpy as np
from numpy.typing import DTypeLike, NDArray

from . import NotFast, chance
from .engine import Engine
from .kernel import TABLES

DRIVER = "libcuda.so.1"
WARP, MOST_THREADS = 32, 512  # that do the same at the same time; in a block
# The driver's names: the memory of a block and of a processor, what the driver keeps of it for each
# block, and what a kernel asks for.
OF_BLOCK, OF_PROCESSOR, KEPT, ASKED_FOR = 97, 81, 111, 8


class Array:
    """An array in the memory of a GPU. PyTorch, CuPy and JAX can use it without copying.

    It is freed with its last reference, and must not outlive the process of its Gpu.
    """

    def __init__(self, gpu: Gpu, shape: tuple[int, ...], kind: DTypeLike) -> None:
        self.gpu, self.shape, self.dtype = gpu, shape, np.dtype(kind)
        self.nbytes = prod(shape) * self.dtype.itemsize
        self.place = ctypes.c_uint64()
        gpu.call("cuMemAlloc_v2", ctypes.byref(self.place), ctypes.c_size_t(self.nbytes))
        gpu.call("cuMemsetD8_v2", self.place, 0, ctypes.c_size_t(self.nbytes))

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return {
            "shape": self.shape,
            "typestr": self.dtype.str,
            "data": (self.place.value, False),
            "version": 3,
            "strides": None,
        }

    def put(self, given: Any) -> None:
        """Copy another array of the same shape, from this GPU or from main memory."""
        if (interface := getattr(given, "__cuda_array_interface__", None)) is None:
            array = np.ascontiguousarray(given, self.dtype)
            self._look_at(array.shape)
            place = array.ctypes.data_as(ctypes.c_void_p)
            self.gpu.call("cuMemcpyHtoD_v2", self.place, place, ctypes.c_size_t(self.nbytes))
            return
        self._look_at(tuple(interface["shape"]))
        if np.dtype(interface["typestr"]) != self.dtype or interface.get("strides"):
            raise ValueError(f"an array on the GPU must be of {self.dtype}, and lie in one piece")
        there = ctypes.c_uint64(interface["data"][0])
        self.gpu.call("cuMemcpyDtoD_v2", self.place, there, ctypes.c_size_t(self.nbytes))

    def _look_at(self, shape: tuple[int, ...]) -> None:
        if shape != self.shape:
            raise ValueError(f"an array of {shape} was given for one of {self.shape}")

    def numpy(self) -> NDArray[Any]:
        """A copy in main memory, after everything that was started on the GPU is done."""
        found = np.empty(self.shape, self.dtype)
        place = found.ctypes.data_as(ctypes.c_void_p)
        self.gpu.call("cuMemcpyDtoH_v2", place, self.place, ctypes.c_size_t(self.nbytes))
        return found

    def __del__(self) -> None:
        if getattr(self, "place", None):
            self.gpu.driver.cuMemFree_v2(self.place)


class Gpu:
    """The first GPU of this machine, ready to play a game with its options."""

    def __init__(self, fast: Engine, text: str | None = None) -> None:
        try:
            self.driver = ctypes.CDLL(DRIVER)
        except OSError as error:
            raise NotFast("there is no GPU of NVIDIA's here, or no driver for it") from error
        from .ptx import room_of, written

        self.fast, self._kernels = fast, dict[str, ctypes.c_void_p]()
        device, context, self._module = ctypes.c_int(), ctypes.c_void_p(), ctypes.c_void_p()
        self.call("cuInit", 0)
        self.call("cuDeviceGet", ctypes.byref(device), 0)
        self.call("cuDevicePrimaryCtxRetain", ctypes.byref(context), device)
        self.call("cuCtxSetCurrent", context)
        tables = np.array(fast.table[TABLES:], np.int16)
        sizes = [self._attribute(device, each) for each in (OF_BLOCK, OF_PROCESSOR, KEPT)]
        self.threads, self._memory = threads_for(len(tables), room_of(fast), *sizes)
        program = (text or written(fast)).encode() + b"\0"
        self.call("cuModuleLoadData", ctypes.byref(self._module), program)
        self._tables = self.array(tables.shape, np.int16)
        self._tables.put(tables)

    def _attribute(self, device: ctypes.c_int, which: int) -> int:
        found = ctypes.c_int()
        self.call("cuDeviceGetAttribute", ctypes.byref(found), which, device)
        return found.value

    def array(self, shape: tuple[int, ...], kind: DTypeLike) -> Array:
        """A new array on the GPU, filled with zeros."""
        return Array(self, shape, kind)

    def play(self, lucks: NDArray[np.int64], games: int) -> NDArray[np.int64]:
        """Play so many games for every luck; returns how many questions they had, by luck."""
        if lucks.ndim != 2 or lucks.shape[1] != chance.LUCK or lucks.dtype != np.int64:
            raise ValueError(f"lucks must be an array of int64, {chance.LUCK} in each row")
        if not len(lucks) or games < 1:
            raise ValueError(f"{games} games for {len(lucks)} lucks: there must be one at least")
        given, questions = self.array(lucks.shape, np.int64), self.array((len(lucks),), np.int64)
        given.put(lucks)
        self.launch("play_each", len(lucks), given, games, questions)
        return questions.numpy()

    def launch(self, kernel: str, threads: int, *given: Array | int) -> None:
        """Start so many threads of an entry of `ptx`, each for a game of its own.

        They run after everything that was started on the GPU before; the call does not wait for
        them.
        """
        values: list[Any] = [
            self._tables.place,
            *map(ctypes.c_int64, (self._tables.shape[0], threads)),
        ]
        values += [
            each.place if isinstance(each, Array) else ctypes.c_int64(each) for each in given
        ]
        places = [ctypes.cast(ctypes.byref(each), ctypes.c_void_p) for each in values]
        packed = (ctypes.c_void_p * len(places))(*places)
        blocks = -(-threads // self.threads)
        shape = (blocks, 1, 1, self.threads, 1, 1, self._memory)
        self.call("cuLaunchKernel", self._kernel(kernel), *shape, None, packed, None)

    def _kernel(self, name: str) -> ctypes.c_void_p:
        if name not in self._kernels:
            kernel = ctypes.c_void_p()
            self.call("cuModuleGetFunction", ctypes.byref(kernel), self._module, name.encode())
            self.call("cuFuncSetAttribute", kernel, ASKED_FOR, self._memory)
            self._kernels[name] = kernel
        return self._kernels[name]

    def call(self, name: str, *args: Any) -> None:
        """Call the driver; raises NotFast if it fails."""
        failed = getattr(self.driver, name)(*args)
        if failed:
            raise NotFast(f"the driver of the GPU refused {name}: error {failed}")


def threads_for(
    tables: int, room: int, of_block: int, of_processor: int, kept: int
) -> tuple[int, int]:
    """The number of threads in a block, and the bytes of memory that a block needs.

    Nearly as many as fit on a multiprocessor of the GPU, in blocks as small as that allows, since
    the memory of a block is only reused when all its games are over.
    """
    cell = np.dtype(np.int16).itemsize
    fit = (of_block // cell - tables) // room
    if fit < 1:
        raise NotFast("a game with these components and cards is too large for this GPU")

    def needed(threads: int) -> int:
        return (tables + threads * room) * cell

    def busy(threads: int) -> int:
        at_once = of_processor // (needed(threads) + kept) * threads
        return at_once - threads // 2  # half of a block waits for the other half at its end

    threads = max(range(WARP, min(MOST_THREADS, fit) + 1, WARP), key=busy, default=fit)
    return threads, needed(threads)
