"""Cards in piles, which lie in one row, pile after pile: where each ends, and then the cards.

`ends` is the field where the ends stand, `piles` how many there are; behind them begins the row.
"""

from __future__ import annotations

from .kernel import Tape


def start_of(g: Tape, ends: int, pile: int) -> int:
    """Where a pile begins in the row of cards."""
    return g[ends + pile - 1] if pile else 0


def lay_card(g: Tape, ends: int, piles: int, pile: int, card: int) -> None:
    """A card that lies nowhere comes to the end of a pile."""
    row, end = ends + piles, g[ends + pile]
    for at in range(g[ends + piles - 1], end, -1):
        g[row + at] = g[row + at - 1]
    g[row + end] = card
    for later in range(pile, piles):
        g[ends + later] += 1


def take_card(g: Tape, ends: int, piles: int, pile: int, card: int) -> None:
    """A card leaves a pile; those behind it move up."""
    row, at = ends + piles, start_of(g, ends, pile)
    while g[row + at] != card:
        at += 1
    for later in range(pile, piles):
        g[ends + later] -= 1
    for behind in range(at, g[ends + piles - 1]):
        g[row + behind] = g[row + behind + 1]


def pass_card(g: Tape, ends: int, piles: int, pile: int, other: int, card: int) -> None:
    """A card goes from one pile to the end of another; only those between them move."""
    row = ends + piles
    at = row + start_of(g, ends, pile)
    while g[at] != card:
        at += 1
    if other < pile:
        to = row + g[ends + other]
        while at > to:
            g[at] = g[at - 1]
            at -= 1
        for between in range(other, pile):
            g[ends + between] += 1
    else:
        to = row + g[ends + other] - 1
        while at < to:
            g[at] = g[at + 1]
            at += 1
        for between in range(pile, other):
            g[ends + between] -= 1
    g[at] = card
