"""Guests of a table that is served: two who only want to play, and one who means harm.

Every guest comes from an address of its own; all of them lie on this machine.
"""

from __future__ import annotations

import socket
from collections.abc import Iterable
from contextlib import suppress
from itertools import count
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any, NamedTuple

import httpx2 as httpx
import pytest

from tests.running.patience import PATIENCE, until
from tests.table import patient
from tests.table.playing import GAME, SIDES
from tests.table.served import Served

HOME = {"sec-fetch-site": "same-origin"}  # as a browser says on a page of the table
KIND = "Content-Type: application/json"
ADDRESSES = (f"127.0.{high}.{low}" for high in count(1) for low in range(1, 255))


def need_addresses() -> None:
    """Guests need addresses of their own, which not every machine has."""
    with socket.socket() as line:
        try:
            line.bind(("127.0.1.1", 0))
        except OSError:
            pytest.skip("LEFT OUT: guests who need addresses of their own on this machine")


class Answer(NamedTuple):
    """What the table has said, as it came."""

    status: int
    head: str
    text: str


def answer(heard: bytes) -> Answer:
    head, _, body = heard.partition(b"\r\n\r\n")
    return Answer(
        int(head.split(b" ")[1]) if head.startswith(b"HTTP/1.1 ") else 0,
        head.decode("latin-1"),
        body.decode("utf-8", "replace"),
    )


def request(method: str, path: str, *headers: str, body: bytes = b"", host: str = "table") -> bytes:
    """A request, letter by letter; nothing in it is put right."""
    lines = (f"{method} {path} HTTP/1.1", f"Host: {host}", "Connection: close", *headers, "", "")
    return "\r\n".join(lines).encode("latin-1") + body


def post(path: str, body: bytes, *headers: str, kind: str = "application/json") -> bytes:
    length = f"Content-Length: {len(body)}"
    return request("POST", path, f"Content-Type: {kind}", length, *headers, body=body)


class Guest:
    """Somebody at an address of their own, with a browser that nobody knows and bare lines."""

    def __init__(self, club: Served) -> None:
        self.address, self.port = next(ADDRESSES), int(club.url.rpartition(":")[2])
        self.http = patient.Client(
            base_url=club.url,
            transport=httpx.HTTPTransport(
                local_address=self.address, limits=patient.NO_REST, verify=patient.SEALS
            ),
            headers=HOME,
        )

    def close(self) -> None:
        self.http.close()

    def line(self, sent: bytes = b"") -> socket.socket:
        """A bare line on which something has been said."""
        here = (self.address, 0)
        made = socket.create_connection(("127.0.0.1", self.port), PATIENCE, source_address=here)
        with suppress(OSError):  # it may be cut before all is said
            made.sendall(sent)
        return made

    def send(self, sent: bytes) -> Answer:
        """What comes back, until the line is closed."""
        with self.line(sent) as line:
            return answer(rest(line))

    def open(self, game: str = GAME, **terms: Any) -> dict[str, Any]:
        """A game of one's own."""
        made = self.http.post("/api/games", json={"game": game, **terms})
        assert made.status_code == 201, made.text
        found: dict[str, Any] = made.json()
        return found


def rest(line: socket.socket) -> bytes:
    """All that is still said on a line."""
    heard = b""
    with suppress(ConnectionError):
        while part := line.recv(65536):
            heard += part
    return heard


SLOWLY = {  # what is said, before it goes on letter by letter
    "nothing": b"",
    "half a head": b"GET /",
    "a letter at a time": b"GET / HTTP/1.1\r\nHost: x\r\nX: ",
    "a second request": b"GET /health HTTP/1.1\r\nHost: x\r\n\r\nGET / HTTP/1.1\r\nX: ",
    "half a body": request("POST", "/api/games", "Content-Length: 999", KIND, body=b"{"),
    "an open chunk": request(
        "POST", "/api/games", "Transfer-Encoding: chunked", KIND, body=b"fff\r\n"
    ),
    "a body that nobody wants": request("POST", "/api/nothing", "Content-Length: 999"),
}


class Dawdler(Thread):
    """Says something, and then a letter now and then, until the line is cut."""

    def __init__(self, guest: Guest, how: str, sent: bytes) -> None:
        super().__init__(daemon=True)
        self.how, self.told, self.is_over = how, "", False
        self._line, self._silent = guest.line(sent), not sent
        self.start()

    def run(self) -> None:
        self._line.settimeout(1)
        with self._line as line, suppress(ConnectionError):
            while True:
                try:
                    heard = line.recv(65536)
                except TimeoutError:
                    with suppress(ConnectionError):  # what was said before is still to be read
                        line.sendall(b"" if self._silent else b"x")
                    continue
                self.told += heard.decode()
                if not heard:
                    break
        self.is_over = True


class Ear(Thread):
    """Listens to a game, and remembers the numbers."""

    def __init__(self, client: httpx.Client, path: str, headers: dict[str, str]) -> None:
        super().__init__(daemon=True)
        self.heard: list[int] = []
        self._wanted = client.stream("GET", path, headers=headers, timeout=None)
        self.start()

    def run(self) -> None:
        with suppress(httpx.HTTPError), self._wanted as events:
            for line in events.iter_lines():
                if line.startswith("id: "):
                    self.heard.append(int(line[4:]))


class Pair:
    """Two who play on beside it all, each with a page that listens."""

    def __init__(self, club: Served) -> None:
        self.guest, self.rng = Guest(club), Random(0)
        made = self.guest.open(seats=dict.fromkeys(SIDES, "friend"))
        self.id, self.tokens = made["id"], made["tokens"]
        self.path = f"/api/games/{self.id}"
        self.ears = [
            Ear(self.guest.http, f"{self.path}/events?after=0", self.seat(side)) for side in SIDES
        ]
        self.looks()  # both have come
        self.known = self.looks()

    def seat(self, side: str) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.tokens[side]}"}

    def looks(self) -> list[Any]:
        """The game as each of them sees it."""
        return [self.guest.http.get(self.path, headers=self.seat(s)).json() for s in SIDES]

    def play_on(self) -> None:
        """Nothing has changed but by their own hands; a choice is made, and both hear of it."""
        assert self.looks() == self.known
        asked = next(look for look in self.known if look["position"]["ask"])
        choice = self.rng.choice(asked["position"]["ask"]["options"])
        body = {"number": asked["number"], "choice": choice}
        headers = self.seat(asked["side"])
        made = self.guest.http.post(f"{self.path}/choice", json=body, headers=headers)
        assert made.status_code == 200, made.text
        self.known = self.looks()
        now = self.known[0]["number"]
        until(lambda: all(ear.heard[-1:] == [now] for ear in self.ears))
        assert all(ear.heard == [*range(1, now + 1)] for ear in self.ears)


class House:
    """The table from outside: its process, its log and its health."""

    def __init__(self, club: Served) -> None:
        self.club, self.pair = club, Pair(club)
        self.process = Path(f"/proc/{club.workers[0]}")
        self.read = 0  # so many lines of the log
        self.pair.play_on()
        self.memory = self.held()

    def held(self) -> int:
        """The bytes that the process has in memory."""
        return int((self.process / "statm").read_text().split()[1]) * 4096

    def lines(self) -> int:
        """How many lines are open."""
        links = []
        for file in (self.process / "fd").iterdir():
            with suppress(OSError):
                links.append(str(file.readlink()))
        return sum(link.startswith("socket:") for link in links)

    def log(self) -> Iterable[dict[str, Any]]:
        """What was logged since the last time; every line of it is JSON."""
        lines = self.club.lines
        new, self.read = lines[self.read :], len(lines)
        return new
