"""How much of the agenda the cards of a box may fill: an owner's may be too much for a tape."""

from __future__ import annotations

from ...encoding.prelude import OPEN_ENDED
from ...games.prelude.box import SIDES, Block, Box
from ...games.prelude.language import nodes as n
from .. import NotFast
from . import layout as to

STEP = 4  # numbers that a planned effect takes, or a block
CUBES = 8  # cubes that are added or removed, without those that have been
CHECK = 7  # a check, or the question that follows it
SCORING = 12  # a die that is rolled, and a track that scores then, the Duma's included
BELOW = 24  # what lies below an event: the end of the Action Round, of the card, and of a Vote


def check_room(box: Box) -> None:
    """An event must find room on the agenda, whatever comes of it; and markers for themselves."""
    effects = [node for numbered in box.effects.values() for node, _ in numbered]
    if sum(isinstance(node, n.Muster) for node in effects) > to.MOST_MARKERS:
        raise NotFast("cards that muster so often are too many for the fast engine")
    below = BELOW + len([card for card in box.cards if box.after[card]])
    for card in box.cards:
        blocks = [box.event[card], *[block for _, block in box.after[card]]]
        needed = below + STEP * len(blocks) + max(_block(box, card, block) for block in blocks)
        if needed > to.MOST_PLANNED:
            raise NotFast(f"card {card} may plan more than the fast engine has room for")


def _block(box: Box, card: str, block: Block) -> int:
    """The effects that are still to come, and the one that is carried out."""
    last = len(block) - 1
    carried_out = [
        STEP * (last - nth) + max(STEP, _effect(box, card, at)) for nth, at in enumerate(block)
    ]
    return max(carried_out, default=STEP)


def _effect(box: Box, card: str, at: int) -> int:
    node, blocks = box.effects[card][at]
    inner = max((_block(box, card, block) for block in blocks), default=0)
    match node:
        case n.Add() | n.Remove():
            return 2 * CUBES + _most(box, node.amount)
        case n.Check() if node.times == 0:
            return (
                CHECK * (to.PLACES if node.places.kind != "named" else len(node.places.names))
                + inner
            )
        case n.Random():
            return STEP + 1 + to.DISTRICTS + inner
        case n.TestMarkers():
            return STEP * to.MOST_MARKERS
        case n.Act():
            amount = node.amount
            points = amount if isinstance(amount, int) else amount.most or OPEN_ENDED
            return 2 * points + SCORING + CHECK
        case n.Choose():
            return max(STEP + 1 + len(blocks), inner)
    return 2 * SCORING + CHECK + inner


def _most(box: Box, amount: n.Amount) -> int:
    """The most cubes that are added or removed one by one."""
    boxes = max(sum(map(len, box.boxes[side].values())) for side in SIDES)
    return amount if isinstance(amount, int) else amount.most or boxes
