"""Tables: people who play at random by programs of theirs, and hear of each other's moves."""

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

from .wire import BROKEN, Line

ONLOOKERS = 1
_numbers = count(1)

MADE, LOST, REFUSED = "made", "lost", "refused"  # what became of a choice; lost: nobody knows
FATES = {200: MADE, 303: MADE, 409: REFUSED, 422: REFUSED}  # by the status of the answer


@dataclass
class Attempt:
    """A choice that was sent, and what came of it."""

    side: str
    choice: Any
    fate: str = LOST


@dataclass(kw_only=True)
class Table:
    """A game, with a line and an open ear for every seat, and for onlookers."""

    port: int
    id: str
    address: str
    seats: dict[str, Line]
    onlookers: dict[str, Line] = field(default_factory=dict)
    attempts: list[Attempt] = field(default_factory=list)
    delays: list[float] = field(default_factory=list)  # seconds from a choice sent to seen
    heard: dict[str, int] = field(default_factory=dict)  # by listener: the last number
    twice: int = 0  # events that came again, or out of order
    trouble: Counter[str] = field(default_factory=Counter)  # what went wrong, and how often
    over: bool = False
    asked: list[str] = field(default_factory=list)  # whom the game waits for, as far as known
    _waiting: dict[str, tuple[int, float]] = field(default_factory=dict)
    _ears: list[asyncio.Task[None]] = field(default_factory=list)

    @classmethod
    async def open(cls, port: int, game: str, bots: Sequence[str] = ()) -> Table:
        """A new table; some sides may be played by bots."""
        number = next(_numbers)
        address = f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}"
        sides = load(game).sides({})
        seats = dict(zip(sides, bots, strict=False))
        wanted = {side: seats.get(side, "friend") for side in sides}
        host = Line(port, address)
        status, made = await host.ask("POST", "/api/games", {"game": game, "seats": wanted})
        await host.hang_up()
        if status != 201:
            raise OSError(f"no table: {status} {made}")
        lines = {side: cls.line(port, address, token) for side, token in made["tokens"].items()}
        table = cls(port=port, id=made["id"], address=address, seats=lines)
        for side, token in made["tokens"].items():
            await table.sit_down(side, token)
        return table

    @staticmethod
    def line(port: int, address: str, token: str) -> Line:
        return Line(port, address, token=token)

    async def sit_down(self, side: str, token: str) -> None:
        """Whoever looks has come."""
        await self.seats[side].ask("GET", self.path)

    @property
    def path(self) -> str:
        return f"/api/games/{self.id}"

    @property
    def failures(self) -> int:
        """Requests without an answer, or with a bad one."""
        return self.trouble.total()

    def fail(self, why: int | BaseException) -> None:
        """A request had a bad answer, with this status, or none."""
        self.trouble[str(why) if isinstance(why, int) else repr(why)] += 1

    def listen(self) -> None:
        """Every seat listens from now on, and so do onlookers."""
        names = (f"onlooker {number}" for number in range(ONLOOKERS))
        self.onlookers = {name: Line(self.port, self.address) for name in names}
        for name, line in (self.seats | self.onlookers).items():
            self._ears.append(asyncio.create_task(self._listen(name, line)))

    async def _listen(self, name: str, line: Line) -> None:
        while True:
            try:
                async for data, size in line.events(self.ear(name)):
                    self.hear(name, line, data, size)
            except BROKEN:
                pass
            await asyncio.sleep(0.2)  # as a browser waits before it comes back

    def ear(self, name: str) -> str:
        """Where somebody hears of what happens."""
        return f"{self.path}/events?after={self.heard.get(name, 0)}"

    def hear(self, name: str, line: Line, data: bytes, size: int) -> None:
        """A program has seen what happened when it hears of it."""
        number = json.loads(data)["number"]
        self.twice += number != self.heard.get(name, number - 1) + 1
        self.heard[name] = number
        self.see(name, number)

    def see(self, name: str, number: int) -> None:
        if (sent := self._waiting.get(name)) and number > sent[0]:
            self.delays.append(time.perf_counter() - sent[1])
            del self._waiting[name]

    async def leave(self) -> None:
        for ear in self._ears:
            ear.cancel()
        await asyncio.gather(*self._ears, return_exceptions=True)
        for line in (*self.seats.values(), *self.onlookers.values()):
            await line.hang_up()

    async def move(self, rng: Random) -> bool:
        """Somebody who is asked looks, and chooses anything; whether it was acknowledged."""
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
        attempt.fate = FATES.get(status, LOST)
        if attempt.fate is not MADE:
            self.fail(status)
        return attempt.fate is MADE

    async def send(self, side: str, choice: Any, number: int) -> int:
        """The status of the answer."""
        body = {"number": number, "choice": choice}
        status, _ = await self.seats[side].ask("POST", f"{self.path}/choice", body)
        return status
