"""The city: six quarters with who is there, who would win them and why, and six bridges."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from markupsafe import Markup

from ....games.dual_powers.box import SIDES
from ....words import Words
from .. import MAX_VALUES, Scene
from .facts import box_of, objective, pointer
from .news import marks
from .ring import BRIDGES, LANDS, Crossing, Land, walk
from .spread import Spot, spread
from .tokens import Token, groups


@dataclass(frozen=True)
class Stake:
    """What a quarter is worth to the stronger side: unrest, or a known objective."""

    side: str  # whose objective; "" of unrest
    points: int
    label: str


@dataclass(frozen=True)
class Tile:
    """2.4, 8.1: where the tile of a quarter lies: on a space, still in the stack, or used."""

    space: str  # unrest, blockade, left or used
    label: str


@dataclass(frozen=True)
class Verdict:
    """7.2, 7.3: both totals, who would win now, and what breaks a tie."""

    white: int
    red: int
    winner: str  # "" if nobody
    why: str
    label: str


@dataclass(frozen=True, eq=False)
class Quarter:
    """A region with everything in it. Cached, so it is equal to itself alone."""

    name: str
    title: str
    land: Land
    tile: Tile
    pitch: int
    tokens: tuple[tuple[Token, Spot], ...]
    stakes: tuple[Stake, ...]
    markers: tuple[int, ...]
    verdict: Verdict
    pointer: Markup
    is_new: bool


@dataclass(frozen=True, eq=False)
class Bridge:
    """A connection, which may be closed by the blockade."""

    name: str
    crossing: Crossing
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
    forces = scene.view["regions"][region]
    markers = enumerate(scene.view["markers"], 1)
    return _made(
        scene.words,
        at,
        region,
        *(tuple(group) for group in groups(scene, region)),
        (*forces["white"], *forces["red"], forces["stronger"]),
        tuple(_stakes(scene, region)),
        _tile(scene, region),
        tuple(number for number, where in markers if where == region),
        scene.is_lit("region", region),
        ("region", region) in marks(scene),
    )


@lru_cache(MAX_VALUES)
def _made(
    words: Words,
    at: int,
    region: str,
    whites: tuple[Token, ...],
    nobodys: tuple[Token, ...],
    reds: tuple[Token, ...],
    forces: tuple[int, int, int, int, str],
    stakes: tuple[Stake, ...],
    tile: Tile,
    markers: tuple[int, ...],
    is_lit: bool,
    is_new: bool,
) -> Quarter:
    together = whites, nobodys, reds
    pitch, spots = spread(*(tuple(token.span for token in group) for group in together))
    title, verdict = words.noun("region", region), _verdict(words, *forces)
    return Quarter(
        name=region,
        title=title,
        land=LANDS[at],
        tile=tile,
        pitch=pitch,
        tokens=tuple(
            pair
            for group, there in zip(together, spots, strict=True)
            for pair in zip(group, there, strict=True)
        ),
        stakes=stakes,
        markers=markers,
        verdict=verdict,
        pointer=pointer("region", region, f"{title}: {verdict.label}", is_lit, "group"),
        is_new=is_new,
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


def _tile(scene: Scene, region: str) -> Tile:
    """Where the tile of a region lies, in a word and in a sentence."""
    view, words = scene.view, scene.words
    if region == view["unrest"]:
        return Tile("unrest", words.text("board-unrest-tile", region=region))
    if region == view["blockade"]:
        return Tile("blockade", words.text("board-blockade-tile", region=region))
    space = "left" if region in view["tiles"] else "used"
    return Tile(space, words.text(f"board-tile-{space}", region=region))


def _verdict(words: Words, white: int, whites: int, red: int, reds: int, winner: str) -> Verdict:
    """Who would win a region now: by the strength and the number of each side's tokens."""
    totals = words.text("board-totals", white=white, red=red)
    if not winner:
        return Verdict(white, red, "", "", f"{totals}; {words.text('board-nobody')}")
    why = ""
    if white == red and whites == reds > 0:
        why = words.text("board-by-will")
    elif white == red and whites and reds:
        why = words.text("board-by-tokens", white=whites, red=reds)
    wins = words.text("board-would-win", side=winner)
    return Verdict(white, red, winner, why, "; ".join(filter(None, (totals, wins, why))))


def _bridge(scene: Scene, at: int, name: str) -> Bridge:
    is_lit, is_shut = scene.is_lit("connection", name), name == scene.view["barricade"]
    return _crossing(joined(scene, name), at, name, is_lit, is_shut)


@lru_cache(MAX_VALUES)
def _crossing(label: str, at: int, name: str, is_lit: bool, is_shut: bool) -> Bridge:
    return Bridge(
        name=name,
        crossing=BRIDGES[at],
        is_shut=is_shut,
        label=label,
        pointer=pointer("connection", name, label, is_lit),
    )


def joined(scene: Scene, connection: str) -> str:
    """A connection in words: what it joins, and whether it is closed."""
    one, other = box_of(scene).connections[connection]
    id = "board-bridge-shut" if connection == scene.view["barricade"] else "board-bridge"
    return scene.words.text(id, connection=connection, region=one, region_other=other)
