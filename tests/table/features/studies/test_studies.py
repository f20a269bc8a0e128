"""Studies: one leads through a finished game, others follow, and what might have been is tried."""

from __future__ import annotations

import html
import json
import re
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest
from sqlalchemy import update

from barricades.core import NATURE
from barricades.games import NAMES, load
from barricades.table.store import chat, schema, studies, study_comments, study_leading, study_lines
from barricades.table.store.database import writing
from barricades.table.store.store import Store
from barricades.table.store.studies import THE_GAME
from barricades.words import LANGUAGES
from tests.running.patience import until
from tests.table import patient
from tests.table.club import HOME, browser, member, open_game
from tests.table.conftest import create
from tests.table.features.chat.test_chat import SCRIPT, Listening, listen
from tests.table.frozen import Frozen
from tests.table.playing import GAME, SIDES, act, friends, play_out
from tests.terminal.scripted import run

MANY_MOMENTS = 10**6


def finish(room: Any, choices: int = 4) -> Any:
    """A few choices, and then somebody gives up; of more than two, all play to the end."""
    if len(room.seats) > 2:
        return play_out(room)
    rng = Random(3)
    for _ in range(choices):
        act(room, rng)
    room.resign([*room.seats][-1], room.number)
    return room


@pytest.fixture
def room(rooms):
    return finish(friends(rooms))


class Visitor:
    """Somebody with a browser before a study."""

    def __init__(self, client: Any, path: str = "") -> None:
        self.http, self.path = client, path

    def make(self, room: Any, **more: Any) -> Visitor:
        answer = self.http.post(f"/game/{room.id}/study", data=more)
        assert answer.status_code == 200, answer.text
        self.path = answer.url.path
        return self

    @property
    def id(self) -> str:
        return self.path.rpartition("/")[2]

    def see(self, query: str = "") -> str:
        answer = self.http.get(self.path + query)
        assert answer.status_code == 200
        return str(answer.text)

    def post(self, deed: str, **form: Any) -> Any:
        return self.http.post(f"{self.path}/{deed}", data=form)

    def does(self, deed: str, **form: Any) -> str:
        answer = self.post(deed, **form)
        assert answer.status_code == 200, shown(answer.text)
        return str(answer.text)

    def begin(self, at: int, name: str = "") -> Line:
        """A new line from a moment of the game on."""
        self.does("go", at=at)
        self.does("line", name=name)
        return Line(self)

    def line(self, at: int, choice: Any, who: str, line: int, **more: Any) -> Any:
        return self.post("try", at=at, line=line, who=who, choice=json.dumps(choice), **more)


def shown(page: str) -> str:
    """The words on a page."""
    return " ".join(html.unescape(re.sub(r"<[^>]*>", " ", page.partition("<main")[2])).split())


def moment(page: str) -> int:
    found = re.search(r"Moment (\d+) of \d+", page)
    assert found
    return int(found[1])


class Line:
    """The form on the leader's page by which something is tried out."""

    def __init__(self, leader: Visitor, page: str = "") -> None:
        self.leader, page = leader, page or leader.see()
        form = re.search(r'<form [^>]*action="[^"]*/try".*?</form>', page, re.DOTALL)
        self.form = form[0] if form else ""
        self.fields = dict(re.findall(r'name="(at|line|who)" value="([^"]*)"', self.form))
        found = re.findall(r'name="choice" value="([^"]*)"', self.form)
        self.options = [html.unescape(option) for option in found]

    def choose(self, option: str | None = None, **more: Any) -> Line:
        choice = {"choice": self.options[0] if option is None else option}
        return Line(self.leader, self.leader.does("try", **self.fields, **choice, **more))


@pytest.fixture
def anna(app, room):
    """She has made a study, and leads."""
    return Visitor(browser(app)).make(room, at="3", **{"as": "red"})


@pytest.fixture
def bruno(app, anna):
    """He has the link."""
    return Visitor(browser(app), anna.path)


def book(rooms: Any, visitor: Visitor) -> studies.Notebook:
    return studies.read(rooms.store, visitor.id)


