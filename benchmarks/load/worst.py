"""The worst that one guest can do, while another only wants to look and to move.

Each attack goes on for a while from one address, over many connections. What is measured is how
long another guest waits for a look and for a move: during the attack, before it and after it, so
that other load of the machine counts for both.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import aclosing, asynccontextmanager
from functools import lru_cache
from itertools import count, cycle
from random import Random
from typing import Any, NamedTuple, TypeAlias

from barricades.core import NATURE
from barricades.dealer import Dealer
from barricades.games import load
from barricades.play.entries import CHOICE, Entry
from barricades.play.history import History
from barricades.table.live.archive import game_columns, new_game_row, result
from barricades.table.store import feeds, studies
from barricades.table.store.database import Address
from barricades.table.store.rows import GameRow, SeatRow
from barricades.table.store.store import Store, now
from barricades.table.store.tokens import hashed

from .tables import Table
from .wire import BROKEN, JSON, Connection

GAME, PLAYED = "prelude", "dual-powers"  # with long games and cards of one's own; the other guest's
COOKIE, FEED = "a-cookie-of-the-fiend", "the-address-of-a-feed"
ATTACKERS = (f"10.200.0.{number}" for number in count(1))  # whose share is not spent yet
CONNECTIONS = 16  # on which the fiend asks at once
PACKS, GAMES, EARLY = 20, 60, 60  # games with cards of one's own, others, and how far these go
EVENT = "; ".join(["World Affairs +1"] * 28 + ["gain 1"] * 31)  # within all limits
AIM = 3  # times as long as before
PAUSE = 0.05  # seconds between two looks
EVENTS, HEARD = "EVENTS", 200  # instead of a method: a stream, of which so much is listened to

AttackRequest: TypeAlias = tuple[str, str, bytes]  # method, path, body


class Waits(NamedTuple):
    """How long a guest waited, in milliseconds."""

    looks: list[float]
    moves: list[float]

    def plus(self, other: Waits) -> Waits:
        """Both together."""
        return Waits(self.looks + other.looks, self.moves + other.moves)

    def percentiles(self) -> dict[str, float]:
        """The median and the 95th percentile of looks and moves."""
        return {
            f"{name} {at}": waits[min(int(len(waits) * share), len(waits) - 1)]
            for name, waits in (("look", sorted(self.looks)), ("move", sorted(self.moves)))
            for at, share in (("p50", 0.5), ("p95", 0.95))
        }


class Targets(NamedTuple):
    """The games and the study with which the attacker makes requests."""

    packs: list[str]
    asked: list[tuple[str, str]]  # games, each with a side that has something to choose
    long: str
    moments: int
    study: str


def prepare(data: Address) -> Targets:
    """Store games that would take the attacker weeks, or a program a night."""
    store, me = Store(data), hashed(COOKIE)
    long, packs = (
        _game(store, {}),
        [_game(store, {"cards": pack(at)}, EARLY) for at in range(PACKS)],
    )
    early = [_game(store, {}, EARLY) for _ in range(GAMES)]
    asked = [(game.id, (game.standing or {})["asked"][0]) for game in early]
    feeds.renew(store, me, FEED)
    moments = long.result["moments"] if long.result else 0
    study = studies.find_or_create(store, long.id, me, "", moments, None, plays=True)
    store.close()
    return Targets([game.id for game in packs], asked, long.id, moments, study)


def _game(store: Store, options: dict[str, Any], most: int = 10**6) -> GameRow:
    """A game that the fiend has played with both hands, to its end or so far."""
    row = new_game_row(GAME, options)
    game, rng, dealer = load(GAME), Random(1), Dealer(row.secret)
    history = History(game, row.options)
    rows: list[Entry] = []
    while history.asks and (len(rows) < most or history.asks[0].who == NATURE):
        ask = history.asks[0]
        choice = dealer.answer(ask) if ask.who == NATURE else rng.choice(ask.options)
        rows.append(Entry(len(rows) + 1, CHOICE, ask.who, choice))
        history.add(rows[-1])
    ended = {"finished": now(), "result": result(history)} if history.outcome else {}
    row = GameRow(**{**vars(row), **game_columns(history), **ended})
    sides = [*game.sides(options)]
    seats = [SeatRow(side, None, "", taken=True) for side in sides]
    store.add(row, seats, rows, [(hashed(COOKIE), side) for side in sides])
    return row


def pack(number: int) -> dict[str, Any]:
    """An own pack of cards, as many and as long as a request can hold."""
    card = {"side": "neutral", "points": 2, "die": "world", "event": EVENT}
    return {name: {"title": f"{name} of {number}", **card} for name in _names()}


@lru_cache
def _names() -> list[str]:
    cards = load(GAME).cards
    assert cards is not None
    return [name for name, face in cards.faces({}).items() if face.deck != "key-events"][:110]


def attacks(targets: Targets) -> dict[str, Iterator[AttackRequest]]:
    """Endless requests of each attack, by its name."""

    def get(*paths: str) -> Iterator[AttackRequest]:
        return (("GET", path, b"") for path in cycle(paths))

    late = range(targets.moments - 60, targets.moments)
    new = {"game": GAME, "seats": dict.fromkeys(load(GAME).sides({}), "here")}
    looks = [f"/api/games/{id}?moment={at}" for at in (EARLY - 1, 30) for id in targets.packs]
    return {
        "looking back with cards": get(*looks),
        "new games with cards": (
            ("POST", "/api/games", json.dumps({**new, "options": {"cards": pack(at)}}).encode())
            for at in count(1000)
        ),
        "late moments": get(*(f"/api/games/{targets.long}?moment={at}" for at in late)),
        "replays": get(*(f"/game/{targets.long}/replay?at={at}&log=whole" for at in late)),
        "checks": get(f"/api/games/{targets.long}/verify"),
        "analyses": get(f"/game/{targets.long}/analysis", f"/game/{targets.long}/analysis/costly"),
        "hints": get(*(f"/api/games/{id}/hint?side={side}" for id, side in targets.asked)),
        "studies": get(*(f"/study/{targets.study}?at={at}&log=whole" for at in late)),
        "feeds": get(f"/feed/{FEED}"),
        "events": ((EVENTS, f"/api/games/{targets.long}/events?after=0", b"") for _ in count()),
    }


@asynccontextmanager
async def attack(port: int, requests: Iterator[AttackRequest]) -> AsyncIterator[Counter[int]]:
    """Attacks while active, as fast as possible; counts the answers by status."""
    answers: Counter[int] = Counter()
    address = next(ATTACKERS)

    async def go_on() -> None:
        connection = Connection(port, address, cookie=COOKIE)
        for method, path, body in requests:
            try:
                if method == EVENTS:
                    answers[await _hear(connection, path)] += 1
                else:
                    answers[(await connection.send(method, path, body, JSON)).status] += 1
            except BROKEN:
                answers[0] += 1

    lines = [asyncio.create_task(go_on()) for _ in range(CONNECTIONS)]
    try:
        yield answers
    finally:
        for one in lines:
            one.cancel()
        await asyncio.gather(*lines, return_exceptions=True)


async def _hear(connection: Connection, path: str) -> int:
    """Listen to the beginning of a stream, and leave; the status of its answer."""
    left = HEARD
    async with aclosing(connection.events(path)) as events:
        async for _ in events:
            left -= 1
            if not left:
                break
    return 200


async def play(port: int, seconds: float, rng: Random) -> Waits:
    """Look and move as another guest for so many seconds; how long that took."""
    waits, table, end = Waits([], []), await Table.open(port, PLAYED), time.monotonic() + seconds
    while time.monotonic() < end or not waits.moves:
        for connection in table.seats.values():
            began = time.perf_counter()
            _, look = await connection.ask("GET", table.path)
            waits.looks.append(1000 * (time.perf_counter() - began))
            if ask := look["position"]["ask"]:
                act = {"number": look["number"], "choice": rng.choice(ask["options"])}
                began = time.perf_counter()
                await connection.ask("POST", f"{table.path}/choice", act)
                waits.moves.append(1000 * (time.perf_counter() - began))
            await asyncio.sleep(PAUSE)
        if look["position"]["outcome"]:
            table = await Table.open(port, PLAYED)
    return waits


async def run(port: int, targets: Targets, seconds: float) -> bool:
    """Run all attacks; whether the other guest never waited more than AIM times as long."""
    rng, held = Random(1917), True
    await play(port, 3, rng)
    before = await play(port, seconds / 2, rng)
    for name, requests in attacks(targets).items():
        async with attack(port, requests) as answers:
            during = (await play(port, seconds, rng)).percentiles()
        after = await play(port, seconds / 2, rng)
        calm, before = before.plus(after).percentiles(), after
        ratios = {what: during[what] / calm[what] for what in calm}
        held &= max(ratios.values()) <= AIM
        percentiles = "   ".join(
            f"{what} {calm[what]:.0f} → {during[what]:.0f} ms" for what in calm
        )
        print(f"  {name:<24} {percentiles}   at most {max(ratios.values()):.1f} times", flush=True)
        answered = ", ".join(f"{times} × {status}" for status, times in answers.most_common())
        print(f"  {'':<24} the fiend was answered {answered}", flush=True)
    return held
