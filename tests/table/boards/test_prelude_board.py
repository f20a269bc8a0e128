"""The board of Prelude to Revolution in a browser: all of it, lit when offered, and never more."""

import json
import re
from collections import Counter
from functools import cache
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest
from markupsafe import Markup

from barricades.core import NATURE, PASS, Ask
from barricades.games.prelude import GAME
from barricades.games.prelude.box import FOE, SIDES, TRACKS, box_for
from barricades.games.prelude.checks import THREE_DICE
from barricades.games.prelude.language import reading
from barricades.games.prelude.special import PRICES
from barricades.play.described import odds_text
from barricades.play.prospects import Odds
from barricades.table import boards
from barricades.table.boards import Scene
from barricades.table.boards.hyphens import SOFT
from barricades.table.boards.parts import whole
from barricades.table.boards.prelude import about, picture
from barricades.words import LANGUAGES, Words

BOARD = boards.load("prelude")
BOX = box_for(GAME.setup({}).options)
HERE = Path(__file__).parents[3] / "src" / "barricades" / "table"
PIECE = re.compile(r'data-piece="([\w-]+)"')
ON_BOARD = {"place", "card", "card-use", "special", "track", "side"}  # kinds that can be pointed at
SEED = 189  # a game with Abdication and most kinds of questions


@cache
def seen() -> tuple[tuple[Any, Scene], ...]:
    """A random game: the first position of every question, seen by one who is asked or not."""
    rng, count, heard = Random(SEED), Counter[str](), dict[str | None, int]()
    found: list[tuple[Any, Scene]] = []
    s = GAME.setup({})
    while asks := GAME.asks(s):
        ask = asks[0]
        if ask.who != NATURE:
            count[ask.what] += 1
            if count[ask.what] in (1, 20, 60):
                found.append((s, scene(s, ask.who, ask, heard.get(ask.who, 0))))
                if len(count) % 4 == 1:
                    found.append((s, scene(s, FOE[ask.who] if len(found) % 2 else None)))
            heard[ask.who] = len(s.log)
        s = GAME.apply(s, ask.who, rng.choice(ask.options))
    return (*found, *[(s, scene(s, side)) for side in (*SIDES, None)])


def scene(
    s: Any, side: str | None, ask: Ask | None = None, heard: int = 0, to: str = "en"
) -> Scene:
    words = Words(to, "prelude")
    return Scene(view=GAME.view(s, side), words=words, side=side, ask=ask, news=s.log[heard:])


@cache
def drawn(scene: Scene) -> str:
    """The strip, the board, and the rail with the hand."""
    return BOARD.strip(scene) + BOARD.draw(scene) + BOARD.hand(scene)


@cache
def page(markup: str) -> ElementTree.Element:
    return ElementTree.fromstring(whole(f"<body>{markup}</body>"))


def text(markup: str) -> str:
    return " ".join("".join(page(markup).itertext()).split())


def things(scene: Scene, attribute: str) -> list[tuple[str, Any]]:
    return [
        (thing.get("data-kind", ""), json.loads(thing.get("data-value", "")))
        for thing in page(drawn(scene)).iter()
        if thing.get(attribute) is not None
    ]


def test_what_is_offered_is_lit_once_and_nothing_else():
    asked = set()
    for _, scene in seen():
        lit, offered = Counter(things(scene, "data-lit")), set()
        if scene.ask and scene.ask.of in ON_BOARD:
            asked.add(scene.ask.what)
            for option in scene.ask.options:
                if isinstance(option, tuple):
                    offered.add(("card", option[0]))
                elif option not in (PASS, "done"):
                    offered.add((scene.ask.of, option))
        assert lit == Counter(offered)
    assert asked >= {"take-round", "act", "choose-place", "take-special", "add-cubes", "trigger"}


