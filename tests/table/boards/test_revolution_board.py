"""The board of Revolution! in a browser: all of it is there once, lit when offered, never more."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from barricades.core import PASS, Ask
from barricades.core.ask import plain
from barricades.games import load
from barricades.games.revolution.box import KINDS
from barricades.table import boards
from barricades.table.boards import Scene
from barricades.table.boards.parts import whole
from barricades.table.boards.revolution import about, picture
from barricades.table.boards.revolution.tracks import LENGTH, SPACES, space
from barricades.table.boards.revolution.windows import HEIGHT, LEFT, TOP, WIDTH, windows
from barricades.words import LANGUAGES, Words
from tests.games.revolution.table import AREAS, CHARACTERS
from tests.running.soak import soaked

GAME, BOARD = load("revolution"), boards.load("revolution")
HERE = Path(__file__).parents[3] / "src" / "barricades" / "table"
SMALL = {"areas": {area: {"spaces": 3} for area in AREAS}}
OPTIONS: list[dict[str, Any]] = [
    {},
    {"players": 3, "bid_refunds": "yes"},
    {"area_control": "yes", "bid_refunds": "yes", "components": SMALL},
    {"players": 3, "area_control": "yes", "components": SMALL},
]
PIECE = re.compile(r'data-piece="([\w-]+)"')

every_game = pytest.mark.parametrize("at", range(len(OPTIONS)))


def positions(options: dict[str, Any], seed: int) -> Iterator[tuple[Any, dict[str | None, Any]]]:
    """A random game: every position, and in which one each side last chose."""
    rng, chose = Random(seed), dict[str | None, Any]()
    s = GAME.setup(options)
    while asks := GAME.asks(s):
        yield s, chose
        ask = rng.choice(asks)
        chose = chose | {ask.who: s}
        s = GAME.apply(s, ask.who, rng.choice(ask.options))
    yield s, chose


@cache
def seen(at: int) -> tuple[tuple[Any, Scene], ...]:
    """Some positions of a game with these options, seen by one who is asked and by any other."""
    rng, found = Random(at), []
    for s, chose in positions(OPTIONS[at], at):
        asks: dict[str | None, Ask] = {ask.who: ask for ask in GAME.asks(s)}
        rare = any(ask.of == "area-side" for ask in asks.values())
        if not asks or rng.random() < (0.4 if rare else 0.03):
            for side in (*rng.sample([*asks], bool(asks)), rng.choice([None, *s.support])):
                heard = len(chose[side].log) if side in chose else 0
                found.append((s, scene(s, side, asks.get(side), heard)))
    return tuple(found)


def scene(
    s: Any, side: str | None, ask: Ask | None = None, heard: int = 0, to: str = "en"
) -> Scene:
    words = Words(to, "revolution")
    view, log = GAME.view(s, side), s.log
    return Scene(view=view, words=words, side=side, ask=ask, news=log[heard:], log=log)


def page(markup: str) -> ElementTree.Element:
    return ElementTree.fromstring(whole(f"<body>{markup}</body>"))


def names(scene: Scene) -> Counter[str]:
    return Counter(PIECE.findall(BOARD.draw(scene) + BOARD.hand(scene)))


@every_game
def test_what_is_offered_is_lit_once_and_nothing_else(at):
    asked = set()
    for _, scene in seen(at):
        lit = Counter(
            (thing.get("data-kind"), thing.get("data-value"))
            for thing in page(BOARD.draw(scene)).iter()
            if thing.get("data-lit") is not None
        )
        ask = scene.ask
        offered = [option for option in ask.options if option != PASS] if ask else []
        assert lit == Counter((ask.of if ask else "", json.dumps(option)) for option in offered)
        asked.add(ask.what if ask else "")
    assert asked == {"", "bid", "spy", "apothecary", "apothecary-with"}


@every_game
def test_whatever_is_there_can_be_pointed_at(at):
    for _, scene in seen(at):
        pointed = Counter(
            (thing.get("data-kind"), thing.get("data-value"))
            for thing in page(BOARD.draw(scene)).iter()
            if thing.get("data-kind")
        )
        cubes = {(area, side) for area, sides in scene.view["cubes"].items() for side in sides}
        assert pointed == Counter(
            [("character", json.dumps(name)) for name in CHARACTERS]
            + [("area", json.dumps(area)) for area in AREAS]
            + [("area-side", json.dumps(cube)) for cube in cubes]
            + [("bank", '"bank"'), ("track", '"support"')]
        )


@every_game
def test_every_piece_is_drawn_once_under_a_name_of_its_own(at):
    for _, scene in seen(at):
        found, view = names(scene), scene.view
        assert {*found.values()} == {1}
        kinds = Counter(name.split("-")[1] for name in found)
        assert kinds["cube"] == sum(map(len, view["cubes"].values()))
        assert kinds["marker"] == len(view["support"])
        assert kinds["token"] == (sum(view["hands"][scene.side]) if scene.side else 0)
        for side in view["support"]:
            mine = [name for name in found if name.startswith(f"rv-cube-{side}-")]
            assert len(mine) == sum(cubes.count(side) for cubes in view["cubes"].values())
        town = page(BOARD.draw(scene)).find(".//div[@class='rv-town']")
        assert town is not None
        places = [piece.get("style", "") for piece in town.iter() if piece.get("data-piece")]
        assert len({*places}) == len(places) == kinds["cube"] + kinds["marker"]


def test_a_token_keeps_its_name_on_its_way_from_the_hand_to_the_bid_board():
    s = GAME.setup({})
    before = scene(s, "red")
    for character in ("priest", "general"):
        s = GAME.apply(s, "red", character)
    after = scene(s, "red")
    assert names(before) == names(after)
    assert len(PIECE.findall(BOARD.hand(before))) - len(PIECE.findall(BOARD.hand(after))) == 2


@every_game
def test_what_others_have_laid_shows_nowhere(at):
    rng = Random(1)
    for s, scene in seen(at):
        if scene.side is None:
            continue
        guessed = GAME.view(GAME.guess(s, scene.side, rng), scene.side)
        ask, words = scene.ask, scene.words
        other = Scene(
            view=guessed, words=words, side=scene.side, ask=ask, news=scene.news, log=scene.log
        )
        for drawn in (BOARD.strip, BOARD.draw, BOARD.hand, BOARD.twin):
            assert drawn(scene) == drawn(other)
        for kind, value in things(scene):
            assert about(scene, kind, value) == about(other, kind, value)
        for option in ask.options if ask else ():
            assert picture(scene, option) == picture(other, option)


def things(scene: Scene) -> set[tuple[str, Any]]:
    """All that can be pointed at: above the board, on it, and in the hand."""
    markup = BOARD.strip(scene) + BOARD.draw(scene) + BOARD.hand(scene)
    return {
        (thing.get("data-kind", ""), plain(json.loads(thing.get("data-value", ""))))
        for thing in page(markup).iter()
        if thing.get("data-kind")
    }


def test_onlookers_hold_nothing():
    s = GAME.setup({})
    assert "data-token" not in BOARD.hand(scene(s, None))
    assert "rv-token-" not in BOARD.draw(scene(s, None)) + BOARD.hand(scene(s, None))


# What has just happened


def resolved(**bids: str) -> Any:
    """A first round in which each side's five tokens went to these characters, Force first."""
    s = GAME.setup({})
    for side, places in bids.items():
        for place in places.split():
            s = GAME.apply(s, side, place)
    return s


