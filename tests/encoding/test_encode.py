"""Games in numbers: answers are numbered for good, and vectors hold what the view holds."""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

from barricades.core import NATURE
from barricades.games import NAMES
from tests.promises.play import COUNT, Case, every_case, positions, walk
from tests.promises.test_secrets import sample, scrambled

np = pytest.importorskip("numpy", reason="numpy is missing: it comes with [lab]")
encoding = import_module("barricades.encoding").encoding

GAMES = 5 * COUNT  # random games of each set of options
DOCS = Path(__file__).parents[2] / "docs"
every_name = pytest.mark.parametrize("name", NAMES)


def code_of(case: Case) -> Any:
    return encoding(case.game.name, case.options)


def eyes(case: Case) -> Any:
    return import_module(f"tests.encoding.eyes.{case.game.name.replace('-', '_')}")


def asks_of_random_games(case: Case, games: int = GAMES) -> Any:
    rng, game = Random(1905), case.game
    for _ in range(games):
        s = game.setup(case.options)
        while asks := game.asks(s):
            yield from asks
            ask = rng.choice(asks)
            game.play(s, ask.who, rng.choice(ask.options))


# Actions


@every_case
def test_every_answer_has_a_number_and_every_number_is_that_answer(case):
    code = code_of(case)
    for ask in asks_of_random_games(case):
        numbers = code.numbers(ask.who)
        for option in ask.options:
            number = numbers.encode(ask.what, option)
            assert type(number) is int
            assert 0 <= number < len(numbers)
            assert numbers.decode(number) == (ask.what, option)


@every_case
def test_numbers_are_those_of_the_whole_catalogue_in_its_order(case):
    code = code_of(case)
    for numbers in (code.actions, code.draws):
        assert [numbers.encode(*numbers.decode(n)) for n in range(len(numbers))] == [
            *range(len(numbers))
        ]
        texts = [numbers.text(number) for number in range(len(numbers))]
        assert len({*texts}) == len(texts), "no two answers read the same"


def test_an_answer_can_be_read():
    actions = encoding("revolution").actions
    assert actions.text(actions.encode("bid", "printer")) == "bid printer"
    assert actions.text(actions.encode("spy", ("harbor", "blue"))) == "spy harbor blue"


@every_case
def test_a_number_that_is_none_is_refused(case):
    actions = code_of(case).actions
    for number in (-1, len(actions)):
        with pytest.raises(IndexError):
            actions.decode(number)
    with pytest.raises(KeyError):
        actions.encode("bid", "nobody")


@every_case
def test_a_mask_marks_the_options_and_nothing_else(case):
    code = code_of(case)
    for ask in asks_of_random_games(case, 1):
        if ask.who != NATURE:
            mask = code.mask(ask)
            assert mask.dtype == np.int8
            assert len(mask) == len(code.actions)
            marked = [code.actions.decode(number) for number in np.flatnonzero(mask)]
            assert Counter(marked) == Counter((ask.what, option) for option in ask.options)
    assert not code.mask(None).any()


@every_case
def test_the_odds_of_nature_add_up(case):
    code = code_of(case)
    for ask in asks_of_random_games(case, 1):
        if ask.who == NATURE:
            odds = dict(code.draws.odds(ask))
            assert sum(odds.values()) == pytest.approx(1)
            for option, count in Counter(ask.options).items():
                share = count / len(ask.options)
                assert odds[code.draws.encode(ask.what, option)] == pytest.approx(share)


def test_some_answers_of_nature_are_likelier_than_others():
    """Three dice: a 10 comes twenty-seven times as often as a 3."""
    code = encoding("prelude")
    rolls = [
        dict(code.draws.odds(ask))
        for ask in asks_of_random_games(Case(code.game, {}, None), 1)
        if ask.what == "roll-check"
    ]
    ten, three = (code.draws.encode("roll-check", roll) for roll in (10, 3))
    assert rolls
    assert all(odds[ten] == pytest.approx(27 * odds[three]) for odds in rolls)


@every_case
def test_no_game_is_longer_than_is_said(case):
    code = code_of(case)
    for seed in case.seeds():
        who = Counter(ask.who == NATURE for _, ask, _ in walk(case, seed))
        answers, draws = code.longest
        assert who[False] <= answers
        assert who[True] <= draws


# Observations


