"""How a net learns from positions and what came of them; numpy is all it needs."""

from __future__ import annotations

from math import cos, pi, sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .layer import ODDS, Layer

Rows = NDArray[np.float32]

HELD_OUT = 0.1  # of the positions: they are not learnt from
EPOCHS, PIECE, RATE = 5, 1024, 3e-3
DECAY = 3e-5  # how much large weights are worth avoiding


class Net:
    """The net of `layer`, over many positions at once."""

    def __init__(self, layer: Layer, rng: np.random.Generator) -> None:
        sights, nodes = layer.sights, layer.nodes
        self.parts: list[Any] = [
            rng.normal(0, 1 / sqrt(sights), (sights, nodes)).astype(np.float32),
            np.zeros(nodes, np.float32),
            rng.normal(0, 0.05, nodes).astype(np.float32),
            np.zeros(1, np.float32),
        ]

    def odds(self, seen: Rows) -> tuple[Rows, Rows]:
        """The first side's odds, by their logarithm; and what the nodes made of it."""
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


def trained(layer: Layer, rows: Rows, rng: np.random.Generator, epochs: int = EPOCHS) -> Net:
    """A net that has learnt from these games, each of them so often.

    Adam, with a rate that falls to nothing.
    """
    cut = int(len(rows) * (1 - HELD_OUT))
    net, step, steps = Net(layer, rng), 0, epochs * (cut // PIECE)
    means, squares = ([np.zeros_like(part) for part in net.parts] for _ in range(2))
    report("before", rows[cut:, -2] * ODDS, rows[cut:, -1])
    for _ in range(epochs):
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
