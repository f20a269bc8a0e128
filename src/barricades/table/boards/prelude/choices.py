"""Choices: an option with what it costs, how likely it is, or what it says."""

from __future__ import annotations

from ....core import Choice
from ....play.prospects.prelude import alternative, percent, target
from .. import Scene

NO_BREAK = "\xa0"


def label(scene: Scene, option: Choice) -> str:
    """An option with its cost, its odds or its text, where the question has such a thing."""
    ask = scene.ask
    assert ask
    name = scene.words.option(ask, option)
    if ask.what == "act" and option in scene.view["costs"]:
        cost = scene.words.text("face-points", points=scene.view["costs"][option])
        return f"{name} · {cost.replace(' ', NO_BREAK)}"
    if ask.of == "alternative":
        return scene.words.phrase(alternative(scene.view, ask, int(str(option))))
    needed = target(scene.view, ask, option)
    return name if needed is None else f"{name} · {_odds(scene, needed)}"


def chance(scene: Scene, place: str) -> str:
    """9.0: how likely the check is for which this place is offered; "" if there is none."""
    ask = scene.ask
    needed = target(scene.view, ask, place) if ask and place in ask.options else None
    return "" if needed is None else scene.words.text("board-chance", chance=percent(needed))


def _odds(scene: Scene, needed: int) -> str:
    """9.0: the Target Number and the exact odds, alone and with all Opportunity Points."""
    helped = needed + scene.view["opportunity"][scene.view["side"]]
    return scene.words.text(
        "board-odds", target=needed, chance=percent(needed), helped=percent(helped)
    )
