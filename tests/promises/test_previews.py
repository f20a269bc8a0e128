"""Previews: what is told before a choice is what happens after it, and tells no secret."""

from __future__ import annotations

from random import Random
from typing import Any

from barricades.bots import Seat
from barricades.core import NATURE, Ask
from barricades.play.described import Described, described
from barricades.play.history import events_between
from barricades.play.preview import HIDDEN, Preview, Previews
from tests.promises.play import Case, every_case
from tests.promises.test_secrets import dealt_anew, sample
from tests.running.soak import soaked

MOST = soaked(100, 4)  # options that are tried of one question


def questions(case: Case, seed: int) -> list[tuple[Any, Ask]]:
    """Some positions of a random game in which a side is asked."""
    return [(s, ask) for s, ask, _ in sample(case, seed) if ask.who != NATURE]


def tried(ask: Ask, rng: Random) -> list[Any]:
    """Some of the options."""
    return rng.sample(ask.options, min(MOST, len(ask.options)))


def known(found: Described) -> Any:
    """All that is told of a question; refusals are compared by what they say."""
    unavailable = [s for one in found.options for s in one.unavailable] + [*found.unavailable]
    told = [(s.kind, s.choice, s.why.reason, s.why.cites) for s in unavailable]
    return [(o.option, o.title, o.does, o.price, o.odds, o.rank) for o in found.options], told


@every_case
def test_positions_that_look_alike_to_a_side_have_the_same_previews(case: Case):
    alike = getattr(case.home, "alike", case.home.hidden)
    for seed in case.seeds():
        rng = Random(seed)
        for s, ask in questions(case, seed):
            twin = dealt_anew(case, s, ask.who, rng, alike)
            one, two = (Previews(Seat(case.game, each, ask)) for each in (s, twin))
            for option in tried(ask, rng):
                assert one.of(option) == two.of(option)


@every_case
def test_positions_that_look_alike_to_a_side_are_described_alike(case: Case):
    alike = getattr(case.home, "alike", case.home.hidden)
    for seed in case.seeds(4):
        rng = Random(seed)
        for s, ask in questions(case, seed)[:: soaked(1, 3)]:
            twin = dealt_anew(case, s, ask.who, rng, alike)
            one, two = (described(Seat(case.game, each, ask)) for each in (s, twin))
            assert known(one) == known(two)


@every_case
def test_a_preview_comes_true(case: Case):
    for seed in case.seeds():
        rng = Random(seed)
        for s, ask in questions(case, seed):
            previews = Previews(Seat(case.game, s, ask))
            for option in tried(ask, rng):
                preview = previews.of(option)
                holds(case, s, ask, preview)
                if preview.best and preview.stop.ask:
                    then = case.game.apply(s, ask.who, option)
                    holds(case, then, preview.stop.ask, preview.best)


def holds(case: Case, s: Any, ask: Ask, preview: Preview) -> None:
    """What it tells happens; unless something hidden comes to light, that is all that happens."""
    after = case.game.apply(s, ask.who, preview.option)
    events = events_between(s, after)
    assert events[: len(preview.events)] == preview.events
    if preview.stop.why == HIDDEN:
        return
    assert events == preview.events
    assert case.game.view(after, ask.who) == preview.view
    asks, then = case.game.asks(after), preview.stop.ask
    if then is None:
        assert case.game.outcome(after) == preview.stop.outcome
        assert not asks
    elif then.who == ask.who:
        assert then in asks
    else:
        assert then in [other._replace(options=()) for other in asks]
