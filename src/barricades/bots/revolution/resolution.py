"""A round worked out on plain numbers, exactly as the rules do it (chapters 5 to 7)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TypeAlias

from ...games.revolution.turn import ENOUGH
from .position import Bid, Counts, Packed, Position, pack, unpack
from .powers import Deed, done, put

Use: TypeAlias = Callable[[str, tuple[Counts, ...], int, int], Deed]
"""What a side does with a power, the cubes lying so and so many spaces being empty."""

NOBODY = -1
GUARD = pack((128, 128, 128))  # above each kind of token; taken away when one more is needed


def winner(offers: Sequence[Packed]) -> int:
    """5.2, 5.3: who has laid most; nobody, if it is matched."""
    best = max(offers)
    return offers.index(best) if best and offers.count(best) == 1 else NOBODY


def suffices(bank: Packed, tokens: Packed) -> bool:
    """Whether there are as many in the bank of each kind."""
    return (bank | GUARD) - tokens & GUARD == GUARD


def scarce(bank: Packed, tokens: Packed) -> Packed:
    """R9: as many of these tokens as the bank has."""
    return pack([*map(min, unpack(bank), unpack(tokens))])


@lru_cache(maxsize=1 << 12)
def lacking(tokens: Packed) -> int:
    """6.1: how much Gold a side is to be given."""
    return max(ENOUGH - sum(unpack(tokens)), 0)


class Resolution:
    """What becomes of a position, whatever is bid; `use` says what a winner does with a power."""

    def __init__(self, p: Position, use: Use) -> None:
        self.p, self.use, self.empty = p, use, p.empty
        board = p.board
        self.rows = [*zip(board.support, board.area, board.power, strict=True)]
        self.room = [n - sum(here) for n, here in zip(board.spaces, p.cubes, strict=True)]
        self.left = [board.box.cubes - sum(cubes) for cubes in zip(*p.cubes, strict=True)]
        self.none = (0,) * len(board.sides)
        self.only_winners_count = not board.box.refunds and suffices(p.bank, sum(board.grants))

    def after(self, bids: Sequence[Bid]) -> Position:
        """The position at the next Espionage, or at the end."""
        return self.settle([winner(offers) for offers in zip(*bids, strict=True)], bids)

    def settle(self, winners: Sequence[int], bids: Sequence[Bid]) -> Position:
        """The position once these have won their characters."""
        earned, bank = self._tokens(winners, bids)
        support, cubes, empty = self._benefits(winners)
        if not empty:
            return Position(self.p.board, support, self.none, tuple(earned), bank, cubes)
        gold = [lacking(tokens) for tokens in earned]
        if sum(gold) > (rest := unpack(bank)[2]):
            gold = self._shared(gold, rest)
        hands = tuple([one + more for one, more in zip(earned, gold, strict=True)])
        return Position(self.p.board, support, hands, self.none, bank - sum(gold), cubes)

    def _benefits(self, winners: Sequence[int]) -> tuple[tuple[int, ...], tuple[Counts, ...], int]:
        """5.4 to 5.8: support and cubes, and how many spaces are left empty."""
        support, cubes, empty = [*self.p.support], [*self.p.cubes], self.empty
        room, left = self.room[:], self.left[:]
        for who, (gives, area, power) in zip(winners, self.rows, strict=True):
            if who == NOBODY:
                continue
            support[who] += gives
            if area >= 0 and room[area] and left[who]:
                cubes[area] = put(cubes[area], who)
                room[area] -= 1
                left[who] -= 1
                empty -= 1
            if power and (power != "spy" or left[who]):
                deed = self.use(power, tuple(cubes), who, empty)
                cubes = done(cubes, deed, who)
                if len(deed) == 1:
                    left[who] -= 1
                    left[deed[0][1]] += 1
        return tuple(support), tuple(cubes), empty

    def _tokens(self, winners: Sequence[int], bids: Sequence[Bid]) -> tuple[list[Packed], Packed]:
        """5.5, 5.9, 8.1, R9: what each side has earned, and the bank."""
        earned, bank, refunds = [*self.p.earned], self.p.bank, self.p.board.box.refunds
        columns = zip(*bids, strict=True)
        for who, grant, offers in zip(winners, self.p.board.grants, columns, strict=True):
            if grant and who != NOBODY:
                taken = grant if suffices(bank, grant) else scarce(bank, grant)
                earned[who] += taken
                bank -= taken
            if not refunds:
                bank += sum(offers)
                continue
            for side, offer in enumerate(offers):
                if side == who:
                    bank += offer
                else:
                    earned[side] += offer
        return earned, bank

    def _shared(self, gold: list[int], rest: int) -> list[int]:
        """R9: handed out one at a time in the order of the seats, as long as there is some."""
        coins = [side for coin in range(ENOUGH) for side, n in enumerate(gold) if coin < n]
        return [coins[:rest].count(side) for side in self.p.board.sides]
