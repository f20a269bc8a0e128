"""A browser's games come to another device: from then on both are the same person's."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import select

from barricades.table.store import device_links
from barricades.table.store.schema import codes, holders
from tests.table.club import browser, member, open_game, sit
from tests.table.frozen import Frozen


def lend(client):
    return client.post("/api/carry").json()["code"]


def carry(client, code):
    return client.post("/api/carry/here", json={"code": code})


def mine(client):
    return {game["id"] for game in client.get("/api/mine").json()}


@pytest.fixture
def desk(app):
    return member(app, "Anna")


@pytest.fixture
def phone(app):
    return browser(app)


def test_the_other_browser_has_the_same_games_and_the_same_name(app, desk, phone):
    id = open_game(desk)
    answer = carry(phone, lend(desk))
    assert (answer.status_code, answer.json()) == (200, {"name": "Anna"})
    assert mine(phone) == mine(desk) == {id}
    assert phone.get("/api/me").json() == {"name": "Anna"}
    look = phone.get(f"/api/games/{id}").json()
    sent = {"number": look["number"], "choice": look["position"]["ask"]["options"][0]}
    assert phone.post(f"/api/games/{id}/choice", json=sent).status_code == 200


def test_what_is_begun_later_at_either_is_at_both(app, desk, phone):
    carry(phone, lend(desk))
    begun = {open_game(desk), open_game(phone)}
    other = open_game(browser(app))
    assert sit(phone, other).status_code == 200
    assert mine(phone) == mine(desk) == begun | {other}


def test_the_games_that_a_browser_has_come_along(app, desk, phone):
    own, shared = open_game(phone), open_game(desk)
    token = desk.post(f"/api/games/{shared}/invite", json={"side": "red"}).json()["token"]
    phone.post(f"/seat/{token}")  # a seat that both hold already
    assert carry(phone, lend(desk)).status_code == 200
    assert mine(desk) == mine(phone) == {own, shared}


def test_a_third_device_is_the_same_person_too(app, desk, phone):
    id, third, fourth = open_game(desk), browser(app), browser(app)
    assert carry(fourth, lend(member(app, "Zoe"))).json() == {"name": "Zoe"}
    open_game(third)
    carry(phone, lend(desk))
    carry(third, lend(phone))
    assert third.get("/api/me").json() == {"name": "Anna"}
    assert id in mine(third)
    assert mine(third) == mine(phone) == mine(desk)


def test_devices_that_were_one_before_come_together(app, desk, phone):
    tablet = browser(app)
    id = open_game(phone)
    carry(tablet, lend(phone))
    assert mine(tablet) == {id}
    carry(phone, lend(desk))
    assert mine(desk) == mine(tablet) == {id}
    assert tablet.get("/api/me").json() == {"name": "Anna"}


# The code


def test_a_code_is_good_once(app, desk, phone):
    code = lend(desk)
    assert carry(phone, code).status_code == 200
    late = browser(app)
    answer = carry(late, code)
    assert (answer.status_code, answer.json()["error"]) == (404, "wire-no-code")
    assert late.get("/api/me").json() == {"name": None}


def test_of_two_who_have_it_at_once_one_is_let_in(app, desk):
    code, guests = lend(desk), [browser(app) for _ in range(6)]
    with ThreadPoolExecutor(6) as pool:
        answers = sorted(pool.map(lambda guest: carry(guest, code).status_code, guests))
    assert answers == [200, *[404] * 5]


def test_a_code_is_good_for_ten_minutes(desk, phone, monkeypatch):
    time = Frozen(monkeypatch)
    code = lend(desk)
    time.passes(minutes=10)
    assert carry(phone, code).status_code == 404
    assert phone.get(f"/carry/{code}").status_code == 404


def test_a_newer_code_makes_the_older_void(desk, phone):
    old, new = lend(desk), lend(desk)
    assert carry(phone, old).status_code == 404
    assert carry(phone, new).status_code == 200


def test_it_may_be_typed_in_any_way(desk, phone):
    code = lend(desk)
    assert re.fullmatch(r"([a-z2-9]{4}-){3}[a-z2-9]{4}", code)
    assert carry(phone, f" {code.upper().replace('-', ' ')}").status_code == 200


@pytest.mark.parametrize("code", ["", "nonsense", "a" * 200, "-", "\x00"])
def test_what_is_no_code_brings_nothing(phone, code):
    assert carry(phone, code).status_code == 404
    assert phone.get("/api/mine").json() == []


def test_only_its_hash_is_kept(desk, rooms):
    code = lend(desk)
    with rooms.store.engine.connect() as db:
        (row,) = db.execute(select(codes)).all()
    assert code.replace("-", "") not in str(row)
    assert device_links.is_good(rooms.store.engine, code)


# Who may not


def test_a_browser_with_another_name_keeps_it(app, desk):
    bruno, code = member(app, "Bruno"), lend(desk)
    answer = carry(bruno, code)
    assert (answer.status_code, answer.json()["error"]) == (422, "wire-has-name")
    assert bruno.get("/api/me").json() == {"name": "Bruno"}
    assert carry(browser(app), code).status_code == 200  # the code is still good


def test_a_browser_cannot_carry_to_itself(desk):
    code = lend(desk)
    assert carry(desk, code).json()["error"] == "wire-same-games"


def test_who_has_nothing_lends_nothing(phone):
    assert phone.post("/api/carry").status_code == 403
    assert phone.post("/carry").url.path == "/carry"


# By hand


def test_the_page_shows_a_link_and_the_code_and_looking_carries_nothing(desk, phone, rooms):
    id = open_game(desk)
    page = desk.post("/carry").text
    (link,) = re.findall(r"http://testserver(/carry/[a-z2-9-]+)", page)
    code = link.removeprefix("/carry/")
    assert page.count(code) == 2
    assert "ten minutes" in page
    shown = phone.get(link)
    assert shown.status_code == 200
    assert mine(phone) == set()
    lobby = phone.post("/carry/here", data={"code": code})
    assert f"/game/{id}" in lobby.text
    assert "You are Anna." in lobby.text
    again = phone.post("/carry/here", data={"code": code})
    assert "This code is not good" in again.text
    with rooms.store.engine.connect() as db:
        assert len({*db.scalars(select(holders.c.browser))}) == 1


def test_a_feed_shows_the_games_of_the_person(desk, phone):
    open_game(desk)
    phone.post("/feed")
    carry(phone, lend(desk))
    page = phone.post("/feed").text
    address = page.partition("http://testserver/feed/")[2].partition('"')[0]
    assert phone.get(f"/feed/{address}").text.count("<entry>") == 1
