"""`barricades table`: a real server, opened, killed and opened again."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import httpx2 as httpx
import pytest

from barricades.table.serving import door
from tests.table.conftest import Player, create
from tests.table.playing import GAME, until
from tests.terminal.scripted import run


@contextmanager
def opened(data: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The table as its own process, and its address."""
    argv = ["-m", "barricades", "table", "--no-browser", "--port", "0", "--data", str(data)]
    process = subprocess.Popen(
        [sys.executable, *argv], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    assert process.stdout
    told = process.stdout.readline()
    url = re.search(r"http://127.0.0.1:\d+", told)
    assert url, told + process.stdout.read()
    assert str(data) in process.stdout.readline()
    try:
        yield process, url[0]
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def children(pid: int) -> set[int]:
    """The processes that a process has started."""
    found = set()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            name, parent = (
                int(stat.parent.name),
                int(stat.read_text().rpartition(")")[2].split()[1]),
            )
        except (OSError, ValueError):
            continue
        found |= {name} if parent == pid else set()
    return found


def test_killed_at_any_moment_it_has_lost_nothing_it_had_acknowledged(data):
    rng, id, token, known = Random(0), "", "", 0
    for life in range(2):
        with opened(data) as (process, url):
            if not life:
                made = create(url, GAME, red="friend", white="greedy")
                id, token = made["id"], made["tokens"]["red"]
            red = Player(url, id, token)
            assert red.look()["number"] >= known
            for _ in range(6):
                look = until(lambda: (look := red.look())["ask"] and look)  # noqa: B023
                choice = rng.choice(look["ask"]["options"])["choice"]
                answer = red.choose(look["number"], choice)
                assert answer.status_code == 200
                known = answer.json()["number"]
            bots = children(process.pid)
            process.kill()  # the bot may be thinking
        until(lambda: not any(Path(f"/proc/{bot}").exists() for bot in bots))  # noqa: B023
    with opened(data) as (_, url):
        red = Player(url, id, token)
        assert red.look()["number"] >= known
        look = until(lambda: (look := red.look())["ask"] and look)
        numbers = [line["moment"] for line in look["log"]]
        assert numbers == sorted(numbers)
    assert run("doctor", "--data", str(data))[0] == 0


def test_no_token_is_ever_written_down_and_it_closes_when_asked(data):
    with opened(data) as (process, url):
        made = create(url, GAME, red="friend", white="friend")
        token = made["tokens"]["red"]
        httpx.get(f"{url}/seat/{token}")
        httpx.get(f"{url}/seat/{token}x")
        with httpx.stream("GET", f"{url}/api/games/{made['id']}/events"):
            process.send_signal(signal.SIGINT)
            assert process.wait(20) == 0
        assert process.stdout
        assert token not in (rest := process.stdout.read())
        assert rest.strip() == ""


def test_a_port_that_is_taken_is_told_unless_any_will_do(data, capsys, monkeypatch):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert run("table", "--no-browser", "--port", str(port)) == (2, "")
        assert f"127.0.0.1:{port}" in capsys.readouterr().err
        monkeypatch.setattr(door, "PORT", port)
        with door.opened("127.0.0.1", None) as opened:
            assert opened.getsockname()[1] != port


@pytest.mark.parametrize(
    "argv", [["--port", "x"], ["--port", "65536"], ["--host", "256.1.1.1"], ["--frobnicate"]]
)
def test_what_is_wrong_is_told_in_one_line(argv, capsys):
    assert run("table", "--no-browser", *argv) == (2, "")
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "terminal-" not in told


def test_without_its_packages_the_table_says_what_is_missing():
    missing = "import sys; sys.modules['fastapi'] = None"
    program = f"{missing}; from barricades.__main__ import main; main()"
    argv = [sys.executable, "-c", program, "table"]
    told = subprocess.run(argv, capture_output=True, text=True, check=True).stderr
    assert "barricades[table]" in told
    assert told.count("\n") == 1


def test_the_browser_is_opened(monkeypatch, data):
    shown: list[str] = []
    monkeypatch.setattr("webbrowser.open", shown.append)
    monkeypatch.setattr(door.Server, "run", lambda _, doors: doors[0].close())
    code, told = run("table", "--port", "0", "--data", str(data))
    assert code == 0
    until(lambda: shown)
    assert shown[0] in told
    assert shown[0].startswith("http://127.0.0.1:")
