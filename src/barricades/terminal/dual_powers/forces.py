"""Both sides beside the city: supply, hand, objective, cards played."""

from __future__ import annotations

from collections import Counter

from rich.text import Text

from ...games.dual_powers.box import SIDES, SUPPLY
from ..blocks import Block, fitted, joined
from ..boards import Scene, Size
from .cards import brief
from .signs import (
    POINTS,
    TINT,
    box_of,
    card_sign,
    chip,
    in_place,
    is_leader,
    short_name,
    side_sign,
)


def forces(scene: Scene) -> Block:
    """Two lines a side: tokens, then cards."""
    lines: Block = []
    for side in SIDES:
        sign = fitted(side_sign(scene, side), 10)
        lines.append(fitted(joined([sign, _supply(scene, side)]), scene.width))
        lines.append(fitted(joined([" " * 10, _cards(scene, side)]), scene.width))
    return lines


def _labelled(scene: Scene, what: str, content: Text | str) -> Text:
    return joined([Text(f"{scene.words.text(f'terminal-{what}')} ", "quiet"), content])


def _supply(scene: Scene, side: str) -> Text:
    """2.1: leaders by name, units by their two strengths, like ones counted."""
    view, kind = scene.view, box_of(scene).kind
    to_come = {*view["hands"].get(side, {}).get("leaders", ()), *view["leaders"]}
    tokens = in_place(scene, SUPPLY, side)
    units = [token for token in tokens if not is_leader(scene, token)]
    count = Counter(kind[token] for token in units)
    first = {kind[token]: token for token in reversed(units)}
    roomy = scene.width >= 96
    chips = [
        chip(scene, token) if roomy else Text(short_name(scene, token), f"bold {TINT[side]}")
        for token in tokens
        if token in to_come
    ]
    for unit in dict.fromkeys(kind[token] for token in units):
        many = Text(f"×{count[unit]}", "quiet") if count[unit] > 1 else ""
        piece = chip(scene, first[unit])
        chips.append(joined([piece if roomy else piece[1:-1], many]))
    return _labelled(scene, "supply", joined(chips or ["–"], " "))


def _cards(scene: Scene, side: str) -> Text:
    """Cards in hand by number, the objective, and what was played this round."""
    view = scene.view
    parts = [
        _labelled(scene, "objective", _objective(scene, side)),
        _labelled(scene, "played", brief(scene, view["played"][side])),
        _labelled(scene, "hand" if side in view["hands"] else "stack", _held(scene, side)),
    ]
    return joined(parts, "  ")


def _held(scene: Scene, side: str) -> Text:
    """How many cards a side holds; one's own by name where there is no room to draw them."""
    if side not in scene.view["hands"]:
        return Text(str(scene.view["stack"]))
    cards, leaders = scene.view["hands"][side].values()
    if isinstance(cards, int):
        return Text(str(cards + len(leaders)))
    own = [*cards, *leaders]
    unseen = scene.size == Size.SMALL and not any(scene.key("card", card) for card in own)
    return brief(scene, own) if unseen else Text(str(len(own)))


def _objective(scene: Scene, side: str) -> Text:
    """3.4: the card, for whoever may see it; else whether one lies there."""
    card = scene.view["objectives"][side]
    if isinstance(card, str):
        points = Text(f"{POINTS}{box_of(scene).points[card]} ", "bold")
        small = scene.size == Size.SMALL
        sign = brief(scene, [card]) if small else joined([card_sign(scene, card), " "])
        return joined([sign, points])
    return Text(f"{scene.words.text('terminal-face-down') if card else '–'} ")
