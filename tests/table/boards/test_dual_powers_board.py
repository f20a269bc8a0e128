"""The board of Dual Powers in a browser: all of the view is on it, once, and nothing else."""

import json
import re
from collections import Counter
from itertools import pairwise, permutations
from random import Random
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from barricades.core import NATURE, Event
from barricades.digest import sections
from barricades.games import load
from barricades.games.dual_powers.box import box_for
from barricades.play.prospects.dual_powers import reach
from barricades.table import boards
from barricades.table.boards import Scene
from barricades.table.boards.dual_powers import about, picture
from barricades.table.boards.dual_powers.ring import ACROSS, BRIDGES, DOWN, LANDS, walk
from barricades.table.boards.dual_powers.spread import GAP, HEIGHT, WIDTH, spread
from barricades.table.boards.parts import whole
from barricades.table.web.viewer import STATIC
from barricades.words import LANGUAGES, Words

GAME, BOARD = load("dual-powers"), boards.load("dual-powers")
WORDS = {language: Words(language, "dual-powers") for language in LANGUAGES}
STYLE = STATIC / "dual-powers.css"

ON_THE_BOARD = {"card", "token", "region", "connection", "action"}
OFF_THE_BOARD = {"pass", "done"}  # only the panel has these
GAMES: tuple[dict[str, Any], ...] = (
    {},
    {"rules": "first"},
    {"solitaire": "red"},
    {"solitaire": "white", "difficulty": 6},
)


def dealt(**options):
    """A game in which nature has laid out the city and dealt the cards."""
    s = GAME.setup(options)
    while (ask := GAME.asks(s)[0]).who == NATURE:
        s = GAME.apply(s, NATURE, ask.options[0])
    return s


def played(options, seed):
    """A random game: every position in which a side is asked, and the last one."""
    rng, s = Random(seed), GAME.setup(options)
    while asks := GAME.asks(s):
        ask = rng.choice(asks)
        if ask.who != NATURE:
            yield s.copy()
        GAME.play(s, ask.who, rng.choice(ask.options))
    yield s


def scene(s, side=None, *, language="en", news=()):
    ask = next((ask for ask in GAME.asks(s) if ask.who == side), None)
    view = GAME.view(s, side)
    return Scene(view=view, words=WORDS[language], side=side, ask=ask, news=news)


def page(seen):
    """The strip, the board and the hand, as they stand on one page."""
    return ET.fromstring(whole(f"<page>{drawn_for(seen)}</page>"))


def drawn_for(seen):
    return f"{BOARD.strip(seen)}{BOARD.draw(seen)}{BOARD.hand(seen)}"


def text(part):
    return " ".join(" ".join(part.itertext()).split())


def lit(part):
    found = [e for e in part.iter() if e.get("data-lit") is not None]
    return {(e.get("data-kind"), e.get("data-value").strip('"')) for e in found}


def pieces(part):
    return [e.get("data-piece") for e in part.iter() if e.get("data-piece")]


def of_class(part, name):
    return [e for e in part.iter() if name in e.get("class", "").split()]


def quarter(part, region):
    return next(e for e in of_class(part, "dp-quarter") if f"r-{region}" in e.get("class"))


# Over random games


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_all_is_drawn_once_and_what_is_offered_is_lit(options):
    for number, s in enumerate(played(options, 1)):
        asked = [ask.who for ask in GAME.asks(s)]
        for side in asked if number % 5 else (*GAME.sides(options), None):
            seen = scene(s, side)
            part = page(seen)
            assert lit(part) == offered(seen)
            names = pieces(part)
            assert len({*names}) == len(names)
            assert {*names} == expected(seen.view)
            assert leaders_shown(part) == leaders_to_come(seen)


@pytest.mark.parametrize("kind", sorted(ON_THE_BOARD))
def test_every_kind_of_thing_on_the_board_is_lit_some_time(kind):
    positions = (s for seed in range(99) for s in played({}, seed))
    s, ask = next((s, ask) for s in positions for ask in GAME.asks(s) if ask.of == kind)
    seen = scene(s, ask.who)
    assert lit(page(seen)) == offered(seen) != set()