# Making one


def test_whoever_looks_back_at_a_game_makes_a_study_from_there_and_has_one_only(app, room):
    one, other = Visitor(browser(app)), Visitor(browser(app))
    assert f"/game/{room.id}/study" in one.http.get(f"/game/{room.id}/replay?at=3").text
    one.make(room, at=3, **{"as": "red"})
    assert moment(one.see()) == 3
    assert "You lead" in one.see()
    path = one.path
    assert one.make(room, at=5).path == path
    assert moment(one.see()) == 3
    assert other.make(room, at=MANY_MOMENTS).path != path
    assert moment(other.see()) == room.moments


def test_a_game_that_goes_on_is_not_studied(app, rooms):
    room = friends(rooms)
    client = browser(app)
    assert client.post(f"/game/{room.id}/study").status_code == 403
    assert f"/game/{room.id}/study" not in client.get(f"/game/{room.id}/replay").text


def test_where_nobody_looks_on_its_players_make_studies_and_show_them_to_whom_they_like(app, rooms):
    owner, stranger = browser(app), browser(app)
    id = open_game(owner, onlookers=False, name="Olga")
    finish(rooms.room(id))
    assert stranger.post(f"/game/{id}/study").status_code == 403
    made = Visitor(owner).make(rooms.room(id))
    guest = Visitor(stranger, made.path)
    assert "Olga leads, and you follow" in shown(guest.see())
    assert f"/game/{id}" not in guest.see()
    assert f"/game/{id}/replay" in made.see()


def test_strangers_cannot_fill_the_house_with_studies(app, rooms, monkeypatch):
    owner = browser(app)
    id = open_game(owner)
    finish(rooms.room(id))
    monkeypatch.setattr(studies, "MOST", 1)
    Visitor(browser(app)).make(rooms.room(id))
    assert browser(app).post(f"/game/{id}/study").status_code == 422
    Visitor(owner).make(rooms.room(id))


# Leading and following


def test_where_the_leader_goes_all_others_are(anna, bruno):
    for at, eyes in ((0, ""), (5, "white"), (4, "")):
        led = anna.does("go", at=at, **{"as": eyes})
        seen = bruno.see()
        assert moment(led) == moment(seen) == at
        chosen = re.findall(r'<option value="(\w*)" selected', seen)
        assert chosen[0] == eyes
    assert moment(anna.does("go", at=4, to=5)) == 5


def test_only_the_leader_goes_anywhere(anna, bruno, app, rooms):
    before = book(rooms, anna)
    deeds: dict[str, dict[str, Any]] = {
        "go": {"at": 1},
        "line": {"name": "mine"},
        "try": {"at": 3, "line": 0, "who": "red", "choice": "1"},
        "back": {"at": 3, "line": 0},
        "unline": {"number": 1},
        "answer": {"person": 1, "agree": "yes"},
        "lead": {},
    }
    for visitor in (bruno, Visitor(browser(app), anna.path)):
        for deed, form in deeds.items():
            assert visitor.post(deed, **form).status_code == 403, deed
    forged = browser(app)
    forged.cookies.set("barricades", before.study.leader)  # what is kept opens nothing
    assert Visitor(forged, anna.path).post("go", at=1).status_code == 403
    assert book(rooms, anna) == before
    assert 'name="to"' not in bruno.see()


def test_a_page_of_somebody_else_leads_nobody(anna):
    far = {**HOME, "sec-fetch-site": "cross-site"}
    answer = anna.http.post(f"{anna.path}/go", data={"at": 1}, headers=far)
    assert (answer.status_code, moment(anna.see())) == (403, 3)


@pytest.mark.parametrize(
    ("form", "status"),
    [
        ({"at": MANY_MOMENTS}, 422),
        ({"at": -1}, 422),
        ({"at": 10**30}, 422),
        ({"at": "three"}, 422),
        ({}, 422),
        ({"at": 1, "line": 77}, 404),
        ({"at": 1, "line": 10**30}, 422),
    ],
)
def test_what_is_not_there_cannot_be_gone_to(anna, form, status):
    assert anna.post("go", **form).status_code == status
    assert moment(anna.see()) == 3


