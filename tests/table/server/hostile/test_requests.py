"""Requests that are huge, malformed, or not meant as they look."""

from __future__ import annotations

import json
import re
from collections import Counter
from itertools import product
from urllib.parse import quote

from fastapi.routing import APIRoute

from barricades.table.server import app as table
from barricades.table.web.identity import COOKIE
from tests.running.soak import soaked
from tests.table.playing import GAME, SIDES
from tests.table.server.hostile.guests import answer, post, request, rest

NEW = "/api/games"
CHUNKED = ("Transfer-Encoding: chunked", "Content-Type: application/json")
PART = b"4000\r\n" + b" " * 0x4000 + b"\r\n"
FORM = "application/x-www-form-urlencoded"
MULTI = "multipart/form-data; boundary=y"
FIELD = b'--y\r\nContent-Disposition: form-data; name="a%d"\r\n\r\nx\r\n'
DEEP = {"a": "[" * 60_000, "b": '{"a":' * 12_000, "c": '{"game":' + "[" * 900 + "]" * 900 + "}"}
TOML = {
    "a key in a key in a key": b"a" + b".a" * 30_000 + b" = 1",
    "quoted": b'"a"' + b'."a"' * 15_000 + b" = 1",
    "lists": b"a = " + b"[" * 60_000,
    "tables": b"a = " + b"{b = " * 10_000,
    "many": b"".join(b"k%d = 1\n" % number for number in range(5000)),
    "half a letter": b'a = "\\uD800"',
    "no text": b"\xff\xfe\0",
}

RAW = {  # none of this is HTTP as it should be
    "garbage": b"\0" * 1000,
    "tls": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"x" * 100,
    "no version": b"GET /\r\nConnection: close\r\n\r\n",
    "no host": b"GET / HTTP/1.1\r\nConnection: close\r\n\r\n",
    "two hosts": request("GET", "/", "Host: other"),
    "a gap before the colon": b"GET / HTTP/1.1\r\nHost : x\r\n\r\n",
    "a zero in a header": request("GET", "/", "X: a\0b"),
    "a long path": request("GET", "/" + "x" * 900_000),
    "long headers": request("GET", "/", *(f"X-{at}: y" for at in range(90_000))),
    "less than nothing": request("POST", NEW, "Content-Length: -1"),
    "a length with a sign": request("POST", NEW, "Content-Length: +5"),
    "a length without end": request("POST", NEW, "Content-Length: " + "9" * 5000),
    "two lengths": request("POST", NEW, "Content-Length: 1", "Content-Length: 2"),
    "another coding": request("POST", NEW, "Transfer-Encoding: gzip, chunked"),
    "no chunk": request("POST", NEW, *CHUNKED, body=b"zz\r\n"),
}


def test_what_is_not_http_as_it_should_be_is_refused(guest):
    for name, sent in RAW.items():
        heard = guest.send(sent)
        assert heard.status in (400, 431), name
        assert re.search("Invalid HTTP request|cannot be read|too large", heard.text), name


BODIES = {  # a body, its kind, and where it is sent
    "nothing": (b"", "application/json"),
    "not JSON": (b"<x/>", "application/json"),
    "no object": (b"[]", "application/json"),
    "null": (b"null", "application/json"),
    "more than is asked for": (b'{"game": "dual-powers", "admin": true}', "application/json"),
    "a type": (b'{"game": 1}', "application/json"),
    **{f"deep {name}": (text.encode(), "application/json") for name, text in DEEP.items()},
    "no number": (b'{"game": "dual-powers", "options": {"a": NaN}}', "application/json"),
    "a number without end": (b'{"clock": ' + b"9" * 5000 + b"}", "application/json"),
    "a long number": (
        b'{"game": "dual-powers", "clock": {"days": ' + b"9" * 4000 + b"}}",
        "application/json",
    ),
    "a zero": (b'{"game": "\\u0000"}', "application/json"),
    "half a letter": (b'{"game": "\\ud800"}', "application/json"),
    "half a letter in a field": (b'{"\\ud800": 1}', "application/json"),
    "no letter": (b'{"game": "\xff"}', "application/json"),
    "another kind": (b'{"game": "dual-powers"}', "text/plain"),
    "no kind": (b'{"game": "dual-powers"}', ""),
    "a form": (b"game=dual-powers", FORM),
    "a form without a boundary": (b"--y", "multipart/form-data"),
    "squeezed": (b"\x1f\x8b" + b"\0" * 100, "application/json"),
}


def test_a_body_that_means_nothing_is_refused(guest):
    reasons = {"wire-unreadable", "wire-bad-request", "unknown-game", "wire-bad-clock"}
    for name, (body, kind) in BODIES.items():
        heard = guest.send(post(NEW, body, "Content-Encoding: gzip", kind=kind))
        told = json.loads(heard.text)
        assert heard.status in (400, 422), name
        assert told["error"] in reasons, name
        assert told["text"], name


