"""Locks between processes, on small files. A lock is released when its holder ends."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

    def _remove(file: int, mark: Path) -> None:
        os.close(file)
        with suppress(OSError):  # somebody else has it open already
            mark.unlink()
else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _remove(file: int, mark: Path) -> None:
        mark.unlink(missing_ok=True)
        os.close(file)


class Hold:
    """A lock that this process holds."""

    def __init__(self, file: int, mark: Path) -> None:
        self._file, self._mark = file, mark

    def let_go(self) -> None:
        """Release the lock."""
        _remove(self._file, self._mark)


def take(mark: Path) -> Hold | None:
    """Take the lock; None if another process holds it. Raises OSError if it cannot be written."""
    mark.parent.mkdir(parents=True, exist_ok=True)
    while True:
        file = os.open(mark, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(file)
        except OSError:
            os.close(file)
            return None
        if _is_still_there(file, mark):
            return Hold(file, mark)
        os.close(file)  # its holder has let go and removed it between the two calls


def _is_still_there(file: int, mark: Path) -> bool:
    try:
        return os.fstat(file).st_ino == mark.stat().st_ino
    except FileNotFoundError:
        return False
