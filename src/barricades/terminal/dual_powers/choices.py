"""Options with their signs and facts, and all things of each kind."""

from __future__ import annotations

from rich.text import Text

from ...core import Ask, Choice, View
from ...games.dual_powers.box import SUPPLY, box_for
from ..blocks import Block, joined
from ..boards import Scene, Size
from ..palette import BRASS, CHALK
from .cards import facts_of, spread
from .city import verdict
from .signs import (
    COLOUR,
    DEED,
    ICON,
    POINTS,
    SHAPE,
    TINT,
    box_of,
    card_sign,
    chip,
    region_sign,
)

THINGS = {
    "action": (
        *("recruit", "move", "double-move", "refresh"),
        *("leader-recruit", "protest", "espionage", "inspire", "pass"),
    ),
    "bonus": ("recruit", "move", "refresh", "draw", "organize", "pass"),
    "reward": ("points", "bonus", "pass"),
}


def things(view: View, kind: str) -> tuple[Choice, ...]:
    """All things of a kind, offered or not."""
    box = box_for(view["options"])
    if kind == "card":
        return *box.cards, *box.special, "pass"
    if kind == "token":
        return *view["tokens"], "pass", "done"
    if kind in ("region", "connection"):
        return *(box.regions if kind == "region" else box.connections), "pass"
    return THINGS.get(kind, ())


def table(scene: Scene, ask: Ask) -> Block | None:
    """Cards are laid out where there is room; anything else is listed."""
    if ask.of == "card" and scene.size > Size.SMALL:
        return spread(scene, [str(option) for option in ask.options])
    return None


def label(scene: Scene, ask: Ask, option: Choice) -> tuple[Text, Text]:
    """An option in the list: its name with its sign, and its facts."""
    value = str(option)
    if ask.of == "card":
        return card_sign(scene, value), facts_of(scene, value)
    if ask.of == "token" and value in scene.view["tokens"]:
        return _token(scene, ask, value)
    if ask.of == "region" and value in box_of(scene).city:
        return region_sign(scene, value), verdict(scene, value, 30)
    if ask.of == "connection" and value in box_of(scene).connections:
        return _connection(scene, value)
    return _deed(scene, ask, value)


def _token(scene: Scene, ask: Ask, token: str) -> tuple[Text, Text]:
    """A token with its face, and where it is; in the supply, what it costs to recruit."""
    place = scene.view["tokens"][token][0]
    side = box_of(scene).side[token]
    shape, noun = Text(SHAPE[side], TINT[side]), scene.words.noun("token", token)
    piece = chip(scene, token)
    brief = scene.size == Size.SMALL and not scene.apart
    name = joined([shape, piece] if brief else [piece, " ", noun])
    if place == SUPPLY:
        return name, Text(DEED["recruit"] * box_of(scene).strength[token][0], BRASS)
    return name, region_sign(scene, place)


def _connection(scene: Scene, name: str) -> tuple[Text, Text]:
    """A connection with the two quarters it joins."""
    ends = [region_sign(scene, end) for end in box_of(scene).connections[name]]
    style = f"bold {COLOUR.get(name, CHALK)}"
    sign = Text(f"{ICON.get(name, '◇')} {scene.words.noun('connection', name)}", style)
    return sign, joined(ends, " – ")


def _deed(scene: Scene, ask: Ask, value: str) -> tuple[Text, Text]:
    """An action with what it does here."""
    name = Text(f"{DEED.get(value, '·')} {scene.words.option(ask, value)}", "bold")
    view, box = scene.view, box_of(scene)
    if value == "points":
        points = box.unrest_points[view["month"]]
        return name, Text(f"{POINTS} {scene.words.text('terminal-points', points=points)}")
    if ask.of == "action" and value == "recruit":
        card = str(ask.facts["card"])
        pips = Text(DEED["recruit"] * box.recruit[card], BRASS)
        return name, joined([pips, " ", region_sign(scene, box.region[card])])
    help_id = f"{ask.of}-{value}-help"
    return name, Text(scene.words.text(help_id) if scene.words.has(help_id) else "", "quiet")
