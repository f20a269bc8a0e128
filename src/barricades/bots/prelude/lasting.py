"""What cards in play of Prelude to Revolution will do: how often they act, and to what effect."""

from __future__ import annotations

from collections import defaultdict
from functools import cache

from ...games.prelude.box import Box
from ...games.prelude.language import nodes
from ...games.prelude.state import State

DEEDS = "deeds"  # whatever a card does but move Prestige or Unrest


def drift(s: State, track: str) -> float:
    """How far the cards in play will move Prestige or Unrest while they stay."""
    if not s.in_play:
        return 0.0
    return sum([effects(s.box, card)[track] * _acts(s, card) for card in s.in_play])


def deeds(s: State, side: str) -> float:
    """For how many rounds a side's cards in play will act; the end of a Turn counts for four."""
    if not s.in_play:
        return 0.0
    own = [card for card, owner in s.in_play.items() if owner == side]
    return sum([effects(s.box, card)[DEEDS] * _acts(s, card) for card in own])


def _acts(s: State, card: str) -> int:
    return _times(s.box, card, s.turn, s.round)


@cache
def _times(box: Box, card: str, turn: int, round: int) -> int:
    """3.3: how often a card will act, in rounds or at the ends of Turns, until it goes."""
    deck = box.deck[box.turns[turn]]
    era = max(at for at, name in enumerate(box.turns) if box.deck[name] == deck)
    last = {"turn": turn, "game": len(box.turns) - 1}.get(box.cards[card].stays, era)
    turns = last - turn + 1
    return turns if acts_by_turns(box, card) else turns * box.rounds - round


def acts_by_turns(box: Box, card: str) -> bool:
    return [when for when, _ in box.after[card]] == ["turn"]


@cache
def effects(box: Box, card: str) -> dict[str, float]:
    """What a card does each time it acts, on average."""
    done: dict[str, float] = defaultdict(float)
    for effect, _ in box.effects[card]:
        if isinstance(effect, nodes.After):
            for what, much in _average(effect.event).items():
                done[what] += much
        elif isinstance(effect, nodes.Rule):
            done[DEEDS] += 1
    done[DEEDS] *= 4 if acts_by_turns(box, card) else 1
    return done


def _average(event: nodes.Event) -> dict[str, float]:
    done: dict[str, float] = defaultdict(float)
    for effect in event:
        match effect:
            case nodes.Change(track="prestige" | "unrest" as track, by=by):
                done[track] += by
            case nodes.Roll(rows=rows):
                for low, high, within in rows:
                    faces = high - max(low, 1) + 1
                    for what, much in _average(within).items():
                        done[what] += much * faces / 6
            case _:
                done[DEEDS] += 1
    return done
