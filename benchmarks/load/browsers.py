"""Browsers: people before the pages, who send and fetch what the script of the table does."""

from __future__ import annotations

import asyncio
import json
import re
import secrets
from dataclasses import dataclass, field
from html import unescape
from random import Random
from typing import Any, NamedTuple
from urllib.parse import urlencode

from .tables import Table
from .wire import BROKEN, Line

BREATH = 0.03  # seconds: several events at once are one look
NUMBER = re.compile(rb'data-number="(\d+)"')
STATE = re.compile(rb'id="question"[^>]* data-state="(\w+)"')
CHOICE = re.compile(rb'data-choice="([^"]*)"')


class Page(NamedTuple):
    """What somebody sees."""

    number: int = 0
    state: str = ""
    options: tuple[bytes, ...] = ()

    @classmethod
    def read(cls, text: bytes) -> Page:
        number, state = NUMBER.search(text), STATE.search(text)
        if not number or not state:
            raise ValueError("this is no page of a game")
        return cls(int(number[1]), state[1].decode(), tuple(CHOICE.findall(text)))


@dataclass(kw_only=True)
class Browsers(Table):
    """A game that all look at on pages: whatever happens, everybody fetches theirs again."""

    pages: dict[str, Page] = field(default_factory=dict)
    _busy: set[str] = field(default_factory=set)  # those who wait for a page
    _looks: set[asyncio.Task[None]] = field(default_factory=set)

    @staticmethod
    def line(port: int, address: str, token: str) -> Line:
        return Line(port, address, cookie=secrets.token_urlsafe(16))

    async def sit_down(self, side: str, token: str) -> None:
        line = self.seats[side]
        answer = await line.send("POST", f"/seat/{token}", b"name=")
        if answer.status != 303:
            raise OSError(f"no seat: {answer.status}")
        await self._look(side, line)

    async def _look(self, name: str, line: Line) -> None:
        answer = await line.send("GET", f"/game/{self.id}")
        if answer.status != 200:
            raise OSError(f"no page: {answer.status}")
        page = self.pages[name] = Page.read(answer.body)
        self.over = page.state == "finished"
        self.see(name, page.number)

    def hear(self, name: str, line: Line, number: int) -> None:
        """Whoever hears of something fetches the page, unless it is there or on its way."""
        if self._lags(name) and name not in self._busy:
            self._busy.add(name)
            self._looks.add(look := asyncio.create_task(self._catch_up(name, line)))
            look.add_done_callback(self._looks.discard)

    def _lags(self, name: str) -> bool:
        return self.pages.get(name, Page()).number < self.heard.get(name, 0)

    async def _catch_up(self, name: str, line: Line) -> None:
        try:
            while self._lags(name):
                await asyncio.sleep(BREATH)
                await self._look(name, line)
        except BROKEN:
            self.failures += 1
        finally:
            self._busy.discard(name)

    async def move(self, rng: Random) -> bool:
        """Somebody who sees buttons presses one."""
        asked = [
            side
            for side, page in self.pages.items()
            if page.state == "asked" and side in self.seats and side not in self._busy
        ]
        if not asked:
            await asyncio.sleep(BREATH)
            return False
        side = rng.choice(asked)
        page = self.pages[side]
        choice = json.loads(unescape(rng.choice(page.options).decode()))
        return await self._choose(side, choice, page.number)

    async def send(self, side: str, choice: Any, number: int) -> int:
        """What is chosen is sent, and the page comes back."""
        line = self.seats[side]
        self._busy.add(side)
        form = {"as": side, "number": number, "choice": json.dumps(choice)}
        try:
            answer = await line.send("POST", f"/game/{self.id}/choose", urlencode(form).encode())
            if answer.status == 303:
                await self._look(side, line)
        finally:
            self._busy.discard(side)
        self.hear(side, line, number)
        return answer.status

    async def leave(self) -> None:
        for look in self._looks:
            look.cancel()
        await asyncio.gather(*self._looks, return_exceptions=True)
        await super().leave()
