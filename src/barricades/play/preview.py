"""Previews: what would follow an option, as far as its side can know.

The option is played on a guess of what the side cannot see, never on the true state, up to the next
question: to nature, to another side, or to the side itself. If something hidden would come to
light, several guesses are played step by step, and the preview ends before the first step after
which they differ for the side. So a preview is the same in all positions that look the same to the
side, and reveals nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import takewhile
from random import Random
from typing import Any, NamedTuple

from ..bots import Seat
from ..core import NATURE, Ask, Choice, Event, IllegalChoice, Outcome, Phrase, Rulebook, View
from ..position import others
from . import prospects
from .history import events_between
from .prospects import Odds
from .trail import Trail

GUESSES = 4  # that are compared where something hidden would come to light
CHANCE, HIDDEN, OTHER, OWN, END = "chance", "hidden", "other", "own", "end"


class Stop(NamedTuple):
    """Where a preview ends, and why."""

    why: str  # chance, hidden, other: another side chooses; own: the side itself does; end
    ask: Ask | None = None  # what is asked then; with its options only if the side itself is
    odds: Odds | None = None  # of chance, where the game can say
    outcome: Outcome | None = None  # how the game would end, if it would


@dataclass(frozen=True, kw_only=True)
class Preview:
    """What would follow an option."""

    option: Choice
    events: tuple[Event, ...]  # that would be told on the way
    told: tuple[Event, ...]  # those of them that say more than the option does itself
    changes: tuple[Phrase, ...]  # what would be different then, beyond the events
    stop: Stop
    view: View  # of the side, where it stops
    best: Preview | None = None  # of its own next choice, where that belongs to the same deed


class Previews:
    """The previews of one question. Each is computed once, when it is first needed."""

    def __init__(self, seat: Seat, *, is_last: bool = False) -> None:
        """`seat` is that of the side asked; `is_last` leaves out `Preview.best`."""
        self.seat, self.is_last = seat, is_last
        self.game_module: Any = prospects.load(seat.game.name)
        self._guess = seat.guess(Random(0))
        self._made: dict[Choice, tuple[Preview, Any]] = {}

    def of(self, option: Choice) -> Preview:
        """The preview of an option. Raises IllegalChoice if it is not offered."""
        return self._of(option)[0]

    def refused(self, option: Choice, step: str, value: Choice, *args: Any) -> IllegalChoice | None:
        """Why a step would not offer `value` after an option; None if it would.

        `args` are the arguments with which that step is planned.
        """
        refusal = self.seat.game.rules.steps[step].refusal
        return refusal(self._of(option)[1], value, *args) if refusal else None

    def why_not(self, value: Choice) -> IllegalChoice | None:
        """Why a value is not among the options, by what the side knows; None if it is."""
        try:
            self.seat.game.rules.check(self._guess, self.seat.side, value)
        except IllegalChoice as error:
            return error
        return None

    def _of(self, option: Choice) -> tuple[Preview, Any]:
        if option not in self._made:
            self._made[option] = self._play(option)
        return self._made[option]

    def _play(self, option: Choice) -> tuple[Preview, Any]:
        game, side, before = self.seat.game, self.seat.side, self._guess
        after = before.copy()
        game.play(after, side, option)
        events, is_hidden = events_between(before, after), False
        if after.lessons != before.lessons:
            events, after, is_hidden = self._compare(option)
        return self._preview(option, events, after, is_hidden=is_hidden), after

    def _compare(self, option: Choice) -> tuple[tuple[Event, ...], Any, bool]:
        """What all guesses have in common: the events, the last such state, if there is more."""
        guesses = [self._guess, *(self.seat.guess(Random(seed)) for seed in range(1, GUESSES))]
        trails = [self._walk(guess, option) for guess in guesses]
        mine = trails[0]
        for at in range(1, len(mine)):
            if mine[at].lessons == mine[at - 1].lessons:
                continue
            reached = [trail[min(at, len(trail) - 1)] for trail in trails]
            news = [events_between(*pair) for pair in zip(guesses, reached, strict=True)]
            views = [self.seat.game.view(state, self.seat.side) for state in reached]
            if any(events != news[0] for events in news) or any(view != views[0] for view in views):
                return _common(news), mine[at - 1], True
        return events_between(guesses[0], mine[-1]), mine[-1], False

    def _walk(self, guess: Any, option: Choice) -> list[Any]:
        """A guess before each step of what follows an option, and at the end."""
        state, rules = guess.copy(), Rulebook[Any]()
        rules.steps = trail = Trail(self.seat.game.rules.steps, state)
        rules.play(state, self.seat.side, option)
        return [*trail.copies, state]

    def _preview(
        self, option: Choice, events: tuple[Event, ...], state: Any, *, is_hidden: bool
    ) -> Preview:
        view = self.seat.game.view(state, self.seat.side)
        stop = Stop(HIDDEN) if is_hidden else self._stop(state, view)
        restated = self.game_module.RESTATED if self.game_module else ()
        return Preview(
            option=option,
            events=events,
            told=tuple([event for event in events if event.what not in restated]),
            changes=self.game_module.changes(self.seat.view, view) if self.game_module else (),
            stop=stop,
            view=view,
            best=self._best(stop, state),
        )

    def _stop(self, state: Any, view: View) -> Stop:
        """The first question; the side's own, if several are asked together."""
        game, side = self.seat.game, self.seat.side
        asks = game.asks(state)
        if not asks:
            return Stop(END, outcome=game.outcome(state))
        if own := next((ask for ask in asks if ask.who == side), None):
            return Stop(OWN, own)
        ask = others(asks, side)[0]
        if ask.who != NATURE:
            return Stop(OTHER, ask)
        return Stop(CHANCE, ask, self.game_module.odds(view, ask) if self.game_module else None)

    def _best(self, stop: Stop, state: Any) -> Preview | None:
        """The side's own next choice, if it belongs to the same action and one is the best."""
        ask = stop.ask
        if self.is_last or not self.game_module or stop.why != OWN or ask is None:
            return None
        if ask.what not in self.game_module.FOLLOWED:
            return None
        then = Previews(Seat(self.seat.game, state, ask), is_last=True)
        ranks = {option: self.game_module.prospect(then, option).rank for option in ask.options}
        return then.of(max(ranks, key=ranks.__getitem__))


def _common(news: Iterable[tuple[Event, ...]]) -> tuple[Event, ...]:
    """What all begin with."""
    same = takewhile(lambda events: len({*map(repr, events)}) == 1, zip(*news, strict=False))
    return tuple(events[0] for events in same)
