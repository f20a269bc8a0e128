"""The event language: what is written is read, printed back, and said in three languages."""

import dataclasses
import re
from functools import cache

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis.extra.lark import from_lark

from barricades.core import Phrase
from barricades.games.prelude import decks
from barricades.games.prelude.language import limits, nodes, parse, reading
from barricades.games.prelude.language.parse import BadEvent
from barricades.words import LANGUAGES, Words
from tests.running.soak import soaked

CARDS = decks.printed()
KEYS = [number for number, card in CARDS.items() if card.deck == "key-events"]
SIDES = ("revolutionary", "government", "neutral")

EVENTS = """
add 3 in Winter Palace
add 2 their cubes in Palace Square / State Bank / Smolny Institute
add half Unrest + 1 up to 6 in Districts at most 1 each Worker Districts first
add your Districts Advantage in the Duma
add their cubes in Winter Palace / Okhrana HQ up to 4 in Military Districts nobody controls
remove 1 your cubes from Worker Districts with their cubes
remove number of Urban Districts you control their cubes from the Duma
draw level in one of Districts they control without their Organization
move 1 their cubes to the extremist Party
move your lowest Party - 2 your cubes to the moderate Party
check +3 in Urban Districts { score 1 } else { remove 1 your cubes from there }
check -2 in each of Districts given 2 { gain 1 }
check +2 in 2 of Worker Districts next to State Bank { add 1 in there }
check against Prestige + 4 { World Affairs +1 } else { World Affairs -2 }
roll { 1: Unrest +1 | 2 to 3: | 4 to 6: Prestige -1; gain 1 }
roll less #119 #120 { 0: Prestige -2 | 1 to 6: choose { gain 1 } or { lose 1 } }
in 1 random Districts { add 1 in there }
in 4 random Districts { if at least 1 of there you control { add 1 in the Duma } }
test your markers of 1 2 4 removing at 5; test their markers of 1 removing at 6
spend 2 { score 1 }
bid { score 1; they: { lose 2 } }
Prestige to 0
Marker any -1; Marker Districts +2; reset Organizations; roll die Duma; hold scoring World Affairs
create Organization in Worker and Military Districts you can sponsor
create Organization in Kronstadt Naval Base by check +4 without Sponsor
remove their Organization from Districts with your Organization
remove your Organization from Liberal Party
extremism +0; extremism -1; Duma Vote; end Session; muster 2; activities 4
activities their Mobilization this round up to 6
return #408 to the Pool; remove #401 from the game; put #404 in play; discard this card
return this card next Turn
skip your next round; play your next card for both; borrow a Special Action worth 4
rule cheap-districts; rule liberal-sponsors
after your round { gain 1 }; after their round { gain 1 }; after each round { gain 1 }
after Turn { if at least 3 of Worker Districts with your Organization { score 1 } }
choose { score 1 } or { gain 2; Unrest +1 } or { if your Majority { gain 1 } else { lose 1 } }
if you play it { gain 1 } else { return this card next Turn }
they: { gain 1 }; Revolutionary: { gain 1 }
Government: { they: { gain 1 } }; each player: { gain 1 }
""".strip().splitlines()
CONDITIONS = """
Session
not Session
Tsar reigns and not Tsar abdicated
your Majority or their Dominance
they play it
#404 in play and (Unrest at least 4 or Prestige at most 3)
not (#119 in play or #120 in play)
their Military Preparations at least 4
half number of Worker Districts you control + 1 at least 2
at least 1 of Kronstadt Naval Base you control
at least 1 of Winter Palace with your cubes without their Organization
at least 1 of Liberal Party given 1 and not at least 1 of Radical Party with their Organization
at least 2 of Winter Palace / State Bank / Okhrana HQ nobody controls
not at least 3 of Districts next to Vyborg District
not at least 1 of Worker Districts you can sponsor
""".strip().splitlines()


@cache
def spoken() -> list[Words]:
    return [Words(language, "prelude") for language in LANGUAGES]


def whole(text: str) -> bool:
    """Nothing is left of the code in a text, and its signs stand where they should."""
    return not re.search(r"[{}_\n]|  | [.,;:]|node|\b(you|they)-|\(\)|“”|„“", text)


def all_nodes(tree: object) -> set[type]:
    return {type(node) for node in limits.within(tree)}


def test_the_examples_have_every_word_of_the_language():
    known = {kind for kind in vars(nodes).values() if dataclasses.is_dataclass(kind)}
    found = all_nodes(tuple(map(parse.event, EVENTS)))
    assert found | all_nodes(tuple(map(parse.condition, CONDITIONS))) == known


