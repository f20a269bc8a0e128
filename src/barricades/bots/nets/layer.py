"""A net of one layer of nodes, as a search asks it.

In a mind stand, one after the other, what it sees, what its nodes make of that, its weights, and
whether there is a net at all. The weights are, by sight and node, what a sight counts for; of each
node its bias and then what it counts for; and last what is added to all. The last sight are the
odds by the terms of the judgement; the net adds to them.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from math import tanh
from typing import Any, NamedTuple

from ...fast.kernel import Reals

ODDS = 3.0  # by which the odds by the terms are divided to be seen


class Layer(NamedTuple):
    """Where a net stands in a mind, and how large it is."""

    seen: int
    sights: int
    nodes: int

    @property
    def sight(self) -> slice:
        return slice(self.seen, self.seen + self.sights)

    @property
    def weights(self) -> slice:
        return slice(self.seen + self.sights + self.nodes, self.known)

    @property
    def known(self) -> int:
        return self.seen + self.sights + self.nodes + (self.sights + 2) * self.nodes + 1

    @property
    def end(self) -> int:
        return self.known + 1

    def learn(self, mind: MutableSequence[float] | Any, net: Sequence[float] | Any) -> None:
        """From now on, who has this in mind judges by the net."""
        mind[self.weights], mind[self.known] = net, 1.0

    def forget(self, mind: MutableSequence[float] | Any) -> None:
        """From now on, who has this in mind judges by the terms alone."""
        mind[self.weights] = [0.0] * len(mind[self.weights])
        mind[self.known] = 0.0


def odds(mind: Reals, seen: int, sights: int, nodes: int) -> float:
    """The odds of the first side, by their logarithm: by the terms, and what was learnt."""
    return ODDS * mind[seen + sights - 1] + learnt(mind, seen, sights, nodes)


def learnt(mind: Reals, seen: int, sights: int, nodes: int) -> float:
    """What is to be added to the odds by the terms."""
    hidden = seen + sights
    net = hidden + nodes
    biases, counts = net + sights * nodes, net + (sights + 1) * nodes
    for node in range(nodes):
        mind[hidden + node] = mind[biases + node]
    for at in range(sights):
        sight, row = mind[seen + at], net + at * nodes
        if sight != 0.0:
            for node in range(nodes):
                mind[hidden + node] += sight * mind[row + node]
    found = mind[counts + nodes]
    for node in range(nodes):
        found += tanh(mind[hidden + node]) * mind[counts + node]
    return found
