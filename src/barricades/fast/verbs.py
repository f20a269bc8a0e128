"""What every fast game can do: the contract that a game fulfils.

Programs name these; when one is made for a game, what the game has of the same name stands in their
place (see `twins` and `program`). Without a game there is nothing to do, and they say so.
"""

from __future__ import annotations

from .kernel import Bytes, Luck, Reals, Tape


def set_up(g: Tape) -> None:
    """Everything lies where a game begins, and its first steps are planned."""
    raise NotImplementedError


def known(step: int) -> int:
    """How many facts a step must know."""
    raise NotImplementedError


def ask(g: Tape, q: int) -> int:
    """The first half of a step: whom it asks, its options being offered; or it is all deed."""
    raise NotImplementedError


def answer(g: Tape, q: int, choice: int) -> None:
    """The second half of a step: the deed."""
    raise NotImplementedError


def begin(g: Tape) -> None:
    """A new game, as far as the first question; this one and the next two are in `asking`."""
    raise NotImplementedError


def ask_again(g: Tape, nth: int) -> None:
    """The options of an open question are offered anew."""
    raise NotImplementedError


def play(g: Tape, nth: int, choice: int) -> None:
    """Answer an open question, trusting that the choice is among its options."""
    raise NotImplementedError


def observe(g: Tape, side: int, out: Bytes, first: int) -> None:
    """All that a side may know, a byte an entry, as `barricades.encoding` has them."""
    raise NotImplementedError


def guess(g: Tape, side: int, luck: Luck) -> None:
    """Everything this side cannot see is dealt anew."""
    raise NotImplementedError


def returns(g: Tape, side: int) -> float:
    """What a side has of the game, from 1 for the first to -1 for the last."""
    raise NotImplementedError


def won(g: Tape, side: int) -> float:
    """What a side has of the victory: level winners share it; if all are level, nobody won."""
    raise NotImplementedError


def stage(g: Tape) -> int:
    """How far the game has come, in steps after which a position can be judged."""
    raise NotImplementedError


def depth(g: Tape) -> int:
    """How many stages a search looks ahead before it judges."""
    raise NotImplementedError


def chance(g: Tape, mind: Reals, side: int) -> float:
    """A side's chance to win, as the position looks; all sides' sum to one."""
    raise NotImplementedError


def look(g: Tape, mind: Reals) -> None:
    """All that a net sees of a position is laid into `mind`; for games that have a net."""
    raise NotImplementedError


def weigh(g: Tape, mind: Reals, nth: int) -> None:
    """How promising each option of a question looks at first sight, from WEIGHTS on in `mind`."""
    raise NotImplementedError


def begin_rolling(g: Tape, mind: Reals) -> None:
    """From here on it is played on by `roll`; what was planned before is forgotten."""
    raise NotImplementedError


def roll(g: Tape, mind: Reals, nth: int, luck: Luck) -> int:
    """A quick and sensible choice, for playing on."""
    raise NotImplementedError
