"""A table that is served as a club would: in processes of its own."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import URL

from barricades.table.keeping.database import Address


def text(where: Address) -> str:
    """An address as it is typed."""
    return where.render_as_string(hide_password=False) if isinstance(where, URL) else str(where)


class Served:
    """`barricades serve`, and where it is found."""

    def __init__(self, data: Address, log: Path, *flags: str) -> None:
        argv = ["-m", "barricades", "serve", "--port", "0", "--data", text(data), *flags]
        self.log = log
        with log.open("a") as file:
            self.process = subprocess.Popen(
                [sys.executable, *argv], stdout=subprocess.PIPE, stderr=file, text=True
            )
        assert self.process.stdout
        self.told = self.process.stdout.readline() + self.process.stdout.readline()
        found = re.search(r"http://127.0.0.1:\d+", self.told)
        assert found, self.told + log.read_text()
        self.url = found[0]

    @property
    def workers(self) -> list[int]:
        """The processes that answer; their bots are not among them."""
        return [pid for pid in children(self.process.pid) if b"spawn_main" in command(pid)]

    def close(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(30)

    def kill(self) -> None:
        """All at once, and without a word."""
        for pid in [self.process.pid, *children(self.process.pid)]:
            subprocess.run(["kill", "-9", str(pid)], check=False, stderr=subprocess.DEVNULL)
        self.process.wait()
        assert self.process.stdout
        self.process.stdout.close()


@contextmanager
def served(data: Address, log: Path, *flags: str) -> Iterator[Served]:
    made = Served(data, log, *flags)
    try:
        yield made
    finally:
        made.kill()


def children(pid: int) -> set[int]:
    """The processes that a process has started."""
    found = set()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(stat.read_text().rpartition(")")[2].split()[1])
        except (OSError, ValueError):
            continue
        found |= {int(stat.parent.name)} if parent == pid else set()
    return found


def command(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""
