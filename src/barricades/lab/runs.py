"""Runs: many matches from one seed, on many processors; an interrupted run can be continued."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from itertools import combinations
from random import Random
from typing import Any, NamedTuple

from ..bots import make
from ..bots.match import Match, Played, play
from ..command_line import BadUsage, variants
from ..core import Game
from .ledger import Ledger, read
from .parallel import Died, each


class Run(NamedTuple):
    """Each deal is played by every line-up, so all have the same luck."""

    game: str
    seed: int
    lineups: tuple[tuple[Mapping[str, Any], Mapping[str, str]], ...]  # options, players by side

    def match(self, number: int) -> Match:
        """The match with this number, from 1 on; it depends on no other match."""
        deal, lineup = divmod(number - 1, len(self.lineups))
        secret = sha256(f"barricades run {self.seed} {deal}".encode()).digest()
        return Match(self.game, *self.lineups[lineup], secret)

    def play(self, number: int) -> Played:
        return play(self.match(number))

    def whole(self, games: int) -> int:
        """So many games, rounded up to whole deals."""
        return games + -games % len(self.lineups)

    @property
    def name(self) -> str:
        """What distinguishes this run from others."""
        return f"{self.game}-{sha256(repr(self).encode()).hexdigest()[:8]}"


def plan(
    game: Game[Any],
    bots: Sequence[str],
    options: Iterable[str],
    seed: int,
    components: Mapping[str, Any] | None = None,
) -> Run:
    """The line-ups: all values of the options, all groups of bots, and each bot on each side.

    With more sides than bots, the last bot plays several. An owner's components apply to all.
    """
    own = {"components": components} if components else {}
    for bot in bots:
        make(bot, game, Random(seed))
    lineups = []
    for typed in variants(game, options):
        values = typed | own
        sides = game.sides(values)
        guests = [*bots, *[bots[-1]] * (len(sides) - len(bots))]
        for group in combinations(guests, len(sides)):
            turns = [group[at:] + group[:at] for at in range(len(sides))]
            lineups += [
                (values, dict(zip(sides, turn, strict=True))) for turn in dict.fromkeys(turns)
            ]
    return Run(game.name, seed, tuple(lineups))


def carry_out(
    run: Run, games: int, ledger: Ledger, jobs: int, cluster: str
) -> Iterator[tuple[int, Played | Died, bool]]:
    """Every game with its number, and whether it is new.

    Games in the ledger come first, then the others as they end. Raises BadUsage if the ledger
    belongs to another run.
    """
    had = set()
    for number, played in map(read, ledger.lines()):
        if not run.match(number).is_of(played.record):
            raise BadUsage("lab-other-run", file=str(ledger.path))
        if number not in had:
            had.add(number)
            yield number, played, False
    left = [number for number in range(1, run.whole(games) + 1) if number not in had]
    work: Callable[[int], Played] = run.play
    with ledger:
        for number, result in each(work, left, jobs, cluster):
            if not isinstance(result, Died):
                ledger.add(number, result)
            yield number, result, True
