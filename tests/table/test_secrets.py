"""Noninterference over HTTP: what a side may not know changes no byte that reaches it."""

from __future__ import annotations

import json
import re
from functools import wraps
from random import Random
from typing import Any

import pytest

from barricades.bots.budget import Budget
from barricades.core import NATURE, Game
from barricades.dealer import Dealer
from barricades.play.entries import CHOICE, Entry
from barricades.play.history import History
from barricades.table.features.analysis import analysis as hinting
from barricades.table.features.game import events as listening
from barricades.table.features.notifications.webhook import Sender
from barricades.table.live.room import Room
from barricades.table.live.rooms import CreatedGame, Rooms
from barricades.table.server import app as table
from barricades.table.server import health
from barricades.table.store import feeds, store, webhooks
from barricades.table.web.viewer import words_of
from tests.promises.play import CASES, Case
from tests.promises.test_secrets import scrambled
from tests.running.soak import soaked
from tests.table.playing import act, hold

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
        ask = self.room.history.ask(self.side) if self.side else None
        for option in ask.options[:2] if ask else ():
            answers.append(self._get(f"{page}/preview?as={self.side}&option={json.dumps(option)}"))
        return answers

    def _get(self, path: str) -> tuple[int, bytes]:
        answer = self.client.get(path, headers=self.headers)
        assert answer.status_code < 500, path
        return answer.status_code, answer.content

    def _post(self, path: str, body: Any) -> tuple[int, bytes]:
        answer = self.client.post(path, json=body, headers=self.headers)
        assert answer.status_code < 500, path
        return answer.status_code, answer.content


def begun(rooms: Rooms, case: Case, played: int) -> CreatedGame:
    """A game among people that has gone so far, chance being the dealer's."""
    seats = dict.fromkeys(case.sides(), "friend")
    made = rooms.create(case.game.name, case.options, seats, None, hints=True)
    history, rng, rows = made.room.history.copy(), Random(7), list[Entry]()
    while len(rows) < played or history.asks[0].who == NATURE:
        ask, dealer = rng.choice(history.asks), Dealer(made.room.row.secret, history.answers)
        choice = dealer.answer(ask) if ask.who == NATURE else rng.choice(ask.options)
        rows.append(Entry(history.number + 1, CHOICE, ask.who, choice))
        history.add(rows[-1])
    rooms.store.append(made.room.id, rows)
    made.room.catch_up()
    return made


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
            room.history.latest[-1] = other
            with monkeypatch.context() as patch:
                patch.setattr(
                    History,
                    "position",
                    lambda history, moment, side=side: scrambled(
                        case, position(history, moment), side, Random(moment)
                    ),
                )
                assert eyes.see(things) == seen
            room.history.latest[-1] = true
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


class Work:
    """Which verbs of the rules are called, in their order: so much is done, and takes so long."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.done: list[str] = []
        for verb in ("sides", "setup", "asks", "apply", "play", "view", "guess", "outcome"):
            monkeypatch.setattr(Game, verb, self._noted(verb, getattr(Game, verb)))

    def _noted(self, verb: str, called: Any) -> Any:
        @wraps(called)
        def noting(*args: Any) -> Any:
            self.done.append(verb)
            return called(*args)

        return noting

    def since(self) -> list[str]:
        """What was done since this was last asked."""
        done, self.done = self.done, []
        return done


@pytest.mark.parametrize(
    ("case", "played"),
    [*((case, 25) for case in CASE_OF.values()), (CASE_OF["prelude"], 500)],
    ids=[*CASE_OF, "late prelude"],
)
def test_no_path_of_the_app_tells_what_a_side_may_not_know(
    case: Case, played: int, app, client, rooms, monkeypatch
):
    """Neither by what it answers, nor by what it has the rules do for that: both take as long."""
    monkeypatch.setattr(hinting, "THINKING", Budget(iterations=3))
    monkeypatch.setattr("barricades.bots.hints.TRIALS", 1)
    made, rng = begun(rooms, case, played), Random(7)
    room, work = made.room, Work(monkeypatch)
    asked = [ask.who for ask in room.history.asks]
    for side in soaked((*case.sides(), None), (rng.choice(asked),)):
        eyes = Eyes(client, room, side, made.tokens.get(side or ""))
        known = {"id": room.id, "name": case.game.name, "game": case.game.name, "token": "x"}
        if side:
            hold(rooms.store, f"browser of {side}", room.id, side)
            feeds.renew(rooms.store, f"browser of {side}", f"feed-of-{side}")
            known["token"] = f"feed-of-{side}"

        def seen(eyes=eyes, known=known, side=side):
            query = f"?as={side or ''}&after={room.moments - 5}&at={room.moments - 2}"
            found = {}
            app.state.analyses._found.clear()  # what has been thought is thought anew
            for path in paths():
                filled = re.sub(r"{(\w+)[^}]*}", lambda m: known.get(m[1], "x"), path)
                found[path] = eyes._get(filled + query), work.since()
            return found

        true, position = room.history.state, History.position

        def scrambled_position(history, moment, side=side, position=position):
            state, done = position(history, moment), len(work.done)
            other = scrambled(case, state, side, Random(moment))
            del work.done[done:]
            return other

        seen()  # what is drawn once for the same values is drawn from now on
        first = seen()
        room.history.latest[-1] = scrambled(case, true, side, rng)
        work.since()
        with monkeypatch.context() as patch:
            patch.setattr(History, "position", scrambled_position)
            for path, answer in seen().items():
                assert answer == first[path], path
        room.history.latest[-1] = true
        statuses = {path: status for path, ((status, _), _) in first.items()}
        assert [*statuses.values()].count(200) > 15
        assert statuses["/feed/{token}"] == (200 if side else 404)
        if side in asked:
            assert statuses["/game/{id}/hint"] == statuses["/api/games/{id}/hint"] == 200


@first_of_each_game
def test_no_message_tells_what_a_side_may_not_know(case: Case, rooms, app, monkeypatch):
    room, rng, compared = begun(rooms, case, 5).room, Random(3), 0
    deliveries, now = app.state.deliveries, store.now()
    monkeypatch.setattr(Sender, "check", lambda sender, address: None)
    for side in case.sides():
        deliveries.set_webhook(room.id, side, f"https://hook.example/{side}", "en", "http://table/")
    for later in range(30):
        monkeypatch.setattr(store, "now", lambda later=later: now + 2 * later * store.MESSAGE_DELAY)
        act(room, rng)
        true = room.history.state
        for message in webhooks.due(rooms.store, 0, 50):
            hook = webhooks.find(rooms.store, room.id, message.side)
            body = deliveries._body(message, hook)
            room.history.latest[-1] = scrambled(case, true, message.side, rng)
            assert deliveries._body(message, hook) == body
            room.history.latest[-1] = true
            compared += body is not None
    assert compared > 2


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
        other.latest[-1] = scrambled(case, other.state, ask.who, rng)
        for history in (true, other):
            history.add(row)
        if not any(
            case.home.reveals(room.history.state, event) for event in true.happened[-1].events
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
