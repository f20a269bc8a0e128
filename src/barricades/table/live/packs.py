"""Reads card packs in a worker process: one may take half a second."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from concurrent.futures import BrokenExecutor, CancelledError
from functools import partial
from typing import Any, NamedTuple

from ...core import Refused
from ...games import load
from .pool import Pool
from .sharing import METER

CARDS = "cards"  # the option that holds a pack
PATIENCE = 30  # seconds that it may take, if much else is done before it


class PackResult(NamedTuple):
    """What a worker made of a pack, or why it could not; and the processor time that took."""

    seconds: float
    pack: Any = None
    read: Any = None
    error: Refused | None = None
    cause: BaseException | None = None  # which exceptions lose on their way between processes


def ensure_read(pool: Pool, name: str, options: Mapping[str, Any]) -> None:
    """Have the pack among a game's options, if there is one, read and cached in this process.

    Blocks; the time is charged to the current guest. Raises Refused if the pack is not playable,
    or if the workers are too busy or one died.
    """
    cards = load(name).cards
    pack = options.get(CARDS) if isinstance(options, Mapping) else None  # a row may be damaged
    if cards and pack and not cards.knows(pack):
        cards.keep(pack, _in_pool(pool, partial(_read, name, pack)).read)


def parse_pack(pool: Pool, name: str, text: str, file: str) -> dict[str, Any]:
    """The pack in a text, as an option of a game; also cached. Raises like `ensure_read`."""
    cards = load(name).cards
    assert cards is not None
    found = _in_pool(pool, partial(_parse, name, text, file))
    pack: dict[str, Any] = found.pack
    if pack:
        cards.keep(pack, found.read)
    return pack


def _in_pool(pool: Pool, reading: Callable[[], tuple[Any, Any]]) -> PackResult:
    try:
        with METER.get().waiting():
            found: PackResult = pool.run(_timed, reading).result(PATIENCE)
    except (TimeoutError, CancelledError, BrokenExecutor):
        raise Refused("wire-busy") from None
    METER.get().seconds += found.seconds
    if found.error:
        raise found.error from found.cause
    return found


def _timed(reading: Callable[[], tuple[Any, Any]]) -> PackResult:
    """Runs in the worker: the result and its processor time."""
    began = time.thread_time()
    try:
        pack, read = reading()
    except Refused as error:
        return PackResult(time.thread_time() - began, error=error, cause=error.__cause__)
    return PackResult(time.thread_time() - began, pack, read)


def _read(name: str, pack: Any) -> tuple[Any, Any]:
    cards = load(name).cards
    assert cards is not None
    return pack, cards.read(pack)


def _parse(name: str, text: str, file: str) -> tuple[Any, Any]:
    cards = load(name).cards
    assert cards is not None
    pack = cards.parse(text, file)
    return pack, cards.read(pack)
