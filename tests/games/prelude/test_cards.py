"""The cards as a set: each deck is balanced, and together they do all that the rules speak of."""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from importlib.resources import files
from typing import Any

import pytest

from barricades.games.prelude.box import SIDES
from barricades.games.prelude.decks import DECKS, FIELDS, TRACKS, Card, printed
from barricades.games.prelude.language import nodes as n
from barricades.games.prelude.language.parse import condition, event

CARDS = printed()
DRAWN = [name for name in DECKS if name != "key-events"]
LATE = {"collapse", "provisional-government", "key-events"}
WORDS = [kind for kind in vars(n).values() if isinstance(kind, type) and is_dataclass(kind)]
TIED = {"Install": {"132"}, "Fall": {"249"}, "Rule": {"234", "312"}}  # to cards of the rulebook
MILITARY = {"kronstadt", "reserve", "guards", "garrison"}


def deck(name: str) -> list[Card]:
    return [card for card in CARDS.values() if card.deck == name]


def tables(name: str) -> list[dict[str, Any]]:
    path = files("barricades.games.prelude") / "cards" / f"{name}.toml"
    cards: list[dict[str, Any]] = tomllib.loads(path.read_text("utf-8"))["card"]
    return cards


def within(node: Any) -> Iterator[Any]:
    """A node or event, and all nodes in it."""
    if isinstance(node, tuple):
        for part in node:
            yield from within(part)
    elif is_dataclass(node):
        yield node
        yield from within(tuple(getattr(node, field.name) for field in fields(node)))


def has(node: Any, *kinds: type, **values: Any) -> bool:
    """Whether there is a node of such a kind, with such values, in a node or event."""
    return any(
        isinstance(found, kinds) and all(getattr(found, k) == v for k, v in values.items())
        for found in within(node)
    )


def users(*kinds: type, **values: Any) -> set[str]:
    """The cards that have such a node in event or prerequisite."""
    return {i for i, card in CARDS.items() if has((card.event, card.needs), *kinds, **values)}


def needing(kind: type, **values: Any) -> set[str]:
    """The cards that have such a node in their prerequisite."""
    return {i for i, card in CARDS.items() if has(card.needs, kind, **values)}


# Every deck


def test_as_many_cards_as_in_the_box():
    assert len(CARDS) == 181


@pytest.mark.parametrize("name", DECKS)
def test_a_deck_has_every_number_once(name):
    assert [card["number"] for card in tables(name)] == [*DECKS[name]]


@pytest.mark.parametrize("name", DECKS)
def test_fields_and_their_sources(name):
    for card in tables(name):
        wanted = {"number", "title", "side", "points", "die", "event", "printed", "inferred"}
        assert wanted <= {*card} <= {*FIELDS, "printed", "inferred"}
        assert card["side"] in (*SIDES, "neutral")
        assert card["points"] in (2, 4, 6)
        assert card["die"] in (*TRACKS, *SIDES, "all")
        assert card.get("stays", "turn") in ("turn", "era", "game")
        assert isinstance(card.get("starred", False), bool)
        assert ("enters" in card) == (name == "key-events")
        sources = [*card["printed"], *card["inferred"]]
        assert len({*sources}) == len(sources)
        assert {*sources} <= {*card} & {*FIELDS}


@pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: card.number)
def test_what_is_written_is_what_is_read(card):
    assert event(n.written(card.event)) == card.event
    assert card.needs is None or condition(str(card.needs)) == card.needs


@pytest.mark.parametrize("name", DRAWN)
def test_a_deck_is_balanced(name):
    cards = deck(name)
    dice = Counter(card.die for card in cards)
    assert max(dice[track] for track in TRACKS) - min(dice[track] for track in TRACKS) <= 2
    red, blue, neutral = (
        [card.points for card in cards if card.side == side] for side in (*SIDES, "neutral")
    )
    assert abs(len(red) - len(blue)) <= 1
    assert abs(sum(red) - sum(blue)) <= 2
    assert len(cards) / 8 <= len(neutral) <= len(cards) / 5
    assert 3.8 <= sum(card.points for card in cards) / len(cards) <= 4.2


@pytest.mark.parametrize("name", DRAWN)
def test_our_own_cards_differ_and_most_of_them_make_you_think(name):
    ours = [card for card in deck(name) if {*card.sources.values()} == {"ours"}]
    assert len({card.event for card in ours}) == len(ours)
    choices = users(n.Choose, n.Spend)
    thoughtful = [card for card in ours if card.needs or card.stays or card.number in choices]
    assert len(thoughtful) >= len(ours) / 2