def test_whatever_is_there_can_be_pointed_at():
    for _, scene in seen():
        pointed, view = things(scene, "data-kind"), scene.view
        assert len({*pointed}) == len(pointed)
        places = {value for kind, value in pointed if kind == "place"}
        assert places == {*BOX.places, *(("organize", "special") if scene.side else ())}
        cards = {value for kind, value in pointed if kind == "card"} - {"maneuver"}
        hands = [card for hand in view["hands"].values() for card in hand["cards"]]
        assert cards == {*hands, *view["pool"], *view["coming"], *view["in_play"], *view["playing"]}
        assert {value for kind, value in pointed if kind == "track"} == {*TRACKS}
        assert {value for kind, value in pointed if kind == "side"} == {*SIDES}
        actions = {value for kind, value in pointed if kind == "special"} | {"maneuver"}
        assert actions == {action for side in SIDES for action in PRICES[side]}
        assert {value for kind, value in pointed if kind == "level"} == {"unrest", "prestige"}
        assert {value for kind, value in pointed if kind == "round"} == {*range(1, BOX.rounds + 1)}
        assert ("victory", "points") in pointed
        assert ("pile", "pool") in pointed


def test_pieces_have_names_of_their_own():
    for _, scene in seen():
        found = PIECE.findall(drawn(scene))
        assert len({*found}) == len(found)
        assert {f"pr-marker-{track}" for track in TRACKS} | {"pr-vp", "pr-unrest"} <= {*found}


def test_a_card_keeps_its_name_on_its_way_from_the_hand_to_the_table():
    for s, before in seen():
        if before.ask and before.ask.what == "take-round":
            pairs = [option for option in before.ask.options if isinstance(option, tuple)]
            option = next(pair for pair in pairs if pair[1] == "points")
            after = scene(GAME.apply(s, before.ask.who, option), before.side)
            name = f"pr-card-{option[0]}"
            for shown, lies in ((before, "pr-held"), (after, "pr-pile")):
                [found] = [
                    pile
                    for pile in page(BOARD.hand(shown)).iter("section")
                    if name in PIECE.findall(ElementTree.tostring(pile, "unicode"))
                ]
                assert found.get("class") == lies
            return
    raise AssertionError


def test_every_cube_is_drawn_in_its_place():
    for _, scene in seen():
        for place in BOX.places:
            found = page(drawn(scene)).find(f".//*[@data-kind='place'][@data-value='\"{place}\"']")
            assert found is not None
            shown = Counter(piece.get("href", "") for piece in found.iter("use"))
            gone = scene.view["abdicated"] and place in BOX.extremists
            for side, count in zip(SIDES, scene.view["cubes"][place], strict=True):
                assert shown[f"#pr-{side}"] == (0 if gone else count)


def test_the_next_box_tells_each_side_what_a_cube_costs_and_others_are_ticks():
    for s, scene in seen():
        for place in BOX.places:
            found = page(drawn(scene)).find(f".//*[@data-kind='place'][@data-value='\"{place}\"']")
            assert found is not None
            costs = [
                (cost.get("class", "").split()[1:], str(cost.text))
                for cost in found.iter("text")
                if "pr-cost" in cost.get("class", "").split()
            ]
            paid = {side: GAME.view(s, side)["costs"].get(place, 0) for side in SIDES}
            mine = {side: ["pr-mine"] if side == scene.side else [] for side in SIDES}
            assert costs == [(mine[side], str(paid[side])) for side in SIDES if paid[side]]


@cache
def organized() -> Scene:
    """The start, but the Revolutionary has organized the Radicals and Kazan Cathedral."""
    s = GAME.setup({})
    s.organizations["revolutionary"] = ("kazan", "radical")
    return scene(s, "revolutionary")


