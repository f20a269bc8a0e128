"""Packs: an owner's cards are read, every fault named; played with; and called by their titles."""

import json
from contextlib import suppress
from random import Random

import pytest

from barricades.core import NATURE, Record, loads, replay
from barricades.core.corrections import BadComponents
from barricades.games.prelude import GAME, decks, packs
from barricades.games.prelude.language.doubts import doubts
from barricades.games.prelude.language.nodes import written
from barricades.games.prelude.language.parse import BadEvent
from barricades.words import LANGUAGES, Words
from tests.games.prelude.test_language import CONDITIONS, EVENTS

CARD = """
[[card]]
number = 28
title = "Favours at Court"
side = "revolutionary"
points = 2
die = "districts"
event = "add 3 in Winter Palace"
"""
FIELDS = {
    "title": "Favours at Court",
    "side": "revolutionary",
    "points": 2,
    "die": "districts",
    "event": "add 3 in Winter Palace",
}
KEY = """
[[card]]
number = 404
title = "War at Last"
side = "government"
points = 6
die = "all"
stays = "era"
starred = true
enters = "early-war"
needs = "Tsar reigns"
event = '''
score 2;
after your round { roll { 1 to 3: Prestige -1 | 4 to 6: } }
'''
"""


def refused(text: str) -> BadComponents:
    with pytest.raises(BadComponents) as found:
        packs.parse(text, "my.toml")
    return found.value


def test_a_pack_is_a_table_of_cards_by_number():
    pack = packs.parse(KEY + CARD, "my.toml")
    assert list(pack) == ["28", "404"]
    assert pack["28"] == FIELDS
    assert pack["404"]["starred"] is True
    assert packs.check(pack) == packs.check(json.loads(json.dumps(pack))) == pack


def test_no_cards_are_no_pack():
    assert packs.parse("", "my.toml") == packs.parse("# nothing yet", "my.toml") == {}
    assert packs.check({}) == {}


def test_our_own_cards_are_a_pack():
    ours = {
        number: {"number": int(number), "title": card.title, "side": card.side}
        | {"points": card.points, "die": card.die, "event": written(card.event)}
        | ({"needs": str(card.needs)} if card.needs else {})
        | ({"stays": card.stays} if card.stays else {})
        | ({"enters": card.enters} if card.enters else {})
        for number, card in decks.printed().items()
    }
    checked = packs.check(
        {n: {f: v for f, v in c.items() if f != "number"} for n, c in ours.items()}
    )
    made = decks.with_pack(checked)
    assert {n: c.event for n, c in made.items()} == {n: c.event for n, c in decks.printed().items()}


@pytest.mark.parametrize(
    ("text", "what", "line", "field"),
    [
        ("[[card]", "bad-toml", 1, ""),
        ("cards = 1", "bad-spelling", 1, "cards"),
        ("card = 1", "bad-type", 1, "card"),
        (CARD.replace("title", "titel"), "bad-spelling", 4, "card#1.titel"),
        (CARD.replace('side = "revolutionary"\n', ""), "bad-missing", 2, "card#1"),
        (CARD.replace("28", "47"), "bad-card", 3, "card#1.number"),
        (CARD.replace("28", '"28"'), "bad-type", 3, "card#1.number"),
        (CARD + CARD, "bad-repeat", 11, "card#2.number"),
        (CARD.replace("revolutionary", "red"), "bad-value", 5, "card#1.side"),
        (CARD.replace("points = 2", "points = 3"), "bad-value", 6, "card#1.points"),
        (CARD.replace("points = 2", "points = 2.0"), "bad-type", 6, "card#1.points"),
        (CARD.replace('"districts"', '"dice"'), "bad-value", 7, "card#1.die"),
        (CARD.replace("Favours at Court", " "), "bad-title", 4, "card#1.title"),
        (CARD.replace("Favours", "Favours\\n"), "bad-title", 4, "card#1.title"),
        (CARD.replace("Favours", "F" * 80), "bad-title", 4, "card#1.title"),
        (CARD + 'stays = "day"\n', "bad-value", 9, "card#1.stays"),
        (CARD + 'enters = "july"\n', "bad-entry", 9, "card#1.enters"),
        (CARD.replace('"districts"', '"all"'), "bad-dice", 7, "card#1.die"),
        (KEY.replace('enters = "early-war"\n', ""), "bad-missing", 2, "card#1"),
        (KEY.replace("early-war", "october"), "bad-value", 10, "card#1.enters"),
        (CARD + 'needs = "Sesion"\n', "bad-event", 9, "card#1.needs"),
        (CARD + 'needs = "#500 in play"\n', "bad-event", 9, "card#1.needs"),
        (CARD.replace("add 3", "add 99"), "bad-event", 8, "card#1.event"),
        (KEY.replace('stays = "era"\n', ""), "bad-event", 11, "card#1.event"),
    ],
)
def test_a_fault_is_named_with_its_place(text, what, line, field):
    error = refused(text)
    facts = error.reason.facts
    assert (error.reason.what, facts["line"], facts["field"]) == (what, line, field)
    assert facts["file"] == "my.toml"
    for language in LANGUAGES:
        assert Words(language, "prelude").refusal(error).startswith("my.toml, ")


