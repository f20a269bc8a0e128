"""The coach explains a kind of question when it is first met, and warns before a blunder.

Cookies of the browser hold which games have a coach, and which kinds of question were met.
"""

from __future__ import annotations

import json
from collections.abc import Hashable
from typing import Any, NamedTuple

from fastapi import Request
from fastapi.responses import Response

from ....bots import telling
from ....core import Ask
from ....core.ask import plain
from ....play.coach import QuestionHelp, knows, question_help
from ....play.visibility import is_sane
from ...live.room import Room
from ...web.identity import YEAR
from ...web.request import PageVisit
from ..analysis.analysis import Analyses

COACH, ON = "coach", "yes"  # the cookie of a game that is coached
PAGES = "/game"


class Coaching(NamedTuple):
    """What the page of a game shows of the coach, where one is allowed."""

    is_on: bool
    question_help: QuestionHelp | None = None  # of the open question, if its kind is new
    warning: CoachWarning | None = None


class CoachWarning(NamedTuple):
    """A choice that was sent but not made yet, and what speaks against it."""

    text: str
    path: str  # where it was sent to, below the game, the name of its field, and the value
    field: str
    value: str


def may_coach(room: Room, held: tuple[str, ...]) -> bool:
    """Whether the holder of these sides plays alone against bots, in a game with hints."""
    alone = len(held) == 1 and room.people == held
    return alone and room.row.hints and not room.row.rated and not room.tournament


def is_on(visit: PageVisit) -> bool:
    """Whether the visitor has a coach in this game."""
    wanted = visit.request.cookies.get(COACH) == ON
    return wanted and may_coach(visit.room, visit.held)


def coaching(
    visit: PageVisit, ask: Ask | None, warning: CoachWarning | None = None
) -> Coaching | None:
    """What the coach shows on the page; None where none is allowed."""
    if not may_coach(visit.room, visit.held):
        return None
    new = ask and is_on(visit) and is_new(visit.request, visit.room.game.name, ask)
    return Coaching(is_on(visit), question_help(visit.words, ask) if ask and new else None, warning)


def depends_on(visit: PageVisit) -> Hashable:
    """Everything that `coaching` depends on except the game and the words."""
    cookies = visit.request.cookies
    return cookies.get(COACH), cookies.get(_met_cookie(visit.room.game.name))


def warning(
    visit: PageVisit, analyses: Analyses, side: str, choice: Any, number: int
) -> CoachWarning | None:
    """A warning if there is a coach and a choice would surely cost the side much; else None."""
    if not _should_warn(visit, side, number, choice):
        return None
    if not (found := analyses.blunder(visit.room, side, plain(choice))):
        return None
    return CoachWarning(
        telling.blunder(visit.words, *found), "choose", "choice", json.dumps(choice)
    )


def warning_of_all(
    visit: PageVisit, analyses: Analyses, side: str, choices: tuple[Any, ...], number: int
) -> CoachWarning | None:
    """The same for several choices that are made at once."""
    if not _should_warn(visit, side, number, *choices):
        return None
    if not (found := analyses.careless(visit.room, side, plain(choices))):
        return None
    return CoachWarning(telling.careless(visit.words, found), "bid", "choices", json.dumps(choices))


def _should_warn(visit: PageVisit, side: str, number: int, *choices: Any) -> bool:
    """Whether there is a coach, and what was sent makes sense and answers to the present."""
    is_fresh = number >= visit.room.history.since[side]
    return is_on(visit) and is_fresh and all(map(is_sane, choices))


# What a browser remembers


def switch(request: Request, response: Response, id: str, *, on: bool) -> None:
    """Turn the coach of a game on or off, by a cookie."""
    _set_cookie(request, response, COACH, ON if on else "", f"{PAGES}/{id}")


def is_new(request: Request, game: str, ask: Ask) -> bool:
    """Whether the browser has not answered a question of this kind yet."""
    return ask.what not in request.cookies.get(_met_cookie(game), "").split(".")


def remember(visit: PageVisit, response: Response, ask: Ask | None) -> None:
    """Note in a cookie that a question of this kind was answered, if there is a coach."""
    game, request = visit.room.game.name, visit.request
    if ask and is_on(visit) and is_new(request, game, ask) and knows(visit.words, ask.what):
        met = request.cookies.get(_met_cookie(game), "").split(".")
        known = [kind for kind in met if knows(visit.words, kind)]
        _set_cookie(request, response, _met_cookie(game), ".".join((*known, ask.what)), PAGES)


def _met_cookie(game: str) -> str:
    return f"met-{game}"


def _set_cookie(request: Request, response: Response, name: str, value: str, path: str) -> None:
    response.set_cookie(
        name,
        value,
        max_age=YEAR if value else 0,
        path=path,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
