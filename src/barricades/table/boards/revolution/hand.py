"""The hand: the viewer's tokens still to be laid, or those set aside for the next round."""

from __future__ import annotations

from dataclasses import dataclass

from ....games.revolution.box import KINDS
from ....games.revolution.state import kind_of
from .. import Scene
from .cards import token_name


@dataclass(frozen=True)
class Token:
    """A token in the hand; the next to be laid is the one that is asked about."""

    kind: str
    name: str = ""
    is_next: bool = False


def to_lay(scene: Scene) -> list[Token]:
    """4.2: every token of the hand that does not lie on the bid board yet."""
    if scene.side is None:
        return []
    hand, laid = scene.view["hands"][scene.side], len(scene.view["bids"][scene.side])
    return [
        Token(kind_of(hand, number), token_name(scene.side, number), number == laid)
        for number in range(laid, sum(hand))
    ]


def set_aside(scene: Scene) -> list[Token]:
    """5.5: the tokens won in this round."""
    if scene.side is None:
        return []
    earned = scene.view["earned"][scene.side]
    return [Token(kind) for kind, count in zip(KINDS, earned, strict=True) for _ in range(count)]
