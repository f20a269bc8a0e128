"""Cards: days, region, recruit value, the other action, points; and what playing one would do."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from .drawing import Drawing


@dataclass(frozen=True)
class Deed:
    """An action on a card; while that card is being carried out, it can be pointed at."""

    name: str
    title: str
    count: int  # recruit value
    pointer: Markup


@dataclass(frozen=True)
class Reach:
    """4.3 to 4.5: the day that a card would bring on, and what comes with it."""

    day: int
    is_bonus: bool
    is_month: bool
    label: str


@dataclass(frozen=True)
class Card:
    """A command card, or a leader's."""

    name: str
    title: str
    colour: str  # the region of a command card
    side: str  # of a leader's
    days: int
    strength: tuple[int, ...]
    deeds: tuple[Deed, ...]
    points: int | None
    label: str
    pointer: Markup
    is_new: bool
    reach: Reach | None  # of a card in the hand


class Cards:
    """Cards face up, wherever they lie."""

    def __init__(self, drawing: Drawing) -> None:
        self.drawing = drawing

    def hand(self) -> list[Card]:
        """What the viewer holds: leaders first, then by region and days."""
        box, view = self.drawing.box, self.drawing.view
        mine = view["hands"].get(view["side"])
        if not mine:
            return []
        cards = sorted(
            mine["cards"], key=lambda card: (box.regions.index(box.region[card]), box.days[card])
        )
        return [self.card(card, held=True) for card in (*mine["leaders"], *cards)]

    def card(self, name: str, *, held: bool = False) -> Card:
        """A card; one held in the hand can be pointed at, and says how far it would go."""
        drawing, box = self.drawing, self.drawing.box
        is_leader, label = name in box.special, self.label(name)
        if is_leader:
            title = drawing.noun("card", name)
            deeds = self._deed(name, "leader-recruit"), self._deed(name, box.special[name])
        else:
            title = drawing.noun("region", box.region[name])
            recruit = self._deed(name, "recruit", box.recruit[name])
            deeds = recruit, self._deed(name, box.action[name])
        return Card(
            name=name,
            title=title,
            colour="" if is_leader else box.region[name],
            side=box.side[name] if is_leader else "",
            days=box.days[name],
            strength=box.strength[name] if is_leader else (),
            deeds=deeds,
            points=None if is_leader else box.points[name],
            label=label,
            pointer=drawing.scene.thing("card", name, label) if held else Markup(),
            is_new=drawing.is_new("card", name),
            reach=self.reach(name) if held else None,
        )

    def _deed(self, card: str, action: str, count: int = 1) -> Deed:
        drawing = self.drawing
        title, ask = drawing.noun("action", action), drawing.scene.ask
        is_open = ask is not None and ask.of == "action" and ask.facts["card"] == card
        pointer = drawing.scene.thing("action", action, title) if is_open else Markup()
        return Deed(action, title, count, pointer)

    def label(self, name: str) -> str:
        """A card in words."""
        drawing, box = self.drawing, self.drawing.box
        if name in box.special:
            fresh, exhausted = box.strength[name]
            return drawing.say(
                "leader-card",
                card=name,
                days=box.days[name],
                fresh=fresh,
                exhausted=exhausted,
                action=box.special[name],
            )
        return drawing.say(
            "command-card",
            card=name,
            days=box.days[name],
            recruit=box.recruit[name],
            action=box.action[name],
            points=box.points[name],
        )

    def reach(self, name: str) -> Reach:
        """Where a card would take the date: past the last day, or sliding on to it."""
        box = self.drawing.box
        day = self.drawing.view["day"] + box.days[name]
        is_month = day > box.last_day
        day -= box.last_day if is_month else 0
        day = box.last_day if day in box.slide_days else day
        is_bonus = day in box.bonus_days
        id = "reach-month" if is_month else "reach"
        label = self.drawing.say(id, day=day, bonus=is_bonus)
        return Reach(day, is_bonus, is_month, label)
