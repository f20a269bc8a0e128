"""What a club adds, as a hostile guest sees it: tournaments and studies of other people."""

from __future__ import annotations

import re

from tests.running.patience import until
from tests.table.playing import GAME, SIDES
from tests.table.server.hostile.test_script import LOUD, SCRIPT, clean


def test_a_tournament_is_its_organizers(crowd):
    me, thief = crowd
    for guest in crowd:
        named = guest.http.post("/api/me", json={"name": f"{guest.address} {LOUD}"})
        assert named.status_code == 200
    new = {"name": LOUD, "game": GAME}
    id = me.http.post("/api/tournaments", json=new).json()["id"]
    assert thief.http.post(f"/api/tournaments/{id}/join").status_code == 200
    for deed in ("start", "withdraw", "end", "enter"):
        bot = {"bot": "easy"} if deed == "enter" else None
        tried = thief.http.post(f"/api/tournaments/{id}/{deed}", json=bot)
        assert tried.status_code == 403, deed
        assert thief.http.post(f"/tournament/{id}/{deed}", data=bot).status_code == 403, deed
    tried = thief.http.post(f"/api/tournaments/{id}/leave", json={"number": 0})
    assert tried.status_code in (403, 404, 422)
    for name, junk in {"name": "x" * 201, "game": SCRIPT, "options": [], "clock": -1}.items():
        assert me.http.post("/api/tournaments", json=new | {name: junk}).status_code == 422, name
    for guest in crowd:
        assert "&lt;script&gt;" in clean(guest.http.get(f"/tournament/{id}"))
        clean(guest.http.get("/tournaments"))
        clean(guest.http.get(f"/tournaments/new/{GAME}", params={"name": SCRIPT}))
        clean(guest.http.post(f"/tournaments/new/{GAME}", data={"name": "", "option-rules": LOUD}))
    assert len(me.http.get(f"/api/tournaments/{id}").json()["field"]) == 2


def test_a_study_is_its_leaders(crowd):
    me, thief = crowd
    id = me.open(seats=dict.fromkeys(SIDES, "me"), name=LOUD)["id"]
    number = me.http.get(f"/api/games/{id}").json()["number"]
    tried = thief.http.post(f"/game/{id}/study")
    assert tried.status_code == 403  # it is not over
    resigned = {"number": number, "side": SIDES[0]}
    assert me.http.post(f"/api/games/{id}/resign", json=resigned).status_code == 200
    path = me.http.post(f"/game/{id}/study").headers["location"]
    assert re.fullmatch(r"/study/[\w-]{20,}", path)
    assert me.http.post(f"{path}/comment", data={"at": 0, "text": SCRIPT, "name": LOUD}).is_redirect
    assert me.http.post(f"{path}/line", data={"name": LOUD}).is_redirect
    led = me.http.get(path).text
    fields = {"at": 0, "line": 1, "who": SIDES[0], "choice": "0", "number": 1, "person": 0}
    for deed in ("go", "answer", "lead", "uncomment", "line", "try", "back", "unline"):
        tried = thief.http.post(f"{path}/{deed}", data=fields)
        assert tried.status_code in (403, 404), deed
        clean(tried)
    assert me.http.get(path).text == led
    away = thief.http.post(f"{path}/ask", data={"name": LOUD, "back": "//evil.example"})
    assert away.headers["location"] == "/"
    for junk in ("-1", "9" * 400, "x", ""):
        for deed in ("go", "comment", "try"):
            assert me.http.post(f"{path}/{deed}", data=fields | {"at": junk}).status_code == 422
        assert thief.http.get(path, params={"at": junk, "line": junk}).status_code in (
            200,
            404,
            422,
        )
    said = {"at": 0, "text": "x" * 60_000}
    assert thief.http.post(f"{path}/comment", data=said).status_code == 422
    often: list[int] = []

    def refused():
        said = thief.http.post(f"{path}/comment", data={"at": 0, "text": "x"})
        often.append(said.status_code)
        return not said.is_redirect

    until(refused)
    assert often[-1] in (422, 429)
    for guest in crowd:
        assert "&lt;script&gt;" in clean(guest.http.get(path))
    assert led.count("&lt;script&gt;") > 1
