"""Several processes at one database: any seat may be at any of them."""

from __future__ import annotations

import os
import signal
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import httpx2 as httpx
import pytest

from tests.running.patience import until
from tests.running.soak import soaked
from tests.table import patient, postgres
from tests.table.conftest import Player, create
from tests.table.hearing import Listener
from tests.table.live.test_stream import events_of
from tests.table.playing import CROWD, GAME, MANY, SIDES
from tests.table.served import Served, served, text
from tests.terminal.scripted import run


@pytest.fixture
def url(cluster):
    with cluster.database() as url:
        yield url


def game(at: Served, name: str = GAME, sides: tuple[str, ...] = SIDES) -> dict[str, Any]:
    return create(at.url, name, **dict.fromkeys(sides, "friend"))


def move(player: Player, rng: Random) -> Any:
    """The answer to a choice, if the player is asked for one."""
    return choose(player, player.look(), rng)


def choose(player: Player, look: dict[str, Any], rng: Random) -> Any:
    """The answer to a choice, if the player was asked for one."""
    if not look["position"]["ask"]:
        return None
    return player.choose(look["number"], rng.choice(look["position"]["ask"]["options"]))


class Listening(Listener):
    """Somebody who listens to a game, and comes back when the line is cut."""

    def __init__(self, url: str, id: str) -> None:
        super().__init__()
        self.path, self.heard = f"{url}/api/games/{id}/events", [0]

    def run(self) -> None:
        while not self.enough.is_set():
            known = {"Last-Event-ID": str(self.heard[-1])}
            for id, _ in events_of(self.lines(self.path, known)):
                self.heard.append(id)
            self.enough.wait(0.1)

    def must_have_heard(self, number: int) -> None:
        """Everything up to a number has come, or will, each thing once."""
        until(lambda: self.heard[-1] >= number)
        heard = [*self.heard]  # more may come
        assert heard == [*range(len(heard))]


def alternate(pair: list[Served], made: dict[str, Any]) -> int:
    """Play a while, a move at one process and a move at the other; the last number."""
    players = [
        [Player(table.url, made["id"], made["tokens"][side]) for side in SIDES] for table in pair
    ]
    number, rng = 0, Random(1)
    for turn in range(24):
        here, there = players[turn % 2], players[1 - turn % 2]
        answer = next(filter(None, (move(player, rng) for player in here)))
        assert answer.status_code == 200
        number = answer.json()["number"]
        assert there[0].look()["number"] == number
    return number


def test_what_is_done_at_one_process_is_seen_at_the_other(pair):
    assert alternate(pair, game(pair[0]))


@pytest.mark.parametrize("pair", ["postgresql"], indirect=True)
def test_what_is_done_at_one_process_is_heard_at_the_other(pair):
    made = game(pair[0])
    with Listening(pair[0].url, made["id"]) as one, Listening(pair[1].url, made["id"]) as other:
        number = alternate(pair, made)
        for ear in (one, other):
            ear.must_have_heard(number)
        assert one.heard == other.heard == [*range(number + 1)]


def test_a_seat_taken_and_a_name_given_at_one_process_are_known_at_the_other(pair):
    made = game(pair[0])
    other = Player(pair[1].url, made["id"], made["tokens"]["red"])
    assert [seat["taken"] for seat in other.look(side="onlooker")["seats"]] == [True, False]
    Player(pair[0].url, made["id"], made["tokens"]["white"]).post("rename", name="Rosa")
    assert [seat["name"] for seat in other.look()["seats"]] == ["", "Rosa"]
    assert other.post("invite", side="white").status_code == 403


def test_one_seat_at_both_processes_chooses_once(pair):
    made, rng = game(pair[0]), Random(2)
    players = [
        {side: Player(table.url, made["id"], made["tokens"][side]) for side in SIDES}
        for table in pair
    ]
    with ThreadPoolExecutor(8) as pool:
        for _ in range(12):
            side, look = next(
                (side, look)
                for side in SIDES
                if (look := players[0][side].look())["position"]["ask"]
            )
            choice = rng.choice(look["position"]["ask"]["options"])
            sent = [
                pool.submit(players[at % 2][side].choose, look["number"], choice) for at in range(8)
            ]
            found = Counter(answer.result().status_code for answer in sent)
            assert found == {200: 1, 409: 7}
    assert run("doctor", "--data", text_of(pair))[0] == 0


def text_of(pair: list[Served]) -> str:
    argv = pair[0].process.args
    assert isinstance(argv, list)
    return str(argv[argv.index("--data") + 1])


def test_sides_asked_together_at_different_processes_do_not_disturb_each_other(pair):
    with ThreadPoolExecutor(4) as pool:
        for _ in range(5):
            made = game(pair[0], MANY, CROWD)
            players = [
                Player(pair[at % 2].url, made["id"], made["tokens"][side])
                for at, side in enumerate(CROWD)
            ]
            looks = [player.look() for player in players]
            sent = [
                pool.submit(player.choose, look["number"], look["position"]["ask"]["options"][0])
                for player, look in zip(players, looks, strict=True)
            ]
            assert [answer.result().status_code for answer in sent] == [200] * 4


