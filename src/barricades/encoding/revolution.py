"""Revolution! in numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from itertools import chain, product
from typing import Any

from ..core import PASS
from ..games.revolution.box import KINDS, Box, Tokens, box_for
from ..games.revolution.components import POWERS
from ..games.revolution.scoring import LAST_ROUND
from ..games.revolution.state import State, kind_of, locked
from . import Options
from .actions import Catalogue
from .fields import BYTE, REMEMBERED, Field, Look, asked, capped, each, marks, one, rows

PHASES = ("setup", "bidding", "resolution", "patronage")
HUNDRED = 100  # of support
TOKENS = 10  # in a hand, or on a character
CHOSEN = 3  # 5.7, 5.8: cubes chosen in a round at most


def answers(options: Options) -> Catalogue:
    """4.1, 5.7, 5.8: who is bid on, and which cube is chosen: its area and colour."""
    box = box_for(options)
    cubes = tuple(product(box.spaces, box.sides))
    return {
        "bid": box.characters,
        **dict.fromkeys(POWERS, (*cubes, PASS)),
        "apothecary-with": cubes,
    }


def draws(options: Options) -> Catalogue:
    """Nothing is left to chance."""
    return {}


def longest(options: Options) -> tuple[int, int]:
    """R17: at most LAST_ROUND rounds, in each of which at most all tokens are laid."""
    return LAST_ROUND * (sum(box_for(options).bank) + CHOSEN), 0


def stage(s: State) -> int:
    return s.round


def standing(s: State) -> dict[str, int]:
    return dict(s.support)


def fields(options: Options) -> list[Field]:
    """Everything except unopened bids of other sides (4.1)."""
    box = box_for(options)
    sides, areas, tokens = box.sides, tuple(box.spaces), each(box.sides, KINDS)
    return [
        Field("you", sides, own=True),
        Field("phase", PHASES),
        one("round", LAST_ROUND),
        Field("support of", sides, HUNDRED),
        Field("cubes in", each(areas, sides), max(box.spaces.values())),
        Field("locked", areas),
        Field("hand of", tokens, TOKENS),
        Field("earned by", tokens, TOKENS),
        Field("bank", KINDS, max(*box.bank, 1)),
        Field("laid by", sides, TOKENS),
        Field("your bid on", each(box.characters, KINDS), TOKENS, own=True),
        Field("offer on", each(box.characters, tokens), TOKENS),
        Field("asked", each(sides, answers(options))),
        Field("about kind", KINDS),
        Field("about area", areas),
        Field("about cube of", sides),
    ]


def look(options: Options) -> Look:
    """The values of the fields, in their order."""
    box = box_for(options)
    side, phase, lock = rows(box.sides), rows(PHASES), marks(box.spaces)
    bid, offers = _bid(box), _offers(box)
    questions = asked(box.sides, answers(options), _facts(box))

    @lru_cache(REMEMBERED)
    def cubes(town: tuple[tuple[str, ...], ...]) -> bytes:
        return bytes([here.count(side) for here in town for side in box.sides])

    @lru_cache(REMEMBERED)
    def flat(held: tuple[Tokens, ...]) -> bytes:
        return bytes(chain.from_iterable(held))

    def read(s: State, you: str) -> list[bytes]:
        return [
            side[you],
            phase[s.phase],
            BYTE[s.round],
            *map(capped, s.support.values()),
            cubes(tuple(s.cubes.values())),
            lock(tuple(locked(s))),
            flat(tuple(s.hands.values())),
            flat(tuple(s.earned.values())),
            bytes(s.bank),
            bytes(map(len, s.bids.values())),
            bid(s.hands[you], s.bids[you]),
            offers(s),
            questions(s, you),
        ]

    return read


def _bid(box: Box) -> Callable[[Tokens, tuple[str, ...]], bytes]:
    """4.1: where one's own tokens lie, by kind: Force is laid first, Gold last."""
    entry = {pair: at for at, pair in enumerate(product(box.characters, KINDS))}

    @lru_cache(REMEMBERED)
    def bid(hand: Tokens, laid: tuple[str, ...]) -> bytes:
        if not laid:
            return bytes(len(entry))
        found = bytearray(bid(hand, laid[:-1]))  # which was looked at one token ago
        found[entry[laid[-1], kind_of(hand, len(laid) - 1)]] += 1
        return bytes(found)

    return bid


def _offers(box: Box) -> Callable[[State], bytes]:
    """4.1: all bids, once they are open."""
    pairs, kinds = tuple(product(box.characters, box.sides)), len(KINDS)
    entry = {pair: at * kinds for at, pair in enumerate(pairs)}
    nothing = bytes(len(entry) * kinds)

    def offers(s: State) -> bytes:
        if not s.offers:
            return nothing
        found = bytearray(nothing)
        for character, made in s.offers.items():
            for side, tokens in made:
                at = entry[character, side]
                found[at : at + kinds] = bytes(tokens)
        return bytes(found)

    return offers


def _facts(box: Box) -> Callable[[Mapping[str, Any]], bytes]:
    kind, area, owner = rows(KINDS), rows(box.spaces), rows(box.sides)

    def tell(facts: Mapping[str, Any]) -> bytes:
        cube = area[facts.get("area", "")] + owner[facts.get("side_owner", "")]
        return kind[facts.get("kind", "")] + cube

    return tell
