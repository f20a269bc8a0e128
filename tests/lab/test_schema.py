"""Games as JSON: whatever can be sent fits its schema, and what cannot be does not."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

from barricades.core import NATURE, Record
from barricades.games import NAMES, load
from barricades.position import asked, position
from tests.promises.play import Case, every_case, walk

jsonschema = pytest.importorskip("jsonschema", reason="jsonschema is missing: it comes with [lab]")
pytest.importorskip("numpy", reason="numpy is missing: it comes with [lab]")
schema = import_module("barricades.lab.schema")

PUBLISHED = Path(__file__).parents[2] / "docs" / "schemas"
every_name = pytest.mark.parametrize("name", NAMES)


def checker(whole: Any, document: str) -> Any:
    """Checks one kind of document."""
    return jsonschema.Draft202012Validator({**whole, "$ref": f"#/$defs/{document}"})


def fits(check: Any, document: Any) -> bool:
    return bool(check.is_valid(json.loads(json.dumps(document))))


def must_fit(check: Any, document: Any) -> None:
    check.validate(json.loads(json.dumps(document)))


# What is published


@every_name
def test_the_published_schema_is_fresh(name):
    """`python -m barricades.lab.schema docs/schemas` writes it anew."""
    assert (PUBLISHED / f"{name}.json").read_text("utf-8") == schema.written(name)


@every_name
def test_a_schema_is_one(name):
    whole = json.loads(schema.written(name))
    jsonschema.Draft202012Validator.check_schema(whole)
    assert {*schema.DOCUMENTS} <= {*whole["$defs"]}
    assert whole == json.loads(json.dumps(schema.schema(name)))


@every_name
def test_every_step_that_asks_is_in_the_schema(name):
    """A question is known by its name, with the kind of thing it offers."""
    code = import_module("barricades.encoding").encoding(name)
    steps = {what for what, step in load(name).rules.steps.items() if step.of}
    answered = {what for what, _ in (*code.actions.answers, *code.draws.answers)}
    forms = schema.schema(name)["$defs"]["ask"]["anyOf"]
    asked = {form["properties"]["what"]["enum"][0] for form in forms}
    assert answered == steps
    assert asked == {what for what, _ in code.actions.answers}


# What is sent


def played(case: Case, seed: int) -> tuple[Any, Record]:
    """A random game: its end, and its record."""
    record = Record(game=case.game.name, version=case.game.version, options=case.options)
    choices, s = [], None
    for before, ask, choice in walk(case, seed):
        choices.append((ask.who, choice))
        s = before
    end = case.game.apply(s, *choices[-1])
    return end, Record(**{**vars(record), "choices": tuple(choices)})


@every_case
def test_whatever_is_sent_in_a_game_fits(case):
    """Positions here and there; every question, every choice and every event of the game."""
    whole = schema.schema(case.game.name, case.options)
    position_, ask_, choice_ = (checker(whole, what) for what in ("position", "ask", "choice"))
    rng = Random(2)
    for s, ask, choice in walk(case, 0):
        if ask.who != NATURE:
            must_fit(ask_, asked(ask))
            must_fit(choice_, choice)
        if rng.random() < 0.04:
            for side in case.sides():
                must_fit(position_, position(case.game, s, side, len(s.log) - 5))
            must_fit(checker(whole, "view"), case.game.view(s, None))
    end, record = played(case, 0)
    must_fit(position_, position(case.game, end, case.sides()[0]))
    must_fit(checker(whole, "record"), json.loads(record.dumps()))


@pytest.mark.parametrize(
    ("name", "options"),
    [
        *[(name, {}) for name in NAMES],
        ("dual-powers", {"rules": "first", "october_points": 7}),
        ("dual-powers", {"solitaire": "white", "difficulty": 5}),
        ("revolution", {"players": 3, "area_control": "yes"}),
    ],
)
def test_one_schema_fits_all_options_that_change_no_component(name, options):
    whole = json.loads((PUBLISHED / f"{name}.json").read_text("utf-8"))
    case = Case(load(name), options, None)
    end, record = played(case, 3)
    must_fit(checker(whole, "record"), json.loads(record.dumps()))
    for side in case.sides():
        must_fit(checker(whole, "position"), position(case.game, end, side, len(end.log) - 20))


@every_case
def test_a_position_is_all_that_is_needed_to_play(case):
    """A player who is given nothing but JSON finishes the game."""
    game, rng = case.game, Random(4)
    s = game.setup(case.options)
    while asks := game.asks(s):
        if asks[0].who == NATURE:
            game.play(s, NATURE, rng.choice(asks[0].options))
            continue
        given = json.loads(json.dumps(position(game, s, asks[0].who, len(s.log))))
        assert given["outcome"] is None
        assert [other["who"] for other in given["waiting"]] == [ask.who for ask in asks[1:]]
        s = game.apply(s, given["view"]["side"], rng.choice(given["ask"]["options"]))
    for side in case.sides():
        given = json.loads(json.dumps(position(game, s, side)))
        assert given["ask"] is None
        assert given["outcome"]["ranking"]


@every_case
def test_a_position_tells_no_secret(case):
    rng = Random(5)
    for s, _, _ in walk(case, 0):
        if rng.random() < 0.1:
            for side in case.sides():
                other = case.game.guess(s, side, rng)
                assert position(case.game, other, side) == position(case.game, s, side)


# What is not


@every_name
def test_a_schema_can_tell_what_is_wrong(name):
    whole, game, rng = schema.schema(name), load(name), Random(6)
    s = game.setup({})
    while game.asks(s)[0].who == NATURE:
        game.play(s, NATURE, rng.choice(game.asks(s)[0].options))
    side = game.asks(s)[0].who
    check, good = checker(whole, "position"), position(game, s, side)
    must_fit(check, good)
    for path, value in [
        (("form",), 1),
        (("game",), "chess"),
        (("version",), 0),
        (("view", "side"), "nobody"),
        (("view", "round"), -1),
        (("view", "more"), 1),
        (("view", "options", "more"), 1),
        (("ask", "what"), "ask-me"),
        (("ask", "options"), []),
        (("ask", "options"), ["nonsense"]),
        (("ask", "facts"), {"side": "nobody"}),
        (("log", 0, "what"), "rained"),
        (("outcome",), {"reason": "rain", "ranking": [], "points": {}}),
    ]:
        bad = json.loads(json.dumps(good))
        place = bad
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = value
        assert not fits(check, bad), path
    for key in good["view"]:
        view = {other: value for other, value in good["view"].items() if other != key}
        assert not fits(checker(whole, "view"), view), key


def test_choices_have_their_form():
    check = checker(schema.schema("revolution"), "choice")
    assert all(fits(check, choice) for choice in ("printer", "pass", ["harbor", "blue"]))
    bad = ["nobody", 3, None, ["harbor"], ["blue", "harbor"], ["harbor", "blue", "red"]]
    assert not any(fits(check, choice) for choice in bad)
    check = checker(schema.schema("prelude"), "choice")
    assert all(fits(check, choice) for choice in (["28", "event"], 7, "putilov", "districts"))
    assert not any(fits(check, choice) for choice in (["28", "eat"], ["999", "event"], 1000))


def test_an_owners_box_has_a_schema_of_its_own():
    own = {"components": {"units": {"red": [[1, 9]] * 10}}}
    check = checker(schema.schema("dual-powers", own), "token")
    assert fits(check, "red-unit-1-9-b")
    assert not fits(checker(schema.schema("dual-powers"), "token"), "red-unit-1-9-b")
