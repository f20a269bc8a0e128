"""Who a browser is: by a cookie that this table has given it, and by no other."""

from __future__ import annotations

import pytest
from fastapi.testclient import TestClient

from barricades.table.web.identity import COOKIE, SAFE
from tests.table.playing import GAME

HOME = {"sec-fetch-site": "same-origin"}
MINE = {"game": GAME, "seats": {"red": "me", "white": "random"}}


def test_a_cookie_that_the_table_has_not_given_is_not_taken(app):
    victim, fiend = (TestClient(app, cookies={COOKIE: "planted"}, headers=HOME) for _ in range(2))
    given = victim.post("/api/games", json=MINE).cookies[COOKIE]
    assert given != "planted"
    assert fiend.get("/api/mine").json() == []
    known = TestClient(app, cookies={COOKIE: given}, headers=HOME)
    assert len(known.get("/api/mine").json()) == 1
    assert known.post("/api/games", json=MINE).cookies[COOKIE] == given


def test_by_https_no_other_host_can_have_set_it(app):
    safe = TestClient(app, base_url="https://testserver", headers=HOME)
    answer = safe.post("/api/games", json=MINE)
    said = answer.headers["set-cookie"]
    assert said.startswith(f"{SAFE}{COOKIE}=")
    assert "Secure" in said
    assert "Path=/" in said
    assert "Domain" not in said
    given = answer.cookies[SAFE + COOKIE]
    assert len(safe.get("/api/mine").json()) == 1
    planted = TestClient(app, base_url="https://testserver", cookies={COOKIE: given})
    assert planted.get("/api/mine").json() == []


@pytest.mark.parametrize(
    ("public", "host", "at"),
    [
        ("", "evil.example", "/"),
        ("", "127.0.0.1:1917", "http://127.0.0.1:1917/"),
        ("", "[::1]:1917", "http://[::1]:1917/"),
        ("", "localhost:1917", "http://localhost:1917/"),
        ("https://club.example/", "evil.example", "https://club.example/"),
    ],
)
def test_no_link_leads_to_a_host_that_somebody_made_up(app, public, host, at):
    app.state.public = public
    client = TestClient(app, headers=HOME)
    made = client.post("/api/games", json={"game": GAME, "seats": {"red": "me", "white": "friend"}})
    id = made.json()["id"]
    client.post("/feed", follow_redirects=False)
    seen = ("/", f"/game/{id}", f"/game/{id}/replay", f"/game/{id}/", "/nothing", "/carry")
    answers = [client.get(path, headers={"host": host}, follow_redirects=False) for path in seen]
    for answer in answers:
        assert "evil.example" not in answer.text + str(answer.headers)
    assert f"{at}game/{id}" in answers[1].text
