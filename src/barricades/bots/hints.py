"""Hints: what a side had best choose, from what it knows, how sure that is, and why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from random import Random
from statistics import fmean, variance
from typing import NamedTuple, TypeVar

from ..core import Choice
from .budget import Budget
from .ismcts import SURE as WITHIN
from .ismcts import Found, Search, Tally, lead, ranked
from .judgement import Judgement, Plan, Planner, Steps
from .seat import Seat

T = TypeVar("T")

THINKING = Budget(seconds=1.0)  # about a question, while somebody waits
BEST = 3  # options that are named
TRIALS = 30  # of each of them, beside each other
SURE = 2.0  # standard errors by which a reason must show
BLUNDER = 0.1  # of the chance to win: what costs more is warned of


class Hint(NamedTuple):
    """One of the best options."""

    choice: Choice
    chance: float  # of winning
    error: float
    why: str | None  # the term of the judgement in which it is better than the others, if any is
    plan: Steps = ()  # all that was weighed with it, question by question


class Blunder(NamedTuple):
    """A choice that seems to cost much, and what seems better."""

    choice: Choice
    better: Hint
    cost: float  # of the chance to win
    error: float


def hints(seat: Seat, judgement: Judgement, budget: Budget, rng: Random) -> list[Hint]:
    """The best options of a question, or the best plans, the best first."""
    if isinstance(judgement, Planner) and (plans := judgement.plans(seat, budget, rng)):
        return _planned(seat, plans[:BEST], rng)
    search = Search(seat, judgement, rng)
    best = [option.choice for option in ranked(search.run(budget))[:BEST]]
    ends = {choice: [end for _, end in search.weigh(choice, TRIALS)] for choice in best}
    found = [search.arms[choice].tally.found(choice) for choice in best]
    found.sort(key=lambda option: -option.chance)
    terms = {choice: [judgement.terms(s, seat.side) for s in ends[choice]] for choice in best}
    return [Hint(o.choice, o.chance, o.error, _why(o.choice, terms)) for o in found]


def blunder(
    seat: Seat, judgement: Judgement, choice: Choice, found: Sequence[Hint], rng: Random
) -> Blunder | None:
    """Whether a choice surely costs much, compared with the best that was found."""
    better = found[0]
    if is_sound(choice, found):
        return None
    lost = Search(seat, judgement, rng).lead(better.choice, choice, TRIALS)
    if lost.chance < max(BLUNDER, lost.error):
        return None
    return Blunder(choice, better, lost.chance, lost.error)


def careless(
    seat: Seat, judgement: Judgement, choices: Sequence[Choice], rng: Random
) -> Found | None:
    """What several choices in a row surely cost, compared with quick ones; None if not much."""
    search = Search(seat, judgement, rng)
    lost = lead(search.follow((), 2 * TRIALS), search.follow(choices, 2 * TRIALS))
    found = lost.found(tuple(choices))
    return found if found.chance >= max(BLUNDER, found.error) else None


def is_sound(choice: Choice, found: Sequence[Hint]) -> bool:
    """Whether a choice is among the best that were found, and little behind the first of them."""
    return any(choice == one.choice and found[0].chance - one.chance < BLUNDER for one in found)


def is_as_good(one: Hint, best: Hint) -> bool:
    """Whether one is not surely worse than the best: no further behind than both are in doubt."""
    return best.chance - one.chance <= best.error + one.error


def _planned(seat: Seat, plans: Sequence[Plan], rng: Random) -> list[Hint]:
    """Plans as hints; their doubt is chance's, and that of how to foresee the others."""
    terms = {plan.choices: plan.terms for plan in plans}
    return [
        Hint(
            plan.choices[0],
            fmean(plan.chances),
            WITHIN * sqrt(variance(plan.chances) + plan.error**2),
            _why(plan.choices, terms),
            steps(seat, plan.choices, rng),
        )
        for plan in plans
    ]


def steps(seat: Seat, choices: Sequence[Choice], rng: Random) -> Steps:
    """What a side is asked if it gives these answers one after another."""
    s, found = seat.guess(rng), []
    for choice in choices:
        ask = next(ask for ask in seat.game.asks(s) if ask.who == seat.side)
        found.append((ask, choice))
        seat.game.play(s, seat.side, choice)
    return tuple(found)


def _why(one: T, terms: Mapping[T, Sequence[Mapping[str, float]]]) -> str | None:
    """The term in which one is ahead of the others by most, if it surely is."""
    others = [trials for other, trials in terms.items() if other != one]
    if not others:
        return None
    ahead: dict[str, Tally] = {}
    for number, trial in enumerate(terms[one]):
        for name, value in trial.items():
            lead = value - sum(trials[number][name] for trials in others) / len(others)
            ahead[name] = ahead.get(name, Tally()) + Tally(1, lead, lead * lead)
    name, most = max(ahead.items(), key=lambda item: item[1].total)
    doubt = SURE * most.deviation / most.trials**0.5
    return name if most.total / most.trials > doubt else None
