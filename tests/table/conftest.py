"""Every test has a table of its own; its bots think in threads, which start at once.

They run on SQLite, and in `make soak` on PostgreSQL too. What is marked on_both runs on both every
time, because it is about the database.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from hashlib import sha256
from itertools import count
from pathlib import Path
from shutil import copyfile
from threading import Thread
from typing import Any

import pytest
import uvicorn
from anyio.from_thread import start_blocking_portal
from fastapi import FastAPI
from fastapi.testclient import TestClient

from barricades.table.live.bots import BotPool
from barricades.table.live.rooms import Rooms
from barricades.table.live.sharing import Shares
from barricades.table.server import app as table
from barricades.table.store.database import Address
from barricades.table.store.store import Store
from tests.running.patience import until
from tests.running.soak import SOAK
from tests.table import patient, postgres
from tests.table.served import Served, served


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
    on_both = SOAK or any(mark.name == "on_both" for mark in metafunc.definition.iter_markers())
    if on_both and "data" in metafunc.fixturenames:
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


@pytest.fixture(scope="session")
def template(tmp_path_factory) -> Path:
    """A file with our tables, and nothing in them."""
    file: Path = tmp_path_factory.mktemp("template") / "games.sqlite"
    Store(file).close()
    return file


@pytest.fixture
def data(request, template: Path, tmp_path: Path) -> Iterator[Address]:
    """Where the games are kept: in a file, unless PostgreSQL is asked for."""
    if getattr(request, "param", "sqlite") == "sqlite":
        yield Path(copyfile(template, tmp_path / "games.sqlite"))
    else:
        with request.getfixturevalue("cluster").database() as url:
            yield url


@pytest.fixture(scope="session")
def pair_on_sqlite(tmp_path_factory) -> Iterator[list[Served]]:
    folder = tmp_path_factory.mktemp("pair")
    with both_served(folder / "games.sqlite", folder) as pair:
        yield pair


@pytest.fixture(scope="session")
def pair_on_postgresql(cluster, tmp_path_factory) -> Iterator[list[Served]]:
    with cluster.database() as url, both_served(url, tmp_path_factory.mktemp("pair")) as pair:
        yield pair


@contextmanager
def both_served(data: Address, folder: Path) -> Iterator[list[Served]]:
    with served(data, folder / "a") as one, served(data, folder / "b") as other:
        yield [one, other]


@pytest.fixture(params=["sqlite", "postgresql"])
def pair(request) -> list[Served]:
    """Two tables over the same games, each in a process of its own, for all tests to share."""
    found: list[Served] = request.getfixturevalue(f"pair_on_{request.param}")
    return found


@pytest.fixture
def app(data, monkeypatch) -> Iterator[FastAPI]:
    for burst in ("BURST", "NEW_BURST"):  # tests are in a hurry
        monkeypatch.setattr(f"barricades.table.server.guard.{burst}", 1e9)
    monkeypatch.setattr("barricades.table.server.guard.REFUSAL_DELAY", 0)
    monkeypatch.setattr(table, "Shares", partial(Shares, size=1e9))
    pool = ThreadPoolExecutor(2)
    made = table.make(data, BotPool(pool), public="http://testserver/")
    yield made
    pool.shutdown()  # a bot that thinks may still write
    made.state.rooms.close()


@pytest.fixture
def rooms(app) -> Rooms:
    found: Rooms = app.state.rooms
    return found


@pytest.fixture(scope="session", autouse=True)
def portal() -> Iterator[None]:
    """One event loop for all visitors; else every request would begin one of its own."""
    with start_blocking_portal() as portal, pytest.MonkeyPatch.context() as patch:
        patch.setattr(TestClient, "portal", portal)
        yield


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
    until(lambda: server.started or not thread.is_alive())
    assert server.started
    yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    app.state.rooms.close_streams()
    server.should_exit = True
    thread.join()


class Player:
    """Somebody who plays over the wire, with the token of a seat."""

    def __init__(self, base: str | TestClient, id: str, token: str) -> None:
        self.http: Any = patient if isinstance(base, str) else base
        self.path = f"{base if isinstance(base, str) else ''}/api/games/{id}"
        self.headers = {"Authorization": f"Bearer {token}"}

    def look(self, **query: Any) -> dict[str, Any]:
        answer = self.http.get(self.path, params=query, headers=self.headers)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def post(self, what: str, **body: Any) -> Any:
        return self.http.post(f"{self.path}/{what}", json=body, headers=self.headers)

    def get(self, what: str) -> Any:
        return self.http.get(f"{self.path}/{what}", headers=self.headers)

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
        answer = patient.post(f"{client}/api/games", json=body)
    else:
        answer = client.post("/api/games", json=body)
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found
