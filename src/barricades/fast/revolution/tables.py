"""The tables of a game of Revolution!, made from the same box that the truth engine opens."""

from __future__ import annotations

from ...core import PASS, Choice
from ...encoding import Encoding
from ...games.revolution.box import KINDS, Box, Tokens, box_for
from ...games.revolution.options import COLOURS
from ...games.revolution.scoring import LAST_ROUND
from .. import NotFast
from .. import kernel as k
from ..kernel import Tape
from ..numbering import number
from . import layout as to

MOST_BITS, MOST_NUMBER = 15, 32_767  # of a number on the tape


class Names:
    """Everything in a box by its number."""

    def __init__(self, box: Box) -> None:
        self.characters, self.areas = box.characters, tuple(box.spaces)
        self.bits = [count.bit_length() for count in box.bank]
        cubes: list[Choice] = [(area, side) for area in self.areas for side in COLOURS]
        self.options: dict[str, list[Choice]] = {
            "bid": [*box.characters],
            "spy": [*cubes, PASS],
            "apothecary": [*cubes, PASS],
            "apothecary-with": cubes,
        }

    def shift(self, kind: int) -> int:
        """Where the bits of a kind of token begin."""
        return sum(self.bits[kind + 1 :])

    def together(self, tokens: Tokens) -> int:
        """Tokens as one number."""
        return sum(count << self.shift(kind) for kind, count in enumerate(tokens))

    def apart(self, number: int) -> Tokens:
        """The tokens that a number stands for."""
        force, blackmail, gold = (
            (int(number) >> self.shift(kind)) & ((1 << bits) - 1)
            for kind, bits in enumerate(self.bits)
        )
        return force, blackmail, gold


def fill(code: Encoding) -> Tape:
    """A tape whose tables are those of a game with these options; the game has not begun."""
    box = box_for(code.options)
    names = Names(box)
    _check(box, names)
    tape = [0] * to.FREE
    tape[k.SIDES] = len(box.sides)
    tape[k.MOST_OFFERED] = to.PASSES + 1  # every cube, or none
    tape[to.REFUNDS], tape[to.AREA_CONTROL] = int(box.refunds), int(box.area_control)
    tape[to.CUBES_EACH] = box.cubes
    tape[to.FIRST_HAND], tape[to.FIRST_BANK] = names.together(box.hand), names.together(box.bank)
    tape[to.BIDS] = to.CUBES + sum(box.spaces.values())
    tape[k.STATE_SIZE] = tape[to.BIDS] + sum(box.bank)
    for kind, name in enumerate(KINDS):
        tape[to.SHIFT + kind] = names.shift(kind)
        tape[to.MASK + kind] = (1 << names.bits[kind]) - 1
        tape[to.WORTH + kind] = box.worth[kind]
        takers = box.takers[name]
        tape[to.TAKERS + kind] = sum(1 << box.characters.index(taker) for taker in takers)
    _print_characters(tape, box, names)
    _lay_town(tape, box)
    number(tape, code, to.STEPS, names.options)
    return tape


def _check(box: Box, names: Names) -> None:
    """What an owner has corrected must find room on a tape."""
    if sum(names.bits) > MOST_BITS:
        raise NotFast(f"a bank of {', '.join(map(str, box.bank))} is too large for the fast engine")
    most = LAST_ROUND * sum(box.support.values()) + sum(box.prize.values())
    most += to.CONTROL * to.AREAS + sum(a * b for a, b in zip(box.bank, box.worth, strict=True))
    if most > MOST_NUMBER:
        raise NotFast(f"up to {most} support is too much for the fast engine")
    if to.CUBES + sum(box.spaces.values()) + sum(box.bank) > k.OPTIONS:
        raise NotFast("so many spaces and tokens are too many for the fast engine")


def _print_characters(tape: Tape, box: Box, names: Names) -> None:
    """1.5: what each gives."""
    for at, name in enumerate(box.characters):
        tape[to.SUPPORT_OF + at] = box.support[name]
        area = box.area[name]
        tape[to.AREA_OF + at] = names.areas.index(area) if area else to.NONE
        tape[to.POWER_OF + at] = to.POWERS.index(box.power[name])
        for kind, count in enumerate(box.grants[name]):
            tape[to.GRANTS + at * to.NUMBER_OF_KINDS + kind] = count


def _lay_town(tape: Tape, box: Box) -> None:
    """1.3: the spaces of one area after those of the other."""
    first = 0
    for at, (area, spaces) in enumerate(box.spaces.items()):
        tape[to.FIRST_SPACE + at] = first
        tape[to.SPACES + at] = spaces
        tape[to.PRIZE + at] = box.prize[area]
        first += spaces
