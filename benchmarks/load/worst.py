"""The worst that one guest can do: meanwhile another only wants to look and to move.

Each weapon is used for a while from one address, on many lines at once. What is measured is how
long another guest, at another address, waits for a look and for a move: meanwhile, and before and
after it, so that what else goes on at the machine counts for both.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from functools import lru_cache
from itertools import count, cycle
from random import Random
from typing import Any, NamedTuple, TypeAlias

from barricades.core import NATURE
from barricades.dealer import Dealer
from barricades.games import load
from barricades.play.entries import CHOICE, Entry
from barricades.play.history import History
from barricades.table.live.archive import new_game_row, result
from barricades.table.store import feeds, studies
from barricades.table.store.database import Address
from barricades.table.store.rows import GameRow, SeatRow
from barricades.table.store.store import Store, now
from barricades.table.store.tokens import hashed

from .tables import Table
from .wire import BROKEN, JSON, Line

GAME, PLAYED = "prelude", "dual-powers"  # with long games and cards of one's own; the other guest's
COOKIE, FEED = "a-cookie-of-the-fiend", "the-address-of-a-feed"
FIENDS = (f"10.200.0.{number}" for number in count(1))  # whose share is not spent yet
LINES = 16  # on which the fiend asks at once
PACKS, GAMES, EARLY = 20, 60, 60  # games with cards of one's own, others, and how far these go
EVENT = "; ".join(["World Affairs +1"] * 28 + ["gain 1"] * 31)  # within all limits
AIM = 3  # times as long as before
PAUSE = 0.05  # seconds between two looks

Asked: TypeAlias = tuple[str, str, bytes]  # method, path, body


class Waits(NamedTuple):
    """How long somebody waited, in milliseconds."""

    looks: list[float]
    moves: list[float]

    def and_(self, other: Waits) -> Waits:
        return Waits(self.looks + other.looks, self.moves + other.moves)

    def told(self) -> dict[str, float]:
        return {
            f"{name} {at}": waits[min(int(len(waits) * share), len(waits) - 1)]
            for name, waits in (("look", sorted(self.looks)), ("move", sorted(self.moves)))
            for at, share in (("p50", 0.5), ("p95", 0.95))
        }


class Spoils(NamedTuple):
    """What the fiend has to play with: ids of games and of a study."""

    packs: list[str]
    long: str
    moments: int
    study: str


def prepare(data: Address) -> Spoils:
    """Games that took the fiend weeks, or a program of theirs a night."""
    store, me = Store(data), hashed(COOKIE)
    long, packs = (
        _game(store, {}),
        [_game(store, {"cards": pack(at)}, EARLY) for at in range(PACKS)],
    )
    for _ in range(GAMES):
        _game(store, {}, EARLY)
    feeds.renew(store, me, FEED)
    moments = long.result["moments"] if long.result else 0
    study = studies.make(store, long.id, me, "", moments, None, plays=True)
    store.close()
    return Spoils([game.id for game in packs], long.id, moments, study)


def _game(store: Store, options: dict[str, Any], most: int = 10**6) -> GameRow:
    """A game that the fiend has played with both hands, to its end or so far."""
    row = new_game_row(GAME, options)
    game, rng, dealer = load(GAME), Random(1), Dealer(row.secret)
    history = History(game, row.options)
    rows: list[Entry] = []
    while history.asks and len(rows) < most:
        ask = history.asks[0]
        choice = dealer.answer(ask) if ask.who == NATURE else rng.choice(ask.options)
        rows.append(Entry(len(rows) + 1, CHOICE, ask.who, choice))
        history.add(rows[-1])
    ended = {"finished": now(), "result": result(history)} if history.outcome else {}
    row = GameRow(**{**vars(row), **ended})
    sides = [*game.sides(options)]
    seats = [SeatRow(side, None, "", taken=True) for side in sides]
    store.add(row, seats, rows, [(hashed(COOKIE), side) for side in sides])
    return row


def pack(number: int) -> dict[str, Any]:
    """Cards of one's own, as many and as long as a request can bring."""
    card = {"side": "neutral", "points": 2, "die": "world", "event": EVENT}
    return {name: {"title": f"{name} of {number}", **card} for name in _names()}