def standings(scene: Scene) -> dict[str, list[str]]:
    """By character: how the bids stand that are shown on it, the highest first."""
    return {
        json.loads(card.get("data-value", "")): [
            next(word for word in shown.get("class", "").split() if word in STANDING)
            for shown in card.iter()
            if {*shown.get("class", "").split()} & STANDING
        ]
        for card in page(BOARD.draw(scene)).iter()
        if card.get("data-kind") == "character"
    }


STANDING = {"rv-won", "rv-tied", "rv-outbid", "rv-nobody"}
ROUND = {
    "red": "priest general printer printer rogue",
    "blue": "priest general printer merchant rogue",
    "green": "printer priest merchant rogue rogue",
    "yellow": "aristocrat general general captain captain",
}


def test_when_bids_are_open_each_character_shows_who_won_or_tied():
    s = resolved(**ROUND)
    shown = standings(scene(s, "red", GAME.asks(s)[0]))
    assert shown["priest"] == ["rv-tied", "rv-tied", "rv-outbid"]
    assert shown["general"] == ["rv-won", "rv-outbid", "rv-outbid"]
    assert shown["printer"] == ["rv-won", "rv-outbid", "rv-outbid"]
    assert shown["merchant"] == ["rv-tied", "rv-tied"]
    assert shown["rogue"] == ["rv-won", "rv-outbid", "rv-outbid"]
    assert shown["captain"] == ["rv-won"]
    for name in ("innkeeper", "magistrate", "spy", "apothecary", "mercenary"):
        assert shown[name] == ["rv-nobody"]


