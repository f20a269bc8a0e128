"""What the options of Prelude are said to do, and what would follow them."""

from __future__ import annotations

from typing import Any

import pytest

from barricades.bots import Seat
from barricades.core import Choice
from barricades.games.prelude.activities import act
from barricades.games.prelude.scoring import pick_die
from barricades.games.prelude.state import State
from barricades.games.prelude.turn import trigger
from barricades.play.described import Brief, OptionText, described, odds_text, option_text
from barricades.play.preview import Previews
from barricades.play.preview_document import PreviewDoc, document_of
from barricades.play.prospects import Odds
from barricades.words import Words
from tests.games.prelude.table import GAME, GOV, REV, ask, capital, plan, play

ENGLISH = Words("en", "prelude")


def seat(s: State) -> Seat:
    return Seat(GAME, s, ask(s))


def offers(s: State) -> dict[Choice, OptionText]:
    """What is said of each option, in order."""
    return {one.option: option_text(ENGLISH, ask(s), one) for one in described(seat(s)).options}


def follows(s: State, option: Any) -> PreviewDoc:
    return document_of(ENGLISH, seat(s), Previews(seat(s)).of(option))


def test_a_place_says_what_it_costs_of_what_one_has_and_what_changes():
    s = plan(capital(bare=True), act(REV, 5))
    assert offers(s)["palace-square"] == OptionText(
        "Palace Square",
        (
            "Control: Revolutionary",
            "Revolutionary 1, Government 0",
            "Districts: 1 for the Revolutionary",
        ),
        "Costs 1 of 5 AP",
        "",
        Brief("Palace Square", "1 AP", "", "Control: Revolutionary"),
        (),
    )


@pytest.fixture
def organizing() -> State:
    """The Revolutionary wants to organize with five points, and has two Opportunity Points."""
    cubes = {"palace-square": (3, 0), "winter-palace": (0, 3)}
    return plan(capital(cubes, bare=True, opportunity=(2, 2)), act(REV, 5))


def test_odds_are_exact_with_few_points_with_all_and_with_opportunity_points(organizing):
    s = GAME.apply(organizing, REV, "organize")
    found = {one.option: one for one in described(seat(s)).options}
    of_216 = [10, 56, 108]  # ways for three dice to show at most 5, 8 and 10
    assert found["palace-square"].odds == Odds(*(100 * ways / 216 for ways in of_216))
    assert not found["palace-square"].is_hopeless
    assert found["winter-palace"].odds == Odds(0, 100 * 10 / 216, 100 * 35 / 216)
    assert found["winter-palace"].is_hopeless
    assert (
        offers(s)["palace-square"].odds == "5 to 26 %, with all that can be spent afterwards 50 %"
    )
    brief = offers(s)["palace-square"].brief
    assert (brief.odds, brief.helped) == ("5–26 %", "+OP 50 %")


def test_the_likeliest_are_first_and_hopeless_ones_last(organizing):
    s = GAME.apply(organizing, REV, "organize")
    options = described(seat(s)).options
    assert options[0].option == "palace-square"
    assert [one.is_hopeless for one in options] == sorted(one.is_hopeless for one in options)


def test_the_best_number_of_points_is_told_with_its_odds(organizing):
    s = GAME.apply(organizing, REV, "organize")
    best = follows(s, "palace-square")["best"]
    assert best
    assert best["option"] == 5
    assert best["stopped"]["why"] == "chance"
    odds = best["stopped"]["odds"]
    assert odds
    assert odds["most"] == pytest.approx(100 * 56 / 216)


def test_cards_say_who_has_the_event_and_what_they_cost():
    s = play(capital(hands={REV: "2", GOV: "40"}, pool="28", opportunity=(6, 8)), REV)
    cards = offers(s)
    assert cards["28", "pool"].does[0] == "Add 3 cubes in the Winter Palace"
    assert cards["28", "pool"].price == "Costs 2 of 6 OP"
    assert cards["2", "points"].does[:2] == (
        "4 activity points to spend",
        "Then the Government plays its event",
    )


def test_an_opponents_card_does_not_say_you_and_mean_the_opponent():
    s = play(capital(hands={REV: "40", GOV: "2"}), REV)
    _, answers, event, *_ = offers(s)["40", "points"].does
    assert answers == "Then the Government plays its event"
    assert event.startswith(
        "The Government moves World Affairs 1 box towards the Government, gains"
    )


def test_a_card_in_play_says_only_what_it_does_now():
    s = plan(capital(turn="early-war", in_play="404 401"), trigger(GOV, "round", ()))
    (does,) = offers(s)["401"].does
    assert does.startswith("While in play, after each of your action rounds: roll a die")
    assert not any("Monarchist" in document_of for document_of in offers(s)["404"].does)


def test_what_cannot_be_played_is_struck_with_the_reason():
    s = play(capital(hands={REV: "2", GOV: "40"}), REV)
    (unavailable,) = described(seat(s)).unavailable
    assert unavailable.choice == ("2", "event")
    assert "opponent's card" in ENGLISH.refusal(unavailable.why)


def test_what_the_option_says_itself_is_not_told_again():
    s = plan(capital(bare=True), act(REV, 5))
    assert follows(s, "palace-square")["lines"] == ["Districts: 1 for the Revolutionary."]


def test_a_party_has_cubes_of_one_side_alone():
    s = plan(capital(bare=True), act(REV, 5))
    assert "1 cube" in offers(s)["radical"].does


def test_a_track_does_not_name_itself_again():
    s = plan(capital(bare=True), pick_die(REV, REV))
    assert offers(s)["duma"].does[0] == "Nobody is favoured"


def test_an_alternative_is_called_what_it_does():
    s = GAME.apply(play(capital(hands={REV: "7", GOV: "27"}), GOV), GOV, ("27", "event"))
    titles = [one.title for one in offers(s).values()]
    assert titles == ["Move World Affairs 1 box towards you and gain 2 OP", "Gain 7 OP"]


@pytest.mark.parametrize(
    ("chance", "text"),
    [(0, "0 %"), (0.46, "0.5 %"), (9.26, "9 %"), (99.54, "99 %"), (100, "100 %")],
)
def test_nothing_uncertain_is_called_certain(chance, text):
    assert odds_text(ENGLISH, Odds.even(chance)) == text


def test_a_die_is_chance_and_what_comes_before_it_is_told():
    s = play(capital(hands={REV: "28", GOV: "40"}), REV)
    found = follows(s, ("28", "event"))
    assert "3 Revolutionary cubes were added in the Winter Palace." in found["lines"]
    assert found["stopped"]["why"] == "chance"
    (cubes,) = [ghost for ghost in found["ghosts"] if ghost["path"] == ["cubes", "winter-palace"]]
    assert cubes["after"][0] == cubes["before"][0] + 3
