"""Games without records: the same counts by both engines, and what a changed box does to them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from barricades.core.corrections import BadComponents
from barricades.fast import is_installed
from barricades.games import NAMES, load
from barricades.lab import unrecorded
from barricades.lab.rating import Estimate, difference, wilson
from barricades.lab.runs import plan
from barricades.lab.unrecorded import FAST, READABLE, Unrecorded
from barricades.lab.what_if import corrected
from barricades.words import LANGUAGES, Words
from tests.running.soak import soaked
from tests.terminal.scripted import run

compiled = pytest.mark.skipif(not is_installed(), reason="needs llvmlite: it comes with [fast]")


@pytest.fixture(autouse=True)
def here(tmp_path, monkeypatch):
    """Every test has a folder to itself, and speaks English."""
    monkeypatch.chdir(tmp_path)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


def counted(name: str, games: int, *options: str, bots: tuple[str, ...] = ("random",)) -> Any:
    found = Unrecorded(plan(load(name), bots, options, 3), games)
    assert sum(found.play(1, "")) == found.games
    return found


def closely(one: Estimate, other: Estimate) -> bool:
    _, low, high = difference(one, other)
    return low - 0.1 <= 0 <= high + 0.1


@compiled
@pytest.mark.parametrize("name", NAMES)
def test_both_engines_count_the_same_things(name, monkeypatch):
    """By the same names, and with figures that are alike within their intervals."""
    fast = counted(name, 2000)
    monkeypatch.setattr(unrecorded, "_contests", lambda run: [])
    slow = counted(name, soaked(12, 4))
    assert (fast.engine, slow.engine) == (FAST, READABLE)
    assert fast.tally.games.total() == fast.games
    (one,), (other,) = fast.tally.games, slow.tally.games
    assert one == other
    assert {*slow.tally.lengths} <= {*fast.tally.lengths}
    assert {*slow.tally.endings} <= {*fast.tally.endings}
    mine, theirs = fast.tally.sides(one), slow.tally.sides(other)
    assert [*mine] == [*theirs]
    assert sum(share.value for share in mine.values()) == pytest.approx(1)
    assert all(closely(mine[side], theirs[side]) for side in mine)
    for ending, count in fast.tally.endings.items():
        share = wilson(slow.tally.endings[ending], slow.games)
        assert closely(wilson(count, fast.games), share)


@compiled
def test_bots_of_both_kinds_and_options_make_line_ups():
    found = counted("dual-powers", 8, "rules=english,first", bots=("swift:4", "random"))
    assert found.engine == FAST
    assert [*found.tally.games.values()] == [2, 2, 2, 2]
    alone = counted("dual-powers", 30, "solitaire=red")
    ((lineup, games),) = alone.tally.games.items()
    assert [*alone.tally.sides(lineup)] == ["red", "white"]
    assert sum(alone.tally.won.values()) == games


def test_bots_that_do_not_sit_in_the_fast_engine_are_played_by_the_other():
    found = counted("revolution", 1, bots=("easy",))
    assert found.engine == READABLE
    assert found.tally.places


@compiled
@pytest.mark.parametrize("language", LANGUAGES)
def test_simulate_without_records_says_which_engine_played(language, tmp_path):
    asked = ("simulate", "dual-powers", "--bots", "random", "--games", "300", "--no-records")
    code, shown = run(*asked, "--jobs", "1", "--language", language)
    words = Words(language, "dual-powers")
    assert code == 0
    assert words.text("lab-engine-fast") in shown
    assert words.text("balance-endings") in shown
    assert [*tmp_path.iterdir()] == []
    found = json.loads(run(*asked, "--jobs", "1", "--json")[1])
    assert (found["engine"], found["games"], found["items"]) == ("fast", 300, [])
    assert sum(side["value"] for side in found["lineups"][0]["won"].values()) == pytest.approx(1)


@compiled
def test_balance_can_let_bots_play_at_once(tmp_path):
    asked = ("balance", "revolution", "--bots", "random", "--games", "50", "--jobs", "1")
    code, shown = run(*asked, "--output", "page.html")
    words = Words("en", "revolution")
    assert code == 0
    assert words.text("lab-engine-fast") in shown
    page = (tmp_path / "page.html").read_text("utf-8")
    assert words.text("lab-engine-fast") in page
    assert words.text("balance-items") not in page
    assert json.loads(run(*asked, "--json")[1])["engine"] == "fast"


# What if


@compiled
def test_what_a_changed_number_does(tmp_path):
    asked = ("balance", "dual-powers", "--what-if", "track.length=5", "--games", "400")
    code, shown = run(*asked, "--jobs", "1")
    assert code == 0
    assert "track.length: 15 → 5" in shown
    assert "●" in shown
    found = json.loads(run(*asked, "--jobs", "1", "--json")[1])
    assert found["what_if"] == {"track.length": {"before": 15, "after": 5}}
    track = found["endings"]["track"]
    assert track["after"]["value"] > track["before"]["value"]
    assert track["difference"]["low"] > 0
    value = track["after"]["value"] - track["before"]["value"]
    assert track["difference"]["value"] == pytest.approx(value)
    assert [*tmp_path.iterdir()] == []


@compiled
def test_what_is_not_changed_changes_nothing():
    found = run("balance", "prelude", "--what-if", "turns.rounds=8", "--games", "60", "--json")
    told = json.loads(found[1])
    assert told["what_if"]["turns.rounds"]["before"] == 8
    (sides,) = told["lineups"]
    assert all(side["difference"]["value"] == 0 for side in sides.values())


@compiled
def test_an_owner_s_box_is_what_it_is_compared_with(tmp_path):
    (tmp_path / "mine.toml").write_text("[track]\nlength = 9\n", "utf-8")
    asked = ("balance", "dual-powers", "--components", "mine.toml", "--games", "50", "--json")
    found = json.loads(run(*asked, "--what-if", "track.length=8", "--jobs", "1")[1])
    assert found["what_if"]["track.length"] == {"before": 9, "after": 8}
    own, _ = corrected(load("dual-powers"), {"track": {"length": 9}}, ["track.length=8"])
    assert own == {"track": {"length": 8}}


def test_items_of_lists_are_called_as_in_messages():
    game = load("dual-powers")
    own, changes = corrected(
        game, {}, ["data/components.cards.red#4.days=6", "cards.red#1.points=3", "units.red#1#2=3"]
    )
    assert own["cards"]["red"][3]["days"] == 6
    assert own["cards"]["red"][0]["points"] == 3
    assert [*own["units"]["red"][0]] == [1, 3]
    assert changes == {
        "cards.red#4.days": (4, 6),
        "cards.red#1.points": (2, 3),
        "units.red#1#2": (2, 3),
    }


@pytest.mark.parametrize(
    ("typed", "field", "right"),
    [
        ("track.lenght=3", "track.lenght", "“length”"),
        ("track.length=banana", "track.length", "a whole number"),
        ("track.length=999", "track.length", "between 1 and 99"),
        ("track.length#1=3", "track.length", "a whole number"),
        ("cards.red#9.days=3", "cards.red", "between 1 and 8"),
        ("cards.rde#1.days=3", "cards.rde", "“red”"),
        ("cards.red#1.dayz=3", "cards.red#1.dayz", "“days”"),
        ("cards.red#1.action=dance", "cards.red#1.action", "double-move"),
        ("track=3", "track", "a table"),
    ],
)
def test_a_wrong_change_is_told_with_field_and_what_would_be_right(typed, field, right, capsys):
    with pytest.raises(BadComponents):
        corrected(load("dual-powers"), {}, [typed])
    assert run("balance", "dual-powers", "--what-if", typed)[0] == 2
    told = capsys.readouterr().err
    assert f"--what-if, line 1, {field}:" in told
    assert right in told


WRONG = [
    ["balance", "dual-powers", "--what-if", "nonsense"],
    ["balance", "dual-powers", "--what-if", "=3"],
    ["balance", "dual-powers", "games.jsonl", "--what-if", "track.length=3"],
    ["balance", "dual-powers", "games.jsonl", "--bots", "random"],
    ["balance", "dual-powers", "--what-if", "track.length=3", "--output", "page.html"],
    ["simulate", "dual-powers", "--bots", "random", "--no-records", "--output", "x.jsonl"],
    ["simulate", "dual-powers", "--bots", "random", "--no-records", "--components", "nowhere"],
]


@pytest.mark.parametrize("argv", WRONG, ids=" ".join)
def test_what_is_wrong_is_told_in_one_line(argv, capsys):
    assert run(*argv)[0] == 2
    told = capsys.readouterr().err
    assert told.startswith("barricades: ")
    assert len(told.splitlines()) == 1
    assert not told.startswith("barricades: lab-")


def test_a_difference_is_as_sure_as_newcombe_says():
    """His own example, of 56 in 70 and 48 in 80."""
    value, low, high = difference(wilson(48, 80), wilson(56, 70))
    assert (value, low, high) == pytest.approx((0.2, 0.0524, 0.3339), abs=1e-4)
