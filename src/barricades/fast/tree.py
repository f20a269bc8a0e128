"""Trees of a search, in two arrays: what each side may do where it stands, and what that brought.

An arm is an option of a question at a node; an edge leads on from a node by what was seen there.
Both are found by a key, in a table with room for so many; whoever comes to a full table is told.
"""

from __future__ import annotations

from .kernel import Luck, Reals

CAPACITY, FILLED, NODES = 0, 1, 2  # in the tree: room for how many, how many there are, and nodes
KEYS = 3  # and where the keys begin; behind them the trials, and the nodes that follow
WEIGHT, TOTAL, SQUARES = 0, 1, 2  # what is known of an arm
WORTH = 3

STEPS, OPTIONS, WHOS = 128, 1024, 8  # more than any game has


def plant(tree: Luck, capacity: int, sides: int) -> None:
    """An empty tree for every side; the root of each is its number and one."""
    tree[CAPACITY] = capacity
    tree[FILLED] = 0
    tree[NODES] = sides + 1
    for at in range(KEYS, KEYS + capacity):
        tree[at] = 0


def is_full(tree: Luck) -> bool:
    """Whether another iteration might find no room."""
    return tree[FILLED] * 4 > tree[CAPACITY] * 3


def arm_at(tree: Luck, worth: Reals, node: int, step: int, option: int) -> int:
    """The place of an arm; a new one has a weight below zero."""
    key = (((node * STEPS + step) * OPTIONS + option) * WHOS) + WHOS - 1
    return place_of(tree, worth, key)


def seen_at(tree: Luck, worth: Reals, node: int, who: int, step: int, option: int) -> int:
    """The node where a side stands once it has seen somebody do something."""
    key = (((node * STEPS + step) * OPTIONS + option) * WHOS) + who
    return next_node(tree, place_of(tree, worth, key))


def place_of(tree: Luck, worth: Reals, key: int) -> int:
    """Where a key stands, in a table with open addresses; if it is new, it is put there."""
    capacity = tree[CAPACITY]
    x = (key ^ (key >> 29)) * 0x9E3779B1 & 0xFFFFFFFF
    at = ((x ^ (x >> 15)) * 0x846CA68B & 0xFFFFFFFF) % capacity
    while tree[KEYS + at] != 0:
        if tree[KEYS + at] == key:
            return at
        at += 1
        if at == capacity:
            at = 0
    tree[KEYS + at] = key
    tree[KEYS + capacity + at] = 0
    tree[KEYS + 2 * capacity + at] = 0
    worth[at * WORTH + WEIGHT] = -1.0
    worth[at * WORTH + TOTAL] = 0.0
    worth[at * WORTH + SQUARES] = 0.0
    tree[FILLED] += 1
    return at


def trials(tree: Luck, at: int) -> int:
    """How often an arm was tried."""
    return tree[KEYS + tree[CAPACITY] + at]


def next_node(tree: Luck, at: int) -> int:
    """The node that an arm or an edge leads to."""
    place = KEYS + 2 * tree[CAPACITY] + at
    if tree[place] == 0:
        tree[place] = tree[NODES]
        tree[NODES] += 1
    return tree[place]


def learn(tree: Luck, worth: Reals, at: int, reward: float) -> None:
    """An arm was tried, and brought this."""
    tree[KEYS + tree[CAPACITY] + at] += 1
    worth[at * WORTH + TOTAL] += reward
    worth[at * WORTH + SQUARES] += reward * reward