def test_bids_are_shown_until_others_are_opened():
    s = resolved(**ROUND)
    known, opened = len(s.log), standings(scene(s, "red"))
    s = GAME.apply(s, "red", "priest")
    assert standings(scene(s, "red", heard=known)) == opened


def stamped(scene: Scene) -> dict[str, tuple[list[str], str | None]]:
    """By character: the shapes on its stamp, and its turn if it is news."""
    found = {}
    for part in page(BOARD.draw(scene)).iter():
        for stamp in part if part.get("id", "").startswith("rv-stamp-") else ():
            shapes = [
                shape.get("class", "")
                for shape in stamp.iter()
                if "rv-shape" in str(shape.get("class"))
            ]
            turn = str(stamp.get("style") or "").removeprefix("--turn:") or None
            found[str(part.get("id")).removeprefix("rv-stamp-")] = (
                [shape.split()[1].removeprefix("rv-") for shape in shapes],
                turn,
            )
    return found


def test_the_last_round_stays_stamped_on_the_characters_until_the_next():
    s = resolved(**ROUND)
    fresh = stamped(scene(s, "blue"))
    assert fresh == {
        "general": (["yellow"], "1"),
        "captain": (["yellow"], "2"),
        "priest": (["red", "blue"], "3"),
        "aristocrat": (["yellow"], "4"),
        "merchant": (["blue", "green"], "5"),
        "printer": (["green"], "6"),
        "rogue": (["green"], "7"),
    }
    known = len(s.log)
    s = GAME.apply(s, "red", GAME.asks(s)[0].options[0])
    later = stamped(scene(s, "red", heard=known))
    assert later == {name: (sides, None) for name, (sides, _) in fresh.items()}
    assert stamped(scene(GAME.setup({}), "red")) == {}


def test_after_a_power_was_used_stamping_begins_anew():
    s = resolved(
        red="priest general captain mercenary rogue",
        blue="printer printer rogue mercenary mercenary",
        green="printer printer rogue rogue rogue",
        yellow="spy apothecary apothecary mercenary mercenary",
    )
    s = GAME.apply(s, "yellow", PASS)
    fresh = stamped(scene(s, "red"))
    assert fresh["spy"] == (["yellow"], "6")
    assert fresh["apothecary"] == (["yellow"], "1")
    assert fresh["mercenary"] == (["blue", "yellow"], "2")


def test_bids_that_still_lie_there_are_shown_with_the_spy():
    s = resolved(
        red="priest general captain mercenary rogue",
        blue="printer printer rogue mercenary mercenary",
        green="printer printer rogue rogue rogue",
        yellow="spy apothecary apothecary mercenary mercenary",
    )
    assert GAME.asks(s)[0].what == "spy"
    assert [*s.offers] == ["mercenary", "spy", "apothecary"]
    shown = standings(scene(s, "red"))
    assert shown["spy"] == shown["apothecary"] == ["rv-won"]
    assert shown["mercenary"] == ["rv-tied", "rv-tied", "rv-outbid"]
    assert shown["rogue"] == ["rv-won", "rv-outbid", "rv-outbid"]


