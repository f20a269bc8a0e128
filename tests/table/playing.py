"""Playing at a room from within, for tests."""

from __future__ import annotations

from random import Random
from typing import Any

from sqlalchemy import insert

from barricades.table.live.rooms import Rooms
from barricades.table.store.database import writing
from barricades.table.store.schema import holders
from barricades.table.store.store import Store
from tests.running.patience import until

GAME, SIDES = "dual-powers", ("red", "white")  # two sides, and much to draw
MANY, CROWD = "revolution", ("red", "blue", "green", "yellow")  # more than two, asked together


def friends(rooms: Rooms, game: str = GAME, sides: tuple[str, ...] = SIDES, **options: Any) -> Any:
    """A game among people only, all by link."""
    return rooms.create(game, options, dict.fromkeys(sides, "friend"), None).room


def against_bots(rooms: Rooms, game: str = GAME, side: str = "red", bot: str = "random") -> Any:
    """One person, with the browser B, and bots."""
    others = {GAME: SIDES, MANY: CROWD}[game]
    return rooms.create(game, {}, {s: "me" if s == side else bot for s in others}, "B")


def hold(file: Store, browser: str, id: str, side: str) -> None:
    """Let a browser hold a seat."""
    with writing(file.engine) as db:
        db.execute(insert(holders), {"browser": browser, "game": id, "side": side})


def act(room: Any, rng: Random, *sides: str) -> str | None:
    """Somebody of these sides who is asked chooses anything; who it was."""
    history = room.history  # bots go on meanwhile
    asks = [ask for ask in history.asks if ask.who in (sides or room.seats)]
    if not asks:
        return None
    ask = rng.choice(asks)
    room.choose(ask.who, rng.choice(ask.options), history.number)
    return str(ask.who)


def play_out(room: Any, seed: int = 0) -> Any:
    """All people play at random until the game is over; bots play by themselves."""
    rng = Random(seed)
    while room.outcome is None:
        until(lambda: act(room, rng, *room.people) or room.outcome)
    return room
