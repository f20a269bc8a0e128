"""The dialogue before a game: a few questions, each with an answer that Enter takes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from rich.text import Text

from ..bots import NAMES as BOTS
from ..bots import OPPONENT
from ..core import Game, Option
from ..games import NAMES
from ..words import Words
from . import boards, page
from .answers import meant
from .screen import Screen
from .seats import FRIEND, ME, players


class Wish(NamedTuple):
    """What the dialogue came to: options and players, or to take up the game left off."""

    options: dict[str, Any]
    players: dict[str, str]
    resume: bool = False


class Offer(NamedTuple):
    """A possible answer, what it is called, and what is to be said about it."""

    value: Any
    label: str
    about: str = ""


class Dialogue:
    """The questions, in the order in which one would ask them at a table."""

    def __init__(self, screen: Screen, words: Words, game: Game[Any]) -> None:
        self.screen, self.words, self.game = screen, words, game
        self.board = boards.load(game.name)

    def run(self, *, unfinished: bool = False) -> Wish:
        """How, with which options, and which side."""
        self.screen.wipe()
        self.screen.show(Text(f" {self.words.text('title')} ", "title"), "")
        self.screen.show(Text(self.words.text("description")), "")
        self.screen.show(Text(self.words.text("reconstructed"), "quiet"))
        way = self._way(unfinished)
        if way == "resume":
            return Wish({}, {}, resume=True)
        if way == "alone":
            return self._alone()
        options = self._options(self.board.ASKED)
        sides = self.game.sides(options)
        if way == FRIEND:
            named = {side: ME if side == sides[0] else FRIEND for side in sides}
        else:
            mine = self._side(sides)
            named = {side: ME if side == mine else way for side in sides}
        return Wish(options, players(sides, named))

    def _way(self, unfinished: bool) -> str:
        """Against a bot, together, alone, or on with the game left off."""
        ways = ["resume"] if unfinished else []
        ways += [*BOTS, FRIEND]
        ways += ["alone"] if self.board.ALONE else []
        first = "resume" if unfinished else OPPONENT
        offers = [self._offer(way) for way in ways]
        return str(pick(self.screen, self.words, "terminal-ask-how", offers, first))

    def _offer(self, way: str) -> Offer:
        id = f"bot-{way}" if way in BOTS else f"terminal-how-{way}"
        return Offer(way, self.words.text(id), self.words.text(f"{id}-about"))

    def _alone(self) -> Wish:
        """A game for one: the option says which side it is played from."""
        mine = self._side(self._option(self.board.ALONE).values[1:])
        options = self._options((*self.board.ASKED, *self.board.ASKED_ALONE))
        options[self.board.ALONE] = mine
        return Wish(options, players(self.game.sides(options), {}))

    def _side(self, sides: Sequence[str]) -> str:
        labels = [
            f"{self.words.noun('side', side)}: {self.words.noun('side', f'{side}-long')}"
            for side in sides
        ]
        return str(self._ask("terminal-ask-side", sides, labels))

    def _options(self, names: Sequence[str]) -> dict[str, Any]:
        return {name: self._value(self._option(name)) for name in names}

    def _option(self, name: str) -> Option:
        return next(option for option in self.game.options if option.name == name)

    def _value(self, option: Option) -> Any:
        labels = [self.words.text(f"option-{option.name}-{value}") for value in option.values]
        return self._ask(f"option-{option.name}", option.values, labels)

    def _ask(self, id: str, values: Sequence[Any], labels: Sequence[str]) -> Any:
        offers = [Offer(value, label) for value, label in zip(values, labels, strict=True)]
        return pick(self.screen, self.words, id, offers)


def pick_game(screen: Screen, words: Words) -> str:
    """Which game, where there are several."""
    titles = [Offer(name, Words(words.language, name).text("title")) for name in NAMES]
    return str(pick(screen, words, "terminal-ask-game", titles))


def pick(screen: Screen, words: Words, id: str, offers: Sequence[Offer], first: Any = None) -> Any:
    """One question; Enter takes the answer that comes first to mind."""
    names = {offer.value: (offer.label, str(offer.value)) for offer in offers}
    values = list(names)
    enter = values[0] if first is None else first
    screen.show("", Text(f" {words.text(id).rstrip('.')} ", "question"))
    labels = [(Text(offer.label), Text(offer.about, "quiet")) for offer in offers]
    screen.show(*page.listed(labels, screen.width))
    while True:
        typed = screen.read(f"[{values.index(enter) + 1}] > ", [offer.label for offer in offers])
        if not typed:
            return enter
        if typed.isdecimal() and 1 <= int(typed) <= len(offers):
            return values[int(typed) - 1]
        if len(found := meant(typed, names)) == 1:
            return found[0]
        told = words.text("terminal-pick", typed=typed, count=len(offers))
        screen.show(Text(f"  {told}", "error"))
