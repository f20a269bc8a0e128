"""Records, the dealer and taking back, over random play of every game."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from random import Random
from typing import Any

import pytest

from barricades.core import NATURE, BadRecord, Record, loads, replay, take_back
from barricades.dealer import Dealer, verify
from tests.promises.play import WALKS, Case, every_case, text
from tests.running.soak import soaked

SECRET = b"a secret for the tests of records"


@lru_cache(WALKS)
def recorded(case: Case, seed: int = 0) -> tuple[Record, list[Any]]:
    """A random game dealt from a secret: its record and all its positions."""
    rng, dealer, game = Random(seed), Dealer(SECRET + bytes([seed])), case.game
    record = Record(
        game=game.name,
        version=game.version,
        options=case.options,
        players=dict.fromkeys(case.sides(), "random"),
        dealer={"commitment": dealer.commitment, "secret": dealer.secret.hex()},
    )
    s = game.setup(case.options)
    positions = [s]
    while asks := game.asks(s):
        ask = rng.choice(asks)
        choice = dealer.answer(ask) if ask.who == NATURE else rng.choice(ask.options)
        record = record.with_choice(ask.who, choice)
        s = game.apply(s, ask.who, choice)
        positions.append(s)
    return record, positions


@every_case
def test_a_record_replays_to_the_same_positions(case):
    record, positions = recorded(case)
    for one, other in zip(replay(case.game, record), positions, strict=True):
        assert one == other
        assert one.log == other.log


@every_case
def test_a_record_written_and_read_is_the_same_record(case):
    record, positions = recorded(case)
    read = loads(record.dumps())
    assert read == record
    *_, last = replay(case.game, read)
    assert text(case, last) == text(case, positions[-1])


@every_case
def test_a_record_of_an_unfinished_game_replays_too(case):
    record, positions = recorded(case)
    half = len(record.choices) // 2
    *_, last = replay(case.game, replace(record, choices=record.choices[:half]))
    assert last == positions[half]


@every_case
def test_a_record_with_an_illegal_choice_names_its_number(case):
    record, _ = recorded(case)
    for number in (1, len(record.choices) // 2, len(record.choices)):
        bad = list(record.choices)
        bad[number - 1] = (bad[number - 1][0], "nonsense")
        with pytest.raises(BadRecord) as caught:
            list(replay(case.game, replace(record, choices=tuple(bad))))
        assert caught.value.reason.what == "illegal-choice"
        assert caught.value.reason.facts["number"] == number


@every_case
def test_a_record_with_a_choice_too_many_names_it(case):
    record, _ = recorded(case)
    with pytest.raises(BadRecord) as caught:
        list(replay(case.game, record.with_choice(case.sides()[0], "pass")))
    assert caught.value.reason.facts["number"] == len(record.choices) + 1


@every_case
def test_another_version_does_not_replay(case):
    record, _ = recorded(case)
    with pytest.raises(BadRecord) as caught:
        list(replay(case.game, replace(record, version=case.game.version + 1)))
    assert caught.value.reason.what == "other-version"


# the dealer


@every_case
def test_an_untouched_record_is_verified(case):
    record, _ = recorded(case)
    check = verify(case.game, loads(record.dumps()))
    assert check.failed is None
    assert check.answers == sum(who == NATURE for who, _ in record.choices)


@every_case
def test_an_altered_deal_is_named(case):
    record, positions = recorded(case)
    for number, (who, choice) in enumerate(record.choices, 1):
        if who != NATURE:
            continue
        (ask,) = [ask for ask in case.game.asks(positions[number - 1]) if ask.who == NATURE]
        others = [option for option in ask.options if option != choice]
        if not others or number % 7:
            continue
        forged = list(record.choices)
        forged[number - 1] = (who, others[0])
        check = verify(case.game, replace(record, choices=tuple(forged)))
        assert (check.failed, check.expected) == (number, choice)


@every_case
def test_another_secret_is_not_the_one_committed_to(case):
    record, _ = recorded(case)
    forged = replace(record, dealer={**record.dealer, "secret": b"another".hex()})
    with pytest.raises(BadRecord, match="broken-commitment"):
        verify(case.game, forged)


@every_case
def test_the_same_secret_deals_the_same(case):
    assert recorded.__wrapped__(case)[0] == recorded(case)[0]
    assert recorded(case)[0].choices != recorded(case, 1)[0].choices


@every_case
def test_answers_dealt_and_taken_back_leave_a_gap_that_is_verified(case):
    """By consent everything is undone up to some deal; the dealer's counter goes on."""
    record, _ = recorded(case)
    deals = [n for n, (who, _) in enumerate(record.choices) if who == NATURE]
    if not deals:
        return  # a game without chance
    again, undone = deals[len(deals) // 2], len(deals) - len(deals) // 2
    dealer = Dealer(bytes.fromhex(record.dealer["secret"]), number=len(deals))
    short = replace(record, choices=record.choices[:again])
    *_, s = replay(case.game, short)
    for _ in range(40):
        if not (asks := case.game.asks(s)):
            break
        ask = asks[0]
        choice = dealer.answer(ask) if ask.who == NATURE else ask.options[0]
        short = short.with_choice(ask.who, choice)
        s = case.game.apply(s, ask.who, choice)
    told = replace(short, dealer={**record.dealer, "gaps": [[again + 1, undone]]})
    assert verify(case.game, loads(told.dumps())).failed is None
    assert verify(case.game, short).failed is not None, "without the gap it does not fit"


# taking back


def expected(case: Case, record: Record, positions: list[Any], side: str) -> Record | None:
    """The law in its own words: one's own last choice, as long as it has taught nobody anything."""
    mine = [n for n, (who, _) in enumerate(record.choices) if who == side]
    if not mine:
        return None
    at, now = mine[-1], positions[len(record.choices)]
    since = record.choices[at + 1 :]
    if any(case.home.reveals(now, event) for event in now.log[len(positions[at].log) :]):
        return None
    if since:
        span = positions[at : len(record.choices) + 1]
        if NATURE in {who for who, _ in since} or not all(map(case.home.asks_together, span)):
            return None
    return replace(record, choices=(*record.choices[:at], *since))


@every_case
def test_a_side_may_take_back_its_last_choice_and_nothing_else(case):
    allowed = 0
    for seed in case.seeds(2):
        record, positions = recorded(case, seed)
        for length in range(1, len(record.choices) + 1):
            share = min(0.4, soaked(60, 20) / len(record.choices))
            if Random(length).random() < share or case.home.asks_together(positions[length]):
                part = replace(record, choices=record.choices[:length])
                for side in case.sides():
                    result = take_back(case.game, part, side)
                    assert result == expected(case, part, positions, side), length
                    allowed += result is not None
    assert allowed > soaked(5, 0)


@every_case
def test_what_is_left_after_taking_back_can_be_played_on(case):
    record, _ = recorded(case, 2)
    for length in range(1, len(record.choices), soaked(5, 15)):
        part = replace(record, choices=record.choices[:length])
        for side in case.sides():
            if shorter := take_back(case.game, part, side):
                *_, s = replay(case.game, shorter)
                assert side in {ask.who for ask in case.game.asks(s)}
