"""Errors as answers, in the visitor's language: JSON for the API, a page otherwise."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.responses import Response

from ...core import Refused
from ...games import NAMES
from ..live.rooms import Stale
from ..store.database import DatabaseError, DataError
from ..store.metrics import FAILURES
from .identity import language
from .state import tally_of
from .viewer import show, words_of

STATUS = {
    "wire-no-page": 404,
    "lessons-no-course": 404,
    "lessons-no-lesson": 404,
    "wire-no-game": 404,
    "wire-no-seat": 404,
    "wire-no-study": 404,
    "wire-no-line": 404,
    "wire-no-comment": 404,
    "wire-not-leading": 403,
    "wire-study-moved-on": 409,
    "wire-no-method": 405,
    "wire-not-yours": 403,
    "wire-cannot-invite": 403,
    "wire-fork-not-yet": 403,
    "wire-not-over": 403,
    "wire-no-onlookers": 403,
    "wire-no-chat": 403,
    "wire-rated-token": 403,
    "wire-no-player": 404,
    "wire-no-code": 404,
    "wire-seat-gone": 409,
    "wire-no-tournament": 404,
    "wire-tournament-organizer": 403,
    "wire-tournament-full": 409,
    "wire-tournament-started": 409,
    "wire-tournament-over": 409,
    "wire-foreign": 403,
    "wire-too-slow": 408,
    "wire-too-large": 413,
    "wire-too-often": 429,
    "wire-wait": 429,
    "wire-many-invitations": 429,
    "wire-busy": 503,
    "wire-damaged": 503,
    "wire-too-many": 503,
    "wire-no-place": 503,
    "wire-unreadable": 400,
    "wire-broken": 500,
    "wire-no-disk": 503,
}
HTTP = {
    404: "wire-no-page",
    405: "wire-no-method",
    408: "wire-too-slow",
    413: "wire-too-large",
}
log = logging.getLogger(__name__)


def install(app: FastAPI) -> None:
    """Have an app answer every exception with a sentence; details are only logged."""
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(DatabaseError, _disk)
    app.add_exception_handler(Exception, _broken)


def status(error: Refused) -> int:
    """The HTTP status of a refusal."""
    return 409 if isinstance(error, Stale) else STATUS.get(error.reason.what, 422)


def error_response(request: Request, error: Refused) -> Response:
    """The answer for a refusal."""
    game = getattr(request.state, "game", None)
    text, code = refusal_text(language(request), error, game), status(error)
    answer = _answer(request, code, text, error)
    if error.reason.what == "wire-wait":
        answer.headers["Retry-After"] = str(error.reason.facts["seconds"])
    return answer


def _answer(request: Request, code: int, text: str, error: Refused) -> Response:
    if not request.url.path.startswith("/api"):
        return _page(request, code, text, error)
    body: dict[str, Any] = {"error": error.reason.what, "text": text, "cites": list(error.cites)}
    if isinstance(error, Stale):
        body["number"] = error.number
    return JSONResponse(body, code)


def _page(request: Request, status: int, text: str, error: Refused) -> Response:
    """Whatever cannot be done, as a page."""
    game = getattr(request.state, "game", None)
    about = {404: "-missing", 409: "-moved-on"}.get(status, "")
    facts = {
        "headline": f"table-trouble{about}",
        "sentence": text,
        "numbers": error.cites if game else (),
        "back_to": getattr(request.state, "page", None),
    }
    return show(request, "error.html", game, status, **facts)


def refusal_text(spoken: str, error: Refused, at: str | None = None) -> str:
    """A refusal as a sentence; `at` names the game whose words are tried first.

    Half a letter, which cannot be sent, becomes a question mark.
    """
    for game in (at, *NAMES):
        words = words_of(spoken, game)
        with suppress(KeyError):
            return words.refusal(error).encode(errors="replace").decode()
    return str(error)


def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return error_response(request, error)


def _invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    if first["type"] == "json_invalid":
        return error_response(request, Refused("wire-unreadable"))
    where = ".".join(str(part) for part in first["loc"])
    return error_response(
        request, Refused("wire-bad-request", where=where, problem=str(first["msg"]))
    )


def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return error_response(request, Refused(HTTP.get(error.status_code, "wire-unreadable")))


def _disk(request: Request, error: Exception) -> Response:
    if isinstance(error, DataError):  # a zero byte, or a number without end
        return error_response(request, Refused("wire-unreadable"))
    tally_of(request).add(FAILURES)
    log.error("The database cannot be read or written: %s", error)
    return error_response(request, Refused("wire-no-disk"))


def _broken(request: Request, error: Exception) -> Response:
    return error_response(request, Refused("wire-broken"))
