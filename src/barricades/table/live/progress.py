"""Moves a game on: adds entries, lets nature and bots answer, and acts when time runs out."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future
from datetime import datetime
from functools import wraps
from itertools import chain
from threading import RLock
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from ... import bots
from ...bots import OPPONENT
from ...core import NATURE, Ask, Choice, Refused
from ...core.ask import plain
from ...dealer import Dealer
from ...play import clocks, entries, visibility
from ...play.entries import Act, Entry
from ...play.history import History
from ...play.orders import chosen
from ..store import leases, store
from ..store import orders as store_orders
from ..store.database import DatabaseError
from ..store.rows import GameRow
from ..store.store import Clash, Store
from . import orders
from .archive import clock_of, game_columns, must_seat, open_history, result
from .bot_runner import BotRunner, BotTurn
from .bots import BotPool
from .seats import Seats
from .stream import Bell

SUBSTITUTE = OPPONENT  # the bot that takes the seat of somebody who gives up among many

log = logging.getLogger(__name__)


class Stale(Refused):
    """Refuses a request that answers to an outdated entry; `number` is the current one."""

    def __init__(self, number: int) -> None:
        super().__init__("wire-stale", number=number)
        self.number = number


class Locked(Protocol):
    """What `retry_on_clash` needs of an object: a lock, a number that grows, and `catch_up`."""

    @property
    def lock(self) -> RLock:
        """Held while the method runs."""

    @property
    def number(self) -> int:
        """The number of the last entry that is known."""

    def catch_up(self) -> None:
        """Read the entries that other processes have added."""


P = ParamSpec("P")
T = TypeVar("T")
L = TypeVar("L", bound=Locked)


def retry_on_clash(method: Callable[Concatenate[L, P], T]) -> Callable[Concatenate[L, P], T]:
    """Call a method under the lock; after a Clash, catch up and call it again.

    The Clash is raised if catching up brought nothing new.
    """

    @wraps(method)
    def locked(self: L, /, *args: P.args, **more: P.kwargs) -> T:
        with self.lock:
            while True:
                known = self.number
                try:
                    return method(self, *args, **more)
                except Clash:
                    self.catch_up()
                    if self.number == known:
                        raise

    return locked


class Progress:
    """One game in progress: its history, kept in step with the store.

    Wherever no person is asked, it goes on by itself. The store is authoritative; the history here
    is a cache of its entries, replaced rather than changed.
    """

    def __init__(self, row: GameRow, file: Store, bot_pool: BotPool) -> None:
        self.row, self.store = row, file
        self.clock = clock_of(row)
        self.lock, self.bell = RLock(), Bell()
        self.seats = Seats(file.seats(row.id))
        self.history = open_history(row, file.entries(row.id), self.seats.rows)
        must_seat(self.history, self.seats.rows)
        self.game = self.history.game
        self.bots = BotRunner(self.game, row.secret, bot_pool, self._answered)

    @property
    def number(self) -> int:
        """The number of the last entry."""
        return self.history.number

    def catch_up(self) -> None:
        """Read what other processes have added. Rings the bell if there was anything."""
        with self.lock:
            rows, later = self.store.seats_and_entries(self.row.id, self.number)
            self.seats.renew(rows)
            if later:
                draft = self.history.copy()
                for entry in later:
                    draft.add(entry)
                self._set_history(draft)

    @retry_on_clash
    def proceed(self) -> None:
        """Write down what follows without a person, and wake bots that are asked.

        Bots are woken only if this process gets the lease of the game.
        """
        if any(self._automatic_acts(self.history)):
            self.write()
        asked = self._bots_asked(self.history)
        if asked and leases.claim(self.store.engine, self.row.id):
            self._wake(asked)

    @retry_on_clash
    def keep_time(self) -> None:
        """Write down expired clocks and pauses, if nobody has yet."""
        while any(self._acts_of_time(store.now())):
            self.write()

    def write(self, *acts: Act) -> None:
        """Store these acts and all that follows by itself, in one transaction.

        Call it under the lock. Rings the bell and wakes bots. Raises Clash if another process was
        quicker, and Stale if somebody's time was up: that is stored then instead of the acts.
        """
        made = max(filter(None, (store.now(), self.history.times.at)))
        before = [*self._acts_of_time(made)]
        draft, new = self.history.copy(), []
        for act in chain(before or acts, self._automatic_acts(draft)):
            new.append(Entry(draft.number + 1, act.kind, act.who, act.what, made, act.by_order))
            draft.add(new[-1])
        ended = self.history.outcome is None and draft.outcome is not None
        people = self.seats.people(draft)
        more: dict[str, Any] = game_columns(draft)
        if self.clock:
            more["due"] = clocks.next_deadline(self.clock, draft, people)
        asked = {ask.who for ask in draft.asks} - {ask.who for ask in self.history.asks}
        known, thinking = self._bots_asked(self.history), self._bots_asked(draft)
        woken = dict(thinking.items() - known.items())
        tended = True if woken else False if known and not thinking else None
        self.store.append(
            self.row.id,
            new,
            result(draft) if ended else None,
            more,
            asked & {*people},
            tended,
        )
        self._set_history(draft)
        self._wake(woken)
        if before and acts:
            raise Stale(self.number)

    def _set_history(self, history: History) -> None:
        self.history = history
        self.bell.ring()

    # Leaving, and time

    def leaving(self, side: str, loses: str, is_replaced: str) -> Iterator[Act]:
        """The acts by which a side leaves: of two it loses, of more a bot takes its seat."""
        if len(self.history.sides) > 2:
            yield Act(is_replaced, side, SUBSTITUTE)
            yield from self.granted_by(side)
        else:
            yield Act(loses, side)

    def granted_by(self, side: str) -> Iterator[Act]:
        """The act that a plea asked for, if this side's consent was the last one missing."""
        plea = self.history.plea
        asked = visibility.plea(self.history, self.seats.at(self.history))
        if plea and asked and asked.awaited == (side,):
            undoes = plea.wish == entries.UNDO
            yield Act(
                plea.wish, plea.side, self.history.entries_from(plea.target) if undoes else None
            )

    def _acts_of_time(self, now: datetime) -> Iterator[Act]:
        """What time has brought about: an overlong pause ends, a side without time is out."""
        if self.clock is None or self.history.outcome or self.history.stranded:
            return
        people = self.seats.people(self.history)
        if clocks.may_resume(self.history, now) and self.history.plea:
            yield Act(entries.RESUME, self.history.plea.side)
        elif side := clocks.first_timed_out(self.clock, self.history, people, now):
            yield from self.leaving(side, entries.TIMEOUT, entries.TIMEOUT)

    # What nobody has to be asked for

    def _automatic_acts(self, draft: History) -> Iterator[Act]:
        """Acts that need no person: nature's answers, standing orders, a lone person's only option.

        The caller adds each act to the draft before taking the next.
        """
        if draft.stranded:
            return
        dealer, people = Dealer(self.row.secret, draft.answers), self.seats.people(draft)
        given: Mapping[str, Mapping[str, int]] | None = None  # by side: its standing orders
        if self.clock and self.seats.are_taken and not (draft.times.started or draft.outcome):
            yield Act(entries.START, NATURE)
        while True:
            for ask in draft.asks:
                if ask.who == NATURE:
                    yield Act(entries.CHOICE, NATURE, dealer.answer(ask))
                    break
                if people == (ask.who,) and len(ask.options) == 1:
                    yield Act(entries.CHOICE, ask.who, ask.options[0])
                    break
                if ask.who not in people:
                    continue
                given = store_orders.read(self.store, self.row.id) if given is None else given
                if ordered := self._ordered(draft, ask, given.get(ask.who)):
                    yield Act(entries.CHOICE, ask.who, *ordered)
                    break
            else:
                return

    def _ordered(
        self, draft: History, ask: Ask, given: Mapping[str, int] | None
    ) -> tuple[Choice, str] | None:
        """What a side's standing orders say; whoever has just taken back chooses by hand."""
        if not given or draft.times.paused or ask.who in draft.chooses_by_hand:
            return None
        known = orders.known(self.game.name)
        return chosen(bots.Seat(self.game, draft.state, ask), known, given)

    # Bots

    def _bots_asked(self, history: History) -> dict[str, BotTurn]:
        """By side: the bots that are asked something, and able to answer."""
        asked = {}
        for ask in history.asks:
            row = self.seats.rows.get(ask.who)
            bot = row and history.replaced.get(ask.who, row.bot)
            if bot and ask.who not in history.troubled:
                asked[ask.who] = BotTurn(ask.who, bot, history.since[ask.who])
        return asked

    def _wake(self, asked: Mapping[str, BotTurn]) -> None:
        self.bots.wake(asked.values(), self.history.state)

    @retry_on_clash
    def _answered(self, one: BotTurn, found: Future[Choice]) -> None:
        """Write down what a bot has chosen, unless what it thought about has passed."""
        self.bots.has_answered(one)
        if self.history.since[one.side] != one.since or self.history.ask(one.side) is None:
            return
        try:
            self.write(Act(entries.CHOICE, one.side, plain(found.result())))
        except (Clash, DatabaseError):
            raise
        except Stale:  # somebody's time was up before; what the bot has chosen still holds
            self._answered(one, found)
        except Exception:
            log.exception("The bot %s has failed in game %s.", one.bot, self.row.id)
            self.write(Act(entries.TROUBLE, one.side))
