"""What was compiled is kept on disk: found again by its source, its compiler and the processor."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from tempfile import NamedTemporaryFile

MOST = 24  # programs that are kept; then the one that was not used for the longest time goes
DIGEST = 32  # bytes before each, by which it is known to be whole


def folder() -> Path:
    """Where it is kept: BARRICADES_CACHE, or the usual place for what can be made again."""
    if own := os.environ.get("BARRICADES_CACHE"):
        return Path(own)
    usual = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(usual) / "barricades"


def kept(about: str, make: Callable[[], bytes]) -> bytes:
    """What was made of this before, if it is still there and whole; else it is made, and kept."""
    path = folder() / f"{sha256(about.encode()).hexdigest()}.compiled"
    with suppress(OSError):
        digest, made = (whole := path.read_bytes())[:DIGEST], whole[DIGEST:]
        if sha256(made).digest() == digest:
            path.touch()
            return made
    made = make()
    with suppress(OSError):  # where nothing can be written it is made anew each time
        _write(path, sha256(made).digest() + made)
    return made


def _write(path: Path, data: bytes) -> None:
    """All of it at once, so that nobody finds half of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with NamedTemporaryFile(dir=path.parent, delete=False) as file:
        file.write(data)
    Path(file.name).replace(path)
    found = sorted(path.parent.glob("*.compiled"), key=lambda each: each.stat().st_mtime)
    for old in found[:-MOST]:
        old.unlink(missing_ok=True)
