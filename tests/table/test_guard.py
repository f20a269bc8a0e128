"""The guard: nobody comes in from elsewhere, too often, or with too much."""

from __future__ import annotations

import pytest

from barricades.table.guard import BODY, BURST, LARGE, RATE, Buckets
from barricades.table.seats import COOKIE
from tests.table.conftest import create
from tests.table.playing import GAME

NEW = {"game": GAME}


def test_every_answer_says_what_browsers_may_do_with_it(client):
    for path in ("/", "/nothing", "/api/games", "/api/nothing", "/static/table.css"):
        headers = client.get(path).headers
        policy = headers["content-security-policy"]
        assert policy.startswith("default-src 'self';")
        assert "script" not in policy  # so none but our own files, and nothing in the page itself
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"
    assert client.get("/api/games").headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("headers", "cookie", "status"),
    [
        ({}, False, 201),  # a program
        ({}, True, 403),
        ({"Authorization": "Bearer x"}, True, 201),
        ({"Sec-Fetch-Site": "same-origin"}, True, 201),
        ({"Sec-Fetch-Site": "none"}, True, 201),
        ({"Sec-Fetch-Site": "same-site"}, True, 403),
        ({"Sec-Fetch-Site": "cross-site"}, False, 403),
        ({"Sec-Fetch-Site": "cross-site", "Authorization": "Bearer x"}, False, 403),
        ({"Origin": "http://testserver"}, True, 201),
        ({"Origin": "http://testserver:81"}, True, 403),
        ({"Origin": "http://evil.example"}, False, 403),
        ({"Origin": "null"}, True, 403),
    ],
)
def test_requests_from_other_sites_are_not_carried_out(client, headers, cookie, status):
    if cookie:
        client.cookies.set(COOKIE, "somebody")
    assert client.post("/api/games", json=NEW, headers=headers).status_code == status
    if status == 403:
        assert client.post("/new/" + GAME, data={}, headers=headers).status_code == 403


def test_reading_is_never_foreign(client):
    headers = {"Sec-Fetch-Site": "cross-site", "Origin": "http://evil.example"}
    assert client.get("/api/games", headers=headers).status_code == 200


@pytest.mark.parametrize("chunked", [False, True])
def test_bodies_have_a_limit(client, chunked):
    id = create(client, GAME, red="friend")["id"]

    def send(path, size):
        parts = (b" " * 4096 for _ in range(size // 4096 + 1))
        kind = "json" if path.startswith("/api") else "x-www-form-urlencoded"
        headers = {"Content-Type": f"application/{kind}"}
        body = parts if chunked else b"".join(parts)
        return client.post(path, content=body, headers=headers)

    assert send("/api/games", BODY * 2).status_code == 400
    assert send("/api/games", LARGE).json()["error"] == "wire-too-large"
    assert send(f"/api/games/{id}/choice", BODY).status_code == 413
    assert send(f"/new/{GAME}", LARGE).status_code == 413


def test_an_address_may_not_come_too_often():
    clock = [0.0]
    buckets = Buckets(lambda: clock[0])
    assert all(buckets.take("a") for _ in range(int(BURST)))
    assert not buckets.take("a")
    assert buckets.take("b")
    clock[0] += 2 / RATE
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]


def test_only_so_many_addresses_are_remembered(monkeypatch):
    monkeypatch.setattr("barricades.table.guard.CLIENTS", 3)
    buckets = Buckets(lambda: 0.0)
    for address in "abcdef":
        buckets.take(address)
    assert len(buckets._left) == 3


def test_too_often_is_told(client, monkeypatch):
    monkeypatch.setattr("barricades.table.guard.Buckets.take", lambda *_: False)
    answer = client.get("/api/games", headers={"Accept-Language": "de"})
    assert answer.status_code == 429
    assert "warte" in answer.json()["text"]
    assert client.get("/").status_code == 429


def test_pages_tell_trouble_in_the_language_of_the_viewer(client):
    answer = client.get("/game/nothing", headers={"Accept-Language": "it"})
    assert answer.status_code == 404
    assert "text/html" in answer.headers["content-type"]
    assert "Una partita così non c" in answer.text


@pytest.mark.parametrize(
    "value", ["[" * 3000, '"\\ud800"', "1" * 3000, "NaN", '{"a": [[]]}', "", "\0"]
)
def test_whatever_a_form_brings_nothing_breaks(client, value):
    headers = {"Sec-Fetch-Site": "same-origin"}
    id = create(client, GAME, red="me", white="friend")["id"]
    look = client.get(f"/api/games/{id}").json()
    for body in (
        {"as": "red", "number": look["number"], "choice": value},
        {"as": "red", "number": value, "choice": "x"},
        {"as": value, "number": look["number"], "choice": "x"},
    ):
        answer = client.post(f"/game/{id}/choose", data=body, headers=headers)
        assert answer.status_code in (403, 409, 422)
        assert "Traceback" not in answer.text
    query = {"as": "red", "kind": look["ask"]["of"], "value": value}
    assert client.get(f"/game/{id}/why", params=query).status_code == 200
    for path, name in ((f"/game/{id}/replay", "at"), (f"/new/{GAME}", "option-rules")):
        assert client.get(path, params={name: value}).status_code in (200, 422)
    assert client.get(f"/api/games/{id}").json() == look
