"""A story: what the rows of a game come to. What was taken back is no longer in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import copy
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from ..core import NATURE, Ask, Choice, Event, Game, Outcome, Record, Refused, replay
from ..core.takeback import Mark, undoable
from ..table.store import store
from ..table.store.store import Row
from .clocks import ZERO, Times


class Line(NamedTuple):
    """A line of the log, and the moment at which it was first true."""

    event: Event
    moment: int  # how many choices had been made


class Standing(NamedTuple):
    """A choice that has not been taken back."""

    number: int  # of its row
    who: str
    choice: Choice
    free: bool  # whether there was anything else to choose
    dealt: int | None = None  # which of the dealer's answers it was
    spent: timedelta = ZERO  # how long it was asked for
    by_order: str | None = None  # the standing order that chose, if one did


class Plea(NamedTuple):
    """Somebody asks the others for their consent: to take back a choice, to pause, to go on."""

    side: str
    wish: str  # the kind of row that grants it
    target: int  # the row to be taken back, with all that came after it; otherwise 0
    number: int  # of the plea itself
    made: datetime | None
    agreed: frozenset[str] = frozenset()


class Happening(NamedTuple):
    """What a row was about, as everybody may know it."""

    number: int
    kind: str
    who: str
    told: tuple[Event, ...]


class Story:
    """A game as far as its rows go. A story that others read is never changed: copy it first."""

    def __init__(self, game: Game[Any], options: Mapping[str, Any], inherited: int = 0) -> None:
        self.game, self.options, self.inherited = game, options, inherited
        self.sides = game.sides(options)
        self.number = 0
        self.standing: list[Standing] = []
        self.answers = 0  # how many the dealer has given, those taken back included
        self.since = dict.fromkeys(self.sides, 0)  # the last row that concerned a side
        self.happened: list[Happening] = []
        self.plea: Plea | None = None
        self.resigned: str | None = None
        self.replaced: dict[str, str] = {}  # by side: the bot that took the seat of a person
        self.timed_out: set[str] = set()  # sides that had no time left
        self.hesitant: set[str] = set()  # sides that took back, and now choose for themselves
        self.times = Times.of(self.sides)
        self.troubled: set[str] = set()  # sides whose bot has failed
        self.rematch: str | None = None
        self._set_out()

    def _set_out(self) -> None:
        self.state: Any = self.game.setup(self.options)
        self.lines = [Line(event, 0) for event in self.state.log]
        self.marks: list[Mark] = []  # of the positions before each choice that stands
        self.heard: dict[str, int] = {}  # by side: how much of the log it knew when it last chose

    def copy(self) -> Story:
        """A story of its own that can be carried on."""
        new = copy(self)
        for name, value in vars(self).items():
            if isinstance(value, list | dict | set | Times):
                setattr(new, name, value.copy())
        return new

    # What stands

    @property
    def asks(self) -> tuple[Ask, ...]:
        return () if self.resigned else self.game.asks(self.state)

    def ask(self, side: str | None) -> Ask | None:
        return next((ask for ask in self.asks if ask.who == side), None)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, if it has; whoever resigned has lost to all others, played or not."""
        if side := self.resigned:
            others = tuple(other for other in self.game.sides({}) if other != side)
            reason = "timeout" if side in self.timed_out else "resigned"
            return Outcome(reason, (others, (side,)), {})
        return self.game.outcome(self.state)

    @property
    def choices(self) -> tuple[tuple[str, Choice], ...]:
        return tuple((made.who, made.choice) for made in self.standing)

    def position(self, moment: int) -> Any:
        """The state after so many choices."""
        last = len(self.standing)
        if not 0 <= moment <= last:
            raise Refused("wire-no-moment", last=last)
        if moment == last:
            return self.state
        *_, state = replay(self.game, self._record(self.choices[:moment]))
        return state

    def until(self, moment: int) -> Story:
        """A story of its own that has come as far as a moment; no clock runs in it."""
        new = Story(self.game, self.options)
        new.standing, new.state = self.standing[:moment], self.position(moment)
        new.marks = self.marks[:moment]
        new.lines = [line for line in self.lines if line.moment <= moment]
        new.number, new.times.paused = moment, True
        return new

    def _record(self, choices: tuple[tuple[str, Choice], ...]) -> Record:
        game = self.game
        return Record(game=game.name, version=game.version, options=self.options, choices=choices)

    def record(self, players: Mapping[str, str], commitment: str, secret: bytes) -> Record:
        """The whole game, with all its secrets."""
        dealer: dict[str, Any] = {"commitment": commitment, "secret": secret.hex()}
        dealer["gaps"] = [*self._gaps()]
        if self.inherited:
            dealer["after"] = sum(made.number <= self.inherited for made in self.standing)
        return Record(
            game=self.game.name,
            version=self.game.version,
            options=self.options,
            players={**players, **self.replaced},
            dealer=dealer,
            resigned=self.resigned,
            choices=self.choices,
        )

    def _gaps(self) -> Iterator[tuple[int, int]]:
        """Before which choice how many answers of the dealer were taken back."""
        expected = 0
        for number, made in enumerate(self.standing, 1):
            if made.dealt is not None:
                if made.dealt > expected:
                    yield number, made.dealt - expected
                expected = made.dealt + 1

    # What may be taken back

    def at_once(self, side: str) -> tuple[int, ...]:
        """The rows of a side's last choice that was one, if it has taught nobody anything."""
        left, taken = [*self.standing], []
        marks = [*self.marks, Mark.of(self.state)]
        while (last := undoable([made.who for made in left], marks, side)) is not None:
            taken.append(left.pop(last))
            del marks[last + 1]
            if taken[-1].free:
                return tuple(made.number for made in reversed(taken))
        return ()

    def by_consent(self, side: str) -> int | None:
        """The row of a side's last choice that was one."""
        own = (made.number for made in reversed(self.standing) if made.who == side and made.free)
        return next(own, None)

    def from_row(self, number: int) -> tuple[int, ...]:
        """A row and all later ones that stand."""
        return tuple(made.number for made in self.standing if made.number >= number)

    # Carrying on

    def take_in(self, row: Row) -> None:
        """The next row; one that does not fit the rules is Refused."""
        before, known, concerned = self.asks, len(self.lines), {row.who}
        self.times.go_on(row.made, {ask.who for ask in before})
        match row.kind:
            case store.CHOICE:
                self._choose(row)
            case store.UNDO:
                concerned |= self._undo(row.who, row.what)
            case store.PLEA:
                self.plea = _plea(row)
            case store.CONSENT if self.plea:
                self.plea = self.plea._replace(agreed=self.plea.agreed | {row.who})
            case store.REFUSAL:
                self.plea = None
            case store.RESIGN | store.REPLACE:
                self._leave(row.who, row.what)
            case store.TIMEOUT:
                self.timed_out.add(row.who)
                self._leave(row.who, row.what)
            case store.START:
                self.times.started = True
            case store.PAUSE | store.RESUME:
                self.times.paused, self.plea = row.kind == store.PAUSE, None
            case store.TROUBLE:
                self.troubled.add(row.who)
            case store.RETRY:
                self.troubled.clear()
            case store.REMATCH:
                self.rematch = row.what
        concerned |= {ask.who for ask in {*before} ^ {*self.asks}}
        answered = row.who if row.kind == store.CHOICE else ""
        self.times.settle({ask.who for ask in self.asks}, answered)
        self.since |= dict.fromkeys(concerned & {*self.sides}, row.number)
        told = tuple(line.event for line in self.lines[known:])
        self.happened.append(Happening(row.number, row.kind, row.who, told))
        self.number = row.number

    def _choose(self, row: Row) -> None:
        ask, dealt = self.ask(row.who), None
        if row.who == NATURE and row.number > self.inherited:
            dealt, self.answers = self.answers, self.answers + 1
        spent = self.times.spent.get(row.who, ZERO)
        made = Standing(row.number, row.who, row.what, _is_free(ask), dealt, spent, row.by_order)
        self.standing.append(made)
        self._apply(row.who, row.what, len(self.standing))
        if self.plea and self.plea.wish == store.UNDO:
            self._withdraw(row.who)
        self.hesitant.discard(row.who)

    def _leave(self, side: str, bot: str | None) -> None:
        """Of two sides the game is lost, of more a bot takes the seat."""
        if bot is None:
            self.resigned = side
        else:
            self.replaced[side] = bot
            self._withdraw(side)

    def _withdraw(self, side: str) -> None:
        """Whoever goes on, or leaves, no longer asks for anything."""
        if self.plea and self.plea.side == side:
            self.plea = None

    def _undo(self, side: str, numbers: tuple[int, ...]) -> set[str]:
        """Take rows back; whose choices they were."""
        taken = [made for made in self.standing if made.number in numbers]
        self.standing = [made for made in self.standing if made.number not in numbers]
        if self.plea and self.plea.wish == store.UNDO:
            self.plea = None
        self.troubled.clear()
        self._set_out()
        for moment, made in enumerate(self.standing, 1):
            self._apply(made.who, made.choice, moment)
        self.times.spent |= {made.who: made.spent for made in reversed(taken) if made.who == side}
        self.hesitant.add(side)
        return {made.who for made in taken}

    def _apply(self, who: str, choice: Choice, moment: int) -> None:
        old, self.heard[who] = self.state.told, len(self.lines)
        self.marks.append(Mark.of(self.state))
        self.state = self.game.apply(self.state, who, choice)
        news, told = [], self.state.told
        while told is not old:
            told, *event = told
            news.append(Line(Event(*event), moment))
        self.lines += reversed(news)


def _plea(row: Row) -> Plea:
    """What a row asks for: to take back another row, or to pause, or to go on."""
    wish, target = (row.what, 0) if isinstance(row.what, str) else (store.UNDO, row.what)
    return Plea(row.who, wish, target, row.number, row.made)


def _is_free(ask: Ask | None) -> bool:
    """Whether there is more than one thing to choose."""
    return ask is not None and len(ask.options) > 1
