"""Renders pages in the language and theme of the viewer, whole or in parts."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from fastapi import Request
from fastapi.responses import HTMLResponse, Response
from jinja2 import PackageLoader

from ...bots import NAMES as BOTS
from ...bots import seconds_of
from ...core import Game
from ...play.visibility import Seat
from ...words import Words
from ..boards import parts
from ..boards.environment import environment
from .identity import language
from .reading import link, shelf
from .state import docs_of

STATIC = Path(__file__).parent / "static"
LANGUAGES = {"en": "English", "de": "Deutsch", "it": "Italiano"}  # each by its own name
THEMES = ("", "light", "dark")  # the first leaves it to the system
HAVE = "Barricades-Have"  # the header that names the parts of the page that a browser has,
SHOWN = "Barricades-Shown"  # and the one that names the last entry that is shown there
MAX_PACKS = 16  # whose words are kept, with the sentences that were formed in them
AT_HOME = re.compile(r"/(?!/)[^\x00-\x1f\\]*")  # a path of ours; browsers overlook tabs in //


def bot_name(words: Words, bot: str) -> str:
    """The name of a bot; those that an operator brought keep their own."""
    kind, _, time = bot.partition(":")
    if kind not in BOTS:
        return bot
    called = words.text(f"bot-{kind}")
    return words.text("bot-timed", bot=called, seconds=seconds_of(bot)) if time else called


def who_sits(words: Words, seat: Seat, mine: bool) -> str:
    """Who plays a side, in a few words."""
    if seat.bot:
        bot, why = bot_name(words, seat.bot), "timeout" if seat.timed_out else "replaced"
        return words.text(f"table-bot-{why}", bot=bot) if seat.replaced else bot
    if seat.open:
        return words.text("company-open-anybody")
    if seat.named and not seat.taken:
        return words.text("tournament-comes-yet", name=seat.name)
    if not seat.taken:
        return words.text("table-friend-missing")
    return seat.name or words.text("table-you" if mine else "table-somebody")


class Viewer(NamedTuple):
    """The settings of the visitor."""

    language: str
    theme: str


def viewer(request: Request) -> Viewer:
    """The settings in the cookies of a request, or those the browser prefers."""
    theme = request.cookies.get("theme", "")
    return Viewer(language(request), theme if theme in THEMES else "")


@lru_cache
def words_of(language: str, game: str | None = None) -> Words:
    """The words of a language and a game; cached."""
    return Words(language, game)


def words_at(language: str, game: Game[Any], options: Mapping[str, Any]) -> Words:
    """The words for a game with these options: cards of a pack have their own titles."""
    titles = tuple(game.titles(options).items())
    return _titled(language, game.name, titles) if titles else words_of(language, game.name)


@lru_cache(MAX_PACKS)
def _titled(language: str, game: str, titles: tuple[tuple[str, str], ...]) -> Words:
    return Words(language, game, dict(titles))


def wants_parts(request: Request) -> bool:
    """Whether a script asks for the parts of a page that have changed."""
    return HAVE in request.headers


def last_shown(request: Request) -> int:
    """The number of the last entry that the browser shows; 0 if it does not say."""
    number = request.headers.get(SHOWN, "")
    return int(number) if number.isdecimal() and len(number) < 10 else 0


def show(
    request: Request, template: str, game: str | None = None, status: int = 200, **facts: Any
) -> Response:
    """A page as the answer; or the parts that the browser does not have, if it asks for parts."""
    text = render_page(request, template, game, whole=not wants_parts(request), **facts)
    if wants_parts(request):
        return parts_response(request, parts.parts(text), status)
    return HTMLResponse(parts.whole(text), status)


def parts_response(
    request: Request, found: Mapping[str, parts.Part], status: int = 200
) -> Response:
    """Those of these parts that the browser does not have, as JSON."""
    new = parts.changed(found, {*request.headers[HAVE].split()})
    return Response(json.dumps(new, ensure_ascii=False), status, media_type="application/json")


def render_page(
    request: Request, template: str, game: str | None = None, *, whole: bool, **facts: Any
) -> str:
    """A page with its parts marked; not `whole`: nothing but its parts."""
    who = viewer(request)
    words = words_of(who.language, game)
    return _pages.get_template(template).render(
        layout="base.html" if whole else "parts-only.html",
        is_whole=whole,
        viewer=who,
        words=words,
        t=words.text,
        back=_back(request),
        has_docs=bool(docs_of(request)),
        kinds=shelf(game) if game else (),
        style=static(f"{game}.css"),
        **{"game": game, **facts},
    )


STAMP = f"{max(file.stat().st_mtime for file in STATIC.rglob('*')):.0f}"


@lru_cache
def static(name: str) -> str | None:
    """The address of a static file, or None if there is none. It changes with every version."""
    return f"/static/{STAMP}/{name}" if (STATIC / name).is_file() else None


_pages = environment(
    PackageLoader(__package__, "templates"),
    digests=parts.DIGESTS,
    link=link,
    static=static,
    languages=LANGUAGES,
    bot_name=bot_name,
)


def safe_path(path: str) -> str:
    """A path on this host to which a form may return; "/" for anything else."""
    return path if AT_HOME.fullmatch(path) else "/"


def _back(request: Request) -> str:
    """Where to go after a change of the settings; a page that answers to a form is left."""
    if request.method != "GET":
        return "/"
    return request.url.path + (f"?{request.url.query}" if request.url.query else "")
