"""Cards: days, region, recruit value, the other action, points; and what playing one would do."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from markupsafe import Markup

from ....core import Choice
from ....games.dual_powers.box import Box
from ....play.prospects.dual_powers import Reach, reach
from ....words import Words
from .. import KEPT, Scene, thing
from .facts import box_of
from .news import marks


@dataclass(frozen=True)
class Action:
    """An action on a card; while that card is being carried out, it can be pointed at."""

    name: str
    title: str
    count: int  # recruit value
    pointer: Markup


@dataclass(frozen=True, eq=False)
class Card:
    """A command card, or a leader's; like a token, it is made once for what it depends on."""

    name: str
    title: str
    colour: str  # the region of a command card
    side: str  # of a leader's
    days: int
    strength: tuple[int, ...]
    actions: tuple[Action, ...]
    points: int | None
    label: str
    pointer: Markup
    is_new: bool
    reach: Reach | None  # of a card in the hand
    reach_label: str


def card(scene: Scene, name: str, *, held: bool = False) -> Card:
    """A card; one held in the hand can be pointed at, and says how far it would go."""
    ask, box = scene.ask, box_of(scene)
    is_open = ask is not None and ask.of == "action" and ask.facts["card"] == name
    return _card(
        scene.words,
        box,
        name,
        ("card", name) in marks(scene),
        frozenset(action for kind, action in scene.lit if kind == "action") if is_open else None,
        scene.is_lit("card", name) if held else None,
        reach(scene.view, name) if held else None,
    )


@lru_cache(KEPT)
def _card(
    words: Words,
    box: Box,
    name: str,
    is_new: bool,
    offered: frozenset[Choice] | None,  # the actions, if the card is being carried out
    is_lit: bool | None,  # None if it cannot be pointed at
    goes: Reach | None,
) -> Card:
    label, is_leader = card_label(words, box, name), name in box.special
    if is_leader:
        title = words.noun("card", name)
        actions = ("leader-recruit", 1), (box.special[name], 1)
    else:
        title = words.noun("region", box.region[name])
        actions = ("recruit", box.recruit[name]), (box.action[name], 1)
    return Card(
        name=name,
        title=title,
        colour="" if is_leader else box.region[name],
        side=box.side[name] if is_leader else "",
        days=box.days[name],
        strength=box.strength[name] if is_leader else (),
        actions=tuple(_action(words, action, count, offered) for action, count in actions),
        points=None if is_leader else box.points[name],
        label=label,
        pointer=Markup() if is_lit is None else thing("card", name, label if is_lit else ""),
        is_new=is_new,
        reach=goes,
        reach_label=words.clause(goes.told) if goes else "",
    )


def _action(words: Words, name: str, count: int, offered: frozenset[Choice] | None) -> Action:
    title = words.noun("action", name)
    if offered is None:
        return Action(name, title, count, Markup())
    return Action(name, title, count, thing("action", name, title if name in offered else ""))


def card_label(words: Words, box: Box, name: str) -> str:
    """A card in words."""
    if name in box.special:
        fresh, exhausted = box.strength[name]
        return words.text(
            "board-leader-card",
            card=name,
            days=box.days[name],
            fresh=fresh,
            exhausted=exhausted,
            action=box.special[name],
        )
    return words.text(
        "board-command-card",
        card=name,
        days=box.days[name],
        recruit=box.recruit[name],
        action=box.action[name],
        points=box.points[name],
    )
