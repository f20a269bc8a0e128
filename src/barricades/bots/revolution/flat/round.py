"""A round worked out, and what it pays; see `../resolution.py` and `../payoffs.py`."""

from __future__ import annotations

from math import exp, sqrt

from ....fast.chance import mixed
from ....fast.kernel import Luck, Reals
from ....fast.revolution.layout import (
    AREAS,
    CHARACTERS,
    ENOUGH,
    MOST_SIDES,
    NUMBER_OF_KINDS,
    POWERS,
)
from ..outlook import LAST, SPREAD, TOKENS, WIDER
from ..resolution import GUARD, NOBODY
from .schemers import apothecary, promise, spy
from .table import (
    AREA_OF,
    BANK,
    CUBES,
    CUBES_NOW,
    EARNED,
    EARNED_NOW,
    EMPTY,
    EMPTY_NOW,
    GRANT_OF,
    HIGHEST,
    LEFT,
    LEFT_NOW,
    OF_TOKENS,
    OFFERS,
    ONLY_WINNERS,
    PAID,
    POINTS,
    POWER_OF,
    PROMISED,
    REFUNDS,
    RIVALS,
    ROOM_NOW,
    SIDES,
    SLOTS,
    SPACES,
    SUPPORT,
    SUPPORT_OF,
    WINNERS,
)

OF_FORCE, OF_BLACKMAIL, OF_GOLD = TOKENS
LOW = 0xFF  # where one kind of token stands
SPY = POWERS.index("spy")


def look_at_rivals(r: Luck, side: int) -> None:
    """5.2, 5.3: what all but one side offer, and who of them wins."""
    for character in range(CHARACTERS):
        highest, who = 0, NOBODY
        for rival in range(r[SIDES]):
            offer = r[OFFERS + rival * CHARACTERS + character]
            if rival != side and offer > highest:
                highest, who = offer, rival
            elif rival != side and offer == highest:
                who = NOBODY
        r[HIGHEST + character] = highest
        r[RIVALS + character] = who


def bid(r: Luck, x: Reals, known: Luck, kept: Reals, side: int, bids: Luck, at: int) -> float:
    """What a side is paid for a bid, while the others' are those that were looked at."""
    key = 0
    for character in range(CHARACTERS):
        offer, who = bids[at + character], r[RIVALS + character]
        if offer > r[HIGHEST + character]:
            who = side
        elif offer > 0 and offer == r[HIGHEST + character]:
            who = NOBODY
        r[WINNERS + character] = who
        r[OFFERS + side * CHARACTERS + character] = offer
        key = key * (MOST_SIDES + 1) + who + 1
    if r[ONLY_WINNERS] == 0:
        judge(r, x)
        return x[PAID + side]
    slot = mixed((key ^ (key >> 15)) & 0xFFFFFFFF) % SLOTS
    if known[slot] != key + 1:
        judge(r, x)
        known[slot] = key + 1
        for who in range(r[SIDES]):
            kept[slot * MOST_SIDES + who] = x[PAID + who]
    return kept[slot * MOST_SIDES + side]


def judge(r: Luck, x: Reals) -> None:
    """Each side's chance to win once these have won their characters, from PAID on."""
    gold = share_out(r)
    give(r, x)
    for area in range(AREAS):
        promise(r, x, area)
        for side in range(r[SIDES]):
            x[POINTS + side] += x[PROMISED + side]
    if r[EMPTY_NOW] == 0:
        for side in range(r[SIDES]):
            x[POINTS + side] += cash(x, r[EARNED_NOW + side])
    else:
        support_the_poor(r, gold)
        for side in range(r[SIDES]):
            x[POINTS + side] += purse(r[EARNED_NOW + side])
    most = x[POINTS]
    for side in range(r[SIDES]):
        most = max(most, x[POINTS + side])
    spread = SPREAD + WIDER * sqrt(float(r[EMPTY_NOW])) if r[EMPTY_NOW] > 0 else LAST
    whole = 0.0
    for side in range(r[SIDES]):
        x[PAID + side] = exp((x[POINTS + side] - most) / spread)
        whole += x[PAID + side]
    for side in range(r[SIDES]):
        x[PAID + side] /= whole


