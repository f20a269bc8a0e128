"""`barricades serve`: what whoever runs it can see of it, and what nobody may."""

from __future__ import annotations

import json
import logging
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest
from fastapi.testclient import TestClient
from prometheus_client.parser import text_string_to_metric_families as parsed

from barricades.table.server import logs, serve
from barricades.table.store.metrics import LISTENERS, REQUESTS, ROWS, SECONDS, SIZE, Tally
from tests.running.patience import PATIENCE, until
from tests.running.processes import wait_until_ended
from tests.table import patient
from tests.table.conftest import Player, create
from tests.table.playing import GAME
from tests.table.served import Served, served
from tests.table.store.test_processes import Listening, game
from tests.terminal.scripted import run


def figures(page: str) -> dict[str, float]:
    found = (line.rpartition(" ") for line in page.splitlines() if not line.startswith("#"))
    return {name: float(value) for name, _, value in found}


@pytest.fixture
def near(app) -> TestClient:
    """A visitor from the same machine."""
    return TestClient(app, client=("127.0.0.1", 5000))


# Health and figures


def test_health_says_whether_the_database_can_be_reached(client, rooms, monkeypatch):
    assert client.get("/health").json() == {"database": True}
    monkeypatch.setattr(rooms.store.engine, "connect", _unreachable)
    answer = client.get("/health")
    assert (answer.status_code, answer.json()) == (503, {"database": False})


def _unreachable():
    from sqlalchemy.exc import OperationalError

    raise OperationalError("SELECT 1", {}, Exception("away"))


def test_figures_are_for_this_machine_alone_unless_others_are_let_in(app, client, near):
    assert near.get("/metrics").headers["content-type"].startswith("text/plain; version=0.0.4")
    assert client.get("/metrics").status_code == 404
    for header in ("X-Forwarded-For", "Forwarded", "Via"):
        assert near.get("/metrics", headers={header: "127.0.0.1"}).status_code == 404
    app.state.metrics_for = ("10.1.0.0/16", "::1/128")
    assert near.get("/metrics").status_code == 404
    for address, status in (("10.1.2.3", 200), ("::ffff:10.1.2.3", 200), ("10.2.0.1", 404)):
        client_ = TestClient(app, client=(address, 5000))
        assert client_.get("/metrics").status_code == status


def test_figures_count_what_was_done(near, rooms):
    made = create(near, GAME, red="friend", white="friend")
    near.get("/nothing")
    rooms.measure()
    found = figures(near.get("/metrics").text)
    assert found[f'{REQUESTS}{{status="2xx"}}'] == 1
    assert found[f'{REQUESTS}{{status="4xx"}}'] == 1
    assert found[f"{SECONDS}_count"] == found[f'{SECONDS}_bucket{{le="+Inf"}}'] == 2
    assert found[ROWS] == rooms.room(made["id"]).number > 0
    assert found["barricades_rooms_open"] == 1
    assert made["id"] not in near.get("/metrics").text


def test_the_page_reads_as_prometheus_wants_it():
    tally = Tally()
    for seconds in (0.001, 0.02, 0.02, 99):
        tally.count_request(200, seconds)
    families = {family.name: family for family in parsed(tally.page().decode())}
    assert [family.type for family in families.values()] == [
        *("counter", "histogram", "counter", "counter", "counter"),
        *("gauge", "gauge", "gauge", "gauge"),
    ]
    assert all(family.documentation for family in families.values())
    samples = families[SECONDS].samples
    buckets = [sample.value for sample in samples if sample.name == f"{SECONDS}_bucket"]
    assert buckets == [1, 1, 3, 3, 3, 3, 3, 3, 3, 4]


def test_processes_are_added_up_and_one_that_ended_holds_nothing():
    cells = [0.0] * (2 * SIZE)
    one, other = Tally(cells, 0), Tally(cells, 1)
    for tally in (one, other, other):
        tally.add(ROWS)
    one.set_gauge(LISTENERS, 5)
    other.set_gauge(LISTENERS, 7)
    assert (figures(one.page().decode())[ROWS], figures(one.page().decode())[LISTENERS]) == (3, 12)
    other.reset_gauges()
    assert (figures(one.page().decode())[ROWS], figures(one.page().decode())[LISTENERS]) == (3, 5)


# Logs


def test_a_line_is_json_and_tells_patterns_not_paths(client, caplog):
    caplog.set_level(logging.INFO, "barricades.table")
    token = create(client, GAME, red="friend")["tokens"]["red"]
    client.get(f"/seat/{token}?name=Rosa", headers={"Cookie": "barricades=secret"})
    client.get(f"/seat/{token}x")
    client.get(f"/nothing/{token}")
    lines = [logs.JsonFormatter().format(record) for record in caplog.records]
    told = [json.loads(line) for line in lines]
    assert [(line["path"], line["status"]) for line in told if line["what"] == "request"] == [
        ("/api/games", 201),
        ("/seat/{token}", 200),
        ("/seat/{token}", 404),
        ("elsewhere", 404),
    ]
    assert not any(secret in line for secret in (token, "secret", "Rosa") for line in lines)


