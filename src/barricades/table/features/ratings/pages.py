"""Pages of ratings: the ranking of a game, and the history of a player."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, NamedTuple

from fastapi import Query, Request
from fastapi.responses import Response

from ....core import Refused
from ....games import NAMES
from ....words import Words
from ...store import players, ratings
from ...store.players import Player
from ...store.store import Store
from ...web.request import store_of
from ...web.routing import Router
from ...web.viewer import bot_name, show, viewer, words_of
from ..players.players import me
from .ratings import MOST, PAGE, Before, known_game, shown_name

router = Router()


class ShownChange(NamedTuple):
    """A change of a rating, and the rivals by name."""

    change: ratings.Change
    against: str


@router.get("/ratings")
@router.get("/ratings/{kind}")
def ratings_page(request: Request, kind: str = NAMES[0]) -> Response:
    """The best players of a game, and how ratings are calculated."""
    ranks = ratings.ranking(store_of(request), known_game(kind), MOST)
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
) -> Response:
    """A player's ratings, and their changes in one game."""
    return _player(request, players.by_name(store_of(request), name), kind, before)


@router.get("/bot/{name:path}")
def bot_page(
    request: Request,
    name: str,
    kind: Annotated[str, Query(alias="game")] = "",
    before: Before = None,
) -> Response:
    """A bot's ratings, and their changes in one game."""
    return _player(request, players.bot_by_name(store_of(request), name), kind, before)


def _player(request: Request, player: Player | None, kind: str, before: int | None) -> Response:
    if player is None:
        raise Refused("wire-no-player")
    file, words = store_of(request), words_of(viewer(request).language)
    standings = ratings.ratings_of(file, player.id)
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


def _steps(file: Store, words: Words, found: list[ratings.Change]) -> Iterable[ShownChange]:
    """Each change with the names of the rivals."""
    seated = ratings.seated(file, {change.game for change in found})
    for change in found:
        rivals = [one for one in seated[change.game] if one.player != change.player]
        names = dict.fromkeys(bot_name(words, r.bot) if r.bot else r.name for r in rivals)
        yield ShownChange(change, ", ".join(names))
