"""The pages over HTTP, without a browser: who sees what, and what is refused."""

import re
from random import Random
from typing import Any

import pytest

from barricades.bots import OPPONENT
from barricades.play.visibility import AT_ONCE
from barricades.table.features.game.page import GamePage, PageQuery
from barricades.table.features.game.replay import replay_of
from barricades.table.features.new_game.new_game import NewGameForm
from barricades.table.web.viewer import bot_name
from barricades.words import Words
from tests.table.playing import CROWD, GAME, MANY, SIDES, act, against_bots, friends

ME, FOE = SIDES
HOME = {"Sec-Fetch-Site": "same-origin"}


def begun(client, **seats):
    """A new game by its form; the path of its page."""
    fields = {f"seat-{side}": who for side, who in seats.items()}
    answer = client.post(f"/new/{GAME}", data=fields, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    return answer.headers["location"]


def game_page(room, *held, **wanted):
    return GamePage(room, held, Words("en", room.game.name), PageQuery(**wanted))


def test_a_form_without_anything_is_a_game_against_a_bot(client, rooms):
    room = rooms.room(begun(client).rpartition("/")[2])
    assert [seat.bot for seat in room.seats.values()] == [None, OPPONENT]


class Clerk:
    """Stands in for the rooms: who is to sit where is noted, and nobody begins to think."""

    bot_pool = None

    def create(self, name, options, who, *rest, **terms):
        self.seats = who


@pytest.mark.parametrize(
    ("who", "think", "bot"),
    [
        ("expert", "2", "expert:2s"),
        ("expert", "5", "expert"),
        ("expert", "", "expert"),
        ("hard", "2", "hard"),
    ],
)
def test_an_expert_is_given_its_time_and_others_none(who, think, bot):
    clerk: Any = Clerk()
    form = {"seat-red": "me", "seat-white": who, "think": think}
    NewGameForm.of(GAME, form).create_game(clerk, "")
    assert clerk.seats["white"] == bot


def test_a_bot_with_a_time_is_called_by_both():
    assert bot_name(Words("en"), "expert:2s") == "Expert bot, 2 s"
    assert bot_name(Words("en"), "Rosa") == "Rosa"


def test_the_address_says_which_language_then_what_was_chosen_then_the_browser(client):
    spoken = {"Accept-Language": "fr, it;q=0.9, en;q=0.5"}
    assert '<html lang="it"' in client.get("/", headers=spoken).text
    client.cookies.set("language", "de")
    assert '<html lang="de"' in client.get("/", headers=spoken).text
    assert '<html lang="en"' in client.get("/?language=en", headers=spoken).text
    assert '<html lang="de"' in client.get("/?language=fr", headers=spoken).text


def test_somebody_has_to_sit_at_this_screen(client):
    answer = client.post(f"/new/{GAME}", data=dict.fromkeys(("seat-red", "seat-white"), "random"))
    assert answer.status_code == 422
    assert "at this screen" in answer.text


def test_a_wrong_seat_or_value_is_refused_or_has_its_default(client):
    answer = client.post(f"/new/{GAME}", data={"seat-white": "nobody"})
    assert answer.status_code == 422
    assert "“nobody” cannot sit down" in answer.text
    assert client.get(f"/new/{GAME}?option-difficulty=99").status_code == 200


def test_the_friend_s_link_is_shown_until_the_friend_has_come(client, app):
    path = begun(client, white="friend")
    link = re.search(r"http://testserver(/seat/[\w-]+)", client.get(path).text)
    assert link
    friend = type(client)(app)
    assert "Sit down" in friend.get(link[1]).text
    assert link[1] in client.get(path).text  # looking at a link takes no seat
    friend.post(link[1], data={"name": "Ann"}, headers=HOME)
    page = client.get(path).text
    assert link[1] not in page
    assert "Ann" in page


@pytest.mark.parametrize(
    "back", ["https://elsewhere.example", "//elsewhere.example", "/\\elsewhere.example", "x"]
)
def test_settings_lead_nowhere_else(client, back):
    answer = client.post("/settings", data={"back": back}, follow_redirects=False)
    assert answer.headers["location"] == "/"


@pytest.mark.parametrize(
    "path",
    ["/new/nothing", "/rules/nothing", f"/rules/{GAME}/99", "/game/nothing", "/seat/nothing"],
)
def test_what_is_not_there_is_a_page_that_says_so(client, path):
    answer = client.get(path, headers={"Accept-Language": "de"})
    assert answer.status_code == 404
    assert "Hier ist nichts" in answer.text


def test_a_stranger_can_do_nothing(client, app, rooms):
    path = begun(client)
    room, stranger = rooms.room(path.rpartition("/")[2]), type(client)(app)
    for deed in ("choose", "bid", "undo", "resign", "consent", "retry", "rematch"):
        pick = {"choice": '"pass"', "choices": "[]"}
        fields = {"as": ME, "number": room.number, "agree": "yes", **pick}
        assert stranger.post(f"{path}/{deed}", data=fields).status_code == 403
    assert stranger.post(f"{path}/invite", data={"side": FOE}).status_code == 403
    assert stranger.post(f"{path}/fork", data={"moment": 0, "side": ME, "bot": "random"}).is_error


def test_a_whole_bid_is_a_list_of_answers(client, rooms):
    fields = {f"seat-{side}": "me" if side == CROWD[0] else "friend" for side in CROWD}
    path = client.post(f"/new/{MANY}", data=fields, follow_redirects=False).headers["location"]
    room = rooms.room(path.rpartition("/")[2])
    bid = {"as": CROWD[0], "number": room.number}
    for wrong in ("{}", "[1]", "[[]]", "[]", '["priest", "moon"]'):
        answer = client.post(f"{path}/bid", data={**bid, "choices": wrong}, headers=HOME)
        assert answer.status_code == 422
    assert room.number == bid["number"]
    bid["choices"] = '["priest", "printer"]'
    answer = client.post(f"{path}/bid", data=bid, headers=HOME)
    assert answer.status_code == 200
    assert room.look(CROWD[0]).view["bids"][CROWD[0]] == ["priest", "printer"]


def test_while_a_game_goes_on_only_one_s_own_eyes_are_open(rooms):
    room, words = friends(rooms), Words("en", GAME)
    assert replay_of(room, (ME,), words, None).eyes == ME
    assert replay_of(room, (ME,), words, FOE).eyes is None
    assert replay_of(room, (), words, FOE).eyes is None
    assert replay_of(room, (ME,), words, None).all_eyes == (ME,)
    room.resign(ME, room.number)
    assert replay_of(room, (ME,), words, FOE).eyes == FOE
    assert replay_of(room, (ME,), words, "").eyes is None
    found = replay_of(room, (ME,), words, None).check
    assert found
    assert found.good


def test_two_at_one_screen_see_nothing_until_the_screen_is_passed_on(rooms):
    room = friends(rooms)
    both = game_page(room, *SIDES)
    first = both.playing({})
    assert (first.state, first.eyes, first.next) == ("curtain", None, ME)
    assert "dp-hold" not in first.hand, "nobody's cards"
    mine = game_page(room, *SIDES, eyes=ME).playing({})
    assert (mine.state, mine.eyes) == ("asked", ME)
    room.choose(ME, room.look(ME).ask.options[0], room.number)
    assert room.look(ME).undo == AT_ONCE
    after = game_page(room, *SIDES, eyes=ME).playing({})
    assert (after.state, after.eyes, after.next) == ("curtain", None, FOE)
    assert after.undo
    assert after.undo.side == ME


def test_options_have_keys_and_names_of_their_own(rooms):
    page = game_page(friends(rooms), ME).playing({})
    buttons = [button for row in page.options for button in row.buttons]
    assert len({button.label for button in buttons}) == len(buttons)
    assert [button.key for button in buttons] == [*"123456789"[: len(buttons)]]


def test_among_many_a_bot_takes_the_seat_of_whoever_resigns(client, rooms):
    room = against_bots(rooms, MANY).room
    assert "A bot takes your seat" in game_page(room, CROWD[0]).playing({}).resigning
    room.resign(CROWD[0], room.number)
    page = game_page(room).playing({})
    assert page.seats[0].who == "Medium bot, for somebody who gave up"


def test_the_log_says_what_is_new_mine_and_scoring(rooms):
    room = friends(rooms)
    for side in SIDES:
        room.choose(side, room.look(side).ask.options[0], room.number)
    room.choose(ME, room.look(ME).ask.options[0], room.number)
    page = game_page(room, ME).playing({})
    lines = page.lines
    assert lines[0].classes == "head"
    assert "mine" in lines[-1].classes or "mine" in lines[-2].classes
    assert page.news < len(lines)
    assert [line.moment for line in lines[page.news :]] == [room.moments] * (len(lines) - page.news)
    assert game_page(room).playing({}).news == len(lines)


def test_of_a_long_log_the_page_has_what_is_recent_and_all_that_is_new(client, rooms, monkeypatch):
    room, rng = friends(rooms), Random(0)
    for _ in range(20):
        act(room, rng)
    log = len(room.history.lines)
    monkeypatch.setattr("barricades.table.features.game.page.RECENT", 1)
    page = game_page(room).playing({})
    assert (len(page.lines), page.earlier) == (1, log - 1)
    assert len(game_page(room, whole_log=True).playing({}).lines) == log
    news = max(len(room.look(side).news) for side in SIDES)
    assert news > 1
    assert max(len(game_page(room, side).playing({}).lines) for side in SIDES) == news
    page = client.get(f"/game/{room.id}").text
    assert f'data-told="{log}"' in page
    assert f"{log - 1} earlier lines" in page
    link = re.search(r'href="([^"]*log=whole)"', page)
    assert link
    assert "earlier lines" not in client.get(link[1]).text


def test_looking_back_shows_the_recent_log_as_well_and_the_whole_where_one_is(
    client, rooms, monkeypatch
):
    room, rng = friends(rooms), Random(0)
    for _ in range(20):
        act(room, rng)
    monkeypatch.setattr("barricades.table.features.game.page.RECENT", 1)
    path = f"/game/{room.id}/replay?at=15&as="
    page = client.get(path).text
    news = [line for line in room.look(None, 15).log if line.moment == 15]
    assert page.count('<li id="line-') == max(1, len(news))
    link = re.search(r'href="([^"]*log=whole)"', page)
    assert link
    assert link[1] == f"{path.replace('&', '&amp;')}&amp;log=whole"
    whole = client.get(f"{path}&log=whole").text
    assert whole.count('<li id="line-') == len(room.look(None, 15).log)
    assert "earlier lines" not in whole


def test_why_not_is_told_with_its_rule(client, rooms):
    path = begun(client)
    query = {"as": ME, "kind": "card", "value": '"lenin"'}
    told = client.get(f"{path}/why", params=query).text
    assert "only a command card can be an objective" in told
    assert "§ 3.4" in told
    told = client.get(f"{path}/why", params={**query, "as": FOE}).text
    assert "dp-about" in told, "who is asked nothing is told what it is"


def test_a_bid_that_is_still_sealed_is_no_step_of_what_is_played_back(client, rooms):
    room, rng = friends(rooms, MANY, CROWD), Random(1)
    told = len(room.history.lines)
    while len(room.history.lines) == told:
        assert client.get(f"/game/{room.id}/steps?after=0").json() == []
        act(room, rng)
    (opened,) = client.get(f"/game/{room.id}/steps?after=0").json()
    assert len(opened["lines"]) == len(room.history.lines) - told


def test_one_line_says_what_others_did_and_nothing_that_one_did_oneself(rooms):
    room, rng, told = friends(rooms), Random(2), 0
    for _ in range(40):
        act(room, rng)
        page = game_page(room, ME).playing({})
        assert {line.id for line in page.lately} <= {line.id for line in page.lines}
        assert ME not in {line.side for line in page.lately}
        told += bool(page.lately)
    assert told
    assert not game_page(room).playing({}).lately  # whoever looks on has no others