@pytest.mark.parametrize("name", DECKS)
def test_titles_are_those_of_the_english_catalogue(name):
    path = files("barricades") / "locale" / "en" / f"prelude.{name}.ftl"
    said = re.findall(r"^(card|history)-(\d+) = (.+)$", path.read_text("utf-8"), re.MULTILINE)
    titles, histories = (
        {number: text for kind, number, text in said if kind == wanted}
        for wanted in ("card", "history")
    )
    assert titles == {card.number: card.title for card in deck(name)}
    assert [*histories] == [*titles]
    assert len({*histories.values()}) == len(histories)


# The whole set


def test_every_word_of_the_language_serves_three_cards_unless_tied_to_known_ones():
    assert {n.Add, n.Count, n.Or} < {*WORDS}
    rare = {word.__name__: users(word) for word in WORDS if len(users(word)) < 3}
    assert rare == TIED


def test_all_dice_at_once_are_for_some_key_events():
    everything = {card.number for card in CARDS.values() if card.die == "all"}
    assert everything
    assert everything < {card.number for card in deck("key-events")}


def test_what_stays_in_play_has_a_reason_to():
    staying = {card.number for card in CARDS.values() if card.stays}
    nodes = [node for card in CARDS.values() for node in within((card.event, card.needs))]
    looked_for = {node.card for node in nodes if isinstance(node, n.InPlay)}
    looked_for |= {card for node in nodes if isinstance(node, n.Roll) for card in node.less}
    assert staying == users(n.After, n.Rule) | looked_for
    assert users(n.Leave) <= staying


def test_only_cards_of_1917_stay_for_the_game():
    lasting = [card for card in CARDS.values() if card.stays == "game"]
    assert lasting
    assert {card.deck for card in lasting} <= LATE
    assert {card.enters for card in lasting} <= {"", "february", "july"}
    assert {CARDS[number].stays for number in ("119", "120")} == {"era"}


def test_no_card_of_1917_needs_the_war():
    warlike = [CARDS[number] for number in needing(n.InPlay, card="404")]
    assert {card.deck for card in warlike} <= {"great-war", "key-events"}
    assert {card.enters for card in warlike} <= {"", "early-war", "late-war"}


def test_stars_are_for_the_throne():
    starred = {card.number for card in CARDS.values() if card.starred}
    assert {"249", "407", "409"} <= starred
    assert not starred & {"239", "254", "406", "408", "410", "411"}
    assert {CARDS[number].deck for number in starred} == {"collapse", "key-events"}
    assert sum(card.starred for card in deck("collapse")) <= 18


def test_only_military_pride_gives_military_discipline_without_a_sponsor():
    free = {
        card.number
        for card in CARDS.values()
        for node in within(card.event)
        if isinstance(node, n.Organize) and node.freely and card.side != "revolutionary"
        if node.places.kind not in ("worker", "urban", "named") or MILITARY & {*node.places.names}
    }
    assert free == {"125", "239"}


def test_personalities_can_be_removed():
    assert users(n.Purge, card="401")
    assert users(n.Purge, card="403")
    assert {"301", "304"} <= users(n.Return, card="408")


def test_prerequisites_of_every_kind():
    for what in ("session", "reigns", "abdicated", "majority", "dominance"):
        assert needing(n.Is, what=what), what
    for number in ("401", "404", "408", "409", "410"):
        assert needing(n.InPlay, card=number), number
    for what in ("controlled", "organized"):
        assert needing(n.Test, what=what), what
    assert needing(n.Not, condition=n.Is("session"))
    assert len(needing(n.Count, of="unrest")) > 5


def test_unrest_rises_by_cards_of_both_sides_and_seldom_falls():
    raising = users(n.Change, track="unrest", by=1)
    assert {CARDS[number].side for number in raising} == {*SIDES, "neutral"}
    lowering = [users(n.Change, track="unrest", by=-by) for by in (1, 2, 3)]
    assert len(raising) > 3 * sum(map(len, lowering)) > 0


def test_world_affairs_move_by_two_only_late():
    by_two = users(n.Change, track="world", by=2)
    assert by_two
    assert {CARDS[number].deck for number in by_two} <= LATE


def test_both_sides_muster_markers_of_every_value():
    for side in SIDES:
        events = tuple(card.event for card in CARDS.values() if card.side == side)
        assert all(has(events, n.Muster, value=value) for value in (1, 2, 4))
