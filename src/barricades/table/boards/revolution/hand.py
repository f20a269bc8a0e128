"""The hand: the viewer's tokens and where each of them lies, or those won for the next round."""

from __future__ import annotations

from dataclasses import dataclass

from ....games.revolution.box import KINDS
from ....games.revolution.state import kind_of
from .. import Scene
from .cards import token_name
from .facts import box_of
from .news import stamps


@dataclass(frozen=True)
class Token:
    """A token of the viewer; the next one to be laid is the one that is asked about."""

    kind: str
    name: str = ""  # as a piece, while it is in the hand
    character: str = ""  # on whom it lies
    is_next: bool = False


@dataclass(frozen=True)
class Key:
    """What the stamps on the characters mean, with one of each as an example."""

    round: int
    one: tuple[str, ...]
    two: tuple[str, ...]


def key(scene: Scene) -> Key | None:
    """The key to the stamps, once there are any."""
    if not stamps(scene):
        return None
    first, second, *_ = box_of(scene).sides
    view = scene.view
    return Key(
        view["round"] - (view["phase"] == "bidding"), (scene.side or first,), (first, second)
    )


def held(scene: Scene) -> list[Token]:
    """4.2: the tokens to bid with in this round, the strongest first."""
    if scene.side is None:
        return []
    hand, laid = scene.view["hands"][scene.side], scene.view["bids"][scene.side]
    return [
        Token(kind_of(hand, number), character=laid[number])
        if number < len(laid)
        else Token(
            kind_of(hand, number), token_name(scene.side, number), is_next=number == len(laid)
        )
        for number in range(sum(hand))
    ]


def worth(scene: Scene) -> int:
    """7.2: the support that the viewer's tokens won in this round bring if it is the last."""
    if scene.side is None:
        return 0
    earned = scene.view["earned"][scene.side]
    return sum(count * each for count, each in zip(earned, box_of(scene).worth, strict=True))


def set_aside(scene: Scene) -> list[Token]:
    """5.5: the tokens won in this round."""
    if scene.side is None:
        return []
    earned = scene.view["earned"][scene.side]
    return [Token(kind) for kind, count in zip(KINDS, earned, strict=True) for _ in range(count)]