def test_support_that_was_just_gained_stands_beside_the_whole():
    s = resolved(**ROUND)
    assert {side: s.support[side] for side in ("green", "yellow")} == {"green": 10, "yellow": 7}
    assert "<i>+10</i>" in BOARD.strip(scene(s, "red"))
    assert "<i>+10</i>" not in BOARD.strip(scene(s, "red", heard=len(s.log)))


def test_cubes_that_change_places_are_the_same_cubes():
    found = 0
    for seed in range(3):
        game = [*positions({}, seed)]
        for (s, _), (after, _) in pairwise(game):
            ask = GAME.asks(s)[0]
            if ask.what == "apothecary-with":
                found += 1
                (before, then) = (
                    {name for name in names(scene(x, ask.who, None, len(s.log))) if "cube" in name}
                    for x in (s, after)
                )
                assert before == then
    assert found


def test_the_first_of_two_cubes_is_marked():
    for _, scene in seen(0):
        picked = BOARD.draw(scene).count("rv-picked")
        assert picked == bool(scene.ask and scene.ask.what == "apothecary-with")


# Bidding


def drafted(scene: Scene) -> tuple[dict[str, Any], dict[str, ElementTree.Element]]:
    """What a page is told of a bid, and by character the row that the bid's list has for it."""
    (found,) = (part for part in page(BOARD.hand(scene)).iter("template"))
    rows = {str(row.get("data-row")): row for row in found.iter("li")}
    return json.loads(found.get("data-bid", "")), rows


def test_whoever_is_asked_for_a_bid_gets_what_a_whole_one_needs():
    s = GAME.apply(GAME.setup({"players": 3}), "red", "priest")
    (ask,) = (ask for ask in GAME.asks(s) if ask.who == "red")
    bid, rows = drafted(scene(s, "red", ask))
    assert bid == {
        "of": "red-1",
        "most": 6,
        "tokens": ["force", "blackmail", "gold", "gold", "gold"],
        "pieces": [f"rv-token-red-{number}" for number in range(1, 6)],
        "laid": ["priest"],
        "rivals": {"blue": [1, 1, 3], "green": [1, 1, 3]},
    }
    assert [*rows] == [*CHARACTERS]
    drawn = page(BOARD.draw(scene(s, "red", ask)))
    for name, person in CHARACTERS.items():
        (face,) = (part for part in drawn.iter() if part.get("id") == f"rv-{name}")
        taken = {kind[0] for kind in str(face.get("data-takes")).split()}
        assert taken == {"f", "b", "g"} - {*person.immune}
        for kind in KINDS:
            assert (rows[name].get(f"data-no-{kind}") is None) == (kind[0] in taken)


def test_nobody_else_gets_that():
    s = GAME.setup({})
    for side in (None, "blue"):
        assert "<template" not in BOARD.hand(scene(s, side))


# Pictures and accounts


@every_game
def test_no_two_options_look_alike(at):
    for _, scene in seen(at):
        if scene.ask:
            drawn = [picture(scene, option) for option in scene.ask.options]
            assert len({*drawn}) == len(drawn)
            assert all(drawn[at] for at, option in enumerate(scene.ask.options) if option != PASS)


@every_game
@pytest.mark.parametrize("language", soaked(LANGUAGES, LANGUAGES[-1:]))
def test_whatever_can_be_pointed_at_is_explained(at, language):
    for s, english in seen(at)[::3]:
        seen_by = scene(s, english.side, english.ask, to=language)
        for kind, value in things(seen_by):
            told = page(about(seen_by, kind, value))
            assert "§" in "".join(told.itertext())
            assert told.find(".//svg") is not None
    assert about(english, "region", "nowhere") == about(english, "area", "moon") == ""


