"""What the events of cards could do now, judged by what is public."""

from __future__ import annotations

from typing import Any

from ....core import View
from ....games.prelude.box import SIDES, box_for
from ....games.prelude.events import Doing, can
from ....games.prelude.language import nodes
from ....games.prelude.language.limits import within
from ....games.prelude.state import State


def shown(view: View) -> State:
    """The public part of the game as a state: nobody has a hand, and there is no deck."""
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
    """R51: the numbers of those effects of a card that would change nothing for this side now.

    What another effect of the same card might change before is not considered.
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
