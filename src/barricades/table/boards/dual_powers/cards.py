"""Cards: days, region, recruit value, the other action, points; and what playing one would do."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from markupsafe import Markup

from ....core import Choice
from ....games.dual_powers.box import Box
from ....play.prospects.dual_powers import Reach, reach
from ....words import Words
from .. import MAX_VALUES, Scene, thing
from ..hyphens import breakable
from .facts import box_of, pointer
from .news import marks


@dataclass(frozen=True)
class Action:
    """An action on a card; it can be pointed at while the card is being carried out."""

    name: str
    title: str
    count: int  # recruit value
    pointer: Markup


@dataclass(frozen=True, eq=False)
class Card:
    """A command card or a leader's card. Cached, so it is equal to itself alone."""

    name: str
    title: str
    name_to_break: str  # the title, with soft hyphens
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
    is_open: bool  # its actions are to be chosen from

    @property
    def css_class(self) -> str:
        """The class that gives it its colour: of its region, or of a leader's side."""
        return f"r-{self.colour}" if self.colour else f"s-{self.side}"

    @property
    def drawing(self) -> str:
        """What its picture shows: the landmark of its region, or the leader."""
        return self.colour or self.name


def card(scene: Scene, name: str, *, held: bool = False) -> Card:
    """A card of the scene; one that is held may be lit, and says how far it would go."""
    ask, box = scene.ask, box_of(scene)
    is_open = ask is not None and ask.of == "action" and ask.facts["card"] == name
    return _card(
        scene.words,
        box,
        name,
        ("card", name) in marks(scene) and not (held and scene.asked_in),
        frozenset(action for kind, action in scene.lit if kind == "action") if is_open else None,
        held and scene.is_lit("card", name),
        reach(scene.present, name) if held else None,
    )


def shown(scene: Scene, name: str) -> Card:
    """A card away from the board: nothing on it is lit or new."""
    mine = scene.view["hands"].get(scene.view["side"], {"cards": (), "leaders": ()})
    is_held = name in (*mine["cards"], *mine["leaders"])
    goes = reach(scene.view, name) if is_held else None
    return _card(scene.words, box_of(scene), name, False, None, False, goes)


@lru_cache(MAX_VALUES)
def _card(
    words: Words,
    box: Box,
    name: str,
    is_new: bool,
    offered: frozenset[Choice] | None,  # the actions, if the card is being carried out
    is_lit: bool,
    goes: Reach | None,
) -> Card:
    label, is_leader = card_label(words, box, name), name in box.special
    if goes:
        label = f"{label}; {words.clause(goes.phrase)}"
    if is_leader:
        title = words.noun("card", name)
        actions = ("leader-recruit", 1), (box.special[name], 1)
    else:
        title = words.noun("region", box.region[name])
        actions = ("recruit", box.recruit[name]), (box.action[name], 1)
    return Card(
        name=name,
        title=title,
        name_to_break=breakable(words, title),
        colour="" if is_leader else box.region[name],
        side=box.side[name] if is_leader else "",
        days=box.days[name],
        strength=box.strength[name] if is_leader else (),
        actions=tuple(_action(words, action, count, offered) for action, count in actions),
        points=None if is_leader else box.points[name],
        label=label,
        pointer=pointer("card", name, label, is_lit, "img" if offered is None else "group"),
        is_new=is_new,
        reach=goes,
        is_open=offered is not None,
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