def test_on_ones_own_one_looks_anywhere_and_returns(anna, bruno, room):
    own = bruno.see("?at=1&as=white")
    assert moment(own) == 1
    assert "On your own" in own
    assert f'href="{anna.path}"' in own
    assert (moment(anna.see()), moment(bruno.see())) == (3, 3)
    assert moment(bruno.see(f"?at={MANY_MOMENTS}&line=77&as=nobody")) == room.moments
    assert moment(bruno.see("?at=-5")) == 0
    alone = anna.see("?at=2")
    assert "Bring everybody here" in alone
    assert moment(bruno.see()) == 3


def test_whoever_opens_the_whole_log_follows_on(anna, bruno, room, monkeypatch):
    monkeypatch.setattr("barricades.table.features.game.page.RECENT", 1)
    anna.does("go", at=room.moments)
    link = f'href="{bruno.path}?log=whole"'
    assert link in bruno.see()
    assert link not in bruno.see("?log=whole")
    anna.does("go", at=1)
    assert moment(bruno.see("?log=whole")) == 1
    on_ones_own = bruno.see(f"?at={room.moments}")
    assert f'href="{bruno.path}?at={room.moments}&amp;as=&amp;log=whole"' in on_ones_own


def test_the_lead_is_asked_for_and_passed_on(anna, bruno, rooms):
    assert "You have asked" in bruno.does("ask", name="Bruno")
    page = anna.see()
    assert "Bruno would like to lead" in page
    assert "would like to lead" not in bruno.see()
    person = re.search(r'name="person" value="(\d+)"', page)
    assert person
    assert bruno.post("answer", person=person[1], agree="yes").status_code == 403
    anna.does("answer", person=person[1], agree="yes")
    assert moment(bruno.does("go", at=1)) == 1
    assert anna.post("go", at=2).status_code == 403
    assert "Bruno leads, and you follow" in shown(anna.see())
    assert bruno.post("lead").status_code == 403
    anna.does("lead")  # whoever has made it leads again, though nobody has asked Bruno
    assert bruno.post("go", at=2).status_code == 403
    assert moment(anna.see()) == 1


def test_who_asks_may_think_better_of_it_or_be_refused(anna, bruno):
    bruno.does("ask", name="Bruno")
    person = re.search(r'name="person" value="(\d+)"', anna.see())
    assert person
    bruno.does("ask", asks="no")
    assert anna.post("answer", person=person[1], agree="yes").status_code == 422
    bruno.does("ask")
    anna.does("answer", person=person[1], agree="no")
    assert "You have asked" not in bruno.see()
    assert anna.post("answer", person=person[1], agree="yes").status_code == 422
    assert "You lead" in anna.see()


def test_there_is_no_room_for_more_than_so_many(anna, bruno, app, monkeypatch):
    monkeypatch.setattr(studies, "PEOPLE", 2)
    bruno.does("ask", name="Bruno")
    third = Visitor(browser(app), anna.path)
    assert third.post("ask", name="Cara").status_code == 422
    assert third.post("comment", at=1, text="And I?").status_code == 422
    assert bruno.does("comment", at=1, text="I was here.")


# Comments


def test_a_comment_is_seen_by_all_with_its_author_at_its_moment_and_on_the_slider(anna, bruno):
    assert 'class="comment"' not in anna.see()
    bruno.does("comment", at=3, text=f"{SCRIPT}\nand\nmore", name="<b>Bruno")
    page = anna.see()
    assert "<script>alert" not in page
    assert "<b>Bruno" not in page
    said = "&lt;script&gt;alert(&#39;1917&#39;)&lt;/script&gt;\nand\nmore"
    assert page.count(said) == 2  # in the list, and at the moment itself
    assert "&lt;b&gt;Bruno" in page
    assert page.count('class="comment"') == 1
    anna.does("go", at=4)
    assert anna.see().count(said) == 1


