"""The page of a study, what its leader can do, and what others can."""

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
from ...web.request import PageVisitDep, read_json
from ...web.routing import Router
from ...web.viewer import show
from ..game.about import explained
from . import positions
from .session import StudyDep, called

router = Router()
Typed = Annotated[str, Form()]
Number = Annotated[int, Form(ge=0, le=2**31 - 1)]
Eyes = Annotated[str, Form(alias="as")]


@router.post("/game/{id}/study")
def make(request: Request, visit: PageVisitDep, at: Number = 0, side: Eyes = "") -> Response:
    """Make a study of a finished game, which one then leads; or open the one that one has made."""
    room, file, held = visit.room, visit.rooms.store, visit.held
    if room.outcome is None:
        raise Refused("wire-not-over")
    response = RedirectResponse("/", 303)
    person = identity.identify(request, response)
    name, moment = called(file, room, person, held), min(at, room.moments)
    seen_by = side if side in room.seats else None
    id = studies.find_or_create(file, room.id, person, name, moment, seen_by, plays=bool(held))
    response.headers["location"] = f"/study/{id}"
    return response


@router.get("/study/{study}")
def study_page(
    request: Request,
    session: StudyDep,
    at: int | None = None,
    line: int = THE_GAME,
    side: Annotated[str, Query(alias="as")] = "",
) -> Response:
    """The study where its leader is; with `at`, where one looks around alone."""
    shown, own = session.study_page, at is not None
    place = shown.leader_place if at is None else shown.place(line, at, side)
    page, replay, panel = shown.page(place, own=own)
    facts: dict[str, Any] = {
        "page": page,
        "replay": replay,
        "panel": panel,
        "events": f"/api/studies/{session.id}/events",
        "link_here": f"{identity.base_url(request)}study/{session.id}",
        "game_page": bool(session.room.row.onlookers or shown.game_page.held),
    }
    return show(request, "study.html", page.game, **facts)


@router.get("/study/{study}/why")
def why(request: Request, session: StudyDep, kind: str, value: str) -> Response:
    """Why something cannot be tried out where the leader is."""
    shown, game = session.study_page, session.room.game.name
    side = request.query_params.get("as", "")
    history = positions.history(session.room, shown.leader_place)
    ask, thing = history.ask(side), read_json(value)
    if not shown.leads or ask is None or side == NATURE:
        text = session.words.text("table-not-now")
        return show(request, "why.html", game, sentence=text, numbers=())
    error = visibility.why(history, side, kind, thing)
    return explained(request, game, session.words, ask, (kind, thing), error)


@router.post("/study/{study}/go")
def go(
    session: StudyDep,
    at: Number,
    line: Number = THE_GAME,
    side: Eyes = "",
    to: Annotated[int | None, Form(ge=0, le=2**31 - 1)] = None,
) -> Response:
    """Move to another place; those who follow come along."""
    moment, seen_by = at if to is None else to, side if side in session.room.seats else None
    study_leading.go(
        session.file, session.id, session.leader, line, moment, seen_by, session.room.moments
    )
    return session.done()


@router.post("/study/{study}/ask")
def ask(session: StudyDep, name: Typed = "", asks: Typed = "yes", back: Typed = "") -> Response:
    """Ask to lead, or withdraw that."""
    response = session.done(back)
    person, called = session.meet(response, name)
    study_leading.ask_to_lead(session.file, session.id, person, called, asks=asks == "yes")
    return response


@router.post("/study/{study}/answer")
def answer(session: StudyDep, person: Number, agree: Typed = "") -> Response:
    """Let somebody lead who has asked to, or not."""
    study_leading.answer(session.file, session.id, session.leader, person, agree=agree == "yes")
    return session.done()


@router.post("/study/{study}/lead")
def lead(session: StudyDep) -> Response:
    """Lead one's own study again."""
    study_leading.lead_again(session.file, session.id, session.person or "")
    return session.done()


@router.post("/study/{study}/comment")
def comment(
    session: StudyDep,
    at: Number,
    line: Number = THE_GAME,
    text: Typed = "",
    name: Typed = "",
    back: Typed = "",
) -> Response:
    """Comment on a moment."""
    response = session.done(back)
    person, called = session.meet(response, name)
    about = line, at, session.room.moments
    study_comments.add(session.file, session.id, person, called, *about, text)
    return response


@router.post("/study/{study}/uncomment")
def remove_comment(session: StudyDep, number: Number, back: Typed = "") -> Response:
    """Remove a comment: one's own, or as the leader any."""
    study_comments.remove(session.file, session.id, session.person or "", number)
    return session.done(back)


@router.post("/study/{study}/line")
def begin_line(session: StudyDep, name: Typed = "") -> Response:
    """Start a line where the leader is."""
    seen = positions.as_asked_side(session.room, session.study_page.leader_place)
    study_lines.begin(session.file, session.id, session.leader, players.one_line(name), seen.eyes)
    return session.done()


@router.post("/study/{study}/try")
def try_out(
    session: StudyDep, line: Number, at: Number, who: Typed, choice: Typed = "", chance: Typed = ""
) -> Response:
    """Answer for whoever is asked; with `chance`, nature's answer is drawn at random."""
    leader, old = session.leader, session.line(line, at)
    history = positions.history(session.room, session.end_of(old))
    question, wish = history.ask(who), plain(read_json(choice))
    if question is None or len(history.moves) != at:
        raise Refused("wire-study-moved-on")
    if chance and who == NATURE:
        wish = secrets.choice(question.options)
    if not visibility.is_sane(wish):
        raise IllegalChoice("not-offered", choice="…")
    session.room.game.apply(history.state, who, wish)
    new = old._replace(choices=(*old.choices, (who, wish)))
    study_lines.change(session.file, session.id, leader, old, new, session.end_of(new).eyes)
    return session.done()


@router.post("/study/{study}/back")
def take_back(session: StudyDep, line: Number, at: Number) -> Response:
    """Take back what was tried last."""
    leader, old = session.leader, session.line(line, at)
    if not old.choices:
        raise Refused("wire-nothing-to-undo")
    new = old._replace(choices=old.choices[:-1])
    study_lines.change(session.file, session.id, leader, old, new, session.end_of(new).eyes)
    return session.done()


@router.post("/study/{study}/unline")
def remove_line(session: StudyDep, number: Number) -> Response:
    """Remove a line."""
    study_lines.remove(session.file, session.id, session.leader, number)
    return session.done()
