"""An owner's corrections of the box: what is refused, where, and what is played with."""

from importlib.resources import files
from random import Random

import pytest

from barricades.core import Record, loads, replay
from barricades.core.corrections import BadComponents
from barricades.games import load
from barricades.games.boxes import tables
from barricades.games.revolution.box import KINDS, Box, Tokens
from barricades.games.revolution.components import check, parse
from barricades.games.revolution.state import kind_of
from barricades.games.revolution.turn import takers

GAME = load("revolution")
BOX = tables("barricades.games.revolution")
NAMES = [name for name in BOX["characters"] if name != "source"]
AREAS = "plantation, tavern, cathedral, town-hall, fortress, market, harbor"


def told(text: str) -> str:
    """How a text is refused, in one line."""
    with pytest.raises(BadComponents) as refusal:
        parse(text, "my.toml")
    return str(refusal.value).removeprefix("my.toml, line ")


def immune(*immunities: list[str]) -> str:
    """The twelve with these immunities, a line each from the second line on."""
    lines = [f"{name}.immune = {i}" for name, i in zip(NAMES, immunities, strict=True)]
    return "\n".join(["[characters]", *lines])


def test_the_printed_box_passes():
    text = (files("barricades.games.revolution") / "data" / "components.toml").read_text("utf-8")
    assert parse(text, "components.toml") == BOX == check(BOX)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[areas]\ntavern.spaces = 4",
        "[areas]\nsource = 'printed'\nharbor = { support = 0, spaces = 25 }",
        "[characters]\nspy.power = ''\nrogue.power = 'spy'",
        "[characters]\ngeneral.area = 'harbor'\ncaptain.area = 'fortress'",
        "[characters]\nprinter.area = 'fortress'\ngeneral.immune = ['force', 'blackmail', 'gold']",
        "[characters.priest]\nsupport = 99\ngold = 9\nimmune = ['gold']",
        "[tokens]\nhand = { force = 3, blackmail = 3, gold = 0 }\nbank.gold = 0",
        "[cubes]\neach = 15",
        immune(*[["blackmail"]] * 11, []),
    ],
)
def test_what_a_box_might_hold_passes(text):
    own = parse(text, "my.toml")
    assert check(own) == own


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (
            "[area]\ntavern.spaces = 4",
            "1, area: bad-spelling (nearest: areas, known: characters, areas, tokens, cubes)",
        ),
        (
            "[areas]\nprison = { support = 5, spaces = 5 }",
            f"2, areas.prison: bad-name (known: source, {AREAS})",
        ),
        (
            "[characters]\nbishop.support = 6",
            f"2, characters.bishop: bad-name (known: source, {', '.join(NAMES)})",
        ),
        (
            "[characters]\nspy.immune = 'blackmail'",
            "2, characters.spy.immune: bad-type (found: text, wanted: list)",
        ),
        (
            "[characters]\nspy.immune = [\n3]",
            "3, characters.spy.immune#1: bad-type (found: whole-number, wanted: text)",
        ),
        (
            "[characters]\npriest.immune = ['force',\n3]",
            "3, characters.priest.immune#2: bad-type (found: whole-number, wanted: text)",
        ),
    ],
)
def test_a_box_has_the_form_of_ours(text, line):
    assert told(text) == line


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (
            "[characters]\n\nprinter.support = 100",
            "3, characters.printer.support: bad-number (found: 100, least: 0, most: 99)",
        ),
        (
            "[characters.rogue]\nblackmail = 10",
            "2, characters.rogue.blackmail: bad-number (found: 10, least: 0, most: 9)",
        ),
        (
            "[characters]\npriest = { gold = -1 }",
            "2, characters.priest.gold: bad-number (found: -1, least: 0, most: 9)",
        ),
        (
            "[characters]\nrogue.area = 'prison'",
            f"2, characters.rogue.area: bad-value (found: prison, known: {AREAS})",
        ),
        (
            "[characters]\nrogue.power = 'thief'",
            "2, characters.rogue.power: bad-value (found: thief, known: spy, apothecary)",
        ),
        (
            "[characters]\nrogue.power = 'spy'",
            "2, characters.spy.power: bad-repeat (found: spy)",
        ),
        (
            "[characters]\nmercenary.power = 'apothecary'",
            "2, characters.mercenary.power: bad-repeat (found: apothecary)",
        ),
        (
            "[characters]\npriest.immune = ['force',\n'prayer']",
            "3, characters.priest.immune#2: bad-value "
            "(found: prayer, known: force, blackmail, gold)",
        ),
        (
            "[characters]\nspy.immune = ['force', 'force']",
            "2, characters.spy.immune#2: bad-repeat (found: force)",
        ),
    ],
)
def test_each_character_gives_something_known(text, line):
    assert told(text) == line


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (
            "[areas]\ntavern.spaces = 0",
            "2, areas.tavern.spaces: bad-number (found: 0, least: 1, most: 25)",
        ),
        (
            "[areas.tavern]\nspaces = 26",
            "2, areas.tavern.spaces: bad-number (found: 26, least: 1, most: 25)",
        ),
        (
            "[areas]\ntavern = { support = 100 }",
            "2, areas.tavern.support: bad-number (found: 100, least: 0, most: 99)",
        ),
        (
            "[characters]\ncaptain.area = 'harbor'\ngeneral.area = 'harbor'",
            "3, characters.general.area: bad-influence (area: fortress)",
        ),
        (
            "[characters]\npriest.support = 7\npriest.immune = ['gold', 'force', 'blackmail']",
            "3, characters.priest.immune: bad-influence (area: cathedral)",
        ),
    ],
)
def test_each_area_can_be_filled(text, line):
    assert told(text) == line


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (
            "[tokens.hand]\ngold = 10",
            "2, tokens.hand.gold: bad-number (found: 10, least: 0, most: 9)",
        ),
        (
            "[tokens]\nhand.gold = 0\nhand.force = 0\nhand.blackmail = 0",
            "3, tokens.hand: bad-number (found: 0, least: 1, most: 27)",
        ),
        (
            "[tokens]\nbank.gold = 11",
            "2, tokens.bank.gold: bad-number (found: 11, least: 12, most: 99)",
        ),
        (
            "[tokens]\nbank.gold = 40\nhand.force = 4",
            "3, tokens.bank.force: bad-number (found: 12, least: 16, most: 99)",
        ),
        (
            "[tokens.bank]\ngold = 100",
            "2, tokens.bank.gold: bad-number (found: 100, least: 12, most: 99)",
        ),
        (
            "[tokens.support]\nforce = -5",
            "2, tokens.support.force: bad-number (found: -5, least: 0, most: 99)",
        ),
        (
            "[areas]\ntavern.spaces = 6\n[cubes]\neach = 14",
            "4, cubes.each: bad-number (found: 14, least: 15, most: 99)",
        ),
        (
            "[areas]\nfortress.support = 60\n"
            + "".join(f"{area}.spaces = 13\n" for area in AREAS.split(", ")),
            "3, cubes.each: bad-number (found: 25, least: 31, most: 99)",
        ),
    ],
)
def test_there_are_tokens_and_cubes_enough(text, line):
    assert told(text) == line


