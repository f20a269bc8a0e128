"""The ladder: how well all players play a game, and how it came to that."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import Annotated, Any, NamedTuple

from fastapi import APIRouter, Query, Request
from fastapi.responses import HTMLResponse
from pydantic import BaseModel, Field

from ....core import Refused
from ....games import NAMES
from ....words import Words
from ...store import players, ratings
from ...store.players import Player
from ...store.store import Store
from ...web.messages import PROBLEMS
from ...web.request import store_of
from ...web.viewer import bot_name, show, viewer, words_of
from ..players.pages import me

MOST = 200  # players in a table
PAGE = 100  # changes on a page
router = APIRouter()
wire = APIRouter(prefix="/api", responses=PROBLEMS)
Before = Annotated[int | None, Query(ge=0, le=2**31, description="only earlier ones")]


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


class Step(NamedTuple):
    """A change as it is shown."""

    change: ratings.Change
    against: str


def _kind(name: str) -> str:
    if name not in NAMES:
        raise Refused("wire-no-page")
    return name


def shown_name(words: Words, name: str, bot: str | None) -> str:
    """What a player is called; a bot has its version beside its name."""
    return bot_name(words, bot) + name.removeprefix(bot) if bot else name


def changes(file: Store, words: Words, id: str) -> list[str]:
    """What a game has done to the ratings of those who played it."""
    return [
        words.text(
            "company-rating-changed",
            name=shown_name(words, one.name, one.bot),
            before=f"{one.before:.0f}",
            after=f"{one.after:.0f}",
        )
        for one in ratings.of_game(file, id)
    ]


# The pages


@router.get("/ratings")
@router.get("/ratings/{kind}")
def ratings_page(request: Request, kind: str = NAMES[0]) -> HTMLResponse:
    """The best players of a game, and how that is reckoned."""
    ranks = ratings.table(store_of(request), _kind(kind), MOST)
    facts: dict[str, Any] = {
        "ranks": ranks,
        "of": kind,
        "titles": _titles(request),
        "me": me(request),
        "scale": ratings.SCALE,
        "weights": {"new": ratings.NEW, "settled": ratings.SETTLED, "games": ratings.GAMES},
        "start": f"{ratings.START:.0f}",
    }
    return show(request, "ratings.html", None, shown_name=shown_name, **facts)


@router.get("/player/{name:path}")
def player_page(
    request: Request,
    name: str,
    kind: Annotated[str, Query(alias="game")] = "",
    before: Before = None,
) -> HTMLResponse:
    """A player's ratings, and all their changes."""
    return _player(request, players.called(store_of(request), name), kind, before)


@router.get("/bot/{name:path}")
def bot_page(
    request: Request,
    name: str,
    kind: Annotated[str, Query(alias="game")] = "",
    before: Before = None,
) -> HTMLResponse:
    """A bot's ratings, and all their changes."""
    return _player(request, players.bot_called(store_of(request), name), kind, before)


def _player(request: Request, player: Player | None, kind: str, before: int | None) -> HTMLResponse:
    if player is None:
        raise Refused("wire-no-player")
    file, words = store_of(request), words_of(viewer(request).language)
    standings = ratings.standings(file, player.id)
    of = kind if kind in standings else next(iter(standings), "")
    steps = [*_steps(file, words, ratings.history(file, player.id, of, PAGE, before))]
    older = steps[-1].change.number if len(steps) == PAGE else None
    facts: dict[str, Any] = {
        "player": player,
        "name": shown_name(words, player.name, player.bot),
        "path": f"/{'bot' if player.bot else 'player'}/",
        "titles": _titles(request),
        "standings": standings,
        "of": of,
        "steps": steps,
        "older": older,
    }
    return show(request, "player.html", None, **facts)


def _titles(request: Request) -> dict[str, str]:
    return {name: words_of(viewer(request).language, name).text("title") for name in NAMES}


def _steps(file: Store, words: Words, found: list[ratings.Change]) -> Iterable[Step]:
    """Each change with the names of the rivals."""
    seated = ratings.seated(file, {change.game for change in found})
    for change in found:
        rivals = [one for one in seated[change.game] if one.player != change.player]
        names = dict.fromkeys(bot_name(words, r.bot) if r.bot else r.name for r in rivals)
        yield Step(change, ", ".join(names))


# The wire


@wire.get("/ratings/{kind}")
def table(request: Request, kind: str) -> list[RankOut]:
    """The best players of a game."""
    return [
        RankOut(name=rank.name, bot=rank.bot is not None, rating=rank.rating, games=rank.games)
        for rank in ratings.table(store_of(request), _kind(kind), MOST)
    ]


@wire.get("/ratings/{kind}/{name:path}")
def trail(
    request: Request, kind: str, name: str, bot: bool = False, before: Before = None
) -> list[ChangeOut]:
    """All changes of a player's rating, the latest first; `name` is a bot's if `bot` says so."""
    find = players.bot_called if bot else players.called
    if (player := find(store_of(request), name)) is None:
        raise Refused("wire-no-player")
    found = ratings.history(store_of(request), player.id, _kind(kind), PAGE, before)
    return [ChangeOut.model_validate(change._asdict()) for change in found]