def test_organizations_are_marked_and_count_twice_for_those_beside_them():
    shown = page(drawn(organized()))
    by_place = {
        json.loads(thing.get("data-value", "")): ElementTree.tostring(thing, "unicode")
        for thing in shown.iter()
        if thing.get("data-kind") == "place"
    }
    mark = 'title="organization"'
    assert [place for place, markup in by_place.items() if mark in markup] == ["kazan"]
    marked = [place for place, markup in by_place.items() if "pr-party-organized" in markup]
    assert marked == ["radical"]
    worth = {"winter-palace": -1, "okhrana": -1, "state-bank": -1, "kazan": 2}
    worth |= dict.fromkeys(("vyborg", "nevsky-prospect", "smolny"), 1)
    for district, near in BOX.next.items():
        total = sum(worth.get(place, 0) for place in near)
        sums = re.findall(r'class="pr-aid s-(\w+)">([^<]+)<', by_place[district])
        side = SIDES[0] if total > 0 else SIDES[1]
        assert sums == ([(side, f"{total:+d}".replace("-", "−"))] if total else [])


def test_the_lines_of_a_district_have_the_manner_of_its_holder():
    for _, scene in seen():
        for place in BOX.of_subtype["urban"]:
            line = page(drawn(scene)).find(f".//*[@id='pr-line-{place}']")
            assert line is not None
            holder = scene.view["control"][place]
            assert line.get("class", "").split() == [
                "pr-line",
                *([f"s-{holder}"] if holder else []),
            ]
            cores = [path for path in line if path.get("class") == "pr-core"]
            assert len(cores) == (holder == "government")


def test_what_others_hold_shows_nowhere():
    rng = Random(1)
    for s, scene in seen():
        if scene.side is None:
            continue
        guessed = GAME.view(GAME.guess(s, scene.side, rng), scene.side)
        ask, words = scene.ask, scene.words
        other = Scene(view=guessed, words=words, side=scene.side, ask=ask, news=scene.news)
        assert drawn(scene) == drawn(other)
        assert BOARD.twin(scene) == BOARD.twin(other)
        assert told(scene) == told(other)


def told(scene: Scene) -> list[Markup]:
    """The pictures of the options, and what is told of everything that can be pointed at."""
    pictures = [picture(scene, option) for option in scene.ask.options] if scene.ask else []
    return pictures + [about(scene, kind, value) for kind, value in pointed(scene)]


def pointed(scene: Scene) -> list[tuple[str, Any]]:
    return things(scene, "data-kind")


def test_onlookers_hold_nothing_and_pay_nothing():
    s, _ = seen()[0]
    onlooker = scene(s, None)
    assert "pr-held" not in BOARD.hand(onlooker)
    assert "pr-mine" not in BOARD.draw(onlooker)
    hidden = [card for side in SIDES for card in s.hands[side]]
    assert not {*hidden} & {
        value for kind, value in things(onlooker, "data-kind") if kind == "card"
    }


# Choices


def test_checks_are_offered_with_their_exact_odds():
    s, ask = next((s, x.ask) for s, x in seen() if x.ask and x.ask.what == "choose-place")
    asked = scene(s, ask.who, ask)
    for place in ask.options:
        target = asked.view["targets"][place] + 2
        chance = 100 * sum(roll <= target for roll in THREE_DICE) / 216
        assert f" {target} or less: {chance:.1f}\xa0%" in boards.label(BOARD, asked, place)
        thing = page(drawn(asked)).find(f".//*[@data-kind='place'][@data-value='\"{place}\"']")
        assert thing is not None
        assert odds_text(asked.words, Odds.even(chance)) in "".join(thing.itertext())


def test_every_option_has_a_label_of_its_own():
    for _, scene in seen():
        if scene.ask:
            labels = [boards.label(BOARD, scene, option) for option in scene.ask.options]
            assert all(labels)
            assert len({*labels}) == len(labels) or scene.ask.of in ("card", "card-use")


def test_every_option_is_told_apart_by_picture_and_words():
    for _, scene in seen():
        if scene.ask:
            shown = [
                (picture(scene, option), boards.label(BOARD, scene, option))
                for option in scene.ask.options
            ]
            assert len({*shown}) == len(shown) or scene.ask.of in ("card", "card-use")


