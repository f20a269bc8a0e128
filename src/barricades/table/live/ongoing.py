"""How a game goes on: rows are added, nature and bots answer, and time passes."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import BrokenExecutor, Future
from datetime import datetime
from functools import partial, wraps
from itertools import chain
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from ... import bots
from ...bots import OPPONENT
from ...core import NATURE, Ask, Choice, Refused
from ...core.ask import plain
from ...dealer import Dealer
from ...play import clocks, visibility
from ...play.history import Story
from ..store import leases, store
from ..store.store import Clash, Kept, Row, Store
from . import orders
from .archive import result
from .bots import Thinkers, Thought
from .seen import Seen

SUBSTITUTE = OPPONENT  # the bot that takes the seat of somebody who gives up among many
TRIES = 3  # how often a bot may be asked whose process was killed, perhaps by another's fault
Deed = tuple[str, str, Any] | tuple[str, str, Any, str]  # a row's kind, who, what, by which order

P = ParamSpec("P")
T = TypeVar("T")
R = TypeVar("R", bound="Ongoing")
log = logging.getLogger(__name__)


class Stale(Refused):
    """A request that answers to a moment that has passed; `number` is the present one."""

    def __init__(self, number: int) -> None:
        super().__init__("wire-stale", number=number)
        self.number = number


def weighed(deed: Callable[Concatenate[R, P], T]) -> Callable[Concatenate[R, P], T]:
    """A deed, one at a time; if another process was quicker, all is weighed again as it stands."""

    @wraps(deed)
    def done(room: R, /, *args: P.args, **more: P.kwargs) -> T:
        with room.lock:
            while True:
                known = room.number
                try:
                    return deed(room, *args, **more)
                except Clash:
                    room.catch_up()
                    if room.number == known:
                        raise

    return done


class Ongoing(Seen):
    """A game that goes on by itself wherever no person is asked."""

    def __init__(self, kept: Kept, file: Store, thinkers: Thinkers) -> None:
        super().__init__(kept, file)
        self._thinkers = thinkers
        self._thinking: dict[str, int] = {}  # by side: the row since which its bot thinks

    @property
    def thinking(self) -> int:
        """How many bots think here."""
        return len(self._thinking)

    @property
    def is_idle(self) -> bool:
        """Whether nobody listens or thinks here."""
        return not self.bell and not self._thinking

    def catch_up(self) -> None:
        """Take in what other processes have done."""
        with self.lock:
            sitting, rows = self._store.later(self.id, self.number)
            self._sitting = {seat.side: seat for seat in sitting}
            if rows:
                draft = self.story.copy()
                for row in rows:
                    draft.take_in(row)
                self._stand_at(draft)

    @weighed
    def proceed(self) -> None:
        """Nature and bots go on, if it is theirs to do so."""
        if any(self._by_itself(self.story)):
            self._write()
        if (asked := self._bots_asked(self.story)) and leases.claim(self._store.engine, self.id):
            self._wake(asked)

    @weighed
    def keep_time(self) -> None:
        """Write down what time has brought about, if nobody has noticed yet."""
        while any(self._time_brings(store.now())):
            self._write()

    def _write(self, *deeds: Deed) -> None:
        """Add rows for these deeds and for nature's answers to them: first to the file.

        If somebody's time was up before, that is written down, and the deeds come too late.
        """
        made = max(filter(None, (store.now(), self.story.times.at)))
        before = [*self._time_brings(made)]
        draft, rows = self.story.copy(), []
        for kind, who, what, *order in chain(before or deeds, self._by_itself(draft)):
            rows.append(Row(draft.number + 1, kind, who, what, made, *order))
            draft.take_in(rows[-1])
        ended = self.story.outcome is None and draft.outcome is not None
        people = self._people(draft)
        more = {"due": clocks.due(self.clock, draft, people)} if self.clock else None
        asked = {ask.who for ask in draft.asks} - {ask.who for ask in self.story.asks}
        woken = asked & {*people}
        known, bots = self._bots_asked(self.story), self._bots_asked(draft)
        new = dict(bots.items() - known.items())
        tended = True if new else False if known and not bots else None
        self._store.append(self.id, rows, result(draft) if ended else None, more, woken, tended)
        self._stand_at(draft)
        self._wake(new)
        if before and deeds:
            raise Stale(self.number)

    def _stand_at(self, story: Story) -> None:
        self.story = story
        self.bell.ring()

    def _time_brings(self, now: datetime) -> Iterator[Deed]:
        """A pause that has lasted too long is over; whoever has no time left is out."""
        if self.clock is None or self.story.outcome:
            return
        if clocks.may_resume(self.story, now) and self.story.plea:
            yield store.RESUME, self.story.plea.side, None
        elif side := clocks.late(self.clock, self.story, self.people, now):
            yield from self._leaving(side, store.TIMEOUT, store.TIMEOUT)

    def _leaving(self, side: str, loses: str, is_replaced: str) -> Iterator[Deed]:
        """What becomes of a side that plays no more."""
        if len(self.story.sides) > 2:
            yield is_replaced, side, SUBSTITUTE
            yield from self._granted_by(side)
        else:
            yield loses, side, None

    def _granted_by(self, side: str) -> Iterator[Deed]:
        """What is done once this side has nothing against it, if it was the last."""
        plea, asked = self.story.plea, visibility.plea(self.story, self.seats)
        if plea and asked and asked.awaited == (side,):
            undoes = plea.wish == store.UNDO
            yield plea.wish, plea.side, self.story.from_row(plea.target) if undoes else None

    # What nobody has to be asked for

    def _by_itself(self, draft: Story) -> Iterator[Deed]:
        """Nature's answers, those to standing orders, and what leaves the only person no choice."""
        dealer, people = Dealer(self.kept.secret, draft.answers), self._people(draft)
        given: Mapping[str, Mapping[str, int]] | None = None  # by side: its standing orders
        if self._may_start(draft):
            yield store.START, NATURE, None
        while True:
            for ask in draft.asks:
                if ask.who == NATURE:
                    yield store.CHOICE, NATURE, dealer.answer(ask)
                    break
                if people == (ask.who,) and len(ask.options) == 1:
                    yield store.CHOICE, ask.who, ask.options[0]
                    break
                if ask.who not in people:
                    continue
                given = orders.read(self._store, self.id) if given is None else given
                if ordered := self._ordered(draft, ask, given.get(ask.who)):
                    yield store.CHOICE, ask.who, *ordered
                    break
            else:
                return

    def _may_start(self, draft: Story) -> bool:
        """Whether everybody has come, so that the clocks can run."""
        waits = self.clock and not draft.times.started and not draft.outcome
        return bool(waits) and all(seat.taken for seat in self._sitting.values())

    def _ordered(
        self, draft: Story, ask: Ask, given: Mapping[str, int] | None
    ) -> tuple[Choice, str] | None:
        """What a side's standing orders say; whoever has just taken back chooses by hand."""
        if not given or draft.times.paused or ask.who in draft.hesitant:
            return None
        return orders.chosen(bots.Seat(self.game, draft.state, ask), given)

    # Bots

    def _bots_asked(self, story: Story) -> dict[str, int]:
        """The sides whose bots are asked and able to answer, and the row since which they are."""
        seats = self._seats(story)
        asked = (ask.who for ask in story.asks if ask.who in seats)
        return {
            side: story.since[side]
            for side in asked
            if seats[side].bot and side not in story.troubled
        }

    def _wake(self, bots: Mapping[str, int]) -> None:
        """These think from now on, unless they do already."""
        for side, since in bots.items():
            if self._thinking.get(side) != since:
                self._thinking[side] = since
                self._think(self.seats[side].bot or "", side, since)

    def _think(self, bot: str, side: str, since: int, tries: int = TRIES) -> None:
        seed = f"{self.kept.secret.hex()} {side} {since}"
        state = self.game.save(self.story.state)
        future = self._thinkers.submit(Thought(bot, self.game.name, state, side, seed))
        future.add_done_callback(partial(self._answer, bot, side, since, tries))

    def _answer(self, bot: str, side: str, since: int, tries: int, found: Future[Choice]) -> None:
        """A bot has chosen, or failed; if that cannot be written down, it will be asked again."""
        if not found.cancelled():
            try:
                self._settle(bot, side, since, tries, found)
            except SQLAlchemyError as error:
                log.error("What the bot %s has chosen cannot be written down: %s", bot, error)

    @weighed
    def _settle(self, bot: str, side: str, since: int, tries: int, found: Future[Choice]) -> None:
        """What a bot thought about may have passed."""
        if self._thinking.get(side) == since:
            del self._thinking[side]
        if self.story.since[side] != since or self.story.ask(side) is None:
            return
        try:
            self._write((store.CHOICE, side, plain(found.result())))
        except (Clash, SQLAlchemyError):
            raise
        except Stale:  # somebody's time was up before; what the bot has chosen still holds
            self._settle(bot, side, since, tries, found)
        except BrokenExecutor:
            if tries > 1:
                self._think(bot, side, since, tries - 1)
                return
            self._write((store.TROUBLE, side, None))
        except Exception:
            log.exception("The bot %s has failed in game %s.", bot, self.id)
            self._write((store.TROUBLE, side, None))
