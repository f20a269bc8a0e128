"""Records: written, read, replayed; what is wrong with one is named."""

import json

import pytest

from barricades.core import BadRecord, Record, loads, replay
from tests.core.toys import ask_word, bid, toy

GAME = toy(ask_word("red", "yes no"), bid("white", 1))
RECORD = Record(game="toy", version=3, options={"size": 2}, players={"red": "Viktor"})
RECORD = RECORD.with_choice("red", "no").with_choice("white", ("high", 2))


def problem(text: str) -> tuple[str, dict[str, object]]:
    with pytest.raises(BadRecord) as caught:
        loads(text)
    return caught.value.reason.what, dict(caught.value.reason.facts)


def with_field(name: str, value: object) -> str:
    return json.dumps({**json.loads(RECORD.dumps()), name: value})


def test_a_record_grows_by_choices():
    assert RECORD.choices == (("red", "no"), ("white", ("high", 2)))


def test_a_record_is_written_with_a_choice_a_line():
    lines = RECORD.dumps().splitlines()
    assert '  ["red", "no"],' in lines
    assert '  ["white", ["high", 2]]' in lines


@pytest.mark.parametrize("record", [RECORD, Record(game="toy", version=3, options={})])
def test_what_is_written_is_read_again(record):
    assert loads(record.dumps()) == record


def test_names_in_any_script_are_kept():
    record = Record(game="toy", version=3, options={}, players={"red": "Виктор"})
    assert "Виктор" in record.dumps()
    assert loads(record.dumps()).players == {"red": "Виктор"}


def test_replay_gives_every_position():
    notes = [s.notes for s in replay(GAME, RECORD)]
    assert notes == [[], ["red: no"], ["red: no"]]


def test_replay_sets_the_options():
    assert next(replay(GAME, RECORD)).options == {"colour": "red", "size": 2}


def test_a_choice_that_cannot_be_is_named_by_its_number_and_keeps_its_rules():
    bad = RECORD.with_choice("red", "yes")
    with pytest.raises(BadRecord) as caught:
        list(replay(GAME, bad))
    assert caught.value.reason.what == "illegal-choice"
    assert caught.value.reason.facts == {"number": 3, "who": "red", "choice": "yes"}
    assert caught.value.cites


def test_a_record_of_another_game_or_version_is_refused():
    for name, version in (("toys", 3), ("toy", 2)):
        with pytest.raises(BadRecord, match="other-version"):
            next(replay(GAME, Record(game=name, version=version, options={})))


@pytest.mark.parametrize("text", ["{", "[" * 100_000])
def test_text_that_is_no_json_is_refused(text):
    assert problem(text)[0] == "not-json"


@pytest.mark.parametrize("text", ["[]", "3", "null", "{}", '{"barricades": 2}'])
def test_json_that_is_no_record_is_refused(text):
    assert problem(text)[0] == "not-a-record"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("game", 3),
        ("version", "3"),
        ("options", []),
        ("players", None),
        ("dealer", "me"),
        ("resigned", 1),
        ("choices", {}),
    ],
)
def test_a_field_of_the_wrong_kind_is_named(name, value):
    assert problem(with_field(name, value)) == ("bad-field", {"name": name})


@pytest.mark.parametrize("name", ["resigned", "choices"])
def test_a_missing_field_is_named(name):
    data = json.loads(RECORD.dumps())
    del data[name]
    assert problem(json.dumps(data)) == ("bad-field", {"name": name})


@pytest.mark.parametrize("choice", [3, "red", ["red"], ["red", 1, 2], ["red", None], ["red", 1.5]])
def test_a_choice_of_the_wrong_form_is_named_by_its_number(choice):
    text = with_field("choices", [["red", "no"], choice])
    assert problem(text) == ("bad-choice", {"number": 2})
