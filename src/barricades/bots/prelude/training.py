"""The net that judges positions of Prelude to Revolution, trained by games against itself.

    python -m barricades.bots.prelude.training --games 24000 --iterations 0 --out net.json

Every generation plays so many games, in which both sides search so many iterations for each choice
with what the one before has learnt (0: they take what looks best), and learns from them who wins
from where. How well it foretells games that it has not learnt from is told. Numpy and LLVM
are needed.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from concurrent.futures import ThreadPoolExecutor
from math import cos, pi, sqrt
from os import cpu_count
from pathlib import Path
from time import monotonic
from types import SimpleNamespace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...fast import chance, search, verbs
from ...fast.engine import engine, verbs_of
from ...fast.native import Native
from ...fast.program import Program
from ..swift import JUDGED, grove
from . import flat
from .flat import harvest, mind
from .flat.sight import ODDS

Rows = NDArray[np.float32]

SOME = 20  # games between two looks at the clock
HELD_OUT = 0.1  # of the positions: they are not learnt from
EPOCHS, PIECE, RATE = 5, 1024, 3e-3
DECAY = 3e-5  # how much large weights are worth avoiding


class Farm:
    """Plays games against itself, in as many threads as there are processors."""

    def __init__(self, seed: int) -> None:
        home = verbs_of("prelude") | {verb: getattr(flat, verb) for verb in JUDGED}
        entries: list[Any] = [harvest.harvest]
        made = Native(Program(entries, verbs, SimpleNamespace(**home)))
        self.harvest, self.seed, self.dealt = made.functions["harvest"], seed, 0
        self.engine = engine("prelude", {})
        self.mind = np.array(flat.furnished(self.engine.code.options))

    def learn(self, net: Rows) -> None:
        self.mind[mind.NET : mind.NET + mind.WEIGHTS_OF_NET] = net

    def play(self, games: int, iterations: int, minutes: float) -> Rows:
        """So many games, or fewer if the time is over: what was seen, and what came of it."""
        end, first = monotonic() + 60 * minutes, self.dealt
        self.dealt += games

        def some(start: int) -> Rows:
            return self._some(start, iterations) if monotonic() < end else np.zeros((0, 0), "f4")

        with ThreadPoolExecutor(cpu_count()) as pool:
            found = [*pool.map(some, range(first, first + games, SOME))]
        return np.concatenate([rows for rows in found if len(rows)])

    def _some(self, first: int, iterations: int) -> Rows:
        table = self.engine.table
        rows = np.zeros((SOME * harvest.ROWS, harvest.WIDTH))
        count = self.harvest(
            *(np.array(table, np.int16) for _ in range(3)),
            *(self.mind.copy(), *grove(iterations), np.zeros(search.NOTES, np.int64)),
            *(np.zeros(chance.LUCK, np.int64) for _ in range(4)),
            *(rows.reshape(-1), self.seed, first, SOME, iterations),
        )
        return rows[:count].astype(np.float32)


class Net:
    """The net of `flat/net.py`, over many positions at once."""

    def __init__(self, rng: np.random.Generator) -> None:
        sights, nodes = mind.SIGHTS, mind.NODES
        self.parts: list[Any] = [
            rng.normal(0, 1 / sqrt(sights), (sights, nodes)).astype(np.float32),
            np.zeros(nodes, np.float32),
            rng.normal(0, 0.05, nodes).astype(np.float32),
            np.zeros(1, np.float32),
        ]

    def odds(self, seen: Rows) -> tuple[Rows, Rows]:
        """The Revolutionary's odds, by their logarithm; and what the nodes made of it."""
        weights, biases, counts, last = self.parts
        nodes = np.tanh(seen @ weights + biases)
        return ODDS * seen[:, -1] + nodes @ counts + last, nodes

    def blame(self, seen: Rows, won: Rows) -> list[Rows]:
        """By part, the way that leads away from what was won."""
        odds, nodes = self.odds(seen)
        off = (1 / (1 + np.exp(-odds)) - won) / len(won)
        back = np.outer(off, self.parts[2]) * (1 - nodes * nodes)
        weights = seen.T @ back + DECAY * self.parts[0]
        return [weights, back.sum(0), nodes.T @ off + DECAY * self.parts[2], off.sum(keepdims=True)]

    @property
    def flat(self) -> Rows:
        return np.concatenate([part.reshape(-1) for part in self.parts])


def trained(rows: Rows, rng: np.random.Generator) -> Net:
    """A net that has learnt from these games (Adam, with a rate that falls to nothing)."""
    cut = int(len(rows) * (1 - HELD_OUT))
    net, step, steps = Net(rng), 0, EPOCHS * (cut // PIECE)
    means, squares = ([np.zeros_like(part) for part in net.parts] for _ in range(2))
    report("before", rows[cut:, -2] * ODDS, rows[cut:, -1])
    for _ in range(EPOCHS):
        order = rng.permutation(cut)
        for start in range(0, cut - PIECE + 1, PIECE):
            piece = rows[order[start : start + PIECE]]
            step += 1
            rate = RATE * (1 + cos(pi * step / steps)) / 2
            for at, way in enumerate(net.blame(piece[:, :-1], piece[:, -1])):
                means[at] += 0.1 * (way - means[at])
                squares[at] += 0.001 * (way * way - squares[at])
                even = np.sqrt(squares[at] / (1 - 0.999**step)) + 1e-8
                net.parts[at] -= rate * means[at] / (1 - 0.9**step) / even
        report("after", net.odds(rows[cut:, :-1])[0], rows[cut:, -1])
    return net


def report(when: str, odds: Rows, won: Rows) -> None:
    """How far off odds are: the mean logarithm of the chance that they gave to what came."""
    off = np.logaddexp(0, odds) - won * odds
    print(f"{when}: {off.mean():.4f} over {len(won)} positions", flush=True)


def main() -> None:
    given = ArgumentParser(description=__doc__)
    given.add_argument("--games", type=int, nargs="+", default=[24000])
    given.add_argument("--iterations", type=int, nargs="+", default=[0])
    given.add_argument("--minutes", type=float, default=60.0, help="for the games of a generation")
    given.add_argument("--seed", type=int, default=1917)
    given.add_argument("--out", type=Path, default=Path("net.json"))
    args = given.parse_args()
    farm, rng = Farm(args.seed), np.random.default_rng(args.seed)
    for games, iterations in zip(args.games, args.iterations, strict=True):
        rows = farm.play(games, iterations, args.minutes)
        net = trained(rows, rng).flat
        farm.learn(net)
        args.out.write_text(json.dumps([round(float(weight), 4) for weight in net]), "ascii")


if __name__ == "__main__":
    main()
