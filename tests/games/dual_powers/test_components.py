"""An owner's corrections of the box: what is refused, where, and what is played with."""

from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

from barricades.core import Record, loads, replay
from barricades.core.corrections import BadComponents
from barricades.games import load
from barricades.games.boxes import tables
from barricades.games.dual_powers.components import check, parse

GAME = load("dual-powers")
BOX = tables("barricades.games.dual_powers")
CARD = "{ days = 1, recruit = 1, action = 'move', points = 2 }"


def told(text: str) -> str:
    """How a text is refused, in one line."""
    with pytest.raises(BadComponents) as refusal:
        parse(text, "my.toml")
    return str(refusal.value).removeprefix("my.toml, line ")


def cards(*lines: str) -> str:
    """Eight red cards, a line each from the third line on; these come first."""
    return "[cards]\nred = [\n" + "".join(f"{card},\n" for card in [*lines, *[CARD] * 8][:8]) + "]"


def units(*pairs: str, count: int = 10) -> str:
    return f"[{', '.join([*pairs, *['[1, 1]'] * count][:count])}]"


def test_the_printed_box_passes():
    text = (files("barricades.games.dual_powers") / "data" / "components.toml").read_text("utf-8")
    assert parse(text, "components.toml") == BOX == check(BOX)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[map]\nregions = ['blue', 'white', 'brown', 'purple', 'green', 'red']",
        "[connections]\nred = ['green', 'red']\nblue = ['red', 'blue']",
        "[calendar]\ndays = 30\nbonus = []\nslide = [29]\nlast = ['november']",
        "[calendar]\ntrotsky_joins = 'november'\ntrotsky_returns = 'october'",
        "[leaders.lenin]\nfresh = 5\nspecial = 'protest'",
        "[units]\nsource = 'printed'\nred = " + units("[3, 4]"),
        "[neutrals]\nunits = " + units("[4, 0]", count=6),
        "[opposing]\nstrengths = [3, 2, 1]\neach = 26",
        cards("{ days = 31, recruit = 3, action = 'refresh', points = 0 }"),
    ],
)
def test_what_a_box_might_hold_passes(text):
    own = parse(text, "my.toml")
    assert check(own) == own


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (
            "[calendar]\ndays = 3O",
            "2: bad-toml (column: 9, problem: "
            "Expected newline or end of document after a statement)",
        ),
        (
            "[leader]\nlenin.days = 3",
            "1, leader: bad-spelling (nearest: leaders, known: map, connections, cards, units, "
            "neutrals, leaders, trotsky, opposing, calendar, track)",
        ),
        (
            "[leaders]\n[leaders.bogdanov]",
            "2, leaders.bogdanov: bad-name (known: "
            "source, lenin, stalin, zinoviev, kerensky, lvov, kornilov)",
        ),
        (
            cards(CARD, "{ days = 3, recruit = 1, action = 'move' }"),
            "4, cards.red#2: bad-missing (missing: points)",
        ),
        (
            cards(CARD.replace("1", "'1'", 1)),
            "3, cards.red#1.days: bad-type (found: text, wanted: whole-number)",
        ),
        (
            "[units]\nred = " + units("[1, 1]", "[1]"),
            "2, units.red#2: bad-count (found: 1, wanted: 2)",
        ),
        (
            "[track]\nsource = 'box'",
            "2, track.source: bad-value (found: box, known: printed, reported, ours)",
        ),
    ],
)
def test_a_box_has_the_form_of_ours(text, line):
    assert told(text) == line


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (
            "\n[map]\nregions = ['red', 'green']",
            "3, map.regions: bad-count (found: 2, wanted: 6)",
        ),
        (
            "[map]\nregions = ['red', 'green', 'purple', 'brown', 'white',\n'black']",
            "3, map.regions#6: bad-value "
            "(found: black, known: red, green, purple, brown, white, blue)",
        ),
        (
            "[map]\nregions = ['red', 'green', 'purple', 'brown', 'white',\n'red']",
            "3, map.regions#6: bad-repeat (found: red)",
        ),
        (
            "[connections]\nred = ['red', 'green', 'blue']",
            "2, connections.red: bad-count (found: 3, wanted: 2)",
        ),
        (
            "[connections]\nred = ['red', 'pink']",
            "2, connections.red#2: bad-value "
            "(found: pink, known: red, green, purple, brown, white, blue)",
        ),
        (
            "[connections]\nred = ['red', 'red']",
            "2, connections.red#2: bad-repeat (found: red)",
        ),
        (
            "\n[connections]\ngreen = ['green', 'red']",
            "2, connections: bad-blockade (blockade: purple, cut: purple)",
        ),
        (
            "[connections]\nbrown = ['brown', 'purple']",
            "1, connections: bad-blockade (blockade: red, cut: green, purple, brown)",
        ),
    ],
)
def test_no_blockade_may_cut_a_map_of_six_regions(text, line):
    assert told(text) == line


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (f"[cards]\nred = [{CARD}]", "2, cards.red: bad-count (found: 1, wanted: 8)"),
        (
            cards(CARD.replace("days = 1", "days = 0")),
            "3, cards.red#1.days: bad-number (found: 0, least: 1, most: 31)",
        ),
        (
            cards(CARD, CARD, CARD.replace("days = 1", "days = 32")),
            "5, cards.red#3.days: bad-number (found: 32, least: 1, most: 31)",
        ),
        (
            cards(CARD.replace("recruit = 1", "recruit = 4")),
            "3, cards.red#1.recruit: bad-number (found: 4, least: 1, most: 3)",
        ),
        (
            cards(CARD.replace("move", "march")),
            "3, cards.red#1.action: bad-value (found: march, known: move, double-move, refresh)",
        ),
        (
            cards(CARD.replace("points = 2", "points = -1")),
            "3, cards.red#1.points: bad-number (found: -1, least: 0, most: 99)",
        ),
    ],
)
def test_each_region_has_eight_cards_that_can_be_played(text, line):
    assert told(text) == line


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("[units]\nred = [[1, 1]]", "2, units.red: bad-count (found: 1, wanted: 10)"),
        ("[neutrals]\nunits = [[1, 1]]", "2, neutrals.units: bad-count (found: 1, wanted: 6)"),
        (
            "[units]\nwhite = " + units("[0, 1]"),
            "2, units.white#1#1: bad-number (found: 0, least: 1, most: 3)",
        ),
        (
            "[units]\nwhite = " + units("[1, 1]", "\n[4, 1]"),
            "3, units.white#2#1: bad-number (found: 4, least: 1, most: 3)",
        ),
        (
            "[units]\nwhite = " + units("[1,\n-1]"),
            "3, units.white#1#2: bad-number (found: -1, least: 0, most: 99)",
        ),
        (
            "[neutrals]\nunits = " + units("[0, 1]", count=6),
            "2, neutrals.units#1#1: bad-number (found: 0, least: 1, most: 99)",
        ),
        (
            "[trotsky]\nexhausted = 100",
            "2, trotsky.exhausted: bad-number (found: 100, least: 0, most: 99)",
        ),
        (
            "[opposing]\nstrengths = [1, 2]",
            "2, opposing.strengths: bad-count (found: 2, wanted: 3)",
        ),
        (
            "[opposing]\nstrengths = [1, 2, 4]",
            "2, opposing.strengths#3: bad-number (found: 4, least: 1, most: 3)",
        ),
        (
            "[opposing]\nstrengths = [1, 2,\n2]",
            "3, opposing.strengths#3: bad-repeat (found: 2)",
        ),
        (
            "[opposing]\neach = 27",
            "2, opposing.each: bad-number (found: 27, least: 1, most: 26)",
        ),
    ],
)
def test_each_side_has_its_tokens(text, line):
    assert told(text) == line


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (
            "[leaders]\nlenin.side = 'white'",
            "2, leaders.lenin.side: bad-value (found: white, known: red)",
        ),
        (
            "[leaders.lvov]\ndays = 0",
            "2, leaders.lvov.days: bad-number (found: 0, least: 1, most: 31)",
        ),
        (
            "[leaders]\nlvov = { days = 5, special = 'abdicate' }",
            "2, leaders.lvov.special: bad-value "
            "(found: abdicate, known: inspire, espionage, protest)",
        ),
        (
            "leaders.stalin.fresh = 0",
            "1, leaders.stalin.fresh: bad-number (found: 0, least: 1, most: 99)",
        ),
    ],
)
def test_each_side_keeps_its_three_leaders(text, line):
    assert told(text) == line


