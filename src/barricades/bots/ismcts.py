"""Search where much is hidden: a tree for every side, over guesses of what this one cannot see.

Each iteration takes a guess, goes down the trees by what has paid so far and what looks promising,
tries something new, plays on for a while, and has the position judged. A side's tree grows by what
it did and saw itself; what others lay face down, or nature deals, does not part it. The n-th trial
of every option meets the n-th guess and the same luck, so that options differ by their worth.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from multiprocessing import get_context
from random import Random
from typing import Any, NamedTuple

from ..core import NATURE, Ask, Choice, Game, Outcome
from ..games import load
from .budget import Budget
from .judgement import Judgement
from .seat import Seat

EXPLORE = 1.5  # how much the unknown is preferred to what has paid
SURE = 1.96  # standard errors to each side of an estimate


class Found(NamedTuple):
    """What a search has found out about an option."""

    choice: Choice
    trials: int
    chance: float  # of winning
    error: float  # of the chance: within it in 19 of 20 cases, if positions are judged rightly


class Tally(NamedTuple):
    """Trials, the sum of what they brought, and of its squares."""

    trials: int = 0
    total: float = 0.0
    squares: float = 0.0

    def __add__(self, other: Tally) -> Tally:  # type: ignore[override]
        trials, total, squares = other
        return Tally(self.trials + trials, self.total + total, self.squares + squares)

    @property
    def deviation(self) -> float:
        mean = self.total / self.trials
        return sqrt(max(self.squares / self.trials - mean * mean, 0.0))

    def found(self, choice: Choice) -> Found:
        error = SURE * max(self.deviation, 0.01) / sqrt(self.trials)
        return Found(choice, self.trials, self.total / self.trials, error)


class Arm:
    """An option of one question, as often as it was tried."""

    __slots__ = ("at", "squares", "total", "trials", "weight")

    def __init__(self, weight: float) -> None:
        self.weight, self.trials, self.total, self.squares = weight, 0, 0.0, 0.0
        self.at = Node()

    def learn(self, reward: float) -> None:
        self.trials += 1
        self.total += reward
        self.squares += reward * reward

    @property
    def tally(self) -> Tally:
        return Tally(self.trials, self.total, self.squares)


class Node:
    """Where a side stands, for all it knows: the questions it met here, what it saw others do."""

    __slots__ = ("arms", "seen")

    def __init__(self) -> None:
        self.arms: dict[str, dict[Choice, Arm]] = {}
        self.seen: dict[tuple[str, Choice], Node] = {}

    def see(self, who: str, choice: Choice) -> Node:
        """Where it stands once it has seen this."""
        found = self.seen.get((who, choice))
        if found is None:
            found = self.seen[who, choice] = Node()
        return found


class Search:
    """One question, thought about."""

    def __init__(self, seat: Seat, judgement: Judgement, rng: Random) -> None:
        self.seat, self.judgement, self.rng = seat, judgement, rng
        self.game: Game[Any] = seat.game
        self.luck, self.nature = rng.getrandbits(64), Random()
        self.guesses: list[Any] = []
        s = self._guess(0)
        self.roots = {side: Node() for side in self.game.sides(s.options)}
        self.end = judgement.stage(s) + judgement.depth
        self.spread = 0.2  # how much trials differ in what they bring
        self.arms = self._arms(self.roots[seat.side], s, seat.ask)

    def run(self, budget: Budget) -> dict[Choice, Tally]:
        """Think until the budget is spent, or what is left of it can change nothing."""
        whole = Tally()
        for number in budget.spend():
            choice = self._select(self.seat.ask, self.arms)
            reward, _ = self._try(choice, self.arms[choice].trials)
            whole += Tally(1, reward, reward * reward)
            self.spread = 0.1 / (number + 1) + whole.deviation
            if budget.iterations and self._is_settled(budget.iterations - number - 1):
                break
        return {choice: arm.tally for choice, arm in self.arms.items() if arm.trials}

    def weigh(self, choice: Choice, trials: int) -> list[tuple[float, Any]]:
        """What so many trials of a choice bring and where they end.

        The n-th meets the same guess and the same luck as the n-th of any other choice.
        """
        return [self._try(choice, number) for number in range(trials)]

    def lead(self, better: Choice, choice: Choice, trials: int) -> Found:
        """By how much one choice brings more than another, both tried beside each other."""
        both = self.weigh(better, trials), self.weigh(choice, trials)
        return lead(*([reward for reward, _ in brought] for brought in both)).found(choice)

    def follow(self, choices: Sequence[Choice], trials: int) -> list[float]:
        """What so many trials bring in which the side makes these choices before it plays on.

        All other choices are quick ones. The n-th trial meets the n-th guess and the same luck.
        """
        brought = []
        for number in range(trials):
            s, left = self._guess(number), [*reversed(choices)]
            self.nature.seed(self.luck + number)
            ask: Ask | None = self.seat.ask
            while ask:
                is_given = left and ask.who == self.seat.side
                choice = left.pop() if is_given else self.judgement.roll(s, ask, self.rng)
                self.game.play(s, ask.who, choice)
                ask = self._next(s)
            brought.append(self._rewards(s)[self.seat.side])
        return brought

    def _is_settled(self, left: int) -> bool:
        most, *rest = sorted([arm.trials for arm in self.arms.values()], reverse=True)
        return not rest or most - rest[0] > left

    def _guess(self, number: int) -> Any:
        while number >= len(self.guesses):
            self.guesses.append(self.seat.guess(self.rng))
        return self.guesses[number].copy()

    def _try(self, choice: Choice, number: int) -> tuple[float, Any]:
        """One iteration: down the trees to something new, and on from there."""
        ask, arms, at = self.seat.ask, self.arms, self.roots.copy()
        s = self._guess(number)
        self.nature.seed(self.luck + number)
        trail: list[tuple[str, Arm]] = []
        following: Ask | None = ask
        while following:
            ask, arm = following, arms[choice]
            trail.append((ask.who, arm))
            if not s.branches:
                at = {side: node.see(ask.who, choice) for side, node in at.items()}
            at[ask.who] = arm.at
            self.game.play(s, ask.who, choice)
            following = self._next(s)
            if not arm.trials:
                break
            if following:
                arms = self._arms(at[following.who], s, following)
                choice = self._select(following, arms)
        while following:
            self.game.play(s, following.who, self.judgement.roll(s, following, self.rng))
            following = self._next(s)
        rewards = self._rewards(s)
        for who, arm in trail:
            arm.learn(rewards[who])
        return rewards[self.seat.side], s

    def _next(self, s: Any) -> Ask | None:
        """The next question to a side; None once the position is to be judged."""
        asked: tuple[Ask, ...] = s.asked
        while asked and asked[0].who == NATURE:
            options = asked[0].options
            self.game.play(s, NATURE, options[int(self.nature.random() * len(options))])
            asked = s.asked
        return asked[0] if asked and self.judgement.stage(s) < self.end else None

    def _rewards(self, s: Any) -> Mapping[str, float]:
        outcome = self.game.outcome(s)
        return won(outcome) if outcome else self.judgement.chances(s)

    def _arms(self, node: Node, s: Any, ask: Ask) -> dict[Choice, Arm]:
        """The options of a question, those met before and those that are new."""
        arms = node.arms.setdefault(ask.what, {})
        if not all(option in arms for option in ask.options):
            weights = self.judgement.weights(s, ask)
            whole = sum(weights)
            for option, weight in zip(ask.options, weights, strict=True):
                if option not in arms:
                    arms[option] = Arm(weight / whole if whole else 1.0)
        return arms

    def _select(self, ask: Ask, arms: Mapping[Choice, Arm]) -> Choice:
        """What has paid, or what may: the fewer trials and the greater weight, the more hope."""
        known = [arms[option] for option in ask.options]
        trials = sum([arm.trials for arm in known])
        mean = sum([arm.total for arm in known]) / trials if trials else 0.0
        hope = EXPLORE * self.spread * sqrt(trials + 1)
        best, most = ask.options[0], -1.0
        for option, arm in zip(ask.options, known, strict=True):
            if arm.weight:
                paid = arm.total / arm.trials if arm.trials else mean
                score = paid + hope * arm.weight / (1 + arm.trials)
                if score > most:
                    best, most = option, score
        return best


class Ismcts:
    """Thinks about every choice it has, in several processes if it may."""

    def __init__(
        self, judgement: Judgement, budget: Budget, rng: Random, processes: int = 1
    ) -> None:
        self.judgement, self.budget, self.rng, self.processes = judgement, budget, rng, processes

    def choose(self, seat: Seat) -> Choice:
        options = seat.ask.options
        return options[0] if len(options) == 1 else self.search(seat)[0].choice

    def search(self, seat: Seat) -> Sequence[Found]:
        """What it finds out about the options, the best first."""
        whole: dict[Choice, Tally] = {}
        for part in self._parts(seat):
            for choice, tally in part.items():
                whole[choice] = whole.get(choice, Tally()) + tally
        return ranked(whole)

    def _parts(self, seat: Seat) -> Sequence[dict[Choice, Tally]]:
        if self.processes == 1:
            return [Search(seat, self.judgement, self.rng).run(self.budget)]
        budget, game = self.budget.share(self.processes), seat.game
        with ProcessPoolExecutor(self.processes, get_context("spawn")) as pool:
            thoughts = [
                pool.submit(
                    think,
                    game.name,
                    game.save(seat.guess(self.rng)),
                    seat.side,
                    self.judgement,
                    budget,
                    self.rng.getrandbits(64),
                )
                for _ in range(self.processes)
            ]
            return [thought.result() for thought in thoughts]


def lead(one: Sequence[float], other: Sequence[float]) -> Tally:
    """By how much some trials bring more than as many others, each with its like."""
    tally = Tally()
    for better, worse in zip(one, other, strict=True):
        tally += Tally(1, better - worse, (better - worse) ** 2)
    return tally


def ranked(tallies: Mapping[Choice, Tally]) -> list[Found]:
    """What was found out about each option, the best first: the one that was tried most."""
    found = [tally.found(choice) for choice, tally in tallies.items()]
    return sorted(found, key=lambda option: (-option.trials, -option.chance))


def think(
    name: str, guess: dict[str, Any], side: str, judgement: Judgement, budget: Budget, seed: int
) -> dict[Choice, Tally]:
    """A search of its own, in another process: it is sent a guess, not the state."""
    game = load(name)
    s = game.restore(guess)
    ask = next(ask for ask in game.asks(s) if ask.who == side)
    return Search(Seat(game, s, ask), judgement, Random(seed)).run(budget)


def won(outcome: Outcome) -> dict[str, float]:
    """What each side has of the victory: level winners share it; if all are level, nobody won."""
    first, *others = outcome.ranking
    share = 1 / len(first) if others else 0.0
    return dict.fromkeys(first, share) | {side: 0.0 for level in others for side in level}
