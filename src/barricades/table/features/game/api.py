"""The wire: the table as JSON, so that a program in any language can take a seat."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Query, Request, Response
from fastapi.responses import JSONResponse
from pydantic import BaseModel

from ....core import Game, Refused
from ....games import NAMES, load
from ....seal import public_key
from ....words import Words
from ...live.seating import HERE, ME
from ...store import keys
from ...web import identity
from ...web import messages as m
from ...web.request import ONLOOKER, VisitDep, rooms_of, store_of
from ...web.routing import Router
from ...web.viewer import words_of
from . import answers

router = Router(prefix="/api", responses=m.PROBLEMS)


@router.get("/games")
def games(request: Request) -> list[m.GameKind]:
    """The games that can be played, with their options."""
    spoken, bots = identity.language(request), [*rooms_of(request).bots]
    return [_kind(load(name), words_of(spoken, name), bots) for name in NAMES]


def _kind(game: Game[Any], words: Words, bots: list[str]) -> m.GameKind:
    options = []
    for option in game.options:
        name, values = option.name, () if option.check else option.values
        options.append(
            m.OptionOut(
                name=name,
                text=words.text(f"option-{name}"),
                values=[*values],
                texts=[words.text(f"option-{name}-{value}") for value in values],
                default=option.default,
                open=option.check is not None,
            )
        )
    return m.GameKind(
        name=game.name,
        version=game.version,
        title=words.text("title"),
        text=words.text("description"),
        sides=[*game.sides({})],
        options=options,
        bots=bots,
    )


@router.post("/games", status_code=201)
def create(new: m.NewGame, request: Request, response: Response) -> m.Created:
    """Open a game. You hold the seats of `me` and `here` by a cookie."""
    rooms = rooms_of(request)
    held = {ME, HERE} & {*new.seats.values()}
    browser = identity.identify(request, response) if held else None
    clock = new.clock.model_dump(exclude_none=True) if new.clock else None
    made = rooms.create(
        new.game,
        new.options,
        new.seats,
        browser,
        new.name,
        clock,
        new.hints,
        rated=new.rated,
        onlookers=new.onlookers,
    )
    return m.Created(id=made.room.id, tokens=dict(made.tokens))


@router.get("/seat")
def seat(request: Request) -> m.SeatAt:
    """The game and the side that your token leads to."""
    rooms = rooms_of(request)
    room, side = rooms.seat_of_token(identity.visitor(request).token)
    if room.row.rated:
        raise Refused("wire-rated-token")
    room.take(side)
    return m.SeatAt(id=room.id, side=side)


@router.get("/mine")
def mine(request: Request) -> list[answers.SummaryOut]:
    """The games in which this browser holds a seat, those first in which it is your turn."""
    visitor, rooms = identity.visitor(request), rooms_of(request)
    words = words_of(visitor.language)
    found = rooms.mine(visitor.browser) if visitor.browser else []
    return [answers.summary(game, words) for game in found]


@router.get("/games/{id}", response_model=answers.LookOut)
def look(
    visit: VisitDep,
    side: Annotated[str | None, Query(description=f"a side, or {ONLOOKER}")] = None,
    moment: Annotated[int | None, Query(ge=0, le=2**31)] = None,
    log_from: Annotated[int, Query(ge=0, le=2**31, description="leaves out earlier moments")] = 0,
) -> Response:
    """All that you may know, now or after so many choices."""
    seen = visit.room.look(visit.eyes(side), moment)
    return _written(answers.look(visit.room, seen, visit.held, visit.words, log_from))


@router.post("/games/{id}/choice", response_model=m.Done)
def choose(visit: VisitDep, act: m.Choose) -> Response:
    """Answer the question that you are asked."""
    visit.room.choose(visit.side(act.side), act.choice, act.number)
    return _written(m.Done(number=visit.room.number))


def _written(answer: BaseModel) -> Response:
    """A response that is not validated again, since it is sent so often."""
    return Response(answer.model_dump_json(), media_type="application/json")


@router.post("/games/{id}/why")
def why(visit: VisitDep, thing: m.Thing) -> m.Why:
    """Why a thing cannot be chosen, by all that you know."""
    error = visit.room.why(visit.side(thing.side), thing.kind, thing.value)
    text = visit.words.refusal(error) if error else None
    return m.Why(offered=error is None, text=text, cites=[*error.cites] if error else [])


@router.post("/games/{id}/undo")
def undo(visit: VisitDep, act: m.Act) -> m.Undone:
    """Take back your last choice, or ask the others for their consent."""
    undone = visit.room.undo(visit.side(act.side), act.number, visit.held)
    return m.Undone(number=visit.room.number, undone=undone)


@router.post("/games/{id}/consent")
def consent(visit: VisitDep, act: m.Consent) -> m.Done:
    """Agree to a request of somebody else (to take back, pause, resume, abandon), or refuse."""
    visit.room.consent(visit.side(act.side), act.agree, act.number)
    return m.Done(number=visit.room.number)


@router.post("/games/{id}/pause")
def pause(visit: VisitDep, act: m.Act) -> m.Granted:
    """Stop the clocks, or ask the others for their consent."""
    granted = visit.room.pause(visit.side(act.side), act.number, visit.held)
    return m.Granted(number=visit.room.number, granted=granted)


@router.post("/games/{id}/resume")
def resume(visit: VisitDep, act: m.Act) -> m.Granted:
    """Start the clocks again, once the others agree or a day has passed."""
    granted = visit.room.resume(visit.side(act.side), act.number, visit.held)
    return m.Granted(number=visit.room.number, granted=granted)


@router.post("/games/{id}/resign")
def resign(visit: VisitDep, act: m.Act) -> m.Done:
    """Resign; with more than two sides, a bot takes your seat."""
    visit.room.resign(visit.side(act.side), act.number)
    return m.Done(number=visit.room.number)


@router.post("/games/{id}/abandon")
def abandon(visit: VisitDep, act: m.Act) -> m.Granted:
    """End a game that the rules here cannot continue, or ask the others for their consent."""
    granted = visit.room.abandon(visit.side(act.side), act.number, visit.held)
    return m.Granted(number=visit.room.number, granted=granted)


@router.post("/games/{id}/retry")
def retry(visit: VisitDep, act: m.Act) -> m.Done:
    """Have bots that failed try again."""
    visit.room.retry(visit.side(act.side), act.number)
    return m.Done(number=visit.room.number)


@router.post("/games/{id}/rename")
def rename(visit: VisitDep, act: m.Rename) -> m.Done:
    """Set the name of your seat."""
    visit.room.rename(visit.side(act.side), act.name)
    return m.Done(number=visit.room.number)


@router.post("/games/{id}/invite")
def invite(visit: VisitDep, act: m.Invite) -> m.Token:
    """A new token for a free seat, or for your own; it replaces the one before."""
    return m.Token(token=visit.rooms.invite(visit.room, act.side, visit.held))


@router.post("/games/{id}/rematch")
def rematch(visit: VisitDep, act: m.Act) -> m.Id:
    """Open the next game of the same people, each on the next side."""
    return m.Id(id=visit.rooms.rematch(visit.room, visit.side(act.side)).id)


@router.post("/games/{id}/fork", status_code=201)
def fork(visit: VisitDep, act: m.Fork, request: Request, response: Response) -> m.Id:
    """Open a new game against a bot that goes on from a moment of this game."""
    browser = identity.identify(request, response)
    room = visit.rooms.fork(visit.room, act.moment, act.side, act.bot, browser)
    return m.Id(id=room.id)


@router.get("/games/{id}/record", response_class=JSONResponse)
def record(visit: VisitDep) -> Response:
    """The record of a finished game, signed by the table."""
    name = f"{visit.room.game.name}-{visit.room.id}.json"
    return Response(
        visit.room.sealed_record.dumps(),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@router.get("/key")
def key(request: Request) -> m.Key:
    """The public key (Ed25519) with which the records of this table are signed."""
    return m.Key(key=public_key(keys.secret(store_of(request))))


@router.get("/games/{id}/verify")
def verified(visit: VisitDep) -> m.Verified:
    """Whether all deals and rolls match what the dealer had committed to."""
    shown = visit.room.shown_record()
    found = visit.room.check
    return m.Verified(
        holds=found.failed is None,
        answers=found.answers,
        skipped=sum(count for _, count in shown.dealer["gaps"]),
        failed=found.failed,
        commitment=shown.dealer["commitment"],
        secret=shown.dealer["secret"],
    )
