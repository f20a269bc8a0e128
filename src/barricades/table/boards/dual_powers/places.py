"""The city: six quarters with who is there, who would win them and why, and six bridges."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from markupsafe import Markup

from ....games.dual_powers.box import SIDES
from .. import Scene
from .facts import box_of, objective, pointer
from .news import marks
from .ring import TALL, WIDE, Crossing, Land, walk
from .spread import Spot, spread
from .tokens import Token, groups


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


def quarters(scene: Scene) -> tuple[Quarter, ...]:
    """The six quarters, once around the ring."""
    around = walk(box_of(scene).connections)
    return tuple(_quarter(scene, at, region) for at, (region, _) in enumerate(around))


def bridges(scene: Scene) -> tuple[Bridge, ...]:
    """The six bridges, once around the ring."""
    around = walk(box_of(scene).connections)
    return tuple(_bridge(scene, at, name) for at, (_, name) in enumerate(around))


def _quarter(scene: Scene, at: int, region: str) -> Quarter:
    together = groups(scene, region)
    pitch, spots = spread(*(tuple(token.span for token in group) for group in together))
    title, verdict = scene.words.noun("region", region), _verdict(scene, region)
    markers = enumerate(scene.view["markers"], 1)
    return Quarter(
        name=region,
        title=title,
        lands=(WIDE.lands[at], TALL.lands[at]),
        pitch=pitch,
        tokens=tuple(
            pair
            for group, there in zip(together, spots, strict=True)
            for pair in zip(group, there, strict=True)
        ),
        stakes=tuple(_stakes(scene, region)),
        markers=tuple(number for number, where in markers if where == region),
        verdict=verdict,
        pointer=scene.thing("region", region, f"{title}: {verdict.label}"),
        is_new=("region", region) in marks(scene),
    )


def _stakes(scene: Scene, region: str) -> Iterator[Stake]:
    """What is at stake in a region, as far as it may be known."""
    box, text = box_of(scene), scene.words.text
    if region == scene.view["unrest"]:
        points = box.unrest_points[scene.view["month"]]
        yield Stake("", points, text("board-unrest-worth", points=points))
    for side in SIDES:
        card = objective(scene, side)
        if card and box.region[card] == region:
            points = box.points[card]
            label = text("board-objective-worth", side=side, points=points)
            yield Stake(side, points, label)


def _verdict(scene: Scene, region: str) -> Verdict:
    """Who would win a region now."""
    text, forces = scene.words.text, scene.view["regions"][region]
    (white, whites), (red, reds) = forces["white"], forces["red"]
    totals = text("board-totals", white=white, red=red)
    winner = forces["stronger"]
    if not winner:
        return Verdict(white, red, "", "", f"{totals}; {text('board-nobody')}")
    why = ""
    if white == red and whites == reds > 0:
        why = text("board-by-will")
    elif white == red and whites and reds:
        why = text("board-by-tokens", white=whites, red=reds)
    wins = text("board-would-win", side=winner)
    return Verdict(white, red, winner, why, "; ".join(filter(None, (totals, wins, why))))


def _bridge(scene: Scene, at: int, name: str) -> Bridge:
    label = joined(scene, name)
    return Bridge(
        name=name,
        crossings=(WIDE.bridges[at], TALL.bridges[at]),
        is_shut=name == scene.view["barricade"],
        label=label,
        pointer=pointer("connection", name, label, scene.is_lit("connection", name)),
    )


def joined(scene: Scene, connection: str) -> str:
    """A connection in words: what it joins, and whether it is closed."""
    one, other = box_of(scene).connections[connection]
    id = "board-bridge-shut" if connection == scene.view["barricade"] else "board-bridge"
    return scene.words.text(id, connection=connection, region=one, region_other=other)
