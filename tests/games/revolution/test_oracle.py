"""Whole rounds with random bids on random boards, against an oracle that knows only the rulebook.

The oracle plays with single spaces and single tokens, as one would at a table. Where the Spy or the
Apothecary must be used, it works out by itself what is allowed; the engine must offer the same, and
both go on with the same choice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from random import Random
from typing import Any

import pytest

from tests.games.revolution.table import AREAS, BOX, CHARACTERS, GAME, SIDES, bidding, lay, town

Cube = tuple[str, str]
Choose = Callable[[str, str, set[Any]], Any]  # whom, for what, among what
Bids = dict[str, dict[str, str]]  # by side and character: the tokens, as letters

ROUNDS = 130  # for each set of options and seed
OPTIONS: list[dict[str, Any]] = [
    {},
    {"players": 3},
    {"bid_refunds": "yes"},
    {"area_control": "yes"},
    {"bid_refunds": "yes", "area_control": "yes"},
    {"players": 3, "bid_refunds": "yes", "area_control": "yes"},
    {"components": {"areas": {"tavern": {"spaces": 4}}}},
]


class Table:
    """The board, the bank and the players, and one round as the rulebook has it."""

    def __init__(self, options: dict[str, Any], spaces: dict[str, list[str]], bids: Bids) -> None:
        self.sides = SIDES[: options.get("players", 4)]
        self.refunds = options.get("bid_refunds") == "yes"
        self.control = options.get("area_control") == "yes"
        self.spaces = {area: [*here] for area, here in spaces.items()}  # "" is an empty space
        self.bids = bids
        self.bank = Counter(dict(zip("fbg", BOX, strict=True)))
        for offers in bids.values():
            self.bank.subtract("".join(offers.values()))
        self.aside = {side: Counter[str]() for side in self.sides}
        self.support = dict.fromkeys(self.sides, 0)
        self.winners: dict[str, str] = {}
        self.short = 0  # how often the bank lacked a token

    def play(self, choose: Choose) -> None:
        """Resolution; then the end, or Patronage."""
        for character in CHARACTERS:
            winner = self.winner(character)
            if winner:
                self.winners[character] = winner
                self.benefit(character, winner, choose)
            for side in self.sides:
                offer = self.bids[side].pop(character, "")
                back = self.refunds and side != winner
                (self.aside[side] if back else self.bank).update(offer)
        if self.is_full():
            self.last_scoring()
        else:
            self.patronage()

    def winner(self, character: str) -> str:
        """Whoever has bid and is better than everybody else who has."""
        for side in self.sides:
            mine = self.bids[side].get(character, "")
            others = [self.bids[other].get(character, "") for other in self.sides if other != side]
            if mine and all(beats(mine, theirs) for theirs in others):
                return side
        return ""

    def benefit(self, character: str, side: str, choose: Choose) -> None:
        person = CHARACTERS[character]
        self.support[side] += person.support
        for token in person.tokens:
            if self.bank[token]:
                self.bank[token] -= 1
                self.aside[side][token] += 1
            else:
                self.short += 1
        if person.area and "" in self.spaces[person.area] and self.has_cube(side):
            here = self.spaces[person.area]
            here[here.index("")] = side
        if character == "spy":
            self.spy(side, choose)
        if character == "apothecary":
            self.apothecary(side, choose)

    def has_cube(self, side: str) -> bool:
        return sum(space == side for here in self.spaces.values() for space in here) < 25

    def cubes(self) -> Iterator[tuple[str, int]]:
        """Every space with a cube that may be removed or switched."""
        for area, here in self.spaces.items():
            unbreakable = self.control and any(
                all(space == side for space in here) for side in self.sides
            )
            for at, space in enumerate(here):
                if space and not unbreakable:
                    yield area, at

    def cube(self, area: str, at: int) -> Cube:
        return area, self.spaces[area][at]

    def spy(self, side: str, choose: Choose) -> None:
        targets = {self.cube(*place) for place in self.cubes() if self.cube(*place)[1] != side}
        if targets and self.has_cube(side):
            chosen = choose(side, "spy", {*targets, "pass"})
            if chosen != "pass":
                here = self.spaces[chosen[0]]
                here[here.index(chosen[1])] = side

    def apothecary(self, side: str, choose: Choose) -> None:
        pairs = set()
        for one, two in combinations(self.cubes(), 2):
            a, b = self.cube(*one), self.cube(*two)
            if a[0] != b[0] and a[1] != b[1]:
                pairs |= {(a, b), (b, a)}
        if not pairs:
            return
        first = choose(side, "apothecary", {a for a, _ in pairs} | {"pass"})
        if first == "pass":
            return
        second = choose(side, "apothecary-with", {b for a, b in pairs if a == first})
        here, there = self.spaces[first[0]], self.spaces[second[0]]
        here[here.index(first[1])], there[there.index(second[1])] = second[1], first[1]

    def is_full(self) -> bool:
        return not any("" in here for here in self.spaces.values())

    def last_scoring(self) -> None:
        for side in self.sides:
            self.support[side] += sum(
                {"f": 5, "b": 3, "g": 1}[t] for t in self.aside[side].elements()
            )
        for area, here in self.spaces.items():
            for side in self.sides:
                if all(
                    here.count(side) > here.count(other) for other in self.sides if other != side
                ):
                    self.support[side] += AREAS[area][1]
                    if self.control and here.count(side) == len(here):
                        self.support[side] += 10

    def patronage(self) -> None:
        for _ in range(5):
            for side in self.sides:
                if self.aside[side].total() < 5 and self.bank["g"]:
                    self.bank["g"] -= 1
                    self.aside[side]["g"] += 1


def beats(mine: str, theirs: str) -> bool:
    """Force trumps everything; equal there, look at the lesser tokens."""
    for kind in "fbg":
        if mine.count(kind) > theirs.count(kind):
            return True
        if mine.count(kind) < theirs.count(kind):
            return False
    return False


# random rounds


def random_board(options: dict[str, Any], rng: Random) -> dict[str, list[str]]:
    """Boards from empty to full; areas mixed or of one colour; a side may have no cube left."""
    sides = SIDES[: options.get("players", 4)]
    own = options.get("components", {}).get("areas", {})
    board = {
        area: [""] * own.get(area, {}).get("spaces", spaces) for area, (spaces, _) in AREAS.items()
    }
    places = [(area, at) for area, here in board.items() for at in range(len(here))]
    left, strong = dict.fromkeys(sides, 25), rng.choice(sides)
    if rng.random() < 0.15:
        for area, at in rng.sample(places, 25):
            board[area][at] = strong
        left[strong] = 0
    filling = rng.choice([0.0, 0.3, 0.7, 0.95, 1.0, 1.0])
    taste = {
        a: rng.choice([sides, sides[:2], [strong], [strong, rng.choice(sides)]]) for a in board
    }
    for area, at in places:
        able = [side for side in taste[area] if left[side]] or [
            side for side in sides if left[side]
        ]
        if not board[area][at] and rng.random() < filling:
            board[area][at] = rng.choice(able)
            left[board[area][at]] -= 1
    return {area: sorted(here, key=lambda side: not side) for area, here in board.items()}


def random_bids(options: dict[str, Any], rng: Random) -> Bids:
    """Legal bids of all sides; often on few characters, for ties; some hands empty the bank."""
    sides = SIDES[: options.get("players", 4)]
    common = {*rng.sample([*CHARACTERS], rng.choice([2, 4, 6, 12]))}
    common |= {name for name in ("spy", "apothecary") if rng.random() < 0.5}
    few = rng.choice([(1, 1, 3), (2, 2, 5), (3, 3, 8)])
    flood = [rng.random() < 0.15 for _ in BOX]
    bids: Bids = {}
    for side in sides:
        six = rng.sample(sorted(common), min(6, len(common)))
        bids[side] = {}
        for kind, some, box, all_ in zip("fbg", few, BOX, flood, strict=True):
            able = [name for name in six if kind not in CHARACTERS[name].immune]
            many = box // len(sides) if all_ else rng.randint(0, some)
            for _ in range(many if able else 0):
                name = rng.choice(able)
                bids[side][name] = bids[side].get(name, "") + kind
    return bids


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: " ".join(options) or "plain")
def test_random_rounds(options, seed):
    rng, met = Random(seed), Counter[str]()
    for _ in range(ROUNDS):
        board, bids = random_board(options, rng), random_bids(options, rng)
        written = {s: " ".join(f"{n}:{t}" for n, t in bids[s].items()) for s in bids}
        hands = {side: "".join(offers.values()) for side, offers in bids.items()}
        laid = {area: " ".join(here) for area, here in board.items()}
        s = bidding(town(laid, hands=hands, **options))
        if not GAME.asks(s) or s.round > 1:
            continue  # nobody has a token
        s, oracle = lay(s, written), Table(options, board, bids)

        def choose(side: str, what: str, options: set[Any]) -> Any:
            nonlocal s
            (ask,) = GAME.asks(s)
            assert (ask.who, ask.what) == (side, what)
            assert {*ask.options} == options
            chosen = rng.choice(ask.options)
            s = GAME.apply(s, side, chosen)
            return chosen

        oracle.play(choose)
        compare(s, oracle)
        met["full"] += oracle.is_full()
        met.update(event.what for event in s.log)
        met["short"] += oracle.short
    assert min(met[what] for what in ("spied", "swapped", "full", "tied", "found-no-room")) > 10
    assert min(met[what] for what in ("short", "had-no-cube")) > 0


def compare(s: Any, oracle: Table) -> None:
    """The engine has come to the same end of the round."""
    assert s.support == oracle.support
    assert {e.facts["character"]: e.facts["side"] for e in s.log if e.what == "won-over"} == (
        oracle.winners
    )
    for area, here in oracle.spaces.items():
        assert Counter(s.cubes[area]) == Counter(space for space in here if space)
    tokens = {side: tuple(aside[kind] for kind in "fbg") for side, aside in oracle.aside.items()}
    assert (s.earned if oracle.is_full() else s.hands) == tokens
    assert s.bank == tuple(oracle.bank[kind] for kind in "fbg")
    assert s.ended == ("full" if oracle.is_full() else "")
    assert s.round == (1 if oracle.is_full() else 2)