FORMS = {
    "another boundary": (b"--x\r\nfoo", MULTI),
    "a part without end": (FIELD % 1, MULTI),
    "too many parts": (FIELD * 1100 % (*range(1100),) + b"--y--\r\n", MULTI),
    "too many fields": (b"a=1&" * 10_000, FORM),
    "another alphabet": (b"as=red", f"{FORM}; charset=nonsense"),
    "half letters": (b"as=%ED%A0%80&number=%00&choice=%FF", FORM),
    "a field twice": (b"as=red&as=white&number=0&number=1&choice=1&choice=2", FORM),
    "JSON": (b'{"as": "red"}', "application/json"),
}


def test_a_form_that_means_nothing_is_refused(house, guest):
    path = f"/game/{house.pair.id}/choose"
    for name, (body, kind) in FORMS.items():
        heard = guest.send(post(path, body, "Accept-Language: it", kind=kind))
        assert heard.status in (400, 403, 422), name
        assert '<html lang="it"' in heard.text, name


VALUES = {
    **{f"deep {name}": text[:40_000] for name, text in DEEP.items()},
    "lists within lists": "[" * 900 + "]" * 900,
    "an object": '{"a": 1}',
    "objects within objects": '{"a":' * 700 + "1" + "}" * 700,
    "no number": "NaN",
    "half a letter": '"\\ud800"',
}


def test_a_thing_that_cannot_be_is_not_asked_about(house, guest):
    mine = guest.open(seats={"red": "me", "white": "here"})
    path, seat = f"/game/{mine['id']}", f"Cookie: {COOKIE}={guest.http.cookies[COOKIE]}"
    for name, value in VALUES.items():
        for what in ("about?kind=region&", "why?kind=region&as=red&", "preview?as=red&"):
            field = "option" if "preview" in what else "value"
            heard = guest.send(request("GET", f"{path}/{what}{field}={quote(value)}", seat))
            assert heard.status in (200, 422), (name, what)


def test_an_owners_numbers_are_no_bomb(guest):
    head = b'--y\r\nContent-Disposition: form-data; name="components"; filename="<b>.toml"\r\n\r\n'
    for name, text in TOML.items():
        body = head + text + b"\r\n--y--\r\n"
        heard = guest.send(post(f"/new/{GAME}", body, "Sec-Fetch-Site: none", kind=MULTI))
        assert heard.status == 422, name
        assert "<b>" not in heard.text, name


def test_what_is_too_large_is_not_taken_in(house, guest):
    """Whether it says so beforehand or not; of what is announced nothing has to come."""
    path = f"{house.pair.path}/choice"
    announced = request("POST", path, "Content-Length: 99999999999", "Expect: 100-continue")
    endless = request("POST", path, *CHUNKED, body=PART * 8)
    declared = post(path, b" " * 70_000)
    numbers = post(NEW, b" " * 200_000)
    for sent in (announced, endless, declared, numbers, post(f"/new/{GAME}", b"x" * 200_000)):
        assert guest.send(sent).status == 413
    for path in ("/nothing", "/api/nothing", "/", "/static/1/table.css"):
        assert guest.send(post(path, b" " * 70_000)).status == 413


PATHS = (
    *("/static/../app.py", "/static/%2e%2e/app.py", "/static/..%2fapp.py", "/static/..%5capp.py"),
    *("/static/1/../app.py", "/static/1/%2e%2e/app.py", "/static/1/..%2f..%2fapp.py"),
    *(
        "/static//etc/passwd",
        "/static/1//etc/passwd",
        "/static/%00",
        "/static/",
        "/static/" + "x" * 5000,
        "/static/table.css/x",
    ),
    *("/../../etc/passwd", "//evil.example/", "/rules/..%2f..%2fetc/1", "/new/..", "/feed/%00"),
    *("/player/%ED%A0%80", "/game/%00", "/player/%00", "/bot/%00", "/api/ratings/x", "/carry/%00"),
    *(f"/api/ratings/{GAME}/%00", "/seat/" + "x" * 9000, "/open/%00", f"/rules/{GAME}/%00"),
)


def test_no_path_leads_out_of_the_house(guest):
    for path in PATHS:
        heard = guest.send(request("GET", path))
        assert heard.status in (400, 404), path  # PostgreSQL cannot be asked for a zero byte
        assert "root:" not in heard.text, path


