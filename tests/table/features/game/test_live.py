"""An open page: what is sent for it by and by comes to the same as a page that is drawn anew."""

import json
import re
from random import Random

import pytest
from fastapi import Request
from fastapi.testclient import TestClient

from barricades.games import NAMES, load
from barricades.table.boards.parts import checksum
from barricades.table.features.game import drawing
from barricades.table.features.game.live import LOG_LINE_ID, OpenPage
from barricades.table.web.request import PageVisit
from barricades.table.web.viewer import HAVE, SHOWN, render_page
from tests.running.soak import soaked
from tests.table.playing import GAME, SIDES, friends

MOVES = soaked(60, 6)
LYING = ("line-", "dp-", "pr-", "rv-")  # parts that lie in others


class Page:
    """What a browser shows: the parts it was sent, as far as they have a place."""

    def __init__(self, app, room, token=None):
        headers = {"Sec-Fetch-Site": "same-origin"}
        self.client = TestClient(app, raise_server_exceptions=False, headers=headers)
        if token:
            self.client.post(f"/seat/{token}", data={"name": ""})
        self.app, self.room, self.path = app, room, f"/game/{room.id}"
        self.parts = self.drawn()

    def drawn(self):
        """All parts as they are now."""
        return self.client.get(self.path, headers={HAVE: "-"}).json()

    @property
    def shown(self):
        """By id: the parts, but for those that have no place any more."""
        found = [id for id in self.parts if not id.startswith(LYING)]
        for id in found:  # it grows
            found += re.findall(r'<g id="([^"]*)" data-hole>', self.parts[id][0])
        return {id: part for id, part in self.parts.items() if id in found}

    @property
    def number(self):
        return int(self.parts["state"][0].partition('data-number="')[2].partition('"')[0])

    def choose(self, side, choice):
        """What answers to a choice."""
        digests = " ".join(digest for _, digest in self.shown.values())
        head = {HAVE: digests, SHOWN: str(self.number)}
        number = self.parts["question"][0].partition('name="number" value="')[2].partition('"')[0]
        form = {"as": side, "number": number, "choice": json.dumps(choice)}
        return self.client.post(f"{self.path}/choose", data=form, headers=head)

    def listen(self):
        """What the table knows of this page, if it is open."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        scope = {
            "type": "http",
            "method": "GET",
            "path": self.path,
            "query_string": b"",
            "headers": [(b"host", b"testserver"), (b"cookie", cookies.encode())],
            "scheme": "http",
            "server": ("testserver", 80),
            "root_path": "",
            "app": self.app,
            "state": {},
        }
        page = OpenPage(PageVisit(self.room.id, Request(scope)), None, (self.room.number, 0))
        assert page.news() is None  # it has all there is
        return page


@pytest.fixture
def sit_down(app, rooms):
    """The pages of all who sit at a new table, by side, and of one who looks on."""

    def pages(name):
        made = rooms.create(name, {}, dict.fromkeys(load(name).sides({}), "friend"), None)
        seated = {side: Page(app, made.room, token) for side, token in made.tokens.items()}
        for page in seated.values():
            page.parts = page.drawn()  # now that all have come
        return seated | {None: Page(app, made.room)}

    return pages


@pytest.mark.parametrize("name", NAMES)
def test_whatever_is_sent_the_page_is_as_if_it_were_drawn_anew(sit_down, name):
    pages, rng = sit_down(name), Random(5)
    room = pages[None].room
    open_ = {side: page.listen() for side, page in pages.items()}
    for _ in range(MOVES):
        ask = rng.choice(room.history.asks)
        answer = pages[ask.who].choose(ask.who, rng.choice(ask.options))
        assert answer.status_code == 200, answer.text
        assert answer.headers["content-location"] == pages[ask.who].path
        pages[ask.who].parts |= answer.json()
        for side, page in pages.items():
            told = open_[side].news()
            assert told["number"] == room.number
            if side == ask.who:
                assert "parts" not in told  # it was the answer
            else:
                page.parts |= {id: [*part] for id, part in told["parts"].items()}
                lasting = {
                    id: part for id, part in page.shown.items() if not id.startswith(LOG_LINE_ID)
                }
                assert told["sum"] == checksum(digest for _, digest in lasting.values())
            assert page.shown == page.drawn()
            assert open_[side].news() is None


def test_whoever_has_chosen_is_drawn_for_once(sit_down, monkeypatch):
    pages, made = sit_down(GAME), []
    open_ = {side: page.listen() for side, page in pages.items()}

    def counted(*args, **facts):
        made.append(args)
        return render_page(*args, **facts)

    monkeypatch.setattr(drawing, "render_page", counted)
    ask = pages[None].room.history.asks[0]
    pages[ask.who].choose(ask.who, ask.options[0])
    assert open_[ask.who].news()
    assert len(made) == 1
    assert open_[None].news()
    assert len(made) == 2


def test_a_line_of_the_log_is_sent_once_and_goes_when_it_is_taken_back(sit_down):
    pages, mine = sit_down(GAME), SIDES[0]
    page = pages[mine]
    room = page.room
    for side in SIDES:
        pages[side].parts |= pages[side].choose(side, room.history.ask(side).options[0]).json()
    page.parts |= page.client.get(page.path, headers={HAVE: "-", SHOWN: str(page.number)}).json()
    before = page.shown
    new = page.choose(mine, room.history.ask(mine).options[0]).json()
    lines = {id for id in new if id.startswith(LOG_LINE_ID)}
    assert lines
    assert not lines & {*before}
    page.parts |= new
    form = {"as": mine, "number": page.number}
    head = {HAVE: "-", SHOWN: str(page.number)}
    page.parts |= page.client.post(f"{page.path}/undo", data=form, headers=head).json()
    assert not lines & {*page.shown}
    assert page.shown == page.drawn()


def test_without_a_script_a_choice_leads_back_to_the_page(sit_down):
    page = sit_down(GAME)[SIDES[0]]
    choice = json.dumps(page.room.history.ask(SIDES[0]).options[0])
    form = {"as": SIDES[0], "number": page.room.number, "choice": choice}
    answer = page.client.post(f"{page.path}/choose", data=form, follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (303, page.path)


def test_what_a_page_is_told_has_nothing_that_its_viewer_may_not_know(sit_down):
    pages = sit_down(GAME)
    mine, other = SIDES
    room, open_ = pages[None].room, pages[None].listen()
    ask = room.history.ask(mine)
    pages[mine].choose(mine, ask.options[0])
    told = json.dumps(open_.news())
    for card in room.look(mine).view["hands"][mine]["cards"]:
        assert f"dp-card-{card}" in json.dumps(pages[mine].drawn())
        assert f"dp-card-{card}" not in told
        assert f"dp-card-{card}" not in json.dumps(pages[other].drawn())


def test_who_holds_several_sides_is_only_told_that_there_is_something(app, client, rooms):
    seats = dict.fromkeys(SIDES, "here")
    made = client.post("/api/games", json={"game": GAME, "seats": seats}).json()
    page = Page(app, rooms.room(made["id"]))
    page.client = client
    open_ = page.listen()
    room = page.room
    room.choose(SIDES[0], room.history.ask(SIDES[0]).options[0], room.number)
    assert open_.news() == {"number": room.number, "said": 0}


def test_pages_are_packed(client, rooms):
    answer = client.get(f"/game/{friends(rooms).id}")
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) < 40_000


def test_the_board_in_words_is_drawn_for_whoever_wants_it(client, rooms):
    path = f"/game/{friends(rooms).id}"
    assert f'href="{path}?words=yes"' in client.get(path).text
    assert "<table" not in client.get(path).text
    assert "<table" in client.get(f"{path}?words=yes").text