def test_what_breaks_is_told_with_its_trace_and_without_anybodys_words(client, rooms, caplog):
    made = create(client, GAME, red="friend", white="friend")
    with rooms.store.engine.begin() as db:
        db.exec_driver_sql("DROP TABLE holders")
    client.cookies.set("barricades", "my-cookie")
    assert client.get(f"/api/games/{made['id']}").status_code == 503
    assert "holders" in caplog.text
    from barricades.table.store.tokens import hashed

    assert hashed("my-cookie") not in caplog.text


# The command


def test_several_processes_answer_count_together_and_close_when_asked(cluster, tmp_path):
    with (
        cluster.database() as url,
        served(url, tmp_path / "log", "--workers", "2", "--bot", "Rosa=random") as club,
    ):
        made = game(club)
        assert "Rosa" in patient.get(f"{club.url}/api/games").text
        with ExitStack() as ears:
            for _ in range(12):
                ears.enter_context(Listening(club.url, made["id"]))
            until(lambda: _figure(club.url, LISTENERS) == 12)
            workers = until(lambda: len(club.workers) == 2 and club.workers)
            player = Player(club.url, made["id"], made["tokens"]["red"])
            for worker in workers:
                with asleep(worker):
                    player.look()  # so the other one answers
            until(lambda: {*_answering(club)} == {*workers})
            assert club.close() == 0  # though somebody listens
        wait_until_ended(workers)


@contextmanager
def asleep(pid: int) -> Iterator[None]:
    """A process does nothing for a while."""
    os.kill(pid, signal.SIGSTOP)
    yield
    os.kill(pid, signal.SIGCONT)


def _answering(club: Served) -> Iterator[int]:
    """The processes that have answered."""
    yield from (line["process"] for line in club.lines if line["what"] == "request")


def _figure(url: str, name: str) -> float | None:
    """What the table counts, unless it was asked too often."""
    return figures(patient.get(f"{url}/metrics").text).get(name)


def test_what_is_told_holds_no_password(cluster, tmp_path):
    with cluster.database() as url, served(url.set(password="geheim"), tmp_path / "log") as club:
        assert "geheim" not in club.told
        assert "postgresql://postgres:***@" in club.told
        assert "geheim" not in club.log.read_text()


@pytest.mark.parametrize(
    "argv",
    [
        ["--workers", "2"],  # with a file
        ["--workers", "0"],
        ["--workers", "many"],
        ["--data", "mysql://localhost/games"],
        ["--data", "postgresql://localhost:1/games"],
        ["--data", "postgresql://:::"],
        ["--metrics-for", "everybody"],
        ["--bot", "Rosa"],
        ["--port", "99999"],
    ],
)
def test_what_is_wrong_is_told_in_one_line(argv, capsys):
    assert run("serve", *argv) == (2, "")
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "terminal-" not in told


def test_the_address_may_stand_in_the_environment(monkeypatch, capsys):
    monkeypatch.setenv("DATABASE_URL", "postgres://nobody:geheim@localhost:1/games")
    assert run("doctor") == (2, "")
    told = capsys.readouterr().err
    assert "postgresql://nobody:***@localhost:1/games" in told
    assert "geheim" not in told


def test_behind_a_proxy_visitors_are_known_by_what_it_says(cluster, tmp_path):
    with cluster.database() as url, served(url, tmp_path / "log", "--proxy", "127.0.0.1") as club:
        headers = {"X-Forwarded-For": "203.0.113.9", "X-Forwarded-Proto": "https"}
        body = {"game": GAME, "seats": {"red": "me"}}
        answer = patient.post(f"{club.url}/api/games", json=body, headers=headers)
        assert "secure" in answer.headers["set-cookie"].lower()
        assert patient.get(f"{club.url}/metrics", headers=headers).status_code == 404


def test_whatever_a_process_says_while_it_dies_is_a_line_of_json():
    """Python itself tells of one that ends before it has really begun."""
    dying = f"subprocess.run([{sys.executable!r}, '-c', 'print(1, file=sys.stderr)'])"
    code = (
        "import subprocess\nfrom barricades.table.server import logs\n"
        f"logs.LAST = {PATIENCE}\n"
        f"with logs.stderr_as_json():\n {dying}"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    lines = [json.loads(line) for line in told.stderr.splitlines()]
    assert lines[0]["what"] == "Traceback (most recent call last):"
    assert lines[-1]["what"].startswith("NameError")
    assert {line["level"] for line in lines} == {"error"}


@pytest.mark.parametrize(
    ("found", "wanted"),
    [
        ((256, 4096), [(4096, 4096)]),
        ((4096, 4096), []),
        ((256, -1), [(serve.MANY_FILES, -1)]),  # a Mac
        ((-1, -1), []),
    ],
)
def test_as_many_files_are_open_as_the_system_permits(found, wanted, monkeypatch):
    resource = pytest.importorskip("resource", reason="Windows has no such limit")
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "RLIM_INFINITY", -1)
    monkeypatch.setattr(resource, "getrlimit", lambda _: found)
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: asked.append(limits))
    serve._raise_file_limit()
    assert asked == wanted
