"""What organizers and players can do: open, join, start, end a tournament."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from ....core import Refused
from ....games import load
from ....play.clocks import Clock
from ...live import seating
from ...live.archive import new_game_row, new_id
from ...store import players, store, tournaments
from ...store.players import Player
from ...store.rows import SeatRow
from ...store.store import Store
from ...store.tournaments import Entrant, NewGame, Tournament
from . import pairing

EACH = 3  # tournaments that somebody may have on their hands


def most(tournament: Tournament) -> int:
    """How many may play."""
    return pairing.limit(len(tournament.sides))


# Before it starts


def create(
    file: Store,
    organizer: Player | None,
    name: str,
    game: str,
    options: Mapping[str, Any],
    clock: Mapping[str, int] | None = None,
    rated: bool = False,
) -> str:
    """Open a tournament; returns its id. Its organizer is its first entrant.

    Raises Refused if they have no name or too many tournaments, or it cannot be played like this.
    """
    if organizer is None:
        raise Refused("wire-tournament-name")
    called = players.one_line(name)
    if len(called) < players.LEAST or not any(map(str.isalnum, called)):
        raise Refused("wire-tournament-called", least=players.LEAST)
    if not seating.is_standard(load(game), options):
        raise Refused("wire-tournament-plain")
    if len(load(game).sides(options)) < 2:
        raise Refused("wire-tournament-alone")
    paced = Clock.of(clock)
    new = Tournament(
        id=new_id(),
        name=called,
        game=game,
        options=dict(options),
        clock=paced.as_json() if paced else None,
        rated=rated,
        organizer=organizer.id,
        created=store.now(),
        started=None,
        ended=None,
    )
    tournaments.create(file, new, EACH)
    return new.id


def join(file: Store, id: str, player: Player | None) -> None:
    """Enter a player. Raises Refused if they have no name, or it has started or is full."""
    if player is None:
        raise Refused("wire-tournament-name")
    tournaments.enter(file, id, player.id, most(tournaments.read(file, id).tournament))


def enter(file: Store, id: str, by: Player | None, bot: str, bots: Collection[str]) -> None:
    """Enter a bot. Raises Refused unless the organizer does it, or if it has started or is full."""
    if bot not in bots:
        raise Refused("wire-unknown-player", name=bot, known=", ".join(bots))
    tournament = tournaments.read(file, id).tournament
    tournaments.must_organize(tournament, by.id if by else None)
    tournaments.enter(file, id, bot, most(tournament))


def leave(file: Store, id: str, by: Player | None, number: int) -> None:
    """Remove an entrant. Raises Refused unless it is themselves or the organizer."""
    tournaments.leave(file, id, by.id if by else None, number)


def withdraw(file: Store, id: str, by: Player | None) -> None:
    """Delete a tournament that has not started. Raises Refused for all but the organizer."""
    tournaments.withdraw(file, id, by.id if by else None)


# The start, and the end


def start(file: Store, id: str, by: Player | None) -> None:
    """Create all games of a tournament, once. Raises Refused if it has started or has too few."""
    while True:
        tournament, there = tournaments.read(file, id).tournament, tournaments.entrants_of(file, id)
        tournaments.must_organize(tournament, by.id if by else None)
        tournaments.must_be_open(tournament)
        if len(there) < len(tournament.sides):
            raise Refused("wire-tournament-few", least=len(tournament.sides))
        if tournaments.start(file, id, there, _pair(file, tournament, there)):
            return  # otherwise somebody came or left in the meantime


def _pair(file: Store, tournament: Tournament, there: list[Entrant]) -> list[NewGame]:
    """All games, each with its players.

    Nobody has come to a game yet if it is played by minutes: its clocks wait for them.
    """
    sides, come = tournament.sides, "minutes" not in (tournament.clock or {})
    bots = [one.who for one in there if one.name is None] if tournament.rated else []
    known = {one.who: one.who for one in there if one.name is not None}
    known |= {bot: players.ensure_bot(file, bot) for bot in bots}
    terms = {"clock": tournament.clock, "rated": tournament.rated, "hints": False}

    def seat(side: str, one: Entrant) -> SeatRow:
        bot = one.who if one.name is None else None
        taken, player = bool(bot) or come, known.get(one.who)
        return SeatRow(side, bot=bot, name=one.name or "", taken=taken, player=player)

    made = []
    for places in pairing.schedule(len(sides), len(there)):
        seated = {side: there[place] for side, place in zip(sides, places, strict=True)}
        made.append(
            NewGame(
                new_game_row(tournament.game, tournament.options, **terms),
                [seat(side, one) for side, one in seated.items()],
                [(one.who, side) for side, one in seated.items() if one.name is not None],
            )
        )
    return made


def end(file: Store, id: str, by: Player | None) -> None:
    """End a tournament; unfinished games do not count. Raises Refused if that is not possible."""
    listed = tournaments.read(file, id)
    tournaments.must_organize(listed.tournament, by.id if by else None)
    if listed.state == "open":
        raise Refused("wire-tournament-waits")
    if listed.state == "over" or not tournaments.end(file, id):
        raise Refused("wire-tournament-over")
