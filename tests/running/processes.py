"""The processes below one of ours, as Linux tells them; elsewhere there seem to be none."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path

from tests.running.patience import until

TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


def children(pid: int) -> list[int]:
    """The processes that a process has started and that have not been waited for."""
    found: list[int] = []
    try:
        for thread in Path(f"/proc/{pid}/task").iterdir():
            found += map(int, (thread / "children").read_text().split())
    except OSError:  # it has ended meanwhile, or this is not Linux
        pass
    return found


def descendants(pid: int) -> Iterator[int]:
    """All processes below a process."""
    for child in children(pid):
        yield child
        yield from descendants(child)


def stat(pid: int) -> list[str]:
    """What /proc says of a process from its state on; [] if there is no such process."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def command(pid: int) -> str:
    """The command line of a process; "" if it has ended, even if nobody has waited for it."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_text("utf-8", "replace").replace("\0", " ").strip()
    except OSError:
        return ""


def is_running(pid: int) -> bool:
    """Whether a process has not ended; one that nobody has waited for yet has."""
    return stat(pid)[:1] not in ([], ["Z"], ["X"])


def wait_until_ended(pids: Iterable[int]) -> None:
    """Return when none of these processes runs any more."""
    until(lambda: not any(map(is_running, pids)))


def seconds() -> float:
    """The processor time of this process, and of those below it that it has waited for."""
    spent = os.times()
    return spent.user + spent.system + spent.children_user + spent.children_system


def seconds_below() -> float:
    """The processor time of all processes below this one. To look them all up takes a while."""
    return sum(int(ticks) for pid in descendants(os.getpid()) for ticks in stat(pid)[11:15]) / TICKS
