"""Why not: for everything that is not offered, the rule that stands in the way."""

from __future__ import annotations

from typing import Any

from ...core import PASS, IllegalChoice, Refusal
from .actions import apothecary, apothecary_with, spy
from .state import State, locked
from .turn import MOST, bid, stranded


@bid.refuse
def _(s: State, character: Any, side: str, kind: str) -> Refusal:
    if character == PASS:
        return IllegalChoice("must-bid", "4.2", kind=kind)
    if character not in s.box.area:
        return None
    if character not in s.box.takers[kind]:
        return IllegalChoice("immune", "4.4", character=character, kind=kind)
    chosen = {*s.bids[side]}
    if len(chosen) == MOST:
        return IllegalChoice("six-characters", "4.3", character=character)
    left = stranded(s, side, {*chosen, character})
    return IllegalChoice("token-stranded", "4.2", "4.3", character=character, kind=left)


@spy.refuse
def _(s: State, cube: Any, side: str) -> Refusal:
    if missing := _missing(s, cube, "5.7", "R1"):
        return missing
    if _is_cube(s, cube) and cube[1] == side:
        return IllegalChoice("own-cube", "5.7", "R1", area=cube[0])
    return None


@apothecary.refuse
def _(s: State, cube: Any, side: str) -> Refusal:
    if missing := _missing(s, cube, "5.8", "R3"):
        return missing
    if _is_cube(s, cube):
        return IllegalChoice("no-partner", "5.8", "R4", area=cube[0], side=cube[1])
    return None


@apothecary_with.refuse
def _(s: State, cube: Any, side: str, area: str, side_owner: str) -> Refusal:
    if cube == PASS:
        return IllegalChoice("chosen-already", "5.8", "R5")
    if missing := _missing(s, cube, "5.8", "R3"):
        return missing
    if not _is_cube(s, cube):
        return None
    if cube[0] == area:
        return IllegalChoice("same-area", "5.8", "R4", area=area)
    return IllegalChoice("same-colour", "5.8", "R4", side=side_owner)


def _is_cube(s: State, cube: Any) -> bool:
    return (
        isinstance(cube, tuple) and len(cube) == 2 and cube[0] in s.cubes and cube[1] in s.box.sides
    )


def _missing(s: State, cube: Any, *cites: str) -> Refusal:
    """R21: no such cube there, or one that nothing can move any more."""
    if not _is_cube(s, cube):
        return None
    area, colour = cube
    if colour not in s.cubes[area]:
        return IllegalChoice("no-cube-there", *cites, area=area, side=colour)
    if area in locked(s):
        return IllegalChoice("area-locked", "8.2", "R14", "R21", area=area)
    return None