def test_a_comment_on_ones_own_leads_back_to_ones_own_place(anna, bruno):
    page = bruno.does("comment", at=1, text="Here", back=f"{anna.path}?at=1&as=")
    assert moment(page) == 1
    away = bruno.http.post(
        f"{bruno.path}/comment",
        data={"at": 1, "text": "There", "back": "https://example.org/"},
        follow_redirects=False,
    )
    assert away.headers["location"] == "/"


@pytest.mark.parametrize(
    ("form", "status"),
    [
        ({"at": 1, "text": ""}, 422),
        ({"at": 1, "text": " \u202e "}, 422),
        ({"at": 1, "text": "x" * (chat.LONGEST + 1)}, 422),
        ({"at": 1, "text": "x" * (1 << 17)}, 413),
        ({"at": MANY_MOMENTS, "text": "Where?"}, 422),
        ({"at": 1, "line": 77, "text": "Where?"}, 404),
        ({"text": "Where?"}, 422),
    ],
)
def test_nothing_too_much_and_what_is_not_there_cannot_be_commented(
    anna, bruno, rooms, form, status
):
    assert bruno.post("comment", **form).status_code == status
    assert book(rooms, anna).comments == ()


def test_comments_have_an_end(anna, bruno, monkeypatch):
    time = Frozen(monkeypatch)
    for _ in range(chat.MOST):
        bruno.does("comment", at=1, text="and")
    assert bruno.post("comment", at=1, text="and").status_code == 429
    anna.does("comment", at=1, text="Enough!")
    time.passes(seconds=31)
    monkeypatch.setattr(study_comments, "MOST", chat.MOST + 2)
    bruno.does("comment", at=1, text="on")
    assert bruno.post("comment", at=1, text="and on").status_code == 422


def test_a_comment_is_removed_by_its_author_or_the_leader(anna, bruno, app, rooms):
    cara = Visitor(browser(app), anna.path)
    for text in ("one", "two", "three"):
        bruno.does("comment", at=1, text=text)
    first, second, third = (str(one.number) for one in book(rooms, anna).comments)
    assert cara.post("uncomment", number=first).status_code == 403
    assert f'name="number" value="{first}"' not in cara.see()
    bruno.does("uncomment", number=first)
    anna.does("uncomment", number=second)
    assert anna.post("uncomment", number=second).status_code == 404
    assert [str(one.number) for one in book(rooms, anna).comments] == [third]


def test_a_name_of_the_club_is_its_owners(anna, app):
    rosa, bruno = Visitor(member(app, "Rosa"), anna.path), Visitor(browser(app), anna.path)
    assert bruno.post("comment", at=1, text="I am Rosa", name="rosa").status_code == 422
    page = rosa.does("comment", at=1, text="So am I", name="Emma")
    assert "Rosa" in shown(page)
    assert "Emma" not in page


# Lines


@pytest.mark.parametrize("name", NAMES)
def test_in_every_game_anything_the_rules_allow_is_tried_and_nothing_else(app, rooms, name):
    sides = load(name).sides({})
    room = finish(friends(rooms, name, sides))
    leader = Visitor(browser(app)).make(room)
    begun = min(room.moments, 20)
    line, rng = leader.begin(begun), Random(5)
    for at in range(begun, begun + 25):
        assert leader.post("try", **line.fields, choice='"nonsense"').status_code == 422
        by_chance = line.fields["who"] == NATURE and at % 2
        line = line.choose(rng.choice(line.options), **({"chance": "yes"} if by_chance else {}))
    tried, state = rooms_line(rooms, leader), room.history.position(begun)
    for who, choice in tried.choices:
        state = room.game.apply(state, who, choice)
    assert moment(leader.see()) == tried.last == begun + 25
    assert room.outcome  # what was played stands


def rooms_line(rooms: Any, leader: Visitor, at: int = -1) -> studies.StudyLine:
    return book(rooms, leader).lines[at]


