"""The lobby: the games that can be played, and the games of this browser."""

from __future__ import annotations

from typing import NamedTuple

from ....games import load
from ....words import Words
from ...live.seating import ME
from ...live.summaries import Summary
from ...web.reading import LEARN, shelf
from ...web.viewer import static, who_sits, words_of
from ..game import dials
from ..game.page import ended

EASIEST = "easy"  # the bot for whoever plays at once


class Poster(NamedTuple):
    """A game that can be started."""

    game: str
    title: str
    description: str
    picture: str | None
    seats: tuple[tuple[str, str], ...]  # who sits on each side, if it is begun at once
    kinds: tuple[str, ...]
    course: str  # where the game is taught; "" if it is not


class ListedGame(NamedTuple):
    """A game that this browser plays or has played."""

    id: str
    title: str
    seated: str
    standing: str
    your_turn: bool
    over: bool
    since: str
    time: dials.TimeShown | None  # of the clock that runs


def poster(game: str, language: str) -> Poster:
    """A game that can be started, in one language."""
    words = words_of(language, game)
    me, *others = load(game).sides({})
    return Poster(
        game,
        words.text("title"),
        words.text("description"),
        static(f"{game}.svg"),
        ((me, ME), *((side, EASIEST) for side in others)),
        tuple(kind for kind in shelf(game) if kind != LEARN),
        f"/{LEARN}/{game}" if LEARN in shelf(game) else "",
    )


def listed_game(game: Summary, language: str) -> ListedGame:
    """A game of this browser, in one language."""
    words = words_of(language, game.game)
    return ListedGame(
        id=game.id,
        title=words.text("title"),
        seated=_seated(words, game),
        standing=_standing(words, game),
        your_turn=game.your_turn,
        over=game.finished is not None,
        since=(game.finished or game.created).date().isoformat(),
        time=_time(words, game),
    )


def _time(words: Words, game: Summary) -> dials.TimeShown | None:
    """The clock that runs out next; one's own first."""
    if game.dial is None:
        return None
    running = [(side not in game.sides, left) for side, left in game.dial.left.items() if left.runs]
    return dials.time_shown(words, min(running)[1]) if running else None


def _seated(words: Words, game: Summary) -> str:
    """Who plays against whom."""
    others = [seat for side, seat in game.seats.items() if side not in game.sides]
    if not others:
        return words.text("table-playing-here", sides=game.sides)
    names = tuple(who_sits(words, seat, False) for seat in others)
    return words.text("table-playing-against", sides=game.sides, others=names)


def _standing(words: Words, game: Summary) -> str:
    """How it stands, in a sentence; where it is one's turn, that is said louder elsewhere."""
    if game.problem:
        return words.text("table-entry-broken", reason=words.refusal(game.problem))
    if game.outcome:
        return ended(words, game.outcome, game.resigned)
    if game.your_turn or not game.asked:
        return ""
    return words.text("table-entry-waiting", sides=game.asked)