@pytest.mark.parametrize("text", EVENTS)
def test_an_event_is_printed_back(text):
    read = parse.event(text)
    assert parse.event(nodes.written(read)) == read


@pytest.mark.parametrize("text", CONDITIONS)
def test_a_condition_is_printed_back(text):
    read = parse.condition(text)
    assert parse.condition(str(read)) == read


@pytest.mark.parametrize("number", CARDS)
def test_every_card_is_printed_back(number):
    card = CARDS[number]
    assert parse.event(nodes.written(card.event)) == card.event
    assert card.needs is None or parse.condition(str(card.needs)) == card.needs


@settings(
    max_examples=soaked(300, 25),
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
@given(from_lark(parse._parser(), start="event"))
def test_whatever_the_grammar_makes_is_printed_back_and_said(text):
    try:
        read = parse.event(text)
    except BadEvent:  # a number may end where the next one begins
        return
    assert parse.event(nodes.written(read)) == read
    for said in spoken():
        assert whole(said.phrase(*map(reading.Reader("neutral").effect, read)))


# What is said


@pytest.mark.parametrize("number", CARDS)
def test_every_card_is_said_in_three_languages(number):
    card = CARDS[number]
    told = [said.phrase(*reading.needs(card), *reading.event(card)) for said in spoken()]
    assert all(map(whole, told))
    assert all(re.fullmatch(r"[A-ZÄÖÜ0-9“„È].*\.", text) for text in told)
    assert len({*told}) == len(LANGUAGES)


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("text", EVENTS)
def test_every_word_is_said_to_either_side_and_to_nobody(text, side):
    reader = reading.Reader(side)
    for said in spoken():
        assert whole(said.phrase(*map(reader.effect, parse.event(text))))


@pytest.mark.parametrize("side", ["revolutionary", "government", "opponent", "each", "bidder"])
@pytest.mark.parametrize("text", EVENTS)
def test_every_word_is_said_of_somebody_else(text, side):
    for said in spoken():
        assert whole(said.phrase(*reading.Reader(side, side).items(parse.event(text))))


YOU = {
    "en": r"\byou(r|rs)?\b",
    "de": r"\b(du|dir|dein\w*)\b",
    "it": r"\b(tu|te|tu[oaei]|tuoi)\b",
}


@pytest.mark.parametrize("number", [n for n, card in CARDS.items() if card.side != "neutral"])
def test_a_card_says_you_to_its_own_side_alone(number):
    card = CARDS[number]
    other = {"revolutionary": "government", "government": "revolutionary"}[card.side]
    for said in spoken():
        told = said.phrase(*reading.needs(card, other), *reading.event(card, other))
        assert not re.search(YOU[said.language], told, re.IGNORECASE), told
        mine = [*reading.needs(card, card.side), *reading.event(card, card.side)]
        assert mine == [*reading.needs(card), *reading.event(card)]


@pytest.mark.parametrize("number", CARDS)
def test_no_half_of_a_sentence_stands_in_brackets(number):
    for said in spoken():
        told = said.phrase(*reading.event(CARDS[number]))
        assert not re.search(r"\((?!#\d+\)|X = |\d\))", told), told


def test_nobody_is_named_and_then_ordered_about():
    for number, card in CARDS.items():
        told = spoken()[0].phrase(*reading.event(card))
        assert not re.search(r"(Government|Revolutionary|opponent|player|bidder): ", told), number


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("text", CONDITIONS)
def test_every_condition_has_its_opposite(text, side):
    read = parse.condition(text)
    for said in spoken():
        plain, opposite = (
            said.clause(Phrase("face-needs", condition=reading.Reader(side).condition(node)))
            for node in (read, nodes.Not(read))
        )
        assert whole(plain)
        assert whole(opposite)
        assert plain != opposite


def say(event: str, side: str = "neutral") -> list[str]:
    return [said.phrase(*map(reading.Reader(side).effect, parse.event(event))) for said in spoken()]


def test_they_are_named_on_a_card_of_a_faction():
    assert say("remove 1 their cubes from State Bank", "revolutionary") == [
        "Remove 1 Government cube from the State Bank.",
        "1 Klötzchen der Regierung aus der Staatsbank entfernen.",
        "Rimuovi 1 cubetto del Governo dalla Banca di Stato.",
    ]
    assert say("they: { lose 2 }", "government") == [
        "The Revolutionary loses 2 OP.",
        "Die Revolution verliert 2 GP.",
        "La Rivoluzione perde 2 PO.",
    ]


def test_they_are_the_opponent_on_a_neutral_card():
    assert say("remove 2 their cubes from Palace Square / Putilov Munitions Works") == [
        "Remove 2 opposing cubes from Palace Square or from the Putilov Munitions Works.",
        "2 gegnerische Klötzchen vom Palastplatz oder aus den Putilow-Munitionswerken entfernen.",
        "Rimuovi 2 cubetti avversari da Piazza del Palazzo o dalla Fabbrica di munizioni Putilov.",
    ]
    assert (
        say("they: { skip your next round }")[0] == "Your opponent skips their next action round."
    )


def test_within_a_block_of_the_others_they_are_the_first_again():
    event = "Revolutionary: { they: { gain 1 } }; bid { they: { lose 1 } }"
    assert say(event, "revolutionary")[0] == (
        "The Government gains 1 OP. Both players bid OP in the open, the first player first; the "
        "other player loses 1 OP."
    )


def test_what_has_parts_of_its_own_is_set_apart_where_more_follows():
    event = "spend 2 { choose { gain 1 } or { score 1 }; Unrest +1 }"
    assert say(event)[0] == (
        "You may spend 2 OP: choose one – (1) gain 1 OP; or (2) score 1 VP; raise unrest by 1."
    )
    event = "if Session { choose { gain 1 } or { score 1 } } else { gain 2 }"
    assert say(event)[0] == (
        "If the Duma is not in session, gain 2 OP; otherwise choose one – (1) gain 1 OP; or (2) "
        "score 1 VP."
    )


def test_half_of_something_and_more_is_read_one_way_only():
    assert say("score half Unrest + 1 up to 4") == [
        "Score X VP (X = half of unrest, rounded down, plus 1, at most 4).",
        "X SP erhalten (X = die Hälfte der Unruhe, abgerundet, plus 1, höchstens 4).",
        "Ricevi X PV (X = la metà dell'agitazione, arrotondata per difetto, più 1, al massimo 4).",
    ]


def test_what_stays_for_one_turn_speaks_of_the_end_of_the_turn():
    told = {n: spoken()[0].phrase(*reading.event(CARDS[n])) for n in ("26", "223", "243", "36")}
    assert all("at the end of the turn: " in told[number] for number in ("26", "223", "243"))
    assert "at the end of each turn: " in told["36"]


def test_a_card_that_weighs_on_a_roll_says_so():
    told = spoken()[0].phrase(*reading.event(CARDS["119"]))
    assert told.endswith(
        "the die rolls of “Brusilov Offensive” (#108) and “WAR!” (#404) are 1 lower."
    )
    assert "weighs" not in str(reading.event(CARDS["108"]))
    pack = {"108": {"title": "Mine", "side": "neutral", "points": 2, "die": "duma", "event": ""}}
    assert decks.with_pack(pack)["119"].weighs_on == ("404",)


def test_the_alternatives_of_a_choice_are_told_to_the_side_that_chooses():
    bid = CARDS["38"].event[0]
    assert isinstance(bid, nodes.Bid)
    choice = bid.event[0]
    assert isinstance(choice, nodes.Choose)
    told = reading.alternatives(choice, "government")
    assert spoken()[0].phrase(told[0]) == "Remove 3 Revolutionary cubes from districts."


# What cannot be read


@pytest.mark.parametrize(
    ("text", "known"),
    [
        ("Session foo", {"and", "or"}),
        ("(Session foo", {"and", "or", ")"}),
        (
            "their Foo",
            {"cubes", "Districts", "Dominance", "lowest", "Majority", "Military", "Mobilization"},
        ),
    ],
)
def test_only_what_can_stand_in_a_condition_is_offered_there(text, known):
    with pytest.raises(BadEvent) as refused:
        parse.condition(text)
    assert {*refused.value.reason.facts["known"]} == known


@pytest.mark.parametrize(
    ("text", "line", "column", "found", "nearest"),
    [
        ("ad 3 in Districts", 1, 1, "ad", "add"),
        ("Add 3 in Districts", 1, 1, "Add", "add"),
        ("score 1; Add 3 in winter palace", 1, 10, "Add", "add"),
        ("add three in Districts", 1, 5, "three", ""),
        ("add 3 in Winter Palce", 1, 10, "Winter", "Winter Palace"),
        ("gain 1;\n  scor 2", 2, 3, "scor", "score"),
        ("choose { score 1 }\nor { prestige +1 }", 2, 6, "prestige", "Prestige"),
        ("if Sesion { score 1 }", 1, 4, "Sesion", "Session"),
        ("they { score 1 }", 1, 6, "{", ""),
        ("add 3 in winter palace", 1, 10, "winter", "Winter Palace"),
        ("score 1 }", 1, 9, "}", ""),
        ("score 1 $", 1, 9, "$", ""),
    ],
)
def test_what_cannot_be_read_is_named_with_its_place(text, line, column, found, nearest):
    with pytest.raises(BadEvent) as refused:
        parse.event(text)
    facts = refused.value.reason.facts
    assert (facts["line"], facts["column"], facts["ended"]) == (line, column, False)
    assert (facts["found"], facts["nearest"]) == (found, nearest)


def test_what_ends_too_early_is_named_where_it_ends():
    with pytest.raises(BadEvent) as refused:
        parse.event("gain 1;\nscore")
    facts = refused.value.reason.facts
    assert (facts["line"], facts["column"], facts["ended"]) == (2, 6, True)
    assert "a-number" in facts["known"]


def test_a_place_is_counted_from_where_the_text_begins():
    with pytest.raises(BadEvent) as refused:
        parse.event("score x", (10, 12))
    assert refused.value.reason.facts["line"] == 10
    assert refused.value.reason.facts["column"] == 18


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("gain 1; " * 200, "event-too-long"),
        ("they: { " * 7 + "gain 1" + " }" * 7, "event-too-deep"),
        (f"if {'not ' * 7}Session {{ gain 1 }}", "event-too-deep"),
        (f"if {'(' * 7}Session{')' * 7} {{ gain 1 }}", "event-too-deep"),
    ],
)
def test_hostile_texts_are_refused_before_they_are_read(text, what):
    with pytest.raises(BadEvent, match=what):
        parse.event(text)


