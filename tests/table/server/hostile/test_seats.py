"""Forged seats, guessed ids, other people's choices, and requests that are sent again."""

from __future__ import annotations

import json
from hashlib import sha256
from itertools import product
from random import Random
from typing import Any

from tests.table.playing import GAME, SIDES
from tests.table.server.hostile.guests import post, request

ACT = {"number": 0}
DEEDS: dict[str, Any] = {  # what only a seat may do, and with what it would be done
    "choice": {"choice": 0, **ACT},
    "why": {"kind": "card", "value": 0},
    **dict.fromkeys(("undo", "pause", "resume", "resign", "retry", "rematch"), ACT),
    "consent": {"agree": True, **ACT},
    "rename": {"name": "Rosa"},
    "invite": {"side": SIDES[0]},
    "chat": {"text": "x"},
    "notes": {"text": "x"},
    "webhook": {"address": "https://hook.example/"},
    "orders": {"orders": {}},
    "withdraw": None,
}
JUNK: tuple[Any, ...] = (
    None,
    "",
    "nothing",
    [],
    {},
    {"a": 1},
    -1,
    10**30,
    True,
    0.5,
    "\0",
    "é" * 99,
    [["x"]],
)
SECRETS = ("notes", "chat", "away", "hint", "record", "verify")
FORMS = ("choose", "undo", "consent", "pause", "resume", "resign", "retry", "rematch", "webhook")
FIELDS = {"number": "0", "choice": "0", "agree": "yes", "text": "x", "address": "", "side": "red"}


def forged(house, guest) -> list[str]:
    """Whatever may pass for a seat."""
    token = house.pair.tokens[SIDES[0]]
    other = guest.open(seats={SIDES[0]: "friend", SIDES[1]: "me"})["tokens"][SIDES[0]]
    bearers = ("", " ", "x", token[:-1], f"{token}x", token.upper(), other, house.pair.id, "null")
    hashes = sha256(token.encode()).hexdigest(), "../" * 50, "' OR 1=1 --", "\xff\xfe", "x" * 20_000
    cookies = ("", '""', token, other, hashes[0], "' OR 1=1 --", "x" * 5000)
    return [
        *(f"Authorization: Bearer {bearer}" for bearer in (*bearers, *hashes)),
        *(f"Authorization: {value}" for value in ("Basic eDp5", "Bearer", f"bearer{token}", token)),
        *(f"Cookie: barricades={cookie}" for cookie in cookies),
        *(f"Cookie: link-{SIDES[0]}={token}", f"X-Seat: {token}"),
    ]


def test_a_forged_seat_is_an_onlookers(house, guest):
    path, choice = house.pair.path, json.dumps(DEEDS["choice"]).encode()
    seen = guest.http.get(path, params={"side": "onlooker"}).text
    for header in forged(house, guest):
        look = guest.send(request("GET", path, header))
        assert (look.status, look.text) == (200, seen), header
        assert guest.send(request("GET", f"{path}?side={SIDES[0]}", header)).status == 403
        tried = guest.send(post(f"{path}/choice", choice, header, "Sec-Fetch-Site: none"))
        assert (tried.status, json.loads(tried.text)["error"]) == (403, "wire-not-yours"), header


def test_without_a_seat_nothing_can_be_done_or_read(house, guest):
    path, pair = house.pair.path, house.pair
    token = {"Authorization": f"Bearer {guest.open(seats={SIDES[1]: 'friend'})['tokens']['white']}"}
    for headers in ({}, token):
        for deed, body in DEEDS.items():
            tried = guest.http.post(f"{path}/{deed}", json=body, headers=headers)
            assert tried.status_code == 403, deed
            assert tried.json()["text"]
        for secret in SECRETS:
            assert guest.http.get(f"{path}/{secret}", headers=headers).status_code == 403, secret
        for deed in FORMS:
            fields = {"as": SIDES[0], **FIELDS}
            tried = guest.http.post(f"/game/{pair.id}/{deed}", data=fields, headers=headers)
            assert tried.status_code == 403, deed
        seen = guest.http.get(f"/game/{pair.id}", params={"as": SIDES[0]}, headers=headers)
        assert seen.status_code == 200
        assert "data-choice" not in seen.text


def test_ids_and_links_are_not_guessed(house, guest):
    rng, letters = Random(0), "0123456789abcdefghjkmnpqrstvwxyz"
    near = [house.pair.id[:-1], house.pair.id.upper(), house.pair.id + "x", "nature", "0"]
    for id in [*near, *("".join(rng.choices(letters, k=12)) for _ in range(30))]:
        for start in ("/api/games", "/game", "/open", "/seat", "/feed", "/carry"):
            assert guest.http.get(f"{start}/{id}").status_code == 404, (start, id)
    assert guest.http.get("/api/seat", headers={"Authorization": "Bearer x"}).status_code == 404


