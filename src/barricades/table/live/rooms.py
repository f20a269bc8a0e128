"""The rooms of one database: opens, creates, joins and lists games.

A room stays in memory while somebody plays or listens there, or a bot is thinking. Whatever cannot
be done raises Refused; `words.refusal(error)` is the reason as a sentence.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import partial
from threading import Lock
from typing import Any, NamedTuple

from ...bots import OPPONENT
from ...core import Refused
from ...games import NAMES, load
from ...play.clocks import Clock
from ...play.entries import CHOICE, Entry
from ...play.history import LoggedEvent
from ...play.visibility import Look, PleaView, Seat
from ..store import holders, invitations, leases, metrics, players
from ..store.database import DatabaseError
from ..store.rows import GameRow, ListedRow, SeatRow
from ..store.store import Store
from ..store.tokens import hashed, new_secret
from . import packs, seating
from .archive import new_game_row
from .bots import BotPool
from .room import Room, Stale
from .seating import ANYBODY, ELSEWHERE, FRIEND, HERE, ME
from .sharing import CURRENT_GUEST, Buckets
from .summaries import Summary, has_all_for_list, summarize

__all__ = [
    "CreatedGame",
    "LoggedEvent",
    "Look",
    "PleaView",
    "Room",
    "Rooms",
    "Seat",
    "Stale",
    "Summary",
]

MOST_OPEN = 256  # so many rooms are kept in memory, and all in which somebody listens or thinks
MOST_OPEN_FINISHED = 4  # of these, so many in which nobody does and the game is over

MOST_UNFINISHED = 100  # games that a browser may have in progress
MOST_LISTED = 200  # finished games of a browser in a list
AT_ONCE = 50  # games whose bots are taken over in one round

log = logging.getLogger(__name__)


class CreatedGame(NamedTuple):
    """A new game, and the tokens of the links (/seat/<token>) that lead to friends' seats."""

    room: Room
    tokens: Mapping[str, str]


