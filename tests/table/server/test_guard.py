"""The guard: nobody comes in from elsewhere, too often, or with too much."""

from __future__ import annotations

import asyncio
from math import ceil
from typing import Any

import pytest
from starlette.requests import Request
from starlette.responses import Response

from barricades.table.live.sharing import METER, SPARE, Buckets, Shares, charged
from barricades.table.server import guard
from barricades.table.server.guard import (
    AT_ONCE,
    BURST,
    MAX_BODY,
    MAX_BODY_NEW_GAME,
    RATE,
    WAITING,
    Guard,
)
from barricades.table.web import identity
from barricades.table.web.errors import error_response
from barricades.table.web.identity import COOKIE
from tests.running.patience import PATIENCE
from tests.table.conftest import create
from tests.table.playing import GAME

NEW = {"game": GAME}


def test_every_answer_says_what_browsers_may_do_with_it(client):
    for path in ("/", "/nothing", "/api/games", "/api/nothing", "/static/1/table.css"):
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

    assert send("/api/games", MAX_BODY).status_code == 400
    refused = send("/api/games", MAX_BODY_NEW_GAME).json()
    assert refused["error"] == "wire-too-large"
    for most in (MAX_BODY, MAX_BODY_NEW_GAME):
        assert f"{most >> 10} KB" in refused["text"]
    assert send(f"/api/games/{id}/choice", MAX_BODY).status_code == 413
    assert send(f"/new/{GAME}", MAX_BODY_NEW_GAME).status_code == 413


def test_an_address_may_not_come_too_often():
    clock = [0.0]
    buckets = Buckets(RATE, BURST, lambda: clock[0])
    assert all(buckets.take("a") for _ in range(int(BURST)))
    assert not buckets.take("a")
    assert buckets.take("b")
    clock[0] += 2 / RATE
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]


def test_only_so_many_addresses_are_remembered(monkeypatch):
    monkeypatch.setattr("barricades.table.live.sharing.GUESTS", 3)
    buckets = Buckets(RATE, BURST, lambda: 0.0)
    for address in "abcdef":
        buckets.take(address)
    assert len(buckets._left) == 3


@pytest.mark.parametrize(
    ("host", "guest"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3::4", "20010db800010002::/64"),
        ("2001:db8:1:2:5:6:7:8", "20010db800010002::/64"),  # a household has as many as it likes
        ("testclient", "testclient"),
    ],
)
def test_whoever_counts_as_one(host, guest):
    assert identity.guest(Request(asked(host))) == guest


@pytest.mark.parametrize(
    ("path", "stays"),
    [
        *((path, True) for path in ("/api/games", f"/new/{GAME}", "/name", "/api/me")),
        *((path, True) for path in ("/api/games/x/fork", "/game/x/rematch", "/tournament/x/start")),
        *((path, False) for path in ("/api/games/x/choice", "/game/x/choose", "/settings", "/")),
    ],
)
def test_what_stays_is_made_seldom(path, stays):
    assert bool(guard.NEW.fullmatch(path)) == stays


def asked(host, **headers):
    """A request as it comes to the guard."""
    sent = {"host": "table", **headers}.items()
    return {
        "type": "http",
        "method": "GET",
        "path": "/api/games",
        "query_string": b"",
        "client": (host, 1),
        "headers": [(name.encode(), value.encode()) for name, value in sent],
    }


async def whole():
    return {"type": "http.request", "body": b"", "more_body": False}


def test_the_requests_of_one_guest_take_turns_and_another_does_not_wait(monkeypatch):
    monkeypatch.setattr(guard, "REFUSAL_DELAY", 0)

    async def run():
        gate, dealt_with, answers = asyncio.Event(), [], []

        async def slow(scope, receive, send):
            dealt_with.append(scope["client"][0])
            if scope["client"][0] == "hasty":
                await gate.wait()
            await Response("done")(scope, receive, send)

        async def send(message):
            if message["type"] == "http.response.start":
                answers.append(message["status"])

        door = Guard(slow, error_response, Shares(size=1e9))
        many = [asyncio.create_task(door(asked("hasty"), whole, send)) for _ in range(AT_ONCE + 9)]
        await asyncio.sleep(0)
        await asyncio.wait_for(door(asked("other"), whole, send), PATIENCE)
        assert (dealt_with.count("hasty"), answers) == (AT_ONCE, [200])
        more = [door(asked("hasty"), whole, send) for _ in range(WAITING)]
        later = [asyncio.create_task(one) for one in more]
        while 429 not in answers:  # not even to wait
            await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(*many, *later)
        assert {*answers} == {200, 429}
        assert not door.turns._here
        assert not door.turns._free

    asyncio.run(run())


