"""The city: six quarters with who is there, who would win them and why, and six bridges."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from ....games.dual_powers.box import SIDES
from . import ring
from .drawing import Drawing
from .ring import TALL, WIDE, Crossing, Land
from .spread import Spot, spread
from .tokens import Token, Tokens


@dataclass(frozen=True)
class Stake:
    """What a quarter is worth to whoever is stronger there: unrest, or a known objective."""

    side: str  # whose objective; "" of unrest
    points: int
    label: str


@dataclass(frozen=True)
class Verdict:
    """7.2, 7.3: both totals, who would win now, and what breaks a tie."""

    white: int
    red: int
    winner: str  # "" if nobody
    why: str
    label: str


@dataclass(frozen=True)
class Quarter:
    """A region with everything in it."""

    name: str
    title: str
    lands: tuple[Land, Land]  # on the wide sheet and on the tall one
    pitch: int
    tokens: tuple[tuple[Token, Spot], ...]
    stakes: tuple[Stake, ...]
    markers: tuple[int, ...]
    verdict: Verdict
    pointer: Markup
    is_new: bool


@dataclass(frozen=True)
class Bridge:
    """A connection; the blockade may lie on it."""

    name: str
    crossings: tuple[Crossing, Crossing]
    is_shut: bool
    label: str
    pointer: Markup


class City:
    """What is drawn of the map."""

    def __init__(self, drawing: Drawing, tokens: Tokens) -> None:
        self.drawing, self.tokens = drawing, tokens
        self.sheets = WIDE, TALL
        around = ring.walk(drawing.box.connections)
        self.quarters = [self._quarter(at, region) for at, (region, _) in enumerate(around)]
        self.bridges = [self._bridge(at, name) for at, (_, name) in enumerate(around)]
        self.barricade = next((bridge for bridge in self.bridges if bridge.is_shut), None)

    def _quarter(self, at: int, region: str) -> Quarter:
        drawing = self.drawing
        groups = self.tokens.groups(region)
        pitch, spots = spread(*(tuple(token.span for token in group) for group in groups))
        title, verdict = drawing.noun("region", region), self._verdict(region)
        markers = enumerate(drawing.view["markers"], 1)
        return Quarter(
            name=region,
            title=title,
            lands=(WIDE.lands[at], TALL.lands[at]),
            pitch=pitch,
            tokens=tuple(
                pair
                for group, there in zip(groups, spots, strict=True)
                for pair in zip(group, there, strict=True)
            ),
            stakes=tuple(self._stakes(region)),
            markers=tuple(number for number, where in markers if where == region),
            verdict=verdict,
            pointer=drawing.scene.thing("region", region, f"{title}: {verdict.label}"),
            is_new=drawing.is_new("region", region),
        )

    def _stakes(self, region: str) -> list[Stake]:
        """What is at stake in a region, as far as it may be known."""
        drawing, box = self.drawing, self.drawing.box
        stakes = []
        if region == drawing.view["unrest"]:
            points = box.unrest_points[drawing.view["month"]]
            stakes.append(Stake("", points, drawing.say("unrest-worth", points=points)))
        for side in SIDES:
            card = drawing.objective(side)
            if card and box.region[card] == region:
                points = box.points[card]
                label = drawing.say("objective-worth", side=side, points=points)
                stakes.append(Stake(side, points, label))
        return stakes

    def _verdict(self, region: str) -> Verdict:
        """Who would win a region now."""
        say, forces = self.drawing.say, self.drawing.view["regions"][region]
        (white, whites), (red, reds) = forces["white"], forces["red"]
        totals = say("totals", white=white, red=red)
        winner = forces["stronger"]
        if not winner:
            return Verdict(white, red, "", "", f"{totals}; {say('nobody')}")
        why = ""
        if white == red and whites and reds:
            why = say("by-will") if whites == reds else say("by-tokens", white=whites, red=reds)
        told = say("would-win", side=winner)
        return Verdict(white, red, winner, why, "; ".join(filter(None, (totals, told, why))))

    def _bridge(self, at: int, name: str) -> Bridge:
        label = joined(self.drawing, name)
        return Bridge(
            name=name,
            crossings=(WIDE.bridges[at], TALL.bridges[at]),
            is_shut=name == self.drawing.view["barricade"],
            label=label,
            pointer=self.drawing.pointer("connection", name, label),
        )


def joined(drawing: Drawing, connection: str) -> str:
    """A connection in words: what it joins, and whether it is closed."""
    one, other = drawing.box.connections[connection]
    id = "bridge-shut" if connection == drawing.view["barricade"] else "bridge"
    return drawing.say(id, connection=connection, region=one, region_other=other)
