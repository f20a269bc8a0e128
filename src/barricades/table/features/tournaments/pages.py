"""The pages of tournaments: the list, the form for a new one, and the page of one."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Form, Request
from fastapi.responses import RedirectResponse, Response

from ....core import Refused
from ....games import NAMES, load
from ....play.clocks import LIMITS
from ....words import Words
from ...store import players, tournaments
from ...store.tournaments import TournamentSummary
from ...web.identity import base_url
from ...web.request import rooms_of, store_of
from ...web.routing import Router
from ...web.viewer import show, viewer, words_of
from ..invitations.invitations import settings, terms
from ..new_game.new_game import CLOCKS, Fields, NewGameForm, Setting, read_form
from ..players.players import me
from . import crosstable, organizing, pairing

STATES = {"open": ("open",), "going": ("going",), "over": ("over", "ended")}  # as they are listed
router = Router()


def status_text(words: Words, listed: TournamentSummary) -> str:
    """How far a tournament has got, in a few words."""
    counts = {"over": listed.over, "games": listed.games, "players": listed.players}
    return words.text(
        f"tournament-state-{listed.state}", most=organizing.most(listed.tournament), **counts
    )


# All of them


@router.get("/tournaments")
def tournaments_page(request: Request) -> Response:
    """Tournaments that can be joined, that are in progress, and that are over."""
    language, every = viewer(request).language, tournaments.latest_ones(store_of(request))
    facts: dict[str, Any] = {
        "lists": {name: [one for one in every if one.state in at] for name, at in STATES.items()},
        "titles": {name: words_of(language, name).text("title") for name in NAMES},
        "terms": terms,
        "status_text": status_text,
    }
    return show(request, "tournaments.html", **facts)


# A new one


def _known(name: str) -> str:
    if name not in NAMES:
        raise Refused("wire-no-page")
    return name


@router.get("/tournaments/new/{name}")
def new_page(request: Request, name: str) -> Response:
    """The form for a new tournament."""
    return _new(request, NewGameForm.of(_known(name), request.query_params))


def _new(request: Request, filled_in: NewGameForm, trouble: str = "") -> Response:
    facts: dict[str, Any] = {"form": filled_in, "settings": _settings(filled_in)}
    facts |= {"clocks": CLOCKS, "limits": LIMITS}
    facts |= {"me": me(request), "longest": players.LONGEST, "trouble": trouble}
    name = filled_in.game.name
    return show(request, "new-tournament.html", name, 422 if trouble else 200, **facts)


def _settings(filled_in: NewGameForm) -> list[Setting]:
    """The options, with the values that leave somebody to play against."""
    found = []
    for setting in filled_in.settings:
        values = [v for v in setting.values if len(filled_in.game.sides({setting.name: v})) > 1]
        found += [setting._replace(values=tuple(values))] if len(values) > 1 else []
    return found


@router.post("/tournaments/new/{name}")
def found(request: Request, name: str, typed: Annotated[Fields, Depends(read_form)]) -> Response:
    """Open a tournament; shows the form again with the reason if that is refused."""
    filled_in = NewGameForm.of(_known(name), typed)
    what = (
        filled_in.name,
        filled_in.game.name,
        filled_in.options,
        filled_in.clock.as_json(),
        filled_in.rated == "yes",
    )
    try:
        id = organizing.create(store_of(request), me(request), *what)
    except Refused as error:
        return _new(request, filled_in, words_of(viewer(request).language, name).refusal(error))
    return RedirectResponse(f"/tournament/{id}", 303)


# One


@router.get("/tournament/{id}")
def tournament_page(request: Request, id: str) -> Response:
    """The entrants; once it has started, the cross table and all games."""
    file, own = store_of(request), me(request)
    listed, field = tournaments.read(file, id), tournaments.entrants_of(file, id)
    one = listed.tournament
    words, sides = words_of(viewer(request).language, one.game), len(one.sides)
    called = crosstable.names(words, field, own.id if own else None)
    played = tournaments.played(file, id) if one.started else ()
    facts: dict[str, Any] = {
        "listed": listed,
        "one": one,
        "standing": status_text(words, listed),
        "terms": terms(words, one),
        "settings": settings(load(one.game), one.options),
        "me": own,
        "organizes": own is not None and own.id == one.organizer,
        "field": [(entrant.number, called[entrant.who]) for entrant in field],
        "plays": own is not None and own.id in called,
        "bots": [bot for bot in rooms_of(request).bots if bot not in called],
        "games": pairing.games(sides, len(field)) if len(field) >= sides else 0,
        "sides": sides,
        "most": organizing.most(one),
        "table": crosstable.cross_table(words, called, played) if one.started else None,
        "link": f"{base_url(request)}tournament/{id}",
    }
    return show(request, "tournament.html", one.game, **facts)


def _back(id: str) -> Response:
    return RedirectResponse(f"/tournament/{id}", 303)


@router.post("/tournament/{id}/join")
def join(request: Request, id: str) -> Response:
    """Enter the tournament."""
    organizing.join(store_of(request), id, me(request))
    return _back(id)


@router.post("/tournament/{id}/enter")
def enter(request: Request, id: str, bot: Annotated[str, Form()] = "") -> Response:
    """Add a bot."""
    organizing.enter(store_of(request), id, me(request), bot, rooms_of(request).bots)
    return _back(id)


@router.post("/tournament/{id}/leave")
def leave(request: Request, id: str, entrant: Annotated[int, Form(ge=0, lt=2**31)]) -> Response:
    """Leave, or remove an entrant."""
    organizing.leave(store_of(request), id, me(request), entrant)
    return _back(id)


@router.post("/tournament/{id}/start")
def start(request: Request, id: str) -> Response:
    """Create all games."""
    organizing.start(store_of(request), id, me(request))
    return _back(id)


@router.post("/tournament/{id}/withdraw")
def withdraw(request: Request, id: str) -> Response:
    """Delete the tournament."""
    organizing.withdraw(store_of(request), id, me(request))
    return RedirectResponse("/tournaments", 303)


@router.post("/tournament/{id}/end")
def end(request: Request, id: str) -> Response:
    """End the tournament."""
    organizing.end(store_of(request), id, me(request))
    return _back(id)