def test_a_line_is_named_listed_seen_by_all_and_stepped_through(anna, bruno, room):
    line = anna.begin(5, name="A <bolder> plan")
    line.choose().choose()
    page = bruno.see()
    assert moment(page) == 7
    assert "Moment 7 of 7" in page
    assert "A &lt;bolder&gt; plan" in page
    assert "from moment 5, 2 choices" in page
    assert 'action="' + anna.path + '/try"' not in page
    assert 'class="leaves"' in page
    number = re.search(r"[?]at=7&amp;line=(\d+)", page)
    assert number
    assert moment(bruno.see(f"?at=6&line={number[1]}")) == 6
    anna.does("go", at=6, line=number[1])
    assert "Moment 6 of 7" in bruno.see()
    anna.does("go", at=6)
    assert f"Moment 6 of {room.moments}" in bruno.see()


def test_when_somebody_gave_up_a_line_goes_on_from_there(anna, room):
    assert room.history.resigned == "white"
    end = anna.does("go", at=room.moments)
    assert "gave up" in shown(end) or "resigned" in shown(end)
    line = anna.begin(room.moments)
    assert line.options
    assert line.choose().options


@pytest.mark.parametrize(
    "choice",
    ["", "null", "[]", "{}", "1e400", "NaN", '"' + "x" * 10_000 + '"', "[" * 5000, '{"a": [1.5]}'],
)
def test_what_was_not_offered_is_refused_with_a_reason_and_not_kept(anna, room, rooms, choice):
    line = anna.begin(room.moments)
    answer = anna.post("try", **line.fields | {"choice": choice})
    assert answer.status_code == 422
    assert "Something broke" not in answer.text
    assert rooms_line(rooms, anna).choices == ()


def test_nobody_answers_who_is_not_asked(anna, room, rooms):
    line = anna.begin(room.moments)
    for who in ("nobody", NATURE):
        form = line.fields | {"who": who, "choice": line.options[0], "chance": "yes"}
        assert anna.post("try", **form).status_code == 409
    assert rooms_line(rooms, anna).choices == ()


def test_chance_answers_for_nobody_but_nature(anna, room):
    line = anna.begin(room.moments)
    assert line.fields["who"] in SIDES
    assert anna.post("try", **line.fields, chance="yes").status_code == 422


def test_what_is_sent_twice_is_done_once(anna, rooms):
    line = anna.begin(5)
    form = line.fields | {"choice": line.options[0]}
    anna.does("try", **form)
    assert anna.post("try", **form).status_code == 409
    tried = rooms_line(rooms, anna)
    assert len(tried.choices) == 1
    back = {"at": tried.last, "line": tried.number}
    anna.does("back", **back)
    assert anna.post("back", **back).status_code == 409
    assert anna.post("back", at=tried.moment, line=tried.number).status_code == 422
    assert rooms_line(rooms, anna).choices == ()


def test_a_leader_before_several_screens_tries_one_thing_at_a_time(anna, room, rooms):
    line = anna.begin(room.moments)
    forms = [line.fields | {"choice": option} for option in line.options[:2] * 3]
    with ThreadPoolExecutor(6) as pool:
        found = [answer.status_code for answer in pool.map(lambda f: anna.post("try", **f), forms)]
    assert sorted(found) == [200, *[409] * 5]
    assert len(rooms_line(rooms, anna).choices) == 1


def test_a_line_from_within_a_line_takes_along_what_it_had_tried(anna, rooms):
    line = anna.begin(5)
    line.choose().choose().choose()
    first = rooms_line(rooms, anna)
    anna.does("go", at=7, line=first.number)
    assert "/try" not in anna.see()
    anna.does("line")
    second = rooms_line(rooms, anna)
    assert (second.moment, second.choices) == (5, first.choices[:2])
    anna.does("go", at=2, line=first.number)
    anna.does("line")
    third = rooms_line(rooms, anna)
    assert (third.moment, third.choices) == (2, ())
    assert rooms_line(rooms, anna, 0) == first
    assert "Line 3" in anna.see()


