"""What is seen in a room: a game, who sits where, and what has been said beside it."""

from __future__ import annotations

from threading import RLock
from typing import Any

from ...core import IllegalChoice, Outcome, Record, Refused
from ...games import load
from ...play import clocks, visibility
from ...play.clocks import Clock, Dial
from ...play.history import Happening, Story
from ...play.visibility import Look, Seat
from ..store import chat, store, studies
from ..store.store import Kept, Store
from .archive import tell
from .stream import Bell


class Seen:
    """One game as it stands. The rows are the truth; this is a cache of them."""

    def __init__(self, kept: Kept, file: Store) -> None:
        self.id, self.kept = kept.id, kept
        self.game = load(kept.game)
        self.clock = Clock.of(kept.clock)
        self.bell = Bell()
        self._store, self.lock = file, RLock()
        self._sitting = {seat.side: seat for seat in file.seats(kept.id)}
        self.story = tell(kept, file.rows(kept.id))
        self.said = chat.last(file, kept.id)
        self.studied = self._studied()

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
    def seats(self) -> dict[str, Seat]:
        """Who sits where, in seating order."""
        return self._seats(self.story)

    def _seats(self, story: Story) -> dict[str, Seat]:
        return visibility.sitting(
            self._sitting.values(), story.replaced, story.troubled, story.timed_out
        )

    def led_to(self, token: str) -> set[str]:
        """The side that a token (hashed) leads to, if it is one of this game."""
        return {seat.side for seat in self._sitting.values() if seat.token == token}

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
        return visibility.look(story, seats, side, moment, dial, rated=self.kept.rated)

    def why(self, side: str, kind: str, value: Any) -> IllegalChoice | None:
        """Why a thing cannot be chosen, by what the side knows; None if it can."""
        return visibility.why(self.story, side, kind, value)

    def happened(self, number: int) -> list[Happening]:
        """What the rows after this number were about."""
        return self.story.happened[number:]

    def listen_beside(self) -> None:
        """Take in what was said, here and in the studies of the game."""
        self.said = chat.last(self._store, self.id)
        self.studied = self._studied()

    def _studied(self) -> dict[str, int]:
        """By study: how far it has got. A game that goes on has none."""
        return studies.numbers(self._store, self.id) if self.outcome else {}
