"""A room: one game, its seats and its bots. The rows are the truth; a room is a cache of them."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import BrokenExecutor, Future
from datetime import datetime
from functools import partial, wraps
from itertools import chain
from threading import RLock
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from .. import bots
from ..bots import OPPONENT
from ..core import NATURE, Ask, Choice, IllegalChoice, Outcome, Record, Refused
from ..core.ask import plain
from ..dealer import Dealer
from ..games import load
from . import chat, clocks, eyes, orders, players, store, tending
from .archive import result, tell
from .bots import Thinkers, Thought
from .clocks import Clock, Dial
from .eyes import Look, Seat
from .store import Clash, Kept, Row, Store
from .story import Happening, Story
from .stream import Bell

SUBSTITUTE = OPPONENT  # the bot that takes the seat of somebody who gives up among many
ID_BITS = 60
TRIES = 3  # how often a bot may be asked whose process was killed, perhaps by another's fault
Deed = tuple[str, str, Any] | tuple[str, str, Any, str]  # a row's kind, who, what, by which order

P = ParamSpec("P")
T = TypeVar("T")
log = logging.getLogger(__name__)


class Stale(Refused):
    """A request that answers to a moment that has passed; `number` is the present one."""

    def __init__(self, number: int) -> None:
        super().__init__("wire-stale", number=number)
        self.number = number


def weighed(deed: Callable[Concatenate[Room, P], T]) -> Callable[Concatenate[Room, P], T]:
    """A deed, one at a time; if another process was quicker, all is weighed again as it stands."""

    @wraps(deed)
    def done(room: Room, /, *args: P.args, **more: P.kwargs) -> T:
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


class Room:
    """One game. Everything here may be called from any thread."""

    def __init__(self, kept: Kept, file: Store, thinkers: Thinkers) -> None:
        self.id, self.kept = kept.id, kept
        self.game = load(kept.game)
        self.clock = Clock.of(kept.clock)
        self.bell = Bell()
        self._store, self._thinkers, self.lock = file, thinkers, RLock()
        self._sitting = {seat.side: seat for seat in file.seats(kept.id)}
        self._thinking: dict[str, int] = {}  # by side: the row since which its bot thinks
        self.story = tell(kept, file.rows(kept.id))
        self.said = chat.last(file, kept.id)

    # Reading

    @property
    def number(self) -> int:
        return self.story.number

    @property
    def outcome(self) -> Outcome | None:
        return self.story.outcome

    @property
    def moments(self) -> int:
        return len(self.story.standing)

    @property
    def thinking(self) -> int:
        """How many bots think here."""
        return len(self._thinking)

    @property
    def is_idle(self) -> bool:
        """Whether nobody listens or thinks here."""
        return not self.bell and not self._thinking

    @property
    def seats(self) -> dict[str, Seat]:
        """Who sits where, in seating order."""
        return self._seats(self.story)

    def _seats(self, story: Story) -> dict[str, Seat]:
        return eyes.sitting(self._sitting.values(), story.replaced, story.troubled, story.timed_out)

    @property
    def people(self) -> tuple[str, ...]:
        """The sides that no bot plays."""
        return self._people(self.story)

    def _people(self, story: Story) -> tuple[str, ...]:
        return tuple(side for side, seat in self._seats(story).items() if seat.bot is None)

    @property
    def dial(self) -> Dial | None:
        """How the clock stands, if there is one."""
        return self._dial(self.story)

    def _dial(self, story: Story) -> Dial | None:
        people = self._people(story)
        return clocks.dial(self.clock, story, people, store.now()) if self.clock else None

    @property
    def record(self) -> Record:
        """The whole game with all its secrets: not to be given out before the end."""
        players = {side: seat.bot or seat.name for side, seat in self._sitting.items()}
        return self.story.record(players, self.kept.commitment, self.kept.secret)

    def shown_record(self) -> Record:
        """The record, once there is nothing left to hide."""
        if self.story.outcome is None:
            raise Refused("wire-not-over")
        return self.record

    def look(self, side: str | None, moment: int | None = None) -> Look:
        """The game as a side may see it, now or after so many choices."""
        story = self.story
        seats, dial = self._seats(story), self._dial(story)
        return eyes.look(story, seats, side, moment, dial, rated=self.kept.rated)

    def why(self, side: str, kind: str, value: Any) -> IllegalChoice | None:
        """Why a thing cannot be chosen, by what the side knows; None if it can."""
        return eyes.why(self.story, side, kind, value)

    def happened(self, number: int) -> list[Happening]:
        """What the rows after this number were about."""
        return self.story.happened[number:]

    # What a seat may do

    @weighed
    def choose(self, side: str, choice: Any, number: int) -> None:
        """Answer the open question."""
        self._must_be_fresh(side, number)
        self._must_not_pause()
        if error := eyes.why_not(self.story, side, choice):
            raise error
        self._write((store.CHOICE, side, plain(choice)))

    @weighed
    def undo(self, side: str, number: int, held: Iterable[str] = ()) -> bool:
        """Take back at once (true), or ask the other people for their consent (false).

        Bots consent, and so do sides held by the same hands.
        """
        self._must_be_fresh(side, number)
        self._must_go_on()
        self._must_not_pause()
        if rows := self.story.at_once(side):
            self._write((store.UNDO, side, rows))
            return True
        target = self.story.by_consent(side)
        if target is None:
            raise Refused("wire-nothing-to-undo")
        if self.kept.rated:
            raise Refused("wire-rated")
        return self._plead(side, target, (store.UNDO, side, self.story.from_row(target)), held)

    @weighed
    def pause(self, side: str, number: int, held: Iterable[str] = ()) -> bool:
        """Stop the clocks at once (true), or ask the other people for their consent (false)."""
        self._must_be_fresh(side, number)
        self._must_go_on()
        self._must_not_pause()
        if self.clock is None:
            raise Refused("wire-no-clock")
        return self._plead(side, store.PAUSE, (store.PAUSE, side, None), held)

    @weighed
    def resume(self, side: str, number: int, held: Iterable[str] = ()) -> bool:
        """Go on at once (true), or when the others agree, or after a day at the latest (false)."""
        self._must_be_fresh(side, number)
        self._must_go_on()
        if not self.story.times.paused:
            raise Refused("wire-not-paused")
        if plea := self.story.plea:  # it goes on a day after the first has asked for it
            if plea.side != side:
                self.consent(side, True, number)
            return not self.story.times.paused
        return self._plead(side, store.RESUME, (store.RESUME, side, None), held)

    def _plead(self, side: str, wish: int | str, deed: Deed, held: Iterable[str]) -> bool:
        """Do it if nobody else is concerned; otherwise ask for consent."""
        others = {*self.people} - {side}
        if others <= {*held}:
            self._write(deed)
            return True
        agreed = [(store.CONSENT, other, None) for other in sorted(others & {*held})]
        self._write((store.PLEA, side, wish), *agreed)
        return False

    @weighed
    def consent(self, side: str, agree: bool, number: int) -> None:
        """Answer to somebody's plea; nobody can keep a game paused for ever."""
        self._must_be_fresh(side, number)
        plea, asked = self.story.plea, eyes.plea(self.story, self.seats)
        if plea is None or asked is None or side not in asked.awaited:
            raise Refused("wire-no-plea")
        if number < plea.number:
            raise Stale(self.number)
        if agree:
            self._write((store.CONSENT, side, None), *self._granted_by(side))
        elif plea.wish == store.RESUME:
            raise Refused("wire-must-resume")
        else:
            self._write((store.REFUSAL, side, None))

    def _granted_by(self, side: str) -> Iterator[Deed]:
        """What is done once this side has nothing against it, if it was the last."""
        plea, asked = self.story.plea, eyes.plea(self.story, self.seats)
        if plea and asked and asked.awaited == (side,):
            undoes = plea.wish == store.UNDO
            yield plea.wish, plea.side, self.story.from_row(plea.target) if undoes else None

    @weighed
    def resign(self, side: str, number: int) -> None:
        """Give up: of two sides the game is lost, of more a bot takes the seat."""
        self._must_be_fresh(side, number)
        self._must_go_on()
        self._write(*self._leaving(side, store.RESIGN, store.REPLACE))

    def _leaving(self, side: str, loses: str, is_replaced: str) -> Iterator[Deed]:
        """What becomes of a side that plays no more."""
        if len(self.story.sides) > 2:
            yield is_replaced, side, SUBSTITUTE
            yield from self._granted_by(side)
        else:
            yield loses, side, None

    def _time_brings(self, now: datetime) -> Iterator[Deed]:
        """A pause that has lasted too long is over; whoever has no time left is out."""
        if self.clock is None or self.story.outcome:
            return
        if clocks.may_resume(self.story, now) and self.story.plea:
            yield store.RESUME, self.story.plea.side, None
        elif side := clocks.late(self.clock, self.story, self.people, now):
            yield from self._leaving(side, store.TIMEOUT, store.TIMEOUT)

    @weighed
    def retry(self, side: str, number: int) -> None:
        """Have bots that failed try again."""
        self._must_be_fresh(side, number)
        if self.story.troubled:
            self._write((store.RETRY, side, None))

    def rename(self, side: str, name: str) -> None:
        """What the person on a side wants to be called, unless the club knows them by name."""
        if self._sitting[side].player:
            raise Refused("wire-has-name", name=self._sitting[side].name)
        self._change_seat(side, name=players.must_be_free(self._store.engine, name))

    def take(self, side: str) -> None:
        """Somebody has come in and sits down."""
        if not self._sitting[side].taken:
            self._change_seat(side, taken=True)
            self.proceed()  # if everybody has come, the clocks run

    def link(self, side: str, token: str) -> None:
        """From now on this token (hashed) leads to the seat, and no other way does."""
        self._change_seat(side, token=token, open=False)

    def withdraw(self, *sides: str) -> None:
        """These seats, or all, are no longer open to anybody."""
        for seat in tuple(self._sitting.values()):
            if seat.open and seat.side in (sides or self._sitting):
                self._change_seat(seat.side, open=False)

    def listen_beside(self) -> None:
        """Take in what was said."""
        self.said = chat.last(self._store, self.id)

    def _change_seat(self, side: str, **values: Any) -> None:
        with self.lock:
            self._store.change_seat(self.id, side, **values)
            self._sitting[side] = self._sitting[side]._replace(**values)

    @weighed
    def rematch(self, side: str, begin: Callable[[Row], None]) -> str:
        """The id of the next game with the same people, which is begun only once: with this row."""
        if self.story.outcome is None:
            raise Refused("wire-not-over")
        if self.story.rematch is None:
            begin(Row(self.number + 1, store.REMATCH, side, new_id()))
            self.catch_up()
        return self.story.rematch or ""

    def _must_be_fresh(self, side: str, number: int) -> None:
        """A request answers to the present unless its side was concerned by something since."""
        if not self.story.since[side] <= number <= self.story.number:
            raise Stale(self.story.number)

    def _must_go_on(self) -> None:
        if self.story.outcome:
            raise IllegalChoice("game-over")

    def _must_not_pause(self) -> None:
        if self.story.times.paused:
            raise Refused("wire-paused")

    # Carrying on

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
        if (asked := self._bots_asked(self.story)) and tending.claim(self._store.engine, self.id):
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


def new_id() -> str:
    """A name for a game that nobody guesses."""
    alphabet = "0123456789abcdefghjkmnpqrstvwxyz"
    return "".join(secrets.choice(alphabet) for _ in range(ID_BITS // 5))
