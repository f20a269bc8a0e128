"""Ratings over the wire."""

from __future__ import annotations

from datetime import datetime

from fastapi import Request
from pydantic import BaseModel, Field

from ....core import Refused
from ...store import players, ratings
from ...web.messages import PROBLEMS
from ...web.request import store_of
from ...web.routing import Router
from .ratings import MOST, PAGE, Before, known_game

router = Router(prefix="/api", responses=PROBLEMS)


class RankOut(BaseModel):
    name: str
    bot: bool
    rating: float
    games: int


class ChangeOut(BaseModel):
    """before + weight * (score - expected), to a tenth of a point, is after."""

    game: str = Field(description="the id of the game")
    number: int = Field(description="of the player's rated games of this kind")
    before: float
    after: float
    weight: float
    score: float
    expected: float
    made: datetime


@router.get("/ratings/{kind}")
def table(request: Request, kind: str) -> list[RankOut]:
    """The best players of a game."""
    return [
        RankOut(name=rank.name, bot=rank.bot is not None, rating=rank.rating, games=rank.games)
        for rank in ratings.table(store_of(request), known_game(kind), MOST)
    ]


@router.get("/ratings/{kind}/{name:path}")
def trail(
    request: Request, kind: str, name: str, bot: bool = False, before: Before = None
) -> list[ChangeOut]:
    """All changes of a player's rating, the latest first; `name` is a bot's if `bot` says so."""
    find = players.bot_called if bot else players.called
    if (player := find(store_of(request), name)) is None:
        raise Refused("wire-no-player")
    found = ratings.history(store_of(request), player.id, known_game(kind), PAGE, before)
    return [ChangeOut.model_validate(change._asdict()) for change in found]
