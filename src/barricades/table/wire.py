"""The wire: the table as JSON, so that a program in any language can take a seat."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Header, Query, Request, Response
from fastapi.responses import JSONResponse, StreamingResponse

from ..core import Game, Refused
from ..dealer import verify
from ..games import NAMES, load
from ..words import Words
from . import messages as m
from . import seats
from .rooms import Room, Rooms
from .seating import HERE, ME
from .stream import Places, follow
from .talking import may_read
from .viewer import words_at, words_of

LISTENERS = 64  # to one room
ONLOOKER = "onlooker"

PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": m.Problem, "description": text}
    for status, text in {
        400: "Not readable at all",
        403: "Not yours to do or to see",
        404: "No such game",
        409: "The game has moved on",
        413: "Too large",
        422: "Refused, with the reason",
        429: "Too often",
        503: "Not now",
    }.items()
}
STREAM: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/event-stream": {}}, "description": "Each `data` is one Happened"}
}
router = APIRouter(prefix="/api", responses=PROBLEMS)


@dataclass(frozen=True, kw_only=True)
class Visit:
    """A request that has come to a room: who it is, and what they hold there."""

    rooms: Rooms
    room: Room
    held: tuple[str, ...]
    words: Words

    def side(self, wanted: str | None) -> str:
        """The side that a visitor acts for."""
        if wanted is None and len(self.held) == 1:
            return self.held[0]
        if wanted not in self.held:
            raise Refused("wire-which-side" if self.held and not wanted else "wire-not-yours")
        return wanted

    def eyes(self, wanted: str | None) -> str | None:
        """Whose eyes see: one's own, an onlooker's, and after the end everybody's."""
        if wanted is None:
            asked = (side for side in self.held if self.room.story.ask(side))
            return next(asked, self.held[0] if self.held else None)
        if wanted == ONLOOKER:
            return None
        if wanted not in self.held and not (self.room.outcome and wanted in self.room.seats):
            raise Refused("wire-not-yours")
        return wanted


def visit(id: str, request: Request) -> Visit:
    """Who comes to which room."""
    rooms: Rooms = request.app.state.rooms
    room = rooms.room(id)
    request.state.game = room.game.name
    visitor = seats.visitor(request)
    return Visit(
        rooms=rooms,
        room=room,
        held=rooms.held(visitor, room),
        words=words_at(visitor.language, room.game, room.story.options),
    )


Here = Annotated[Visit, Depends(visit)]


@router.get("/games")
def games(request: Request) -> list[m.GameKind]:
    """The games that can be played, and how."""
    spoken, bots = seats.language(request), [*request.app.state.rooms.bots]
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
    """Open a table. Whoever asks holds the seats of `me` and `here`, by a cookie."""
    rooms: Rooms = request.app.state.rooms
    held = {ME, HERE} & {*new.seats.values()}
    browser = seats.welcome(request, response) if held else None
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
    """The game and the side that a token leads to."""
    rooms: Rooms = request.app.state.rooms
    room, side = rooms.invited(seats.visitor(request).token)
    if room.kept.rated:
        raise Refused("wire-rated-token")
    room.take(side)
    return m.SeatAt(id=room.id, side=side)


@router.get("/mine")
def mine(request: Request) -> list[m.SummaryOut]:
    """The games in which this browser holds a seat, your turn first."""
    visitor, rooms = seats.visitor(request), request.app.state.rooms
    words = words_of(visitor.language)
    found = rooms.mine(visitor.browser) if visitor.browser else []
    return [m.summary(game, words) for game in found]


@router.get("/games/{id}")
def look(
    here: Here,
    side: Annotated[str | None, Query(description=f"a side, or {ONLOOKER}")] = None,
    moment: Annotated[int | None, Query(ge=0, le=2**31)] = None,
) -> m.Position:
    """All that you may know, now or after so many choices."""
    seen = here.room.look(here.eyes(side), moment)
    return m.position(here.room, seen, here.held, here.words)


@router.post("/games/{id}/choice")
def choose(here: Here, act: m.Choose) -> m.Done:
    """Answer the question that you are asked."""
    here.room.choose(here.side(act.side), act.choice, act.number)
    return m.Done(number=here.room.number)


@router.post("/games/{id}/why")
def why(here: Here, thing: m.Thing) -> m.Why:
    """Why a thing cannot be chosen, by all that you know."""
    error = here.room.why(here.side(thing.side), thing.kind, thing.value)
    text = here.words.refusal(error) if error else None
    return m.Why(offered=error is None, text=text, cites=[*error.cites] if error else [])


@router.post("/games/{id}/undo")
def undo(here: Here, act: m.Act) -> m.Undone:
    """Take back your last choice, or ask the others for their consent."""
    undone = here.room.undo(here.side(act.side), act.number, here.held)
    return m.Undone(number=here.room.number, undone=undone)