def test_an_account_tells_how_things_stand():
    s = resolved(**ROUND)
    account = {
        thing: " ".join("".join(page(about(scene(s, "red"), *thing)).itertext()).split())
        for thing in (("character", "priest"), ("area", "fortress"), ("kind", "force"))
    }
    priest = account["character", "priest"]
    assert "Red: 1 Force, tied; Blue: 1 Force, tied; Green: 1 Blackmail, outbid" in priest
    assert "6 support, influence in the Cathedral" in priest
    assert "1 of 8" in account["area", "fortress"]
    assert "Leader: Yellow" in account["area", "fortress"]
    assert "General, Captain, Rogue, Apothecary and Mercenary" in account["kind", "force"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_when_the_game_is_over_nothing_is_won_for_a_next_round(language):
    (last,) = (s for s, _ in positions({}, 1) if s.ended)
    for side, earned in last.earned.items():
        shown = scene(last, side, to=language)
        words = shown.words
        support = 5 * earned[0] + 3 * earned[1] + earned[2]
        drawn = BOARD.hand(shown)
        assert words.text("board-cashed") in drawn
        assert words.text("board-cashed-worth", support=support) in drawn
        told = "".join((drawn, BOARD.strip(shown), BOARD.twin(shown)))
        told += str(about(shown, "side", side))
        assert words.text("board-earned") not in told


# The board in words


def tables(scene: Scene) -> list[list[list[str]]]:
    """The tables of the twin, row by row."""
    return [
        [["".join(cell.itertext()).strip() for cell in row] for row in table.iter("tr")]
        for table in page(BOARD.twin(scene)).iter("table")
    ]


@every_game
def test_the_twin_tells_all_that_the_view_holds(at):
    for _, scene in seen(at):
        view, words = scene.view, scene.words
        sides, bids, town = tables(scene)
        assert len(sides) == 1 + len(view["support"])
        for side, row in zip(view["support"], sides[1:], strict=True):
            laid = view["bids"][side]
            on_board = sum(cubes.count(side) for cubes in view["cubes"].values())
            assert row[0].startswith(words.noun("side", side))
            assert ("(you)" in row[0]) == (side == scene.side)
            assert row[1].split()[0] == str(view["support"][side])
            assert row[2] == amounts(words, view["hands"][side])
            assert row[3] == str(laid if isinstance(laid, int) else len(laid))
            assert row[4] == amounts(words, view["earned"][side])
            assert row[5] == str(25 - on_board)
        assert amounts(words, view["bank"]) in BOARD.twin(scene)
        assert f"Round {view['round']}," in BOARD.twin(scene)
        for (name, person), row in zip(CHARACTERS.items(), bids[1:], strict=True):
            assert words.noun("character", name) in row[0]
            assert not person.support or f"{person.support} support" in row[1]
            assert not person.area or words.noun("area", person.area) in row[1]
            assert {kind[0] for kind in KINDS if words.noun("kind", kind) in row[2]} == {
                *person.immune
            }
            for side, tokens in view["offers"].get(name, {}).items():
                assert f"{words.noun('side', side)}: {amounts(words, tokens)}" in row[3]
        for area, row in zip(view["cubes"], town[1:], strict=True):
            cubes, leader = view["cubes"][area], view["leaders"][area]
            own = OPTIONS[at].get("components", {}).get("areas", {}).get(area, {})
            spaces = own.get("spaces", AREAS[area][0])
            assert row[0] == words.noun("area", area)
            assert row[1] == str(AREAS[area][1] + 10 * (area in view["locked"]))
            assert row[2] == f"{len(cubes)} of {spaces}"
            assert (words.noun("side", leader) if leader else "") in row[3]
            assert ("locked" in row[3]) == (area in view["locked"])
            assert row[4:] == [str(cubes.count(side)) for side in view["support"]]


def amounts(words: Words, tokens: list[int]) -> str:
    return words.text("board-tokens", **dict(zip(KINDS, tokens, strict=True)))


def test_the_twin_tells_ones_own_bids_and_what_came_of_all():
    s = resolved(**ROUND)
    _, bids, _ = tables(scene(s, "red"))
    told = {row[0].split()[-1].casefold(): row[3] for row in bids[1:]}
    tied = "Red: 1 Force, tied; Blue: 1 Force, tied; Green: 1 Blackmail, outbid"
    assert told["priest"] == f"Last round: {tied}"
    assert told["captain"] == "Last round: Yellow: 2 Gold, the highest bid"
    assert told["spy"] == "nobody had bid"
    known = len(s.log)
    ask = next(ask for ask in GAME.asks(s) if ask.who == "red")
    s = GAME.apply(s, "red", ask.options[0])
    _, bids, _ = tables(scene(s, "red", heard=known))
    assert [row[3] for row in bids[1:3]] == [
        f"you: 1 {words_of(ask)}",
        "Last round: Yellow: 2 Gold, the highest bid",
    ]


def words_of(ask: Ask) -> str:
    return Words("en", "revolution").noun("kind", ask.facts["kind"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_speaks_three_languages(language):
    words = Words(language, "revolution")
    ended = None
    for s, english in seen(2):
        told = scene(s, english.side, english.ask, to=language)
        drawn, spoken = BOARD.draw(told), BOARD.twin(told)
        page(drawn), page(spoken), page(BOARD.hand(told))
        for kind, values in (("area", AREAS), ("character", CHARACTERS)):
            for value in values:
                assert words.noun(kind, value) in drawn
                assert words.noun(kind, value) in spoken
        assert words.noun("phase", told.view["phase"]) in drawn
        ended = told
    assert ended
    assert ended.view["ended"]
    assert words.text("board-winner") in BOARD.twin(ended)


# Geometry and looks


@pytest.mark.parametrize("count", range(1, 26))
def test_as_many_windows_as_a_box_may_have_fit_the_wall(count):
    found = windows(0, 0, count)
    assert len({(window.x, window.y) for window in found}) == count
    for window in found:
        assert window.size >= 17
        assert LEFT <= window.x <= LEFT + WIDTH - window.size
        assert TOP <= window.y <= TOP + HEIGHT - window.size
        for other in found:
            apart = max(abs(window.x - other.x), abs(window.y - other.y))
            assert other == window or apart >= window.size


def test_the_track_goes_once_round_the_town():
    assert LENGTH == len({(at.x, at.y) for at in SPACES}) == 100
    for one, other in zip(SPACES, [*SPACES[1:], SPACES[0]], strict=True):
        assert abs(one.x - other.x) + abs(one.y - other.y) == 30
    assert space(147) == SPACES[47]


def test_the_look_takes_its_colours_from_the_palette():
    sheet = (HERE / "web" / "static" / "revolution.css").read_text("utf-8")
    assert not re.search(r"#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)\(", sheet)
    board = HERE / "boards" / "revolution"
    for drawing in [*board.rglob("*.svg"), *board.glob("*.html")]:
        assert not re.search(r'(fill|stroke)="|#[0-9a-f]{6}', drawing.read_text("utf-8"))


def test_every_class_of_the_board_is_styled_and_every_style_is_used():
    sheet = (HERE / "web" / "static" / "revolution.css").read_text("utf-8")
    styled = {*re.findall(r"\.(rv[a-z-]*)", sheet)}
    drawn: set[str] = set()
    for at in range(len(OPTIONS)):
        for _, scene in seen(at):
            told = [about(scene, *thing) for thing in things(scene)]
            for markup in (BOARD.strip(scene), BOARD.draw(scene), BOARD.hand(scene), *told):
                drawn |= {*" ".join(re.findall(r'class="([^"]*)"', markup)).split()}
    script = (HERE / "web" / "static" / "revolution.js").read_text("utf-8")
    drawn |= {*re.findall(r"\brv-(?:drag|held)\b", script)}
    shared = {"plain", "loud", "unseen", "revolution"}
    assert styled - drawn == set()
    assert drawn - styled - shared == {"rv-tied", "rv-outbid"}  # these have signs of their own
