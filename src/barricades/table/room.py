"""A room: one game, its seats and its bots. The rows are the truth; a room is a cache of them."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import BrokenExecutor, Future
from contextlib import suppress
from functools import partial
from itertools import chain
from threading import RLock
from typing import Any

from ..core import NATURE, Choice, IllegalChoice, Outcome, Record, Refused
from ..core.ask import plain
from ..dealer import Dealer
from ..games import load
from . import eyes, store
from .archive import result, tell
from .bots import Thinkers, Thought
from .eyes import Look, Seat
from .store import Clash, Kept, Row, Store
from .story import Happening, Story
from .stream import Bell

SUBSTITUTE = "greedy"  # the bot that takes the seat of somebody who gives up among many
LONGEST_NAME = 40
TRIES = 3  # how often a bot may be asked whose process was killed, perhaps by another's fault
Deed = tuple[str, str, Any]  # the kind of a row, who does it, and what

log = logging.getLogger(__name__)


class Stale(Refused):
    """A request that answers to a moment that has passed; `number` is the present one."""

    def __init__(self, number: int) -> None:
        super().__init__("wire-stale", number=number)
        self.number = number


class Room:
    """One game. Everything here may be called from any thread."""

    def __init__(self, kept: Kept, file: Store, thinkers: Thinkers) -> None:
        self.id, self.kept = kept.id, kept
        self.game = load(kept.game)
        self.bell = Bell()
        self._store, self._thinkers, self._lock = file, thinkers, RLock()
        self._sitting = {seat.side: seat for seat in file.seats(kept.id)}
        self._thinking: dict[str, int] = {}  # by side: the row since which its bot thinks
        self.story = self._read()

    def _read(self) -> Story:
        return tell(self.kept, self._store.rows(self.id))

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
    def is_idle(self) -> bool:
        """Whether nobody listens or thinks here."""
        return not self.bell and not self._thinking

    @property
    def seats(self) -> dict[str, Seat]:
        """Who sits where, in seating order."""
        return self._seats(self.story)

    def _seats(self, story: Story) -> dict[str, Seat]:
        return eyes.sitting(self._sitting.values(), story.replaced, story.troubled)

    @property
    def people(self) -> tuple[str, ...]:
        """The sides that no bot plays."""
        return tuple(side for side, seat in self.seats.items() if seat.bot is None)

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
        return eyes.look(story, self._seats(story), side, moment)

    def why(self, side: str, kind: str, value: Any) -> IllegalChoice | None:
        """Why a thing cannot be chosen, by what the side knows; None if it can."""
        return eyes.why(self.story, side, kind, value)

    def happened(self, number: int) -> list[Happening]:
        """What the rows after this number were about."""
        return self.story.happened[number:]

    # What a seat may do

    def choose(self, side: str, choice: Any, number: int) -> None:
        """Answer the open question."""
        with self._lock:
            self._must_be_fresh(side, number)
            if error := eyes.why_not(self.story, side, choice):
                raise error
            self._write((store.CHOICE, side, plain(choice)))

    def undo(self, side: str, number: int, held: Iterable[str] = ()) -> bool:
        """Take back at once (true), or ask the other people for their consent (false).

        Bots consent, and so do sides held by the same hands.
        """
        with self._lock:
            self._must_be_fresh(side, number)
            self._must_go_on()
            if rows := self.story.at_once(side):
                self._write((store.UNDO, side, rows))
                return True
            target = self.story.by_consent(side)
            if target is None:
                raise Refused("wire-nothing-to-undo")
            others = {*self.people} - {side}
            if others <= {*held}:
                self._write((store.UNDO, side, self.story.from_row(target)))
                return True
            agreed = [(store.CONSENT, other, None) for other in sorted(others & {*held})]
            self._write((store.PLEA, side, target), *agreed)
            return False

    def consent(self, side: str, agree: bool, number: int) -> None:
        """Answer to somebody's plea to take back a choice."""
        with self._lock:
            self._must_be_fresh(side, number)
            plea, asked = self.story.plea, eyes.plea(self.story, self.seats)
            if plea is None or asked is None or side not in asked.awaited:
                raise Refused("wire-no-plea")
            if number < plea.number:
                raise Stale(self.number)
            if agree:
                self._write((store.CONSENT, side, None), *self._granted_by(side))
            else:
                self._write((store.REFUSAL, side, None))

    def _granted_by(self, side: str) -> Iterator[Deed]:
        """What is taken back once this side has nothing against it, if it was the last."""
        plea, asked = self.story.plea, eyes.plea(self.story, self.seats)
        if plea and asked and asked.awaited == (side,):
            yield store.UNDO, plea.side, self.story.from_row(plea.target)

    def resign(self, side: str, number: int) -> None:
        """Give up: of two sides the game is lost, of more a bot takes the seat."""
        with self._lock:
            self._must_be_fresh(side, number)
            self._must_go_on()
            if len(self.story.sides) > 2:
                self._write((store.REPLACE, side, SUBSTITUTE), *self._granted_by(side))
            else:
                self._write((store.RESIGN, side, None))

    def retry(self, side: str, number: int) -> None:
        """Have bots that failed try again."""
        with self._lock:
            self._must_be_fresh(side, number)
            if self.story.troubled:
                self._write((store.RETRY, side, None))

    def rename(self, side: str, name: str) -> None:
        """What the person on a side wants to be called."""
        self._change_seat(side, name=named(name))

    def take(self, side: str) -> None:
        """Somebody has come in and sits down."""
        if not self._sitting[side].taken:
            self._change_seat(side, taken=True)

    def link(self, side: str, token: str) -> None:
        """From now on this token (hashed) leads to the seat, and no other."""
        self._change_seat(side, token=token)

    def _change_seat(self, side: str, **values: Any) -> None:
        with self._lock:
            self._store.change_seat(self.id, side, **values)
            self._sitting[side] = self._sitting[side]._replace(**values)

    def rematch(self, side: str, begin: Callable[[], str]) -> str:
        """The id of the next game with the same people, which is begun only once."""
        with self._lock:
            if self.story.outcome is None:
                raise Refused("wire-not-over")
            if self.story.rematch is None:
                self._write((store.REMATCH, side, begin()))
            return self.story.rematch or ""

    def _must_be_fresh(self, side: str, number: int) -> None:
        """A request answers to the present unless its side was concerned by something since."""
        if not self.story.since[side] <= number <= self.story.number:
            raise Stale(self.story.number)

    def _must_go_on(self) -> None:
        if self.story.outcome:
            raise IllegalChoice("game-over")

    # Carrying on

    def proceed(self) -> None:
        """Nature and bots go on, if it is theirs to do so."""
        with self._lock, suppress(Stale):  # somebody else at the file was quicker
            if any(self._by_itself(self.story)):
                self._write()
            else:
                self._wake_bots()

    def _write(self, *deeds: Deed) -> None:
        """Add rows for these deeds and for nature's answers to them: first to the file."""
        draft, rows = self.story.copy(), []
        for kind, who, what in chain(deeds, self._by_itself(draft)):
            rows.append(Row(draft.number + 1, kind, who, what))
            draft.take_in(rows[-1])
        ended = self.story.outcome is None and draft.outcome is not None
        try:
            self._store.append(self.id, rows, result(draft) if ended else None)
        except Clash:
            self._stand_at(self._read())
            raise Stale(self.story.number) from None
        self._stand_at(draft)

    def _stand_at(self, story: Story) -> None:
        self.story = story
        self.bell.ring()
        self._wake_bots()

    def _by_itself(self, draft: Story) -> Iterator[Deed]:
        """Nature's answers, and those that leave nothing to choose to the only person here."""
        dealer, people = Dealer(self.kept.secret, draft.answers), self.people
        alone = people[0] if len(people) == 1 else None
        while True:
            for ask in draft.asks:
                if ask.who == NATURE:
                    yield store.CHOICE, NATURE, dealer.answer(ask)
                    break
                if ask.who == alone and len(ask.options) == 1:
                    yield store.CHOICE, alone, ask.options[0]
                    break
            else:
                return

    def _wake_bots(self) -> None:
        story, seats = self.story, self.seats
        for ask in story.asks:
            side, since = ask.who, story.since[ask.who]
            bot = seats[side].bot
            if bot and side not in story.troubled and self._thinking.get(side) != since:
                self._thinking[side] = since
                self._think(bot, side, since)

    def _think(self, bot: str, side: str, since: int, tries: int = TRIES) -> None:
        seed = f"{self.kept.secret.hex()} {side} {since}"
        state = self.game.save(self.story.state)
        future = self._thinkers.submit(Thought(bot, self.game.name, state, side, seed))
        future.add_done_callback(partial(self._answer, bot, side, since, tries))

    def _answer(self, bot: str, side: str, since: int, tries: int, found: Future[Choice]) -> None:
        """A bot has chosen, or failed; what it thought about may have passed."""
        if found.cancelled():
            return
        with self._lock:
            if self._thinking.get(side) == since:
                del self._thinking[side]
            if self.story.since[side] != since or self.story.ask(side) is None:
                return
            try:
                self._write((store.CHOICE, side, plain(found.result())))
            except Stale:
                return
            except BrokenExecutor:
                if tries > 1:
                    self._think(bot, side, since, tries - 1)
                    return
                self._write((store.TROUBLE, side, None))
            except Exception:
                log.exception("The bot %s has failed in game %s.", bot, self.id)
                self._write((store.TROUBLE, side, None))


def named(name: str) -> str:
    """A name as it can be shown: one short line."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())[:LONGEST_NAME]
