"""Resolution (chapter 5): the highest bid wins a character, and takes what it gives at once."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import chain
from typing import Any, TypeAlias

from ...core import PASS, Asked, Planned
from .box import NONE, Box, Tokens
from .state import State, locked, minus, on_board, plus, rules

Cube: TypeAlias = tuple[str, str]  # an area, and the colour of a cube there


@rules.step("5.1", "5.2", "5.3", "R25")
def resolve(s: State, character: str) -> None:
    """One character: the highest bid wins; if it is matched, nobody does."""
    offers, best, winner = s.offers[character], NONE, ""
    for side, offer in offers:
        if offer > best:
            best, winner = offer, side
        elif offer == best:
            winner = ""
    if winner:
        tell_bid(s, "won-over", winner, character, best)
        s.then(*benefits(s.box, winner, character), spend(character, winner))
    else:
        sides = tuple([side for side, offer in offers if offer == best])
        force, blackmail, gold = best
        s.tell(
            "tied", sides=sides, character=character, force=force, blackmail=blackmail, gold=gold
        )
        s.then(spend(character, winner))
    for side, offer in offers:
        if offer != best:
            tell_bid(s, "outbid", side, character, offer)


def tell_bid(s: State, what: str, side: str, character: str, offer: Tokens) -> None:
    """What became of a bid."""
    force, blackmail, gold = offer
    s.tell(what, side=side, character=character, force=force, blackmail=blackmail, gold=gold)


@lru_cache(maxsize=1024)
def benefits(box: Box, side: str, character: str) -> tuple[Planned, ...]:
    """5.4 to 5.8, R16: support, tokens, influence, or a power, whatever the character gives."""
    steps = []
    if support := box.support[character]:
        steps.append(gain_support(side, support))
    if any(box.grants[character]):
        steps.append(earn(side, character))
    if area := box.area[character]:
        steps.append(place(side, area))
    if power := box.power[character]:
        steps.append(POWERS[power](side))
    return tuple(steps)


@rules.step("5.4", "1.2")
def gain_support(s: State, side: str, support: int) -> None:
    """The winner's marker goes on."""
    s.support[side] += support
    s.tell("gained-support", side=side, support=support)


@rules.step("5.5", "R9")
def earn(s: State, side: str, character: str) -> None:
    """Tokens from the bank, as far as it has them, set aside for the next round."""
    (f, b, g), (bank_f, bank_b, bank_g) = s.box.grants[character], s.bank
    force, blackmail, gold = taken = min(f, bank_f), min(b, bank_b), min(g, bank_g)
    s.bank = minus(s.bank, taken)
    s.earned[side] = plus(s.earned[side], taken)
    s.tell("earned", side=side, force=force, blackmail=blackmail, gold=gold)


@rules.step("5.6", "1.4", "R8", "R16")
def place(s: State, side: str, area: str) -> None:
    """A cube goes to an area that has room, while the side has one."""
    if len(s.cubes[area]) == s.box.spaces[area]:
        s.tell("found-no-room", side=side, area=area)
    elif on_board(s, side) == s.box.cubes:
        s.tell("had-no-cube", side=side)
    else:
        s.cubes[area] += (side,)
        s.tell("placed", side=side, area=area)


@rules.step("5.9", "8.1", "R13", "R24")
def spend(s: State, character: str, winner: str) -> None:
    """Bids go to the bank; with refunds only the winner's does, the others come back."""
    for side, offer in s.offers.pop(character):
        if s.box.refunds and side != winner:
            s.earned[side] = plus(s.earned[side], offer)
            tell_bid(s, "refunded", side, character, offer)
        else:
            s.bank = plus(s.bank, offer)


def movable(s: State) -> list[Cube]:
    """8.2: the cubes that may be touched, one of each colour in each area that is not locked."""
    fixed, sides = locked(s), s.box.sides
    return [
        (area, colour)
        for area, cubes in s.cubes.items()
        if cubes and area not in fixed
        for colour in sides
        if colour in cubes
    ]


def replaced(cubes: tuple[str, ...], old: str, new: str) -> tuple[str, ...]:
    """The cubes of an area with one of them exchanged, in its place."""
    at = cubes.index(old)
    return (*cubes[:at], new, *cubes[at + 1 :])


@rules.step("5.7", "5.8", "R2", "R4", "R8", "R21")
def stay_idle(s: State, side: str, power: str) -> None:
    """The Spy or the Apothecary finds nothing to do."""
    s.tell("power-idle", side=side, character=s.box.holder[power])


@rules.step("5.7", "8.2", "R1", "R2", "R5", "R7", "R8", "R14", "R21", of="area-side")
def spy(s: State, side: str) -> Asked:
    """A rival's cube is replaced by one's own, or not."""
    targets = [cube for cube in movable(s) if cube[1] != side]
    if targets and on_board(s, side) < s.box.cubes:
        return side, (*targets, PASS)
    s.then(stay_idle(side, "spy"))
    return None


@spy.answer
def _(s: State, cube: Any, side: str) -> None:
    if cube == PASS:
        s.tell("spared", side=side)
        return
    area, rival = cube
    s.cubes[area] = replaced(s.cubes[area], rival, side)
    s.tell("spied", side=side, area=area, side_rival=rival)


@rules.step("5.8", "8.2", "R3", "R4", "R5", "R7", "R21", of="area-side")
def apothecary(s: State, side: str) -> Asked:
    """Two cubes of different colours in different areas change places, or none do."""
    cubes = movable(s)
    alike = Counter(chain(*cubes))  # a cube has no partner if all share its area or its colour
    able = [(area, colour) for area, colour in cubes if alike[area] + alike[colour] <= len(cubes)]
    if able:
        return side, (*able, PASS)
    s.then(stay_idle(side, "apothecary"))
    return None


@apothecary.answer
def _(s: State, cube: Any, side: str) -> None:
    if cube == PASS:
        s.tell("swapped-nothing", side=side)
    else:
        s.then(apothecary_with(side, cube[0], cube[1]))


@rules.step("5.8", "8.2", "R3", "R4", of="area-side")
def apothecary_with(s: State, side: str, area: str, side_owner: str) -> Asked:
    """The second of the two cubes."""
    return side, tuple([(a, c) for a, c in movable(s) if a != area and c != side_owner])


@apothecary_with.answer
def _(s: State, cube: Cube, side: str, area: str, side_owner: str) -> None:
    other, colour = cube
    s.cubes[area] = replaced(s.cubes[area], side_owner, colour)
    s.cubes[other] = replaced(s.cubes[other], colour, side_owner)
    s.tell(
        "swapped",
        side=side,
        area=area,
        side_owner=side_owner,
        area_other=other,
        side_other=colour,
    )


POWERS = {"spy": spy, "apothecary": apothecary}
