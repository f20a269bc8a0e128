"""A room: one game, and what those who sit there may do."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ...core import IllegalChoice, Refused
from ...core.ask import plain
from ...play import visibility
from ..store import players, store
from ..store.store import Row
from .archive import new_id
from .ongoing import Deed, Ongoing, Stale, weighed

__all__ = ["Room", "Stale"]


class Room(Ongoing):
    """One game. Everything here may be called from any thread."""

    @weighed
    def choose(self, side: str, choice: Any, number: int) -> None:
        """Answer the open question."""
        self._must_be_fresh(side, number)
        self._must_not_pause()
        if error := visibility.why_not(self.story, side, choice):
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
        plea, asked = self.story.plea, visibility.plea(self.story, self.seats)
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

    @weighed
    def resign(self, side: str, number: int) -> None:
        """Give up: of two sides the game is lost, of more a bot takes the seat."""
        self._must_be_fresh(side, number)
        self._must_go_on()
        self._write(*self._leaving(side, store.RESIGN, store.REPLACE))

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