def test_odd_methods_and_other_protocols_are_not_spoken(house, guest):
    for method in ("TRACE", "PUT", "DELETE", "PATCH", "PROPFIND", "OPTIONS", "HEAD"):
        assert guest.send(request(method, "/")).status == 405
    assert guest.send(request("CONNECT", "evil.example:443")).status in (400, 404)
    upgrade = "Upgrade: websocket", "Sec-WebSocket-Key: eA==", "Sec-WebSocket-Version: 13"
    for path in ("/", "/static/1/table.css", f"{house.pair.path}/chat"):
        heard = guest.send(request("GET", path, "Connection: Upgrade", *upgrade))
        assert heard.status in (200, 403)  # as if nothing had been said of it
    assert guest.send(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n").status == 400


def test_many_requests_on_one_line_are_answered_in_turn(guest):
    one = b"GET /api/%d HTTP/1.1\r\nHost: x\r\n\r\n"
    with guest.line(b"".join(one % at for at in range(15)) + request("GET", "/health")) as line:
        heard = rest(line)
    assert heard.count(b"HTTP/1.1 404") == 15
    assert heard.endswith(b'{"database":true}')
    number = soaked(1500, 800)
    many = b"".join(one % at for at in range(number))
    with guest.line(many + request("GET", "/health")) as line:
        heard = rest(line)
    told = Counter(re.findall(rb"HTTP/1.1 (\d+)", heard))
    assert told.total() == number + 1  # each counts as one, and most are too many
    assert {*told} <= {b"200", b"404", b"429"}


def test_nonsense_after_an_answer_ends_the_line(guest):
    begun = request("POST", "/api/nothing", *CHUNKED).replace(b"Connection: close\r\n", b"")
    with guest.line(begun) as line:
        heard = b""
        while not heard.endswith(b"}"):
            heard += line.recv(65536)
        assert answer(heard).status == 404
        line.sendall(b"zz\r\n")
        assert rest(line) == b""


def test_what_stands_beside_a_host_is_only_text(house, guest):
    for host in ('x"><script>', "[", "", "a b", "x:99999999", "\xff\xfe", "javascript:alert(1)"):
        heard = guest.send(request("GET", f"/game/{house.pair.id}", host=host))
        assert heard.status == 200
        assert '"><script>' not in heard.text
    for header in ("X-Forwarded-Host: evil.example", "Forwarded: host=evil.example"):
        assert "evil.example" not in guest.send(request("GET", "/", header)).text


AWAY = ("//evil.example", "/\\evil.example", "https://evil.example", "/\t/evil.example", "\n/x")


def test_nobody_is_led_away(guest):
    for back in AWAY:
        heard = guest.http.post("/settings", data={"back": back, "theme": "dark"})
        assert (heard.status_code, heard.headers["location"]) == (303, "/")
        asked = guest.http.get("/name", params={"back": back}).text
        assert "evil" not in asked.partition("<main")[2]
        guest.http.cookies.clear()
        heard = guest.http.post(
            "/name", data={"back": back, "name": f"{guest.address} {ord(back[1])}"}
        )
        assert heard.headers.get("location", "/") == "/"


JUNK = ("\0", "é" * 200, "-1", "9" * 400, "[" * 400, "<script>", "../../x", "%ff", "{}", "")
ASKED = ("as", "at", "line", "to", "side", "kind", "value", "moment", "before", "after", "language")
TYPED = (
    *SIDES,
    *ASKED,
    "name",
    "text",
    "number",
    "choice",
    "address",
    "code",
    "bot",
    "who",
    "person",
)


def routes(found):
    for route in found:
        if isinstance(route, APIRoute):
            yield route
        yield from routes(getattr(getattr(route, "original_router", None), "routes", ()))


def test_nothing_breaks_wherever_junk_is_sent(house, guest, tmp_path):
    """Every address of the table, with junk wherever it takes something."""
    made = table.make(tmp_path / "games.sqlite")
    made.state.rooms.close()
    all_routes = [route for route in routes(made.routes) if not route.path.endswith("/events")]
    assert len(all_routes) > 60
    for at, (route, id) in enumerate(product(all_routes, (house.pair.id, "%00"))):
        path, junk = route.path, JUNK[at % len(JUNK)]
        for name in route.param_convertors:
            value = id if name == "id" else GAME if at % 2 else quote(junk or "x", safe="")
            path = path.replace(f"{{{name}}}", value).replace(f"{{{name}:path}}", value)
        for method in route.methods:
            known = {"params": dict.fromkeys(ASKED, junk)}
            form = {"data": dict.fromkeys(TYPED, junk)}
            body = {"json": dict.fromkeys(TYPED, junk)}
            sent = known if method == "GET" else body if path.startswith("/api") else form
            heard = guest.http.request(method, path, **sent)
            assert heard.status_code < 500, (method, path, junk, heard.text)
