"""The cards of which the rulebook says something: 79 of 181, and all of it is kept."""

import re
from itertools import pairwise

from barricades.games.prelude.decks import DECKS, printed
from barricades.games.prelude.language.nodes import Act
from barricades.games.prelude.language.parse import event

CARDS = printed()
ACTIVITIES = {
    "revolutionary": {8, 9, 12, 13, 128, 129, 224, 225, 229},
    "government": {29, 30, 32, 33, 34, 113, 147, 206, 207, 226, 227},
}
NUMBERED = {
    1: "Vyborg Manifesto",
    3: "Tsar Attends Regimental Review",
    18: "Political Tremors",
    25: "Mass Unrest in St. Petersburg",
    28: "Influence at Court",
    39: "Direct Appeal to the People",
    41: "Building Support",
    45: "Stolypin's Neckties",
    46: "A Revolutionary Assembly!",
    104: "Duma Prorogued",
    107: "Appeals to Patriotism",
    111: "Duma Election",
    115: "Duma Election",
    119: "Military Disaster",
    120: "Military Disaster",
    122: "Land, Bread, Peace!",
    125: "Military Pride",
    132: "Germany Declares War on Russia!",
    140: "Rallying Support Among the Population",
    146: "The Nation Stands with the Tsar",
    215: "Determined to Fight On!",
    218: "Forces of Reaction",
    222: "Agitation and Disruption",
    231: "Left Wing Newspapers",
    232: "Masonic Connection",
    233: "Rallying Support Among the Population",
    234: "Mass Support",
    235: "Right Wing Newspapers",
    239: "Military Pride",
    242: "Radical Priests Sermonize",
    243: "Representative Legislature",
    245: "Workers Receive Extra Food Rations",
    249: "Nicholas II Abdicates",
    250: "War Industry",
    254: "Tempers Flare in the Duma",
    255: "Desertion",
    256: "Arrests, Exiles, and Executions",
    301: "Treason!",
    304: "July Days",
    312: "To Mother Russia's Defense!",
    401: "Peter Stolypin",
    402: "Vote on Land Reform",
    403: "Grigori Rasputin",
    404: "WAR!",
    405: "Nicholas II Takes Command",
    406: "Alexander Kerensky",
    407: "Tsar Grants Constitution",
    408: "Vladimir Lenin",
    409: "Duma Elects Council of Ministers",
    410: "Elect the Constituent Assembly",
    411: "Petrograd Soviet",
}
SLOTS = {  # cards named without a number: where they may lie
    "General Strike": range(35, 38),
    "Political Weariness": range(14, 18),
    "Political Terrorism": range(19, 24),
    "Okhrana Infiltrates Revolutionary Cells": range(20, 25),
    "Expropriations": range(36, 39),
    "Central War Industries Committee": DECKS["great-war"],
    "Industrial Workers Against the War": DECKS["great-war"],
    "Ten Days that Shook the World": range(201, 315),
}
ENTERS = {
    "early-turmoil": [401],
    "late-turmoil": [402],
    "early-war": [403, 404],
    "late-war": [405],
    "february": [406, 407, 408],
    "july": [409, 410, 411],
}
EVENTS = {  # in full
    "Influence at Court": "add 3 in Winter Palace",
    "A Revolutionary Assembly!": "activities your lowest Party up to 6",
    "General Strike": "add 6 in Worker Districts at most 2 each;"
    "check +3 in each of Districts given 2 { score 1 }",
    "Germany Declares War on Russia!": "put #404 in play",
    "Mass Support": "rule cheap-districts",
    "Desertion": "test their markers of 1 2 removing at 6",
    "To Mother Russia's Defense!": "rule liberal-sponsors",
}


def test_the_known_cards_are_marked_and_keep_number_and_title():
    titles = NUMBERED | {
        number: f"{side.capitalize()} Activities"
        for side, numbers in ACTIVITIES.items()
        for number in numbers
    }
    slots = {card.title: int(number) for number, card in CARDS.items() if card.title in SLOTS}
    assert all(slots[title] in slot for title, slot in SLOTS.items())
    titles |= {number: title for title, number in slots.items()}
    marked = {n: card for n, card in CARDS.items() if {*card.sources.values()} != {"ours"}}
    assert {int(number): card.title for number, card in marked.items()} == titles
    assert len(titles) == 79


def test_only_three_of_the_known_cards_have_a_number_of_ours():
    known = [card for card in CARDS.values() if {*card.sources.values()} != {"ours"}]
    assert {card.sources["title"] for card in known} == {"printed"}
    placed = [card.title for card in known if card.sources["number"] == "ours"]
    assert placed == [title for title, slot in SLOTS.items() if len(slot) > 5]


def test_points_dice_and_prerequisites():
    points = {card.title: card.points for card in CARDS.values() if card.title in SLOTS | EVENTS}
    assert points["Influence at Court"] == 2
    assert points["A Revolutionary Assembly!"] == 4
    assert points["General Strike"] == CARDS["146"].points == 6
    assert [CARDS[number].die for number in ("18", "33", "406")] == ["duma", "government", "all"]
    needs = [str(CARDS[number].needs) for number in ("119", "120", "146")]
    assert needs == ["#404 in play", "#404 in play", "Session"]


def test_events_known_in_full():
    events = {card.title: card.event for card in CARDS.values() if card.title in EVENTS}
    assert events == {title: event(text) for title, text in EVENTS.items()}


def test_key_events_enter_with_their_turns():
    for turn, numbers in ENTERS.items():
        assert [int(n) for n, card in CARDS.items() if card.enters == turn] == numbers


def test_activities_roll_the_die_their_side_chooses():
    for side, numbers in ACTIVITIES.items():
        chosen = {int(number) for number, card in CARDS.items() if card.die == side}
        assert chosen == numbers
        for number in numbers:
            assert CARDS[str(number)].side == side
            assert isinstance(CARDS[str(number)].event[0], Act)


def test_14_an_activities_card_is_a_choice_between_its_points_and_its_event():
    for number in {*ACTIVITIES["revolutionary"], *ACTIVITIES["government"]}:
        card = CARDS[str(number)]
        act, *more = card.event
        assert isinstance(act, Act)
        assert isinstance(act.amount, int)
        assert act.amount < card.points, "the event gives fewer points than the card"
        assert more, "and something else instead"


def test_titles_of_turmoil_stand_in_reverse_order_but_for_the_neckties():
    numbers = [number for number in DECKS["years-of-turmoil"] if number != 45]
    titles = [re.sub("Activities.*", "Activities", CARDS[str(n)].title) for n in numbers]
    assert all(later <= title for title, later in pairwise(titles))
