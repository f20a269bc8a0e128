"""Effects on cards and on rounds to come: what returns, leaves, comes into play, waits, is lent."""

from __future__ import annotations

from ....core import Asked, without
from ..box import FOE, SIDES
from ..events import Doing, can, do
from ..language import nodes as n
from ..special import PRICES, perform, prices
from ..state import State, rules


@do.register
def _(node: n.Return, doing: Doing) -> None:
    """R23, R28: a card in play goes back to the Pool; the event's own card, next Turn."""
    s = doing.s
    if not can(node, doing):
        return
    if node.card:
        del s.in_play[node.card]
        s.pool += (node.card,)
        s.tell("returned", card=node.card)
    else:
        s.in_play.pop(doing.card, None)
        s.playing = tuple([card for card in s.playing if card != doing.card])
        s.coming += (doing.card,)


@can.register
def _(node: n.Return, doing: Doing) -> bool:
    s = doing.s
    return node.card in s.in_play or (not node.card and doing.card in (*s.in_play, *s.playing))


@do.register
def _(node: n.Purge, doing: Doing) -> None:
    """R28: a card in play or in the Pool leaves the game."""
    s = doing.s
    if can(node, doing):
        s.in_play.pop(node.card, None)
        s.pool = tuple([card for card in s.pool if card != node.card])
        s.gone += (node.card,)
        s.tell("purged", card=node.card)


@can.register
def _(node: n.Purge, doing: Doing) -> bool:
    return node.card in doing.s.in_play or node.card in doing.s.pool


@do.register
def _(node: n.Install, doing: Doing) -> None:
    """R40: a card comes into play from the Pool; if it is elsewhere, a marker stands for it."""
    s = doing.s
    if can(node, doing):
        owner = s.box.side[node.card]
        s.in_play[node.card] = owner if owner in SIDES else doing.side
        for pile in ("pool", "coming", "discard", "gone"):
            if node.card in getattr(s, pile):
                setattr(s, pile, without(getattr(s, pile), node.card))
        s.aside["key-events"] = tuple([c for c in s.aside["key-events"] if c != node.card])
        s.tell("installed", card=node.card)


@can.register
def _(node: n.Install, doing: Doing) -> bool:
    return node.card not in doing.s.in_play and node.card not in doing.s.playing


@do.register
def _(node: n.Leave, doing: Doing) -> None:
    """3.3: the card does not stay in play, now or any longer."""
    s = doing.s
    s.leaving = True
    if doing.card in s.in_play:
        del s.in_play[doing.card]
        s.discard += (doing.card,)
        s.tell("lapsed", card=doing.card)


@do.register
def _(node: n.Skip, doing: Doing) -> None:
    doing.s.waiting[doing.side] += ("skip",)
    doing.s.tell("will-skip", side=doing.side)


@do.register
def _(node: n.Boost, doing: Doing) -> None:
    doing.s.waiting[doing.side] += ("boost",)
    doing.s.tell("will-boost", side=doing.side)


@do.register
def _(node: n.Borrow, doing: Doing) -> None:
    if can(node, doing):
        doing.s.then(borrow(doing.side, node.points))


@can.register
def _(node: n.Borrow, doing: Doing) -> bool:
    return bool(_lent(doing.s, doing.side, node.points))


@rules.step("14", "R47", of="special")
def borrow(s: State, side: str, points: int) -> Asked:
    """14 (card 122): a Special Action of the opponent's, for once."""
    return side, _lent(s, side, points)


def _lent(s: State, side: str, points: int) -> tuple[str, ...]:
    return tuple([action for action in PRICES[FOE[side]] if prices(s, side, action, points)])


@borrow.answer
def _(s: State, action: str, side: str, points: int) -> None:
    s.then(perform(side, action, prices(s, side, action, points)[-1]))
