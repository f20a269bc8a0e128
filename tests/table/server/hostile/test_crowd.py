"""One guest who wants everything: all places, all lines, all the time of the table."""

from __future__ import annotations

import json
from contextlib import ExitStack
from itertools import count

from barricades.table.live.stream import EACH, FEW, LISTENERS
from barricades.table.server.connections import MOST_CONNECTIONS
from barricades.table.server.guard import NEW_BURST
from tests.running.patience import until
from tests.table.playing import GAME, SIDES
from tests.table.server.hostile.guests import Guest, answer, post, request, rest

LISTENING = "Connection: keep-alive"


def begun(line):
    """How an answer begins, on a line that stays open."""
    return answer(line.recv(4096))


def listen(guest, lines, path, *headers):
    """Whether a guest is let in to listen; if not, why."""
    line = lines.enter_context(guest.line(request("GET", f"{path}/events", LISTENING, *headers)))
    heard = begun(line)
    if heard.status != 200:
        heard = heard._replace(text=heard.text + rest(line).decode())
    return "" if heard.status == 200 else json.loads(heard.text)["error"]


def test_one_guest_does_not_take_all_places_at_a_game(house, guest):
    path = house.pair.path
    crowd = [Guest(house.club) for _ in range(LISTENERS // FEW)]
    with ExitStack() as lines:
        mine = [listen(guest, lines, path) for _ in range(FEW + 3)]
        assert mine == [""] * FEW + ["wire-no-place"] * 3
        others = [listen(other, lines, path) for other in crowd for _ in range(FEW)]
        assert 0 < others.count("") < len(others)
        assert {*others} == {"", "wire-too-many"}
        seat = (f"Authorization: Bearer {house.pair.tokens[SIDES[0]]}",)
        assert listen(house.pair.guest, lines, path, *seat) == ""
        house.pair.play_on()
    for other in crowd:
        other.close()


def test_one_guest_does_not_take_all_places_there_are(house, guest):
    """Not by streams, and not by lines on which nothing is said."""
    paths = [f"/api/games/{guest.open()['id']}" for _ in range(EACH // FEW + 1)]
    with ExitStack() as lines:
        heard = [listen(guest, lines, path) for path in paths for _ in range(FEW)]
        assert heard.count("") == EACH
        until(lambda: turned_away(guest))
        house.pair.play_on()
    crowd = Guest(house.club)
    with ExitStack() as lines:
        assert listen(crowd, lines, house.pair.path) == ""
    crowd.close()


def turned_away(guest):
    """Whether all are, of many silent lines at once, that are more than one guest may have.

    On a slow machine some were already cut because they said nothing, and there is room for others.
    """
    with ExitStack() as lines:
        silent = [lines.enter_context(guest.line()) for _ in range(2 * MOST_CONNECTIONS)]
        told = {answer(rest(line)).status for line in silent[MOST_CONNECTIONS:]}
    assert told <= {0, 429}
    return told == {429}


def test_nobody_opens_games_without_end(house, guest):
    """Whatever they say about where they come from."""
    lies = (f"X-Forwarded-For: 10.0.{at >> 8}.{at & 255}" for at in count())
    tried: list[int] = []

    def refused():
        tried.append(guest.send(post("/api/games", b"{}", next(lies))).status)
        return tried[-1] != 422

    until(refused)
    assert tried[-1] == 429
    assert len(tried) > int(NEW_BURST)  # the slower the guest, the more
    assert house.pair.guest.open()
    for path in (f"/new/{GAME}", "/name", "/api/me", "/api/games/x/fork", "/game/x/rematch"):
        assert guest.send(post(path, b"{}")).status in (404, 422, 429)
    assert guest.send(request("GET", f"/new/{GAME}")).status == 200


def test_nobody_talks_without_end(guest):
    made = guest.open(seats=dict.fromkeys(SIDES, "friend"))
    path, token = f"/api/games/{made['id']}", made["tokens"][SIDES[0]]
    seat = {"Authorization": f"Bearer {token}"}

    def say(what, text):
        return guest.http.post(f"{path}/{what}", json={"text": text}, headers=seat).status_code

    assert {say("chat", f"{at}") for at in range(10)} == {200}
    refused = until(lambda: (status := say("chat", "more")) != 200 and status)
    assert refused == 429
    assert say("chat", "x" * 501) == 422
    assert [say("notes", "x" * size) for size in (10_000, 10_001, 60_000)] == [200, 422, 422]
    assert (
        guest.http.post(f"{path}/rename", json={"name": "x" * 201}, headers=seat).status_code == 422
    )
    guest.http.post(f"{path}/rename", json={"name": "W" * 200}, headers=seat)
    names = {seat["name"] for seat in guest.http.get(path).json()["seats"]}
    assert names == {"", "W" * 40}
