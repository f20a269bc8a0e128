"""The processes below one of ours, as Linux tells them; elsewhere there seem to be none."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


def children(pid: int | str) -> list[str]:
    """The processes that a process has started and that have not been waited for."""
    found: list[str] = []
    try:
        for thread in Path(f"/proc/{pid}/task").iterdir():
            found += (thread / "children").read_text().split()
    except OSError:  # it has ended meanwhile, or this is not Linux
        pass
    return found


def descendants(pid: int | str) -> Iterator[str]:
    """All processes below a process."""
    for child in children(pid):
        yield child
        yield from descendants(child)


def stat(pid: str) -> list[str]:
    """What /proc says of a process from its state on; [] if there is no such process."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def command(pid: str) -> str:
    """The command line of a process; "" if it has ended, even if nobody has waited for it."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_text("utf-8", "replace").replace("\0", " ").strip()
    except OSError:
        return ""


def seconds() -> float:
    """The processor time of this process, and of those below it that it has waited for."""
    spent = os.times()
    return spent.user + spent.system + spent.children_user + spent.children_system


def seconds_below() -> float:
    """The processor time of all processes below this one. To look them all up takes a while."""
    return sum(int(ticks) for pid in descendants("self") for ticks in stat(pid)[11:15]) / TICKS
