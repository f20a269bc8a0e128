"""A match: reproducible, replayable, verifiable; whoever fails has lost, and only the game."""

from dataclasses import replace
from typing import Any

import pytest

from barricades.bots import Seat, make
from barricades.bots.match import Match, play, shares
from barricades.core import Choice, Outcome, replay
from barricades.dealer import verify
from barricades.games import NAMES, load


def a_match(name: str, bot: str = "random", secret: bytes = b"1917") -> Match:
    return Match(name, {}, dict.fromkeys(load(name).sides({}), bot), secret)


@pytest.mark.parametrize("name", NAMES)
def test_a_match_can_be_repeated_replayed_and_verified(name):
    game, played = load(name), play(a_match(name))
    assert played == play(a_match(name))
    assert a_match(name).is_of(played.record)
    assert not a_match(name, secret=b"1918").is_of(played.record)
    assert not a_match(name).is_of(replace(played.record, version=0))
    assert game.outcome([*replay(game, played.record)][-1]) == played.outcome
    assert verify(game, played.record).failed is None


class Stubborn:
    """Chooses well enough, three times."""

    def __init__(self, last: Any) -> None:
        self.last, self.times = last, 0
        self.left: list[Outcome | None] = []

    def choose(self, seat: Seat) -> Choice:
        self.times += 1
        if self.times <= 3:
            return seat.ask.options[0]
        if isinstance(self.last, Exception):
            raise self.last
        return str(self.last)

    def leave(self, outcome: Outcome | None) -> None:
        self.left.append(outcome)


@pytest.mark.parametrize(
    ("last", "what", "told"),
    [("nonsense", "not-offered", "nonsense"), (RuntimeError("too hard"), "bot-raised", "too hard")],
)
def test_a_bot_that_fails_has_lost_and_the_reason_is_told(monkeypatch, last, what, told):
    guest = Stubborn(last)
    monkeypatch.setattr(
        "barricades.bots.match.make",
        lambda name, *rest: guest if name == "guest" else make(name, *rest),
    )
    bots = {"red": "random", "blue": "guest", "green": "random"}
    played = play(Match("revolution", {"players": 3}, bots, b"1917"))
    assert played.outcome.ranking == (("red", "green"), ("blue",))
    assert played.record.resigned == "blue"
    assert played.failure is not None
    assert played.failure.what == what
    assert told in str(played.failure.facts)
    assert [who for who, _ in played.record.choices].count("blue") == 3
    assert guest.left == [played.outcome]


def test_a_bot_that_cannot_even_sit_down_has_lost_too():
    played = play(Match("dual-powers", {}, {"red": "random", "white": "nobody"}, b"1917"))
    assert played.record.resigned == "white"
    assert played.failure is not None
    assert played.failure.what == "unknown-bot"


def test_those_level_at_the_head_share_the_victory():
    assert shares(Outcome("", (("a", "b"), ("c",)), {})) == {"a": 0.5, "b": 0.5, "c": 0.0}
    assert shares(Outcome("", ((), ("c",)), {})) == {"c": 0.0}
