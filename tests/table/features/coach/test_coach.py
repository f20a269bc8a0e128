"""The coach: in whose games, what is said of which question, and the warning before a blunder."""

from __future__ import annotations

import html
import json
import re
from functools import cache
from random import Random
from typing import Any

import pytest

from barricades.bots.budget import Budget
from barricades.bots.hints import Blunder, Hint
from barricades.bots.ismcts import Found
from barricades.core import NATURE
from barricades.games import NAMES, load
from barricades.table.features.analysis import analysis
from barricades.words import LANGUAGES, Words
from tests.table.club import browser
from tests.table.playing import GAME, MANY

EN = Words("en", GAME)
ANSWERS = 3000  # in random games of each kind


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr(analysis, "THINKING", Budget(iterations=5))
    monkeypatch.setattr("barricades.bots.hints.TRIALS", 2)
    monkeypatch.setattr("barricades.bots.hints.BLUNDER", 2.0)  # nothing is one, by chance


def begin(me: Any, game: str = GAME, **fields: str) -> str:
    """A new game by its form; the path of its page."""
    answer = me.post(f"/new/{game}", data=fields, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def choose(me: Any, rooms: Any, path: str, **more: str) -> Any:
    """Answer with the first option, as a form does."""
    history = rooms.room(path.rpartition("/")[2]).history
    choice = json.dumps(history.ask("red").options[0])
    form = {"as": "red", "number": str(history.number), "choice": choice, **more}
    return me.post(f"{path}/choose", data=form, follow_redirects=False)


@cache
def kinds(name: str) -> set[str]:
    """All kinds of question that random games ask a side."""
    game, rng, found, answers = load(name), Random(7), set[str](), 0
    while answers < ANSWERS:
        s = game.setup({o.name: rng.choice(o.values) for o in game.options if not o.check})
        while asks := game.asks(s):
            ask = rng.choice(asks)
            found |= {ask.what} - ({ask.what} if ask.who == NATURE else set())
            game.play(s, ask.who, rng.choice(ask.options))
            answers += 1
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_of_every_kind_of_question_it_has_something_to_say(name, language):
    words = Words(language, name)
    for kind in kinds(name):
        for about in ("means", "think"):
            assert re.fullmatch(r"[A-ZÄÖÜÈ].*\.", words.text(f"coach-{about}-{kind}")), kind


def test_it_is_offered_for_the_first_game_of_a_browser(app):
    me = browser(app)
    checked = r'name="coach" value="yes" checked'
    assert len(re.findall(checked, me.get("/").text)) == len(NAMES)
    assert '<option value="yes" selected>' in me.get(f"/new/{GAME}").text.partition('id="coach"')[2]
    begin(me)
    assert not re.findall(checked, me.get("/").text)


def test_it_explains_a_kind_of_question_once(app, rooms):
    me = browser(app)
    path = begin(me, coach="yes")
    said = EN.text("coach-means-set-objective")
    page = html.unescape(me.get(path).text)
    assert f'data-until-done="{path}/coach?as=red"' in page
    assert said in page.partition("<noscript>")[2].partition("</noscript>")[0]
    assert said in html.unescape(me.get(f"{path}/coach?as=red").text)
    advice = me.get(f"{path}/coach/options?as=red").text
    assert 2 <= advice.count("<li ") == advice.count("<br>") <= 3  # each has a reason
    assert choose(me, rooms, path).status_code == 303
    assert "set-objective" in me.cookies["met-dual-powers"]
    again = begin(me, coach="yes")
    assert not me.get(f"{again}/coach?as=red").text.strip()
    assert said not in html.unescape(me.get(again).text)


def test_without_being_asked_for_it_says_nothing(app, rooms):
    me = browser(app)
    path = begin(me)
    assert "data-until-done" not in me.get(path).text
    assert not me.get(f"{path}/coach?as=red").text.strip()
    choose(me, rooms, path)
    assert not [name for name in me.cookies if name.startswith("met-")]


def test_it_comes_and_goes_in_the_middle_of_a_game(app):
    me = browser(app)
    path = begin(me)
    for on in ("yes", ""):
        assert f'name="on" value="{on}"' in me.get(path).text
        me.post(f"{path}/coach", data={"as": "red", "on": on})
        assert (f"{path}/coach?as=red" in me.get(path).text) == bool(on)


@pytest.mark.parametrize(
    "fields",
    [{"seat-white": "friend"}, {"seat-white": "friend", "hints": "yes"}, {"seat-white": "me"}],
)
def test_there_is_none_where_another_person_plays(app, fields):
    me = browser(app)
    path = begin(me, coach="yes", **fields)
    me.post(f"{path}/coach", data={"as": "red", "on": "yes"})
    assert f"{path}/coach" not in me.get(f"{path}?as=red").text
    assert not me.get(f"{path}/coach?as=red").text.strip()


def test_there_is_none_where_hints_were_excluded_or_in_a_rated_game(app):
    me = browser(app)
    me.post("/name", data={"name": "Rosa"})
    for fields in ({"hints": "no"}, {"rated": "yes"}):
        path = begin(me, coach="yes", **fields)
        assert f"{path}/coach" not in me.get(path).text


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_warns_before_a_blunder_and_lets_it_happen_all_the_same(
    app, rooms, monkeypatch, language
):
    me = browser(app, **{"accept-language": language})
    path = begin(me, coach="yes")
    room = rooms.room(path.rpartition("/")[2])
    ask = room.history.ask("red")
    better = Hint(ask.options[1], 0.5, 0.02, None)
    lost = Blunder(ask.options[0], better, 0.234, 0.051)
    monkeypatch.setattr(app.state.analyses, "blunder", lambda *_: (ask, lost))
    warned = choose(me, rooms, path)
    assert warned.status_code == 200
    assert "23 % ± 6" in warned.text
    assert html.escape(Words(language, GAME).option(ask, ask.options[1])) in warned.text
    assert room.history.ask("red") == ask
    assert choose(me, rooms, path, sure="yes").status_code == 303
    assert room.history.ask("red") != ask


def test_a_choice_that_cannot_be_is_left_to_the_rules(app, rooms):
    me = browser(app)
    path = begin(me, coach="yes")
    for choice in ('"nobody"', "{}", "[" * 400 + "]" * 400, "nonsense"):
        assert choose(me, rooms, path, choice=choice).status_code == 422


def test_a_bid_that_cannot_be_is_left_to_the_rules(app, rooms):
    me = browser(app)
    path = begin(me, MANY, coach="yes")
    number = str(rooms.room(path.rpartition("/")[2]).number)
    for choices in ('["nobody"]', "[[[[]]]]", "nonsense", "[]"):
        form = {"as": "red", "number": number, "choices": choices}
        assert me.post(f"{path}/bid", data=form, follow_redirects=False).status_code in (303, 422)


def asked_to_bid(asks: Any) -> Any:
    """The question that asks red for its next token, if it is asked."""
    return next((ask for ask in asks if (ask.who, ask.what) == ("red", "bid")), None)


def test_a_whole_bid_is_weighed_and_that_question_met(app, rooms, monkeypatch):
    me = browser(app)
    path = begin(me, MANY, coach="yes")
    lost = Found("x", 60, 0.154, 0.03)
    monkeypatch.setattr(app.state.analyses, "careless", lambda *_: lost)
    assert Words("en", MANY).text("coach-means-bid") in me.get(f"{path}/coach?as=red").text
    id, bids = path.rpartition("/")[2], list[Any]()
    history = rooms.room(id).history
    game, s = history.game, history.state.copy()
    # Where the others have bid already, the next round follows upon red's last token.
    while s.round == history.state.round and (ask := asked_to_bid(game.asks(s))):
        bids.append(ask.options[0])
        game.play(s, "red", ask.options[0])
    form = {"as": "red", "number": str(history.number), "choices": json.dumps(bids)}
    warned = me.post(f"{path}/bid", data=form, follow_redirects=False)
    assert warned.status_code == 200
    assert "15 % ± 3" in warned.text
    assert rooms.room(id).history.ask("red") == history.ask("red")
    form["sure"] = "yes"
    assert me.post(f"{path}/bid", data=form, follow_redirects=False).status_code == 303
    assert me.cookies[f"met-{MANY}"] == "bid"
