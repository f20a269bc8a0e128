"""Explains a thing on the board, and why it cannot be chosen."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Query, Request
from fastapi.responses import Response
from markupsafe import Markup

from ....core import Ask, Choice, Refused
from ....core.ask import plain
from ....play.uses import NotAskedFor
from ....play.visibility import Look
from ....words import Words
from ... import boards
from ...boards import Scene
from ...web.request import PageVisit, PageVisitDep, read_json
from ...web.routing import Router
from ...web.viewer import show
from .outdated import draw_if_fits

router = Router(prefix="/game/{id}")
NOTHING = Markup()
Eyes = Annotated[str, Query(alias="as")]


@router.get("/about")
def about(
    request: Request, visit: PageVisitDep, kind: str, value: str, eyes: Eyes = ""
) -> Response:
    """A thing, enlarged and explained, by what one of the viewer's sides knows."""
    look = visit.room.look(eyes if eyes in visit.held else None)
    explanation = _about(visit, look, kind, plain(read_json(value)))
    return show(request, "about.html", visit.room.game.name, about=explanation)


@router.get("/why")
def why(request: Request, visit: PageVisitDep, kind: str, value: str, eyes: Eyes = "") -> Response:
    """Why a thing cannot be chosen, with the rules behind it; or else an explanation of it."""
    game, words, thing = visit.room.game.name, visit.words, read_json(value)
    look = visit.room.look(eyes if eyes in visit.held else None)
    explanation = _about(visit, look, kind, plain(thing))
    if look.ask is None:
        sentence = "" if explanation else words.text("table-not-now")
        return show(request, "why.html", game, sentence=sentence, numbers=(), about=explanation)
    error = visit.room.why(eyes, kind, thing)
    return explained(request, game, words, look.ask, (kind, thing), error, explanation)


def _about(visit: PageVisit, look: Look, kind: str, thing: Choice) -> Markup:
    scene = Scene(view=look.view, words=visit.words, side=look.side, ask=look.ask)
    board = boards.load(visit.room.game.name)
    return draw_if_fits(visit.room, lambda: boards.about(board, scene, kind, thing))


def explained(
    request: Request,
    game: str,
    words: Words,
    ask: Ask,
    thing: tuple[str, Any],
    error: Refused | None,
    about: Markup = NOTHING,
) -> Response:
    """An answer with the reason why `thing` cannot be chosen; None: it can be.

    `about` explains the thing; it is shown as well if a thing of another kind is asked for.
    """
    if error is None:
        return show(request, "why.html", game, sentence=words.text("table-offered"), numbers=())
    if error.reason.what == "wire-not-asked-for":
        sentence = _elsewhere(words, ask, *thing, is_explained=bool(about))
    elif isinstance(error, NotAskedFor):
        asked = words.text("table-asked-now", question=words.ask(ask))
        sentence = f"{words.refusal(error)} {asked}"
    else:
        sentence, about = words.refusal(error), NOTHING
    numbers = error.cites
    return show(request, "why.html", game, sentence=sentence, numbers=numbers, about=about)


def _elsewhere(words: Words, ask: Ask, kind: str, value: Any, is_explained: bool) -> str:
    """What is asked is of another kind than this thing; it is named, unless it was told of."""
    try:
        name = "" if is_explained else words.noun(kind, plain(value))
    except (KeyError, ValueError, TypeError):
        name = ""
    if not name:
        return words.text("table-asked-otherwise", question=words.ask(ask))
    return words.text("table-asked-for-other", thing=name, question=words.ask(ask))