def test_comments_on_a_line_are_about_it_from_where_it_leaves_the_game(anna, bruno, rooms):
    line = anna.begin(5)
    line.choose()
    number = rooms_line(rooms, anna).number
    for at in (4, 5, 6):
        bruno.does("comment", at=at, line=number, text=f"at {at}")
    assert [one.line for one in book(rooms, anna).comments] == [THE_GAME, THE_GAME, number]
    assert anna.see().count('class="comment"') == 3
    assert bruno.see("?at=6").count('class="comment"') == 2
    anna.does("back", at=6, line=number)  # what it was said about has never been
    assert [one.text for one in book(rooms, anna).comments] == ["at 4", "at 5"]


def test_a_line_that_is_removed_leaves_all_in_the_game(anna, bruno, rooms):
    line = anna.begin(5)
    line.choose()
    number = rooms_line(rooms, anna).number
    bruno.does("comment", at=6, line=number, text="Oh")
    anna.does("unline", number=number)
    assert anna.post("unline", number=number).status_code == 404
    found = book(rooms, anna)
    assert (found.lines, found.comments) == ((), ())
    assert moment(anna.see()) == moment(bruno.see()) == 5
    assert moment(bruno.see(f"?at=6&line={number}")) == 6  # as it was played


def test_lines_have_an_end(anna, monkeypatch):
    monkeypatch.setattr(study_lines, "MOST", 2)
    monkeypatch.setattr(study_lines, "LONGEST", 1)
    line = anna.begin(5)
    line = line.choose()
    form = line.fields | {"choice": line.options[0]}
    assert anna.post("try", **form).status_code == 422
    anna.does("line")
    assert anna.post("line").status_code == 422


def test_a_line_that_the_rules_no_longer_allow_ends_there(anna, bruno, rooms):
    line = anna.begin(5)
    line.choose()
    with writing(rooms.store.engine) as db:
        forged = [["red", "what-was-a-rule-once"], ["white", "and-so-on"]]
        db.execute(update(schema.study_lines), {"choices": forged})
    number = rooms_line(rooms, anna).number
    anna.does("go", at=7, line=number)
    assert "not what was played" in bruno.see()
    asked = anna.see(), anna.post("try", at=7, line=number, who="red", choice="1")
    assert asked[1].status_code == 409
    anna.does("unline", number=number)


def test_the_leader_is_told_why_something_cannot_be_tried(anna, bruno, room):
    line = anna.begin(room.moments)
    query = f"/why?as={line.fields['who']}&kind=card&value=%22nonsense%22"
    assert "Nothing is asked of you" in bruno.http.get(bruno.path + query).text
    answer = anna.http.get(anna.path + query)
    assert answer.status_code == 200
    assert "Nothing is asked of you" not in answer.text


# What lasts


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_doctor_examines_studies(anna, rooms, data, language):
    def told():
        return run("doctor", "--data", str(data), "--language", language)

    def forge(table, **values):
        with writing(rooms.store.engine) as db:
            db.execute(update(table), values)

    line = anna.begin(5, name="A plan").choose()
    anna.does("comment", at=6, line=line.fields["line"], text="Here")
    assert told()[0] == 0
    played = rooms_line(rooms, anna).choices
    for broken, mended in (
        ((schema.studies, {"moment": 99}), {"moment": 6}),
        ((schema.study_comments, {"moment": 7}), {"moment": 6}),
        ((schema.study_lines, {"moment": 99}), {"moment": 5}),
        ((schema.study_lines, {"choices": [["red", "nonsense"]]}), {"choices": played}),
    ):
        table, wrong = broken
        forge(table, **wrong)
        code, shown = told()
        assert code == 1
        assert "wire-" not in shown
        assert ("A plan" in shown) == ("choices" in wrong)
        forge(table, **mended)
    assert told()[0] == 0


def test_a_study_that_is_not_there_is_missed_politely(app):
    guest = Visitor(browser(app), "/study/nothing")
    assert guest.http.get(guest.path).status_code == 404
    assert guest.http.get("/api/studies/nothing/events").json()["error"] == "wire-no-study"
    for deed in ("go", "comment", "line", "try", "ask", "lead"):
        form = {"at": 1, "line": 1, "who": "red", "text": "Hello", "choice": "1"}
        assert guest.post(deed, **form).status_code == 404


