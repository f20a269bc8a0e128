"""What a run leaves behind: no process, no open port, no file outside the folders of its tests.

Temporary files go to a folder of the run's own, which has to be empty in the end. A run that leaves
something behind fails, and says what it was.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Generator, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from tests.running.processes import command, descendants

HOUSE = Path(__file__).parents[2]
KEPT = (".", "__pycache__")  # how folders begin in which tools keep what they need
ADOPT = 36  # PR_SET_CHILD_SUBREAPER: whoever loses its parent becomes a child of this process
OWN = ("resource_tracker", "loky")  # of Python and joblib: they end with their process
LISTENING = "0A"
MEMORY, ROOM = Path("/dev/shm"), 4 << 30  # bytes


def pytest_configure(config: pytest.Config) -> None:
    if hasattr(config, "workerinput"):
        config.pluginmanager.register(Ports(), "ports")
    else:
        config.pluginmanager.register(Remains(), "remains")


def pytest_sessionstart() -> None:
    """Ctrl-C reaches what tests start, even if the run itself was started in the background."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


class Ports:
    """In a worker: doors that its own threads have left open."""

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        session.config.workeroutput["ports"] = open_ports()  # type: ignore[attr-defined]


class Remains:
    """Where the run was started: what there was before, and what there is in the end."""

    def __init__(self) -> None:
        if sys.platform == "linux":
            ctypes.CDLL(None).prctl(ADOPT, 1, 0, 0, 0)
        place = quickest()
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", place)
        self.folder = Path(tempfile.mkdtemp(prefix="barricades-", dir=place))
        self.folder.chmod(0o755)  # PostgreSQL does not run as root, and has its data there
        os.environ["TMPDIR"] = tempfile.tempdir = str(self.folder)
        self.before = {*files()}
        self.ports: list[str] = []

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        self.ports += getattr(node, "workeroutput", {}).get("ports", [])

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> Generator[None]:
        yield
        left = [f"a process: {line}" for line in processes()]
        left += [f"an open port: {port}" for port in self.ports]
        left += [f"a file: {path}" for path in sorted({*files()} - self.before)]
        left += [f"a file: {path}" for path in sorted(self.folder.iterdir())]
        shutil.rmtree(self.folder, ignore_errors=True)
        if left:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED
            reporter: Any = session.config.pluginmanager.get_plugin("terminalreporter")
            reporter.section("FAILED: something was left behind", red=True)
            for line in left:
                reporter.write_line(line)


def quickest() -> str:
    """Where temporary files go: into memory, if there is room and nobody asked for another place.

    Databases wait there for no disk, and programs can be run from there as from anywhere else.
    """
    if MEMORY.is_dir() and os.access(MEMORY, os.W_OK) and "TMPDIR" not in os.environ:
        place = os.statvfs(MEMORY)
        if place.f_bavail * place.f_frsize >= ROOM and not place.f_flag & os.ST_NOEXEC:
            return str(MEMORY)
    return tempfile.gettempdir()


def processes() -> list[str]:
    """The command lines of all that were started and have not ended within a minute."""

    def running() -> list[str]:
        found = [command(pid) for pid in descendants(os.getpid())]
        return [line for line in found if line and not any(own in line for own in OWN)]

    end = time.monotonic() + 60
    while (left := running()) and time.monotonic() < end:
        time.sleep(0.05)
    return left


def files() -> Iterator[Path]:
    """All files of the house but what tools keep for themselves, and the user's own games."""
    for folder, folders, names in os.walk(HOUSE):
        folders[:] = [name for name in folders if not name.startswith(KEPT)]
        yield from (Path(folder, name) for name in names)
    own = Path.home() / ".local" / "share" / "barricades"
    yield from own.rglob("*")


def open_ports() -> list[str]:
    """The addresses at which this process still listens, as Linux writes them."""
    held = set()
    for file in Path("/proc/self/fd").glob("*"):
        with suppress(OSError):
            held.add(str(file.readlink()))
    found = []
    for table in ("tcp", "tcp6"):
        path = Path("/proc/self/net") / table
        lines = path.read_text().splitlines()[1:] if path.exists() else []
        for _, address, _, state, *rest in map(str.split, lines):
            if state == LISTENING and f"socket:[{rest[5]}]" in held:
                found.append(f"{table} {address}")
    return found
