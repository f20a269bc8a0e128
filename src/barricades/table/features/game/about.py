"""What a thing on the board is, and why it cannot be chosen."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Query, Request
from fastapi.responses import Response

from ....core import Ask, Refused
from ....core.ask import plain
from ....words import Words
from ... import boards
from ...boards import Scene
from ...web.request import At, read_json
from ...web.routing import Router
from ...web.viewer import show

router = Router(prefix="/game/{id}")
Eyes = Annotated[str, Query(alias="as")]


@router.get("/about")
def about(request: Request, table: At, kind: str, value: str, eyes: Eyes = "") -> Response:
    """A thing enlarged and explained, by what one of the viewer's sides knows."""
    look = table.room.look(eyes if eyes in table.held else None)
    scene = Scene(view=look.view, words=table.words, side=look.side, ask=look.ask)
    board, thing = boards.load(table.room.game.name), plain(read_json(value))
    told = boards.about(board, scene, kind, thing)
    return show(request, "about.html", table.room.game.name, about=told)


@router.get("/why")
def why(request: Request, table: At, kind: str, value: str, eyes: Eyes = "") -> Response:
    """Why something cannot be chosen, with the rules behind it."""
    game, words, thing = table.room.game.name, table.words, read_json(value)
    ask = table.room.history.ask(eyes) if eyes in table.held else None
    if ask is None:
        return show(request, "why.html", game, sentence=words.text("table-not-now"), numbers=())
    return explained(request, game, words, ask, (kind, thing), table.room.why(eyes, kind, thing))


def explained(
    request: Request,
    game: str,
    words: Words,
    ask: Ask,
    thing: tuple[str, Any],
    error: Refused | None,
) -> Response:
    """The reason against a choice, if there is one."""
    if error is None:
        sentence = words.text("table-offered")
    elif error.reason.what == "wire-not-asked-for":
        sentence = _elsewhere(words, ask, *thing)
    else:
        sentence = words.refusal(error)
    return show(request, "why.html", game, sentence=sentence, numbers=error.cites if error else ())


def _elsewhere(words: Words, ask: Ask, kind: str, value: Any) -> str:
    """What is asked is of another kind than this thing."""
    try:
        name = words.noun(kind, plain(value))
    except (KeyError, ValueError, TypeError):
        return words.text("table-asked-otherwise", question=words.ask(ask))
    return words.text("table-asked-for-other", thing=name, question=words.ask(ask))
