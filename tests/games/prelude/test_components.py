"""An owner's corrections of the box: what is refused, where, and what is played with."""

from importlib.resources import files
from typing import Any

import pytest

from barricades.core import Record, loads, replay
from barricades.core.corrections import BadComponents
from barricades.games.boxes import tables
from barricades.games.prelude.components import check, parse
from barricades.games.prelude.turn import check_end
from tests.games.prelude.table import GAME, REV, plan, shown

BOX = tables("barricades.games.prelude")
NINE = "[0, 0, 0, 0, 0, 0, 0, 0, 0]"


def told(text: str) -> str:
    """How a text is refused, in one line."""
    with pytest.raises(BadComponents) as refusal:
        parse(text, "my.toml")
    return str(refusal.value).removeprefix("my.toml, line ")


def numbers(count: int, number: int = 0) -> str:
    return f"[{', '.join([str(number)] * count)}]"


def test_our_own_box_passes():
    text = (files("barricades.games.prelude") / "data" / "components.toml").read_text("utf-8")
    assert parse(text, "components.toml") == BOX == check(BOX)


@pytest.mark.parametrize(
    "text",
    [
        "",
        f"[districts.guards]\nrevolutionary = {NINE}\ngovernment = [2, 0]",
        "[districts]\nguards.next = []\ngarrison.next = ['taurida']",
        (  # the one subtype that is in doubt
            "[districts]\npeter-paul = { subtype = 'military', next = ['winter-palace'] }\n"
            "kronstadt.next = ['palace-square']\nreserve.next = ['winter-palace']\n"
            "vasilevskiy.next = ['palace-square']"
        ),
        f"[parties]\nradical.boxes = {numbers(12, 1)}",
        "[start]\ntaurida = [7, 7]\nradical = [9, 0]",
        "[turns.early-war]\nsessions = [1, 2, 3, 8]\npool = 0",
        "[turns]\nrounds = 9\noctober.sessions = []",
        "[scoring]\nsteps = 1\ndistricts = [0, 3]\norganizations = [0, 1, 1]",
        "[advantage]\nworld = -2\nworld_most = 2\nmajority = 3\ndominance = 3",
        f"[tracks]\nend = 20\n[modifiers]\nunrest = {numbers(21)}\nprestige = {numbers(21, 3)}",
        "[tracks]\nunrest = 14\nprestige = 14\nvictory = 1\nhand = 12\nopportunity = 16",
        "[tracks]\nopportunity_most = 20\nopportunity = 20\nopportunity_gain = 0",
        "[preparations]\nstart = 0\nsource = 'reported'",
    ],
)
def test_what_a_box_might_hold_passes(text):
    own = parse(text, "my.toml")
    assert check(own) == own
    assert GAME.asks(GAME.setup({"components": own}))


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (
            "[district]\nguards.next = []",
            "1, district: bad-spelling (nearest: districts, known: districts, parties, start, "
            "turns, scoring, advantage, modifiers, tracks, preparations)",
        ),
        (
            "[parties]\nradical.boxs = [0]",
            "2, parties.radical.boxs: bad-spelling (nearest: boxes, known: side, wing, boxes)",
        ),
        (
            "[tracks]\nhand = '7'",
            "2, tracks.hand: bad-type (found: text, wanted: whole-number)",
        ),
        (
            "[turns]\nsource = 'mine'",
            "2, turns.source: bad-value (found: mine, known: printed, reported, ours)",
        ),
    ],
)
def test_a_box_has_the_form_of_ours(text, line):
    assert told(text) == line


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (
            "[districts]\nguards.subtype = 'soldier'",
            "2, districts.guards.subtype: bad-value "
            "(found: soldier, known: worker, military, urban)",
        ),
        (
            "[districts]\nguards.revolutionary = []",
            "2, districts.guards.revolutionary: bad-length (found: 0, least: 1, most: 9)",
        ),
        (
            f"[districts]\nguards.government = {numbers(10)}",
            "2, districts.guards.government: bad-length (found: 10, least: 1, most: 9)",
        ),
        (
            "[districts.guards]\ngovernment = [0,\n-1]",
            "3, districts.guards.government#2: bad-number (found: -1, least: 0, most: 9)",
        ),
        (
            "[parties]\nliberal.side = 'revolutionary'",
            "2, parties.liberal.side: bad-value (found: revolutionary, known: government)",
        ),
        (
            "[parties]\nliberal.wing = 'extremist'",
            "2, parties.liberal.wing: bad-value (found: extremist, known: moderate)",
        ),
        (
            f"[parties]\nliberal.boxes = {numbers(13)}",
            "2, parties.liberal.boxes: bad-length (found: 13, least: 1, most: 12)",
        ),
        (
            "[parties]\nliberal.boxes = [0, 0, 0, 10]",
            "2, parties.liberal.boxes#4: bad-number (found: 10, least: 0, most: 9)",
        ),
    ],
)
def test_districts_and_parties_have_boxes_that_can_be_filled(text, line):
    assert told(text) == line


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (
            "[districts]\nguards.next = ['putilov']",
            "2, districts.guards.next#1: bad-value (found: putilov, known: palace-square, "
            "peter-paul, winter-palace, okhrana, kazan, vyborg, taurida, nevsky-prospect, "
            "state-bank, smolny)",
        ),
        (
            "[districts]\nguards.next = ['okhrana',\n'okhrana']",
            "3, districts.guards.next#2: bad-repeat (found: okhrana)",
        ),
        (
            "[districts]\nkazan.next = ['putilov']",
            "2, districts.kazan.next: bad-count (found: 1, wanted: 0)",
        ),
        (
            "[districts]\nguards.next = []\ntaurida = { subtype = 'worker', next = [7] }",
            "3, districts.taurida.next#1: bad-type (found: whole-number, wanted: text)",
        ),
        (
            "[districts]\nputilov.subtype = 'urban'",
            "2, districts.putilov.next: bad-count (found: 3, wanted: 0)",
        ),
        (  # what is wrong now is our own line; the owner's is shown
            "[districts]\n\ntaurida.subtype = 'military'",
            "3, districts.guards.next#3: bad-value (found: taurida, known: palace-square, "
            "peter-paul, winter-palace, okhrana, kazan, vyborg, nevsky-prospect, state-bank, "
            "smolny)",
        ),
    ],
)
def test_connections_lead_to_urban_districts(text, line):
    assert told(text) == line


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("[start]\nguards = [1]", "2, start.guards: bad-count (found: 1, wanted: 2)"),
        (
            "[start]\nguards = [8, 0]",
            "2, start.guards#1: bad-number (found: 8, least: 0, most: 7)",
        ),
        (
            "[start]\nradical = [1, 1]",
            "2, start.radical#2: bad-number (found: 1, least: 0, most: 0)",
        ),
        (
            "[start]\nliberal = [0, 10]",
            "2, start.liberal#2: bad-number (found: 10, least: 0, most: 9)",
        ),
        (
            "[districts]\nguards.government = [0]",
            "2, start.guards#2: bad-number (found: 2, least: 0, most: 1)",
        ),
    ],
)
def test_cubes_start_in_boxes(text, line):
    assert told(text) == line


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("[turns]\nrounds = 0", "2, turns.rounds: bad-number (found: 0, least: 1, most: 12)"),
        (
            "[turns]\nrounds = 6",
            "2, turns.early-turmoil.sessions#3: bad-number (found: 7, least: 5, most: 6)",
        ),
        (
            "[turns]\njuly.sessions = [3, 9]",
            "2, turns.july.sessions#2: bad-number (found: 9, least: 4, most: 8)",
        ),
        (
            "[turns]\njuly.sessions = [4, 3]",
            "2, turns.july.sessions#2: bad-number (found: 3, least: 5, most: 8)",
        ),
        (
            "[turns]\njuly.deck = 'great-war'",
            "2, turns.july.deck: bad-value (found: great-war, known: collapse)",
        ),
        (
            "[turns]\njuly.pool = 13",
            "2, turns.july.pool: bad-number (found: 13, least: 0, most: 12)",
        ),
    ],
)
def test_turns_keep_their_decks_and_sessions_their_rounds(text, line):
    assert told(text) == line


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("[scoring]\nsteps = 0", "2, scoring.steps: bad-number (found: 0, least: 1, most: 30)"),
        (
            "[scoring]\ndistricts = [0]",
            "2, scoring.districts: bad-length (found: 1, least: 2, most: 30)",
        ),
        (
            "[scoring]\norganizations = [1, 2]",
            "2, scoring.organizations#1: bad-number (found: 1, least: 0, most: 0)",
        ),
        (
            "[scoring]\norganizations = [0, 100]",
            "2, scoring.organizations#2: bad-number (found: 100, least: 0, most: 99)",
        ),
        (
            "[advantage]\nworld_most = 0",
            "2, advantage.world_most: bad-number (found: 0, least: 1, most: 30)",
        ),
        (
            "[advantage]\nworld = 6",
            "2, advantage.world: bad-number (found: 6, least: -5, most: 5)",
        ),
        (
            "[advantage]\nmajority = 5",
            "2, advantage.dominance: bad-number (found: 4, least: 5, most: 99)",
        ),
        (
            "[modifiers]\nunrest = [0, 1, 2]",
            "2, modifiers.unrest: bad-count (found: 3, wanted: 16)",
        ),
        (
            f"[modifiers]\nprestige = {numbers(16, 10)}",
            "2, modifiers.prestige#1: bad-number (found: 10, least: 0, most: 9)",
        ),
        ("[tracks]\nend = 12", "2, modifiers.unrest: bad-count (found: 16, wanted: 13)"),
        ("[tracks]\nend = 1", "2, tracks.end: bad-number (found: 1, least: 2, most: 30)"),
        ("[tracks]\nend = 7", "2, tracks.prestige: bad-number (found: 7, least: 1, most: 6)"),
        ("[tracks]\nunrest = 15", "2, tracks.unrest: bad-number (found: 15, least: 0, most: 14)"),
        (
            "[tracks]\nopportunity_most = 7",
            "2, tracks.opportunity: bad-number (found: 8, least: 0, most: 7)",
        ),
        (
            "[tracks]\nopportunity_gain = 17",
            "2, tracks.opportunity_gain: bad-number (found: 17, least: 0, most: 16)",
        ),
        ("[tracks]\nvictory = 0", "2, tracks.victory: bad-number (found: 0, least: 1, most: 99)"),
        ("[tracks]\nhand = 13", "2, tracks.hand: bad-number (found: 13, least: 1, most: 12)"),
        (
            "[preparations]\nstart = -4",
            "2, preparations.start: bad-number (found: -4, least: 0, most: 9)",
        ),
    ],
)
def test_markers_stay_on_their_tracks(text, line):
    assert told(text) == line