# What cannot be played with


@pytest.mark.parametrize("number", CARDS)
def test_every_card_of_ours_keeps_the_limits(number):
    card = CARDS[number]
    limits.check_event(card.event, CARDS, KEYS, card.stays)
    limits.check_nodes(card.needs, CARDS)


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("add 21 in Districts", "event-number"),
        ("score 11", "event-number"),
        ("gain 0", "event-number"),
        ("Unrest +16", "event-number"),
        ("World Affairs +0", "event-number"),
        ("in 19 random Districts { gain 1 }", "event-number"),
        ("in 0 random Districts { gain 1 }", "event-number"),
        ("muster 3", "event-number"),
        ("borrow a Special Action worth 1", "event-number"),
        ("test their markers of 1 3 removing at 6", "event-number"),
        ("test their markers of 1 1 removing at 6", "event-twice"),
        ("add 1 in State Bank / Winter Palace / State Bank", "event-twice"),
        ("roll { 1 to 3: gain 1 | 3 to 6: gain 2 }", "event-rows"),
        ("roll { 1: gain 1 | 3 to 6: gain 2 }", "event-rows"),
        ("roll { 4 to 2: gain 1 }", "event-rows"),
        ("roll { 1 to 7: gain 1 }", "event-rows"),
        ("remove #47 from the game", "event-card"),
        ("roll less #412 { 1 to 6: gain 1 }", "event-card"),
        ("if #0 in play { gain 1 }", "event-card"),
        ("put #28 in play", "event-install"),
        ("rule free-lunch", "event-rule"),
        ("add 1 in there", "event-there"),
        ("they: { check +1 in there { gain 1 } }", "event-there"),
        ("choose { after Turn { gain 1 } } or { gain 1 }", "event-not-alone"),
        ("if Session { rule cheap-districts }", "event-not-alone"),
        ("gain 1; " * 61, "event-too-many"),
        ("in 18 random Districts { in 18 random Districts { gain 1 } }", "event-too-much"),
        ("check +1 in each of Districts { check +1 in each of Districts { gain 1 } }", "too-much"),
    ],
)
def test_what_cannot_be_played_with_is_refused(text, what):
    with pytest.raises(BadEvent, match=what):
        limits.check_event(parse.event(text), CARDS, KEYS, "era")


@pytest.mark.parametrize("text", ["after Turn { gain 1 }", "rule cheap-districts"])
def test_what_lasts_needs_a_card_that_stays(text):
    with pytest.raises(BadEvent, match="event-not-staying"):
        limits.check_event(parse.event(text), CARDS, KEYS, "")
    limits.check_event(parse.event(text), CARDS, KEYS, "turn")
