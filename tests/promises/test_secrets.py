"""Noninterference: what a side may not know changes nothing that reaches it.

Secrets are dealt anew by hand, in the saved JSON of a state, and not by `guess`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Any

from barricades.core import NATURE
from tests.promises.play import WALKS, Case, every_case, positions, refusal, text, walk
from tests.running.soak import soaked

RATE = soaked(0.4, 0.12)  # of all positions


def scrambled(case: Case, s: Any, side: str | None, rng: Random) -> Any:
    """The state with everything hidden from a side dealt anew."""
    return dealt_anew(case, s, side, rng, case.home.hidden)


def dealt_anew(case: Case, s: Any, side: str | None, rng: Random, hidden: Any) -> Any:
    """The state with all that `hidden` names dealt anew, group by group."""
    data = json.loads(text(case, s))
    for places in hidden(s, side):
        values = [read(data, place) for place in places]
        rng.shuffle(values)
        for place, value in zip(places, values, strict=True):
            write(data, place, value)
    if hasattr(case.home, "lay_anew"):
        case.home.lay_anew(s, data, side, rng)
    return case.game.restore(data)


def read(data: Any, place: tuple[Any, ...]) -> Any:
    for key in place:
        data = data[key]
    return data


def write(data: Any, place: tuple[Any, ...], value: Any) -> None:
    read(data, place[:-1])[place[-1]] = value


def words(planned: Any) -> Iterator[str]:
    """Every string in what is planned, however deep."""
    if isinstance(planned, str):
        yield planned
    elif isinstance(planned, list | tuple):
        for item in planned:
            yield from words(item)


def known(case: Case, s: Any, side: str | None) -> Any:
    """All that reaches a side: its view, its asks, what others are asked, the log, the outcome."""
    asks = [
        (ask.who, ask.what, ask.cites, ask.facts, ask.of, ask.options if ask.who == side else ())
        for ask in case.game.asks(s)
    ]
    return case.game.view(s, side), asks, s.log, case.game.outcome(s)


def sample(case: Case, seed: int) -> list[tuple[Any, Any, Any]]:
    """Some positions of a random game, and all in which sides are asked together.

    Where that is most of the game, its module says in `TOGETHER` which share of them to take.
    """
    rng, share = Random(seed), getattr(case.home, "TOGETHER", 1.0)
    return [
        (s, ask, choice)
        for s, ask, choice in walk(case, seed)
        if rng.random() < (share if len(case.game.asks(s)) > 1 else RATE)
    ]


@lru_cache(WALKS)
def twins(case: Case, seed: int) -> list[tuple[Any, Any, Any, dict[str | None, Any]]]:
    """The sample with, by side, the position with everything hidden from that side dealt anew."""
    rng = Random(seed)
    return [
        (s, ask, choice, {side: scrambled(case, s, side, rng) for side in seers})
        for seers in [(*case.sides(), None)]
        for s, ask, choice in sample(case, seed)
    ]


@every_case
def test_secrets_are_really_scrambled(case):
    """The oracle is not idle: some secrets do change."""
    others = [(s, other) for s, _, _, others in twins(case, 0) for other in others.values()]
    assert sum(other != s for s, other in others) > 5


@every_case
def test_what_a_side_may_not_know_does_not_reach_it(case):
    for seed in case.seeds():
        for s, _, _, others in twins(case, seed):
            for side, other in others.items():
                assert known(case, other, side) == known(case, s, side)


@every_case
def test_refusals_tell_no_secret(case):
    for seed in case.seeds(2):
        for s, ask, _, others in twins(case, seed):
            if ask.who != NATURE:
                for value in case.home.universe(s, ask.of):
                    told = refusal(case, s, ask.who, value)
                    assert refusal(case, others[ask.who], ask.who, value) == told


@every_case
def test_a_sides_own_choice_leads_to_the_same_knowledge_unless_something_is_revealed(case):
    compared = 0
    for seed in case.seeds():
        for s, ask, choice, others in twins(case, seed):
            if ask.who == NATURE:
                continue
            one = case.game.apply(s, ask.who, choice)
            two = case.game.apply(others[ask.who], ask.who, choice)
            if not any(case.home.reveals(s, event) for event in one.log[len(s.log) :]):
                compared += 1
                assert known(case, two, ask.who) == known(case, one, ask.who)
    assert compared > soaked(10, 0)


@every_case
def test_a_choice_made_together_with_others_reaches_nobody_else(case):
    for seed in case.seeds():
        for s, ask, _ in walk(case, seed):
            if len(case.game.asks(s)) > 1:
                after = [case.game.apply(s, ask.who, choice) for choice in ask.options]
                for side in {*case.sides(), None} - {ask.who}:
                    seen = known(case, after[0], side)
                    assert all(known(case, other, side) == seen for other in after)


@every_case
def test_nothing_planned_or_asked_names_a_secret(case):
    """What is still to be done and what a question speaks of is open to all."""
    for seed in case.seeds():
        for s, _, _ in sample(case, seed):
            data = json.loads(text(case, s))
            hidden = {read(data, place) for places in case.home.hidden(s, None) for place in places}
            planned = {*words(s.agenda)}
            about = [ask.facts.values() for ask in case.game.asks(s)]
            assert not hidden & planned.union(*about)


@every_case
def test_a_view_is_json_as_it_stands(case):
    for seed in case.seeds():
        for s in positions(case, seed):
            for side in (*case.sides(), None):
                view = case.game.view(s, side)
                assert json.loads(json.dumps(view)) == view


@every_case
def test_a_guess_keeps_all_that_a_side_knows(case):
    for seed in case.seeds():
        rng = Random(seed)
        for s, _, _ in sample(case, seed):
            before = text(case, s)
            for side in case.sides():
                guess = case.game.guess(s, side, rng)
                assert known(case, guess, side) == known(case, s, side)
                case.home.conserved(guess)
            assert text(case, s) == before


@every_case
def test_positions_that_look_alike_to_a_side_are_guessed_alike(case):
    """Else the guesses, and whatever is reckoned from them, would tell what the side cannot see."""
    alike = getattr(case.home, "alike", case.home.hidden)
    for seed in case.seeds():
        rng = Random(seed)
        for s, _, _ in sample(case, seed):
            for side in case.sides():
                other = dealt_anew(case, s, side, rng, alike)
                one, two = (case.game.guess(twin, side, Random(seed)) for twin in (s, other))
                assert one == two


@every_case
def test_a_guess_can_be_played_on_like_any_state(case):
    rng = Random(3)
    for s, ask, choice in walk(case, 0):
        if ask.who == NATURE:
            continue
        guess = case.game.guess(s, ask.who, rng)
        case.home.conserved(case.game.apply(guess, ask.who, choice))
        assert case.game.restore(json.loads(text(case, guess))) == guess


@every_case
def test_guesses_differ_where_something_is_hidden(case):
    rng = Random(4)
    for at, s in enumerate(positions(case, 0)):
        for side in case.sides():
            if at % 7 == 0 and any(len(places) > 12 for places in case.home.hidden(s, side)):
                found = {text(case, case.game.guess(s, side, rng)) for _ in range(4)}
                assert len(found) > 1
