"""Activity Points (10.0): mobilization, Organizations, and the way to the Special Actions."""

from __future__ import annotations

from ...core import Asked, Planned
from .checks import check
from .special import affordable, perform, prices
from .state import State, in_play, lasting, put, rules

DONE, ORGANIZE, SPECIAL = "done", "organize", "special"
LEAST = 2  # 10.2: points dedicated to an Organization


@rules.step("10.0", "10.1", "R14", "R17", of="place")
def act(s: State, side: str, points: int) -> Asked:
    """Activities in any order while points are left: a place is where a cube is mobilized."""
    if not points:
        return None
    options = mobilizable(s, side, points)
    if points >= LEAST and can_organize_somewhere(s, side):
        options.append(ORGANIZE)
    if affordable(s, side, points):
        options.append(SPECIAL)
    return side, (*options, DONE)


@act.answer
def _(s: State, choice: str, side: str, points: int) -> None:
    if choice == DONE:
        return
    if choice == ORGANIZE:
        s.then(choose_place(side, points))
    elif choice == SPECIAL:
        s.then(take_special(side, points))
    else:
        price = cost(s, side, choice)
        put(s, side, choice, 1)
        s.mobilized[side] += price
        s.tell("mobilized", side=side, place=choice, points=price)
        s.then(act(side, points - price))


def mobilizable(s: State, side: str, points: int) -> list[str]:
    """10.1: where one more cube fits and can be paid for."""
    cubes, dear = s.cubes, price_list(s, side)
    return [place for place, price in dear.items() if 0 < price[cubes[place]] <= points]


def cost(s: State, side: str, place: str) -> int:
    """10.1.1, 10.1.2: Activity Points for one more cube; 0 if there is no room."""
    return price_list(s, side)[place][s.cubes[place]]


def costs(s: State, side: str) -> dict[str, int]:
    """The same of every place where a side may have cubes."""
    return {place: price[s.cubes[place]] for place, price in price_list(s, side).items()}


def price_list(s: State, side: str) -> dict[str, dict[tuple[int, int], int]]:
    """10.1: by place and the cubes there, what one more costs.

    14 (card 234): 1 in a District with neither a Union nor Military Discipline.
    """
    prices = s.box.prices[side, s.abdicated]
    if side != "revolutionary" or not lasting(s, "cheap-districts"):
        return prices
    subtype, kept = s.box.subtype, s.organizations["government"]
    cheap = s.box.cheap.items()
    return prices | {d: price for d, price in cheap if subtype[d] == "urban" or d not in kept}


def sponsored(s: State, side: str, district: str) -> bool:
    """10.2.1, 10.2.2: whether a Party with an Organization, or none, is needed and there."""
    subtype, organized = s.box.subtype[district], s.organizations[side]
    if subtype == "urban":
        return True
    if side == "revolutionary":
        return "radical" in organized
    if subtype == "worker":
        return "liberal" in organized
    return "monarchist" in organized or ("liberal" in organized and lasting(s, "liberal-sponsors"))


def can_organize(s: State, side: str, place: str) -> bool:
    """10.2: one Organization each, in a Party of one's own in play or a District with a Sponsor."""
    if place in s.organizations[side]:
        return False
    if place in s.box.owner:
        return s.box.owner[place] == side and in_play(s, place)
    return sponsored(s, side, place)


def can_organize_somewhere(s: State, side: str) -> bool:
    """10.2: whether there is any place to try, and the side has not failed in this round."""
    return side not in s.barred and any(can_organize(s, side, place) for place in s.box.places)


def organizable(s: State, side: str) -> tuple[str, ...]:
    """10.2: where a side may try; nowhere once it has failed in this Action Round."""
    if side in s.barred:
        return ()
    return tuple([place for place in s.box.places if can_organize(s, side, place)])


@rules.step("10.2", "10.2.1", "10.2.2", "12.1.1", of="place")
def choose_place(s: State, side: str, points: int) -> Asked:
    """Where an Organization is to be created."""
    return side, organizable(s, side)


@choose_place.answer
def _(s: State, place: str, side: str, points: int) -> None:
    s.then(dedicate(side, place, points))


@rules.step("10.2", of="points")
def dedicate(s: State, side: str, place: str, points: int) -> Asked:
    """The points dedicated are the bonus of the check."""
    return side, tuple(range(LEAST, points + 1))


@dedicate.answer
def _(s: State, spent: int, side: str, place: str, points: int) -> None:
    s.then(attempt(side, place, spent), act(side, points - spent))


def attempt(side: str, place: str, bonus: int) -> Planned:
    """10.2: a check creates the Organization, or bars the side for this Action Round."""
    return check(side, place, bonus, (organize(side, place),), (bar(side),))


@rules.step("10.3", "10.3.1", "10.3.2", of="special")
def take_special(s: State, side: str, points: int) -> Asked:
    """One Special Action in a Turn, each once in a game."""
    return side, affordable(s, side, points)


@take_special.answer
def _(s: State, action: str, side: str, points: int) -> None:
    s.used[side] += (action,)
    s.acted += (side,)
    payable = prices(s, side, action, points)
    if len(payable) > 1:
        s.then(pay(side, action, points))
    else:
        s.then(perform(side, action, payable[0]), act(side, points - payable[0]))


@rules.step("10.3.1", "10.3.2", of="points")
def pay(s: State, side: str, special: str, points: int) -> Asked:
    """With how many points it is bought."""
    return side, prices(s, side, special, points)


@pay.answer
def _(s: State, price: int, side: str, special: str, points: int) -> None:
    s.then(perform(side, special, price), act(side, points - price))


@rules.step("10.2", "5.2")
def organize(s: State, side: str, place: str) -> None:
    """The Organization stands."""
    s.organizations[side] += (place,)
    s.tell("organized", side=side, place=place)


@rules.step("10.2", "R36")
def bar(s: State, side: str) -> None:
    """No more attempts in this Action Round."""
    if side not in s.barred:
        s.barred += (side,)
        s.tell("barred", side=side)