# Who takes one kind of token alone.
FORCE, BLACKMAIL, GOLD = ALONE = [[kind for kind in KINDS if kind != alone] for alone in KINDS]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (immune(*[["force"]] * 12), "4, characters: bad-takers (kinds: ('force',))"),
        (immune(*[["blackmail"]] * 12), "2, characters: bad-takers (kinds: ('blackmail',))"),
        (immune(*[["gold"]] * 12), "2, characters: bad-takers (kinds: ('gold',))"),
        (
            immune(*[GOLD] * 6, *[["gold"]] * 6),
            "2, characters: bad-takers (kinds: ('blackmail', 'gold'))",
        ),
    ],
)
def test_every_token_has_somebody_to_go_to(text, line):
    assert told(text) == line


def lay(immunities: list[list[str]], hand: Tokens, rng: Random) -> int:
    """Lay the tokens of a hand in some way that is offered: how many find a place."""
    s, entries = GAME.setup({}), BOX["characters"]
    immune = {n: entries[n] | {"immune": i} for n, i in zip(NAMES, immunities, strict=True)}
    s.box, s.hands["red"] = Box({**BOX, "characters": immune}, s.options), hand
    while kind := kind_of(hand, len(s.bids["red"])):
        if not (able := takers(s, "red", kind)):
            break
        s.bids["red"] += (rng.choice(able),)
    return len(s.bids["red"])


def test_without_the_check_bidding_could_come_to_a_dead_end():
    immunities, rng = [*[FORCE] * 5, *[BLACKMAIL] * 3, *[GOLD] * 4], Random(0)
    assert {lay(immunities, (9, 1, 1), rng) for _ in range(100)} == {9, 11}
    assert told(immune(*immunities)).endswith("bad-takers (kinds: ('blackmail', 'gold'))")


@pytest.mark.parametrize("seed", range(20))
def test_whatever_the_check_lets_pass_can_be_bid_with(seed):
    rng = Random(seed)
    for _ in range(100):
        immunities = [FORCE, *rng.choices(ALONE, k=10), rng.choice([[], ["force"]])]
        rng.shuffle(immunities)
        own = {n: {"immune": i} for n, i in zip(NAMES, immunities, strict=True)}
        assert check({"characters": own})
        hand = rng.randrange(10), rng.randrange(3), rng.randrange(3)
        assert lay(immunities, hand, rng) == sum(hand)


def test_from_a_record_only_the_field_is_told():
    with pytest.raises(BadComponents, match=r"^cubes\.each: bad-number") as refusal:
        GAME.setup({"components": {"cubes": {"each": 0}}})
    assert refusal.value.reason.facts["line"] == 0


@pytest.mark.parametrize("own", [None, [], "my.toml", 3])
def test_components_are_a_table(own):
    with pytest.raises(BadComponents, match=r"^components: bad-type"):
        check(own)


def test_a_correction_changes_exactly_its_key():
    ours, theirs = (
        vars(GAME.setup({"components": own}).box)
        for own in ({}, {"areas": {"tavern": {"spaces": 4}}})
    )
    assert {name for name in ours if ours[name] != theirs[name]} == {"spaces"}
    assert theirs["spaces"] == ours["spaces"] | {"tavern": 4}


def test_a_record_with_corrections_replays():
    own = parse("[characters]\nprinter.support = 20\n[tokens]\nhand.gold = 8", "my.toml")
    s = GAME.setup({"components": own})
    record = Record(game=GAME.name, version=GAME.version, options=s.options)
    for _ in range(60):
        ask = GAME.asks(s)[0]
        s = GAME.apply(s, ask.who, ask.options[-1])
        record = record.with_choice(ask.who, ask.options[-1])
    *_, again = replay(GAME, loads(record.dumps()))
    assert again == s == GAME.restore(GAME.save(s))
    assert again.box.support["printer"] == 20
