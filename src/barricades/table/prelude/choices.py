"""Choices: an option with what it costs, how likely it is, or what it says."""

from __future__ import annotations

from ...core import Ask, Choice
from ...games.prelude.checks import THREE_DICE
from ...games.prelude.language import nodes, reading
from ..boards import Scene
from .signs import box_of

NO_BREAK = "\xa0"


def percent(target: int) -> float:
    """9.0: how often three dice show this number or less, in per cent."""
    return 100 * sum(roll <= target for roll in THREE_DICE) / len(THREE_DICE)


def label(scene: Scene, option: Choice) -> str:
    """An option in the list."""
    ask = scene.ask
    assert ask
    name = scene.words.option(ask, option)
    if ask.what == "act" and option in scene.view["costs"]:
        cost = scene.words.text("face-points", points=scene.view["costs"][option])
        return f"{name} · {cost.replace(' ', NO_BREAK)}"
    if ask.what == "choose-place":
        return f"{name} · {odds(scene, str(option), 2)}"
    if ask.what == "choose-check":
        return f"{name} · {odds(scene, str(option), _bonus(scene, ask))}"
    if ask.what == "dedicate":
        return f"{name} · {odds(scene, str(ask.facts['place']), int(str(option)))}"
    if ask.of == "alternative":
        return _alternative(scene, ask, int(str(option)))
    return name


def odds(scene: Scene, place: str, bonus: int) -> str:
    """9.0: the Target Number and the exact odds, alone and with all Opportunity Points."""
    target = scene.view["targets"][place] + bonus
    helped = target + scene.view["opportunity"][scene.view["side"]]
    return scene.words.text(
        "board-odds",
        target=target,
        chance=percent(target),
        helped=percent(helped),
    )


def _bonus(scene: Scene, ask: Ask) -> int:
    """The bonus of the check that a card calls for."""
    effect, _ = box_of(scene).effects[str(ask.facts["card"])][int(str(ask.facts["at"]))]
    return effect.bonus if isinstance(effect, nodes.Check) else 0


def _alternative(scene: Scene, ask: Ask, number: int) -> str:
    """What one of the alternatives of a card says."""
    card = box_of(scene).cards[str(ask.facts["card"])]
    effect, _ = box_of(scene).effects[card.number][int(str(ask.facts["at"]))]
    assert isinstance(effect, nodes.Choose)
    return scene.words.phrase(reading.alternatives(effect, ask.who)[number - 1])
