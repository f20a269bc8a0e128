"""Hints while a game goes on, unless it was agreed otherwise; analysis once it is over."""

from __future__ import annotations

from collections import OrderedDict
from concurrent.futures import Future
from functools import lru_cache
from random import Random
from threading import Lock
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import HTMLResponse
from markupsafe import Markup
from pydantic import BaseModel, Field

from ....bots import Seat, judgement, telling
from ....bots.analysis import Costly, Critic, Point, Turn
from ....bots.budget import Budget
from ....bots.hints import Hint, hints
from ....core import Ask, Refused, loads
from ....games import load
from ....picture import chances
from ....words import Words
from ...live.bots import Thinkers
from ...live.room import Room
from ...web import messages as m
from ...web.request import Here
from ...web.viewer import show
from ..game.pages import At

router = APIRouter(prefix="/game/{id}")
wire = APIRouter(prefix="/api/games/{id}", responses=m.PROBLEMS)
THINKING = Budget(seconds=1.0)
PATIENCE = 30  # seconds that a hint may take, if others think before it
KEPT = 64  # analyses


class HintOut(BaseModel):
    """One of the best choices."""

    choice: Any
    text: str
    chance: float = Field(description="to win, from 0 to 1")
    error: float = Field(description="of the chance, in 19 of 20 cases, from chance alone")
    why: str = Field(description="a reason, where there is one to be told")


class Analyses:
    """Games looked back on, each once: the choices that cost most take a while to find."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers, self._lock = thinkers, Lock()
        self._found: OrderedDict[str, Future[list[Costly]]] = OrderedDict()

    def hints(self, room: Room, side: str) -> tuple[Ask, list[Hint]]:
        """What a side is asked, and its best choices by what it knows."""
        history = room.history
        ask = history.ask(side)
        if not room.row.hints:
            raise Refused("wire-no-hints")
        if ask is None:
            raise Refused("wire-not-your-turn")
        thought = self.thinkers.run(find, room.game.name, room.game.save(history.state), side)
        return ask, thought.result(PATIENCE)

    def costliest(self, room: Room) -> list[Costly] | None:
        """What cost each side most; None while it is still being found."""
        record = room.shown_record().dumps()
        with self._lock:
            future = self._found.get(room.id)
            if future is None or (future.done() and future.exception()):
                future = self._found[room.id] = self.thinkers.run(look_back, record)
            self._found.move_to_end(room.id)
            while len(self._found) > KEPT:
                self._found.popitem(last=False)
        return future.result() if future.done() else None


def find(name: str, state: dict[str, Any], side: str) -> list[Hint]:
    """In a process of its own: the hints for a side, which sees nothing but its seat."""
    game = load(name)
    s = game.restore(state)
    ask = next(ask for ask in game.asks(s) if ask.who == side)
    return hints(Seat(game, s, ask), judgement(game), THINKING, Random(0))


def look_back(text: str) -> list[Costly]:
    """In a process of its own: what cost each side of a game most."""
    critic = _critic(text)
    return critic.costliest([critic.look(moment) for moment in critic.moments])


def _critic(text: str) -> Critic:
    record = loads(text)
    game = load(record.game)
    return Critic(game, record, judgement(game))


@lru_cache(KEPT)
def _course(text: str) -> tuple[list[Point], list[Turn]]:
    """How the chances stood in the course of a game, and where they turned."""
    critic = _critic(text)
    points = critic.curve()
    return points, critic.turns(points)


def _analyses(request: Request) -> Analyses:
    found: Analyses = request.app.state.analyses
    return found


Looking = Annotated[Analyses, Depends(_analyses)]


@wire.get("/hint")
def hint(here: Here, analyses: Looking, side: m.Text | None = None) -> list[HintOut]:
    """The best choices by all that you know, unless this game is played without hints."""
    ask, found = analyses.hints(here.room, here.side(side))
    return [
        HintOut(
            choice=hint.choice,
            text=here.words.option(ask, hint.choice),
            chance=hint.chance,
            error=hint.error,
            why=telling.why(here.words, hint),
        )
        for hint in found
    ]


@router.get("/hint")
def hint_page(
    request: Request, table: At, analyses: Looking, eyes: Annotated[str, Query(alias="as")] = ""
) -> HTMLResponse:
    """The best choices, each with its chance and a reason."""
    words, side = table.words, table.mine(eyes)
    ask, found = analyses.hints(table.room, side)
    advice = [
        (words.option(ask, hint.choice), telling.chance(words, hint), telling.why(words, hint))
        for hint in found
    ]
    note = words.text("hint-note", side=side)
    return show(request, "hint.html", table.room.game.name, advice=advice, note=note)


@router.get("/analysis")
def analysis_page(request: Request, table: At) -> HTMLResponse:
    """How the chances stood, and when they turned."""
    words, room = table.words, table.room
    points, turns = _course(room.shown_record().dumps())
    marks = [(turn.moment, str(number)) for number, turn in enumerate(turns, 1)]
    names = {side: words.noun("side", side) for side in room.seats}
    picture = chances(points, names, marks, words.text("analysis-chances"))
    told = [(turn.moment + 1, telling.turned(words, turn)) for turn in turns]
    return show(
        request, "analysis.html", room.game.name, room=room, picture=Markup(picture), turns=told
    )


@router.get("/analysis/costly")
def costly(request: Request, table: At, analyses: Looking) -> HTMLResponse:
    """What cost each side most, or that it is still being looked for."""
    words, room = table.words, table.room
    found = analyses.costliest(room)
    told = _told(room, words, found) if found else []
    status = 202 if found is None else 200
    facts = {"id": room.id, "told": told, "done": found is not None}
    return show(request, "costly.html", room.game.name, status, **facts)


def _told(room: Room, words: Words, found: list[Costly]) -> list[tuple[int, str]]:
    critic = _critic(room.shown_record().dumps())
    asked = [(look, critic.ask(look.moment)) for look in found]
    return [(look.moment, telling.costly(words, ask, look)) for look, ask in asked if ask]
