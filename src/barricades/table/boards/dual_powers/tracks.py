"""Tracks above the city: round and phase, the support track, the calendar."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from markupsafe import Markup

from ....games.dual_powers.box import CALENDAR, Box
from ....play.prospects.dual_powers import reach
from ....words import Words
from .. import MAX_VALUES, Scene
from .facts import box_of, pointer
from .news import days_passed, marks, support_before
from .tokens import Token, faces


@dataclass(frozen=True, eq=False)
class Month:
    """A month, what unrest is worth in it, and tokens that wait for it."""

    name: str
    title: str
    short: str
    unrest: int
    is_now: bool
    is_last: bool
    is_new: bool
    waiting: tuple[tuple[Token, str], ...]  # Trotsky, and what he will do
    label: str
    pointer: Markup


@dataclass(frozen=True, eq=False)
class Day:
    """4.5: a day may bring a bonus action, or slide on."""

    number: int
    is_now: bool
    is_bonus: bool
    slides: bool
    is_passed: bool
    led: tuple[tuple[str, str], ...]  # the regions of cards that lead here; of a leader's, the side
    pointer: Markup


@dataclass(frozen=True)
class Space:
    """A space of the support track: whose half it is on, and whether the marker is beyond it."""

    side: str
    is_won: bool


@dataclass(frozen=True, eq=False)
class Support:
    """7.5: from White's end to Red's. The marker shows how far ahead the leading side is."""

    end: int  # how far either end is from the middle
    at: int  # of the marker: below zero on White's half
    before: int  # where the marker came from
    lead: int
    label: str
    spaces: tuple[Space, ...]
    markers: range  # 2.3: the numbers of those objective markers that are not in the city

    @property
    def percent(self) -> float:
        """Where the marker stands: 0 is White's end, 100 is Red's."""
        return 100 * (self.at + self.end + 0.5) / (2 * self.end + 1)


@dataclass(frozen=True, eq=False)
class Stage:
    """3.1: which round it is, and which of its phases."""

    round: int
    phase: int  # among those of a round, from 1; 0 while the city is laid out
    label: str


PHASES = ("draw", "objective", "action", "scoring", "cleanup")


def progress(scene: Scene) -> str:
    """The round, phase, month and day, in words."""
    view = scene.view
    facts = {name: view[name] for name in ("round", "phase", "month", "day")}
    return scene.words.text("board-standing", **facts)


def stage(scene: Scene) -> Stage:
    """The round and its phase."""
    return _stage(scene.view["round"], scene.view["phase"], progress(scene))


@lru_cache(MAX_VALUES)
def _stage(round_: int, phase: str, label: str) -> Stage:
    return Stage(round_, PHASES.index(phase) + 1 if phase in PHASES else 0, label)


def months(scene: Scene) -> tuple[Month, ...]:
    """4.6, 4.7: the months of the calendar."""
    view, box, new = scene.view, box_of(scene), marks(scene)
    waits = {"trotsky": box.trotsky_returns, "trotsky-red": box.trotsky_joins}
    waiting = {
        waits[token]: faces(scene)[token] for token in waits if view["tokens"][token][0] == CALENDAR
    }
    return _months(
        scene.words,
        box,
        view["month"],
        tuple(waiting.items()),
        tuple(month for month in box.months if ("month", month) in new),
    )


@lru_cache(MAX_VALUES)
def _months(
    words: Words, box: Box, now: str, waiting: tuple[tuple[str, Token], ...], new: tuple[str, ...]
) -> tuple[Month, ...]:
    return tuple(
        Month(
            name=month,
            title=words.noun("month", month),
            short=words.text(f"board-month-{month}"),
            unrest=points,
            is_now=month == now,
            is_last=month in box.last_months,
            is_new=month in new,
            waiting=tuple(
                (token, words.text(f"board-{token.name}"))
                for when, token in waiting
                if when == month
            ),
            label=(label := words.text("board-month-worth", month=month, points=points)),
            pointer=pointer("month", month, label),
        )
        for month, points in box.unrest_points.items()
    )


def days(scene: Scene) -> tuple[Day, ...]:
    """4.3 to 4.5: the days of the month, and where the cards lead that could be played now."""
    box, ask = box_of(scene), scene.ask
    cards = ask.options if ask and ask.what == "take-turn" else ()
    led = tuple((reach(scene.present, str(card)).day, _of(box, str(card))) for card in cards)
    return _days(scene.words, box, scene.view["day"], days_passed(box.last_day, scene.news), led)


@lru_cache(MAX_VALUES)
def _days(
    words: Words,
    box: Box,
    now: int,
    passed: frozenset[int],
    led: tuple[tuple[int, tuple[str, str]], ...],
) -> tuple[Day, ...]:
    return tuple(
        _day(words, box, day, day == now, day in passed, tuple(of for at, of in led if at == day))
        for day in range(1, box.last_day + 1)
    )


@lru_cache(MAX_VALUES)
def _day(
    words: Words,
    box: Box,
    day: int,
    is_now: bool,
    is_passed: bool,
    led: tuple[tuple[str, str], ...],
) -> Day:
    return Day(
        number=day,
        is_now=is_now,
        is_bonus=day in box.bonus_days,
        slides=day in box.slide_days,
        is_passed=is_passed,
        led=led,
        pointer=pointer("day", day, words.text("board-day", day=day)),
    )


def _of(box: Box, card: str) -> tuple[str, str]:
    """What a card belongs to: a region, or a leader's side."""
    return ("region", box.region[card]) if card in box.region else ("side", box.side[card])


def support(scene: Scene) -> Support:
    """The support track with its marker."""
    at = scene.view["support"]
    end, before = box_of(scene).track, support_before(at, scene.news)
    return _support(scene.words, end, at, before, len(scene.view["markers"]))


@lru_cache(MAX_VALUES)
def _support(words: Words, end: int, at: int, before: int, placed: int) -> Support:
    lead = abs(at)
    return Support(
        end=end,
        at=at,
        before=before,
        lead=lead,
        label=words.text("board-lead", side=_half(at), lead=lead, left=end - lead)
        if lead
        else words.text("board-level", left=end),
        spaces=tuple(
            Space(side=_half(space), is_won=0 < space <= at or at <= space < 0)
            for space in range(-end, end + 1)
        ),
        markers=range(placed + 1, 4),
    )


def _half(space: int) -> str:
    """The side that a space of the support track belongs to; "" of the middle."""
    return "red" if space > 0 else "white" if space < 0 else ""
