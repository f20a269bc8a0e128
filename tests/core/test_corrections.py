"""An owner's tables: read, fitted to those of a game, and refused with file, line and field."""

from typing import Any

import pytest

from barricades.core.corrections import BadComponents, Corrections, corrected, merged, named, read

BASE: dict[str, Any] = {
    "calendar": {"source": "printed", "days": 31, "bonus": [15, 31], "pace": 0.5},
    "cards": {
        "source": "ours",
        "red": [{"days": 1, "action": "move"}, {"days": 2, "action": "rest", "note": "twice"}],
    },
    "units": {"source": "ours", "red": [[1, 2], [2, 1]], "any": [[1], [1, 2]], "none": []},
}


def fault(text: str) -> tuple[str, int, str, dict[str, Any]]:
    """What is wrong with a text, its line and field, and the other facts."""
    with pytest.raises(BadComponents) as refusal:
        corrected(BASE, read(text, "my-copy.toml"))
    what, given = refusal.value.reason
    facts = dict(given)
    assert facts.pop("file") == "my-copy.toml"
    return what, facts.pop("line"), facts.pop("field"), facts


def test_tables_merge_key_by_key_and_lists_are_replaced():
    own = {"calendar": {"bonus": [7]}, "units": {"red": []}}
    both = merged(BASE, own)
    assert both["calendar"] == {**BASE["calendar"], "bonus": [7]}
    assert both["units"] == {**BASE["units"], "red": []}
    assert both["cards"] == BASE["cards"]


def test_the_tables_themselves_fit():
    assert corrected(BASE, Corrections(BASE)).tables == BASE


def test_nothing_corrects_nothing():
    assert corrected(BASE, read("# all as printed\n", "my-copy.toml")).tables == BASE


@pytest.mark.parametrize(
    ("text", "line", "column", "problem"),
    [
        ("[calendar]\ndays 30\n", 2, 6, "Expected '=' after a key in a key/value pair"),
        ("\n[calendar\n", 2, 10, "Expected ']' at the end of a table declaration"),
        ("days = 1\n\ndays = 2\n", 3, 9, "Cannot overwrite a value"),
        ("[calendar]\ndays =", 2, 7, "Invalid value"),
        ("[calendar]\nbonus = [15,\n  31", 3, 5, "Unclosed array"),
    ],
)
def test_a_text_that_is_no_toml_is_refused_by_line_and_column(text, line, column, problem):
    assert fault(text) == ("bad-toml", line, "", {"column": column, "problem": problem})


@pytest.mark.parametrize("value", ["9" * 5000, "[" * 50000])
def test_what_no_parser_can_hold_is_no_toml_either(value):
    assert fault(f"days = {value}")[0] == "bad-toml"


def test_an_unknown_table_is_told_with_those_there_are():
    assert fault("[calendar]\n\n[weather]\nrain = 3\n") == (
        "bad-name",
        3,
        "weather",
        {"known": "calendar, cards, units"},
    )


def test_a_misspelt_key_is_told_with_the_nearest():
    assert fault("[calendar]\ndasy = 3\n") == (
        "bad-spelling",
        2,
        "calendar.dasy",
        {"nearest": "days", "known": "source, days, bonus, pace"},
    )


def test_a_key_that_is_no_word_is_quoted():
    assert fault('calendar."a day\\nor 2" = 3\n')[2] == 'calendar."a day\\nor 2"'


@pytest.mark.parametrize(
    ("text", "line", "field", "found", "wanted"),
    [
        ("\ncalendar = 31", 2, "calendar", "whole-number", "table"),
        ("[calendar]\ndays = '31'", 2, "calendar.days", "text", "whole-number"),
        ("[calendar]\ndays = 31.0", 2, "calendar.days", "number", "whole-number"),
        ("[calendar]\ndays = true", 2, "calendar.days", "truth", "whole-number"),
        ("[calendar]\ndays = 1917-03-08", 2, "calendar.days", "other", "whole-number"),
        ("[calendar]\ndays = 0x" + "f" * 9999, 2, "calendar.days", "number", "whole-number"),
        ("[calendar]\npace = 1", 2, "calendar.pace", "whole-number", "number"),
        ("[calendar]\nbonus = 15", 2, "calendar.bonus", "whole-number", "list"),
        ("[calendar]\nbonus = [\n 15,\n '31' ]", 4, "calendar.bonus#2", "text", "whole-number"),
        ("[cards]\nred = [\n 1 ]", 3, "cards.red#1", "whole-number", "table"),
        ("[[cards.red]]\ndays = []", 2, "cards.red#1.days", "list", "whole-number"),
        ("[units]\nred = [[1, 1],\n {}]", 3, "units.red#2", "table", "list"),
        ("[units]\nred = [[1, 1],\n [2, '']]", 3, "units.red#2#2", "text", "whole-number"),
        ("[units]\nsource = 1", 2, "units.source", "whole-number", "text"),
    ],
)
def test_a_value_of_the_wrong_type_is_told_with_the_right_one(text, line, field, found, wanted):
    assert fault(text) == ("bad-type", line, field, {"found": found, "wanted": wanted})


