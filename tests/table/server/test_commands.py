"""`barricades table`: a real server, opened, killed and opened again."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from random import Random
from typing import Any

import pytest

from barricades import listening
from barricades.table.live.stream import HEARTBEAT
from barricades.table.server import http_server
from barricades.table.store.database import Address, display_address
from tests.running.patience import PATIENCE, until
from tests.running.processes import descendants, wait_until_ended
from tests.running.soak import soaked
from tests.table import patient
from tests.table.conftest import Player, create
from tests.table.playing import GAME
from tests.table.served import text
from tests.terminal.scripted import run

SILENCE = 2 * int(PATIENCE / HEARTBEAT)  # lines of a stream that says nothing for so long
PATIENTLY = f"""
import sys
from barricades.__main__ import main
from barricades.table.server import http_server
http_server.SETTINGS["timeout_graceful_shutdown"] = {PATIENCE}
sys.exit(main())
"""


@contextmanager
def opened(data: Address) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The table as its own process, and its address."""
    argv = ["-c", PATIENTLY, "table", "--no-browser", "--port", "0", "--data", text(data)]
    process = subprocess.Popen(
        [sys.executable, *argv], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    assert process.stdout
    told = process.stdout.readline()
    url = re.search(r"http://127.0.0.1:\d+", told)
    assert url, told + process.stdout.read()
    assert display_address(data) in process.stdout.readline()
    try:
        yield process, url[0]
    finally:
        below = [*descendants(process.pid)]
        process.kill()  # a bot may be thinking
        process.wait()
        process.stdout.close()
        wait_until_ended(below)


def asked(player: Player) -> Any:
    """A look at the game as soon as the player is asked; meanwhile they listen."""
    while not (look := player.look())["position"]["ask"]:
        later = f"{player.path}/events?after={look['number']}"
        with patient.stream("GET", later, headers=player.headers) as events:
            lines = islice(events.iter_lines(), SILENCE)
            assert any(line.startswith("data:") for line in lines), "it never came about"
    return look


def test_killed_at_any_moment_it_has_lost_nothing_it_had_acknowledged(data):
    rng, id, token, known = Random(0), "", "", 0
    for life in range(soaked(2, 1)):
        with opened(data) as (_, url):
            if not life:
                made = create(url, GAME, red="friend", white="greedy")
                id, token = made["id"], made["tokens"]["red"]
            red = Player(url, id, token)
            assert red.look()["number"] >= known
            for _ in range(6):
                look = asked(red)
                choice = rng.choice(look["position"]["ask"]["options"])
                answer = red.choose(look["number"], choice)
                assert answer.status_code == 200
                known = answer.json()["number"]
    with opened(data) as (_, url):
        red = Player(url, id, token)
        assert red.look()["number"] >= known
        look = asked(red)
        assert look["log_moments"] == sorted(look["log_moments"])
    assert run("doctor", "--data", text(data))[0] == 0


def test_no_token_is_ever_written_down_and_it_closes_when_asked(data):
    with opened(data) as (process, url):
        made = create(url, GAME, red="friend", white="friend")
        token = made["tokens"]["red"]
        patient.get(f"{url}/seat/{token}")
        patient.get(f"{url}/seat/{token}x")
        with patient.stream("GET", f"{url}/api/games/{made['id']}/events"):
            process.send_signal(signal.SIGINT)
            assert process.wait(PATIENCE) == 0
        assert process.stdout
        assert token not in (rest := process.stdout.read())
        assert rest.strip() == ""


def test_a_port_that_is_taken_is_told_unless_any_will_do(data, capsys, monkeypatch):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert run("table", "--no-browser", "--port", str(port)) == (2, "")
        assert f"127.0.0.1:{port}" in capsys.readouterr().err
        monkeypatch.setattr(listening, "PORT", port)
        with listening.open_socket("127.0.0.1", None) as opened:
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
    assert "This needs fastapi" in told
    assert told.count("\n") == 1


def test_the_browser_is_opened(monkeypatch, data):
    shown: list[str] = []
    monkeypatch.setattr("webbrowser.open", shown.append)
    monkeypatch.setattr(http_server.Server, "run", lambda _, doors: doors[0].close())
    code, told = run("table", "--port", "0", "--data", text(data))
    assert code == 0
    until(lambda: shown)
    assert shown[0] in told
    assert shown[0].startswith("http://127.0.0.1:")
