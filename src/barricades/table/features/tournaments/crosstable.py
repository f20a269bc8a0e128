"""The table of a tournament as it is shown: everybody against everybody, and all games."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple
from urllib.parse import quote

from ....words import Words
from ...store.tournaments import Entrant, Played
from ...web.viewer import bot_name
from .standings import Met, Standing, figure, standings

SCORES = {1.0: "won", 0.5: "level", 0.0: "lost", None: "open"}


class Name(NamedTuple):
    """Somebody who plays, as they are called."""

    text: str
    page: str  # a bot has none
    mine: bool


class Mark(NamedTuple):
    """What a player has against a rival in a game, or in all games."""

    text: str
    label: str  # the same in full
    look: str
    side: str = ""  # of one game
    game: str = ""


class Line(NamedTuple):
    """A player's line; the marks are in the order of the lines, None is the player's own place."""

    place: int
    name: Name
    points: str
    played: int
    wins: int
    berger: str
    marks: Sequence[Sequence[Mark] | None]


class Sitter(NamedTuple):
    """Somebody at a game, and what they have of it."""

    side: str
    name: Name
    points: str  # "" if the game does not count, or not yet
    first: bool


class Listed(NamedTuple):
    """A game of the tournament."""

    id: str
    sitters: Sequence[Sitter]
    counts: bool
    mine: bool


class CrossTable(NamedTuple):
    """All there is to see of a tournament that has started."""

    lines: Sequence[Line]
    games: Sequence[Listed]
    winners: tuple[str, ...]  # those in the first place, if anything counts


def names(words: Words, field: Iterable[Entrant], own: str | None) -> dict[str, Name]:
    """What all who play are called."""
    return {
        one.who: Name(bot_name(words, one.who), "", False)
        if one.name is None
        else Name(one.name, f"/player/{quote(one.name, safe='')}", one.who == own)
        for one in field
    }


def cross_table(words: Words, called: Mapping[str, Name], games: Sequence[Played]) -> CrossTable:
    """The table, and all games, in words."""
    table = standings(called, games)
    order = [standing.who for standing in table]
    return CrossTable(
        [_line(words, called, order, standing) for standing in table],
        [_listed(called, game) for game in games],
        tuple(called[one.who].text for one in table if one.place == 1 and one.played),
    )


def _line(words: Words, called: Mapping[str, Name], order: Sequence[str], own: Standing) -> Line:
    name = called[own.who]
    return Line(
        place=own.place,
        name=name,
        points=figure(own.points),
        played=own.played,
        wins=own.wins,
        berger=figure(own.berger),
        marks=[
            None if who == own.who else [*_marks(words, name, called[who], own.met[who])]
            for who in order
        ],
    )


def _marks(words: Words, name: Name, rival: Name, met: Sequence[Met]) -> Iterable[Mark]:
    """Of games of two sides each; of others, where two players are but a part of it, the sum."""
    if met[0].alone:
        for one in sorted(met, key=lambda one: one.side):
            facts = {"side": one.side, "rival": rival.text, "score": _figure(one.score)}
            label = words.text(f"tournament-meeting{'-open' if one.score is None else ''}", **facts)
            yield Mark(_figure(one.score), label, SCORES[one.score], one.side, one.game)
        return
    scores = [one.score for one in met if one.score is not None]
    text, who = _figure(sum(scores) if scores else None), {"name": name.text, "rival": rival.text}
    label = words.text("tournament-meetings", score=text, games=len(scores), **who)
    yield Mark(text, label, "sum")


def _figure(score: float | None) -> str:
    return "–" if score is None else figure(score)


def _listed(called: Mapping[str, Name], game: Played) -> Listed:
    ranks = game.ranks or {}
    first = min(ranks.values(), default=None)
    sitters = [
        Sitter(
            side,
            called[who],
            figure(game.points(side)) if ranks else "",
            bool(ranks) and ranks[side] == first,
        )
        for side, who in game.seated.items()
    ]
    return Listed(game.id, sitters, bool(ranks), any(sitter.name.mine for sitter in sitters))
