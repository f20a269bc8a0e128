"""Resolution (chapter 5): the highest bid wins a character, and takes what it gives at once."""

from __future__ import annotations

from typing import Any

from ...core import PASS, Asked
from .box import Tokens
from .state import Offer, State, is_locked, minus, on_board, plus, rules


@rules.step("5.1", "5.2", "5.3", "5.9", "R16", "R25")
def resolve(s: State, character: str) -> None:
    """One character: the highest bid wins, equal highest bids win nothing, tokens are spent."""
    offers = s.offers.pop(character, ())
    if not offers:
        return
    best = max([offer for _, offer in offers])
    winners = [side for side, offer in offers if offer == best]
    winner = winners[0] if len(winners) == 1 else ""
    if winner:
        s.tell("won-over", side=winner, character=character, tokens=best)
        benefit(s, winner, character)
    else:
        s.tell("tied", character=character, sides=tuple(winners))
    spend(s, offers, winner)


def benefit(s: State, side: str, character: str) -> None:
    """5.4 to 5.8: support, tokens, influence, or a power to use now."""
    box = s.box
    if support := box.support[character]:
        s.support[side] += support
        s.tell("gained-support", side=side, support=support)
    grant = box.grants[character]
    if grant != (0, 0, 0):
        earn(s, side, grant)
    if area := box.area[character]:
        place(s, side, area)
    if power := box.power[character]:
        s.then(spy(side) if power == "spy" else apothecary(side))


def earn(s: State, side: str, grant: Tokens) -> None:
    """5.5, R9: tokens from the bank, as far as it has them, set aside for the next round."""
    (f, b, g), (bank_f, bank_b, bank_g) = grant, s.bank
    taken = min(f, bank_f), min(b, bank_b), min(g, bank_g)
    s.bank = minus(s.bank, taken)
    s.earned[side] = plus(s.earned[side], taken)
    s.tell("earned", side=side, tokens=taken)


def place(s: State, side: str, area: str) -> None:
    """5.6, R8: a cube goes to an area that has room, while the side has one."""
    if len(s.cubes[area]) == s.box.spaces[area]:
        s.tell("found-no-room", side=side, area=area)
    elif on_board(s, side) < s.box.cubes:
        s.cubes[area] += (side,)
        s.tell("placed", side=side, area=area)
    else:
        s.tell("ran-out-of-cubes", side=side)


def spend(s: State, offers: tuple[Offer, ...], winner: str) -> None:
    """5.9: bids go to the bank; 8.1, R13, R24: with refunds, only the winner's does."""
    for side, offer in offers:
        if s.box.refunds and side != winner:
            s.earned[side] = plus(s.earned[side], offer)
        else:
            s.bank = plus(s.bank, offer)


@rules.step("5.7", "8.2", "R1", "R2", "R5", "R7", "R8", "R14", "R21", of="area-side")
def spy(s: State, side: str) -> Asked:
    """A rival's cube is replaced by one's own, or not."""
    if on_board(s, side) >= s.box.cubes:
        return None
    targets = [cube for cube in movable(s) if cube[1] != side]
    return (side, (*targets, PASS)) if targets else None


@spy.answer
def _(s: State, cube: Any, side: str) -> None:
    if cube == PASS:
        s.tell("spared", side=side)
        return
    area, rival = cube
    s.cubes[area] = replaced(s.cubes[area], rival, side)
    s.tell("spied", side=side, area=area, side_rival=rival)


def movable(s: State) -> list[tuple[str, str]]:
    """The cubes that may be touched, one of each colour in each area that is not locked."""
    return [
        (area, colour)
        for area, cubes in s.cubes.items()
        if cubes and not is_locked(s, area)
        for colour in s.box.sides
        if colour in cubes
    ]


def replaced(cubes: tuple[str, ...], old: str, new: str) -> tuple[str, ...]:
    """The cubes of an area with one of them exchanged, in its place."""
    at = cubes.index(old)
    return (*cubes[:at], new, *cubes[at + 1 :])


@rules.step("5.8", "8.2", "R3", "R4", "R5", "R21", of="area-side")
def apothecary(s: State, side: str) -> Asked:
    """Two cubes of different colours in different areas change places, or none do."""
    cubes = movable(s)
    able = [one for one in cubes if any(_swaps(one, other) for other in cubes)]
    return (side, (*able, PASS)) if able else None


def _swaps(one: tuple[str, str], other: tuple[str, str]) -> bool:
    return one[0] != other[0] and one[1] != other[1]


@apothecary.answer
def _(s: State, cube: Any, side: str) -> None:
    if cube == PASS:
        s.tell("swapped-nothing", side=side)
    else:
        s.then(apothecary_with(side, cube[0], cube[1]))


@rules.step("5.8", "8.2", "R3", "R4", of="area-side")
def apothecary_with(s: State, side: str, area: str, side_owner: str) -> Asked:
    """The second of the two cubes."""
    first = area, side_owner
    return side, tuple([other for other in movable(s) if _swaps(first, other)])


@apothecary_with.answer
def _(s: State, cube: tuple[str, str], side: str, area: str, side_owner: str) -> None:
    other, colour = cube
    s.cubes[area] = replaced(s.cubes[area], side_owner, colour)
    s.cubes[other] = replaced(s.cubes[other], colour, side_owner)
    s.tell(
        "swapped", side=side, area=area, side_owner=side_owner, area_other=other, side_other=colour
    )
