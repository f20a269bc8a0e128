"""The box and setting up (chapters 1 and 2)."""

import pytest

from barricades.core import BadOption
from tests.games.revolution.table import (
    AREAS,
    BOX,
    CHARACTERS,
    GAME,
    SIDES,
    START,
    answer,
    bidders,
    end,
    full,
    resolution,
    three_or_four,
    tokens,
    told,
    town,
    winners,
)

# 1.2: support


def test_support_starts_at_nothing():
    assert GAME.setup({}).support == dict.fromkeys(SIDES, 0)


@pytest.mark.parametrize("before", [0, 95, 99, 195, 399])
def test_support_goes_on_past_every_round_of_the_track(before):
    s = resolution(town(support={"red": before}), red="printer:g")
    assert s.support["red"] == before + 10


# 1.3: areas


def test_there_are_seven_areas_of_44_spaces_and_245_support():
    s = GAME.setup({})
    assert [*s.cubes] == [*AREAS]
    assert sum(s.box.spaces.values()) == 44
    assert sum(s.box.prize.values()) == 245


@pytest.mark.parametrize("area", AREAS)
def test_an_area_has_its_spaces(area):
    """As many winners as there are spaces find room, one more does not."""
    (character,) = [name for name, person in CHARACTERS.items() if person.area == area]
    s = town()
    for _ in range(AREAS[area][0]):
        s = resolution(s, red=f"{character}:g")
        assert not told(s, "found-no-room")
    assert len(s.cubes[area]) == AREAS[area][0]
    s = resolution(s, red=f"{character}:g")
    assert told(s, "found-no-room") == [{"side": "red", "area": area}]
    assert len(s.cubes[area]) == AREAS[area][0]


@pytest.mark.parametrize("area", AREAS)
def test_an_area_pays_its_support_to_its_leader(area):
    spaces, support = AREAS[area]
    s = end(town({**full(), area: "green " * spaces}))
    assert s.support == {"red": 0, "blue": 0, "green": support, "yellow": 0}


# 1.4: cubes; see also R8


@three_or_four
def test_every_side_has_25_cubes(players):
    assert GAME.setup({"players": players}).box.cubes == 25


# 1.5: characters


def test_twelve_characters_in_the_order_of_the_bid_board():
    assert GAME.setup({}).box.characters == tuple(CHARACTERS)
    assert len(CHARACTERS) == 12


@pytest.mark.parametrize("character", CHARACTERS)
def test_what_a_character_gives(character):
    person = CHARACTERS[character]
    s = resolution(town(), blue=f"{character}:g")
    assert s.support == {"red": 0, "blue": person.support, "green": 0, "yellow": 0}
    assert s.earned["blue"] == tokens(person.tokens)
    assert {area: here for area, here in s.cubes.items() if here} == (
        {person.area: ("blue",)} if person.area else {}
    )


def test_all_twelve_give_33_support_3_force_4_blackmail_8_gold_and_7_cubes():
    names = [*CHARACTERS]
    six, rest = (" ".join(f"{name}:g" for name in part) for part in (names[:6], names[6:]))
    s = answer(resolution(town(), red=six, blue=rest), "pass", "pass")
    assert sum(s.support.values()) == 33
    assert [sum(kind) for kind in zip(*s.earned.values(), strict=True)] == [3, 4, 8]
    assert sum(len(here) for here in s.cubes.values()) == 7


def test_a_character_is_won_for_one_round_only():
    s = resolution(town(), red="priest:g", blue="rogue:g")
    s = resolution(s, blue="priest:g")
    assert [fact["side"] for fact in told(s, "won-over")] == ["red", "blue", "blue"]
    assert s.cubes["cathedral"] == ("red", "blue")


# 1.6, 2.2: tokens


@three_or_four
def test_each_side_starts_with_one_force_one_blackmail_three_gold(players):
    s = GAME.setup({"players": players})
    assert s.hands == dict.fromkeys(SIDES[:players], START)
    assert s.bank == tuple(all_ - players * each for all_, each in zip(BOX, START, strict=True))


# 2.1: sides


@three_or_four
def test_three_or_four_sides_in_the_order_of_the_seats(players):
    assert GAME.sides({"players": players}) == SIDES[:players]
    s = GAME.setup({"players": players})
    assert tuple(s.support) == tuple(s.hands) == tuple(s.bids) == SIDES[:players]
    assert [ask.who for ask in GAME.asks(s)] == [*SIDES[:players]]


def test_four_play_unless_it_is_said_otherwise():
    assert GAME.sides({}) == SIDES
    assert GAME.setup({}) == GAME.setup({"players": 4})


@three_or_four
def test_the_town_is_empty_and_nothing_is_left_to_chance(players):
    s = GAME.setup({"players": players})
    assert not any(s.cubes.values())
    assert bidders(s) == dict.fromkeys(SIDES[:players], "force")
    assert s.round == 1


# 8: options


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("players", (4, 3)),
        ("bid_refunds", ("no", "yes")),
        ("area_control", ("no", "yes")),
        ("deals", ("no", "yes")),
    ],
)
def test_options_and_their_defaults(name, values):
    (option,) = [option for option in GAME.options if option.name == name]
    assert option.values == values
    for value in values:
        assert GAME.setup({name: value}).options[name] == value
    assert GAME.setup({}).options[name] == values[0]


@pytest.mark.parametrize(
    "options",
    [
        {"players": 2},
        {"players": 5},
        {"players": "3"},
        {"players": True},
        {"bid_refunds": True},
        {"area_control": "maybe"},
        {"deals": 1},
    ],
)
def test_other_values_are_refused(options):
    with pytest.raises(BadOption) as caught:
        GAME.setup(options)
    assert [caught.value.reason.facts["name"]] == [*options]


def test_an_unknown_option_is_named():
    with pytest.raises(BadOption) as caught:
        GAME.setup({"palace": "yes"})
    assert caught.value.reason.what == "unknown-option"
    assert caught.value.reason.facts["name"] == "palace"


def test_a_corrected_figure_is_played_with():
    own = {"characters": {"printer": {"support": 12}}, "areas": {"market": {"support": 26}}}
    s = resolution(town(components=own), red="printer:g")
    assert s.support["red"] == 12
    s = end(town({**full(), "market": "green " * 5}, components=own))
    assert s.support["green"] == 26
    assert winners(s) == ("green",)