def offered(seen):
    if not seen.ask or seen.ask.of not in ON_THE_BOARD:
        return set()
    return {(seen.ask.of, option) for option in seen.ask.options if option not in OFF_THE_BOARD}


def expected(view):
    """The names of all that a side may see."""
    things = {"will", "score", "day", "month", "barricade", "marker-1", "marker-2", "marker-3"}
    things |= {*view["tokens"]}
    cards = [card for card in view["objectives"].values() if isinstance(card, str)]
    cards += [card for cards in view["played"].values() for card in cards]
    if mine := view["hands"].get(view["side"]):
        cards += mine["leaders"] + mine["cards"]
    return {f"dp-{name}" for name in things} | {f"dp-card-{card}" for card in cards}


def leaders_shown(part):
    """Before each side: the leaders who may still enter the city, beside the cards it holds."""
    return {
        side.get("id"): {
            name
            for head in of_class(side, "dp-group")[0]
            if (name := head.get("data-piece", "").removeprefix("dp-"))
        }
        for side in of_class(part, "dp-force")
    }


def leaders_to_come(seen):
    """R10: leaders in the supply whose card is in a hand, is still to come, or was played."""
    view, box = seen.view, box_for(seen.view["options"])
    cards = {*view["leaders"], *view["played"]["red"], *view["played"]["white"]}
    cards |= {name for hand in view["hands"].values() for name in hand["leaders"]}
    return {
        f"dp-force-{side}": {
            name for name in box.leaders[side] if view["tokens"][name][0] == "supply"
        }
        & cards
        for side in ("red", "white")
    }


def test_nothing_hidden_reaches_the_page():
    for s in [*played({}, 3)][::6]:
        for side in (*GAME.sides({}), None):
            seen = scene(s, side)
            whole = everything(seen)
            for foe in {"red", "white"} - {side}:
                hidden = [c for c in s.hands[foe] if c in s.box.region]
                hidden += [s.objectives[foe]] if s.objectives[foe] and foe not in s.revealed else []
                for card in hidden:
                    assert f"dp-card-{card}" not in whole
                    assert f"&#34;{card}&#34;" not in whole
            if side:
                guessed = scene(GAME.guess(s, side, Random(0)), side)
                assert everything(guessed) == whole
                assert explained(guessed) == explained(seen)


def everything(seen):
    pictures = [picture(seen, option) for option in seen.ask.options] if seen.ask else []
    return f"{drawn_for(seen)}{BOARD.twin(seen)}{''.join(pictures)}"


def explained(seen):
    """Whatever there is on the board and in the box, explained."""
    box = box_for(seen.view["options"])
    things = [(e.get("data-kind"), json.loads(e.get("data-value"))) for e in pointable(seen)]
    things += [("card", card) for card in box.days]
    return [about(seen, kind, value) for kind, value in things]