def test_whoever_has_spent_their_share_waits_and_another_does_not(monkeypatch):
    monkeypatch.setattr(guard, "REFUSAL_DELAY", 0)

    async def run():
        now, dealt_with, answers = [0.0], [], []

        async def dear(scope, receive, send):
            dealt_with.append(scope["client"][0])
            METER.get().seconds = 2 * SPARE
            await Response("done")(scope, receive, send)

        async def send(message):
            if message["type"] == "http.response.start":
                headers = {name.decode(): value.decode() for name, value in message["headers"]}
                answers.append((message["status"], headers.get("retry-after")))

        shares = Shares(0.25, SPARE, lambda: now[0])
        door = Guard(dear, error_response, shares)
        door.buckets = Buckets(1, 1000)
        await door(asked("hasty"), whole, send)
        owed = shares.seconds_to_wait("hasty")
        assert owed == pytest.approx((charged(2 * SPARE) - SPARE) / 0.25)
        many = [asyncio.create_task(door(asked("hasty"), whole, send)) for _ in range(AT_ONCE)]
        await asyncio.sleep(0)
        await door(asked("other"), whole, send)
        await door(asked("hasty"), whole, send)
        assert dealt_with == ["hasty", "other"]
        assert answers == [(200, None), (200, None), (429, str(ceil(owed)))]
        now[0] += owed + 0.001
        while len(dealt_with) < 3:
            await asyncio.sleep(0)
        assert not all(one.done() for one in many), "each pays for itself before the next begins"
        while not all(one.done() for one in many):
            now[0] += 100
            await asyncio.sleep(0)
        assert dealt_with.count("hasty") == 1 + AT_ONCE

    asyncio.run(run())


def test_what_is_done_for_a_guest_is_on_their_meter(client, app):
    spent = []
    app.state.shares.take = lambda guest, seconds: spent.append((guest, seconds))
    for path in ("/", "/study/nothing"):
        client.get(path)
        (guest, held), (_, rest) = spent[-2:]
        assert (guest, rest > -held) == ("testclient", True)


def test_a_body_may_not_take_for_ever(client, monkeypatch):
    monkeypatch.setattr("barricades.table.server.guard.BODY_SECONDS", 0.0)

    async def run():
        async def never():
            await asyncio.Event().wait()

        async def send(message):
            answers.append(message)

        answers: list[Any] = []
        scope = {**asked("slow"), "method": "POST", "app": client.app, "state": {}}
        scope["headers"] += [(b"accept-language", b"it"), (b"content-type", b"application/json")]
        await asyncio.wait_for(client.app(scope, never, send), PATIENCE)
        assert answers[0]["status"] == 408
        assert "Ci ha messo troppo" in answers[1]["body"].decode()

    asyncio.run(run())


@pytest.mark.parametrize("coding", ["gzip, chunked", "x", "identity", ""])
def test_what_a_proxy_might_read_otherwise_is_not_read(client, coding):
    answer = client.get("/api/games", headers={"Transfer-Encoding": coding})
    assert (answer.status_code, answer.json()["error"]) == (400, "wire-unreadable")


def test_too_often_is_told(client, monkeypatch):
    monkeypatch.setattr("barricades.table.live.sharing.Buckets.take", lambda *_: False)
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
    query = {"as": "red", "kind": look["position"]["ask"]["of"], "value": value}
    assert client.get(f"/game/{id}/why", params=query).status_code == 200
    for path, name in ((f"/game/{id}/replay", "at"), (f"/new/{GAME}", "option-rules")):
        assert client.get(path, params={name: value}).status_code in (200, 422)
    assert client.get(f"/api/games/{id}").json() == look
