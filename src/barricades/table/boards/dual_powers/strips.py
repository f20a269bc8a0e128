"""Strips beside the map: the calendar, the support track, the region tiles."""

from __future__ import annotations

from dataclasses import dataclass

from ....games.dual_powers.box import CALENDAR
from . import news
from .drawing import Drawing
from .tokens import Token, Tokens


@dataclass(frozen=True)
class Month:
    """A month, what unrest is worth in it, and whoever waits for it."""

    name: str
    title: str
    short: str
    unrest: int
    is_now: bool
    is_last: bool
    waiting: list[Token]


@dataclass(frozen=True)
class Day:
    """4.5: a day may bring a bonus action, or slide on."""

    number: int
    is_now: bool
    is_bonus: bool
    slides: bool
    is_passed: bool


class Calendar:
    """4.3 to 4.7."""

    def __init__(self, drawing: Drawing, tokens: Tokens) -> None:
        view, box = drawing.view, drawing.box
        waits = {"trotsky": box.trotsky_returns, "trotsky-red": box.trotsky_joins}
        waiting = [token for token in waits if view["tokens"][token][0] == CALENDAR]
        self.months = [
            Month(
                name=month,
                title=drawing.noun("month", month),
                short=drawing.say(f"month-{month}"),
                unrest=box.unrest_points[month],
                is_now=month == view["month"],
                is_last=month in box.last_months,
                waiting=[tokens.face(token) for token in waiting if waits[token] == month],
            )
            for month in box.months
        ]
        passed = news.days_passed(box.last_day, drawing.scene.news)
        self.days = [
            Day(
                number=day,
                is_now=day == view["day"],
                is_bonus=day in box.bonus_days,
                slides=day in box.slide_days,
                is_passed=day in passed,
            )
            for day in range(1, box.last_day + 1)
        ]


@dataclass(frozen=True)
class Space:
    """A space of the support track: whose half it is on, and whether the marker is beyond it."""

    side: str
    is_won: bool


class Support:
    """7.5: from White's end to Red's. The marker shows how far ahead the leading side is."""

    def __init__(self, drawing: Drawing) -> None:
        self.end = drawing.box.track
        self.at: int = drawing.view["support"]
        self.leader = "red" if self.at > 0 else "white" if self.at < 0 else ""
        self.lead = abs(self.at)
        self.label = (
            drawing.say("lead", side=self.leader, lead=self.lead, left=self.end - self.lead)
            if self.leader
            else drawing.say("level", left=self.end)
        )
        self.before = news.support_before(self.at, drawing.scene.news)
        self.spaces = [
            Space(
                side="red" if space > 0 else "white" if space < 0 else "",
                is_won=0 < space <= self.at or self.at <= space < 0,
            )
            for space in range(-self.end, self.end + 1)
        ]
        self.markers = range(len(drawing.view["markers"]) + 1, 4)  # 2.3: those not in the city

    @property
    def percent(self) -> float:
        """How far from White's end the marker stands."""
        return 100 * (self.at + self.end + 0.5) / (2 * self.end + 1)


class Tiles:
    """2.4, 8.1: the tiles of unrest and blockade, those still to come, and those that are out."""

    def __init__(self, drawing: Drawing) -> None:
        view = drawing.view
        self.unrest, self.blockade, self.stack = view["unrest"], view["blockade"], view["tiles"]
        shown = {self.unrest, self.blockade, *self.stack}
        self.used = [region for region in drawing.box.regions if region not in shown]
