"""Every test has a table of its own; its bots think in threads, which start at once.

A module that says ON_BOTH = True has its tests run on SQLite and on PostgreSQL.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from itertools import count
from pathlib import Path
from threading import Thread
from typing import Any

import httpx2 as httpx
import pytest
import uvicorn
from fastapi import FastAPI
from fastapi.testclient import TestClient

from barricades.table import app as table
from barricades.table.keeping.database import Address
from barricades.table.keeping.store import Store
from barricades.table.rooms.bots import Thinkers
from barricades.table.rooms.rooms import Rooms
from tests.table import postgres

PATIENCE = 60  # seconds; the machine may be busy


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("BARRICADES_HOME", str(tmp_path / "home"))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path / "home"


@pytest.fixture(autouse=True)
def chance(monkeypatch):
    """Secrets that differ, but are the same in every run: so are all deals, and bots' choices."""
    numbers = count()
    monkeypatch.setattr(
        "secrets.token_bytes", lambda size: sha256(b"%d" % next(numbers)).digest()[:size]
    )


def pytest_generate_tests(metafunc):
    if "data" in metafunc.fixturenames and getattr(metafunc.module, "ON_BOTH", False):
        metafunc.parametrize("data", ["sqlite", "postgresql"], indirect=True)


@pytest.fixture(scope="session")
def cluster() -> Iterator[postgres.Cluster]:
    """A PostgreSQL with a template of our tables."""
    if postgres.programs() is None:
        pytest.skip("LEFT OUT: what needs PostgreSQL, which is not installed here")
    with postgres.running() as cluster:
        cluster.execute(f"CREATE DATABASE {postgres.TEMPLATE}")
        Store(cluster.url(postgres.TEMPLATE)).close()
        yield cluster


@pytest.fixture
def data(request, tmp_path: Path) -> Iterator[Address]:
    """Where the games are kept: in a file, unless PostgreSQL is asked for."""
    if getattr(request, "param", "sqlite") == "sqlite":
        yield tmp_path / "games.sqlite"
    else:
        with request.getfixturevalue("cluster").database() as url:
            yield url


@pytest.fixture
def app(data, monkeypatch) -> Iterator[FastAPI]:
    for burst in ("BURST", "NEW_BURST"):  # tests are in a hurry
        monkeypatch.setattr(f"barricades.table.serving.guard.{burst}", 1e9)
    pool = ThreadPoolExecutor(2)
    made = table.make(data, Thinkers(pool))
    yield made
    pool.shutdown()  # a bot that thinks may still write
    made.state.rooms.close()


@pytest.fixture
def rooms(app) -> Rooms:
    found: Rooms = app.state.rooms
    return found


@pytest.fixture
def client(app) -> TestClient:
    """A visitor; nothing that goes wrong inside reaches it but as an answer."""
    return TestClient(app, raise_server_exceptions=False)


@pytest.fixture
def live(app) -> Iterator[str]:
    """The address of a table that listens."""
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_level="error", lifespan="off"))
    thread = Thread(target=server.run)
    thread.start()
    while not server.started:
        thread.join(0.01)
    yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    app.state.rooms.hush()
    server.should_exit = True
    thread.join()


class Player:
    """Somebody who plays over the wire, with the token of a seat."""

    def __init__(self, base: str | TestClient, id: str, token: str) -> None:
        self.http: Any = httpx if isinstance(base, str) else base
        self.path = f"{base if isinstance(base, str) else ''}/api/games/{id}"
        self.headers = {"Authorization": f"Bearer {token}"}
        self.more: Any = {"headers": self.headers}
        if isinstance(base, str):
            self.more["timeout"] = PATIENCE

    def look(self, **query: Any) -> dict[str, Any]:
        answer = self.http.get(self.path, params=query, **self.more)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def post(self, what: str, **body: Any) -> Any:
        return self.http.post(f"{self.path}/{what}", json=body, **self.more)

    def get(self, what: str) -> Any:
        return self.http.get(f"{self.path}/{what}", **self.more)

    def choose(self, number: int, choice: Any) -> Any:
        return self.post("choice", number=number, choice=choice)


def create(
    client: Any,
    game: str,
    *,
    options: Any = None,
    clock: Any = None,
    hints: Any = None,
    **seats: str,
) -> dict[str, Any]:
    """A new game over the wire."""
    body = {"game": game, "options": options or {}, "seats": seats, "clock": clock, "hints": hints}
    if isinstance(client, str):
        answer = httpx.post(f"{client}/api/games", json=body, timeout=PATIENCE)
    else:
        answer = client.post("/api/games", json=body)
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found
