"""The dialogue before a game: a few questions, each with a default answer.

It is a generator of questions, for the line mode and the application alike.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, NamedTuple, TypeAlias, TypeVar

from rich.text import Text

from ..bots import NAMES as BOTS
from ..bots import OPPONENT, TIMES, seconds_of, timed
from ..core import Game, Option
from ..games import NAMES
from ..lessons import NAMES as COURSES
from ..words import Words
from . import boards, page
from .answers import meant
from .screen import Screen
from .seats import FRIEND, ME, players


class Wish(NamedTuple):
    """Its result: a new game with options and players, the last game, or a lesson."""

    options: dict[str, Any]
    players: dict[str, str]
    resume: bool = False
    learn: bool = False


class Offer(NamedTuple):
    """A possible answer, its name, and a remark."""

    value: Any
    label: str
    about: str = ""


class Query(NamedTuple):
    """A question, its possible answers, and the default one."""

    text: str
    offers: tuple[Offer, ...]
    first: Any
    words: Words
    intro: tuple[str, ...] = ()  # a title and remarks before the question


T = TypeVar("T")
Questions: TypeAlias = "Generator[Query, Any, T]"


class Dialogue:
    """The questions about one game."""

    def __init__(self, words: Words, game: Game[Any]) -> None:
        self.words, self.game = words, game
        self.board = boards.load(game.name)

    def questions(self, *, unfinished: bool = False) -> Questions[Wish]:
        """Ask how to play, which options, and which side."""
        way = yield from self._way(unfinished)
        if way == "resume":
            return Wish({}, {}, resume=True)
        if way == "learn":
            return Wish({}, {}, learn=True)
        if way == "alone":
            return (yield from self._alone())
        options = yield from self._options(self.board.ASKED)
        sides = self.game.sides(options)
        if way == FRIEND:
            named = {side: ME if side == sides[0] else FRIEND for side in sides}
        else:
            way = yield from self._timed(way)
            mine = yield from self._side(sides)
            named = {side: ME if side == mine else way for side in sides}
        return Wish(options, players(sides, named))

    def _way(self, unfinished: bool) -> Questions[str]:
        """Against a bot, with others at this screen, alone, in lessons, or the last game."""
        ways = ["resume"] if unfinished else []
        ways += [*BOTS, FRIEND]
        ways += ["alone"] if self.board.ALONE else []
        ways += ["learn"] if self.game.name in COURSES else []
        first = "resume" if unfinished else OPPONENT
        text, offers = self.words.text("terminal-ask-how"), tuple(map(self._offer, ways))
        intro = tuple(self.words.text(id) for id in ("title", "description", "reconstructed"))
        return str((yield Query(text, offers, first, self.words, intro)))

    def _timed(self, bot: str) -> Questions[str]:
        """The bot with its thinking time, if it takes one."""
        if seconds_of(bot) is None:
            return bot
        offers = [Offer(t, self.words.text("terminal-time", seconds=t)) for t in TIMES]
        asked = self._query("terminal-ask-time", offers)
        return timed(bot, (yield asked._replace(first=TIMES[-1])))

    def _offer(self, way: str) -> Offer:
        id = f"bot-{way}" if way in BOTS else f"terminal-how-{way}"
        return Offer(way, self.words.text(id), self.words.text(f"{id}-about"))

    def _alone(self) -> Questions[Wish]:
        """A game for one: an option says which side it is played from."""
        mine = yield from self._side(self._option(self.board.ALONE).values[1:])
        options = yield from self._options((*self.board.ASKED, *self.board.ASKED_ALONE))
        options[self.board.ALONE] = mine
        return Wish(options, players(self.game.sides(options), {}))

    def _side(self, sides: Sequence[str]) -> Questions[str]:
        offers = [
            Offer(
                side,
                f"{self.words.noun('side', side)}: {self.words.noun('side', f'{side}-long')}",
            )
            for side in sides
        ]
        return str((yield self._query("terminal-ask-side", offers)))

    def _options(self, names: Sequence[str]) -> Questions[dict[str, Any]]:
        chosen = {}
        for name in names:
            offers = [
                Offer(value, self.words.text(f"option-{name}-{value}"))
                for value in self._option(name).values
            ]
            chosen[name] = yield self._query(f"option-{name}", offers)
        return chosen

    def _option(self, name: str) -> Option:
        return next(option for option in self.game.options if option.name == name)

    def _query(self, id: str, offers: Sequence[Offer]) -> Query:
        return Query(self.words.text(id), tuple(offers), offers[0].value, self.words)


def which_game(words: Words) -> Query:
    """Ask for a game, if there are several."""
    titles = [Offer(name, Words(words.language, name).text("title")) for name in NAMES]
    return Query(words.text("terminal-ask-game"), tuple(titles), NAMES[0], words)


def meaning(query: Query, typed: str) -> list[Any]:
    """The answers that a text can mean, by number or part of a name; for "", the default."""
    if not typed:
        return [query.first]
    values = [offer.value for offer in query.offers]
    if typed.isdecimal() and 1 <= int(typed) <= len(values):
        return [values[int(typed) - 1]]
    return meant(typed, {offer.value: (offer.label, str(offer.value)) for offer in query.offers})


def answered(screen: Screen, questions: Questions[T]) -> T:
    """Ask all questions line by line. Returns the result."""
    try:
        query = next(questions)
        while True:
            query = questions.send(pick(screen, query))
    except StopIteration as done:
        result: T = done.value
        return result


def pick(screen: Screen, query: Query) -> Any:
    """Ask one question."""
    if query.intro:
        title, *rest = query.intro
        screen.wipe()
        screen.show(Text(f" {title} ", "title"))
        for text in rest:
            screen.show("", Text(text))
    screen.show("", Text(f" {query.text.rstrip('.')} ", "question"))
    labels = [(Text(offer.label), Text(offer.about, "quiet")) for offer in query.offers]
    screen.show(*page.listed(labels, screen.width))
    first = [offer.value for offer in query.offers].index(query.first) + 1
    while True:
        typed = screen.read(f"[{first}] > ", [offer.label for offer in query.offers])
        if len(found := meaning(query, typed)) == 1:
            return found[0]
        sentence = query.words.text("terminal-pick", typed=typed, count=len(query.offers))
        screen.show(Text(f"  {sentence}", "error"))
