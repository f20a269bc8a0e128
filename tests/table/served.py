"""A table that is served as a club would: in processes of its own."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from sqlalchemy import URL

from barricades.table.store.database import Address
from tests.running.patience import PATIENCE
from tests.running.processes import children, command, descendants, wait_until_ended


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
        return [pid for pid in children(self.process.pid) if "spawn_main" in command(pid)]

    @property
    def lines(self) -> list[dict[str, Any]]:
        """What was logged, as far as it is written down."""
        return [json.loads(line) for line in self.log.read_bytes().split(b"\n")[:-1]]

    def close(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def kill(self) -> None:
        """All at once, and without a word."""
        workers = children(self.process.pid)
        below = [*descendants(self.process.pid)]  # bots, which go when their table is gone
        self.process.kill()
        for pid in workers:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout
        self.process.stdout.close()
        wait_until_ended(below)


@contextmanager
def served(data: Address, log: Path, *flags: str) -> Iterator[Served]:
    made = Served(data, log, *flags)
    try:
        yield made
    finally:
        made.kill()
