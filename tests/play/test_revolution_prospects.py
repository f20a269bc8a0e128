"""What the options of Revolution! are said to do, and what would follow them."""

from __future__ import annotations

from barricades.bots import Seat
from barricades.core import Choice
from barricades.games.revolution.actions import apothecary, spy
from barricades.games.revolution.state import State
from barricades.games.revolution.turn import play_round
from barricades.play.described import OptionText, described, option_text
from barricades.play.preview import HIDDEN, OTHER, Previews
from barricades.words import Words
from tests.games.revolution.table import GAME, plan, town

ENGLISH = Words("en", "revolution")
POOR = {"red": "gg", "blue": "g", "green": "fg", "yellow": "g"}


def seat(s: State, side: str = "red") -> Seat:
    ask = next(ask for ask in GAME.asks(s) if ask.who == side)
    return Seat(GAME, s, ask)


def offers(s: State) -> dict[Choice, OptionText]:
    """What is said of each option to Red, in order."""
    ask = seat(s).ask
    return {one.option: option_text(ENGLISH, ask, one) for one in described(seat(s)).options}


def test_a_character_says_what_it_gives_and_who_can_match_or_beat_the_bid():
    s = plan(town({"market": "red red blue blue green"}, hands=POOR), play_round())
    people = offers(s)
    assert people["aristocrat"].does == (
        "5 support",
        "3 Gold",
        "A cube in the Plantation (0 of 6 filled, worth 30)",
        "Your bid: 1 Gold",
        "Can beat it: Green; can match it: Blue and Yellow",
    )
    assert people["general"].does[-1] == "Nobody can beat it; can match it: Blue, Green and Yellow"
    assert "No cube: the Market is full (5 of 5, worth 25)" in people["merchant"].does
    assert people["spy"].price == "Gold, token 1 of 2"


def test_a_second_token_adds_to_the_bid():
    s = GAME.apply(plan(town(hands=POOR), play_round()), "red", "general")
    assert offers(s)["general"].does[-2:] == ("Your bid: 2 Gold", "Nobody can beat it")


def test_what_the_others_have_laid_is_never_told():
    s = plan(town(hands=dict.fromkeys(POOR, "ggggg")), play_round())
    for side in ("blue", "green", "yellow"):
        for _ in range(5):
            s = GAME.apply(s, side, "printer")
    for _ in range(4):
        s = GAME.apply(s, "red", "general")
    found = Previews(seat(s)).of("general")
    assert found.stop.why == HIDDEN
    assert [event.what for event in found.events] == ["opened-bids"]
    assert found.view["offers"] == {}


def test_whoever_is_not_the_last_to_bid_waits_for_the_others():
    s = GAME.apply(plan(town(hands=POOR), play_round()), "red", "general")
    found = Previews(seat(s)).of("general")
    assert found.stop.why == OTHER
    assert found.view["bids"]["red"] == ["general", "general"]


def test_a_cube_says_who_would_lead():
    s = plan(town({"market": "red blue blue", "tavern": "blue blue blue red"}), spy("red"))
    cubes = offers(s)
    assert cubes["market", "blue"].does == ("Red would lead in the Market, worth 25",)
    assert cubes["tavern", "blue"].does == ("Nobody would lead in the Tavern, worth 20",)
    assert next(iter(cubes)) == ("market", "blue")


def test_the_first_of_two_cubes_says_with_which_it_is_best_swapped():
    s = plan(town({"market": "red", "harbor": "blue", "tavern": "blue"}), apothecary("red"))
    assert offers(s)["market", "red"].does == (
        "Best with: Blue in the Harbor",
        "Blue would lead in the Market, worth 25",
        "Red would lead in the Harbor, worth 40",
    )
