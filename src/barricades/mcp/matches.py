"""Matches: the games of this server. Each open seat has a token."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from random import Random
from typing import Any, NamedTuple

from ..bots import Seat, make
from ..bots.seat import Bot, see_off
from ..core import NATURE, Ask, Choice, Game, IllegalChoice, Refused
from ..dealer import Dealer
from ..fast.beside import waiting
from ..play import entries, visibility
from ..play.entries import Entry
from ..play.history import History

OPEN = "open"  # a seat that whoever has its token plays
MOST = 100  # games that are kept; beyond, the oldest goes


class Match:
    """One game. Nature and bots answer by themselves; open seats answer by their tokens."""

    def __init__(
        self, game: Game[Any], options: Mapping[str, Any], players: Mapping[str, str]
    ) -> None:
        """A new game. Raises Refused for unknown sides, bots and options."""
        self.dealer = Dealer()
        self.history = History(game, game.setup(options).options)
        sides = self.history.sides
        for side in players:
            if side not in sides:
                raise Refused("terminal-no-such-side", name=side, known=", ".join(sides))
        self.players = {side: players.get(side, OPEN) for side in sides}
        self.bots: dict[str, Bot] = {
            side: make(who, game, Random(f"{self.dealer.secret.hex()} {side}"))
            for side, who in self.players.items()
            if who != OPEN
        }
        self.tokens = {side: secrets.token_urlsafe(12) for side in sides if side not in self.bots}
        self._go_on()

    def choose(self, side: str, choice: Any) -> None:
        """Answer for a side, checked by what that side knows; then nature and bots go on."""
        if error := visibility.refusal(self.history, side, choice):
            raise error
        self._add(side, choice)
        self._go_on()

    def why_not(self, side: str, choice: Any) -> IllegalChoice | None:
        """Why something cannot be chosen, by what the side knows; None if it can."""
        return visibility.refusal(self.history, side, choice)

    def _go_on(self) -> None:
        history = self.history
        while ask := next((a for a in history.asks if a.who not in self.tokens), None):
            if ask.who == NATURE:
                self._add(NATURE, self.dealer.answer(ask))
            else:
                self._add(ask.who, self._thought(ask))
        if history.outcome:
            see_off(self.bots.values(), history.outcome)

    def _thought(self, ask: Ask) -> Choice:
        with waiting(False):  # until searches are compiled
            return self.bots[ask.who].choose(Seat(self.history.game, self.history.state, ask))

    def _add(self, who: str, choice: Choice) -> None:
        self.history.add(Entry(self.history.number + 1, entries.CHOICE, who, choice))


class Place(NamedTuple):
    """The match and the side of a token."""

    match: Match
    side: str


class Matches:
    """All matches, and the seat of each token."""

    def __init__(self) -> None:
        self.games: list[Match] = []
        self.places: dict[str, Place] = {}

    def add(self, match: Match) -> None:
        """Add a match; if there are too many, the oldest is dropped."""
        self.games.append(match)
        self.places |= {token: Place(match, side) for side, token in match.tokens.items()}
        if len(self.games) > MOST:
            old = self.games.pop(0)
            see_off(old.bots.values())
            for token in old.tokens.values():
                del self.places[token]

    def place(self, token: str) -> Place:
        """The seat of a token. Raises Refused if it leads nowhere."""
        if token not in self.places:
            raise Refused("mcp-no-seat")
        return self.places[token]