def test_from_a_record_only_the_field_is_told():
    with pytest.raises(BadComponents, match=r"^tracks\.hand: bad-number") as refusal:
        GAME.setup({"components": {"tracks": {"hand": 0}}})
    assert refusal.value.reason.facts["line"] == 0


@pytest.mark.parametrize("own", [None, [], "my.toml", 3])
def test_components_are_a_table(own):
    with pytest.raises(BadComponents, match=r"^components: bad-type"):
        check(own)


def test_corrections_are_kept_apart_from_what_they_were_made_of():
    own: dict[str, Any] = {"turns": {"july": {"sessions": (1, 2)}}}
    kept = check(own)
    own["turns"]["july"]["sessions"] = ()
    assert kept == {"turns": {"july": {"sessions": [1, 2]}}}


def test_a_correction_changes_exactly_its_key():
    ours, theirs = (
        vars(GAME.setup({"components": own}).box) for own in ({}, {"scoring": {"steps": 4}})
    )
    assert {name for name in ours if ours[name] != theirs[name]} == {"steps"}


def test_neighbouring_rounds_are_one_session():
    own = {"turns": {"early-turmoil": {"sessions": [1, 2, 4, 6, 7, 8]}}}
    s = GAME.setup({"components": own})
    assert shown(s, "sessions") == [[1, 2], [4], [6, 7, 8]]


def test_corrected_boxes_and_tracks_are_played_with():
    text = f"""
        [districts.taurida]
        revolutionary = {NINE}
        [start]
        taurida = [9, 0]
        [tracks]
        victory = 5
        hand = 2
    """
    s = GAME.setup({"components": parse(text, "my.toml")})
    assert shown(s, "control")["taurida"] == REV
    assert shown(s, "costs", REV)["taurida"] == 0
    s.vp = 5
    assert plan(s, check_end("round")).ended == "victory"


def test_a_record_with_corrections_replays():
    s = GAME.setup({"components": parse("[tracks]\nhand = 3\n[turns]\nrounds = 8", "my.toml")})
    record = Record(game=GAME.name, version=GAME.version, options=s.options)
    for _ in range(80):
        ask = GAME.asks(s)[0]
        s = GAME.apply(s, ask.who, ask.options[-1])
        record = record.with_choice(ask.who, ask.options[-1])
    *_, again = replay(GAME, loads(record.dumps()))
    assert again == s == GAME.restore(GAME.save(s))
    assert again.box.tracks["hand"] == 3
