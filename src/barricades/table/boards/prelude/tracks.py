"""Tracks: rounds and Sessions, Victory Points, the four Scoring Tracks, Unrest and Prestige."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from .. import Scene, thing
from .facts import SIDES, box_of
from .news import changed

COLUMN = 104  # how high the columns of Unrest and Prestige are, in units
LINE = 12  # how high a line of text is


@dataclass(frozen=True)
class Round:
    """An Action Round of the Turn."""

    number: int
    is_now: bool
    is_past: bool
    is_session: bool
    pointer: Markup


@dataclass(frozen=True)
class Victory:
    """The Victory Points: whose, how many, and where on the bar from 0 to 100."""

    side: str
    points: int
    most: int
    at: float
    pointer: Markup


@dataclass(frozen=True)
class Track:
    """A Scoring Track: who is favoured by how much, and how near it is to scoring."""

    name: str
    side: str
    worth: int
    done: int
    steps: int
    hold: str  # of the Duma: majority, dominance or ""
    is_new: bool
    pointer: Markup

    @property
    def left(self) -> int:
        """How many advances are left to scoring."""
        return self.steps - self.done


@dataclass(frozen=True)
class Level:
    """Unrest or Prestige: a rising column, with the modifiers beside it."""

    name: str
    value: int
    modifiers: tuple[int, ...]
    modifier: int
    is_over: bool
    pointer: Markup

    @property
    def rise(self) -> float:
        """How high a step is."""
        return COLUMN / len(self.modifiers)

    def height(self, step: int) -> float:
        """How far above the ground the middle of a step is."""
        return round((step + 0.5) * self.rise, 1)

    @property
    def labels(self) -> tuple[tuple[float, int], ...]:
        """Where the modifier changes, as far as there is room to say so: how high, and to what."""
        found: list[tuple[float, int]] = []
        for step, modifier in enumerate(self.modifiers):
            is_new = not step or modifier != self.modifiers[step - 1]
            if is_new and (not found or self.height(step) - found[-1][0] >= LINE):
                found.append((self.height(step), modifier))
        return tuple(found)


def rounds(scene: Scene) -> tuple[Round, ...]:
    """2.0, 7.2: the Action Rounds of the Turn, and which of them are Sessions."""
    view = scene.view
    sitting = {number for session in view["sessions"] for number in session}
    return tuple(
        Round(
            number,
            number == view["round"],
            number < view["round"],
            number in sitting,
            thing("round", number, ""),
        )
        for number in range(1, box_of(scene).rounds + 1)
    )


def favoured(worth: int) -> str:
    """Whom a number favours: the Revolutionary above zero, the Government below."""
    return SIDES[0] if worth > 0 else SIDES[1] if worth < 0 else ""


def victory(scene: Scene) -> Victory:
    """2.6: one marker between both sides."""
    vp, most = scene.view["vp"], box_of(scene).tracks["victory"]
    at = 50 - 50 * max(-1, min(1, vp / most))
    return Victory(favoured(vp), abs(vp), most, at, thing("victory", "points", ""))


def scoring(scene: Scene) -> list[Track]:
    """5.0: the four Scoring Tracks."""
    view, new = scene.view, changed(scene)
    hold = "dominance" if view["dominance"] else "majority" if view["majority"] else ""
    return [
        Track(
            name=track,
            side=favoured(worth),
            worth=abs(worth),
            done=view["scoring"][track],
            steps=box_of(scene).steps,
            hold=hold if track == "duma" else "",
            is_new=track in new,
            pointer=scene.thing("track", track),
        )
        for track, worth in view["advantage"].items()
    ]


def levels(scene: Scene) -> tuple[Level, ...]:
    """11.0, 12.0: Unrest and Prestige, each with its modifiers of Growing Extremism rolls."""
    view, (unrest, prestige) = scene.view, box_of(scene).modifiers.values()
    fallen = 2 if view["abdicated"] else prestige[view["prestige"]]
    return (
        Level(
            "unrest",
            view["unrest"],
            unrest,
            unrest[view["unrest"]],
            False,
            thing("level", "unrest", ""),
        ),
        Level(
            "prestige",
            view["prestige"],
            prestige,
            fallen,
            view["abdicated"],
            thing("level", "prestige", ""),
        ),
    )
