"""Script and unseen letters wherever a guest may write; the secrets of others; webhooks."""

from __future__ import annotations

import json
import re
from xml.etree import ElementTree

from tests.running.patience import until
from tests.table.playing import GAME, SIDES
from tests.table.server.hostile.guests import request

SCRIPT = "<script>alert(1)</script>\"'><img src=x onerror=alert(1)>"
UNSEEN = "\u202e\u2066\u200b\ufeff\x07\x1b[31m\x7f\x85\u2028"  # they turn, hide, or ring
BROKEN = re.compile(
    r"<script>alert|<img src=x|[\u202a-\u202e\u2066-\u2069\u200b\ufeff\x07\x1b\x7f\x85]"
)
LOUD = SCRIPT[:38] + UNSEEN


def clean(heard):
    """A page on which nothing runs but what is the table's own."""
    assert heard.status_code < 500
    assert not BROKEN.search(heard.text), heard.url
    assert "script" not in heard.headers["content-security-policy"].replace("script-src 'self'", "")
    assert heard.headers["x-content-type-options"] == "nosniff"
    return heard.text


def test_whatever_is_written_is_only_text(crowd):
    """Names, chat, notes, orders: on every page, to both who play and to whoever looks on."""
    me, friend = crowd
    for guest in crowd:
        taken = guest.http.post("/api/me", json={"name": f"{guest.address} {LOUD}"}).json()
        assert "<script>" in taken["name"]  # a name is what one likes; it only does nothing
        assert not re.search(r"[\u202e\x1b]", taken["name"])
    id = me.open(seats={SIDES[0]: "me", SIDES[1]: "anybody"}, name=LOUD)["id"]
    listed = [clean(friend.http.get(path)) for path in ("/", f"/open/{id}")]
    assert all("&lt;script&gt;" in page for page in listed)
    sits = friend.http.post(f"/api/open/{id}", json={"side": SIDES[1], "name": LOUD})
    assert sits.status_code == 200
    for text in (SCRIPT + UNSEEN, f"one\n\n\n\ntwo{UNSEEN}"):
        said = me.http.post(f"/api/games/{id}/chat", json={"text": text})
        assert said.status_code == 200
        assert me.http.post(f"/api/games/{id}/notes", json={"text": text}).status_code == 200
    mine = clean(me.http.get(f"/game/{id}"))
    assert mine.count("&lt;script&gt;") > 2
    for guest in crowd:
        name = guest.http.get("/api/me").json()["name"]
        for path in ("", "/replay", "/away", "/why"):
            clean(guest.http.get(f"/game/{id}{path}"))
            asked = dict.fromkeys(("as", "kind", "value", "at"), LOUD)
            clean(guest.http.get(f"/game/{id}{path}", params=asked))
        for path in ("/", "/ratings", "/name", f"/player/{name.replace('/', '%2F')}", "/carry"):
            clean(guest.http.get(path))
        for path in ("/api/mine", "/api/open", f"/api/games/{id}", f"/api/games/{id}/chat"):
            answer = guest.http.get(path)
            assert answer.headers["content-type"] == "application/json"
            assert not re.search(r"[\u202e\x1b]", answer.text)
    clean(me.http.post("/name", data={"name": LOUD}))
    clean(me.http.post(f"/new/{GAME}", data={"name": LOUD, "seat-red": LOUD, "components": LOUD}))


def test_whatever_is_refused_is_said_back_as_text(house, guest):
    id = house.pair.id
    for path in (
        f"/rules/{SCRIPT}",
        f"/game/{SCRIPT}",
        f"/player/{SCRIPT}",
        f"/new/{GAME}?name={SCRIPT}",
    ):
        clean(guest.http.get(path))
    for path in (
        "/settings",
        f"/game/{id}/choose",
        f"/game/{id}/orders",
        "/carry/here",
        "/api/games",
    ):
        clean(guest.http.post(path, data=dict.fromkeys(("as", "back", "code", "number"), SCRIPT)))
    for what in ("game", "options", "seats", "name", "clock"):
        refused = guest.http.post("/api/games", json={"game": GAME, what: {SCRIPT: SCRIPT}})
        assert refused.status_code == 422
        assert refused.headers["content-type"] == "application/json"


LANGUAGES = ("<script>", "../../x", "", "xx", "de;q=x", "en" * 5000, "\xff")


