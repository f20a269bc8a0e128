"""Tracks beside the map: the calendar, the support track, the region tiles."""

from __future__ import annotations

from dataclasses import dataclass

from ....games.dual_powers.box import CALENDAR
from .. import Scene
from .facts import box_of
from .news import days_passed, marks, support_before
from .tokens import Token, faces


@dataclass(frozen=True)
class Month:
    """A month, what unrest is worth in it, and whoever waits for it."""

    name: str
    title: str
    short: str
    unrest: int
    is_now: bool
    is_last: bool
    is_new: bool
    waiting: tuple[Token, ...]


@dataclass(frozen=True)
class Day:
    """4.5: a day may bring a bonus action, or slide on."""

    number: int
    is_now: bool
    is_bonus: bool
    slides: bool
    is_passed: bool


@dataclass(frozen=True)
class Space:
    """A space of the support track: whose half it is on, and whether the marker is beyond it."""

    side: str
    is_won: bool


@dataclass(frozen=True)
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
        """How far from White's end the marker stands."""
        return 100 * (self.at + self.end + 0.5) / (2 * self.end + 1)


@dataclass(frozen=True)
class Tiles:
    """2.4, 8.1: the tiles of unrest and blockade, those still to come, and those that are out."""

    unrest: str
    blockade: str
    stack: tuple[str, ...]
    used: tuple[str, ...]


def standing(scene: Scene) -> str:
    """How far the game has come, in words."""
    view = scene.view
    facts = {name: view[name] for name in ("round", "phase", "month", "day")}
    return scene.words.text("board-standing", **facts)


def months(scene: Scene) -> tuple[Month, ...]:
    """4.6, 4.7: the months of the calendar."""
    view, box = scene.view, box_of(scene)
    waits = {"trotsky": box.trotsky_returns, "trotsky-red": box.trotsky_joins}
    waiting = [token for token in waits if view["tokens"][token][0] == CALENDAR]
    return tuple(
        Month(
            name=month,
            title=scene.words.noun("month", month),
            short=scene.words.text(f"board-month-{month}"),
            unrest=box.unrest_points[month],
            is_now=month == view["month"],
            is_last=month in box.last_months,
            is_new=("month", month) in marks(scene),
            waiting=tuple(faces(scene)[token] for token in waiting if waits[token] == month),
        )
        for month in box.months
    )


def days(scene: Scene) -> tuple[Day, ...]:
    """4.3 to 4.5: the days of the month."""
    box = box_of(scene)
    passed = days_passed(box.last_day, scene.news)
    return tuple(
        Day(
            number=day,
            is_now=day == scene.view["day"],
            is_bonus=day in box.bonus_days,
            slides=day in box.slide_days,
            is_passed=day in passed,
        )
        for day in range(1, box.last_day + 1)
    )


def support(scene: Scene) -> Support:
    """The support track with its marker."""
    text, end, at = scene.words.text, box_of(scene).track, scene.view["support"]
    lead = abs(at)
    return Support(
        end=end,
        at=at,
        before=support_before(at, scene.news),
        lead=lead,
        label=text("board-lead", side=_half(at), lead=lead, left=end - lead)
        if lead
        else text("board-level", left=end),
        spaces=tuple(
            Space(side=_half(space), is_won=0 < space <= at or at <= space < 0)
            for space in range(-end, end + 1)
        ),
        markers=range(len(scene.view["markers"]) + 1, 4),
    )


def _half(space: int) -> str:
    """The side that a space of the support track belongs to; "" of the middle."""
    return "red" if space > 0 else "white" if space < 0 else ""


def tiles(scene: Scene) -> Tiles:
    """The region tiles, by where they lie."""
    view = scene.view
    unrest, blockade, stack = view["unrest"], view["blockade"], tuple(view["tiles"])
    shown = {unrest, blockade, *stack}
    used = tuple(region for region in box_of(scene).regions if region not in shown)
    return Tiles(unrest, blockade, stack, used)
