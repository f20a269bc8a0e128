"""States: they copy, compare, and save as JSON."""

import json

import pytest

from barricades.core import State as CoreState
from barricades.core import state, together
from tests.core.toys import State, ask_word, bid, note, start, toy


def full() -> State:
    s = start(note("a"), ask_word("red", "x y"), note("b"))
    s.purse["red"] = 3
    s.hands["red"] = ("one", "two")
    s.marks |= {"q", "p"}
    s.bids["red"] = ("low", 1)
    s.pairs.append(("red", 2))
    s.last = ("x", "y")
    s.count = 7
    return s


def test_a_copy_is_equal_and_not_the_same():
    s = full()
    twin = s.copy()
    assert twin == s
    assert twin is not s
    assert type(twin) is State


@pytest.mark.parametrize("name", ["agenda", "notes", "purse", "hands", "marks", "bids", "pairs"])
def test_lists_dicts_and_sets_are_copied(name):
    s = full()
    assert getattr(s.copy(), name) == getattr(s, name)
    assert getattr(s.copy(), name) is not getattr(s, name)


def test_a_change_of_the_copy_does_not_reach_the_original():
    s = full()
    twin = s.copy()
    twin.notes.append("z")
    twin.purse["red"] = 0
    twin.hands["red"] += ("three",)
    twin.marks.add("r")
    twin.count = 8
    twin.tell("noted", text="z")
    assert s == full()
    assert s.log == full().log


def test_a_state_has_no_other_fields():
    with pytest.raises(AttributeError):
        full().colour = "red"  # type: ignore[attr-defined]


def test_every_field_counts_in_comparison_but_not_the_log():
    s, t = full(), full()
    t.tell("noted", text="z")
    assert s == t
    t.count += 1
    assert s != t


def test_a_subclass_gets_a_copy_of_its_own():
    @state
    class Other(State):
        more: list[int]

    s = Other(options={}, more=[1])
    twin = s.copy()
    twin.more.append(2)
    assert s.more == [1]


def test_a_class_that_is_not_made_a_state_does_not_copy():
    class Plain(CoreState):
        pass

    with pytest.raises(TypeError, match="Plain"):
        Plain(options={}).copy()


def test_a_state_saves_as_json_and_loads_again():
    s = full()
    back = toy().restore(json.loads(json.dumps(toy().save(s))))
    assert back == s
    assert back.log == s.log
    assert toy().asks(back) == toy().asks(s)


@pytest.mark.parametrize(
    "name", ["notes", "purse", "hands", "marks", "bids", "pairs", "last", "count", "options"]
)
def test_fields_come_back_as_what_they_were(name):
    s = full()
    back = toy().restore(json.loads(json.dumps(toy().save(s))))
    assert getattr(back, name) == getattr(s, name)
    assert type(getattr(back, name)) is type(getattr(s, name))


def test_saving_is_the_same_every_time():
    assert json.dumps(toy().save(full())) == json.dumps(toy().save(full()))


def test_saving_shares_nothing_with_the_state():
    s = full()
    toy().save(s)["notes"].append("z")
    assert s == full()


def test_a_finished_game_saves_and_loads_too():
    s = start(note("a"))
    back = toy().restore(json.loads(json.dumps(toy().save(s))))
    assert back == s
    assert toy().asks(back) == ()


def test_facts_with_lists_come_back_as_tuples():
    s = start(together(bid("red", 1), bid("white", 1)))
    s.tell("revealed", bids=(("red", ("low", 1)),))
    back = toy().restore(json.loads(json.dumps(toy().save(s))))
    assert back.log == s.log