class Rooms:
    """All games of one database. Thread-safe."""

    def __init__(self, file: Store, bot_pool: BotPool) -> None:
        self.store, self.bot_pool = file, bot_pool
        self._invitations = Buckets(invitations.RATE, invitations.BURST)
        self._open: OrderedDict[str, Room] = OrderedDict()
        self._lock = Lock()
        file.listen(self)

    @property
    def bots(self) -> tuple[str, ...]:
        """The names of the bots that can be played against."""
        return tuple(self.bot_pool.bots)

    def close(self) -> None:
        """Stop the bots, release all leases, and close the store."""
        self.bot_pool.close()
        with suppress(DatabaseError):
            leases.release_all(self.store.engine)
        self.store.close()

    def close_streams(self) -> None:
        """End all event streams."""
        for room in tuple(self._open.values()):
            room.bell.close()

    def renew_leases(self) -> None:
        """Renew the leases of thinking bots, and take over games whose lease has expired."""
        engine = self.store.engine
        leases.renew(engine, [room.id for room in tuple(self._open.values()) if room.thinking])
        for id, until in leases.expired(engine, AT_ONCE):
            with _on_watch(id):
                self.room(id).proceed()
            leases.drop(engine, id, until)

    def keep_time(self) -> None:
        """Store expired clocks and pauses of all games, if no other process has."""
        for id in self.store.overdue():
            with _on_watch(id):
                self.room(id)

    def measure(self) -> None:
        """Update the gauges of the metrics page."""
        rooms, tally = tuple(self._open.values()), self.store.tally
        tally.set_gauge(metrics.ROOMS, len(rooms))
        tally.set_gauge(metrics.LISTENERS, sum(len(room.bell) for room in rooms))
        tally.set_gauge(metrics.THINKING, sum(room.thinking for room in rooms))
        tally.set_gauge(metrics.MEMORY, metrics.resident())

    def on_notice(self, game: str, number: int) -> None:
        """Catch up in a game, if it is open here; number 0: something besides entries changed."""
        with self._lock:
            room = self._open.get(game)
        if room and room.number < (number or room.number + 1):
            self._catch_up(room, beside=not number)
            room.bell.ring()

    def on_notices_missed(self) -> None:
        """Catch up in all open games, after notices may have been lost."""
        for room in tuple(self._open.values()):
            self._catch_up(room, beside=True)
            room.bell.ring()

    def _catch_up(self, room: Room, beside: bool) -> None:
        try:
            room.catch_up()
            if beside:
                room.refresh_talk()
        except Refused as error:
            log.error("Game %s cannot go on here: %s", room.id, error)

    def room(self, id: str, seen: int | None = None) -> Room:
        """The room of a game, up to date. Raises Refused if there is none or it is damaged.

        Whoever answers to an entry that they have `seen` needs it no further: if another process
        has gone on since, what they do cannot be stored until the room has caught up.
        """
        with self._lock:
            room = self._open.get(id)
            if room:
                self._open.move_to_end(id)
        if room:
            packs.ensure_read(self.bot_pool, room.row.game, room.row.options)
            if seen is None or seen > room.number:
                room.catch_up()
            room.keep_time()
            return room
        row = self.store.game(id)
        if row is None:
            raise Refused("wire-no-game")
        packs.ensure_read(self.bot_pool, row.game, row.options)
        room = Room(row, self.store, self.bot_pool)
        with self._lock:
            room = self._open.setdefault(id, room)
            idle = [old for old, other in self._open.items() if other.is_idle and old != id]
            over = [old for old in idle if self._open[old].outcome]
            for old in {*idle[: max(0, len(self._open) - MOST_OPEN)], *over[:-MOST_OPEN_FINISHED]}:
                del self._open[old]
        room.proceed()
        room.keep_time()
        return room

    # New games

    def create(
        self,
        name: str,
        options: Mapping[str, Any],
        who: Mapping[str, str],
        browser: str | None,
        player: str = "",
        clock: Mapping[str, int] | None = None,
        hints: bool | None = None,
        *,
        rated: bool = False,
        onlookers: bool = True,
    ) -> CreatedGame:
        """Create and open a game. `who` names for each side ME, HERE, FRIEND, ANYBODY or a bot.

        HERE is another person at this screen, ANYBODY whoever comes first. By default hints are
        allowed if nobody plays elsewhere; in a rated game, never. Raises Refused if the game,
        options, seats, name or clock will not do, or after too many games or invitations.
        """
        game, wanted = load(name), Clock.of(clock)
        packs.ensure_read(self.bot_pool, name, options)
        sides = game.sides(options)
        seating.check(who, sides, self.bots)
        seated = {side: who.get(side, OPPONENT) for side in sides}
        tokens = {side: new_secret() for side, who_ in seated.items() if who_ == FRIEND}
        me = players.by_id(self.store, browser)
        if rated:
            seating.must_be_rateable(game, options, seated, me)
        called = me.name if me else players.check_free(self.store, player)
        if ANYBODY in seated.values() and not self._invitations.take(CURRENT_GUEST.get()):
            raise Refused("wire-many-invitations")
        mine = [side for side, who_ in seated.items() if who_ in (ME, HERE)]
        held = [(browser, side) for side in mine] if browser else []
        helped = not {*ELSEWHERE} & {*seated.values()} if hints is None else hints
        terms = {"hints": helped and not rated, "rated": rated, "onlookers": onlookers}
        row = new_game_row(name, options, clock=wanted.as_json() if wanted else None, **terms)
        return CreatedGame(self._add(row, seating.seat(seated, tokens, me, called), held), tokens)

    def rematch(self, room: Room, side: str, same: bool = False) -> Room:
        """The next game of the same people, on the next sides or the same; created only once."""
        return self.room(room.rematch(side, partial(self._begin_rematch, room, same)))

    def _begin_rematch(self, room: Room, same: bool, entry: Entry) -> None:
        seats = self.store.seats(room.id)
        sides = [seat.side for seat in seats]
        to = dict(zip(sides, sides if same else sides[1:] + sides[:1], strict=True))
        come = room.clock is not None or room.row.rated
        sitting = seating.rotate(seats, to, entry.who, come)
        held = [(browser, to[side]) for browser, side in holders.of_game(self.store, room.id)]
        terms = {name: getattr(room.row, name) for name in ("clock", "hints", "rated", "onlookers")}
        row = new_game_row(room.game.name, room.row.options, id=entry.what, **terms)
        self.store.add(row, self._with_bot_players(row, sitting), [], held, begun=(room.id, entry))

    def fork(self, room: Room, moment: int, side: str, bot: str, browser: str) -> Room:
        """A new game against a bot, from a moment of a finished one.

        Its record reveals the hands of the other game, so that must be over; else Refused.
        """
        if room.outcome is None:
            raise Refused("wire-fork-not-yet")
        room.must_have_rules()
        if side not in room.seats:
            raise Refused("wire-no-side", name=side, known=", ".join(room.seats))
        if bot not in self.bots:
            raise Refused("wire-unknown-player", name=bot, known=", ".join(self.bots))
        if not room.game.asks(room.history.position(moment)):
            raise Refused("wire-fork-over")
        entries = [
            Entry(number, CHOICE, *choice)
            for number, choice in enumerate(room.history.choices[:moment], 1)
        ]
        sitting = [
            SeatRow(other, bot=None if other == side else bot, name="", taken=True)
            for other in room.seats
        ]
        row = new_game_row(room.game.name, room.row.options, inherited=len(entries), standing=None)
        return self._add(row, sitting, [(browser, side)], entries)

    def _add(
        self,
        row: GameRow,
        sitting: Iterable[SeatRow],
        held: Collection[tuple[str, str]],
        entries: Collection[Entry] = (),
    ) -> Room:
        if any(
            holders.count_unfinished(self.store, browser) >= MOST_UNFINISHED
            for browser in {who for who, _ in held}
        ):
            raise Refused("wire-many-games", most=MOST_UNFINISHED)
        self.store.add(row, self._with_bot_players(row, sitting), [*entries], held)
        return self.room(row.id)

    def _with_bot_players(self, row: GameRow, sitting: Iterable[SeatRow]) -> list[SeatRow]:
        return seating.with_bot_players(self.store, sitting) if row.rated else [*sitting]

    # Seats

    def held(self, room: Room, browser: str | None, token: str | None) -> tuple[str, ...]:
        """The sides a visitor holds in a room, in seating order; they take those seats.

        Whoever `browser` belongs to holds what any of their browsers holds.
        Raises Refused if they hold none and the game admits no onlookers.
        """
        sides = holders.of_person(self.store, browser, room.id) if browser else set()
        if token and not room.row.rated:  # there only those sit whom the club knows
            sides |= room.led_to(token)
        for side in sides & {*room.seats}:
            room.take(side)
        found = tuple(side for side in room.people if side in sides)
        if not found and not room.row.onlookers:
            raise Refused("wire-no-onlookers")
        return found

    def seat_of_token(self, token: str | None) -> tuple[Room, str]:
        """The room and side that a token (hashed) leads to. Raises Refused if it leads nowhere."""
        found = self.store.seat_of(token) if token else None
        if found is None:
            raise Refused("wire-no-seat")
        return self.room(found[0]), found[1]

    def sit_down(self, token: str, browser: str, name: str = "") -> Room:
        """Give the seat behind a link to a browser. Raises Refused if it is taken or not theirs."""
        room, side = self.seat_of_token(hashed(token))
        terms = {"rated": room.row.rated, "by_link": True}
        invitations.take_seat(self.store, room.id, side, browser, name, **terms)
        room.proceed()  # if everybody has come, the clocks run
        return room

    def invite(self, room: Room, side: str, held: Collection[str]) -> str:
        """A new token for a free seat or one's own, voiding the old one; else Refused."""
        seat = room.seats.get(side)
        if not held or seat is None or seat.bot:
            raise Refused("wire-cannot-invite")
        if side not in held and (seat.taken or seat.named):  # it is somebody else's
            raise Refused("wire-cannot-invite")
        if room.row.rated and seat.named:
            raise Refused("wire-rated")
        token = new_secret()
        room.link(side, hashed(token))
        return token

    def mine(self, browser: str, finished: int = MOST_LISTED, skip: int = 0) -> list[Summary]:
        """A browser's games: its turn first, then other open ones, then finished ones.

        At most `finished` finished ones, latest first, after skipping `skip`. Games that are not
        known here are left out.
        """
        held = holders.by_game(self.store, browser, finished, skip)
        games = self.store.listed(held)
        known = [(row, seats) for row, seats in games if row.game in NAMES]
        found = [self._summary(row, seats, held[row.id]) for row, seats in known]
        found.sort(key=lambda game: game.created, reverse=True)
        return sorted(found, key=lambda game: (game.finished is not None, not game.your_turn))

    def _summary(self, row: ListedRow, seats: list[SeatRow], held: Collection[str]) -> Summary:
        """A game in a list; it is opened only if its row does not say enough."""
        room = None
        try:
            if row.finished is None and not has_all_for_list(row):
                room = self.room(row.id)
            return summarize(row, seats, held, room)
        except Refused as problem:
            bare = row._replace(finished=None, result=None, standing=None, clock=None)
            return summarize(bare, seats, held, problem=problem)


@contextmanager
def _on_watch(id: str) -> Iterator[None]:
    """Whatever is wrong with one game, the others go on; its page says why it cannot be opened."""
    try:
        yield
    except Refused:
        pass
    except DatabaseError:  # it cannot be asked about others, either
        raise
    except Exception:
        log.exception("Game %s cannot go on.", id)
