"""The API of tournaments: all that their pages show, and all that can be done there."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Literal

from fastapi import Request
from pydantic import BaseModel, Field

from ...store import tournaments
from ...store.tournaments import Entrant, PlayedGame, TournamentSummary
from ...web import messages as m
from ...web.request import rooms_of, store_of
from ...web.routing import Router
from ..players.players import me
from . import organizing
from .standings import standings

router = Router(prefix="/api/tournaments", responses=m.PROBLEMS)


class NewTournament(m.Message):
    """What is to be played, and how."""

    name: m.Text
    game: m.Text
    options: m.Options = Field(default={})
    clock: m.ClockIn | None = None
    rated: bool = False


class Entering(m.Message):
    """Adds a bot."""

    bot: m.Text = Field(description="by its name")


class Leaving(m.Message):
    """Removes an entrant."""

    number: Annotated[int, Field(ge=0, lt=2**31, description="of whoever is to leave")]


class Founded(BaseModel):
    """The id of a tournament."""

    id: str


class TournamentOut(BaseModel):
    """A tournament, and how far it has got."""

    id: str
    name: str
    game: str
    options: dict[str, Any]
    clock: dict[str, int] | None
    rated: bool
    organizer: str = Field(description="by name")
    created: datetime
    state: Literal["open", "going", "over", "ended"] = Field(
        description="ended: by the organizer, before all games were over"
    )
    players: int
    most: int = Field(description="so many may play")
    games: int
    over: int = Field(description="so many games count")


class EntrantOut(BaseModel):
    """Somebody who plays in a tournament."""

    number: int
    name: str
    bot: bool


class StandingOut(BaseModel):
    """A player in the standings, best first; those equal in everything share the place."""

    number: int = Field(description="of the player")
    place: int
    points: float
    direct: float = Field(description="against those who have as many points")
    wins: int
    sonneborn_berger: float
    played: int


class PairingOut(BaseModel):
    """A game of a tournament."""

    id: str = Field(description="of the game")
    seats: dict[str, int] = Field(description="by side: the number of the player")
    points: dict[str, float] | None = Field(description="by side; null if it does not count yet")


class WholeOut(TournamentOut):
    """A tournament with its entrants, standings and games."""

    field: list[EntrantOut]
    standings: list[StandingOut]
    pairings: list[PairingOut]


def _facts(listed: TournamentSummary) -> dict[str, Any]:
    one = listed.tournament
    return one._asdict() | {
        "organizer": listed.by,
        "state": listed.state,
        "players": listed.players,
        "most": organizing.most(one),
        "games": listed.games,
        "over": listed.over,
    }


@router.get("")
def every(request: Request) -> list[TournamentOut]:
    """The latest tournaments."""
    found = tournaments.latest_ones(store_of(request))
    return [TournamentOut.model_validate(_facts(listed)) for listed in found]


@router.post("", status_code=201)
def found(request: Request, act: NewTournament) -> Founded:
    """Open a tournament; you are its first entrant."""
    clock = act.clock.model_dump(exclude_none=True) if act.clock else None
    what = act.name, act.game, act.options, clock, act.rated
    return Founded(id=organizing.create(store_of(request), me(request), *what))


@router.get("/{id}")
def read(request: Request, id: str) -> WholeOut:
    """A tournament with its entrants, standings and games."""
    file = store_of(request)
    listed, field = tournaments.read(file, id), tournaments.entrants_of(file, id)
    numbers = {one.who: one.number for one in field}
    games = tournaments.played(file, id)
    return WholeOut(
        **_facts(listed),
        field=[_entrant(one) for one in field],
        standings=[
            StandingOut(
                number=numbers[line.who],
                place=line.place,
                points=line.points,
                direct=line.direct,
                wins=line.wins,
                sonneborn_berger=line.berger,
                played=line.played,
            )
            for line in (standings(numbers, games) if games else ())
        ],
        pairings=[_pairing(numbers, game) for game in games],
    )


def _entrant(one: Entrant) -> EntrantOut:
    return EntrantOut(number=one.number, name=one.name or one.who, bot=one.name is None)


def _pairing(numbers: dict[str, int], game: PlayedGame) -> PairingOut:
    return PairingOut(
        id=game.id,
        seats={side: numbers[who] for side, who in game.seated.items()},
        points={side: game.points(side) for side in game.seated} if game.ranks else None,
    )


def _out(request: Request, id: str) -> TournamentOut:
    return TournamentOut.model_validate(_facts(tournaments.read(store_of(request), id)))


@router.post("/{id}/join")
def join(request: Request, id: str) -> TournamentOut:
    """Play in a tournament that has not started."""
    organizing.join(store_of(request), id, me(request))
    return _out(request, id)


@router.post("/{id}/enter")
def enter(request: Request, id: str, act: Entering) -> TournamentOut:
    """Add a bot to your tournament."""
    organizing.enter(store_of(request), id, me(request), act.bot, rooms_of(request).bots)
    return _out(request, id)


@router.post("/{id}/leave")
def leave(request: Request, id: str, act: Leaving) -> TournamentOut:
    """Leave before it starts, or remove somebody from your tournament."""
    organizing.leave(store_of(request), id, me(request), act.number)
    return _out(request, id)


@router.post("/{id}/start")
def start(request: Request, id: str) -> TournamentOut:
    """Start your tournament: create all its games."""
    organizing.start(store_of(request), id, me(request))
    return _out(request, id)


@router.post("/{id}/withdraw")
def withdraw(request: Request, id: str) -> Founded:
    """Delete your tournament before it starts."""
    organizing.withdraw(store_of(request), id, me(request))
    return Founded(id=id)


@router.post("/{id}/end")
def end(request: Request, id: str) -> TournamentOut:
    """End your tournament: unfinished games go on, but do not count."""
    organizing.end(store_of(request), id, me(request))
    return _out(request, id)
