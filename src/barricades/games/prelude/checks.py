"""Mobilization Checks (9.0): three dice against a Target Number, helped by Opportunity Points."""

from __future__ import annotations

from itertools import product

from ...core import NATURE, Asked, Planned
from .state import State, controller, cubes, gain, rules

THREE_DICE = tuple(sorted(map(sum, product(range(1, 7), repeat=3))))
DIE = (1, 2, 3, 4, 5, 6)
CONFIRM, SPEND = "confirm", "spend"

Plans = tuple[Planned, ...]


def adjacency(s: State, side: str, place: str) -> int:
    """9.0: Urban Districts help or hinder in those beside them; with an Organization, twice."""
    bonus = 0
    for urban in s.box.next.get(place, ()):
        if holder := controller(s, urban):
            worth = 2 if urban in s.organizations[holder] else 1
            bonus += worth if holder == side else -worth
    return bonus


def target_number(s: State, side: str, place: str, bonus: int) -> int:
    """9.0: the Mobilization Value with all bonuses and penalties."""
    return cubes(s, side, place) + bonus + adjacency(s, side, place)


@rules.step("9.0")
def check(s: State, side: str, place: str, bonus: int, won: Plans, lost: Plans) -> None:
    """A check in a District or Party, and what follows if it succeeds or fails."""
    target = target_number(s, side, place, bonus)
    s.then(roll_check(side, place, target, won, lost))


@rules.step("9.0", "R37", of="roll")
def roll_check(s: State, side: str, place: str, target: int, won: Plans, lost: Plans) -> Asked:
    """Three dice."""
    return NATURE, THREE_DICE


@roll_check.answer
def _(s: State, roll: int, side: str, place: str, target: int, won: Plans, lost: Plans) -> None:
    s.tell("checked", side=side, place=place, target=target, roll=roll)
    if roll <= target:
        succeed(s, side, place, won)
    elif roll - target <= s.opportunity[side]:
        s.then(top_up(side, place, target, roll, won, lost))
    else:
        fail(s, side, place, lost)


@rules.step("9.0", of="resolve")
def top_up(
    s: State, side: str, place: str, target: int, roll: int, won: Plans, lost: Plans
) -> Asked:
    """A failure may be turned into a success with Opportunity Points."""
    return side, (SPEND, CONFIRM)


@top_up.answer
def _(
    s: State,
    resolve: str,
    side: str,
    place: str,
    target: int,
    roll: int,
    won: Plans,
    lost: Plans,
) -> None:
    if resolve == SPEND:
        gain(s, side, target - roll)
        succeed(s, side, place, won)
    else:
        fail(s, side, place, lost)


def succeed(s: State, side: str, place: str, won: Plans) -> None:
    s.tell("check-succeeded", side=side, place=place)
    s.then(*won)


def fail(s: State, side: str, place: str, lost: Plans) -> None:
    s.tell("check-failed", side=side, place=place)
    s.then(*lost)