MONTHS = "'march-april', 'may-june', 'july', 'august', 'september', 'october'"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("[calendar]\ndays = 32", "2, calendar.days: bad-number (found: 32, least: 1, most: 31)"),
        (
            "[calendar]\nslide = [\n29, 32]",
            "3, calendar.slide#2: bad-number (found: 32, least: 1, most: 31)",
        ),
        ("[calendar]\nbonus = [15, 15]", "2, calendar.bonus#2: bad-repeat (found: 15)"),
        (f"[calendar]\nmonths = [{MONTHS}]", "2, calendar.months: bad-count (found: 6, wanted: 7)"),
        (
            f"[calendar]\nmonths = [{MONTHS},\n'december']",
            "3, calendar.months#7: bad-value (found: december, known: november)",
        ),
        ("[calendar]\nunrest = [2]", "2, calendar.unrest: bad-count (found: 1, wanted: 7)"),
        (
            "[calendar]\nunrest = [2, 2, 3,\n-4, 5, 7, 7]",
            "3, calendar.unrest#4: bad-number (found: -4, least: 0, most: 99)",
        ),
        (
            "[calendar]\ntrotsky_returns = 'march-april'",
            "2, calendar.trotsky_returns: bad-value "
            "(found: march-april, known: may-june, july, august, september, october)",
        ),
        (
            "[calendar]\ntrotsky_joins = 'may-june'",
            "2, calendar.trotsky_joins: bad-value "
            "(found: may-june, known: july, august, september, october, november)",
        ),
        (
            "[calendar]\nlast = ['november', 'May']",
            "2, calendar.last#2: bad-value (found: May, known: march-april, may-june, july, "
            "august, september, october, november)",
        ),
        (
            "[calendar]\nlast = ['november', 'november']",
            "2, calendar.last#2: bad-repeat (found: november)",
        ),
        ("[calendar]\nlast = ['october']", "2, calendar.last: bad-missing (missing: november)"),
        ("[track]\nlength = 0", "2, track.length: bad-number (found: 0, least: 1, most: 99)"),
    ],
)
def test_the_calendar_leads_to_its_end(text, line):
    assert told(text) == line


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (
            "[calendar]\nsource = 'ours'\ndays = 20",
            "3, calendar.bonus#2: bad-number (found: 31, least: 1, most: 20)",
        ),
        (
            "[calendar]\nbonus = []\nslide = []\ndays = 7",
            "4, cards.red#8.days: bad-number (found: 8, least: 1, most: 7)",
        ),
        (
            "[calendar]\n\ntrotsky_returns = 'august'",
            "3, calendar.trotsky_joins: bad-value "
            "(found: august, known: september, october, november)",
        ),
    ],
)
def test_what_no_longer_goes_with_a_correction_is_told_at_its_line(text, line):
    assert told(text) == line


