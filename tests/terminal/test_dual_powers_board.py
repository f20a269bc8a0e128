"""The board of Dual Powers, sign by sign."""

from random import Random

import pytest

from barricades.core import Ask
from barricades.games import load
from barricades.games.dual_powers.box import box_for
from barricades.terminal import boards
from barricades.terminal.blocks import things_on
from barricades.terminal.boards import Scene, Size
from barricades.terminal.dual_powers.signs import region_icon
from barricades.terminal.play import Play
from barricades.terminal.session import Session
from barricades.words import LANGUAGES, Words
from tests.terminal.scripted import Scripted

GAME, BOARD = load("dual-powers"), boards.load("dual-powers")
WORDS = Words("en", "dual-powers")


def dealt(**options):
    """A game in which nature has laid out the city and dealt the cards."""
    s = GAME.setup(options)
    while (ask := GAME.asks(s)[0]).who == "nature":
        s = GAME.apply(s, "nature", ask.options[0])
    return s


def drawn(s, side=None, *, ask=None, size=Size.FULL, width=100, words=WORDS):
    scene = Scene(view=GAME.view(s, side), words=words, width=width, size=size, ask=ask)
    return [line.plain for line in BOARD.draw(scene)]


def test_every_quarter_has_name_icon_and_a_line_for_each_side():
    text = "\n".join(drawn(dealt()))
    for sign in ("☼ Vyborg", "♣ Petrograd Side", "≈ Vasilievsky Island"):
        assert sign in text
    for sign in ("∩ Narva", "▲ Admiralty", "♦ Liteiny"):
        assert sign in text
    lines = [line for line in drawn(dealt()) if line.startswith("│")]
    assert [line[2] for line in lines if line[2] in "★■○"] == list("★■○★■○")


def test_tokens_show_both_strengths_and_exhausted_ones_are_hatched():
    s = dealt()
    s.at |= {"lenin": "red", "red-unit-3-1": "red", "white-unit-1-0": "red"}
    s.exhausted |= {"red-unit-3-1", "lenin"}
    text = "\n".join(drawn(s))
    assert "░Lenin 2₃░ ░1₃░" in text
    assert " 1₀ " in text


def test_who_would_win_a_quarter_and_why():
    s = dealt()
    assert "nobody" in "\n".join(drawn(s))
    for token in [t for t in s.at if s.at[t] == "red"]:
        s.at[token] = "gone"
    s.at |= {"red-unit-2-1": "red", "white-unit-1-1": "red", "white-unit-1-1-b": "red"}
    assert "■ 2 : 2 ★ by tokens" in "\n".join(drawn(s))
    s.at["white-unit-1-1-b"] = "supply"
    assert "★ 2 : 1 ■" in "\n".join(drawn(s))
    s.at |= {"white-unit-1-1": "supply", "white-unit-2-1": "red"}
    assert "★ 2 : 2 ■ by will" in "\n".join(drawn(s))


def test_unrest_blockade_and_markers():
    s = dealt()
    s.unrest, s.blockade, s.barricade, s.markers = "brown", "red", "red", ("brown", "red", "brown")
    text = "\n".join(drawn(s))
    assert "Blockade ☼ Vyborg ╳ ♣ Petrograd Side" in text
    assert "╳╳☼╳╳" in text
    assert "━━♣━━" in text
    assert "UNREST ◆2" in text or "‼◆2" in text
    (line,) = [line for line in text.splitlines() if "∩ Narva" in line and "╭" in line]
    assert " 1   3 " in line
    assert "Blockade ☼╳♣" in "\n".join(drawn(s, size=Size.SMALL, width=80))


def test_an_upright_connection_is_barred_too():
    s = dealt()
    s.barricade = "purple"
    assert any("╳ ≈ ╳" in line for line in drawn(s))
    assert any("┃ ♦ ┃" in line for line in drawn(s))


def test_the_calendar_marks_the_day_the_bonus_days_and_trotsky():
    s = dealt()
    s.day = 14
    text = "\n".join(drawn(s))
    assert "▸14" in text
    assert "✦15" in text
    assert "✦31" in text
    assert "○Trotsky" in text
    assert "★Trotsky" in text
    s.at["trotsky"] = "red"
    assert "○Trotsky" not in "\n".join(drawn(s))


@pytest.mark.parametrize("support", [-15, -1, 0, 3, 15])
def test_the_track_has_one_marker_and_is_filled_from_the_centre(support):
    s = dealt()
    s.support = support
    line = drawn(s)[3]
    bar = line[line.index("15 ") + 3 : line.rindex(" 15")]
    assert bar.count("◆") == 1
    assert bar.index("◆") == 2 * (support + 15)
    assert bar.count("━") == max(0, 2 * abs(support) - 1)


