"""A session: one game played at this terminal, saved after every choice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any

from ..bots import Seat, is_bot, make
from ..bots.seat import BotFailed, see_off
from ..core import NATURE, Ask, Choice, Event, Game, IllegalChoice, Outcome, Record, Refused
from ..dealer import Dealer
from ..fast.beside import waiting
from ..games import load
from ..play import entries, visibility
from ..play.entries import Entry
from ..play.history import History
from ..words import Words
from . import saves


class Session:
    """A game, its players and its file. Nature and bots answer by themselves."""

    def __init__(self, game: Game[Any], record: Record, path: Path) -> None:
        """Continue a recorded game. Raises BadRecord if it does not fit the rules."""
        self.game, self.players, self.path = game, record.players, path
        self.history = History.of(game, record)
        self.dealer = _dealer(record, self.history.answers)
        self.chance = {side: Random() for side, who in self.players.items() if is_bot(who)}
        self.bots = {side: make(self.players[side], game, rng) for side, rng in self.chance.items()}
        self.people = tuple(side for side in self.players if side not in self.bots)
        self.failed: BotFailed | None = None  # why a bot has lost, if it did not play it out
        self.waits = False  # whether bots wait for what is being compiled, so that they repeat
        self.saved = 0  # the number of the last entry that is in the file

    @classmethod
    def begin(
        cls,
        game: Game[Any],
        options: Mapping[str, Any],
        players: Mapping[str, str],
        *,
        secret: bytes | None = None,
    ) -> Session:
        """A new game. The dealer commits to its secret, and the file is written at once.

        With a given secret bots wait for what is being compiled, so that the game can be repeated.
        """
        dealer = Dealer(secret)
        setup = game.setup(options)
        kept = {"commitment": dealer.commitment, "secret": dealer.secret.hex(), "gaps": []}
        record = Record(
            game=game.name,
            version=game.version,
            options=setup.options,
            players=players,
            dealer=kept,
        )
        session = cls(game, record, Path())
        session.waits = secret is not None
        session.path = saves.fresh(game.name)  # now that nothing can be refused any more
        saves.write(session.path, record)
        return session

    @classmethod
    def resume(cls, path: Path | None = None) -> Session:
        """Continue the game in this file, or the last unfinished one. Raises Refused."""
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

    def words(self, language: str) -> Words:
        """The words for this game, with the titles of an owner's own cards."""
        return Words(language, self.game.name, self.game.titles(self.history.options))

    @property
    def record(self) -> Record:
        """The game as it is saved."""
        return self.history.record(self.players, self.dealer.commitment, self.dealer.secret)

    @property
    def state(self) -> Any:
        return self.history.state

    @property
    def resigned(self) -> str | None:
        """The side that gave up, if one did."""
        return self.history.resigned

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, if it has; a side that resigned is last."""
        return self.history.outcome

    @property
    def log(self) -> tuple[Event, ...]:
        """Everything that has happened."""
        return tuple(line.event for line in self.history.lines)

    def news(self, side: str | None) -> tuple[Event, ...]:
        """What has happened since a side last chose, its own choice included."""
        return tuple(line.event for line in self.history.news(side))

    def has_chosen(self, side: str | None) -> bool:
        """Whether a side has chosen anything yet."""
        return side in self.history.lines_seen

    def proceed(self, thinks: Callable[[str], None] = lambda _: None) -> Ask | None:
        """Let nature and bots answer until a person is asked; None once the game is over.

        `thinks` is called with the side of a bot before that thinks.
        """
        while ask := self._asked():
            if ask.who == NATURE:
                self._add(entries.CHOICE, NATURE, self.dealer.answer(ask))
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
        return min(
            self.history.asks,
            key=lambda ask: (ask.who != NATURE, ask.who not in self.bots),
            default=None,
        )

    def _have_chosen(self, ask: Ask) -> None:
        """A bot chooses; if it fails, it resigns.

        Its random numbers depend on the game and the moment, so a restart draws the same ones.
        """
        at = len(self.history.moves)
        self.chance[ask.who].seed(f"{self.dealer.secret.hex()} {ask.who} {at}")
        try:
            with waiting(self.waits):
                choice = self.bots[ask.who].choose(Seat(self.game, self.state, ask))
            self._add(entries.CHOICE, ask.who, choice)
        except BotFailed as error:
            self.failed = error
            self.resign(ask.who)

    def _add(self, kind: str, who: str, what: Any = None) -> None:
        self.history.add(Entry(self.history.number + 1, kind, who, what))

    def choose(self, side: str, choice: Choice) -> None:
        """Answer for a person; saved when it returns."""
        self._add(entries.CHOICE, side, choice)
        self.save()

    def why_not(self, side: str, *choices: Choice) -> IllegalChoice | None:
        """Why these cannot be chosen in turn, by what the side knows; None if they can."""
        return visibility.why_not(self.history, side, *choices)

    def can_undo(self, side: str) -> bool:
        """Whether a side's last free choice can be taken back, since nobody has learned from it."""
        return bool(self.history.undoable_at_once(side))

    def undo(self, side: str) -> bool:
        """Take back a side's last free choice, if possible; whether it was."""
        numbers = self.history.undoable_at_once(side)
        if numbers:
            self._add(entries.UNDO, side, numbers)
            self.save()
        return bool(numbers)

    def resign(self, side: str) -> None:
        """Resign for a side; the game is over then."""
        self._add(entries.RESIGN, side)
        self.save()

    def close(self) -> None:
        """Tell the bots that the game is closed."""
        see_off(self.bots.values(), self.outcome)

    def save(self) -> None:
        """Write the record, unless the file is up to date."""
        if self.saved != self.history.number:
            saves.write(self.path, self.record)
            self.saved = self.history.number


def _of(path: Path, record: Record) -> Session:
    """The session of a record in a file. Raises Refused if the record does not say who plays."""
    game = load(record.game)
    for side in game.sides(record.options):
        if side not in record.players:
            raise Refused("terminal-nobody-sits", side=side)
    session = Session(game, record, path)
    session.saved = session.history.number
    return session


def _dealer(record: Record, answers: int) -> Dealer:
    """The dealer of a record, after so many answers. Raises Refused if it has no secret."""
    try:
        return Dealer(bytes.fromhex(record.dealer["secret"]), answers)
    except (KeyError, TypeError, ValueError):
        raise Refused("terminal-no-dealer") from None