@every_case
def test_an_observation_is_a_vector_of_fixed_length_within_bounds(case):
    code = code_of(case)
    assert code.size == len(code.labels) == len({*code.labels})
    for s in positions(case, 0):
        for side in case.sides():
            vector = code.observe(s, side)
            assert vector.dtype == np.float32
            assert vector.shape == (code.size,)
            assert (vector >= 0).all()
            assert (vector <= code.highest).all()


@every_case
def test_an_observation_says_what_the_view_and_the_questions_say_and_no_more(case):
    """The vector is worked out a second time, from nothing but the view and the questions."""
    code, labels = code_of(case), {label: at for at, label in enumerate(code_of(case).labels)}
    for s, _, _ in sample(case, 5):
        asks = case.game.asks(s)
        for side in case.sides():
            ask = next((ask for ask in asks if ask.who == side), asks[0])
            expected = np.zeros(code.size, np.float32)
            for one in asks:
                if one.who != NATURE:
                    expected[labels[f"asked {one.who} {one.what}"]] = 1
            for label, value in eyes(case).seen(case.game.view(s, side), ask):
                if label in labels or not label.startswith("about "):
                    expected[labels[label]] = value
            found = code.observe(s, side)
            wrong = np.flatnonzero(~np.isclose(found, expected))
            assert not len(wrong), [(code.labels[at], found[at], expected[at]) for at in wrong]


@every_case
def test_what_a_side_may_not_know_changes_no_observation_of_it(case):
    code, rng, changed = code_of(case), Random(7), 0
    for s, _, _ in sample(case, 7):
        for side in case.sides():
            seen = code.observe(s, side).tobytes()
            other = scrambled(case, s, side, rng)
            assert code.observe(other, side).tobytes() == seen
            assert code.observe(case.game.guess(s, side, rng), side).tobytes() == seen
            changed += other != s
    assert changed > 5, "the oracle is not idle"


@every_case
def test_sides_with_different_eyes_see_different_things(case):
    code = code_of(case)
    for s in positions(case, 0):
        seen = [code.observe(s, side).tobytes() for side in case.sides()]
        assert len({*seen}) == len(seen)


@every_case
def test_looking_changes_nothing(case):
    code = code_of(case)
    for s, ask, _ in walk(case, 0):
        if ask.who != NATURE:
            before = s.copy()
            code.observe(s, ask.who)
            code.mask(ask)
            assert s == before


# Rewards


@every_case
def test_rewards_follow_the_ranking_and_sum_to_nothing(case):
    code = code_of(case)
    for seed in case.seeds():
        *_, s = positions(case, seed)
        rewards = code.returns(s)
        assert [*rewards] == [*case.sides()]
        ranking = [side for level in case.game.outcome(s).ranking for side in level]
        ordered = [rewards[side] for side in ranking if side in rewards]
        assert ordered == sorted(ordered, reverse=True)
        if len(rewards) > 1:
            assert sum(rewards.values()) == pytest.approx(0)
        assert all(-1 <= reward <= 1 for reward in rewards.values())


def test_level_sides_share_what_their_places_bring():
    code = encoding("revolution")
    s = code.game.setup({})
    for points, rewards in [
        ((9, 9, 9, 9), (0, 0, 0, 0)),
        ((3, 8, 3, 1), (0, 1, 0, -1)),
        ((5, 5, 2, 1), (2 / 3, 2 / 3, -1 / 3, -1)),
    ]:
        s.support = dict(zip(code.sides, points, strict=True))
        assert [*code.returns(s).values()] == pytest.approx(rewards)


# Encodings


def test_the_pages_of_all_numbers_are_fresh():
    """`python -m barricades.encoding docs` writes them anew."""
    pages = import_module("barricades.encoding.page")
    assert (DOCS / "encoding.md").read_text("utf-8") == pages.page()
    for name in NAMES:
        written = (DOCS / "encoding" / f"{name}.md").read_text("utf-8")
        assert written == pages.every_number(name)


@every_name
def test_equal_options_share_one_encoding(name):
    assert encoding(name) is encoding(name, {})


def test_the_number_of_sides_and_a_pack_of_cards_change_the_numbers():
    three, four = encoding("revolution", {"players": 3}), encoding("revolution")
    assert len(three.actions) < len(four.actions)
    assert three.size < four.size
    event = {"title": "T", "side": "neutral", "points": 2, "die": "duma", "event": "activities 12"}
    own = encoding("prelude", {"cards": {"1": event}})
    assert own.actions.encode("dedicate", 12) - own.actions.encode("dedicate", 2) == 10
    with pytest.raises(KeyError):
        encoding("prelude").actions.encode("dedicate", 12)
