"""Choices: an option with what it costs, how likely it is, or what it says."""

from __future__ import annotations

from ....core import Ask, Choice
from ....games.prelude.activities import LEAST
from ....games.prelude.checks import THREE_DICE
from ....games.prelude.language import nodes, reading
from .. import Scene
from .facts import box_of

REACTION = 3  # 11.2: the bonus of Military Discipline against a Soldiers' Soviet
NO_BREAK = "\xa0"


def label(scene: Scene, option: Choice) -> str:
    """An option with its cost, its odds or its text, where the question has such a thing."""
    ask = scene.ask
    assert ask
    name = scene.words.option(ask, option)
    if ask.what == "act" and option in scene.view["costs"]:
        cost = scene.words.text("face-points", points=scene.view["costs"][option])
        return f"{name} · {cost.replace(' ', NO_BREAK)}"
    if ask.what == "dedicate":
        return f"{name} · {_odds(scene, str(ask.facts['place']), int(str(option)))}"
    if ask.of == "alternative":
        return _alternative(scene, ask, int(str(option)))
    bonus = _bonus(scene, ask)
    return name if bonus is None else f"{name} · {_odds(scene, str(option), bonus)}"


def chance(scene: Scene, place: str) -> str:
    """9.0: how likely the check is for which this place is offered; "" if there is none."""
    ask = scene.ask
    bonus = _bonus(scene, ask) if ask and place in ask.options else None
    if bonus is None:
        return ""
    return scene.words.text("board-chance", chance=_percent(scene.view["targets"][place] + bonus))


def _odds(scene: Scene, place: str, bonus: int) -> str:
    """9.0: the Target Number and the exact odds, alone and with all Opportunity Points."""
    target = scene.view["targets"][place] + bonus
    helped = target + scene.view["opportunity"][scene.view["side"]]
    return scene.words.text(
        "board-odds", target=target, chance=_percent(target), helped=_percent(helped)
    )


def _percent(target: int) -> float:
    """9.0: how often three dice show this number or less, in per cent."""
    return 100 * sum(roll <= target for roll in THREE_DICE) / len(THREE_DICE)


def _bonus(scene: Scene, ask: Ask) -> int | None:
    """The bonus of the check that follows the choice of a place; None if none does."""
    match ask.what:
        case "choose-place":
            return LEAST
        case "face-reaction":
            return REACTION
        case "choose-check" | "organize-one":
            effect = _effect(scene, ask)
            assert isinstance(effect, nodes.Check | nodes.Organize)
            return effect.bonus
    return None


def _alternative(scene: Scene, ask: Ask, number: int) -> str:
    """What one of the alternatives of a card says."""
    effect = _effect(scene, ask)
    assert isinstance(effect, nodes.Choose)
    return scene.words.phrase(reading.alternatives(effect, ask.who)[number - 1])


def _effect(scene: Scene, ask: Ask) -> nodes.Effect:
    """The part of a card's event that the question comes from."""
    effect, _ = box_of(scene).effects[str(ask.facts["card"])][int(str(ask.facts["at"]))]
    return effect
