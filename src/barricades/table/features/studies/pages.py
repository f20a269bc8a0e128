"""The page of a study, what its leader does there, and what others may do."""

from __future__ import annotations

import secrets
from typing import Annotated, Any

from fastapi import Form, Query, Request
from fastapi.responses import RedirectResponse, Response

from ....core import NATURE, IllegalChoice, Refused
from ....core.ask import plain
from ....play import visibility
from ...store import players, studies, study_comments, study_leading, study_lines
from ...store.studies import THE_GAME
from ...web import identity
from ...web.request import At, read_json
from ...web.routing import Router
from ...web.viewer import show
from ..game.about import explained
from . import trying
from .session import Here, called

router = Router()
Typed = Annotated[str, Form()]
Number = Annotated[int, Form(ge=0, le=2**31 - 1)]
Eyes = Annotated[str, Form(alias="as")]


@router.post("/game/{id}/study")
def make(request: Request, table: At, at: Number = 0, side: Eyes = "") -> Response:
    """Whoever may look at a game that is over may make a study of it, and leads it."""
    room, file, held = table.room, table.rooms.store, table.held
    if room.outcome is None:
        raise Refused("wire-not-over")
    response = RedirectResponse("/", 303)
    person = identity.welcome(request, response)
    name, moment = called(file, room, person, held), min(at, room.moments)
    seen_by = side if side in room.seats else None
    id = studies.make(file, room.id, person, name, moment, seen_by, plays=bool(held))
    response.headers["location"] = f"/study/{id}"
    return response


@router.get("/study/{study}")
def study_page(
    request: Request,
    here: Here,
    at: int | None = None,
    line: int = THE_GAME,
    side: Annotated[str, Query(alias="as")] = "",
) -> Response:
    """Where the leader is; or where one is on one's own, if the address says so."""
    studying, own = here.studying, at is not None
    place = studying.led if at is None else studying.place(line, at, side)
    page, reel, desk = studying.page(place, own=own)
    facts: dict[str, Any] = {
        "page": page,
        "reel": reel,
        "desk": desk,
        "events": f"/api/studies/{here.id}/events",
        "link_here": f"{identity.table_at(request)}study/{here.id}",
        "game_page": bool(here.room.row.onlookers or studying.game_page.held),
    }
    return show(request, "study.html", page.game, **facts)


@router.get("/study/{study}/why")
def why(request: Request, here: Here, kind: str, value: str) -> Response:
    """Why something cannot be tried out where the leader is."""
    studying, game = here.studying, here.room.game.name
    side, history = request.query_params.get("as", ""), trying.history(here.room, studying.led)
    ask, thing = history.ask(side), read_json(value)
    if not studying.leads or ask is None or side == NATURE:
        text = here.words.text("table-not-now")
        return show(request, "why.html", game, sentence=text, numbers=())
    error = visibility.why(history, side, kind, thing)
    return explained(request, game, here.words, ask, (kind, thing), error)


@router.post("/study/{study}/go")
def go(
    here: Here,
    at: Number,
    line: Number = THE_GAME,
    side: Eyes = "",
    to: Annotated[int | None, Form(ge=0, le=2**31 - 1)] = None,
) -> Response:
    """The leader goes somewhere, and all who follow come along."""
    moment, seen_by = at if to is None else to, side if side in here.room.seats else None
    study_leading.go(here.file, here.id, here.leader, line, moment, seen_by, here.room.moments)
    return here.done()


@router.post("/study/{study}/ask")
def ask(here: Here, name: Typed = "", asks: Typed = "yes", back: Typed = "") -> Response:
    """Somebody would like to lead, or no longer."""
    response = here.done(back)
    person, called = here.meet(response, name)
    study_leading.ask_to_lead(here.file, here.id, person, called, asks=asks == "yes")
    return response


@router.post("/study/{study}/answer")
def answer(here: Here, person: Number, agree: Typed = "") -> Response:
    """The leader lets somebody lead who would like to, or not."""
    study_leading.answer(here.file, here.id, here.leader, person, agree=agree == "yes")
    return here.done()


@router.post("/study/{study}/lead")
def lead(here: Here) -> Response:
    """Whoever has made the study leads again."""
    study_leading.lead_again(here.file, here.id, here.person or "")
    return here.done()


@router.post("/study/{study}/comment")
def comment(
    here: Here,
    at: Number,
    line: Number = THE_GAME,
    text: Typed = "",
    name: Typed = "",
    back: Typed = "",
) -> Response:
    """Somebody says something about a moment."""
    response = here.done(back)
    person, called = here.meet(response, name)
    about = line, at, here.room.moments
    study_comments.add(here.file, here.id, person, called, *about, text)
    return response


@router.post("/study/{study}/uncomment")
def remove_comment(here: Here, number: Number, back: Typed = "") -> Response:
    """Whoever has said something, or the leader, takes it away."""
    study_comments.remove(here.file, here.id, here.person or "", number)
    return here.done(back)


@router.post("/study/{study}/line")
def begin_line(here: Here, name: Typed = "") -> Response:
    """The leader leaves the game, to see what might have been."""
    seen = trying.facing(here.room, here.studying.led)
    study_lines.begin(here.file, here.id, here.leader, players.line(name), seen.eyes)
    return here.done()


@router.post("/study/{study}/try")
def try_out(
    here: Here, line: Number, at: Number, who: Typed, choice: Typed = "", chance: Typed = ""
) -> Response:
    """The leader answers for whoever is asked; nature's answer may be left to chance."""
    leader, old = here.leader, here.line(line, at)
    history = trying.history(here.room, here.end_of(old))
    question, wish = history.ask(who), plain(read_json(choice))
    if question is None or len(history.moves) != at:
        raise Refused("wire-study-moved-on")
    if chance and who == NATURE:
        wish = secrets.choice(question.options)
    if not visibility.is_sane(wish):
        raise IllegalChoice("not-offered", choice="…")
    here.room.game.apply(history.state, who, wish)
    new = old._replace(choices=(*old.choices, (who, wish)))
    study_lines.change(here.file, here.id, leader, old, new, here.end_of(new).eyes)
    return here.done()


@router.post("/study/{study}/back")
def take_back(here: Here, line: Number, at: Number) -> Response:
    """What was tried last is undone."""
    leader, old = here.leader, here.line(line, at)
    if not old.choices:
        raise Refused("wire-nothing-to-undo")
    new = old._replace(choices=old.choices[:-1])
    study_lines.change(here.file, here.id, leader, old, new, here.end_of(new).eyes)
    return here.done()


@router.post("/study/{study}/unline")
def remove_line(here: Here, number: Number) -> Response:
    study_lines.remove(here.file, here.id, here.leader, number)
    return here.done()
