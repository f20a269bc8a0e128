"""The round (chapters 3 to 6): Espionage, Bidding, Resolution, Patronage."""

from __future__ import annotations

from ...core import Asked, together
from .actions import resolve
from .box import NONE
from .scoring import end_round
from .state import State, kind_of, minus, plus, rules

MOST = 6  # 4.3: characters a side may bid on
ENOUGH = 5  # 6.1: tokens a side is brought up to


@rules.step("3.1", "3.2", "R23")
def play_round(s: State) -> None:
    """Hands lie open; then everybody bids, bids are resolved, and patrons help the poor."""
    s.round += 1
    s.phase = "bidding"
    s.tell("round-began", round=s.round)
    bidding = together(*[bid(side, kind_of(hand, 0)) for side, hand in s.hands.items()])
    s.then(bidding, open_bids(), end_round(), patronize(), play_round())


@rules.step("4.1", "4.2", "4.3", "4.4", "4.5", of="character")
def bid(s: State, side: str, kind: str) -> Asked:
    """The next token goes to a character who can be persuaded by it."""
    return (side, takers(s, side, kind)) if kind else None


def takers(s: State, side: str, kind: str) -> tuple[str, ...]:
    """4.3, 4.4: who can be bid on with this token, without leaving another one stranded."""
    able, bids = s.box.takers[kind], s.bids[side]
    if len(bids) < MOST - 1 or len(chosen := {*bids}) < MOST - 1:
        return able
    if len(chosen) == MOST:
        return tuple([taker for taker in able if taker in chosen])
    return tuple([t for t in able if t in chosen or not stranded(s, side, {*chosen, t})])


def stranded(s: State, side: str, chosen: set[str]) -> str:
    """4.3: a kind of token still to be laid that none of these six would take; "" if none."""
    hand, number = s.hands[side], len(s.bids[side]) + 1
    while kind := kind_of(hand, number):
        if chosen.isdisjoint(s.box.takers[kind]):
            return kind
        number += 1
    return ""


@bid.answer
def _(s: State, character: str, side: str, kind: str) -> None:
    s.bids[side] = laid = (*s.bids[side], character)
    if kind := kind_of(s.hands[side], len(laid)):
        s.then(bid(side, kind))


@rules.step("4.1", "R6")
def open_bids(s: State) -> None:
    """The screens come off: all bids are seen at once."""
    s.phase = "resolution"
    s.lessons += 1
    for side, (force, blackmail, _) in s.hands.items():
        bids = s.bids[side]
        forces, letters, coins = bids[:force], bids[force:][:blackmail], bids[force + blackmail :]
        for character in dict.fromkeys(bids):
            offer = forces.count(character), letters.count(character), coins.count(character)
            s.offers[character] = (*s.offers.get(character, ()), (side, offer))
    s.bids = dict.fromkeys(s.box.sides, ())
    s.hands = dict.fromkeys(s.box.sides, NONE)
    s.then(*[resolve(character) for character in s.box.characters if character in s.offers])
    s.tell("opened-bids")


@rules.step("6.1", "R9", "R12")
def patronize(s: State) -> None:
    """Whoever has fewer than five tokens is given Gold, one at a time in seat order."""
    s.phase = "patronage"
    lacking = {side: ENOUGH - sum(tokens) for side, tokens in s.earned.items()}
    served = [side for coin in range(ENOUGH) for side in lacking if coin < lacking[side]]
    del served[s.bank[2] :]
    s.hands, s.earned = s.earned, dict.fromkeys(s.box.sides, NONE)
    for side in s.box.sides:
        if gold := served.count(side):
            s.bank = minus(s.bank, (0, 0, gold))
            s.hands[side] = plus(s.hands[side], (0, 0, gold))
            s.tell("patronized", side=side, gold=gold)
