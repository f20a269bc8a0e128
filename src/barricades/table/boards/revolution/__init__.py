"""The board of Revolution!: the sides, the bid board of twelve characters, and the town square."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from markupsafe import Markup

from ....core import Event
from .. import MAX_SCENES, Scene
from .about import about
from .bidding import draft
from .cards import cards
from .choices import picture
from .facts import box_of, title_of_earned
from .hand import held, key, set_aside, worth
from .page import page
from .places import buildings
from .sides import sides
from .tracks import markers

__all__ = [
    "POINTS",
    "SOUNDS",
    "THINGS",
    "about",
    "basis",
    "draw",
    "hand",
    "may_talk",
    "picture",
    "source",
    "strip",
    "twin",
]

POINTS = dict.fromkeys(("gained-support", "led", "cashed"), "support")
THINGS = ("character", "area")
SOUNDS = {
    "won-over": "token",
    "tied": "token",
    "placed": "cube",
    "spied": "cube",
    "swapped": "cube",
}


def strip(scene: Scene) -> Markup:
    """The sides, and what each has."""
    return page("strip.html", scene, sides=sides(scene))


def basis(scene: Scene, piece: str) -> tuple[Any, ...]:
    """What a piece depends on: the strip alone shows how far others have come with their bids."""
    view = scene.view
    if piece != "strip":
        view = {**view, "bids": view["bids"].get(scene.side)}
    return view, scene.words, scene.side, scene.ask, scene.news, scene.log


def draw(scene: Scene) -> Markup:
    """Everything else that is public, and the viewer's own bids."""
    marked = markers(scene)
    return page(
        "board.html",
        scene,
        box=box_of(scene),
        markers=marked,
        taken=tuple(marker.space.number for marker in marked),
        bank=tuple(scene.view["bank"]),
        **_open(scene),
    )


def hand(scene: Scene) -> Markup:
    """The viewer's tokens and where they lie, or those they won; and what the stamps mean.

    For a viewer who is asked for a bid, also what a script needs to prepare it.
    """
    tokens, bid = held(scene), draft(scene)
    if scene.side is None:
        title, note = "board-onlooker", "board-onlooker-note"
    elif tokens and all(token.character for token in tokens):
        title, note = "board-your-bid", "board-hidden-till"
    elif tokens:
        title, note = "board-your-tokens", ""
    else:
        title, note = title_of_earned(scene), ""
        if not any(scene.view["earned"][scene.side]):
            note = "board-none"
        if scene.view["ended"]:
            note = "board-cashed-worth"
    shown = {"title": title, "note": note, "tokens": tokens or set_aside(scene)}
    return page("hand.html", scene, draft=bid, key=key(scene), worth=worth(scene), **shown)


def source(log: Sequence[Event]) -> str:
    """The message for what the points came from: characters, areas, or tokens left over."""
    return f"source-{log[-1].what}"


def twin(scene: Scene) -> Markup:
    """The board in words."""
    return page("twin.html", scene, **_open(scene))


def may_talk(options: Mapping[str, Any]) -> bool:
    """8.3, R19: whether the seats may talk during play: only with Making Deals."""
    return bool(options["deals"] == "yes")


@lru_cache(MAX_SCENES)
def _open(scene: Scene) -> dict[str, Any]:
    """What both the board and its twin show."""
    return {"sides": sides(scene), "cards": cards(scene), "buildings": buildings(scene)}
