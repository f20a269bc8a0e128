"""Bids typed at once: “priest 1f 2g, rogue 1g” instead of token by token."""

from __future__ import annotations

import re

from rich.text import Text

from ...core import Ask, Choice, Refused
from ...games.revolution.box import KINDS
from ...games.revolution.state import kind_of
from ..answers import meant
from ..blocks import Block, joined
from ..boards import Scene
from .signs import box_of, letter, tokens

TOKENS = re.compile(r"(\d+)\s*([^\W\d_])\b")


def several(scene: Scene, ask: Ask, typed: str) -> tuple[Choice, ...]:
    """The characters for all tokens still to be laid, in the order they are asked for; () if none.

    A text without a number followed by a token's letter is not a bid.
    """
    if ask.what != "bid" or not TOKENS.search(typed):
        return ()
    piles: dict[str, list[str]] = {kind: [] for kind in KINDS}
    rest = typed
    while found := re.match(rf"\s*,?\s*([^\d,]+?)\s*((?:{TOKENS.pattern}[\s,]*)+)", rest):
        name = _character(scene, found[1])
        for count, sign in TOKENS.findall(found[2]):
            piles[_kind(scene, sign)] += [name] * int(count)
        rest = rest[found.end() :]
    if rest.strip(" ,"):
        raise Refused("terminal-bid-unclear", text=rest.strip())
    _count(scene, ask, piles)
    return tuple(name for kind in KINDS for name in piles[kind])


def _character(scene: Scene, typed: str) -> str:
    names = {name: (scene.words.noun("character", name), name) for name in box_of(scene).characters}
    found = meant(typed, names)
    if len(found) != 1:
        raise Refused("terminal-bid-unclear", text=typed)
    return found[0]


def _kind(scene: Scene, sign: str) -> str:
    signs = {kind[0]: kind for kind in KINDS}
    signs |= {letter(scene, kind).casefold(): kind for kind in KINDS}
    if kind := signs.get(sign.casefold()):
        return kind
    raise Refused("terminal-bid-unclear", text=sign)


def _count(scene: Scene, ask: Ask, piles: dict[str, list[str]]) -> None:
    """4.2: all tokens, no more and no fewer."""
    hand = scene.view["hands"][ask.who]
    laid = [kind_of(hand, number) for number in range(len(scene.view["bids"][ask.who]))]
    for kind, count in zip(KINDS, hand, strict=True):
        left = count - laid.count(kind)
        if left != len(piles[kind]):
            raise Refused("terminal-bid-count", kind=kind, count=left, found=len(piles[kind]))


def sealed(scene: Scene, ask: Ask, answers: tuple[Choice, ...]) -> Block:
    """The whole bid, before its last token closes it; empty while others are still to be laid."""
    if ask.what != "bid":
        return []
    hand = scene.view["hands"][ask.who]
    laid = [*scene.view["bids"][ask.who], *answers]
    if len(laid) < sum(hand):
        return []
    lines = []
    for name in box_of(scene).characters:
        kinds = [kind_of(hand, number) for number, who in enumerate(laid) if who == name]
        if kinds:
            chips = tokens(scene, [kinds.count(kind) for kind in KINDS])
            noun = f"  {scene.words.noun('character', name):<14}"
            lines.append(joined([Text(noun, "bold"), chips]))
    return lines