def test_a_table_that_is_opened_again_remembers(anna, bruno, rooms, data):
    anna.begin(5, name="A plan").choose()
    bruno.does("comment", at=2, text="Remember me", name="Bruno")
    again = Store(data)
    assert studies.read(again, anna.id) == book(rooms, anna)
    again.close()


def test_many_at_once_are_all_heard_each_with_a_number_of_its_own(anna, app, rooms):
    people = [Visitor(browser(app), anna.path) for _ in range(6)]
    with ThreadPoolExecutor(6) as pool:
        for at in (1, 2):
            said = pool.map(lambda one: one.post("comment", at=at, text="I"), people)  # noqa: B023
            assert {answer.status_code for answer in said} == {200}
    found = book(rooms, anna)
    numbers = [one.number for one in found.comments]
    assert len({*numbers}) == 12
    assert max(numbers) == found.study.number == 13
    assert len(found.people) == 7


def test_what_was_led_and_said_is_carried_to_another_device(anna, bruno, app, rooms):
    anna.does("comment", at=1, text="Mine")
    other = Visitor(browser(app), anna.path)
    other.does("comment", at=1, text="Mine, too", name="Anna")
    bruno.does("ask", name="Bruno")
    code = bruno.http.post("/api/carry").json()["code"]
    assert anna.http.post("/api/carry/here", json={"code": code}).status_code == 200
    assert moment(bruno.does("go", at=2)) == 2
    assert moment(anna.does("go", at=4)) == 4
    people = {one.person for one in book(rooms, anna).people}
    assert len(people) == 2
    assert book(rooms, anna).study.maker in people


# Hearing


def test_whoever_looks_hears_that_something_was_done(live, rooms):
    room = finish(friends(rooms))
    id = studies.find_or_create(rooms.store, room.id, "A", "Anna")
    with hear(live, id, 1) as ear:
        until(lambda: len(rooms.room(room.id).bell) == 1)
        for at in (1, 2):
            study_leading.go(rooms.store, id, "A", THE_GAME, at, None, room.moments)
            until(lambda: number(ear) == at + 1)  # noqa: B023
        study_comments.add(rooms.store, id, "B", "", THE_GAME, 1, room.moments, "Oh")
        until(lambda: number(ear) == 4)
    with hear(live, id, 2) as late:
        until(lambda: late.heard)
        assert [event["number"] for event in late.heard] == [4]


def hear(url: str, id: str, after: int) -> Listening:
    return listen(url, id, {}, f"?after={after}", "studies")


def number(ear: Listening) -> int:
    """How far a study has got, as somebody has heard."""
    return int(ear.heard[-1]["number"]) if ear.heard else 0


@pytest.mark.parametrize("pair", ["postgresql"], indirect=True)
def test_whoever_follows_at_another_process_follows_as_well(pair):
    made = create(pair[0].url, GAME, red="friend", white="friend")
    seat = {"Authorization": f"Bearer {made['tokens']['red']}"}
    path = f"/api/games/{made['id']}"
    look = patient.get(pair[0].url + path, headers=seat).json()
    last = {"number": look["number"]}
    given_up = patient.post(f"{pair[0].url}{path}/resign", json=last, headers=seat)
    assert given_up.status_code == 200
    with (
        patient.Client(base_url=pair[0].url, headers=HOME, follow_redirects=True) as one,
        patient.Client(base_url=pair[1].url, headers=HOME, follow_redirects=True) as other,
    ):
        answer = one.post(f"/game/{made['id']}/study")
        leader, viewer = (Visitor(client, answer.url.path) for client in (one, other))
        assert moment(viewer.see()) == 0
        with hear(pair[1].url, viewer.id, 1) as ear:
            for at in (1, 2, 3):
                leader.does("go", at=at)
                until(lambda: number(ear) == at + 1)  # noqa: B023
                assert moment(viewer.see()) == at
        viewer.does("comment", at=2, text="From afar")
        assert "From afar" in leader.see()
