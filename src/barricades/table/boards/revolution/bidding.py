"""What a page needs so that a whole bid can be prepared in it."""

from __future__ import annotations

import json
from dataclasses import dataclass

from ....games.revolution.state import kind_of
from ....games.revolution.turn import MOST
from .. import Scene
from .cards import Card, cards, token_name
from .facts import box_of


@dataclass(frozen=True)
class Draft:
    """A bid in preparation (chapter 4); public except for the viewer's own tokens."""

    json: str  # the tokens, where they lie, and what the rivals have
    count: int  # of tokens
    most: int  # 4.3: characters
    hand: tuple[int, ...]
    rivals: tuple[str, ...]
    characters: tuple[Card, ...]


def draft(scene: Scene) -> Draft | None:
    """4.1 to 4.4: the bid of a viewer who is asked for one; else None."""
    if scene.ask is None or scene.ask.what != "bid":
        return None
    side, view, box = scene.ask.who, scene.view, box_of(scene)
    hand, count = view["hands"][side], sum(view["hands"][side])
    rivals = {rival: held for rival, held in view["hands"].items() if rival != side}
    laid_out = {
        "of": f"{side}-{view['round']}",
        "most": MOST,
        "tokens": [kind_of(hand, number) for number in range(count)],
        "pieces": [f"rv-{token_name(side, number)}" for number in range(count)],
        "laid": view["bids"][side],
        "rivals": rivals,
    }
    return Draft(
        json=json.dumps(laid_out, separators=(",", ":")),
        count=count,
        most=MOST,
        hand=tuple(hand),
        rivals=tuple(rivals),
        characters=tuple(card.bare(box) for card in cards(scene)),
    )
