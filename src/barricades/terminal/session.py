"""A session: one game being played, kept in its record, saved after every choice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from ..bots import Seat, is_bot, make
from ..bots.seat import BotFailed, see_off
from ..core import (
    NATURE,
    Ask,
    Choice,
    Event,
    Game,
    IllegalChoice,
    Outcome,
    Record,
    Refused,
    replay,
    take_back,
)
from ..dealer import Dealer
from ..games import load
from . import saves


class Session:
    """Who is asked what, and what they answer. Nature and bots answer by themselves."""

    def __init__(self, game: Game[Any], record: Record, path: Path) -> None:
        self.game, self.record, self.path = game, record, path
        self.state: Any = None
        self.heard: dict[str, int] = {}  # by side: how much of the log it knew when it last chose
        self._take_up(record)
        self.dealer = _dealer(record)
        self.chance = {side: Random() for side, who in record.players.items() if is_bot(who)}
        self.bots = {
            side: make(record.players[side], game, rng) for side, rng in self.chance.items()
        }
        self.people = tuple(side for side in record.players if side not in self.bots)
        self.failed: BotFailed | None = None  # why a bot has lost, if it did not play it out
        self.saved: Record | None = None

    def _take_up(self, record: Record) -> None:
        """Play the record through; the state it leads to is where the session stands."""
        choices = iter(record.choices)
        self.record, self.heard = record, {}
        for position in replay(self.game, record):
            self.state = position
            if choice := next(choices, None):
                self.heard[choice[0]] = len(self.log)

    @classmethod
    def begin(
        cls,
        game: Game[Any],
        options: Mapping[str, Any],
        players: Mapping[str, str],
        *,
        secret: bytes | None = None,
    ) -> Session:
        """A new game: the dealer commits to its secret, and the file is there at once."""
        dealer = Dealer(secret)
        setup = game.setup(options)
        record = Record(
            game=game.name,
            version=game.version,
            options=setup.options,
            players=players,
            dealer={
                "commitment": dealer.commitment,
                "secret": dealer.secret.hex(),
                "gaps": [],
            },
        )
        session = cls(game, record, Path())
        session.path = saves.fresh(game.name)  # now that nothing can be refused any more
        session.save()
        return session

    @classmethod
    def resume(cls, path: Path | None = None) -> Session:
        """A game taken up again: the one in this file, or the unfinished one played last."""
        if path is not None:
            return _of(path, saves.read(path))
        for found, record in saves.newest():
            try:
                session = _of(found, record)
            except Refused:
                continue
            if session.outcome is None:
                return session
        raise saves.NoSuchSave("terminal-nothing-to-resume", folder=str(saves.folder()))

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, if it has; a side that resigned is last."""
        if side := self.record.resigned:
            others = tuple(s for s in self.record.players if s != side)
            return Outcome("resigned", (others, (side,)), {})
        return self.game.outcome(self.state)

    @property
    def log(self) -> tuple[Event, ...]:
        """All that has happened."""
        return self.state.log  # type: ignore[no-any-return]

    def news(self, side: str) -> tuple[Event, ...]:
        """What has happened since a side last chose, its own deed included."""
        return self.log[self.heard.get(side, 0) :]

    def proceed(self, thinks: Callable[[str], None] = lambda _: None) -> Ask | None:
        """Nature and bots answer until a person is asked; None once the game is over.

        Which side's bot thinks is told before it does.
        """
        while ask := self._asked():
            if ask.who == NATURE:
                self._accept(NATURE, self.dealer.answer(ask))
            elif ask.who in self.bots:
                thinks(ask.who)
                self._have_chosen(ask)
                self.save()
            else:
                break
        self.save()
        return ask

    def _asked(self) -> Ask | None:
        """The question to answer next: nature's first, then bots', then people's."""
        asks = () if self.record.resigned else self.game.asks(self.state)
        return min(
            asks, key=lambda ask: (ask.who != NATURE, ask.who not in self.bots), default=None
        )

    def _have_chosen(self, ask: Ask) -> None:
        """A bot chooses, or gives up; its chance is fixed, so that a restart changes nothing."""
        at = len(self.record.choices)
        self.chance[ask.who].seed(f"{self.dealer.secret.hex()} {ask.who} {at}")
        try:
            self._accept(ask.who, self.bots[ask.who].choose(Seat(self.game, self.state, ask)))
        except BotFailed as error:
            self.failed = error
            self.resign(ask.who)

    def _accept(self, who: str, choice: Choice) -> None:
        self.heard[who] = len(self.log)
        self.state = self.game.apply(self.state, who, choice)
        self.record = self.record.with_choice(who, choice)

    def choose(self, side: str, choice: Choice) -> None:
        """A person's choice, safely on disk before anybody sees what follows."""
        self._accept(side, choice)
        self.save()

    def why_not(self, side: str, *choices: Choice) -> IllegalChoice | None:
        """Why this cannot be chosen, one after another, by what the side knows; None if it can."""
        guess = self.game.guess(self.state, side, Random())
        try:
            for choice in choices:
                guess = self.game.apply(guess, side, choice)
        except IllegalChoice as error:
            return error
        return None

    def undone(self, side: str) -> Record | None:
        """The record without a side's last choice that was one, if it taught nobody anything."""
        record: Record | None = self.record
        while record and (record := take_back(self.game, record, side)):
            *_, state = replay(self.game, record)
            if any(ask.who == side and len(ask.options) > 1 for ask in self.game.asks(state)):
                return record
        return None

    def undo(self, side: str) -> bool:
        """Take back a side's last choice, if that may be."""
        if record := self.undone(side):
            self._take_up(record)
            self.save()
        return record is not None

    def resign(self, side: str) -> None:
        """A side gives up, and the game is over."""
        self.record = replace(self.record, resigned=side)
        self.save()

    def close(self) -> None:
        """Everybody gets up."""
        see_off(self.bots.values(), self.outcome)

    def save(self) -> None:
        """The record goes to its file, unless it is there already."""
        if self.saved is not self.record:
            saves.write(self.path, self.record)
            self.saved = self.record


def _of(path: Path, record: Record) -> Session:
    """The session of a record in a file; one in which nobody sits was never played here."""
    game = load(record.game)
    for side in game.sides(record.options):
        if side not in record.players:
            raise Refused("terminal-nobody-sits", side=side)
    session = Session(game, record, path)
    session.saved = session.record
    return session


def _dealer(record: Record) -> Dealer:
    """The dealer goes on where the record ends; answers once taken back are not dealt again."""
    dealt = sum(who == NATURE for who, _ in record.choices)
    try:
        passed_over = sum(count for _, count in record.dealer.get("gaps", ()))
        return Dealer(bytes.fromhex(record.dealer["secret"]), dealt + passed_over)
    except (KeyError, TypeError, ValueError):
        raise Refused("terminal-no-dealer") from None
