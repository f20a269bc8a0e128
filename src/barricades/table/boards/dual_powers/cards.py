"""Cards: days, region, recruit value, the other action, points; and what playing one would do."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from ....play.prospects.dual_powers import Reach, reach
from .. import Scene
from .facts import box_of
from .news import marks


@dataclass(frozen=True)
class Action:
    """An action on a card; while that card is being carried out, it can be pointed at."""

    name: str
    title: str
    count: int  # recruit value
    pointer: Markup


@dataclass(frozen=True)
class Card:
    """A command card, or a leader's."""

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
    box, label = box_of(scene), card_label(scene, name)
    is_leader = name in box.special
    if is_leader:
        title = scene.words.noun("card", name)
        actions = _action(scene, name, "leader-recruit"), _action(scene, name, box.special[name])
    else:
        title = scene.words.noun("region", box.region[name])
        recruit = _action(scene, name, "recruit", box.recruit[name])
        actions = recruit, _action(scene, name, box.action[name])
    goes = reach(scene.view, name) if held else None
    return Card(
        name=name,
        title=title,
        colour="" if is_leader else box.region[name],
        side=box.side[name] if is_leader else "",
        days=box.days[name],
        strength=box.strength[name] if is_leader else (),
        actions=actions,
        points=None if is_leader else box.points[name],
        label=label,
        pointer=scene.thing("card", name, label) if held else Markup(),
        is_new=("card", name) in marks(scene),
        reach=goes,
        reach_label=scene.words.clause(goes.told) if goes else "",
    )


def _action(scene: Scene, card: str, name: str, count: int = 1) -> Action:
    title, ask = scene.words.noun("action", name), scene.ask
    is_open = ask is not None and ask.of == "action" and ask.facts["card"] == card
    pointer = scene.thing("action", name, title) if is_open else Markup()
    return Action(name, title, count, pointer)


def card_label(scene: Scene, name: str) -> str:
    """A card in words."""
    box = box_of(scene)
    if name in box.special:
        fresh, exhausted = box.strength[name]
        return scene.words.text(
            "board-leader-card",
            card=name,
            days=box.days[name],
            fresh=fresh,
            exhausted=exhausted,
            action=box.special[name],
        )
    return scene.words.text(
        "board-command-card",
        card=name,
        days=box.days[name],
        recruit=box.recruit[name],
        action=box.action[name],
        points=box.points[name],
    )