def test_options_are_lit_by_their_kind():
    s = dealt()
    regions = Ask("red", "leader-recruit", ("green", "brown"), (), "region")
    text = "\n".join(drawn(s, "red", ask=regions))
    assert "[1] ♣ Petrograd Side" in text
    assert "[2] ∩ Narva" in text
    connections = Ask("red", "protest", ("red", "brown"), (), "connection")
    text = "\n".join(drawn(s, "red", ask=connections))
    assert "━[1]━" in text
    assert "] ☼ Vyborg" not in text


def test_the_hand_lies_open_to_its_owner_only():
    s = dealt()
    own, foe = "\n".join(drawn(s, "red")), "\n".join(drawn(s, "white"))
    assert own.count("╭") == foe.count("╭") == 6 + 8
    assert "\n".join(drawn(s)).count("╭") == 6
    s = GAME.apply(s, "red", GAME.asks(s)[0].options[0])
    card = WORDS.noun("card", s.objectives["red"])
    assert card in "\n".join(drawn(s, "red"))
    assert card not in "\n".join(drawn(s, "white"))
    assert "face down" in "\n".join(drawn(s, "white"))


def test_alone_ones_own_objective_is_hidden():
    s = dealt(solitaire="red", difficulty=4)
    card = WORDS.noun("card", s.objectives["red"])
    text = "\n".join(drawn(s, "red"))
    assert f"objective ☼ {card}" not in text
    assert "objective face down" in text
    assert "stack " in text
    assert "1₄" in text


def test_an_owners_map_is_drawn_as_it_is():
    ring = {"red": ["red", "purple"], "green": ["purple", "green"], "purple": ["green", "brown"]}
    s = GAME.setup({"components": {"connections": ring}})
    s.barricade = "purple"
    text = "\n".join(drawn(s))
    assert "☼ Vyborg ━━☼━━ ≈ Vasilievsky Island" in text
    assert "♣ Petrograd Side ╳╳≈╳╳ ∩ Narva" in text
    assert "━━♣━━" in text
    assert "┃ ≈ ┃" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_small_boards_take_fourteen_lines(language):
    words = Words(language, "dual-powers")
    lines = drawn(dealt(), "red", size=Size.SMALL, width=80, words=words)
    assert len(lines) == 14
    assert max(map(len, lines)) <= 80


def ask_why(*lines):
    players = {"red": "me", "white": "random"}
    session = Session.begin(GAME, {}, players, secret=b"why")
    screen = Scripted(lines)
    Play(session, screen, WORDS).run()
    return session, " ".join(screen.all.split())


def test_why_says_which_rule_is_in_the_way():
    session, shown = ask_why("why lenin", "why kerensky", "why pass")
    assert "Lenin is a leader card" in shown
    assert "§3.4 §R11" in shown
    assert "You do not hold Kerensky" in shown
    held = set(session.state.hands["red"])
    other = next(card for card in box_for(session.record.options).cards if card not in held)
    label = WORDS.noun("card", other)
    _, shown = ask_why(f"why {other}", f"why {label}", "why liteiny")
    assert shown.count(f"You do not hold {label}.") == 2
    assert "“liteiny” may mean: Liteiny" in shown


def test_things_cover_whatever_can_be_asked_for():
    rng, s = Random(5), GAME.setup({})
    while asks := GAME.asks(s):
        ask = asks[0]
        assert set(ask.options) <= set(BOARD.things(GAME.view(s, None), ask.of))
        s = GAME.apply(s, ask.who, rng.choice(ask.options))


def test_a_crowded_quarter_takes_more_lines_where_the_board_can_be_scrolled():
    s = dealt()
    s.at |= dict.fromkeys(s.at, "purple")
    scene = Scene(view=GAME.view(s, None), words=WORDS, width=80, size=Size.SMALL, apart=True)
    lines = BOARD.draw(scene)
    shown = {thing for line in lines for thing, *_ in things_on(line)}
    assert {("token", token) for token in s.at} <= shown
    assert all(line.cell_len <= 80 for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_of_a_quarter_is_cut_beside_a_question(language):
    s, words = dealt(), Words(language, "dual-powers")
    ask = Ask("red", "leader-recruit", box_for(s.options).regions, (), "region")
    for offered in (None, ask):
        assert "…" not in "\n".join(drawn(s, "red", ask=offered, width=72, words=words))


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_few_lines_the_first_tells_where_unrest_is_and_comes_next(language):
    view, words = GAME.view(s := dealt(), "red"), Words(language, "dual-powers")
    scene = Scene(view=view, words=words, width=79, size=Size.SMALL, apart=True)
    now, then = (region_icon(view[name]).plain for name in ("unrest", "blockade"))
    first = BOARD.draw(scene)[0].plain
    assert f"‼{now}◆{box_for(s.options).unrest_points[view['month']]}" in first
    assert f"›‼{then}" in first
    assert "…" not in first
