"""What there is to read about a game: its rules, aid and history."""

from __future__ import annotations

from typing import Any

from fastapi import Request
from fastapi.responses import RedirectResponse, Response

from ....core import Refused
from ....digest import sections
from ....games import NAMES
from ...web import reading
from ...web.routing import Router
from ...web.viewer import show, viewer

router = Router()


def _reader(kind: str) -> Any:
    def page(request: Request, name: str) -> Response:
        if kind not in reading.shelf(_known(name)):
            raise Refused("wire-no-page")
        text = reading.reading(name, kind, viewer(request).language)
        return show(request, "reading.html", name, reading=text, kind=kind)

    return page


for _kind in reading.KINDS:
    router.add_api_route(f"/{_kind}/{{name}}", _reader(_kind))


@router.get("/guide/{name}")
def guide(name: str) -> Response:
    """For whoever has kept this address: what stood here is taught by the course."""
    return RedirectResponse(f"/{reading.LEARN}/{_known(name)}", 308)


@router.get("/rules/{name}/{number}")
def rule(request: Request, name: str, number: str) -> Response:
    """One section of the reading."""
    language = viewer(request).language
    found = sections(_known(name), language).get(number)
    if found is None:
        raise Refused("wire-no-page")
    text = reading.rendered(name, found.text, language)
    return show(request, "rule.html", name, rule=found, text=text)


def _known(game: str) -> str:
    """The name of a game, if there is one of this name."""
    if game not in NAMES:
        raise Refused("wire-no-page")
    return game
