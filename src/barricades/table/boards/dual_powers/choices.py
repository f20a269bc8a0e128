"""Choices: the options of a question as the list of options shows them, in words and pictures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from markupsafe import Markup

from ....core import Choice
from .. import Scene
from .cards import shown
from .facts import asked, box_of
from .hand import opened
from .page import page
from .places import joined
from .tokens import faces


def label(scene: Scene, option: Choice) -> str:
    """An option in words: tokens in the city with place and face, connections with their ends."""
    place, _ = scene.view["tokens"].get(option, ("", False))
    if place in box_of(scene).city:
        return faces(scene)[str(option)].label
    if asked(scene) == "connection":
        return joined(scene, str(option))
    return scene.words.noun(asked(scene), option)


def asked_about(scene: Scene) -> tuple[str, Choice] | None:
    """5.1: the region of the command card that is being carried out; else None."""
    ask = scene.ask
    if ask is None or ask.what != "act":
        return None
    return "region", box_of(scene).region[str(ask.facts["card"])]


def picture(scene: Scene, option: Choice) -> Markup:
    """A small picture of an option; empty where there is nothing to show."""
    kind, name = asked(scene), str(option)
    if name in ("pass", "done"):
        return Markup()
    facts: dict[str, Callable[[], dict[str, Any]]] = {
        "token": lambda: {"piece": faces(scene).get(name)},
        "card": lambda: {"card": shown(scene, name)},
        "region": lambda: {"which": name},
        "connection": lambda: {"which": name, "is_shut": name == scene.view["barricade"]},
        "action": lambda: {
            "which": name,
            "leader": _leader(scene, name),
            "side": scene.view["side"],
        },
        "bonus": lambda: {"which": name},
        "reward": lambda: {"which": name, "worth": scene.ask and scene.ask.facts["points"]},
    }
    if kind not in facts:
        return Markup()
    return page.cached("picture.html", kind=kind, **facts[kind]())


def _leader(scene: Scene, action: str) -> str:
    """5.8: the leader who would enter the city by this action; else ""."""
    return opened(scene) if action == "leader-recruit" else ""
