"""Players in browsers: they send and fetch what the script of a page would."""

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
from .wire import BROKEN, Answer, Connection

PAUSE = 0.03  # seconds: several events at once are one look
DIGESTS = re.compile(rb'data-have="([^"]*)"')
NUMBER = re.compile(r'id="state" data-number="(\d+)"')
STATE = re.compile(r'id="question"[^>]*\sdata-state="(\w+)"')
ANSWERS = re.compile(r'name="number" value="(\d+)"')
CHOICE = re.compile(r'data-choice="([^"]*)"')


class Page:
    """A page as a browser has it: its parts, and the question."""

    def __init__(self, text: bytes) -> None:
        found = DIGESTS.search(text)
        if not found:
            raise ValueError("this is no page of a game")
        self.digests: dict[str, str] = json.loads(unescape(found[1].decode()))
        self.number, self.state, self.answers, self.options = 0, "", 0, [""]
        self._read(text.decode())

    def take(self, parts: dict[str, tuple[str, str]]) -> None:
        """Put changed parts in their places."""
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
        """The request headers that say which parts and which log lines are there."""
        digests = " ".join([*self.digests.values()][-500:])
        return f"{HAVE}: {digests}\r\n{SHOWN}: {self.number}\r\n"


@dataclass(kw_only=True)
class Browsers(Table):
    """A game whose players and onlookers have its page open; all fetch what has changed."""

    pages: dict[str, Page] = field(default_factory=dict)
    first: list[int] = field(default_factory=list)  # bytes of whole pages
    later: list[int] = field(default_factory=list)  # bytes of what has changed
    _busy: set[str] = field(default_factory=set)  # those who wait for a page
    _loads: set[asyncio.Task[None]] = field(default_factory=set)

    @staticmethod
    def connection(port: int, address: str, token: str) -> Connection:
        """A connection of a browser, with a new cookie."""
        return Connection(port, address, cookie=secrets.token_urlsafe(16))

    async def sit_down(self, side: str, token: str) -> None:
        """Take a seat by its link, and load the page."""
        connection = self.seats[side]
        answer = await connection.send("POST", f"/seat/{token}", b"name=")
        if answer.status != 303:
            raise OSError(f"no seat: {answer.status}")
        await self._load(side, connection)

    async def _load(self, name: str, connection: Connection) -> None:
        page = self.pages.get(name)
        answer = await connection.send("GET", f"/game/{self.id}", head=page.head if page else "")
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
        self.mark_seen(name, self.pages[name].number)

    def listen(self) -> None:
        """Open all event streams, and load the page for the onlookers."""
        super().listen()
        for name, connection in self.onlookers.items():
            self._fetch(name, connection)

    def events_path(self, name: str) -> str:
        """The path of the event stream of a page."""
        number = self.pages[name].number if name in self.pages else 0
        return f"/game/{self.id}/live?number={number}"

    def on_event(self, name: str, connection: Connection, data: bytes, size: int) -> None:
        """Put the parts that were sent in their places, or fetch them."""
        message = json.loads(data)
        self.twice += message["number"] < self.heard.get(name, 0)
        self.heard[name] = message["number"]
        page = self.pages.get(name)
        is_late = page is not None and page.number > message["number"]  # an answer overtook it
        if page and "parts" in message and name not in self._busy and not is_late:
            page.take(message["parts"])
            self.later.append(size)
            self.over = page.state == "finished"
            self.mark_seen(name, page.number)
        elif self._is_behind(name):
            self._fetch(name, connection)

    def _fetch(self, name: str, connection: Connection) -> None:
        if name not in self._busy:
            self._busy.add(name)
            self._loads.add(load := asyncio.create_task(self._catch_up(name, connection)))
            load.add_done_callback(self._loads.discard)

    def _is_behind(self, name: str) -> bool:
        page = self.pages.get(name)
        return (page.number if page else 0) < self.heard.get(name, 0)

    async def _catch_up(self, name: str, connection: Connection) -> None:
        try:
            while self._is_behind(name):
                await asyncio.sleep(PAUSE)
                await self._load(name, connection)
        except BROKEN as error:
            self.fail(error)
        finally:
            self._busy.discard(name)

    async def move(self, rng: Random) -> bool:
        """Have somebody who is asked press a random button; whether it was acknowledged."""
        asked = [
            side
            for side, page in self.pages.items()
            if page.state == "asked" and side in self.seats and side not in self._busy
        ]
        if not asked:
            await asyncio.sleep(PAUSE)
            return False
        side = rng.choice(asked)
        page = self.pages[side]
        choice = json.loads(unescape(rng.choice(page.options)))
        return await self._choose(side, choice, page.number)

    async def send(self, side: str, choice: Any, number: int) -> int:
        """Send a choice and take in the changed parts; the status of the answer."""
        connection, page, path = self.seats[side], self.pages[side], f"/game/{self.id}/choose"
        self._busy.add(side)
        form = {"as": side, "number": page.answers, "choice": json.dumps(choice)}
        try:
            answer = await connection.send("POST", path, urlencode(form).encode(), head=page.head)
            if answer.status == 200:
                self._shown(side, answer)
        finally:
            self._busy.discard(side)
        if self._is_behind(side):
            self._fetch(side, connection)
        return answer.status

    async def leave(self) -> None:
        """Cancel all requests, and close all connections."""
        for load in self._loads:
            load.cancel()
        await asyncio.gather(*self._loads, return_exceptions=True)
        await super().leave()
