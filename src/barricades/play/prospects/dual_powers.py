"""Prospects in Dual Powers: how the date moves, and who would prevail in each region."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ...core import Ask, Choice, Phrase, View
from ...games.dual_powers.box import FOE, Box, box_for
from . import Odds, Prospect, Unavailable

if TYPE_CHECKING:
    from ..preview import Previews

FOLLOWED = frozenset({"recruit", "move-to", "bonus-recruit-to"})
RESTATED = frozenset(
    {"played", "advanced", "declined", "declined-bonus"}
    | {"recruited", "moved", "refreshed", "moved-blockade", "objectives-set", "chose-reward"}
)
MARGIN = 0.01  # what a point of strength is worth beside prevailing in a region


class Reach(NamedTuple):
    """4.3 to 4.5: the day to which a card would move the date, and what that brings."""

    day: int
    is_bonus: bool
    is_month: bool

    @property
    def phrase(self) -> Phrase:
        """The same as a phrase."""
        id = "board-reach-month" if self.is_month else "board-reach"
        return Phrase(id, day=self.day, bonus=self.is_bonus)


def reach(view: View, card: str) -> Reach:
    """The day after this card: beyond the last day of the month, or sliding on to it."""
    box = box_for(view["options"])
    day = view["day"] + box.days[card]
    is_month = day > box.last_day
    day -= box.last_day if is_month else 0
    day = box.last_day if day in box.slide_days else day
    return Reach(day, day in box.bonus_days, is_month)


def prospect(previews: Previews, option: Choice) -> Prospect:
    """What is known about an option, by its kind."""
    ask, value = previews.seat.ask, str(option)
    box = box_for(previews.seat.view["options"])
    match ask.of:
        case "card":
            laid = ask.what == "set-objective"
            return _objective(previews, value) if laid else _card(previews, box, value)
        case "token" if value in box.side:
            return _token(previews, box, value)
        case "region":
            return _changed(previews, value)
        case "connection":
            return _connection(previews.seat.view, box, value)
        case "reward":
            return _reward(ask, value)
    return _action(box, ask, value)


def _card(previews: Previews, box: Box, card: str) -> Prospect:
    """A card to be played: its two actions, its day, and which of its actions could not be done."""
    view, side = previews.seat.view, previews.seat.side
    goes = reach(view, card)
    worth = 2 * goes.is_bonus + 2 * (goes.is_month and view["will"] != side)
    actions = _card_actions(box, card)
    action = actions[1]
    if card in box.special:
        fresh, exhausted = box.strength[card]
        does = Phrase("does-lead", fresh=fresh, exhausted=exhausted, action=action)
        worth, step = worth + fresh, "lead"
    else:
        value = box.recruit[card]
        does = Phrase("does-card", value=value, action=action)
        worth, step = worth + value, "act"
    facts = {"lead": (False, False)}.get(step, ())
    offered = _then_offered(previews, card, step)
    unavailable = [
        Unavailable("action", name, why)
        for name in actions
        if name not in offered and (why := previews.refused(card, step, name, side, card, *facts))
    ]
    price = Phrase("price-day", day=goes.day, bonus=goes.is_bonus, month=goes.is_month)
    return Prospect(
        option=card, does=(does,), price=price, rank=worth, unavailable=tuple(unavailable)
    )


def _card_actions(box: Box, card: str) -> tuple[str, str]:
    """1.3, 1.4: the two things that stand on a card."""
    if card in box.special:
        return "leader-recruit", box.special[card]
    return "recruit", box.action[card]


def _then_offered(previews: Previews, card: str, step: str) -> tuple[Choice, ...]:
    """The actions that could be done once a card is played."""
    ask = previews.of(card).stop.ask
    return ask.options if ask and ask.what == step else ()


def _objective(previews: Previews, card: str) -> Prospect:
    """A card to be laid face down: its points, and who would have them now."""
    view, side = previews.seat.view, previews.seat.side
    box = box_for(view["options"])
    region, points = box.region[card], box.points[card]
    stronger = view["regions"][region]["stronger"]
    does = Phrase("does-objective", points=points), there(balance(view, region))
    rank = points if stronger == side else -points if stronger else points / 10
    return Prospect(option=card, does=does, rank=rank)


def _token(previews: Previews, box: Box, token: str) -> Prospect:
    """A token: what it costs, where it could go, or what it would be worth refreshed."""
    view, ask = previews.seat.view, previews.seat.ask
    place, is_tired = view["tokens"][token]
    fresh, exhausted = box.strength[token]
    face = "exhausted" if is_tired else "fresh"
    title = Phrase("option-unit", fresh=fresh, exhausted=exhausted)
    if place in box.city:
        title = Phrase("standing", token=token, region=place, face=face)
    does: tuple[Phrase, ...] = (Phrase("does-strength", fresh=fresh, exhausted=exhausted),)
    preview, price = previews.of(token), None
    changed = preview.changes
    if ask.what == "recruit":
        does, changed = (), tuple(map(there, changed))  # the question names the region
        price = Phrase("price-recruit", cost=fresh, value=ask.facts["value"])
    elif ask.what == "refresh":
        does = (Phrase("does-refresh", strength_from=exhausted, strength=fresh),)
    elif ask.what == "move" and preview.stop.ask:
        does = (Phrase("does-move", regions=preview.stop.ask.options),)
    rank = _gain(view, (preview.best or preview).view)
    return Prospect(option=token, title=title, does=(*does, *changed), price=price, rank=rank)


def _changed(previews: Previews, region: str) -> Prospect:
    """A region that something enters: who would prevail there, and where it has left."""
    preview = previews.of(region)
    does = preview.changes or (balance(preview.view, region),)
    return Prospect(option=region, does=does, rank=_gain(previews.seat.view, preview.view))


def _connection(view: View, box: Box, name: str) -> Prospect:
    """A connection that the blockade would close, and the one that it would open."""
    title, opened = (
        Phrase("board-bridge", connection=one, region=ends[0], region_other=ends[1])
        for one in (name, view["barricade"])
        for ends in [box.connections[one]]
    )
    return Prospect(option=name, title=title, does=(Phrase("does-open", connection=opened),))


def _reward(ask: Ask, reward: str) -> Prospect:
    points = ask.facts["points"]
    does = Phrase("does-score", points=points) if reward == "points" else Phrase("does-bonus")
    return Prospect(option=reward, does=(does,), rank=points if reward == "points" else 0)


def _action(box: Box, ask: Ask, action: str) -> Prospect:
    """An action, a bonus action, or a word that ends something."""
    if ask.what == "act" and action == "recruit":
        card = str(ask.facts["card"])
        value, region = box.recruit[card], box.region[card]
        does = Phrase("does-recruit", region=region, value=value, action="")
        return Prospect(option=action, does=(does,), rank=value)
    if ask.of == "token":
        return Prospect(option=action, does=(Phrase(f"action-{action}-help"),), rank=-1)
    rank = -1 if action == "pass" else 1
    return Prospect(option=action, does=(Phrase(f"{ask.of}-{action}-help"),), rank=rank)


def changes(before: View, after: View) -> tuple[Phrase, ...]:
    """7.2: who would prevail in each region that has changed."""
    return tuple(
        balance(after, region, before["regions"][region]["stronger"])
        for region, forces in after["regions"].items()
        if forces != before["regions"][region]
    )


def balance(view: View, region: str, before: str | None = None) -> Phrase:
    """7.2, 7.3: the strengths in a region, and who would prevail there; `before` is who did."""
    forces = view["regions"][region]
    (red, reds), (white, whites) = forces["red"], forces["white"]
    side = forces["stronger"]
    by = "strength" if red != white else "tokens" if reds != whites else "will"
    return Phrase(
        "would-prevail",
        region=region,
        side=side or "",
        by=by,
        red=red,
        white=white,
        still=side is not None and side == before,
    )


def there(balance: Phrase) -> Phrase:
    """The same, where the region need not be named."""
    facts = dict(balance.facts)
    return Phrase(
        "would-prevail-there", **{name: facts[name] for name in facts if name != "region"}
    )


def odds(view: View, ask: Ask) -> Odds | None:
    """None: nothing is decided by dice."""
    return None


def printed(view: View, ask: Ask) -> tuple[Choice, ...]:
    """5.1, 5.7: the actions on the card that is being carried out."""
    if ask.what not in ("act", "lead"):
        return ()
    return _card_actions(box_for(view["options"]), str(ask.facts["card"]))


def _gain(before: View, after: View) -> float:
    """How much better a side stands in the city, in regions."""
    return _value(after) - _value(before)


def _value(view: View) -> float:
    """Regions in which a side would prevail; those that are about to score count double."""
    side, box = view["side"], box_for(view["options"])
    objective = view["objectives"][side]
    marked = {view["unrest"], box.region.get(objective) if isinstance(objective, str) else None}
    held: float = sum(
        (1 + (region in marked))
        * ((forces["stronger"] == side) - (forces["stronger"] == FOE[side]))
        + MARGIN * (forces[side][0] - forces[FOE[side]][0])
        for region, forces in view["regions"].items()
    )
    return held
