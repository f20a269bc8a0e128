"""Activities (10.0): where points are spent, what that changes, and the chance of success."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ....core import Ask, Phrase, View
from ....games.prelude.activities import DONE, LEAST, SPECIAL
from ....games.prelude.box import Box
from ....games.prelude.language import nodes, reading
from ....games.prelude.special import PRICES
from ....games.prelude.state import towards
from .. import Odds, Prospect
from .checks import at_place, effect_of, reckoned, target
from .tracks import favour, gain

if TYPE_CHECKING:
    from ...preview import Previews


def place_chosen(previews: Previews, box: Box, place: str) -> Prospect:
    """A District or Party: the price, the odds of a check, and what would change."""
    view, ask = previews.seat.view, previews.seat.ask
    if (odds := at_place(view, ask, place)) is not None:
        needed = target(view, ask, place)
        checked = Phrase("does-check", target=needed or 0)
        creates = ask.what in ("choose-place", "organize-one")
        won = _organized(view, box, place) if creates else ()
        return Prospect(option=place, does=(checked, *won), odds=odds, rank=odds.most)
    preview = previews.of(place)
    rank, price = gain(view, preview.view), None
    does = (*preview.changes, _cubes(preview.view, box, place))
    if ask.what == "act":
        cost = view["costs"][place]
        price = Phrase("price-activity", points=cost, have=ask.facts["points"])
        rank -= cost / 10
    return Prospect(option=place, does=does, price=price, rank=rank)


def _organized(view: View, box: Box, place: str) -> Iterator[Phrase]:
    """5.2: what the Organizations track would be worth with one more there."""
    side, worth = view["side"], box.worth["organizations"]
    lead = sum(
        towards(owner) * (2 if p in box.owner else 1)
        for owner, places in view["organizations"].items()
        for p in places
    )
    more = lead + towards(side) * (2 if place in box.owner else 1)
    after = worth[min(abs(more), len(worth) - 1)] * (1 if more > 0 else -1)
    if after != view["advantage"]["organizations"]:
        yield favour("organizations", after)


def _cubes(view: View, box: Box, place: str) -> Phrase:
    """6.0, 7.0: how many cubes would be there; a Party has those of one side alone."""
    red, blue = view["cubes"][place]
    if place in box.owner:
        return Phrase("would-seat", place=place, count=red + blue)
    return Phrase("would-have", place=place, red=red, blue=blue)


def activity(previews: Previews, choice: str) -> Prospect:
    """10.0: an activity that is no place: organizing, Special Actions, or being done."""
    view, ask = previews.seat.view, previews.seat.ask
    points = int(str(ask.facts["points"]))
    if choice == DONE:
        return Prospect(option=choice, does=(Phrase("does-forgo", points=points),), rank=-100)
    if choice == SPECIAL:
        return Prospect(option=choice, does=(Phrase("does-special"),))
    then = previews.of(choice).stop.ask
    assert then, "whoever wants to organize is asked where"
    odds = {place: at_place(view, then, str(place)) for place in then.options}
    place, best = max(odds.items(), key=lambda pair: pair[1] or Odds.even(0))
    does = Phrase("does-organize", place=place, points=LEAST)
    return Prospect(option=choice, does=(does,), odds=best)


def points_spent(view: View, ask: Ask, points: int) -> Prospect:
    """Points that are paid, dedicated to a check, or bid."""
    side = ask.who
    if ask.what in ("bid-opportunity", "sway"):
        price = Phrase("price-opportunity", points=points, have=view["opportunity"][side])
        return Prospect(option=points, price=price)
    price = Phrase("price-activity", points=points, have=ask.facts["points"])
    if ask.what != "dedicate":
        return Prospect(option=points, price=price)
    needed = target(view, ask, points) or 0
    does, odds = Phrase("does-check", target=needed), reckoned(view, side, needed)
    return Prospect(option=points, does=(does,), price=price, odds=odds, rank=odds.most)


def special(view: View, ask: Ask, action: str) -> Prospect:
    """10.3: a Special Action: what it does, and its lowest price."""
    prices = next(prices[action] for prices in PRICES.values() if action in prices)
    price = Phrase("price-special", points=prices[0], have=ask.facts["points"])
    return Prospect(option=action, does=(Phrase(f"special-{action}-help"),), price=price)


def resolved(previews: Previews, resolve: str) -> Prospect:
    """9.0, 3.2: spending Opportunity Points, or not."""
    view, ask = previews.seat.view, previews.seat.ask
    facts: dict[str, Any] = dict(ask.facts)
    if resolve != "spend":
        id = "does-fail" if ask.what == "top-up" else "does-without"
        return Prospect(option=resolve, does=(Phrase(id),))
    points = facts["roll"] - facts["target"] if ask.what == "top-up" else facts["points"]
    does: tuple[Phrase, ...] = Phrase("does-succeed"), *previews.of(resolve).changes
    if ask.what == "may-spend":
        effect = effect_of(view, ask)
        assert isinstance(effect, nodes.Spend)
        does = (reading.Reader(ask.who).block(effect.event),)
    price = Phrase("price-opportunity", points=points, have=view["opportunity"][ask.who])
    return Prospect(option=resolve, does=does, price=price, rank=1)
