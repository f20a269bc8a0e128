"""How many continuations a position has: the cheapest alarm that a choice appeared or vanished.

Nature answers from a fixed secret and does not count as a choice; of sides asked together the
first answers first, as their answers commute. A game that ends before the depth counts once.
`python -m tests.perft.count` prints the tables as they are now.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from barricades.core import NATURE, Game
from barricades.dealer import Dealer
from barricades.games import NAMES, load

SECRET = b"perft"


def count(game: Game[Any], s: Any, depth: int, dealt: int = 0) -> int:
    """The number of different runs of this many choices from a position on."""
    s, dealer = s.copy(), Dealer(SECRET, dealt)
    while (asks := game.asks(s)) and asks[0].who == NATURE:
        game.play(s, NATURE, dealer.answer(asks[0]))
    if not asks or not depth:
        return 1
    if depth == 1:
        return len(asks[0].options)
    total = 0
    for option in asks[0].options:
        new = s.copy()
        game.play(new, asks[0].who, option)
        total += count(game, new, depth - 1, dealer.number)
    return total


def file(name: str) -> Path:
    """The table of a game."""
    return Path(__file__).with_name(f"{name.replace('-', '_')}.txt")


def rows(name: str) -> list[tuple[str, int, int]]:
    """The table of a game as it is written: position, depth, count."""
    lines = file(name).read_text("utf-8").splitlines()
    cells = [line.rsplit(maxsplit=2) for line in lines if line and not line.startswith("#")]
    return [(position.strip(), int(depth), int(total)) for position, depth, total in cells]


def positions(name: str) -> dict[str, tuple[Any, int]]:
    """The named positions of a game, each with the depth to go to."""
    found: dict[str, tuple[Any, int]] = import_module(
        f"tests.perft.{name.replace('-', '_')}"
    ).positions()
    return found


def table(name: str) -> str:
    """The table of a game as it would be written now."""
    game, lines = load(name), [f"# {'position':<40} depth  continuations"]
    for position, (s, deepest) in positions(name).items():
        for depth in range(1, deepest + 1):
            lines.append(f"{position:<42} {depth:>5} {count(game, s, depth):>14}")
    return "\n".join([*lines, ""])


if __name__ == "__main__":
    for name in NAMES:
        print(table(name), end="")
