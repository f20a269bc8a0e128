"""The odds of a Mobilization Check in Prelude, and what the events of cards could do now."""

from __future__ import annotations

from typing import Any

from ...core import Ask, Choice, Phrase, View
from ...games.prelude.activities import LEAST
from ...games.prelude.box import SIDES, box_for
from ...games.prelude.checks import THREE_DICE
from ...games.prelude.events import Doing, can
from ...games.prelude.language import nodes, reading
from ...games.prelude.language.limits import within
from ...games.prelude.state import State

REACTION = 3  # 11.2: the bonus of Military Discipline against a Soldiers' Soviet


def percent(target: int) -> float:
    """9.0: how often three dice show this number or less, in per cent."""
    return 100 * sum(roll <= target for roll in THREE_DICE) / len(THREE_DICE)


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
            effect = _effect(view, ask)
            assert isinstance(effect, nodes.Check | nodes.Organize)
            return effect.bonus
    return None


def alternative(view: View, ask: Ask, number: int) -> Phrase:
    """What one of the alternatives of a card says, to the side that is asked."""
    return reading.alternatives(choice_of(view, ask), ask.who)[number - 1]


def choice_of(view: View, ask: Ask) -> nodes.Choose:
    """The part of a card's event that lets a side choose between alternatives."""
    effect = _effect(view, ask)
    assert isinstance(effect, nodes.Choose)
    return effect


def _effect(view: View, ask: Ask) -> nodes.Effect:
    """The part of a card's event that the question comes from."""
    box = box_for(view["options"])
    effect, _ = box.effects[str(ask.facts["card"])][int(str(ask.facts["at"]))]
    return effect


def shown(view: View) -> State:
    """The game as far as it lies open: as it is, but with nobody's hand and no deck."""
    box = box_for(view["options"])
    runs = box.sessions[view["turn"]]
    cut = [run[-1] for run in runs if view["round"] in run and not view["session"]]
    facts: dict[str, Any] = {
        name: view[name]
        for name in ("round", "first", "active", "opportunity", "unrest", "prestige", "abdicated")
    }
    facts |= {name: view[name] for name in ("scoring", "in_play")}
    facts |= {name: tuple(view[name]) for name in ("acted", "barred", "pool", "playing")}
    for name in ("organizations", "troops", "used", "waiting"):
        facts[name] = {side: tuple(things) for side, things in view[name].items()}
    return State(
        options=view["options"],
        turn=box.turns.index(view["turn"]),
        prorogued=cut[0] if cut else 0,
        world=view["advantage"]["world"],
        cubes={place: tuple(pair) for place, pair in view["cubes"].items()},
        mobilized=dict.fromkeys(SIDES, 0),
        aside={},
        hands=dict.fromkeys(SIDES, ()),
        known=dict.fromkeys(SIDES, ()),
        **facts,
    )


def idle(s: State, card: str, side: str) -> frozenset[int]:
    """R51: the effects of a card, by number, that could change nothing if this side had them now.

    Not judged is what another effect of the same card may bring about before.
    """
    s = s.copy()
    s.playing += (card,)
    found: set[int] = set()
    for at in s.box.event[card]:
        node, blocks = s.box.effects[card][at]
        doing = Doing(s, side, card, at, "", blocks)
        if isinstance(node, nodes.Choose):
            found.update(*[block for number, block in enumerate(blocks) if not doing.could(number)])
        elif not (can(node, doing) or (at != s.box.event[card][0] and _may_change(node))):
            found.add(at)
    return frozenset(found)


def _may_change(node: nodes.Effect) -> bool:
    """Whether it depends on numbers or cubes that an effect before it may have changed."""
    if isinstance(node, nodes.If | nodes.Spend):
        return True
    return any(isinstance(part, nodes.Sum | nodes.Test) for part in within(node))
