"""Cards (3.0): what they can be played for, who gets their event, and what they cost."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import lru_cache

from ....core import Ask, Phrase, View
from ....games.prelude.box import FOE, Box
from ....games.prelude.language import reading
from ....games.prelude.language.nodes import After
from ....games.prelude.play import EVENT, POINTS, POOL, TWICE
from ....games.prelude.special import IGNORE
from .. import Prospect


def played(view: View, box: Box, card: str, use: str) -> Prospect:
    """3.1, 8.0: a card for its event or its points; then what the opponent gets, and the die."""
    side, points = view["side"], box.points[card]
    owner, does = box.side[card], []
    if use in (POINTS, TWICE):
        does.append(Phrase("does-act", points=points))
    if use in (EVENT, POOL, TWICE):
        does += _event(box, card, side)
    elif owner == FOE[side]:
        does += _answer(view, box, card)
    does.append(Phrase("face-die", die=box.cards[card].die))
    have = view["opportunity"][side]
    price = Phrase("price-opportunity", points=points, have=have) if use == POOL else None
    rank = points + (use != POINTS) - 3 * (owner == FOE[side])
    title = Phrase("named-card-use", card=card, use=use) if card in _namesakes(box) else None
    return Prospect(option=(card, use), title=title, does=tuple(does), price=price, rank=rank)


@lru_cache
def _namesakes(box: Box) -> frozenset[str]:
    """The cards that share their title with another one."""
    titles = Counter(card.title for card in box.cards.values())
    return frozenset(number for number, card in box.cards.items() if titles[card.title] > 1)


@lru_cache(maxsize=1024)
def _event(box: Box, card: str, to: str) -> tuple[Phrase, ...]:
    """The event of a card as a side reads it, and how long the card stays in play."""
    facts = box.cards[card]
    stays = (Phrase(f"face-stays-{facts.stays}"),) if facts.stays else ()
    return (*reading.event(facts, to), *stays)


@lru_cache(maxsize=1024)
def _lasting(box: Box, card: str, to: str) -> tuple[Phrase, ...]:
    """3.3: what a card does while it is in play, as a side reads it."""
    facts = box.cards[card]
    lasting = tuple([effect for effect in facts.event if isinstance(effect, After)])
    return reading.event(replace(facts, event=lasting), to)


def card_chosen(view: View, ask: Ask, box: Box, card: str) -> Prospect:
    """A card that is given away, with its event; or one in play that acts first."""
    title = Phrase("named-card", card=card) if card in _namesakes(box) else None
    describe = _lasting if ask.what == "trigger" else _event
    return Prospect(option=card, title=title, does=describe(box, card, view["side"]))


def _answer(view: View, box: Box, card: str) -> list[Phrase]:
    """3.1, 10.3: what the opponent has of a card of its own that is played against it."""
    side = view["side"]
    if IGNORE[side] in view["waiting"][side]:
        return [Phrase("does-not-answer", side=FOE[side])]
    if not view["met"][card]:
        points = box.points[card] // 2
        return [Phrase("does-compensate", side=FOE[side], points=points)]
    return [Phrase("does-answer", side=FOE[side]), *_event(box, card, side)]