@pytest.mark.parametrize("pair", ["postgresql"], indirect=True)
@pytest.mark.parametrize("path", ["/api/games/%00", "/api/games/a%00b/events", "/game/%00"])
def test_what_no_database_can_hold_is_not_its_fault(pair, path):
    assert patient.get(pair[0].url + path).status_code == 400


def test_a_rematch_wanted_at_both_processes_is_begun_once(pair):
    made = game(pair[0])
    players = [
        Player(table.url, made["id"], made["tokens"][side])
        for table, side in zip(pair, SIDES, strict=True)
    ]
    before = len(run("doctor", "--data", text_of(pair))[1].splitlines())
    number = players[0].look()["number"]
    number = players[0].post("resign", number=number).json()["number"]
    with ThreadPoolExecutor(8) as pool:
        sent = [pool.submit(players[at % 2].post, "rematch", number=number) for at in range(8)]
        begun = {answer.result().json()["id"] for answer in sent}
    assert len(begun) == 1
    after = len(run("doctor", "--data", text_of(pair))[1].splitlines())
    assert after == before + 1


def test_a_worker_that_is_killed_is_replaced_and_loses_nothing(url, tmp_path):
    with served(url, tmp_path / "log", "--workers", "2") as club:
        made, rng, known = game(club), Random(3), 0
        players = [Player(club.url, made["id"], token) for token in made["tokens"].values()]
        killed: list[int] = []

        def alive() -> list[int]:
            return [pid for pid in club.workers if pid not in killed]

        with Listening(club.url, made["id"]) as ear:
            for turn in range(soaked(20, 10)):
                if turn % 5 == 4:
                    killed.append(until(alive)[0])
                    os.kill(killed[-1], signal.SIGKILL)
                known = max(known, until(lambda: _acknowledged(players, rng, known)))  # noqa: B023
            until(lambda: len(alive()) == 2)
            ear.must_have_heard(known)
        until(lambda: len(_told_of_the_killed(club)) == len(killed))
        assert club.close() == 0
        assert sorted(_told_of_the_killed(club)) == sorted(killed)
    assert not any(token in (tmp_path / "log").read_text() for token in made["tokens"].values())
    assert run("doctor", "--data", text(url))[0] == 0


def _told_of_the_killed(club: Served) -> list[int]:
    """Those of whose violent end the log tells, as often as it does."""
    ended = [line for line in club.lines if line["what"] == "worker ended"]
    return [line["id"] for line in ended if line["exit"] == -signal.SIGKILL]


def _acknowledged(players: list[Player], rng: Random, known: int) -> int:
    """The number of a choice that was acknowledged; a process may die on the way."""
    for player in players:
        try:
            look = player.look()
            assert look["number"] >= known
            answer = choose(player, look, rng)
        except httpx.HTTPError:
            continue
        if answer is not None and answer.status_code == 200:
            return int(answer.json()["number"])
    return 0


def test_the_database_may_restart_under_load(tmp_path):
    with postgres.running() as cluster, served_by(cluster, tmp_path) as club:
        made, rng = game(club), Random(4)
        players = [Player(club.url, made["id"], token) for token in made["tokens"].values()]
        known, refused = 0, Counter[str]()
        with Listening(club.url, made["id"]) as ear:
            for turn in range(12):
                if turn == 4:
                    cluster.stop("immediate")
                    until(lambda: _told(club, made, "de", refused))
                    assert patient.get(f"{club.url}/health").status_code == 503
                    cluster.start()
                if turn == 8:
                    cluster.stop("fast")
                    cluster.start()
                known = max(known, until(lambda: _acknowledged_later(players, rng, known)))  # noqa: B023
            assert refused["de"]
            until(lambda: patient.get(f"{club.url}/health").json() == {"database": True})
            ear.must_have_heard(known)
        assert run("doctor", "--data", text(cluster.url("club")))[0] == 0


def served_by(cluster: postgres.Cluster, tmp_path: Any) -> Any:
    cluster.execute("CREATE DATABASE club")
    return served(cluster.url("club"), tmp_path / "log", "--workers", "2")


def _told(club: Served, made: dict[str, Any], language: str, found: Counter[str]) -> bool:
    """A look while the database is down: it says so, in the language of whoever looks."""
    answer = patient.get(
        f"{club.url}/api/games/{made['id']}",
        headers={"Accept-Language": language},
    )
    if answer.status_code == 503:
        assert answer.json()["error"] == "wire-no-disk"
        assert "bestätigt" in answer.json()["text"]
        found[language] += 1
    return answer.status_code == 503


def _acknowledged_later(players: list[Player], rng: Random, known: int) -> int:
    """A choice that was acknowledged; while the database is away, none is."""
    for player in players:
        answer = patient.get(player.path, headers=player.headers)
        if answer.status_code in (429, 503):  # not yet, or it was asked too often meanwhile
            continue
        look = answer.json()
        assert look["number"] >= known
        if look["position"]["ask"]:
            choice = rng.choice(look["position"]["ask"]["options"])
            answer = player.choose(look["number"], choice)
            assert answer.status_code in (200, 429, 503)
            if answer.status_code == 200:
                return int(answer.json()["number"])
    return 0
