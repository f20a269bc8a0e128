"""The disk cache of compiled programs, by source, compiler and processor.

Only one process compiles the same thing at a time; the others wait for it.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from tempfile import NamedTemporaryFile
from time import sleep

from ..hold import take

LOCK = ".making"  # the ending of a lock file
MOST = 24  # programs in the cache; then the least recently used one is removed
DIGEST = 32  # bytes at the start of a file, to see whether it is intact
POLL = 0.1  # seconds between two tries to get the lock


def folder() -> Path:
    """The folder of the cache: BARRICADES_CACHE, or the usual place for caches."""
    if own := os.environ.get("BARRICADES_CACHE"):
        return Path(own)
    usual = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(usual) / "barricades"


def cached(about: str, make: Callable[[], bytes]) -> bytes:
    """The cached result of `make`, if it is there and intact; otherwise it is made and cached."""
    path = folder() / f"{sha256(about.encode()).hexdigest()}.compiled"
    if (found := _read(path)) is not None:
        return found
    with _locked(path.with_suffix(LOCK)):
        if (found := _read(path)) is not None:  # by now
            return found
        made = make()
        with suppress(OSError):  # without a writable folder it is made each time
            _write(path, sha256(made).digest() + made)
    return made


def is_making() -> bool:
    """Whether any process of this user is compiling something."""
    with suppress(OSError, RuntimeError):  # without a home folder there is none
        return any(_is_held(mark) for mark in folder().glob(f"*{LOCK}"))
    return False


@contextmanager
def _locked(mark: Path) -> Iterator[None]:
    """A lock between processes; without effect where its file cannot be written."""
    held = None
    with suppress(OSError):
        while (held := take(mark)) is None:
            sleep(POLL)
    try:
        yield
    finally:
        if held:
            held.let_go()


def _is_held(mark: Path) -> bool:
    with suppress(OSError):
        if held := take(mark):  # its holder has ended
            held.let_go()
            return False
        return True
    return False


def _read(path: Path) -> bytes | None:
    """The cached result, if it is intact."""
    with suppress(OSError):
        digest, made = (whole := path.read_bytes())[:DIGEST], whole[DIGEST:]
        if sha256(made).digest() == digest:
            path.touch()
            return made
    return None


def _write(path: Path, data: bytes) -> None:
    """Write the result to another file first, so that nobody reads half of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with NamedTemporaryFile(dir=path.parent, delete=False) as file:
        file.write(data)
    Path(file.name).replace(path)
    found = sorted(path.parent.glob("*.compiled"), key=lambda each: each.stat().st_mtime)
    for old in found[:-MOST]:
        old.unlink(missing_ok=True)
