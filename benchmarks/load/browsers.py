"""Browsers: people before the pages, who send and fetch what the script of the table does."""

from __future__ import annotations

import asyncio
import json
import re
import secrets
from dataclasses import dataclass, field
from html import unescape
from random import Random
from typing import Any
from urllib.parse import urlencode

from barricades.table.web.viewer import HAVE, SHOWN

from .tables import Table
from .wire import BROKEN, Answer, Line

BREATH = 0.03  # seconds: several events at once are one look
DIGESTS = re.compile(rb'data-have="([^"]*)"')
NUMBER = re.compile(r'id="state" data-number="(\d+)"')
STATE = re.compile(r'id="question"[^>]*\sdata-state="(\w+)"')
ANSWERS = re.compile(r'name="number" value="(\d+)"')
CHOICE = re.compile(r'data-choice="([^"]*)"')


class Page:
    """What somebody sees: a page, and then the parts of it that change."""

    def __init__(self, text: bytes) -> None:
        found = DIGESTS.search(text)
        if not found:
            raise ValueError("this is no page of a game")
        self.digests: dict[str, str] = json.loads(unescape(found[1].decode()))
        self.number, self.state, self.answers, self.options = 0, "", 0, [""]
        self._read(text.decode())

    def take(self, parts: dict[str, tuple[str, str]]) -> None:
        """Put parts in their places."""
        for id, (html, digest) in parts.items():
            self.digests[id] = digest
            self._read(html)

    def _read(self, html: str) -> None:
        if found := NUMBER.search(html):
            self.number = int(found[1])
        if state := STATE.search(html):
            answers = ANSWERS.search(html)
            self.state, self.options = state[1], CHOICE.findall(html)
            self.answers = int(answers[1]) if answers else 0

    @property
    def head(self) -> str:
        """The lines of a request that say which parts are there, and how far the log goes."""
        digests = " ".join([*self.digests.values()][-500:])
        return f"{HAVE}: {digests}\r\n{SHOWN}: {self.number}\r\n"


@dataclass(kw_only=True)
class Browsers(Table):
    """A game that all look at on pages: whatever happens, everybody fetches what has changed."""

    pages: dict[str, Page] = field(default_factory=dict)
    first: list[int] = field(default_factory=list)  # bytes of whole pages
    later: list[int] = field(default_factory=list)  # bytes of what has changed
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
        page = self.pages.get(name)
        answer = await line.send("GET", f"/game/{self.id}", head=page.head if page else "")
        if answer.status != 200:
            raise OSError(f"no page: {answer.status}")
        self._shown(name, answer)

    def _shown(self, name: str, answer: Answer) -> None:
        if name in self.pages:
            self.pages[name].take(json.loads(answer.body))
            self.later.append(answer.size)
        else:
            self.pages[name] = Page(answer.body)
            self.first.append(answer.size)
        self.over = self.pages[name].state == "finished"
        self.see(name, self.pages[name].number)

    def listen(self) -> None:
        super().listen()
        for name, line in self.onlookers.items():
            self._fetch(name, line)

    def ear(self, name: str) -> str:
        number = self.pages[name].number if name in self.pages else 0
        return f"/game/{self.id}/live?number={number}"

    def hear(self, name: str, line: Line, data: bytes, size: int) -> None:
        """What has changed is put in its place; what was only told of is fetched."""
        told = json.loads(data)
        self.twice += told["number"] < self.heard.get(name, 0)
        self.heard[name] = told["number"]
        page = self.pages.get(name)
        if page and "parts" in told and name not in self._busy:
            page.take(told["parts"])
            self.later.append(size)
            self.over = page.state == "finished"
            self.see(name, page.number)
        elif self._lags(name):
            self._fetch(name, line)

    def _fetch(self, name: str, line: Line) -> None:
        if name not in self._busy:
            self._busy.add(name)
            self._looks.add(look := asyncio.create_task(self._catch_up(name, line)))
            look.add_done_callback(self._looks.discard)

    def _lags(self, name: str) -> bool:
        page = self.pages.get(name)
        return (page.number if page else 0) < self.heard.get(name, 0)

    async def _catch_up(self, name: str, line: Line) -> None:
        try:
            while self._lags(name):
                await asyncio.sleep(BREATH)
                await self._look(name, line)
        except BROKEN as error:
            self.fail(error)
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
        choice = json.loads(unescape(rng.choice(page.options)))
        return await self._choose(side, choice, page.number)

    async def send(self, side: str, choice: Any, number: int) -> int:
        """What is chosen is sent, and what it changes comes back."""
        line, page, path = self.seats[side], self.pages[side], f"/game/{self.id}/choose"
        self._busy.add(side)
        form = {"as": side, "number": page.answers, "choice": json.dumps(choice)}
        try:
            answer = await line.send("POST", path, urlencode(form).encode(), head=page.head)
            if answer.status == 200:
                self._shown(side, answer)
        finally:
            self._busy.discard(side)
        if self._lags(side):
            self._fetch(side, line)
        return answer.status

    async def leave(self) -> None:
        for look in self._looks:
            look.cancel()
        await asyncio.gather(*self._looks, return_exceptions=True)
        await super().leave()
