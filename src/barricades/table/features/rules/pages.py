"""Pages with the rules, the player aid and the history of a game, and the search."""

from __future__ import annotations

from typing import Any

from fastapi import Request
from fastapi.responses import RedirectResponse, Response
from markupsafe import Markup

from ....core import Refused
from ....digest import sections
from ....games import NAMES
from ....search import Found, names, search
from ....words import Words
from ...web import reading
from ...web.routing import Router
from ...web.viewer import show, viewer, words_of

router = Router()


def _reader(kind: str) -> Any:
    def page(request: Request, name: str) -> Response:
        if kind not in reading.shelf(_known(name)):
            raise Refused("wire-no-page")
        options = reading.options_of(name, request.query_params)
        text = reading.reading(name, kind, viewer(request).language, options)
        return show(request, "reading.html", name, reading=text, kind=kind)

    return page


for _kind in reading.KINDS:
    router.add_api_route(f"/{_kind}/{{name}}", _reader(_kind))


@router.get("/guide/{name}")
def guide(name: str) -> Response:
    """Redirects an old address to the course."""
    return RedirectResponse(f"/{reading.LEARN}/{_known(name)}", 308)


@router.get("/rules/{name}/{number}")
def rule(request: Request, name: str, number: str) -> Response:
    """One section of the rules."""
    language = viewer(request).language
    found = sections(_known(name), language).get(number)
    if found is None:
        raise Refused("wire-no-page")
    text = reading.rendered(name, found.text, language)
    return show(request, "rule.html", name, rule=found, text=text)


@router.get("/search")
def search_page(request: Request, q: str = "", game: str | None = None) -> Response:
    """Search results from the texts of one game or of all games."""
    language = viewer(request).language
    words = words_of(language)
    found = search(q, language, (_known(game),) if game else NAMES)
    lead = _form(q, game, words)
    if q and not found:
        lead += Markup("<p>{}</p>").format(words.text("search-nothing", wanted=q))
    chapters = (_chapter(at, one, language) for at, one in enumerate(found, start=1))
    page = reading.Reading(words.text("search-title"), lead, tuple(chapters))
    return show(request, "reading.html", game, reading=page, kind="search")


def _form(wanted: str, game: str | None, words: Words) -> Markup:
    """Where words are typed in."""
    kept = Markup('<input type="hidden" name="game" value="{}">').format(game) if game else ""
    return Markup(
        '<form action="/search" role="search"><label>{} <input type="search" name="q" value="{}">'
        "</label>{} <button>{}</button></form>"
    ).format(words.text("search-words"), wanted, kept, words.text("search-begin"))


def _chapter(at: int, found: Found, language: str) -> reading.Chapter:
    """Something found: what it says, and where it stands."""
    (title, place), link = names(found.passage, language), found.passage.link
    where = Markup('<a href="{}">{}</a>').format(link, place) if link else place
    text = Markup("<p>{}</p><p>{}</p>").format(found.sentence, where)
    return reading.Chapter(str(at), title, text)


def _known(game: str) -> str:
    """The name of a game, if there is one of this name."""
    if game not in NAMES:
        raise Refused("wire-no-page")
    return game
