"""Games whose players are programs: they move at random, and listen to the event stream."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any

from barricades.games import load

from .wire import BROKEN, Connection

ONLOOKERS = 1
_numbers = count(1)

MADE, LOST, REFUSED = "made", "lost", "refused"  # what became of a choice; lost: nobody knows
OUTCOMES = {200: MADE, 303: MADE, 409: REFUSED, 422: REFUSED}  # by the status of the answer


@dataclass
class Attempt:
    """A choice that was sent, and what became of it."""

    side: str
    choice: Any
    outcome: str = LOST


@dataclass(kw_only=True)
class Table:
    """A game, with a connection and an event stream for every seat and for onlookers."""

    port: int
    id: str
    address: str
    seats: dict[str, Connection]
    onlookers: dict[str, Connection] = field(default_factory=dict)
    attempts: list[Attempt] = field(default_factory=list)
    delays: list[float] = field(default_factory=list)  # seconds from a choice sent to seen
    heard: dict[str, int] = field(default_factory=dict)  # by listener: the last number
    twice: int = 0  # events that came again, or out of order
    trouble: Counter[str] = field(default_factory=Counter)  # what went wrong, and how often
    over: bool = False
    asked: list[str] = field(default_factory=list)  # whom the game waits for, as far as known
    _waiting: dict[str, tuple[int, float]] = field(default_factory=dict)
    _listeners: list[asyncio.Task[None]] = field(default_factory=list)

    @classmethod
    async def open(cls, port: int, game: str, bots: Sequence[str] = ()) -> Table:
        """Open a game; the first sides may be played by bots."""
        number = next(_numbers)
        address = f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}"
        sides = load(game).sides({})
        seats = dict(zip(sides, bots, strict=False))
        wanted = {side: seats.get(side, "friend") for side in sides}
        host = Connection(port, address)
        status, made = await host.ask("POST", "/api/games", {"game": game, "seats": wanted})
        await host.close()
        if status != 201:
            raise OSError(f"no table: {status} {made}")
        lines = {
            side: cls.connection(port, address, token) for side, token in made["tokens"].items()
        }
        table = cls(port=port, id=made["id"], address=address, seats=lines)
        for side, token in made["tokens"].items():
            await table.sit_down(side, token)
        return table

    @staticmethod
    def connection(port: int, address: str, token: str) -> Connection:
        """A connection for a seat."""
        return Connection(port, address, token=token)

    async def sit_down(self, side: str, token: str) -> None:
        """Take a seat, by looking at the game."""
        await self.seats[side].ask("GET", self.path)

    @property
    def path(self) -> str:
        """The path of the game in the API."""
        return f"/api/games/{self.id}"

    @property
    def failures(self) -> int:
        """The number of requests without an answer, or with an error."""
        return self.trouble.total()

    def fail(self, why: int | BaseException) -> None:
        """Count a request that got this status, or raised this error."""
        self.trouble[str(why) if isinstance(why, int) else repr(why)] += 1

    def listen(self) -> None:
        """Open the event streams of all seats and onlookers."""
        names = (f"onlooker {number}" for number in range(ONLOOKERS))
        self.onlookers = {name: Connection(self.port, self.address) for name in names}
        for name, connection in (self.seats | self.onlookers).items():
            self._listeners.append(asyncio.create_task(self._listen(name, connection)))

    async def _listen(self, name: str, connection: Connection) -> None:
        while True:
            try:
                async for data, size in connection.events(self.events_path(name)):
                    self.on_event(name, connection, data, size)
            except BROKEN:
                pass
            await asyncio.sleep(0.2)  # as a browser waits before it comes back

    def events_path(self, name: str) -> str:
        """The path of a listener's event stream."""
        return f"{self.path}/events?after={self.heard.get(name, 0)}"

    def on_event(self, name: str, connection: Connection, data: bytes, size: int) -> None:
        """Note that a listener has seen an entry."""
        number = json.loads(data)["number"]
        self.twice += number != self.heard.get(name, number - 1) + 1
        self.heard[name] = number
        self.mark_seen(name, number)

    def mark_seen(self, name: str, number: int) -> None:
        """Note the delay until a listener has seen a choice of somebody else."""
        if (sent := self._waiting.get(name)) and number > sent[0]:
            self.delays.append(time.perf_counter() - sent[1])
            del self._waiting[name]

    async def leave(self) -> None:
        """Close all connections."""
        for listener in self._listeners:
            listener.cancel()
        await asyncio.gather(*self._listeners, return_exceptions=True)
        for connection in (*self.seats.values(), *self.onlookers.values()):
            await connection.close()

    async def move(self, rng: Random) -> bool:
        """Have somebody who is asked make a random choice; whether it was acknowledged."""
        left = {*self.seats}
        while left:
            side = rng.choice(sorted(left & {*self.asked}) or sorted(left))
            left.discard(side)
            status, look = await self.seats[side].ask("GET", self.path)
            if status != 200:
                self.fail(status)
                return False
            self.over = look["position"]["outcome"] is not None
            self.asked = [ask["who"] for ask in look["position"]["waiting"]]
            if look["position"]["ask"]:
                self.asked.append(side)  # often it goes on
                choice = rng.choice(look["position"]["ask"]["options"])
                return await self._choose(side, choice, look["number"])
        return False

    async def _choose(self, side: str, choice: Any, number: int) -> bool:
        self.attempts.append(attempt := Attempt(side, choice))
        now = time.perf_counter()
        self._waiting = {other: (number, now) for other in self.seats if other != side}
        status = await self.send(side, choice, number)
        attempt.outcome = OUTCOMES.get(status, LOST)
        if attempt.outcome is not MADE:
            self.fail(status)
        return attempt.outcome is MADE

    async def send(self, side: str, choice: Any, number: int) -> int:
        """Send a choice; the status of the answer."""
        body = {"number": number, "choice": choice}
        status, _ = await self.seats[side].ask("POST", f"{self.path}/choice", body)
        return status