def test_pictures_are_drawn_where_there_is_something_to_show():
    for _, scene in seen():
        if scene.ask and scene.ask.of in ON_BOARD | {"alternative"}:
            for option in scene.ask.options:
                is_said = option in (PASS, "done")
                assert (picture(scene, option) == "") == is_said
                page(picture(scene, option))


# Everything enlarged and explained


def test_whatever_can_be_pointed_at_is_explained():
    for _, scene in seen():
        for kind, value in pointed(scene):
            said = text(about(scene, kind, value))
            assert "§" in said
            if kind == "card" and value != "maneuver":
                assert scene.words.noun("card", value) in said.replace(SOFT, "")
                assert scene.words.phrase(*reading.event(BOX.cards[value], scene.side)) in said
        assert about(scene, "card", "9999") == ""
        assert about(scene, "token", "x") == ""


def test_a_district_is_explained_with_its_neighbours_by_name():
    shown = organized()
    said = text(about(shown, "place", "putilov"))
    for place in BOX.next["putilov"]:
        assert shown.words.noun("place", place) in said
    said = text(about(shown, "place", "kazan"))
    for place in ("putilov", "obukhov"):
        assert shown.words.noun("place", place) in said


# The board in words


def test_the_twin_tells_all_that_the_view_holds():
    for _, scene in seen():
        told, view, words = text(BOARD.twin(scene)), scene.view, scene.words
        for place in BOX.places:
            assert words.noun("place", place) in told
        for district in BOX.districts:
            red, blue = view["cubes"][district]
            holder = view["control"][district]
            by = words.noun("side", holder) if holder else "nobody"
            assert f"Revolutionary {red}, Government {blue}; controlled by " in told
            shown = told.partition(f"{words.noun('place', district)} (")[2]
            assert by in shown.partition(".")[0]
        for party in BOX.parties:
            is_gone = view["abdicated"] and party in BOX.extremists
            state = "Out of play" if is_gone else f"{sum(view['cubes'][party])} of "
            assert f"{words.noun('place', party)}: {state}" in told
        for track in TRACKS:
            assert f"{words.noun('track', track)}: " in told
        for side in SIDES:
            for action in PRICES[side]:
                assert words.noun("special", action) in told
            assert f"Opportunity points: {view['opportunity'][side]}" in told
            assert f"Military preparations: {sum(view['troops'][side])}" in told
        cards = [*view["pool"], *view["in_play"], *view["playing"], *view["discard"], *view["gone"]]
        mine = view["hands"][scene.side]["cards"] if scene.side else []
        for card in [*cards, *mine]:
            assert words.noun("card", card) in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_speaks_three_languages(language):
    words = Words(language, "prelude")
    for s, english in seen()[::6]:
        told = scene(s, english.side, english.ask, to=language)
        shown, spoken = text(drawn(told)), text(BOARD.twin(told))
        for place in BOX.places:
            assert words.noun("short", place) in shown
            assert words.noun("place", place) in spoken
        assert words.noun("turn", told.view["turn"]) in shown
        for action in PRICES["government"]:
            assert words.noun("special", action) in spoken
            assert words.noun("special", action) in text(about(told, "special", action))


# Looks


def test_the_look_takes_its_colours_from_the_palette():
    sheet = (HERE / "web" / "static" / "prelude.css").read_text("utf-8")
    assert not re.search(r"#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)\(", sheet)
    for drawing in (HERE / "boards" / "prelude").glob("*.html"):
        assert not re.search(r'(fill|stroke)="|#[0-9a-f]{6}', drawing.read_text("utf-8"))


def test_every_class_of_the_board_is_styled_and_every_style_is_used():
    sheet = (HERE / "web" / "static" / "prelude.css").read_text("utf-8")
    styled = {*re.findall(r"\.(pr-[a-z-]+)", sheet)}
    used = {
        name
        for scene in (organized(), *[scene for _, scene in seen()])
        for names in re.findall(r'class="([^"]*)"', "".join((drawn(scene), *told(scene))))
        for name in names.split()
        if name.startswith("pr-")
    }
    assert styled == used
