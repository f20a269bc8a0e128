"""A match: one whole game between bots, from the dealer's secret to the outcome."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, NamedTuple

from ..core import NATURE, Ask, Choice, Game, Outcome, Reason, Record, Refused
from ..dealer import Dealer
from ..games import load
from . import make
from .seat import Bot, BotFailed, Seat, see_off


class Match(NamedTuple):
    """A game to be played. The secret is nature's, and the bots draw their luck from it too."""

    game: str
    options: Mapping[str, Any]
    players: Mapping[str, str]  # by side: the bot that sits there
    secret: bytes

    def is_of(self, record: Record) -> bool:
        """Whether this match was recorded there, by the rules of today."""
        known = self.game, load(self.game).version, self.options, self.players, self.secret.hex()
        found = record.game, record.version, record.options, record.players
        return known == (*found, record.dealer.get("secret"))


class Played(NamedTuple):
    """A game that was played; where a bot has failed, its side resigned, and this is why."""

    record: Record
    outcome: Outcome
    failure: Reason | None = None


def play(match: Match) -> Played:
    """The game, to its end; a bot that fails has lost it."""
    game, dealer = load(match.game), Dealer(match.secret)
    s, bots, choices = game.setup(match.options), dict[str, Bot](), list[tuple[str, Choice]]()
    outcome: Outcome | None = None
    resigned: str | None = None
    failure: Reason | None = None
    try:
        while asks := game.asks(s):
            ask = asks[0]
            who = ask.who
            choice = dealer.answer(ask) if who == NATURE else _choose(match, game, s, ask, bots)
            game.play(s, who, choice)
            choices.append((who, choice))
        outcome = game.outcome(s)
    except BotFailed as error:
        others = tuple(side for side in match.players if side != who)
        outcome, resigned, failure = Outcome("failed", (others, (who,)), {}), who, error.reason
    finally:
        see_off(bots.values(), outcome)
    assert outcome is not None
    record = Record(
        game=game.name,
        version=game.version,
        options=match.options,
        players=match.players,
        dealer={"commitment": dealer.commitment, "secret": dealer.secret.hex()},
        resigned=resigned,
        choices=tuple(choices),
    )
    return Played(record, outcome, failure)


def _choose(match: Match, game: Game[Any], s: Any, ask: Ask, bots: dict[str, Bot]) -> Choice:
    """What the bot chooses, if that is an option; it sits down when it is first asked."""
    side, name = ask.who, match.players[ask.who]
    try:
        if side not in bots:
            bots[side] = make(name, game, Random(f"{match.secret.hex()} {side}"))
        return game.rules.check(s, side, bots[side].choose(Seat(game, s, ask)))
    except Refused as error:
        raise BotFailed(error.reason.what, **error.reason.facts) from error
    except Exception as error:
        problem = f"{type(error).__name__}: {error}"
        raise BotFailed("bot-raised", name=name, problem=problem) from error


def shares(outcome: Outcome) -> dict[str, float]:
    """What each side has of the victory: those level at the head share it."""
    first = outcome.ranking[0]
    return {side: (side in first) / (len(first) or 1) for row in outcome.ranking for side in row}
