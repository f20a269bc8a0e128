"""What was compiled is kept on disk: found again by its source, its compiler and the processor.

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

MAKING = ".making"  # the mark of whoever compiles
MOST = 24  # programs that are kept; then the one that was not used for the longest time goes
DIGEST = 32  # bytes before each, by which it is known to be whole
GLANCE = 0.1  # seconds between two looks at whether somebody is done


def folder() -> Path:
    """Where it is kept: BARRICADES_CACHE, or the usual place for what can be made again."""
    if own := os.environ.get("BARRICADES_CACHE"):
        return Path(own)
    usual = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(usual) / "barricades"


def kept(about: str, make: Callable[[], bytes]) -> bytes:
    """What was made of this before, if it is still there and whole; else it is made, and kept."""
    path = folder() / f"{sha256(about.encode()).hexdigest()}.compiled"
    if (found := _read(path)) is not None:
        return found
    with _alone(path.with_suffix(MAKING)):
        if (found := _read(path)) is not None:  # by now
            return found
        made = make()
        with suppress(OSError):  # where nothing can be written it is made anew each time
            _write(path, sha256(made).digest() + made)
    return made


def is_making() -> bool:
    """Whether something is being compiled, in whatever process of this user."""
    with suppress(OSError, RuntimeError):  # somebody without a home has none
        return any(_is_held(mark) for mark in folder().glob(f"*{MAKING}"))
    return False


@contextmanager
def _alone(mark: Path) -> Iterator[None]:
    """Nobody else gets in meanwhile; where no mark can be left, everybody does."""
    held = None
    with suppress(OSError):
        while (held := take(mark)) is None:
            sleep(GLANCE)
    try:
        yield
    finally:
        if held:
            held.let_go()


def _is_held(mark: Path) -> bool:
    with suppress(OSError):
        if held := take(mark):  # whoever left it is gone
            held.let_go()
            return False
        return True
    return False


def _read(path: Path) -> bytes | None:
    """What is kept there, if it is whole."""
    with suppress(OSError):
        digest, made = (whole := path.read_bytes())[:DIGEST], whole[DIGEST:]
        if sha256(made).digest() == digest:
            path.touch()
            return made
    return None


def _write(path: Path, data: bytes) -> None:
    """All of it at once, so that nobody finds half of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with NamedTemporaryFile(dir=path.parent, delete=False) as file:
        file.write(data)
    Path(file.name).replace(path)
    found = sorted(path.parent.glob("*.compiled"), key=lambda each: each.stat().st_mtime)
    for old in found[:-MOST]:
        old.unlink(missing_ok=True)
