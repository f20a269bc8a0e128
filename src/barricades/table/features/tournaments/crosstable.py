"""The cross table of a tournament, and the list of its games."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple
from urllib.parse import quote

from ....words import Words
from ...store.tournaments import Entrant, PlayedGame
from ...web.viewer import bot_name
from .standings import Met, Standing, figure, standings

SCORES = {1.0: "won", 0.5: "level", 0.0: "lost", None: "open"}


class PlayerName(NamedTuple):
    """An entrant by name, with the address of their page."""

    text: str
    page: str  # a bot has none
    mine: bool


class Cell(NamedTuple):
    """What a player has scored against a rival, in one game or in all."""

    text: str
    label: str  # the same in full
    css_class: str
    side: str = ""  # of one game
    game: str = ""


class PlayerRow(NamedTuple):
    """A row of the cross table; its cells are in the order of the rows, None for the player."""

    place: int
    name: PlayerName
    points: str
    played: int
    wins: int
    berger: str
    cells: Sequence[Sequence[Cell] | None]


class GamePlayer(NamedTuple):
    """A player of a game, and their points in it."""

    side: str
    name: PlayerName
    points: str  # "" if the game does not count, or not yet
    first: bool


class ListedGame(NamedTuple):
    """A game of the tournament."""

    id: str
    players: Sequence[GamePlayer]
    counts: bool
    mine: bool


class CrossTable(NamedTuple):
    """The standings and games of a tournament that has started."""

    lines: Sequence[PlayerRow]
    games: Sequence[ListedGame]
    winners: tuple[str, ...]  # those in the first place, if anything counts


def names(words: Words, field: Iterable[Entrant], own: str | None) -> dict[str, PlayerName]:
    """The names of all entrants, by player or bot."""
    return {
        one.who: PlayerName(bot_name(words, one.who), "", False)
        if one.name is None
        else PlayerName(one.name, f"/player/{quote(one.name, safe='')}", one.who == own)
        for one in field
    }


def cross_table(
    words: Words, called: Mapping[str, PlayerName], games: Sequence[PlayedGame]
) -> CrossTable:
    """The standings and games of a tournament, in words."""
    table = standings(called, games)
    order = [standing.who for standing in table]
    return CrossTable(
        [_row(words, called, order, standing) for standing in table],
        [_listed(called, game) for game in games],
        tuple(called[one.who].text for one in table if one.place == 1 and one.played),
    )


def _row(
    words: Words, called: Mapping[str, PlayerName], order: Sequence[str], own: Standing
) -> PlayerRow:
    name = called[own.who]
    return PlayerRow(
        place=own.place,
        name=name,
        points=figure(own.points),
        played=own.played,
        wins=own.wins,
        berger=figure(own.berger),
        cells=[
            None if who == own.who else [*_cells(words, name, called[who], own.met[who])]
            for who in order
        ],
    )


def _cells(words: Words, name: PlayerName, rival: PlayerName, met: Sequence[Met]) -> Iterable[Cell]:
    """Of games of two sides each; of others, where two players are but a part of it, the sum."""
    if met[0].alone:
        for one in sorted(met, key=lambda one: one.side):
            facts = {"side": one.side, "rival": rival.text, "score": _figure(one.score)}
            label = words.text(f"tournament-meeting{'-open' if one.score is None else ''}", **facts)
            yield Cell(_figure(one.score), label, SCORES[one.score], one.side, one.game)
        return
    scores = [one.score for one in met if one.score is not None]
    text, who = _figure(sum(scores) if scores else None), {"name": name.text, "rival": rival.text}
    label = words.text("tournament-meetings", score=text, games=len(scores), **who)
    yield Cell(text, label, "sum")


def _figure(score: float | None) -> str:
    return "–" if score is None else figure(score)


def _listed(called: Mapping[str, PlayerName], game: PlayedGame) -> ListedGame:
    ranks = game.ranks or {}
    first = min(ranks.values(), default=None)
    players = [
        GamePlayer(
            side,
            called[who],
            figure(game.points(side)) if ranks else "",
            bool(ranks) and ranks[side] == first,
        )
        for side, who in game.seated.items()
    ]
    return ListedGame(game.id, players, bool(ranks), any(player.name.mine for player in players))
