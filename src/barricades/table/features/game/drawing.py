"""The page of a game as a viewer gets it, whole or in parts."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Mapping
from threading import Lock
from typing import Any, NamedTuple

from ...boards.cache import PieceCache, collect_parts
from ...boards.parts import Part, parts
from ...live.room import Room
from ...web.reading import query_of
from ...web.request import PageVisit
from ...web.viewer import render_page
from ..chat import chat as talking
from ..coach import coach
from ..ratings.ratings import changes
from .page import GamePage, PageQuery

TEMPLATE = "game.html"
RECENT = 64  # drawings: whoever has made a choice sees it twice, and onlookers see the same


class Drawing(NamedTuple):
    """A page in parts, and the state of the game that it shows."""

    number: int  # of the last entry
    said: int  # the number of what was said last
    people: tuple[str, ...]  # who sits there, in words
    parts: Mapping[str, Part]


def drawing(
    visit: PageVisit,
    eyes: str | None,
    shown: int,
    warning: coach.CoachWarning | None = None,
    pieces: PieceCache | None = None,
) -> Drawing:
    """The parts of the page as it is now, except those that only a whole page has.

    `shown` is the last entry that the browser shows: log lines up to it are left out. `pieces` has
    pieces drawn for this viewer before. Drawings are cached, but only while nothing can change
    without an entry.
    """
    several = len(visit.held) > 1  # whoever holds one side sees by its eyes, whatever was asked for
    after = shown + 1 if shown else 0
    query = PageQuery.of(visit.request.query_params, eyes if several else None, after)
    room = visit.room
    now = _game_key(room)
    about = (now, _viewer_key(visit, query), warning)
    if recent := _recent.get(about):
        return recent
    with collect_parts() as found:
        facts = page_facts(visit, query, warning, pieces, whole=False)
        page, talk = facts["page"], facts["talk"]
        text = render_page(visit.request, TEMPLATE, page.game, whole=False, **facts)
    new = Drawing(
        page.number,
        talk.last if talk else 0,
        tuple(seat.who for seat in page.seats),
        parts(text) | found,
    )
    if _game_key(room) == now and not (room.clock or room.outcome or page.several):
        _recent.put(about, new)
    return new


def page_facts(
    visit: PageVisit,
    query: PageQuery,
    warning: coach.CoachWarning | None = None,
    pieces: PieceCache | None = None,
    *,
    whole: bool,
) -> dict[str, Any]:
    """The values that the template of the page needs; with `whole`, for the whole page."""
    room, file = visit.room, visit.rooms.store
    page = GamePage(room, visit.held, visit.words, query, pieces).playing(_links(visit))
    notes = whole or page.several
    return {
        "page": page,
        "coach": coach.coaching(visit, room.history.ask(page.eyes), warning),
        "line": f"/game/{room.id}/live",
        "options_query": query_of(room.game.name, room.history.options) if whole else "",
        "talk": talking.talk(file, room, visit.held, page.eyes, visit.words, notes=notes),
        "changes": changes(file, visit.words, room.id) if room.outcome else (),
        "onlooking": f"{visit.home}game/{room.id}" if room.row.onlookers else "",
        "tournament": room.tournament,
    }


def _links(visit: PageVisit) -> dict[str, str]:
    """The links to friends' seats that this browser knows, by side."""
    cookies = visit.request.cookies
    tokens = {side: cookies.get(f"link-{side}") for side in visit.room.seats}
    return {side: f"{visit.home}seat/{token}" for side, token in tokens.items() if token}


def _game_key(room: Room) -> Hashable:
    """What the parts of a page depend on that may change at any time, where no clock runs."""
    return room.history, room.said, tuple(room.seats.values())


def _viewer_key(visit: PageVisit, query: PageQuery) -> Hashable:
    """What else they depend on: who looks at them, and how."""
    return (
        visit.held,
        visit.words,
        query,
        visit.home,
        tuple(_links(visit).items()),
        coach.depends_on(visit),
    )


class _Recent:
    """The latest drawings, by what they depend on. Any thread may ask."""

    def __init__(self) -> None:
        self._drawings: OrderedDict[Hashable, Drawing] = OrderedDict()
        self._lock = Lock()

    def get(self, about: Hashable) -> Drawing | None:
        with self._lock:
            return self._drawings.get(about)

    def put(self, about: Hashable, new: Drawing) -> None:
        with self._lock:
            self._drawings[about] = new
            if len(self._drawings) > RECENT:
                self._drawings.popitem(last=False)


_recent = _Recent()
