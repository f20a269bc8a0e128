"""Adds up readings by what may make a difference: options, players, sides, cards."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from json import dumps
from typing import Any, NamedTuple, TypeAlias

from ..rating import Estimate, mean, wilson
from .reading import End, Noun, Reading

Lineup: TypeAlias = tuple[tuple[tuple[str, Any], ...], tuple[tuple[str, str], ...]]


def lineup_of(options: Mapping[str, Any], players: Mapping[str, str]) -> Lineup:
    """Options and players as a key; an owner's tables are in it as JSON."""
    values = {name: dumps(v) if isinstance(v, Mapping) else v for name, v in options.items()}
    return tuple(values.items()), tuple(players.items())


class Users(NamedTuple):
    """The users of a card: how many, how often in a game, and how often they won."""

    seats: int
    rate: float
    share: Estimate  # what they won
    expected: float  # what the same sides win at large


class Means:
    """The average amount of something in a game: of winners, and of the others."""

    def __init__(self) -> None:
        self.totals: Counter[tuple[Noun, bool]] = Counter()
        self.squares: Counter[tuple[Noun, bool]] = Counter()

    def add(self, what: Noun, won: bool, amount: int) -> None:
        self.totals[what, won] += amount
        self.squares[what, won] += amount * amount

    def of(self, what: Noun, won: bool, seats: int) -> Estimate:
        """What one side had in a game, if so many had all of it."""
        return mean(self.totals[what, won], self.squares[what, won], seats)


class Tally:
    """The sums of all readings."""

    def __init__(self) -> None:
        self.games: Counter[Lineup] = Counter()
        self.won: dict[tuple[Lineup, str], float] = defaultdict(float)
        self.lengths: Counter[tuple[int, Noun]] = Counter()
        self.endings: Counter[Noun] = Counter()
        self.places: Counter[bool] = Counter()  # sides that won, and that did not
        self.points = Means()  # by source
        self.times: dict[str, Means] = defaultdict(Means)  # by use: cards
        self.users: dict[tuple[Noun, str], Counter[tuple[Lineup, str]]] = defaultdict(Counter)
        self.users_won: dict[tuple[Noun, str], float] = defaultdict(float)

    def add(self, reading: Reading) -> None:
        lineup = lineup_of(reading.options, reading.players)
        findings, shares = reading.findings, reading.shares
        self.count(lineup, shares, Counter([findings.end]))
        self.places.update(share > 0 for share in shares.values())
        for (side, source), points in findings.points.items():
            self.points.add(source, shares[side] > 0, points)
        for (side, item, use), times in findings.uses.items():
            self.times[use].add(item, shares[side] > 0, times)
            self.users[item, use][lineup, side] += 1
            self.users_won[item, use] += shares[side]

    def count(self, lineup: Lineup, shares: Mapping[str, float], ends: Mapping[End, int]) -> None:
        """Add games of which only the winners and the way they ended are known."""
        for (length, ending), games in ends.items():
            self.games[lineup] += games
            self.lengths[length] += games
            self.endings[ending] += games
        for side, share in shares.items():
            self.won[lineup, side] += share

    def use(self, item: Noun, use: str) -> Users:
        """Count the sides that did this with a card, each once a game, and what they won."""
        users = self.users[item, use]
        seats = sum(users.values())
        expected = sum(
            count * self.won[lineup, side] / self.games[lineup]
            for (lineup, side), count in users.items()
        )
        times = sum(self.times[use].totals[item, won] for won in (True, False))
        share = wilson(self.users_won[item, use], seats)
        return Users(seats, times / self.games.total(), share, expected / (seats or 1))

    def sides(self, lineup: Lineup) -> dict[str, Estimate]:
        """What each side has won of the games of a line-up."""
        played = [side for side, _ in lineup[1]]
        found = dict.fromkeys([*played, *[side for at, side in self.won if at == lineup]])
        return {side: wilson(self.won[lineup, side], self.games[lineup]) for side in found}

    def compared(self, means: Means) -> dict[Noun, dict[bool, Estimate]]:
        """What winners and others have of each thing; what winners have most of comes first."""
        found = {
            what: {won: means.of(what, won, seats) for won, seats in self.places.items()}
            for what in dict.fromkeys(what for what, _ in means.totals)
        }
        return dict(sorted(found.items(), key=lambda item: -item[1][True].value))