def test_a_table_in_a_list_must_have_every_key_they_all_have():
    text = "[cards]\nred = [\n  { action = 'move', days = 3 },\n  { action = 'move' },\n]\n"
    assert fault(text) == ("bad-missing", 4, "cards.red#2", {"missing": "days"})


def test_a_table_in_a_list_may_have_only_the_keys_that_some_have():
    text = "[[cards.red]]\ndays = 1\naction = 'move'\nnote = 'once'\n\n[[cards.red]]\npoints = 3\n"
    assert fault(text) == ("bad-name", 7, "cards.red#2.points", {"known": "days, action, note"})


def test_a_pair_among_pairs_must_be_a_pair():
    text = "[units]\nred = [\n  [1, 2],\n  [3],\n]\n"
    assert fault(text) == ("bad-count", 4, "units.red#2", {"found": 1, "wanted": 2})


def test_lists_of_no_fixed_form_are_free():
    own = read("[units]\nany = [[], [1, 2, 3]]\nnone = [1, 'a']\nred = []\n", "my-copy.toml")
    assert corrected(BASE, own).tables["units"]["any"] == [[], [1, 2, 3]]


def test_a_source_is_one_of_three():
    assert fault("[units]\n# seen\nsource = 'the box'\n") == (
        "bad-value",
        3,
        "units.source",
        {"found": '"the box"', "known": "printed, reported, ours"},
    )


@pytest.mark.parametrize("own", [None, 3, [], "calendar", {3: 4}, {"calendar": {None: 1}}])
def test_what_is_no_table_is_refused_too(own):
    with pytest.raises(BadComponents):
        corrected(BASE, Corrections(own))


def rule(what: str, text: str, *args: Any) -> str:
    """What a rule about a field says to a text that breaks it."""
    box = corrected(BASE, read(text, "my-copy.toml"))
    with pytest.raises(BadComponents) as refusal:
        getattr(box, what)(*args)
    return str(refusal.value)


def test_a_rule_names_what_would_be_right():
    text = "[calendar]\ndays = 40\nbonus = [\n 7,\n 7 ]\n[[cards.red]]\ndays = 1\naction = 'sing'\n"
    assert rule("number", text, ("calendar", "days"), 1, 31) == (
        "my-copy.toml, line 2, calendar.days: bad-number (found: 40, least: 1, most: 31)"
    )
    assert rule("one_of", text, ("cards", "red", 0, "action"), ["move", "rest"]) == (
        "my-copy.toml, line 8, cards.red#1.action: bad-value (found: sing, known: move, rest)"
    )
    assert rule("count", text, ("cards", "red"), 8) == (
        "my-copy.toml, line 6, cards.red: bad-count (found: 1, wanted: 8)"
    )
    assert rule("distinct", text, ("calendar", "bonus")) == (
        "my-copy.toml, line 5, calendar.bonus#2: bad-repeat (found: 7)"
    )


def test_a_rule_that_holds_says_nothing():
    box = corrected(BASE, Corrections({}))
    box.number(("calendar", "days"), 31, 31)
    box.one_of(("calendar", "source"), ["printed"])
    box.count(("units", "red"), 2)
    box.distinct(("calendar", "bonus"))
    assert box.items(("units", "red")) == [("units", "red", 0), ("units", "red", 1)]


def test_what_the_owner_has_not_written_has_the_line_of_what_is_nearest_to_it():
    text = "[units]\n[calendar]\ndays = 20\n"
    bonus, days = ("calendar", "bonus", 1), ("calendar", "days")
    assert ", line 2, calendar.bonus#2: " in rule("number", text, bonus, 1, 20)
    assert ", line 3, calendar.bonus#2: " in rule("number", text, bonus, 1, 20, days)
    red = ("cards", "red", 0, "days")
    assert ", line 3, cards.red#1.days: " in rule("number", text, red, 5, 20, days)
    assert "my-copy.toml, cards.red#1.days: " in rule("number", text, red, 5, 20)


def test_without_a_text_only_the_field_is_told():
    with pytest.raises(BadComponents) as refusal:
        corrected(BASE, Corrections({"units": {"red": [[1, 2], [1]]}}))
    assert str(refusal.value) == "units.red#2: bad-count (found: 1, wanted: 2)"
    assert refusal.value.reason.facts["file"] == ""
    assert refusal.value.reason.facts["line"] == 0


def test_fields_are_named_as_people_count():
    assert named(("cards", "red", 3, "days")) == "cards.red#4.days"
    assert named(("a b", 0, 1)) == '"a b"#1#2'
    assert named(()) == "components"


def test_lines_may_end_as_windows_ends_them():
    own = read("\ufeff[calendar]\r\nbonus = [\r\n  15,\r\n  31,\r\n]\r\n", "my-copy.toml")
    assert own.tables == {"calendar": {"bonus": [15, 31]}}
    assert own.line(("calendar", "bonus", 1)) == 4
