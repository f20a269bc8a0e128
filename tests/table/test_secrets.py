"""Noninterference over HTTP: what a side may not know changes no byte that reaches it."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest

from barricades.bots.budget import Budget
from barricades.play.entries import CHOICE, Entry
from barricades.play.history import History
from barricades.table.features.analysis import analysis as hinting
from barricades.table.features.game import events as listening
from barricades.table.live.room import Room
from barricades.table.server import app as table
from barricades.table.server import health
from barricades.table.store import feeds
from barricades.table.web.viewer import words_of
from tests.promises.play import CASES, Case
from tests.promises.test_secrets import scrambled
from tests.running.soak import soaked
from tests.table.playing import act

CASE_OF: dict[str, Any] = {}
for _param in CASES:
    _case: Any = _param.values[0]
    CASE_OF.setdefault(_case.game.name, _case)
first_of_each_game = pytest.mark.parametrize("case", CASE_OF.values(), ids=CASE_OF.keys())


class Eyes:
    """Everything that the table tells one side, or an onlooker."""

    def __init__(self, client: Any, room: Room, side: str | None, token: str | None) -> None:
        self.client, self.room, self.side = client, room, side
        self.headers = {"Authorization": f"Bearer {token}"} if token else {}

    def see(self, things: list[tuple[str, Any]]) -> list[tuple[int, bytes]]:
        path = f"/api/games/{self.room.id}"
        page = f"/game/{self.room.id}"
        moments = self.room.moments
        answers = [self._get(path), self._get(page), self._get(f"{path}?side=onlooker")]
        for moment in {moments // 2, moments - 1}:
            answers += [
                self._get(f"{path}?moment={moment}"),
                self._get(f"{page}/replay?at={moment}"),
            ]
        answers += [self._get(f"{path}/record"), self._get(f"{path}/verify")]
        for kind, value in things:
            answers.append(self._post(f"{path}/why", {"kind": kind, "value": value}))
            body = {"number": self.room.number, "choice": [value, value]}
            answers.append(self._post(f"{path}/choice", body))
            about = f"kind={kind}&value={json.dumps(value)}&as={self.side}"
            answers.append(self._get(f"{page}/why?{about}"))
        return answers

    def _get(self, path: str) -> tuple[int, bytes]:
        answer = self.client.get(path, headers=self.headers)
        assert answer.status_code < 500, path
        return answer.status_code, answer.content

    def _post(self, path: str, body: Any) -> tuple[int, bytes]:
        answer = self.client.post(path, json=body, headers=self.headers)
        assert answer.status_code < 500, path
        return answer.status_code, answer.content


@first_of_each_game
def test_no_byte_depends_on_what_a_side_may_not_know(case: Case, client, rooms, monkeypatch):
    sides = case.sides()
    made = rooms.create(case.game.name, case.options, dict.fromkeys(sides, "friend"), None)
    room, rng, changed = made.room, Random(1917), 0
    position = History.position
    for at in range(60):
        act(room, rng)
        if room.outcome:
            break
        if at % 20:
            continue
        for side in (*sides, None):
            eyes = Eyes(client, room, side, made.tokens.get(side or ""))
            things = _things(case, room, side)
            seen, true = eyes.see(things), room.history.state
            other = scrambled(case, true, side, rng)
            changed += case.game.save(other) != case.game.save(true)
            room.history.state = other
            with monkeypatch.context() as patch:
                patch.setattr(
                    History,
                    "position",
                    lambda history, moment, side=side: scrambled(
                        case, position(history, moment), side, Random(moment)
                    ),
                )
                assert eyes.see(things) == seen
            room.history.state = true
    assert changed > 5


STREAMS = {"/game/{id}/live", "/api/games/{id}/events", "/api/studies/{study}/events"}  # see below
CHANGING = {"/metrics"}  # for whoever runs the table; no side may read it


def paths() -> list[str]:
    """Every path of the app that can be looked at: one that is new cannot be forgotten."""
    routers = (*table.PAGES, *table.API, health.router)
    routes = [route for router in routers for route in router.routes]
    found = {getattr(r, "path", "") for r in routes if "GET" in getattr(r, "methods", ())}
    assert found > STREAMS | CHANGING
    return sorted(found - STREAMS - CHANGING)


@first_of_each_game
def test_no_path_of_the_app_tells_what_a_side_may_not_know(case, client, rooms, monkeypatch):
    monkeypatch.setattr(hinting, "THINKING", Budget(iterations=3))
    monkeypatch.setattr("barricades.bots.hints.TRIALS", 1)
    sides = case.sides()
    seats = dict.fromkeys(sides, "friend")
    made = rooms.create(case.game.name, case.options, seats, None, hints=True)
    room, rng = made.room, Random(7)
    for _ in range(25):
        act(room, rng)
    for side in soaked((*sides, None), (rng.choice(sides),)):
        eyes = Eyes(client, room, side, made.tokens.get(side or ""))
        known = {"id": room.id, "name": case.game.name, "game": case.game.name, "token": "x"}
        if side:
            rooms.store.hold(f"browser of {side}", room.id, side)
            feeds.renew(rooms.store, f"browser of {side}", f"feed-of-{side}")
            known["token"] = f"feed-of-{side}"

        def seen(eyes=eyes, known=known, side=side):
            filled = [re.sub(r"{(\w+)[^}]*}", lambda m: known.get(m[1], "x"), p) for p in paths()]
            return {path: eyes._get(f"{path}?as={side or ''}") for path in filled}

        first, true = seen(), room.history.state
        room.history.state = scrambled(case, true, side, rng)
        assert seen() == first
        room.history.state = true
        assert sum(status == 200 for status, _ in first.values()) > 15


def _things(case: Case, room: Room, side: str | None) -> list[tuple[str, Any]]:
    """Some things that could be pointed at, offered or not."""
    ask = room.history.ask(side)
    kind = ask.of if ask else next(ask.of for ask in room.history.asks)
    values = [*case.home.universe(room.history.state, kind)]
    return [(kind, value) for value in Random(len(values)).sample(values, min(2, len(values)))]


@first_of_each_game
def test_the_stream_depends_on_nothing_hidden_that_is_not_just_revealed(case: Case, rooms):
    made = rooms.create(case.game.name, case.options, dict.fromkeys(case.sides(), "friend"), None)
    room, rng, compared = made.room, Random(1), 0
    for _ in range(40):
        ask = rng.choice(room.history.asks)
        row = Entry(room.number + 1, CHOICE, ask.who, rng.choice(ask.options))
        true, other = room.history.copy(), room.history.copy()
        other.state = scrambled(case, other.state, ask.who, rng)
        for history in (true, other):
            history.add(row)
        if not any(
            case.home.reveals(room.history.state, event) for event in true.happened[-1].told
        ):
            compared += 1
            assert told(room, true, row.number) == told(room, other, row.number)
        room.choose(ask.who, row.what, room.number)
        if room.outcome:
            break
    assert compared > 10


def told(room: Room, history: History, number: int) -> str:
    """What the stream says of a row, to the byte."""
    was, room._progress.history = room.history, history
    news = json.dumps(listening.news(room, words_of("en", room.game.name))(number - 1))
    room._progress.history = was
    return news