def give(r: Luck, x: Reals) -> None:
    """5.4 to 5.8: support and cubes."""
    r[EMPTY_NOW] = r[EMPTY]
    for side in range(r[SIDES]):
        x[POINTS + side] = float(r[SUPPORT + side])
        r[LEFT_NOW + side] = r[LEFT + side]
    for area in range(AREAS):
        r[ROOM_NOW + area] = r[SPACES + area]
        for side in range(r[SIDES]):
            count = r[CUBES + area * MOST_SIDES + side]
            r[CUBES_NOW + area * MOST_SIDES + side] = count
            r[ROOM_NOW + area] -= count
    for character in range(CHARACTERS):
        if r[WINNERS + character] != NOBODY:
            benefit(r, x, character, r[WINNERS + character])


def benefit(r: Luck, x: Reals, character: int, who: int) -> None:
    """What a character does for its winner."""
    x[POINTS + who] += r[SUPPORT_OF + character]
    area, power = r[AREA_OF + character], r[POWER_OF + character]
    if area >= 0 and r[ROOM_NOW + area] > 0 and r[LEFT_NOW + who] > 0:
        r[CUBES_NOW + area * MOST_SIDES + who] += 1
        r[ROOM_NOW + area] -= 1
        r[LEFT_NOW + who] -= 1
        r[EMPTY_NOW] -= 1
    if power == SPY and r[LEFT_NOW + who] > 0:
        spy(r, x, who)
    elif power > SPY:
        apothecary(r, x, who)


def share_out(r: Luck) -> int:
    """5.5, 5.9, 8.1, R9: what each side has earned; how much Gold is left in the bank is told."""
    bank = r[BANK]
    for side in range(r[SIDES]):
        r[EARNED_NOW + side] = r[EARNED + side]
    for character in range(CHARACTERS):
        who = r[WINNERS + character]
        if who != NOBODY:
            taken = scarce(bank, r[GRANT_OF + character])
            r[EARNED_NOW + who] += taken
            bank -= taken
        for side in range(r[SIDES]):
            offer = r[OFFERS + side * CHARACTERS + character]
            if r[REFUNDS] > 0 and side != who:
                r[EARNED_NOW + side] += offer
            else:
                bank += offer
    return bank & LOW


def scarce(bank: int, tokens: int) -> int:
    """R9: as many of these tokens as the bank has."""
    if ((bank | GUARD) - tokens) & GUARD == GUARD:
        return tokens
    found = 0
    for kind in range(NUMBER_OF_KINDS):
        shift = 16 - 8 * kind
        found += min((bank >> shift) & LOW, (tokens >> shift) & LOW) << shift
    return found


def support_the_poor(r: Luck, gold: int) -> None:
    """6.1, R9: whoever has fewer than five tokens is given Gold, one at a time."""
    for _ in range(ENOUGH):
        for side in range(r[SIDES]):
            if gold > 0 and how_many(r[EARNED_NOW + side]) < ENOUGH:
                r[EARNED_NOW + side] += 1
                gold -= 1


def how_many(tokens: int) -> int:
    return (tokens >> 16) + ((tokens >> 8) & LOW) + (tokens & LOW)


def purse(tokens: int) -> float:
    """What tokens to bid with bring."""
    found = OF_FORCE * (tokens >> 16) + OF_BLACKMAIL * ((tokens >> 8) & LOW)
    return found + OF_GOLD * (tokens & LOW)


def cash(x: Reals, tokens: int) -> float:
    """7.2: what the tokens of the last round bring."""
    found = x[OF_TOKENS] * (tokens >> 16) + x[OF_TOKENS + 1] * ((tokens >> 8) & LOW)
    return found + x[OF_TOKENS + 2] * (tokens & LOW)
