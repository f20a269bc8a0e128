"""A game is six verbs over plain data. This is the contract everything else stands on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from . import codec
from .ask import Ask, Choice, Outcome
from .cards import Cards
from .corrections import Tables
from .options import Option, checked
from .rulebook import Rulebook
from .state import State

if TYPE_CHECKING:
    from random import Random

S = TypeVar("S", bound=State)
View = dict[str, Any]


@dataclass(frozen=True, kw_only=True)
class Game(Generic[S]):
    """The rules of one game.

    Promises, kept by tests over random play of every game: asking changes nothing; options are
    never empty, distinct (nature's may repeat) and in a fixed order; everything else is refused
    with a reason; copies play on equally; JSON and back is the same state; a game without
    questions has an outcome; and nothing a side may not know ever reaches it.
    """

    name: str
    version: int  # raised when an old record may no longer replay
    options: tuple[Option, ...]
    tables: Tables  # what is in the box, each table with the source of its numbers
    correct: Callable[[str, str], dict[str, Any]]  # an owner's corrections: a text, and its file
    rules: Rulebook[S]
    state: type[S]
    begin: Callable[[Mapping[str, Any]], S]
    seat: Callable[[Mapping[str, Any]], tuple[str, ...]]
    show: Callable[[S, str | None], View]
    deal_anew: Callable[[S, str, Random], None]
    judge: Callable[[S], Outcome | None]
    cards: Cards | None = None  # if they can be read and written; a pack is the option `cards`
    has_chance: bool = True  # whether nature is ever asked: if not, there is nothing to commit to

    def sides(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """The sides that are played, in seating order."""
        return self.seat(checked(self.options, options))

    def titles(self, options: Mapping[str, Any]) -> Mapping[str, str]:
        """What an owner's cards are called, by their message id."""
        return self.cards.titles(options.get("cards", {})) if self.cards else {}

    def setup(self, options: Mapping[str, Any]) -> S:
        """A new game. There is no seed: every draw of the deal is asked of nature."""
        return self.rules.settle(self.begin(checked(self.options, options)))

    def asks(self, s: S) -> tuple[Ask, ...]:
        """Who is asked what, with the legal options; empty when the game is over."""
        return s.asked

    def apply(self, s: S, who: str, choice: Any) -> S:
        """The state after a choice; `s` is untouched. Anything not offered is an IllegalChoice."""
        answer = self.rules.check(s, who, choice)
        new = s.copy()
        self.rules.play(new, who, answer)
        return new

    def play(self, s: S, who: str, choice: Choice) -> None:
        """Answer in place, unchecked: for search over states it owns."""
        self.rules.play(s, who, choice)

    def view(self, s: S, side: str | None) -> View:
        """All that a side may know, as JSON; None is an onlooker."""
        return self.show(s, side)

    def guess(self, s: S, side: str, rng: Random) -> S:
        """A state as it might be: hidden things dealt anew, all that this side knows kept."""
        new = s.copy()
        self.deal_anew(new, side, rng)
        return self.rules.ask_again(new)

    def outcome(self, s: S) -> Outcome | None:
        """Why the game ended, the ranking and the points; None while somebody is asked."""
        return None if s.asked else self.judge(s)

    def save(self, s: S) -> dict[str, Any]:
        """The state as JSON, at any moment."""
        return codec.encode(s)

    def restore(self, data: dict[str, Any]) -> S:
        """The state that was saved; it equals its original and plays on equally."""
        return codec.decode(self.rules, self.state, data)
