"""A room: one open game, and what its seats and onlookers may do and see."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property
from threading import RLock
from typing import Any

from ...core import IllegalChoice, Outcome, Record, Refused
from ...core.ask import plain
from ...dealer import Check, verify
from ...play import clocks, entries, visibility
from ...play.clocks import Dial
from ...play.entries import Act, Entry
from ...play.history import Happening, History
from ...play.visibility import AT_ONCE, BY_CONSENT, Look, Seat
from ...seal import sealed
from ..store import chat, keys, players, store, studies, tournaments
from ..store.rows import GameRow
from ..store.store import Store
from .archive import new_id
from .bots import BotPool
from .progress import Progress, Stale, retry_on_clash
from .stream import Bell

__all__ = ["Room", "Stale"]


class Room:
    """One open game. Thread-safe.

    Whatever a side does names the `number` of the last entry it has seen. Such methods raise Stale
    if a later entry concerned that side, and Refused if the side may not do it. What they do is in
    the store when they return.
    """

    def __init__(self, row: GameRow, file: Store, bot_pool: BotPool) -> None:
        self.id, self.row, self._store = row.id, row, file
        self._progress = Progress(row, file, bot_pool)
        self.game, self.clock = self._progress.game, self._progress.clock
        self.said, self.study_numbers = 0, dict[str, int]()
        self.refresh_talk()

    # How it stands

    @property
    def history(self) -> History:
        """All that has happened. Copy it before changing it."""
        return self._progress.history

    @property
    def lock(self) -> RLock:
        """Held while the game is changed."""
        return self._progress.lock

    @property
    def bell(self) -> Bell:
        """Rings after every entry."""
        return self._progress.bell

    @property
    def number(self) -> int:
        """Of the last entry."""
        return self.history.number

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self.history.outcome

    @property
    def stranded(self) -> Refused | None:
        """Why the game cannot go on, if the rules are no longer those it was begun with."""
        return self.history.stranded

    @property
    def moments(self) -> int:
        """How many choices have been made."""
        return len(self.history.moves)

    @property
    def seats(self) -> dict[str, Seat]:
        """Who sits where, in seating order."""
        return self._progress.seats.at(self.history)

    @property
    def people(self) -> tuple[str, ...]:
        """The sides that no bot plays."""
        return self._progress.seats.people(self.history)

    @property
    def dial(self) -> Dial | None:
        """How the clock stands, if there is one."""
        return self._dial(self.history)

    def _dial(self, history: History) -> Dial | None:
        people = self._progress.seats.people(history)
        if self.clock is None or history.stranded:
            return None
        return clocks.dial(self.clock, history, people, store.now())

    @property
    def thinking(self) -> int:
        """How many bots of this game are thinking."""
        return len(self._progress.bots)

    @property
    def is_idle(self) -> bool:
        """Whether nobody listens and no bot is thinking, so that it may be dropped from memory."""
        return not self.bell and not self.thinking

    @property
    def record(self) -> Record:
        """The whole game, with all secrets: never to be sent before the end."""
        rows = self._progress.seats.rows.values()
        players = {row.side: row.bot or row.name for row in rows}
        return self.history.record(players, self.row.commitment, self.row.secret)

    @cached_property
    def tournament(self) -> tuple[str, str] | None:
        """The id and the name of the tournament that the game belongs to."""
        return tournaments.of_game(self._store, self.id)

    @cached_property
    def _undo(self) -> tuple[str, ...]:
        """How choices can be taken back here: not in a tournament; in a rated game only at once."""
        if self.tournament:
            return ()
        return (AT_ONCE,) if self.row.rated else (AT_ONCE, BY_CONSENT)

    def shown_record(self) -> Record:
        """The record of a finished game. Raises Refused before the end."""
        if self.outcome is None:
            raise Refused("wire-not-over")
        return self.record

    @property
    def sealed_record(self) -> Record:
        """The record with its outcome, signed by the table. Raises Refused before the end."""
        record, outcome = self.shown_record(), self.outcome
        assert outcome is not None
        end = {"reason": outcome.reason, "ranking": outcome.ranking}
        return sealed(record, keys.secret(self._store), game=self.id, **end)

    @cached_property
    def check(self) -> Check:
        """Whether the deals match the commitment; computed once. Raises Refused before the end."""
        self.must_have_rules()
        return verify(self.game, self.shown_record())

    def look(self, side: str | None, moment: int | None = None) -> Look:
        """The game as a side or an onlooker (None) may see it, now or after `moment` choices."""
        history = self.history
        seats, dial = self._progress.seats.at(history), self._dial(history)
        return visibility.look(history, seats, side, moment, dial, undo=self._undo)

    def why(self, side: str, kind: str, value: Any) -> IllegalChoice | None:
        """Why a thing cannot be chosen, by what the side knows; None if it can."""
        self.must_have_rules()
        return visibility.why(self.history, side, kind, value)

    def happened(self, number: int) -> list[Happening]:
        """What happened in the entries after this number, as everybody may know it."""
        return self.history.happened[number:]

    def refresh_talk(self) -> None:
        """Read from the store how far the chat and the studies of the game have come."""
        self.said = chat.last(self._store, self.id)
        self.study_numbers = studies.numbers(self._store, self.id) if self.outcome else {}

    # How it goes on

    def catch_up(self) -> None:
        """Take in what other processes have done."""
        self._progress.catch_up()

    def proceed(self) -> None:
        """Nature and bots go on, if it is theirs to do so."""
        self._progress.proceed()

    def keep_time(self) -> None:
        """Write down what time has brought about, if nobody has noticed yet."""
        self._progress.keep_time()

    # What a side may do

    @retry_on_clash
    def choose(self, side: str, choice: Any, number: int) -> None:
        """Answer the open question. Raises IllegalChoice if the answer is not among the options."""
        self._must_be_fresh(side, number)
        self._must_not_pause()
        if error := visibility.refusal(self.history, side, choice):
            raise error
        self._progress.write(Act(entries.CHOICE, side, plain(choice)))

    @retry_on_clash
    def choose_all(self, side: str, choices: tuple[Any, ...], number: int) -> None:
        """Answer the open question and those right after it: all of this is written, or nothing.

        Where sides are asked together, these are all answers of this side: what it has answered
        so far stands if they begin with it, and otherwise is taken back, if that can be.
        """
        self._must_be_fresh(side, number)
        self._must_not_pause()
        if not all(map(visibility.is_sane, choices)):
            raise IllegalChoice("not-offered", choice="…")
        wanted, given, acts = plain(choices), self.history.answers_given(side), list[Act]()
        if wanted[: len(given)] == tuple(made.choice for made in given):
            wanted = wanted[len(given) :]
        else:
            if self.look(side).undo != visibility.AT_ONCE:
                raise Refused("wire-nothing-to-undo")
            acts.append(Act(entries.UNDO, side, tuple(made.number for made in given)))
        if error := visibility.why_not_at_once(self._after(*acts), side, wanted):
            raise error
        self._progress.write(*acts, *[Act(entries.CHOICE, side, choice) for choice in wanted])

    def _after(self, *acts: Act) -> History:
        """The history as it would be after these acts."""
        draft = self.history.copy()
        for act in acts:
            draft.add(Entry(draft.number + 1, *act[:3]))
        return draft

    @retry_on_clash
    def undo(self, side: str, number: int, held: Iterable[str] = ()) -> bool:
        """Take back at once (true), or ask the other people for their consent (false).

        Bots consent, and so do sides `held` by the same hands.
        """
        self._must_be_fresh(side, number)
        self._must_go_on()
        self._must_not_pause()
        if not self._undo:
            raise Refused("wire-tournament-undo")
        if not self.history.may_take_back(side):
            raise Refused("wire-many-undos")
        if numbers := self.history.undoable_at_once(side):
            self._progress.write(Act(entries.UNDO, side, numbers))
            return True
        target = self.history.undoable_by_consent(side)
        if target is None:
            raise Refused("wire-nothing-to-undo")
        if BY_CONSENT not in self._undo:
            raise Refused("wire-rated")
        undo = Act(entries.UNDO, side, self.history.entries_from(target))
        return self._plead(side, target, undo, held)

    @retry_on_clash
    def pause(self, side: str, number: int, held: Iterable[str] = ()) -> bool:
        """Stop the clocks at once (true), or ask the other people for their consent (false)."""
        self._must_be_fresh(side, number)
        self._must_go_on()
        self._must_not_pause()
        if self.clock is None:
            raise Refused("wire-no-clock")
        return self._plead(side, entries.PAUSE, Act(entries.PAUSE, side), held)

    @retry_on_clash
    def resume(self, side: str, number: int, held: Iterable[str] = ()) -> bool:
        """Go on at once (true), or when the others agree, or after a day at the latest (false)."""
        self._must_be_fresh(side, number)
        self._must_go_on()
        if not self.history.times.paused:
            raise Refused("wire-not-paused")
        if plea := self.history.plea:  # it goes on a day after the first has asked for it
            if plea.side != side:
                self.consent(side, True, number)
            return not self.history.times.paused
        return self._plead(side, entries.RESUME, Act(entries.RESUME, side), held)

    def _plead(self, side: str, wish: int | str, act: Act, held: Iterable[str]) -> bool:
        """Act at once (true) if no other person is concerned; otherwise ask for consent (false)."""
        others = {*self.people} - {side}
        if others <= {*held}:
            self._progress.write(act)
            return True
        agreed = [Act(entries.CONSENT, other) for other in sorted(others & {*held})]
        self._progress.write(Act(entries.PLEA, side, wish), *agreed)
        return False

    @retry_on_clash
    def consent(self, side: str, agree: bool, number: int) -> None:
        """Agree to an open plea, or refuse it. A plea to resume cannot be refused."""
        self._must_be_fresh(side, number)
        plea, asked = self.history.plea, visibility.plea(self.history, self.seats)
        if plea is None or asked is None or side not in asked.awaited:
            raise Refused("wire-no-plea")
        if number < plea.number:
            raise Stale(self.number)
        if agree:
            granted = self._progress.granted_by(side)
            self._progress.write(Act(entries.CONSENT, side), *granted)
        elif plea.wish == entries.RESUME:
            raise Refused("wire-must-resume")
        else:
            self._progress.write(Act(entries.REFUSAL, side))

    @retry_on_clash
    def resign(self, side: str, number: int) -> None:
        """Give up: of two sides the game is lost, of more a bot takes the seat."""
        self._must_be_fresh(side, number)
        self._must_go_on()
        self._progress.write(*self._progress.leaving(side, entries.RESIGN, entries.REPLACE))

    @retry_on_clash
    def abandon(self, side: str, number: int, held: Iterable[str] = ()) -> bool:
        """End a stranded game at once (true), or ask the other people for their consent (false).

        Whoever has not come yet is not asked.
        """
        self._must_be_fresh(side, number)
        if self.outcome:
            raise IllegalChoice("game-over")
        if self.stranded is None:
            raise Refused("wire-not-stranded")
        absent = {other for other, seat in self.seats.items() if not seat.taken}
        return self._plead(side, entries.ABANDON, Act(entries.ABANDON, side), absent | {*held})

    @retry_on_clash
    def retry(self, side: str, number: int) -> None:
        """Have bots that failed try again."""
        self._must_be_fresh(side, number)
        if self.history.troubled:
            self._progress.write(Act(entries.RETRY, side))

    @retry_on_clash
    def rematch(self, side: str, begin: Callable[[Entry], None]) -> str:
        """The id of the next game with the same people.

        If there is none yet, `begin` is called with the entry to store along with the new game.
        """
        if self.outcome is None:
            raise Refused("wire-not-over")
        if self.history.rematch is None:
            begin(Entry(self.number + 1, entries.REMATCH, side, new_id()))
            self.catch_up()
        return self.history.rematch or ""

    def _must_be_fresh(self, side: str, number: int) -> None:
        """Raise Stale if something concerned this side after the entry `number`."""
        if not self.history.since[side] <= number <= self.number:
            raise Stale(self.number)

    def _must_go_on(self) -> None:
        if self.outcome:
            raise IllegalChoice("game-over")
        self.must_have_rules()

    def must_have_rules(self) -> None:
        """Raise Refused if the game is stranded: begun with rules that no longer apply."""
        if error := self.stranded:
            raise error

    def _must_not_pause(self) -> None:
        self.must_have_rules()
        if self.history.times.paused:
            raise Refused("wire-paused")

    # Who sits there

    def led_to(self, token: str) -> set[str]:
        """The side that a token (hashed) leads to, if it is one of this game."""
        return self._progress.seats.led_to(token)

    def rename(self, side: str, name: str) -> None:
        """Store a new name. Raises Refused if it is taken, or the club knows the person by name."""
        row = self._progress.seats.rows[side]
        if row.player:
            raise Refused("wire-has-name", name=row.name)
        self._change_seat(side, name=players.check_free(self._store, name))

    def take(self, side: str) -> None:
        """Mark a seat as taken; once all are, the clocks start."""
        if not self._progress.seats.rows[side].taken:
            self._change_seat(side, taken=True)
            self.proceed()  # if everybody has come, the clocks run

    def link(self, side: str, token: str) -> None:
        """Make this token (hashed) the only link to a seat."""
        self._change_seat(side, token=token, open=False)

    def withdraw(self, *sides: str) -> None:
        """Withdraw the open invitation to these seats, or to all if none is named."""
        rows = self._progress.seats.rows
        for row in tuple(rows.values()):
            if row.open and row.side in (sides or rows):
                self._change_seat(row.side, open=False)

    def _change_seat(self, side: str, **values: Any) -> None:
        with self.lock:
            self._store.change_seat(self.id, side, **values)
            self._progress.seats.change(side, **values)
