"""A game in progress: what is recorded can be taken up again, and what was taken back is gone."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from barricades.core import BadRecord, Game, Record, take_back
from barricades.games import load
from barricades.play import entries
from barricades.play.entries import Entry
from barricades.play.history import SNAPSHOT_EVERY, History
from tests.promises.play import Case, every_case
from tests.promises.test_records import recorded
from tests.running.soak import soaked


def again(history: History, record: Record) -> Record:
    secret = bytes.fromhex(record.dealer["secret"])
    return history.record(record.players, record.dealer["commitment"], secret)


@every_case
def test_a_recorded_game_is_taken_up_where_it_ended(case: Case):
    record, positions = recorded(case)
    history = History.of(case.game, record)
    assert history.state == positions[-1]
    assert tuple(line.event for line in history.lines) == positions[-1].log
    assert history.outcome == case.game.outcome(positions[-1])
    assert again(history, record) == replace(record, dealer={**record.dealer, "gaps": []})


@every_case
def test_every_moment_of_it_can_be_looked_at(case: Case):
    record, positions = recorded(case)
    history = History.of(case.game, record)
    for moment in Random(1).sample(range(len(positions)), 3):
        assert history.position(moment) == positions[moment]
        assert history.up_to(moment).state == positions[moment]


@every_case
def test_what_may_be_taken_back_at_once_is_what_the_law_of_records_says(case: Case):
    record, _ = recorded(case)
    taken = 0
    for length in range(1, len(record.choices), soaked(7, 21)):
        part = replace(record, choices=record.choices[:length])
        history = History.of(case.game, part)
        for side in case.sides():
            numbers = history.undoable_at_once(side)
            if not numbers:
                continue
            expected: Record | None = part
            for _ in numbers:
                assert expected is not None
                expected = take_back(case.game, expected, side)
            draft = history.copy()
            draft.add(Entry(length + 1, entries.UNDO, side, numbers))
            assert expected is not None
            assert draft.choices == expected.choices
            assert len(history.moves) == length, "the history that was copied has not changed"
            taken += 1
    assert taken


@every_case
def test_whatever_is_taken_back_is_as_if_it_had_never_been(case: Case):
    record, positions = recorded(case)
    whole = History.of(case.game, record)
    for moment in Random(2).sample(range(len(positions) - 1), 3):
        draft = whole.copy()
        draft.add(
            Entry(whole.number + 1, entries.UNDO, whole.sides[0], whole.entries_from(moment + 1))
        )
        never = History.of(case.game, replace(record, choices=record.choices[:moment]))
        assert (draft.state, draft.moves, draft.marks) == (never.state, never.moves, never.marks)
        assert (draft.lines_seen, draft.snapshots) == (never.lines_seen, never.snapshots)
        for one, other in zip(draft.lines, never.lines, strict=True):
            assert (one.event, one.moment, one.place) == (other.event, other.moment, other.place)


@every_case
def test_to_take_back_and_to_look_back_plays_little_again(case: Case, monkeypatch):
    record, positions = recorded(case)
    history, played = History.of(case.game, record), []
    apply = Game.apply

    def counted(*told):
        played.append(told)
        return apply(*told)

    monkeypatch.setattr(Game, "apply", counted)
    for moment in range(0, len(positions), 5):
        played.clear()
        history.position(moment)
        assert len(played) < SNAPSHOT_EVERY
    played.clear()
    for _ in range(2):
        crosses = len(history.moves) % SNAPSHOT_EVERY == 0  # back over a position that is kept
        last = history.moves[-1].number
        history.add(Entry(history.number + 1, entries.UNDO, history.sides[0], (last,)))
        assert len(played) <= (SNAPSHOT_EVERY - 1 if crosses else 0)
        assert (
            history.state == history.position(len(history.moves)) == positions[len(history.moves)]
        )
        played.clear()


def test_a_side_takes_back_so_often_in_a_turn_and_so_much_in_a_game(monkeypatch):
    monkeypatch.setattr("barricades.play.history.UNDOS_A_TURN", 3)
    monkeypatch.setattr("barricades.play.history.UNDOS_A_GAME", 7)
    game = load("dual-powers")
    record, _ = recorded(Case(game, {}, None))
    history = History(game, record.options)

    def go_on():
        who, choice = record.choices[len(history.moves)]
        history.add(Entry(history.number + 1, entries.CHOICE, who, choice))
        return who

    def take_back(side):
        numbers = (history.moves[-1].number,)
        history.add(Entry(history.number + 1, entries.UNDO, side, numbers))
        go_on()

    first = next(who for who in iter(go_on, "") if who != "nature")
    for _ in range(3):
        assert history.may_take_back(first)
        take_back(first)
    assert not history.may_take_back(first)
    while go_on() in (first, "nature"):
        assert not history.may_take_back(first)
    assert history.may_take_back(first)
    for _ in range(4):
        take_back(first)
    while go_on() in (first, "nature"):
        pass
    assert history.undone == 7
    assert not history.may_take_back(first)


@every_case
def test_answers_that_were_passed_over_are_not_dealt_again(case: Case):
    record, _ = recorded(case)
    deals = [number for number, (who, _) in enumerate(record.choices, 1) if who == "nature"]
    if not deals:
        return  # a game without chance
    gaps = {"gaps": [(deals[-1], 3)]}
    history = History.of(case.game, replace(record, dealer={**record.dealer, **gaps}))
    assert history.answers == len(deals) + 3
    assert again(history, record).dealer["gaps"] == gaps["gaps"]


@every_case
def test_a_record_that_does_not_fit_the_rules_says_where(case: Case):
    record, _ = recorded(case)
    bad = (*record.choices[:3], (record.choices[3][0], "nonsense"))
    with pytest.raises(BadRecord, match="illegal-choice") as caught:
        History.of(case.game, replace(record, choices=bad))
    assert caught.value.reason.facts["number"] == 4
    with pytest.raises(BadRecord, match="other-version"):
        History.of(case.game, replace(record, version=0))


@every_case
def test_whoever_resigns_has_lost(case: Case):
    record, _ = recorded(case)
    side = case.sides()[0]
    part = replace(record, choices=record.choices[:2], resigned=side)
    history = History.of(case.game, part)
    assert history.asks == ()
    assert history.outcome
    assert history.outcome.ranking[-1] == (side,)
    assert again(history, record).resigned == side
