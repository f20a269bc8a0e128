"""A game as the sum of its entries. Choices that were taken back are not part of it."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterator, Mapping
from copy import copy
from dataclasses import dataclass
from datetime import timedelta
from operator import attrgetter
from typing import Any, NamedTuple

from ..core import NATURE, Ask, Choice, Event, Game, Outcome, Record, Refused, View, replay
from ..core.takeback import Mark, undoable
from ..dealer import gaps_in, inherited_in
from . import entries
from .clocks import ZERO, Times
from .entries import Entry
from .pleas import Plea

SNAPSHOT_EVERY = 16  # choices; earlier positions are replayed from the last snapshot before them
ABANDONED = "abandoned"  # the reason of an outcome that all agreed to
UNDOS_A_TURN = 40  # of one side, until another has moved on
UNDOS_A_GAME = 300  # choices taken back, of all sides
_MOMENT = attrgetter("moment")


@dataclass(frozen=True, eq=False, slots=True)
class LoggedEvent:
    """An event, and the moment at which it first appeared. Equal to itself alone."""

    event: Event
    moment: int  # how many choices had been made
    entry: int  # the number of the entry that brought it about
    place: int  # among the lines of that entry


class Move(NamedTuple):
    """A choice that has not been taken back."""

    number: int  # of its entry
    who: str
    choice: Choice
    free: bool  # whether there was anything else to choose
    dealt: int | None = None  # which of the dealer's answers it was
    spent: timedelta = ZERO  # how long it was asked for
    by_order: str | None = None  # the standing order that chose, if one did


class Happening(NamedTuple):
    """What an entry brought about, as everybody may know it."""

    number: int
    kind: str
    who: str
    events: tuple[Event, ...]


class History:
    """A game as far as its entries go. A history that others may read must be copied first."""

    def __init__(self, game: Game[Any], options: Mapping[str, Any], inherited: int = 0) -> None:
        self.game, self.options, self.inherited = game, options, inherited
        self.sides = game.sides(options)
        self.snapshots: list[Any] = [game.setup(options)]  # after 0, 16, 32, … choices
        self._reset()

    def _reset(self) -> None:
        """Forget everything that has happened."""
        self.number = 0
        self.moves: list[Move] = []
        self.answers = 0  # how many the dealer has given, those taken back included
        self.since = dict.fromkeys(self.sides, 0)  # the last entry that concerned a side
        self.happened: list[Happening] = []
        self.plea: Plea | None = None
        self.resigned: str | None = None
        self.replaced: dict[str, str] = {}  # by side: the bot that took the seat of a person
        self.timed_out: set[str] = set()  # sides that had no time left
        self.chooses_by_hand: set[str] = set()  # took back: their standing orders wait
        self.times = Times.of(self.sides)
        self.troubled: set[str] = set()  # sides whose bot has failed
        self.rematch: str | None = None
        self.abandoned = False  # whether all agreed to end it
        self.furthest = 0  # how many choices have ever stood
        self.taken_back: Counter[str] = Counter()  # by side: how often, since others came further
        self.undone = 0  # how many choices were taken back in all
        self.latest = [self.snapshots[0]]  # the positions since the last snapshot, that included
        self.lines = [LoggedEvent(event, 0, 0, place) for place, event in enumerate(self.state.log)]
        self.marks: list[Mark] = []  # of the positions before each choice that stands
        self.lines_seen: dict[str, int] = {}  # by side: how many lines it knew when it chose
        self._views: dict[str | None, View] = {}  # of the present position

    @classmethod
    def of(cls, game: Game[Any], record: Record) -> History:
        """The history of a recorded game. Raises BadRecord if the record breaks the rules."""
        for _ in replay(game, record):
            pass
        new = cls(game, record.options, inherited_in(record.dealer))
        gaps = gaps_in(record.dealer)
        for number, (who, choice) in enumerate(record.choices, 1):
            new.answers += gaps.get(number, 0)
            new.add(Entry(number, entries.CHOICE, who, choice))
        if record.resigned:
            new.add(Entry(new.number + 1, entries.RESIGN, record.resigned))
        return new

    @classmethod
    def from_position(cls, game: Game[Any], state: Any) -> History:
        """The history of a game that begins with this state; nothing came before it."""
        new = cls(game, state.options)
        new.snapshots = [state]
        new._reset()
        return new

    def copy(self) -> History:
        """An independent copy, to which entries can be added."""
        new = copy(self)
        for name, value in vars(self).items():
            if isinstance(value, list | dict | set | Times):
                setattr(new, name, value.copy())
        return new

    # What stands

    @property
    def state(self) -> Any:
        """The present state of the game."""
        return self.latest[-1]

    def view(self, side: str | None) -> View:
        """All that a side, or an onlooker, may know of the position: made once, never changed."""
        if side not in self._views:
            self._views[side] = self.game.view(self.state, side)
        return self._views[side]

    @property
    def stranded(self) -> Refused | None:
        """Why the present rules cannot continue this game; None if they can."""
        return None

    @property
    def asks(self) -> tuple[Ask, ...]:
        """The open questions; none once the game has ended."""
        return () if self._early_outcome else self.game.asks(self.state)

    def ask(self, side: str | None) -> Ask | None:
        """The open question to a side, if there is one."""
        return next((ask for ask in self.asks if ask.who == side), None)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self._early_outcome or self.game.outcome(self.state)

    @property
    def _early_outcome(self) -> Outcome | None:
        """The outcome of a game that was resigned, lost on time or abandoned; else None."""
        if self.abandoned:
            return Outcome(ABANDONED, (self.sides,), {})
        if side := self.resigned:
            others = tuple(other for other in self.game.sides({}) if other != side)
            reason = "timeout" if side in self.timed_out else "resigned"
            return Outcome(reason, (others, (side,)), {})
        return None

    def news(self, side: str | None) -> list[LoggedEvent]:
        """The log since a side last chose, its own choice included; all of it if it has not."""
        return self.lines[self.lines_seen.get(side or "", 0) :]

    @property
    def choices(self) -> tuple[tuple[str, Choice], ...]:
        """The moves as pairs of who chose and what, as in a record."""
        return tuple((made.who, made.choice) for made in self.moves)

    def position(self, moment: int) -> Any:
        """The state after so many choices. Raises Refused if there were not so many."""
        return self._leading_to(moment)[-1]

    def _leading_to(self, moment: int) -> list[Any]:
        """The states from the last snapshot to the one after so many choices. Raises Refused."""
        last = len(self.moves)
        if not 0 <= moment <= last:
            raise Refused("wire-no-moment", last=last)
        at, after = divmod(moment, SNAPSHOT_EVERY)
        if at == last // SNAPSHOT_EVERY:
            return self.latest[: after + 1]
        states = [self.snapshots[at]]
        for made in self.moves[moment - after : moment]:
            states.append(self.game.apply(states[-1], made.who, made.choice))
        return states

    def up_to(self, moment: int) -> History:
        """An independent history of the first choices, with stopped clocks. Raises Refused."""
        new = self.copy()
        new._reset()
        new.moves, new.marks, new.lines = [*self.moves], [*self.marks], [*self.lines]
        new._cut(moment, self._leading_to(moment))
        new.number, new.inherited, new.times.paused = moment, 0, True
        return new

    def record(self, players: Mapping[str, str], commitment: str, secret: bytes) -> Record:
        """The whole game as a record, with all secrets of the dealer."""
        dealer: dict[str, Any] = {"commitment": commitment, "secret": secret.hex()}
        dealer["gaps"] = [*self._gaps()]
        if self.inherited:
            dealer["after"] = sum(made.number <= self.inherited for made in self.moves)
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
        """Pairs of a choice's number and of how many answers were taken back before it."""
        expected = 0
        for number, made in enumerate(self.moves, 1):
            if made.dealt is not None:
                if made.dealt > expected:
                    yield number, made.dealt - expected
                expected = made.dealt + 1

    # What may be taken back

    def may_take_back(self, side: str) -> bool:
        """Whether a side has take-backs left, in this turn and in this game."""
        return self.taken_back[side] < UNDOS_A_TURN and self.undone < UNDOS_A_GAME

    def undoable_at_once(self, side: str) -> tuple[int, ...]:
        """The entries a side can take back without consent; () if there are none.

        These are its last free choice and what followed from it, provided that nobody has learned
        anything from them.
        """
        left, taken = [*self.moves], []
        marks = [*self.marks, Mark.of(self.state)]
        while (last := undoable([made.who for made in left], marks, side)) is not None:
            taken.append(left.pop(last))
            del marks[last + 1]
            if taken[-1].free:
                return tuple(made.number for made in reversed(taken))
        return ()

    def answers_given(self, side: str) -> tuple[Move, ...]:
        """The answers a side has given to questions asked of several sides together."""
        now = Mark.of(self.state)
        made = zip(self.moves, self.marks, strict=True)
        return tuple(m for m, mark in made if m.who == side and now.together and mark == now)

    def undoable_by_consent(self, side: str) -> int | None:
        """The entry of a side's last free choice, or None."""
        own = (made.number for made in reversed(self.moves) if made.who == side and made.free)
        return next(own, None)

    def entries_from(self, number: int) -> tuple[int, ...]:
        """The numbers of this entry and of all later moves."""
        return tuple(made.number for made in self.moves if made.number >= number)

    # Carrying on

    def add(self, entry: Entry) -> None:
        """Add the next entry. If it is not legal, raises Refused; the history is of no use then."""
        before, known, concerned = self.asks, len(self.lines), {entry.who}
        self.times.advance(entry.made, {ask.who for ask in before})
        match entry.kind:
            case entries.CHOICE:
                self._choose(entry)
            case entries.UNDO:
                concerned |= self._undo(entry.who, entry.what)
            case entries.PLEA:
                self.plea = Plea.of(entry)
            case entries.CONSENT if self.plea:
                self.plea = self.plea._replace(agreed=self.plea.agreed | {entry.who})
            case entries.REFUSAL:
                self.plea = None
            case entries.RESIGN | entries.REPLACE | entries.TIMEOUT:
                self._leave(entry)
            case entries.START:
                self.times.started = True
            case entries.PAUSE | entries.RESUME:
                self.times.paused, self.plea = entry.kind == entries.PAUSE, None
            case entries.TROUBLE:
                self.troubled.add(entry.who)
            case entries.RETRY:
                self.troubled.clear()
            case entries.REMATCH:
                self.rematch = entry.what
            case entries.ABANDON:
                self.abandoned, self.plea = True, None
        concerned |= {ask.who for ask in {*before} ^ {*self.asks}}
        answered = entry.who if entry.kind == entries.CHOICE else ""
        self.times.settle({ask.who for ask in self.asks}, answered)
        self.since |= dict.fromkeys(concerned & {*self.sides}, entry.number)
        events = tuple(line.event for line in self.lines[known:])
        self.happened.append(Happening(entry.number, entry.kind, entry.who, events))
        self.number = entry.number

    def _choose(self, entry: Entry) -> None:
        ask, dealt = self.ask(entry.who), None
        if entry.who == NATURE and entry.number > self.inherited:
            dealt, self.answers = self.answers, self.answers + 1
        spent = self.times.spent.get(entry.who, ZERO)
        self._apply(entry.who, entry.what, len(self.moves) + 1, entry.number)
        self.moves.append(
            Move(entry.number, entry.who, entry.what, _is_free(ask), dealt, spent, entry.by_order)
        )
        if self.plea and self.plea.wish == entries.UNDO:
            self._withdraw(entry.who)
        self.chooses_by_hand.discard(entry.who)
        if len(self.moves) > self.furthest:
            self.furthest = len(self.moves)
            if entry.who != NATURE:
                self.taken_back = Counter({entry.who: self.taken_back[entry.who]})

    def _leave(self, entry: Entry) -> None:
        """With two sides the game is lost, with more a bot takes the seat."""
        side, bot = entry.who, entry.what
        if entry.kind == entries.TIMEOUT:
            self.timed_out.add(side)
        if bot is None:
            self.resigned = side
        else:
            self.replaced[side] = bot
            self._withdraw(side)

    def _withdraw(self, side: str) -> None:
        """Drop the open plea if it is this side's."""
        if self.plea and self.plea.side == side:
            self.plea = None

    def _undo(self, side: str, numbers: tuple[int, ...]) -> set[str]:
        """Take back these choices and replay the others; whose choices they were."""
        taken = [made for made in self.moves if made.number in numbers]
        first = self.moves.index(taken[0]) if taken else len(self.moves)
        later = [made for made in self.moves[first:] if made.number not in numbers]
        self._cut(first, self._leading_to(first))
        for made in later:
            self._apply(made.who, made.choice, len(self.moves) + 1, made.number)
            self.moves.append(made)
        if self.plea and self.plea.wish == entries.UNDO:
            self.plea = None
        self.troubled.clear()
        self.taken_back[side] += 1
        self.undone += len(taken)
        self.times.spent |= {made.who: made.spent for made in reversed(taken) if made.who == side}
        self.chooses_by_hand.add(side)
        return {made.who for made in taken}

    def _cut(self, moment: int, states: list[Any]) -> None:
        """Keep only so many choices; `states` lead to the position after them."""
        self.latest = states
        self._views.clear()
        del self.moves[moment:], self.marks[moment:], self.snapshots[moment // SNAPSHOT_EVERY + 1 :]
        del self.lines[bisect_right(self.lines, moment, key=_MOMENT) :]
        last = {made.who: at for at, made in enumerate(self.moves, 1)}
        self.lines_seen = {
            who: bisect_left(self.lines, at, key=_MOMENT) for who, at in last.items()
        }

    def _apply(self, who: str, choice: Choice, moment: int, entry: int) -> None:
        before, after = self.state, self.game.apply(self.state, who, choice)
        self.lines_seen[who] = len(self.lines)
        self.marks.append(Mark.of(before))
        if moment % SNAPSHOT_EVERY == 0:
            self.snapshots.append(after)
            self.latest.clear()
        self.latest.append(after)
        self._views.clear()
        news = events_between(before, after)
        self.lines += [LoggedEvent(event, moment, entry, place) for place, event in enumerate(news)]


def events_between(before: Any, after: Any) -> tuple[Event, ...]:
    """The events logged between two states, the later played on from the earlier."""
    news, told = [], after.told
    while told is not before.told:
        told, *event = told
        news.append(Event(*event))
    return tuple(reversed(news))


def _is_free(ask: Ask | None) -> bool:
    """Whether there is more than one option."""
    return ask is not None and len(ask.options) > 1
