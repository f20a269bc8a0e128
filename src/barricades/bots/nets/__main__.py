"""A net that judges positions of a game, trained by games against itself.

    python -m barricades.bots.nets prelude --games 24000 --iterations 0 --out net.json

Every generation plays so many games, in which all sides search so many iterations for each choice
with what the one before has learnt (0: they take what looks best), and learns from them who wins
from where. How well it foretells games that it has not learnt from is told. Numpy and LLVM
are needed.
"""

from __future__ import annotations

from argparse import ArgumentParser, RawDescriptionHelpFormatter
from pathlib import Path

import numpy as np

from ...command_line import text_of, variants
from ...games import load
from .farm import Farm
from .shipped import GAMES, write
from .training import EPOCHS, trained


def main() -> None:
    given = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    given.add_argument("game", choices=GAMES)
    given.add_argument("--games", type=int, nargs="+", default=[24000])
    given.add_argument("--iterations", type=int, nargs="+", default=[0])
    given.add_argument("--minutes", type=float, default=60.0, help="for the games of a generation")
    given.add_argument("--epochs", type=int, default=EPOCHS, help="how often each is learnt from")
    given.add_argument("--seed", type=int, default=1917)
    given.add_argument("--option", action="append", default=[], metavar="NAME=VALUE,VALUE…")
    given.add_argument("--components", metavar="FILE", help="your own corrections of the box")
    given.add_argument("--out", type=Path, default=Path("net.json"))
    args = given.parse_args()
    game = load(args.game)
    options = variants(game, args.option)
    if args.components:
        own = game.correct(text_of(args.components), args.components)
        options = [each | {"components": own} for each in options]
    farm, rng = Farm(args.game, options, args.seed), np.random.default_rng(args.seed)
    for games, iterations in zip(args.games, args.iterations, strict=True):
        rows = farm.play(games, iterations, args.minutes)
        net = trained(farm.layer, rows, rng, args.epochs).flat
        farm.learn(net)
        write(args.out, net)


if __name__ == "__main__":
    main()
