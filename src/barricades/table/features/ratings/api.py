"""The API of ratings."""

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
    """A player in the ranking of a game."""

    name: str
    bot: bool
    rating: float
    games: int


class ChangeOut(BaseModel):
    """A change of a rating: after = before + weight * (score - expected), to a tenth."""

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
        for rank in ratings.ranking(store_of(request), known_game(kind), MOST)
    ]


@router.get("/ratings/{kind}/{name:path}")
def trail(
    request: Request, kind: str, name: str, bot: bool = False, before: Before = None
) -> list[ChangeOut]:
    """A player's changes, latest first. With `bot`, `name` is that of a bot."""
    find = players.bot_by_name if bot else players.by_name
    if (player := find(store_of(request), name)) is None:
        raise Refused("wire-no-player")
    found = ratings.history(store_of(request), player.id, known_game(kind), PAGE, before)
    return [ChangeOut.model_validate(change._asdict()) for change in found]
