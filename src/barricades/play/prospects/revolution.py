"""Prospects in Revolution!: what characters give, who could outbid one, who would lead."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from ...core import PASS, Ask, Choice, Phrase, View
from ...games.revolution.box import KINDS, NONE, Box, Tokens, box_for
from ...games.revolution.state import kind_of
from . import Odds, Prospect

if TYPE_CHECKING:
    from ...bots import Seat
    from ..preview import Previews

FOLLOWED = frozenset({"apothecary-with"})
RESTATED = frozenset[str]()
BIDS = 2048  # of which what is said of them is kept: who waits for others sees the same again


def prospect(previews: Previews, option: Choice) -> Prospect:
    """A character to bid on, or a cube to take or to swap."""
    if previews.seat.ask.what == "bid":
        return _bid(*_bidding(previews.seat), str(option))
    if option == PASS:
        return Prospect(option=option, does=(Phrase("does-nothing"),))
    preview = previews.of(option)
    then = preview.best or preview
    does = then.changes or (Phrase("does-change-nobody"),)
    if preview.best and isinstance(preview.best.option, tuple):
        area, side = preview.best.option
        does = (Phrase("does-swap", cube=Phrase("area-side", area=area, side=side)), *does)
    rank = _value(then.view) - _value(previews.seat.view)
    return Prospect(option=option, does=does, rank=rank)


class Bidding(NamedTuple):
    """Everything that the prospect of a bid depends on, as plain values."""

    box: Box
    side: str
    kind: str  # of the token that is laid next
    hands: tuple[tuple[str, Tokens], ...]  # by side
    laid: tuple[str, ...]  # the characters that the side has laid tokens on
    filled: tuple[tuple[str, int], ...]  # by area: its cubes


def _bidding(seat: Seat) -> Bidding:
    view, side = seat.view, seat.side
    return Bidding(
        box_for(view["options"]),
        side,
        seat.ask.facts["kind"],
        tuple((owner, tuple(hand)) for owner, hand in view["hands"].items()),
        tuple(view["bids"][side]),
        tuple((area, len(cubes)) for area, cubes in view["cubes"].items()),
    )


@lru_cache(BIDS)
def _bid(
    box: Box,
    side: str,
    kind: str,
    hands: tuple[tuple[str, Tokens], ...],
    laid: tuple[str, ...],
    filled: tuple[tuple[str, int], ...],
    character: str,
) -> Prospect:
    """1.5: what a character gives, what would lie there then, and who could match or beat it."""
    hand = dict(hands)[side]
    bid = _bid_on(hand, [*laid, character], character)
    rivals = {other: _most_on(box, held, character) for other, held in hands if other != side}
    beaten = tuple(other for other, most in rivals.items() if most > bid)
    matched = tuple(other for other, most in rivals.items() if most == bid)
    force, blackmail, gold = bid
    would = Phrase("does-bid", force=force, blackmail=blackmail, gold=gold)
    threats = Phrase("can-outbid", sides=beaten, sides_level=matched)
    cubes = dict(filled)
    return Prospect(
        option=character,
        does=(*_gifts(box, cubes, character), would, threats),
        price=Phrase("price-token", kind=kind, count=len(laid) + 1, all=sum(hand)),
        rank=-(2 * len(beaten) + len(matched)) + _worth(box, cubes, character) / 100,
    )


def _bid_on(hand: Tokens, laid: list[str], character: str) -> Tokens:
    """4.1: the tokens of a hand that lie on a character."""
    kinds = [kind_of(hand, number) for number, who in enumerate(laid) if who == character]
    return kinds.count(KINDS[0]), kinds.count(KINDS[1]), kinds.count(KINDS[2])


def _most_on(box: Box, hand: Tokens, character: str) -> Tokens:
    """4.4: the highest bid on a character that a hand could make."""
    force, blackmail, gold = (
        count if character in box.takers[kind] else 0
        for kind, count in zip(KINDS, hand, strict=True)
    )
    return force, blackmail, gold


def _gifts(box: Box, cubes: Mapping[str, int], character: str) -> Iterator[Phrase]:
    """5.4 to 5.8: what the winner of a character gets."""
    if support := box.support[character]:
        yield Phrase("board-gives-support", support=support)
    if (grants := box.grants[character]) != NONE:
        yield Phrase("board-tokens", **dict(zip(KINDS, grants, strict=True)))
    if area := box.area[character]:
        filled, spaces = cubes[area], box.spaces[area]
        id = "does-influence" if filled < spaces else "does-influence-full"
        yield Phrase(id, area=area, support=box.prize[area], count=filled, all=spaces)
    if power := box.power[character]:
        yield Phrase(f"board-power-{power}")


def _worth(box: Box, cubes: Mapping[str, int], character: str) -> float:
    """How much of it there is, in support: a cube is a share of what its area pays."""
    tokens = zip(box.grants[character], box.worth, strict=True)
    worth: float = box.support[character] + sum(count * each for count, each in tokens)
    area = box.area[character]
    if area and cubes[area] < box.spaces[area]:
        worth += box.prize[area] / box.spaces[area]
    return worth


def changes(before: View, after: View) -> tuple[Phrase, ...]:
    """7.3: who would lead in each area whose cubes have changed."""
    box = box_for(after["options"])
    return tuple(
        Phrase(
            "would-lead",
            area=area,
            side=leader,
            support=box.prize[area],
            still=bool(leader) and leader == before["leaders"][area],
        )
        for area, leader in after["leaders"].items()
        if sorted(after["cubes"][area]) != sorted(before["cubes"][area])
    )


def _value(view: View) -> float:
    """What the areas would pay a side, less what they would pay its best rival; and its cubes."""
    box, paid = box_for(view["options"]), dict.fromkeys(view["support"], 0)
    for area, leader in view["leaders"].items():
        if leader:
            paid[leader] += box.prize[area]
    totals = {side: support + paid[side] for side, support in view["support"].items()}
    mine = totals.pop(view["side"])
    cubes = sum(cubes.count(view["side"]) for cubes in view["cubes"].values())
    lead: float = mine - max(totals.values()) + cubes / 100
    return lead


def odds(view: View, ask: Ask) -> Odds | None:
    """None: nothing is decided by dice."""
    return None


def printed(view: View, ask: Ask) -> tuple[Choice, ...]:
    """1.5: all characters are on the bid board."""
    return box_for(view["options"]).characters if ask.what == "bid" else ()
