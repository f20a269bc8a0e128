"""The arena: the results of bots against bots, as a table."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import permutations
from typing import Any

from rich import box
from rich.table import Table

from ..bots.match import Played, shares
from ..core import Outcome
from ..words import Words
from .rating import Estimate, elo, percent, wilson

OPPOSITION = ""  # whoever plays a side on which no bot sits: the rules


class Score:
    """The results so far: of each bot, on each side, and against each other bot."""

    def __init__(self, bots: Iterable[str]) -> None:
        self.named = (*bots, OPPOSITION)
        self.games = 0
        self.seats: dict[tuple[str, str], int] = defaultdict(int)  # by bot and side
        self.won: dict[tuple[str, str], float] = defaultdict(float)
        self.beaten: dict[tuple[str, str], float] = defaultdict(float)  # one bot by another
        self.most = 0  # sides in one game

    def add(self, played: Played) -> None:
        players, outcome = played.record.players, played.outcome
        got = {**dict.fromkeys(players, 0.0), **shares(outcome)}
        self.games += 1
        self.most = max(self.most, len(got))
        for side, share in got.items():
            seat = players.get(side, OPPOSITION), side
            self.seats[seat] += 1
            self.won[seat] += share
        for one, other in permutations(got, 2):
            pair = players.get(one, OPPOSITION), players.get(other, OPPOSITION)
            if pair[0] != pair[1]:  # a game of many is no more than one game for each of them
                self.beaten[pair] += _beats(outcome, one, other) / (len(got) - 1)

    @property
    def bots(self) -> list[str]:
        """The bots that have played."""
        met = {bot for bot, _ in self.seats}
        return [bot for bot in dict.fromkeys(self.named) if bot in met]

    def share(self, bot: str, *sides: str) -> tuple[int, Estimate]:
        """How many games a bot played on these sides (or all), and what share of them it won."""
        seats = [seat for seat in self.seats if seat[0] == bot and (not sides or seat[1] in sides)]
        games = sum(self.seats[seat] for seat in seats)
        return games, wilson(sum(self.won[seat] for seat in seats), games)


def _beats(outcome: Outcome, one: str, other: str) -> float:
    places = {side: at for at, level in enumerate(outcome.ranking) for side in level}
    mine, theirs = places.get(one, 0), places.get(other, 0)
    return (mine < theirs) + (mine == theirs) / 2


def table(score: Score, words: Words) -> Table:
    """A table of all bots, strongest first."""
    bots = score.bots
    points = elo(bots, score.beaten) if len(bots) > 1 else {}
    sides = [*dict.fromkeys(side for _, side in score.seats)]
    shown = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    shown.add_column(words.text("lab-player"))
    for title in ("lab-games", "lab-won"):
        shown.add_column(words.text(title), justify="right")
    for side in sides:
        shown.add_column(words.noun("side", side), justify="right")
    shown.add_column("Elo", justify="right")
    for bot in sorted(bots, key=lambda bot: -points[bot].value if points else 0.0):
        games, share = score.share(bot)
        by_side = [score.share(bot, side) for side in sides]
        shown.add_row(
            bot or words.text("lab-opposition"),
            str(games),
            percent(share, words),
            *[words.text("lab-percent", value=won.value) if n else "–" for n, won in by_side],
            _elo(points[bot]) if points else "–",
        )
    return shown


def data(score: Score) -> dict[str, Any]:
    """The same as JSON; "" is the opposition."""
    bots = score.bots
    points = elo(bots, score.beaten) if len(bots) > 1 else {}
    sides = dict.fromkeys(side for _, side in score.seats)
    return {
        "games": score.games,
        "bots": [
            {
                "name": bot,
                **_share(score, bot),
                "sides": {s: _share(score, bot, s) for s in sides if (bot, s) in score.seats},
                "elo": points[bot]._asdict() if points else None,
            }
            for bot in bots
        ],
    }


def _share(score: Score, bot: str, *sides: str) -> dict[str, Any]:
    games, won = score.share(bot, *sides)
    return {"games": games, "won": won._asdict()}


def _elo(points: Estimate) -> str:
    return f"{points.value:+.0f} ± {points.high - points.value:.0f}" if points.value else "0"


def remarks(score: Score, words: Words) -> Iterator[str]:
    """Notes that are needed to read the table."""
    if score.most > 2:
        yield words.text("lab-fair-share", value=1 / score.most)
    yield words.text("lab-intervals")