def test_nobody_chooses_for_another_seat_or_what_is_not_offered(house, guest):
    """By the seat next to it, and by whoever only watches."""
    pair = house.pair
    asked = next(look for look in pair.known if look["position"]["ask"])
    other = next(side for side in SIDES if side != asked["side"])
    number, good = asked["number"], asked["position"]["ask"]["options"][0]
    own, foreign = pair.seat(asked["side"]), pair.seat(other)

    def choose(headers, **body):
        return guest.http.post(f"{pair.path}/choice", json=body, headers=headers)

    for headers in (foreign, dict[str, str]()):
        tried = choose(headers, number=number, choice=good, side=asked["side"])
        assert (tried.status_code, tried.json()["error"]) == (403, "wire-not-yours")
    fields = {"as": asked["side"], "number": number, "choice": f'"{good}"'}
    tried = guest.http.post(f"/game/{pair.id}/choose", data=fields, headers=foreign)
    assert tried.status_code == 403
    for choice in JUNK:
        tried = choose(own, number=number, choice=choice)
        assert tried.status_code == 422, choice
        assert tried.json()["text"]


def test_a_request_that_is_sent_again_does_nothing(house, guest):
    """At once, later, with a number of the past or of the future, and after the end."""
    id, tokens = guest.open(seats=dict.fromkeys(SIDES, "friend")).values()
    seats = {side: {"Authorization": f"Bearer {token}"} for side, token in tokens.items()}
    path = f"/api/games/{id}"

    def tell(side, deed, **body):
        return guest.http.post(f"{path}/{deed}", json=body, headers=seats[side])

    look = guest.http.get(path, headers=seats["red"]).json()
    first = {"number": look["number"], "choice": look["position"]["ask"]["options"][0]}
    assert tell("red", "choice", **first).status_code == 200
    after = guest.http.get(path).json()["number"]
    for number in (look["number"], 0, after + 1, 2**31):
        again = tell("red", "choice", **first | {"number": number})
        assert (again.status_code, again.json()["error"]) == (409, "wire-stale")
        assert again.json()["number"] == after
    assert tell("white", "resign", number=after).status_code == 200
    end = guest.http.get(path).json()
    for deed, more in (("choice", {"choice": first["choice"]}), ("resign", {}), ("undo", {})):
        for number in (look["number"], end["number"]):
            assert tell("red", deed, number=number, **more).status_code in (409, 422), deed
    assert guest.http.get(path).json()["number"] == end["number"]


def test_another_site_does_nothing_in_my_name(guest):
    """A page of somebody else, before a browser that holds seats here."""
    id = guest.open(seats={SIDES[0]: "me", SIDES[1]: "friend"})["id"]
    before = guest.http.get(f"/api/games/{id}").json()
    host = f"127.0.0.1:{guest.port}"
    lies = ("null", "", "http://[", f"http://{host}.evil", f"http://{host}@evil", "x", f"//{host}/")
    del guest.http.headers["sec-fetch-site"]
    for claim in (
        *({"sec-fetch-site": site} for site in ("cross-site", "same-site", "")),
        *({"origin": lie} for lie in lies),
        {},
    ):
        for deed, body in DEEDS.items():
            tried = guest.http.post(f"/api/games/{id}/{deed}", json=body, headers=claim)
            assert (tried.status_code, tried.json()["error"]) == (403, "wire-foreign"), claim
        for path in (f"/game/{id}/choose", "/name", "/feed", "/carry", "/settings", f"/new/{GAME}"):
            tried = guest.http.post(path, data={"as": SIDES[0], **FIELDS}, headers=claim)
            assert tried.status_code == 403, path
    assert guest.http.get(f"/api/games/{id}").json() == before


def test_who_is_not_welcome_sees_nothing(house, guest):
    id = house.pair.guest.open(seats={SIDES[0]: "friend"}, onlookers=False)["id"]
    for path in ("", "/events", "/chat", "/notes", "/record", "/away", "?side=onlooker"):
        assert guest.http.get(f"/api/games/{id}{path}").status_code == 403, path
    for path in ("", "/replay", "/away", "/hint", "/analysis", "/why?kind=card&value=1"):
        assert guest.http.get(f"/game/{id}{path}").status_code == 403, path


def test_every_refusal_is_told_in_the_guests_language(house, guest):
    wanted = {"en": ("seat", "nothing"), "de": ("Platz", "nichts"), "it": ("posto", "nulla")}
    paths = house.pair.path + "/notes", "/api/nothing", f"/game/{house.pair.id}/away", "/x"
    for (language, words), path in product(wanted.items(), paths):
        heard = guest.send(request("GET", path, f"Accept-Language: {language}"))
        assert heard.status in (403, 404)
        assert any(word in heard.text for word in words), heard.text