def pointable(seen):
    return [e for e in page(seen).iter() if e.get("data-kind")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_can_be_pointed_at_is_explained(language):
    known = sections("dual-powers", language)
    for s in [*played({}, 8), *played({"solitaire": "red"}, 8)][::19]:
        for side in (*GAME.sides(s.options), None):
            seen = scene(s, side, language=language)
            for thing in pointable(seen):
                kind, value = thing.get("data-kind"), json.loads(thing.get("data-value"))
                part = ET.fromstring(whole(f"<page>{about(seen, kind, value)}</page>"))
                assert text(part.find(".//h3")), (kind, value)
                assert len([p for p in part.iter("p") if text(p)]) >= 2, (kind, value)
                cites = [*text(of_class(part, "dp-cites")[0]).replace("§", "").split()]
                assert cites
                assert {*cites} <= {*known}
                assert not pieces(part)
                assert not lit(part)
                assert not re.search(r"[{}_]|[a-z]-\d|None|True|False", text(part))


@pytest.mark.parametrize(
    ("kind", "value"),
    [
        *(("card", v) for v in ("", "red-9", "lenin-1", 7)),
        *(("token", v) for v in ("", "nobody", 3)),
        *(("day", v) for v in (0, 32, "1")),
        *((kind, "nowhere") for kind in ("region", "connection", "month", "pile", "side")),
        *((kind, "nothing") for kind in ("action", "bonus", "marker", "unheard-of")),
        ("card", ("red-1", "red-2")),
    ],
    ids=str,
)
def test_what_is_not_there_is_not_explained(kind, value):
    assert about(scene(dealt(), "red"), kind, value) == ""


def test_every_option_but_doing_nothing_has_a_picture_of_its_own():
    for s in [*played({}, 6), *played({"solitaire": "white"}, 6)][::2]:
        for ask in GAME.asks(s):
            seen = scene(s, ask.who)
            shown = {option: picture(seen, option) for option in ask.options}
            for option, drawing in shown.items():
                assert bool(drawing) == (option not in OFF_THE_BOARD)
                assert not drawing or not pieces(ET.fromstring(drawing))
            told = [(shown[option], boards.label(BOARD, seen, option)) for option in ask.options]
            assert len({*told}) == len(told)


def test_every_card_says_what_it_is():
    for s in [*played({}, 2)][::9]:
        for side in (*GAME.sides({}), None):
            part = page(scene(s, side))
            for card in (*of_class(part, "dp-card"), *of_class(part, "dp-small")):
                if "dp-empty" not in card.get("class"):
                    assert card.get("role") in ("img", "button", "group")
                    assert re.search("[a-z]{4}", card.get("aria-label"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_twin_names_every_token(language):
    words = WORDS[language]
    for s in [*played({}, 4), *played({"solitaire": "red"}, 4)][::9]:
        twin = ET.fromstring(BOARD.twin(scene(s, language=language)))
        told: Counter[str] = Counter()
        for line in twin.iter("li"):
            count, _, item = text(line).rpartition(" × ")
            told[item] += int(count or 1)
        for name, (_, is_tired) in GAME.view(s, None)["tokens"].items():
            face = words.noun("face", "exhausted" if is_tired else "fresh")
            noun = words.noun("token", name)
            numbers = "/".join(map(str, s.box.strength[name]))
            item = f"{noun}, {face}" if "unit" in name else f"{noun} {numbers}, {face}"
            told[item] -= 1
            assert told[item] >= 0, item


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_still_a_name_out_of_the_code(language):
    for s in [*played({}, 5), *played({"solitaire": "white"}, 5)][::15]:
        for side in (*GAME.sides(s.options), None):
            seen = scene(s, side, language=language)
            twin = ET.fromstring(BOARD.twin(seen))
            for said in (text(page(seen)), text(twin)):
                assert not re.search(r"[{}_]|[a-z]-\d|None|True|False", said)


def test_the_table_can_be_drawn_while_it_is_laid_out():
    s = GAME.setup({})
    while GAME.asks(s)[0].who == NATURE:
        names = pieces(page(scene(s)))
        assert len({*names}) == len(names)
        assert {f"dp-{token}" for token in s.at} <= {*names}
        ET.fromstring(BOARD.twin(scene(s)))
        s = GAME.apply(s, NATURE, GAME.asks(s)[0].options[0])


def test_options_that_are_alike_but_for_their_place_have_labels_of_their_own():
    for s in played({}, 6):
        for ask in GAME.asks(s):
            labels = [boards.label(BOARD, scene(s, ask.who), option) for option in ask.options]
            assert ask.who == NATURE or len({*labels}) == len(labels)


# The city


def test_both_totals_and_who_would_win_are_written_in_the_quarter():
    s = dealt()
    empty = of_class(quarter(page(scene(s)), "blue"), "dp-verdict")[0]
    assert text(empty) == "0 0"
    assert not of_class(empty, "dp-wins")
    for token in [t for t in s.at if s.at[t] == "red"]:
        s.at[token] = "gone"
    s.at |= {"red-unit-2-1": "red", "white-unit-1-1": "red", "white-unit-1-1-b": "red"}
    assert judged(s) == ("2 2", "white", "Tie: tokens 2 : 1")
    s.at["white-unit-1-1-b"] = "supply"
    assert judged(s) == ("1 2", "red", "")
    s.at |= {"white-unit-1-1": "supply", "white-unit-2-1": "red"}
    assert judged(s) == ("2 2", "red", "Tie: will of the people")


def judged(s):
    """Of Vyborg: White's total and Red's, who wins, and why."""
    part = quarter(page(scene(s)), "red")
    (winner,) = of_class(part, "dp-wins")
    why = "".join(text(e) for e in of_class(part, "dp-why"))
    totals = " ".join(text(b) for b in of_class(part, "dp-verdict")[0].iter("b"))
    return totals, winner.get("class").split()[1][2:], why


def test_neutral_tokens_stand_with_the_side_they_count_for():
    s = dealt()
    (neutral,) = [token for token in s.at if s.at[token] == "red"]
    assert WIDTH / 3 < across(s, neutral) < WIDTH * 2 / 3
    s.at["red-unit-1-0"] = "red"  # Red has the will of the people
    assert WIDTH / 2 < across(s, neutral) < across(s, "red-unit-1-0")
    s.will, s.at["white-unit-1-0"] = "white", "red"
    assert across(s, neutral) < WIDTH / 3


def across(s, token):
    """How far from the left a token lies in the field of its quarter."""
    return placed(drawn(s, token), "--x")


def placed(part, name):
    """Where something lies, by the name of a coordinate."""
    return float(re.findall(rf"{name}:([\d.]+)", part.get("style"))[0])


def drawn(s, token):
    return next(e for e in page(scene(s)).iter() if e.get("data-piece") == f"dp-{token}")


def test_the_large_number_is_the_strength_and_exhausted_tokens_are_hatched():
    s = dealt()
    s.at |= {"red-unit-3-1": "red", "lenin": "red"}
    assert text(drawn(s, "red-unit-3-1")).endswith("3 1")
    assert not of_class(drawn(s, "red-unit-3-1"), "dp-hatch")
    s.exhausted |= {"red-unit-3-1", "lenin"}
    assert text(drawn(s, "red-unit-3-1")).endswith("1 3")
    assert text(drawn(s, "lenin")).endswith("2 Lenin 3")
    assert of_class(drawn(s, "lenin"), "dp-hatch")


def test_what_is_at_stake_is_written_in_the_quarter():
    s = dealt()
    s.unrest, s.objectives["red"], s.objectives["white"] = "brown", "brown-8", "brown-1"
    for side, points in (("red", ["2", "5"]), ("white", ["2", "2"]), (None, ["2"])):
        stakes = of_class(quarter(page(scene(s, side)), "brown"), "dp-points")
        assert [text(stake) for stake in stakes] == points
    s.markers = ("brown", "red")
    part = page(scene(s))
    assert pieces(quarter(part, "brown"))[0] == "dp-marker-1"
    assert pieces(quarter(part, "red"))[0] == "dp-marker-2"
    assert pieces(of_class(part, "dp-rest")[0]) == ["dp-marker-3"]


def test_every_quarter_shows_where_its_tile_lies():
    s = dealt()
    s.unrest, s.blockade, s.tiles = "brown", "red", ("green", "blue")
    part = page(scene(s))
    for region, space in (("red", "blockade"), ("green", "left"), ("purple", "used")):
        (tile,) = of_class(quarter(part, region), "dp-tile")
        assert f"dp-{space}" in tile.get("class")
        assert WORDS["en"].noun("region", region) in tile.get("title")
    assert not of_class(quarter(part, "brown"), "dp-tile")
    assert text(of_class(quarter(part, "brown"), "dp-stake")[0]) == "Unrest 2"


def test_the_barricade_lies_on_its_bridge():
    s = dealt()
    for name in s.box.connections:
        s.barricade = name
        part = page(scene(s))
        bridge = next(e for e in of_class(part, "dp-bridge") if e.get("data-value") == f'"{name}"')
        (barricade,) = of_class(part, "dp-barricade")
        for place in ("--x", "--y"):
            assert placed(bridge, place) == placed(barricade, place)
        assert "closed by the blockade" in bridge.get("aria-label")


def test_twins_stand_for_each_other():
    s = dealt()
    while (ask := GAME.asks(s)[0]).what != "recruit":
        s = GAME.apply(s, ask.who, ask.options[0])
    names = {"red-unit-1-0": 2} if ask.who == "red" else {"white-unit-1-1": 3}
    part = page(scene(s, ask.who))
    values = Counter(e.get("data-value") for e in part.iter() if e.get("data-lit") is not None)
    for name, count in names.items():
        assert values[f'"{name}"'] == count


def test_bridges_span_the_water_between_neighbours():
    for (one, other), (x, y, turn) in zip(pairwise([*LANDS, LANDS[0]]), BRIDGES, strict=True):
        gap_x = sorted([one.x, one.x + one.width, other.x, other.x + other.width])[1:3]
        gap_y = sorted([one.y, one.y + one.height, other.y, other.y + other.height])[1:3]
        assert gap_x[0] < x < gap_x[1]
        assert gap_y[0] < y < gap_y[1]
        assert (turn == 90) == (gap_y[1] - gap_y[0] < gap_x[1] - gap_x[0])


def test_the_city_lies_on_its_plane_and_its_streets_in_their_quarters():
    for land in LANDS:
        assert land.x > 0 < land.y
        assert land.x + land.width < ACROSS
        assert land.y + land.height < DOWN
        ends = [tuple(map(int, end)) for end in re.findall(r"(\d+) (\d+)", land.streets)]
        assert len(ends) > 10
        assert all(x <= land.width and y <= land.height for x, y in ends)
    css = STYLE.read_text("utf-8")
    assert f"--across: {ACROSS}; --down: {DOWN};" in css
    assert f"width: calc({WIDTH} * var(--u)); height: calc({HEIGHT} * var(--u))" in css


def test_an_owners_ring_is_drawn_as_it_is():
    names = box_for(GAME.setup({}).options).regions
    for order in [*permutations(names[1:])][::17]:
        ring = [names[0], *order, names[0]]
        connections = dict(zip(names, pairwise(ring), strict=True))
        around = walk(connections)
        assert [region for region, _ in around] == ring[:6]
        for (here, bridge), (there, _) in pairwise([*around, around[0]]):
            assert {*connections[bridge]} == {here, there}


def test_tokens_never_lie_on_each_other_nor_outside_their_quarter():
    rng = Random(1)
    for crowd in range(1, 34):
        spans = [rng.choice((1, 1, 1, 2)) for _ in range(crowd)]
        one, other = sorted(rng.choices(range(crowd + 1), k=2))
        pitch, spots = spread(*map(tuple, (spans[:one], spans[one:other], spans[other:])))
        groups = [
            [(spot.x, spot.x + span * pitch) for span, spot in zip(each, there, strict=True)]
            for each, there in zip(
                (spans[:one], spans[one:other], spans[other:]), spots, strict=True
            )
        ]
        for group, after in pairwise(filter(None, groups)):
            assert max(end for _, end in group) + GAP <= min(start for start, _ in after)
        taken: set[tuple[float, float]] = set()
        for span, (x, y) in zip(spans, [spot for group in spots for spot in group], strict=True):
            assert 0 <= x <= WIDTH - span * pitch
            assert 0 <= y <= HEIGHT - pitch
            places = {(2 * x + step, 2 * y) for step in range(2 * span * pitch)}
            assert not places & taken
            taken |= places


# Cards, tracks, news


def test_a_card_in_hand_tells_the_day_it_would_bring_on():
    for s in [*played({}, 7)][::3]:
        for ask in GAME.asks(s):
            if ask.what != "take-turn":
                continue
            for card in ask.options:
                told, after = reach(scene(s, ask.who).view, str(card)), GAME.apply(s, ask.who, card)
                assert told.day == after.day
                assert told.is_month == (after.month > s.month)
                assert told.is_bonus == (after.day in (15, 31))


def test_the_actions_of_the_card_played_are_lit_on_it():
    s = dealt()
    while (ask := GAME.asks(s)[0]).what not in ("act", "lead"):
        s = GAME.apply(s, ask.who, ask.options[0])
    part = page(scene(s, ask.who))
    (card,) = [e for e in of_class(part, "dp-card") if lit(e)]
    assert card.get("data-piece") == f"dp-card-{ask.facts['card']}"


def test_the_score_marker_stands_where_the_score_is():
    s = dealt()
    for s.support, left, lead in ((0, "50.00%", "0"), (15, "98.39%", "15"), (-4, "37.10%", "4")):
        (marker,) = of_class(page(scene(s)), "dp-score")
        assert f"left:{left}" in marker.get("style")
        assert text(marker) == lead


def test_trotsky_waits_above_his_months():
    s = dealt()
    months = of_class(page(scene(s)), "dp-month")
    names = [[n for n in pieces(month) if "trotsky" in n] for month in months]
    assert names == [[], ["dp-trotsky"], [], ["dp-trotsky-red"], [], [], []]


def test_what_has_just_happened_is_marked():
    s = dealt()
    news = (
        Event("played", {"side": "red", "card": "red-4"}, ()),
        Event("advanced", {"side": "red", "days": 4, "day": 5, "slid": False}, ()),
        Event("recruited", {"side": "red", "token": "red-unit-1-0", "region": "red"}, ()),
        Event("scored", {"side": "red", "points": 3}, ()),
        Event("gained-will", {"side": "red"}, ()),
        Event("judged-nobody", {"marker": 1, "region": "blue"}, ()),
    )
    s.at["red-unit-1-0"], s.played["red"], s.day, s.support = "red", ("red-4",), 5, 3
    before, after = page(scene(s)), page(scene(s, news=news))
    assert not of_class(before, "dp-new")
    marked = [e for e in after.iter() if of_class(e, "dp-new") and pieces(e)]
    names = {name for e in marked for name in pieces(e) if len(pieces(e)) == 1}
    assert {"dp-will", "dp-card-red-4", "dp-red-unit-1-0"} <= names
    assert [text(e) for e in of_class(after, "dp-day") if "dp-passed" in e.get("class")] == [
        *"1234"
    ]
    assert [e.get("d") for e in of_class(after, "dp-trail")] == ["M310 38H370"]
    assert of_class(quarter(after, "blue"), "dp-new")


def test_the_days_that_cards_lead_to_are_marked_while_one_is_chosen():
    for s in [*played({}, 9)][::3]:
        for ask in GAME.asks(s):
            view = scene(s, ask.who).view
            days = of_class(page(scene(s, ask.who)), "dp-day")
            marked = {n for n, day in enumerate(days, 1) if of_class(day, "dp-led")}
            cards = ask.options if ask.what == "take-turn" else ()
            assert marked == {reach(view, str(card)).day for card in cards}


def test_every_class_of_the_board_is_styled_and_every_style_is_used():
    styled = {*re.findall(r"\.(dp[a-z-]*)", STYLE.read_text("utf-8"))}
    used: set[str] = set()
    for options in GAMES:
        for number, s in enumerate(played(options, 1)):
            for side in tuple(ask.who for ask in GAME.asks(s)) or (None, "red"):
                seen = scene(s, side, news=tuple(s.log))
                markup = everything(seen) + "".join(() if number % 20 else explained(seen))
                used |= {*" ".join(re.findall(r'class="([^"]*)"', markup)).split()}
    assert styled - used <= {"dp-crowd"}
    assert {name for name in used if name.startswith("dp")} - styled == {"dp-twin"}


def test_colours_come_from_the_palette_alone():
    css = STYLE.read_text("utf-8")
    assert not re.search(r"#[0-9a-f]{3}|\b(rgb|hsl)", css)
    used = {*re.findall(r"var\(--(\w+)", css)}
    set_here = {*re.findall(r"[{;\s]--(\w+):", css)}
    given = {"x", "y", "w", "h", "t", "u", "at", "many", "spare"}
    palette = {"paper", "ink", "red", "steel", "brass", "moss", "plum", "sky", "clay", "chalk"}
    palette |= {"lit", "pale", "line", "dark", "quiet"}
    assert used - set_here - given - palette == {"title", "text"}
