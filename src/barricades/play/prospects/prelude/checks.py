"""Mobilization Checks (9.0): Target Numbers and odds; and the alternatives of cards."""

from __future__ import annotations

from bisect import bisect_right
from typing import Any

from ....core import Ask, Choice, Phrase, View
from ....games.prelude.activities import LEAST
from ....games.prelude.box import box_for
from ....games.prelude.checks import THREE_DICE
from ....games.prelude.language import nodes, reading
from .. import Odds

REACTION = 3  # 11.2: the bonus of Military Discipline against a Soldiers' Soviet


def percent(target: int) -> float:
    """9.0: the chance, in per cent, that three dice show this number or less."""
    return 100 * bisect_right(THREE_DICE, target) / len(THREE_DICE)


def target(view: View, ask: Ask, option: Choice) -> int | None:
    """9.0: the Target Number of the check that follows this option; None if none does."""
    if ask.what == "dedicate":
        return int(view["targets"][ask.facts["place"]]) + int(str(option))
    bonus = _bonus(view, ask)
    if bonus is None or option not in view["targets"]:
        return None
    return int(view["targets"][option]) + bonus


def _bonus(view: View, ask: Ask) -> int | None:
    """The bonus of the check that follows the choice of a place; None if none does."""
    match ask.what:
        case "choose-place":
            return LEAST
        case "face-reaction":
            return REACTION
        case "choose-check" | "organize-one":
            effect = effect_of(view, ask)
            assert isinstance(effect, nodes.Check | nodes.Organize)
            return effect.bonus
    return None


def alternative(view: View, ask: Ask, number: int) -> Phrase:
    """One of the alternatives of a card, as the side that is asked reads it."""
    return reading.alternatives(choice_of(view, ask), ask.who)[number - 1]


def choice_of(view: View, ask: Ask) -> nodes.Choose:
    """The node of a card's event that offers the alternatives."""
    effect = effect_of(view, ask)
    assert isinstance(effect, nodes.Choose)
    return effect


def effect_of(view: View, ask: Ask) -> nodes.Effect:
    """The node of a card's event that the question comes from."""
    box = box_for(view["options"])
    effect, _ = box.effects[str(ask.facts["card"])][int(str(ask.facts["at"]))]
    return effect


def at_place(view: View, ask: Ask, place: str) -> Odds | None:
    """9.0: the odds of the check that follows the choice of a place; None if none does."""
    least = target(view, ask, place)
    if least is None:
        return None
    more = int(str(ask.facts["points"])) - LEAST if ask.what == "choose-place" else 0
    return reckoned(view, ask.who, least, more)


def reckoned(view: View, side: str, needed: int, more: int = 0) -> Odds:
    """9.0: the odds against a Target Number: alone, with more points, with Opportunity Points."""
    helped = needed + more + view["opportunity"][side]
    return Odds(percent(needed), percent(needed + more), percent(helped))


def odds(view: View, ask: Ask) -> Odds | None:
    """9.0: the odds of the check that nature is about to roll; None for anything else."""
    if ask.what != "roll-check":
        return None
    facts: dict[str, Any] = dict(ask.facts)
    return reckoned(view, facts["side"], facts["target"])