@pytest.mark.parametrize(
    ("event", "line", "column"),
    [
        ('"add 3 in Winter Palce"', 8, 19),
        ("'add 3 in Winter Palce'", 8, 19),
        ('"""add 3 in Winter Palce"""', 8, 21),
        ('"""\nadd 3 in\n  Winter Palce\n"""', 10, 3),
        ("'''\nadd 3 in\n\n  Winter Palce'''", 11, 3),
    ],
)
@pytest.mark.parametrize("ends", ["\n", "\r\n"])
def test_a_word_that_cannot_be_read_is_named_with_its_line_and_column(event, line, column, ends):
    text = CARD.replace('"add 3 in Winter Palace"', event).replace("\n", ends)
    cause = refused(text).__cause__
    assert isinstance(cause, BadEvent)
    facts = cause.reason.facts
    assert (facts["line"], facts["column"], facts["nearest"]) == (line, column, "Winter Palace")


def test_the_place_is_that_of_the_card_with_the_fault():
    second = CARD.replace("28", "29").replace("Winter Palace", "Winter Palce")
    cause = refused(CARD + second).__cause__
    assert isinstance(cause, BadEvent)
    assert cause.reason.facts["line"] == 16


@pytest.mark.parametrize(
    ("pack", "what"),
    [
        (7, "bad-type"),
        ([], "bad-type"),
        ({"28": 7}, "bad-type"),
        ({28: FIELDS}, "bad-card"),
        ({"028": FIELDS}, "bad-card"),
        ({"47": FIELDS}, "bad-card"),
        ({"28": {}}, "bad-missing"),
        ({"28": FIELDS | {"points": "2"}}, "bad-type"),
        ({"28": FIELDS | {"points": 2**70}}, "bad-type"),
        ({"28": FIELDS | {"event": ["gain 1"]}}, "bad-type"),
        ({"28": FIELDS | {"event": None}}, "bad-type"),
        ({"28": FIELDS | {"code": "import os"}}, "bad-name"),
        ({"28": FIELDS | {"event": "gain 17"}}, "bad-event"),
    ],
)
def test_a_pack_out_of_a_record_is_checked_as_well(pack, what):
    with pytest.raises(BadComponents, match=what):
        GAME.setup({"cards": pack})


def test_a_card_is_known_by_the_number_it_stands_under():
    assert packs.check({"28": FIELDS | {"number": 29}}) == {"28": FIELDS}


def test_deep_nesting_is_no_trouble():
    deep: object = "gain 1"
    for _ in range(5000):
        deep = [deep]
    with pytest.raises(BadComponents, match="bad-type"):
        packs.check({"28": FIELDS | {"event": deep}})


def test_a_record_with_a_hostile_pack_is_refused():
    hostile = {"cards": {"28": FIELDS | {"event": "x" * 5000}}}
    record = Record(game=GAME.name, version=GAME.version, options=hostile)
    with pytest.raises(BadComponents, match="bad-event"):
        list(replay(GAME, loads(record.dumps())))


@pytest.mark.parametrize(
    ("side", "event", "idle"),
    [
        ("revolutionary", "add 3 in Liberal Party", ["add 3 in Liberal Party"]),
        ("government", "add 3 in Liberal Party", []),
        ("neutral", "add 3 in Liberal Party", []),
        ("revolutionary", "add 3 in Liberal Party / Radical Party", []),
        ("revolutionary", "add 3 their cubes in Liberal Party", []),
        ("revolutionary", "gain 1; they: { add 1 in Radical Party }", ["add 1 in Radical Party"]),
        ("revolutionary", "Government: { add 1 in Liberal Party }", []),
        ("revolutionary", "bid { add 1 in Liberal Party }", []),
        (
            "government",
            "choose { gain 1 } or { create Organization in Radical Party }",
            ["create Organization in Radical Party"],
        ),
        ("neutral", "draw level in one of Liberal Party", ["draw level in one of Liberal Party"]),
        (
            "government",
            "remove 2 their cubes from Monarchist Party",
            ["remove 2 their cubes from Monarchist Party"],
        ),
    ],
)
def test_what_can_do_nothing_is_pointed_out(side, event, idle):
    found = packs.doubts({"28": FIELDS | {"side": side, "event": event}}).get("28", ())
    assert [dict(doubt.facts)["effect"] for doubt in found] == idle


def test_an_empty_event_is_pointed_out():
    assert [d.id for d in packs.doubts({"28": FIELDS | {"event": " ; "}})["28"]] == ["doubt-empty"]


