"""Search, compiled: the thoughts of `ismcts` in the fast engine, many more of them in a second."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from importlib import import_module
from importlib.util import find_spec
from random import Random
from time import monotonic
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from ..core import Choice, Game
from ..fast import GAMES, NotFast, is_installed
from ..fast.beside import beside, waiting
from .budget import Budget
from .ismcts import Found, Ismcts, Search, Tally, lead
from .judgement import Judgement
from .seat import Seat

if TYPE_CHECKING:
    from ..fast.program import Program

ROOM = 16  # places in the trees for every iteration; two or three are taken
SPARE = 1024  # and so many more
SPACE = 1 << 18  # as many as are ever given
GLANCE = 64  # iterations between two looks at the clock
JUDGED = ("stage", "depth", "chance", "weigh", "begin_rolling", "roll")


def can_think(game: Game[Any]) -> bool:
    """Whether a game can be searched so: it is fast, has a judge for it, and LLVM is there."""
    home = f"{__package__}.{game.name.replace('-', '_')}.flat"
    return game.name in GAMES and is_installed() and find_spec(home) is not None


class Swift(Ismcts):
    """Thinks as `Ismcts` does; where it is not compiled, it is that, with a budget for it.

    Without such a budget it waits while it is being compiled, even where others do not.
    """

    def __init__(
        self,
        judgement: Judgement,
        budget: Budget,
        rng: Random,
        threads: int = 1,
        otherwise: Budget | None = None,
        alone: Budget | None = None,
    ) -> None:
        super().__init__(judgement, budget, rng)
        self.threads, self.otherwise, self.alone = threads, otherwise, alone

    def granted(self, game: Game[Any], options: Mapping[str, Any]) -> Budget:
        """What it spends on a choice with these options: more where a side plays alone, maybe."""
        return self.alone if self.alone and len(game.sides(options)) == 1 else self.budget

    def _parts(self, seat: Seat) -> Sequence[dict[Choice, Tally]]:
        if not can_think(seat.game):
            return self._otherwise(seat)
        budget = self.granted(seat.game, seat.view["options"]).share(self.threads)
        try:
            with nullcontext() if self.otherwise else waiting(True):
                thoughts = [Thought(seat, self.rng) for _ in range(self.threads)]
        except NotFast:  # not yet, or never, as cards of an owner may be too much for it
            return self._otherwise(seat)
        if len(thoughts) == 1:
            return [thoughts[0].run(budget)]
        with ThreadPoolExecutor(self.threads) as pool:
            return [*pool.map(lambda thought: thought.run(budget), thoughts)]

    def _otherwise(self, seat: Seat) -> Sequence[dict[Choice, Tally]]:
        return [Search(seat, self.judgement, self.rng).run(self.otherwise or self.budget)]


class Thought:
    """One question, thought about. It is given a guess, never the state.

    Its trees have room for a search and for so many trials of each of two choices after it.
    """

    def __init__(self, seat: Seat, rng: Random, trials: int = 0) -> None:
        import numpy as np

        from ..fast.engine import engine

        self.native, self.layout = compiled(seat.game.name)
        s = seat.guess(rng)
        fast = engine(seat.game.name, s.options)
        self.options, self.spare = seat.ask.options, 2 * trials
        self.side = fast.sides.index(seat.side)
        self.sides = len(fast.sides)
        self.seed = rng.getrandbits(32)
        self.root = np.array(fast.read(s), np.int16)
        self.tape = self.root.copy()
        self.mind = np.array(self.layout.furnished(s.options))
        self.mind[0] = self.layout.spread
        self.notes = np.zeros(self.layout.notes, np.int64)
        self.lucks = np.zeros((3, self.layout.luck), np.int64)
        self.lucks[2, :2] = rng.getrandbits(32), rng.getrandbits(32)

    def run(self, budget: Budget) -> dict[Choice, Tally]:
        """Think until the budget is spent, or what is left of it can change nothing."""
        import numpy as np

        tree, worth = self.trees = grove((budget.iterations or SPACE) + self.spare)
        self.native["plant"](tree, tree[0], self.sides)
        if budget.seconds is None:
            self._think(tree, worth, budget.iterations or 0, 0)
        else:
            self._think_in_time(tree, worth, budget)
        found = np.zeros(3 * self.layout.most)
        self.native["report"](
            *(self.root, self.tape, self.mind, tree, worth, self.notes, self.side, found)
        )
        return self._told(found.reshape(-1, 3))

    def lead(self, better: Choice, choice: Choice, trials: int) -> Found:
        """By how much one choice brings more than another, both tried beside each other.

        It must have run. Trials are fewer if the trees have no more room.
        """
        both = self._brought(better, trials), self._brought(choice, trials)
        count = min(map(len, both))
        return lead(*(brought[:count] for brought in both)).found(choice)

    def _brought(self, choice: Choice, trials: int) -> list[float]:
        import numpy as np

        brought = np.zeros(trials)
        done: int = self.native["compare"](
            *(self.root, self.tape, self.mind, *self.trees, self.notes, *self.lucks, brought),
            *(self.side, self.seed, self.options.index(choice), trials),
        )
        told: list[float] = brought[:done].tolist()
        return told

    def _think_in_time(self, tree: Any, worth: Any, budget: Budget) -> None:
        end, left = budget.end, budget.iterations
        while left != 0:
            some = GLANCE if left is None else min(GLANCE, left)
            left = None if left is None else left - some
            done = self._think(tree, worth, some, -1 if left is None else left)
            if done < some or monotonic() >= end:
                return

    def _think(self, tree: Any, worth: Any, iterations: int, left: int) -> int:
        done: int = self.native["think"](
            *(self.root, self.tape, self.mind, tree, worth, self.notes, *self.lucks),
            *(self.side, self.seed, iterations, left),
        )
        return done

    def _told(self, found: Any) -> dict[Choice, Tally]:
        tallies = {
            option: Tally(int(trials), float(total), float(squares))
            for option, (trials, total, squares) in zip(self.options, found, strict=False)
        }
        return {option: tally for option, tally in tallies.items() if tally.trials}


def grove(iterations: int) -> tuple[Any, Any]:
    """Room for the trees of a search, and for what is known of their arms."""
    import numpy as np

    room = min(SPACE, ROOM * iterations + SPARE)
    tree, worth = np.zeros(3 + 3 * room, np.int64), np.zeros(3 * room)
    tree[0] = room
    return tree, worth


@beside
def compiled(name: str) -> tuple[Mapping[str, Any], SimpleNamespace]:
    """The search of a game, compiled; this takes some seconds, once.

    Raises NotYet if it is not there yet, where nobody is to wait.
    """
    from ..fast import chance, kernel, search
    from ..fast.native import Native

    made = Native(search_program(name))
    sizes = SimpleNamespace(
        furnished=judge_of(name).furnished,
        rollouts=judge_of(name).ROLLOUTS,
        spread=search.FIRST_SPREAD,
        notes=search.NOTES,
        luck=chance.LUCK,
        most=kernel.MOST_OPTIONS,
    )
    return made.functions, sizes


def search_program(name: str) -> Program:
    """The search of a game, with the judge of this one."""
    from ..fast import contest, rollouts, search, tree, verbs
    from ..fast.engine import verbs_of
    from ..fast.program import Program

    judge = judge_of(name)
    home = verbs_of(name) | {verb: getattr(judge, verb) for verb in JUDGED}
    entries: list[Any] = [search.think, search.compare, search.report, tree.plant]
    entries += [contest.play_matches, rollouts.play_on]
    return Program(entries, verbs, SimpleNamespace(**home))


def judge_of(name: str) -> Any:
    """The judge of a game over tapes."""
    return import_module(f".{name.replace('-', '_')}.flat", __package__)
