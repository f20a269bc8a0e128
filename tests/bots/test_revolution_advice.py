"""Hints of Revolution!: whole bids, whatever the others have laid."""

from random import Random
from statistics import fmean, stdev

import pytest

from barricades.bots import Seat, telling
from barricades.bots.budget import Budget
from barricades.bots.hints import hints
from barricades.bots.judgement import Plan
from barricades.bots.revolution import judgement
from barricades.words import LANGUAGES, Words
from tests.games.revolution.table import GAME, ask, bid, bidding, full, town

HASTE = Budget(iterations=40)


def begin(hands="fbggg fbggg fbggg"):
    return bidding(
        town(hands=dict(zip(("red", "blue", "green"), hands.split(), strict=True)), players=3)
    )


def found(s, side="red"):
    return hints(Seat(GAME, s, ask(s, side)), judgement(), HASTE, Random(0))


def test_whole_bids_are_advised_the_best_first():
    s = begin()
    best = found(s)
    assert len(best) == 3
    assert [hint.chance for hint in best] == sorted((hint.chance for hint in best), reverse=True)
    for hint in best:
        new = s
        for question, choice in hint.plan:
            assert question == ask(new, "red")
            new = GAME.apply(new, "red", choice)
        assert len(new.bids["red"]) == 5


def test_what_others_have_laid_makes_no_difference():
    s = begin()
    before = found(s)
    for name in ("printer", "priest", "merchant", "merchant", "rogue"):
        s = GAME.apply(s, "blue", name)
    assert found(s) == before


def test_a_bid_that_was_begun_is_gone_on_with():
    s = GAME.apply(begin(), "red", "printer")
    for hint in found(s):
        assert len(hint.plan) == 4
        assert hint.choice == hint.plan[0][1]


def test_the_doubt_covers_how_others_are_foreseen(monkeypatch):
    chances = (0.3, 0.5, 0.4)
    judge, s = judgement(), begin()
    plan = Plan(("printer",), chances, 0.01, ({"support": 1.0},))
    monkeypatch.setattr(type(judge), "plans", lambda *_: [plan])
    (hint,) = hints(Seat(GAME, s, ask(s, "red")), judge, HASTE, Random(0))
    assert hint.chance == pytest.approx(fmean(chances))
    assert hint.error > 1.9 * stdev(chances)


def test_a_power_is_tried_by_itself():
    s = bid(town(full()), red="spy:f")
    assert not any(hint.plan for hint in found(s))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_bid_in_words(language):
    words, s = Words(language, "revolution"), begin()
    question = ask(s, "red")
    hint = found(s)[0]
    text = telling.option(words, question, hint)
    for asked, choice in hint.plan:
        assert words.noun("kind", asked.facts["kind"]) in text
        assert words.noun("character", choice) in text
    assert telling.note(words, question, [hint]) != telling.note(
        words, question, [hint._replace(plan=())]
    )