def test_nothing_on_our_own_cards_is_in_doubt():
    assert [card.number for card in decks.printed().values() if doubts(card)] == []


# Playing with it


def played(pack: dict[str, object], seed: int) -> Record:
    rng, choices = Random(seed), []
    s = GAME.setup({"cards": pack})
    while asks := GAME.asks(s):
        who, choice = asks[0].who, rng.choice(asks[0].options)
        choices.append((who, choice))
        GAME.play(s, who, choice)
    return Record(game=GAME.name, version=GAME.version, options=s.options, choices=tuple(choices))


def test_a_game_is_played_with_the_pack_and_its_record_carries_it():
    pack = packs.parse(CARD + KEY, "my.toml")
    record = played(pack, 3)
    assert loads(record.dumps()).options["cards"] == pack
    *_, last = replay(GAME, loads(record.dumps()))
    assert GAME.outcome(last)
    assert last.box.cards["404"].title == "War at Last"
    assert GAME.view(last, None)["options"]["cards"] == pack


WITHIN = ("{}", "they: {{ {} }}", "each player: {{ {} }}", "bid {{ {} }}", "spend 1 {{ {} }}")
TRICKS = (
    "put #404 in play; put #408 in play; return #404 to the Pool",
    "after each round { return #404 to the Pool; put #404 in play }",
    "after your round { return this card next Turn; discard this card }",
    "return this card next Turn; return this card next Turn; discard this card",
    "each player: { skip your next round; play your next card for both }",
    "muster 4; test your markers of 4 removing at 2; Duma Vote; extremism +6",
    "in 10 random Districts { add 2 in there; remove 3 their cubes from there }",
)


def wild(rng: Random) -> dict[str, dict[str, object]]:
    """A pack of cards that do anything the language can say."""
    pack: dict[str, dict[str, object]] = {}
    for number, card in decks.printed().items():
        fields: dict[str, object] = {"title": f"Card {number}", "points": rng.choice((2, 4, 6))}
        fields |= {name: rng.choice(packs.VALUES[name]) for name in ("side", "die", "stays")}
        fields |= {"enters": card.enters} if card.enters else {}
        fields |= {"needs": rng.choice(CONDITIONS)} if rng.random() < 0.2 else {}
        fields["event"] = rng.choice(WITHIN).format(rng.choice((*EVENTS, *TRICKS)))
        with suppress(BadComponents):
            pack |= packs.check({number: fields})
    return pack


@pytest.mark.parametrize("seed", range(8))
def test_whatever_is_not_refused_can_be_played_to_the_end(seed):
    rng = Random(seed)
    pack = wild(rng)
    assert len(pack) > 100
    s = GAME.setup({"cards": pack})
    for _ in range(20_000):
        asks = GAME.asks(s)
        if not asks:
            break
        options = asks[0].options
        assert options
        assert asks[0].who == NATURE or len({*options}) == len(options)
        GAME.play(s, asks[0].who, rng.choice(options))
    assert GAME.outcome(s)


@pytest.mark.parametrize("event", ["put #408 in play; Prestige to 0", "Prestige to 0"])
def test_key_events_may_be_elsewhere_when_the_tsar_abdicates(event):
    pack = {str(number): FIELDS | {"side": "neutral", "event": event} for number in range(1, 47)}
    lenin = {"title": "Lenin", "stays": "era", "starred": True, "enters": "february"}
    s, rng = GAME.setup({"cards": pack | {"408": FIELDS | lenin}}), Random(1)
    while not s.abdicated:
        GAME.play(s, s.asked[0].who, s.asked[0].options[0])
    for _ in range(200):
        GAME.play(s, s.asked[0].who, rng.choice(s.asked[0].options))
    assert "406" not in s.aside["key-events"]


def test_the_title_of_the_pack_is_shown():
    pack = packs.parse(CARD, "my.toml")
    for language in LANGUAGES:
        words = Words(language, "prelude", GAME.titles({"cards": pack}))
        assert "Favours at Court" in words.text("event-entered", card="28")
        assert words.noun("card-use", ("28", "event")) != words.noun("card-use", ("29", "event"))
        assert words.noun("card", "29") == Words(language, "prelude").noun("card", "29")
    assert GAME.titles({}) == {}


def test_a_card_of_ones_own_has_no_history_of_ours():
    faces = GAME.cards.faces(packs.parse(CARD, "my.toml")) if GAME.cards else {}
    ids = {number: [note.id for note in faces[number].notes] for number in ("28", "29")}
    assert ids["28"] == ["face-sources-yours"]
    assert "history-29" in ids["29"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_face_is_told_in_full(language):
    words = Words(language, "prelude")
    assert GAME.cards
    for number, face in GAME.cards.faces({}).items():
        told = [*map(words.clause, face.brief), *map(words.clause, face.notes)]
        assert all(text and not set("{}_") & {*text} for text in told), number
        assert words.noun("deck", face.deck)