@lru_cache
def _names() -> list[str]:
    cards = load(GAME).cards
    assert cards is not None
    return [name for name, face in cards.faces({}).items() if face.deck != "key-events"][:110]


def weapons(spoils: Spoils) -> dict[str, Iterator[Asked]]:
    """By name: what the fiend asks for, without end."""

    def get(*paths: str) -> Iterator[Asked]:
        return (("GET", path, b"") for path in cycle(paths))

    late = range(spoils.moments - 60, spoils.moments)
    new = {"game": GAME, "seats": dict.fromkeys(load(GAME).sides({}), "here")}
    looks = [f"/api/games/{id}?moment={at}" for at in (EARLY - 1, 30) for id in spoils.packs]
    return {
        "looking back with cards": get(*looks),
        "new games with cards": (
            ("POST", "/api/games", json.dumps({**new, "options": {"cards": pack(at)}}).encode())
            for at in count(1000)
        ),
        "late moments": get(*(f"/api/games/{spoils.long}?moment={at}" for at in late)),
        "replays": get(*(f"/game/{spoils.long}/replay?at={at}" for at in late)),
        "checks": get(f"/api/games/{spoils.long}/verify"),
        "analyses": get(f"/game/{spoils.long}/analysis", f"/game/{spoils.long}/analysis/costly"),
        "studies": get(*(f"/study/{spoils.study}?at={at}" for at in late)),
        "feeds": get(f"/feed/{FEED}"),
    }


@asynccontextmanager
async def attack(port: int, asked: Iterator[Asked]) -> AsyncIterator[Counter[int]]:
    """One guest asks for all this as fast as can be; how often each status was the answer."""
    answers: Counter[int] = Counter()
    address = next(FIENDS)

    async def go_on() -> None:
        line = Line(port, address, cookie=COOKIE)
        for method, path, body in asked:
            try:
                answers[(await line.send(method, path, body, JSON)).status] += 1
            except BROKEN:
                answers[0] += 1

    lines = [asyncio.create_task(go_on()) for _ in range(LINES)]
    try:
        yield answers
    finally:
        for one in lines:
            one.cancel()
        await asyncio.gather(*lines, return_exceptions=True)


async def play(port: int, seconds: float, rng: Random) -> Waits:
    """Another guest looks and moves, and opens the next game when one is over."""
    waits, table, end = Waits([], []), await Table.open(port, PLAYED), time.monotonic() + seconds
    while time.monotonic() < end or not waits.moves:
        for line in table.seats.values():
            began = time.perf_counter()
            _, look = await line.ask("GET", table.path)
            waits.looks.append(1000 * (time.perf_counter() - began))
            if ask := look["position"]["ask"]:
                act = {"number": look["number"], "choice": rng.choice(ask["options"])}
                began = time.perf_counter()
                await line.ask("POST", f"{table.path}/choice", act)
                waits.moves.append(1000 * (time.perf_counter() - began))
            await asyncio.sleep(PAUSE)
        if look["position"]["outcome"]:
            table = await Table.open(port, PLAYED)
    return waits


async def suffer(port: int, spoils: Spoils, seconds: float) -> bool:
    """Every weapon in turn; whether nobody else waited more than so many times as long."""
    rng, held = Random(1917), True
    await play(port, 3, rng)
    before = await play(port, seconds / 2, rng)
    for name, asked in weapons(spoils).items():
        async with attack(port, asked) as answers:
            during = (await play(port, seconds, rng)).told()
        after = await play(port, seconds / 2, rng)
        calm, before = before.and_(after).told(), after
        ratios = {what: during[what] / calm[what] for what in calm}
        held &= max(ratios.values()) <= AIM
        told = "   ".join(f"{what} {calm[what]:.0f} → {during[what]:.0f} ms" for what in calm)
        print(f"  {name:<24} {told}   at most {max(ratios.values()):.1f} times", flush=True)
        answered = ", ".join(f"{times} × {status}" for status, times in answers.most_common())
        print(f"  {'':<24} the fiend was answered {answered}", flush=True)
    return held