def test_from_a_record_only_the_field_is_told():
    with pytest.raises(BadComponents, match=r"^track\.length: bad-number") as refusal:
        GAME.setup({"components": {"track": {"length": 0}}})
    assert refusal.value.reason.facts["line"] == 0


@pytest.mark.parametrize("own", [None, [], "my.toml", 3])
def test_components_are_a_table(own):
    with pytest.raises(BadComponents, match=r"^components: bad-type"):
        check(own)


def test_corrections_are_kept_apart_from_what_they_were_made_of():
    own: dict[str, Any] = {"calendar": {"bonus": (15, 31)}}
    kept = check(own)
    own["calendar"]["bonus"] = ()
    assert kept == {"calendar": {"bonus": [15, 31]}}


def test_a_correction_changes_exactly_its_key():
    ours, theirs = (
        vars(GAME.setup({"components": own}).box) for own in ({}, {"calendar": {"bonus": [7]}})
    )
    assert {name for name in ours if ours[name] != theirs[name]} == {"bonus_days"}
    assert theirs["bonus_days"] == {7}


def test_corrected_cards_and_leaders_are_in_the_box():
    text = cards("{ days = 9, recruit = 3, action = 'double-move', points = 6 }")
    box = GAME.setup({"components": parse(text + "\n[leaders]\nlenin.days = 9", "my.toml")}).box
    assert (box.days["red-9"], box.recruit["red-9"], box.action["red-9"]) == (9, 3, "double-move")
    assert Counter(box.region.values()) == dict.fromkeys(box.regions, 8)
    assert box.days["lenin"] == 9
    assert box.special["lenin"] == "inspire"


def test_a_record_with_corrections_replays():
    s = GAME.setup(
        {"components": parse("[track]\nlength = 9\n[map]\nsource = 'printed'", "my.toml")}
    )
    record = Record(game=GAME.name, version=GAME.version, options=s.options)
    for _ in range(60):
        ask = GAME.asks(s)[0]
        s = GAME.apply(s, ask.who, ask.options[-1])
        record = record.with_choice(ask.who, ask.options[-1])
    *_, again = replay(GAME, loads(record.dumps()))
    assert again == s == GAME.restore(GAME.save(s))
    assert again.box.track == 9
