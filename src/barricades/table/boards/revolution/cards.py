"""The bid board: twelve characters, what they give and refuse, and the bids on them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from markupsafe import Markup

from ....games.revolution.box import KINDS, Box
from ....games.revolution.state import kind_of
from .. import MAX_VALUES, Scene
from .facts import box_of
from .news import Offer, Stamp, have_opened, offers, stamps
from .rows import Plate, Tallies, plates, spread


@dataclass(frozen=True)
class Laid:
    """One of the viewer's own tokens on a character, face down to all others."""

    name: str
    kind: str


@dataclass(frozen=True, eq=False)
class Card:
    """A character: what it gives and refuses, the bids on it, and who won it last.

    Cached by everything it depends on, so it is equal to itself alone.
    """

    name: str
    number: int  # 5.1: the order they are resolved in
    immune: tuple[str, ...]
    support: int
    grants: tuple[int, ...]
    area: str
    is_full: bool  # R16: its area has no room left
    power: str
    gifts: Tallies
    tokens: tuple[Laid, ...]
    offers: tuple[Plate, ...]
    stamp: Stamp | None
    is_neglected: bool  # 5.3: bids were opened, and nobody had bid here
    pointer: Markup

    @property
    def takes(self) -> str:
        """4.4: the kinds of token with which one can bid on it, separated by spaces."""
        return " ".join(kind for kind in KINDS if kind not in self.immune)

    def bare(self, box: Box) -> Card:
        """The character with nothing on it."""
        return _made(box, self.name, self.number, self.is_full, (), (), None, False, Markup())


def cards(scene: Scene) -> list[Card]:
    """The characters in the order of the bid board."""
    return [_card(scene, name, n) for n, name in enumerate(box_of(scene).characters, 1)]


def _card(scene: Scene, name: str, number: int) -> Card:
    box, view = box_of(scene), scene.view
    area, found = box.area[name], tuple(offers(scene, name))
    return _made(
        box,
        name,
        number,
        bool(area) and len(view["cubes"][area]) == box.spaces[area],
        _own(scene, name),
        found,
        stamps(scene).get(name),
        have_opened(scene) and not found,
        _pointer(scene, name),
    )


@lru_cache(MAX_VALUES)
def _made(
    box: Box,
    name: str,
    number: int,
    is_full: bool,
    tokens: tuple[Laid, ...],
    offers: tuple[Offer, ...],
    stamp: Stamp | None,
    is_neglected: bool,
    pointer: Markup,
) -> Card:
    return Card(
        name=name,
        number=number,
        immune=tuple(kind for kind in KINDS if name not in box.takers[kind]),
        support=box.support[name],
        grants=box.grants[name],
        area=box.area[name],
        is_full=is_full,
        power=box.power[name],
        gifts=spread(box.grants[name]),
        tokens=tokens,
        offers=plates(offers),
        stamp=stamp,
        is_neglected=is_neglected,
        pointer=pointer,
    )


def _pointer(scene: Scene, name: str) -> Markup:
    """A character that is not offered is left to the board in words."""
    pointer = scene.thing("character", name)
    return pointer if scene.is_lit("character", name) else _unsaid(pointer)


@lru_cache(MAX_VALUES)
def _unsaid(pointer: Markup) -> Markup:
    return pointer + Markup(' aria-hidden="true"')


def _own(scene: Scene, name: str) -> tuple[Laid, ...]:
    if scene.side is None:
        return ()
    hand, laid = scene.view["hands"][scene.side], scene.view["bids"][scene.side]
    return tuple(
        Laid(token_name(scene.side, number), kind_of(hand, number))
        for number, who in enumerate(laid)
        if who == name
    )


def token_name(side: str, number: int) -> str:
    """The name of a side's token, the same in the hand and on the bid board."""
    return f"token-{side}-{number + 1}"