@router.post("/games/{id}/consent")
def consent(here: Here, act: m.Consent) -> m.Done:
    """Let somebody take back a choice, or pause, or not; or go on."""
    here.room.consent(here.side(act.side), act.agree, act.number)
    return m.Done(number=here.room.number)


@router.post("/games/{id}/pause")
def pause(here: Here, act: m.Act) -> m.Granted:
    """Stop the clocks, or ask the others for their consent."""
    granted = here.room.pause(here.side(act.side), act.number, here.held)
    return m.Granted(number=here.room.number, granted=granted)


@router.post("/games/{id}/resume")
def resume(here: Here, act: m.Act) -> m.Granted:
    """Have the clocks run again, when the others agree or a day has passed."""
    granted = here.room.resume(here.side(act.side), act.number, here.held)
    return m.Granted(number=here.room.number, granted=granted)


@router.post("/games/{id}/resign")
def resign(here: Here, act: m.Act) -> m.Done:
    """Give up; of more than two sides, a bot takes your seat."""
    here.room.resign(here.side(act.side), act.number)
    return m.Done(number=here.room.number)


@router.post("/games/{id}/retry")
def retry(here: Here, act: m.Act) -> m.Done:
    """Have a bot that has failed try again."""
    here.room.retry(here.side(act.side), act.number)
    return m.Done(number=here.room.number)


@router.post("/games/{id}/rename")
def rename(here: Here, act: m.Rename) -> m.Done:
    """What you want to be called."""
    here.room.rename(here.side(act.side), act.name)
    return m.Done(number=here.room.number)


@router.post("/games/{id}/invite")
def invite(here: Here, act: m.Invite) -> m.Token:
    """A token for a free seat, or for your own; the one before is void."""
    return m.Token(token=here.rooms.invite(here.room, act.side, here.held))


@router.post("/games/{id}/rematch")
def rematch(here: Here, act: m.Act) -> m.Id:
    """The same people once more, each on the next side."""
    return m.Id(id=here.rooms.rematch(here.room, here.side(act.side)).id)


@router.post("/games/{id}/fork", status_code=201)
def fork(here: Here, act: m.Fork, request: Request, response: Response) -> m.Id:
    """Play on from a moment of this game, against a bot."""
    browser = seats.welcome(request, response)
    room = here.rooms.fork(here.room, act.moment, act.side, act.bot, browser, here.held)
    return m.Id(id=room.id)


@router.get("/games/{id}/record", response_class=JSONResponse)
def record(here: Here) -> Response:
    """The record of a game that is over."""
    name = f"{here.room.game.name}-{here.room.id}.json"
    return Response(
        here.room.shown_record().dumps(),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@router.get("/games/{id}/verify")
def verified(here: Here) -> m.Verified:
    """Whether all deals and rolls match what the dealer had committed to."""
    shown = here.room.shown_record()
    found = verify(here.room.game, shown)
    return m.Verified(
        holds=found.failed is None,
        answers=found.answers,
        skipped=sum(count for _, count in shown.dealer["gaps"]),
        failed=found.failed,
        commitment=shown.dealer["commitment"],
        secret=shown.dealer["secret"],
    )


@router.get("/games/{id}/events", response_class=JSONResponse, responses=STREAM)
def events(
    request: Request,
    here: Here,
    after: Annotated[int | None, Query(ge=0, description="otherwise from now on")] = None,
    said: Annotated[int | None, Query(ge=0, description="of the chat: otherwise so, too")] = None,
    last_event_id: Annotated[int | None, Header(ge=0)] = None,
) -> StreamingResponse:
    """Server-sent events: the number of everything that happens, and what it tells everybody."""
    room, known = here.room, {} if said is None else {"chat": said}
    places: Places = request.app.state.places
    address = request.client.host if request.client else ""
    if len(room.bell) >= LISTENERS:
        raise Refused("wire-too-many")
    places.must_be_free(address)
    start = next((n for n in (last_event_id, after) if n is not None), room.number)
    told = follow(room.bell, news(room, here.words), start, beside(room, here.held), **known)
    return StreamingResponse(
        places.fill(address, told),
        media_type="text/event-stream",
        headers={"X-Accel-Buffering": "no"},
    )


def news(room: Room, words: Words) -> Callable[[int], list[dict[str, Any]]]:
    """What the stream tells of all rows after a number: to everybody the same."""

    def after(number: int) -> list[dict[str, Any]]:
        return [
            m.Happened(
                number=row.number,
                kind=row.kind,
                who=row.who,
                told=[words.event(event) for event in row.told],
            ).model_dump()
            for row in room.happened(number)
        ]

    return after


def beside(room: Room, held: tuple[str, ...]) -> Callable[[], dict[str, Any]]:
    """What the stream tells beside the rows: who has come, and how far the chat has got."""

    def now() -> dict[str, Any]:
        people = {s.side: s.name if s.taken else None for s in room.seats.values() if not s.bot}
        return {"seats": people} | ({"chat": room.said} if may_read(room, held) else {})

    return now
