"""Several answers at once: all of them stand, or none; and they find out nothing."""

import pytest

from barricades.core import IllegalChoice, Refused
from barricades.play.entries import CHOICE, UNDO
from barricades.table.live.room import Stale
from tests.table.playing import CROWD, GAME, MANY, friends

WHOLE = ("priest", "priest", "general", "printer", "rogue")
OTHER = ("printer", "priest", "general", "printer", "rogue")


def kinds(room, since=0):
    return [happened.kind for happened in room.happened(since)]


@pytest.fixture
def room(rooms):
    return friends(rooms, MANY, CROWD)


def test_a_whole_bid_is_written_at_once(room):
    room.choose_all("red", WHOLE, room.number)
    assert room.look("red").view["bids"]["red"] == [*WHOLE]
    assert kinds(room) == [CHOICE] * 5
    assert room.history.ask("red") is None


@pytest.mark.parametrize(
    ("choices", "why"),
    [
        (("general", *WHOLE[1:]), "immune"),  # the fifth may be right: nothing is laid
        ((*WHOLE[:4], "moon"), "not-offered"),
        ((*WHOLE, "priest"), "not-asked"),
        ((*WHOLE[:3], [[[[[[[[[[[[[[1]]]]]]]]]]]]]]), "not-offered"),
        ((), "not-offered"),
    ],
)
def test_all_or_nothing(room, choices, why):
    with pytest.raises(IllegalChoice) as error:
        room.choose_all("red", choices, room.number)
    assert error.value.reason.what == why
    assert room.number == 0


def test_what_was_answered_before_stands_if_it_is_the_same(room):
    for choice in WHOLE[:2]:
        room.choose("red", choice, room.number)
    room.choose_all("red", WHOLE, room.number)
    assert kinds(room) == [CHOICE] * 5


def test_and_otherwise_it_is_taken_back(room):
    room.choose_all("red", WHOLE, room.number)
    room.choose_all("blue", WHOLE, room.number)
    before = room.number
    room.choose_all("red", OTHER, room.number)
    assert kinds(room, before) == [UNDO, *[CHOICE] * 5]
    assert room.look("red").view["bids"]["red"] == [*OTHER]
    assert room.look("blue").view["bids"]["blue"] == [*WHOLE]


def test_if_what_is_wanted_instead_is_wrong_nothing_is_taken_back(room):
    room.choose_all("red", WHOLE, room.number)
    before = room.number
    with pytest.raises(IllegalChoice):
        room.choose_all("red", ("general", *WHOLE[1:]), room.number)
    assert room.number == before


def test_nobody_answers_what_follows_from_hidden_bids(room):
    """Whether Yellow has won the Spy depends on what others have laid."""
    for side in ("red", "blue", "green"):
        room.choose_all(side, WHOLE, room.number)
    spying = ("spy", "apothecary", "apothecary", "mercenary", "mercenary")
    for more in ("pass", "priest"):
        with pytest.raises(Refused) as error:
            room.choose_all("yellow", (*spying, more), room.number)
        assert error.value.reason.what in ("wire-one-by-one", "not-offered", "must-bid")
    assert room.history.ask("yellow").what == "bid"


def test_what_is_late_is_refused(room):
    room.choose_all("red", WHOLE, room.number)
    with pytest.raises(Stale):
        room.choose_all("red", OTHER, 0)


def test_a_game_in_turns_takes_one_answer(rooms):
    room = friends(rooms, GAME)
    ask = room.history.asks[0]
    room.choose_all(ask.who, (ask.options[0],), room.number)
    assert room.moments >= 1