def test_a_language_is_one_of_ours(guest):
    for language in LANGUAGES:
        chosen = f"Cookie: language={language}; theme={language}"
        for header in (f"Accept-Language: {language}", chosen):
            heard = guest.send(request("GET", "/", header))
            assert re.search(r'<html lang="(en|de)">', heard.text), language
        heard = guest.http.get("/", params={"language": language})
        assert '<html lang="en">' in heard.text, language


# Secrets of others


def test_the_feed_and_the_way_to_another_device_are_for_their_owners(crowd):
    me, thief = crowd
    me.open(seats={SIDES[0]: "me", SIDES[1]: "friend"})
    me.http.post("/feed")
    token = me.http.cookies["feed"]
    feed = me.http.get(f"/feed/{token}")
    assert ElementTree.fromstring(feed.text).tag.endswith("feed")
    for guess in (token[:-1], token + "x", token.swapcase(), "none", "%00"):
        assert thief.http.get(f"/feed/{guess}").status_code in (404, 405)
    thief.http.cookies["feed"] = token
    assert token not in thief.http.get("/").text
    me.http.post("/feed")
    assert thief.http.get(f"/feed/{token}").status_code == 404
    code = me.http.post("/api/carry").json()["code"]
    for guess in (code[:-1], code + "2", code[::-1], "", "-", "' OR 1=1", "x" * 200):
        tried = thief.http.post("/api/carry/here", json={"code": guess})
        assert tried.status_code == 404, guess
    newer = me.http.post("/api/carry").json()["code"]
    tried = [thief.http.post("/api/carry/here", json={"code": c}) for c in (code, newer, newer)]
    assert [answer.status_code for answer in tried] == [404, 200, 404]  # it is good once


def test_health_figures_and_log_tell_nobodys_secrets(house, guest):
    id, tokens = guest.open(seats=dict.fromkeys(SIDES, "friend"), name="Krupskaja").values()
    guest.http.get(f"/seat/{tokens['red']}?name=Krupskaja")
    guest.http.get(f"/nothing/{tokens['red']}")
    guest.http.post(f"/seat/{tokens['red']}", data={"name": "Krupskaja"})
    cookie = guest.http.cookies["barricades"]
    assert guest.http.get("/health").json() == {"database": True}
    secrets = (id, *tokens.values(), "Krupskaja", cookie, house.pair.id, "127.0.1.", "secret")
    figures, logged = guest.http.get("/metrics").text, []

    def all_is_logged():
        logged.extend(house.log())
        return any(line.get("path") == "/metrics" for line in logged)

    until(all_is_logged)
    told = figures + "".join(json.dumps(line) for line in logged)
    assert "barricades_requests_total" in told
    assert [secret for secret in secrets if secret in told] == []
    for header in ("X-Forwarded-For: 127.0.0.1", "Forwarded: for=127.0.0.1", "Via: 1.1 x"):
        assert guest.send(request("GET", "/metrics", header)).status == 404


WEBHOOKS = (
    *(
        "http://hook.example/",
        "ftp://x/",
        "file:///etc/passwd",
        "gopher://x/",
        "javascript:alert(1)",
    ),
    *("https://127.0.0.1/", "https://127.1/", "https://2130706433/", "https://0x7f000001/"),
    *("https://0177.0.0.1/", "https://[::1]/", "https://[::ffff:127.0.0.1]/", "https://localhost/"),
    *("https://localhost./", "https://10.0.0.1/", "https://169.254.169.254/", "https://[fd00::1]/"),
    *("https://me@hook.example/", "https://hook.example:22/", "https://hook.example\\@10.0.0.1/"),
    *(
        "https://hook.example/\r\nX: y",
        "https://hook.exämple/",
        "//hook.example/",
        "https://" + "x" * 490,
    ),
)


def test_no_message_goes_into_the_house(guest):
    """How addresses are read is tried out beside `test_webhook.py`; here a guest gives them."""
    id = guest.open(seats={SIDES[0]: "me", SIDES[1]: "friend"})["id"]
    for address in WEBHOOKS:
        tried = guest.http.post(f"/api/games/{id}/webhook", json={"address": address})
        assert (tried.status_code, bool(tried.json()["text"])) == (422, True), address
        assert re.search("webhook", tried.json()["error"]), address
    page = guest.http.post(f"/game/{id}/webhook", data={"as": SIDES[0], "address": SCRIPT})
    assert page.status_code == 422
    clean(page)
    assert guest.http.get(f"/api/games/{id}/away").json()["webhook"] is None
