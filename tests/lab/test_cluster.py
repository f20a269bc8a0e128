"""On a Ray cluster, started here on one machine: the same games, and deaths cost as little."""

import os
import socket
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from barricades.lab.parallel import TRIES, Died, each
from tests.lab.work import Piece, square
from tests.terminal.scripted import run

pytestmark = [
    pytest.mark.skipif(not find_spec("ray"), reason="needs ray: pip install 'barricades[cluster]'"),
    pytest.mark.filterwarnings("ignore"),  # Ray's own
]
ENVIRONMENT = {
    "RAY_AUTH_MODE": "disabled",  # no token is written anywhere
    "RAY_USAGE_STATS_ENABLED": "0",
    "PYTHONPATH": str(Path(__file__).parents[2]),  # where its workers find the tests
}
START = "from ray.scripts.scripts import main; main()"
FLAGS = ["--head", "--block", "--num-cpus=2", "--include-dashboard=false"]


@pytest.fixture(scope="module")
def cluster():
    """The address of a cluster, which ends with these tests."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        port = door.getsockname()[1]
    with (
        pytest.MonkeyPatch.context() as patch,
        TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as folder,  # a short path
        subprocess.Popen(
            [
                sys.executable,
                "-c",
                START,
                "start",
                *FLAGS,
                f"--port={port}",
                f"--temp-dir={folder}",
            ],
            env=os.environ | ENVIRONMENT,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        ) as head,
    ):
        for name, value in ENVIRONMENT.items():
            patch.setenv(name, value)
        assert head.stdout is not None
        shown: list[bytes] = []
        while b"--block" not in (line := head.stdout.readline()):
            assert line, b"".join(shown)
            shown.append(line)
        yield f"127.0.0.1:{port}"
        head.terminate()


def test_a_worker_that_dies_costs_its_piece_only_which_is_done_again(cluster, tmp_path):
    notes = tmp_path / "notes"
    deaths = {3: 1, 4: TRIES}
    pieces = [Piece(number, notes, deaths.get(number, 0)) for number in range(6)]
    done = {piece.number: result for piece, result in each(square, pieces, cluster=cluster)}
    assert isinstance(done.pop(4), Died)
    assert done == {number: number**2 for number in (0, 1, 2, 3, 5)}
    begun = notes.read_text().split()
    assert [begun.count(str(number)) for number in range(6)] == [1, 1, 1, 2, TRIES, 1]


def test_the_arena_plays_the_same_games_there_as_here(cluster, tmp_path):
    ask = ("arena", "revolution", "random", "--option", "players=3", "--games", "3")
    here, there = tmp_path / "here.jsonl", tmp_path / "there.jsonl"
    first = run(*ask, "--records", str(here))
    second = run(*ask, "--records", str(there), "--cluster", cluster)
    assert first == second
    assert sorted(here.read_text().splitlines()) == sorted(there.read_text().splitlines())


def test_a_cluster_that_is_not_there_is_told_at_once(capsys):
    with socket.create_server(("127.0.0.1", 0)) as door:
        address = f"127.0.0.1:{door.getsockname()[1]}"
    assert run("arena", "revolution", "random", "--cluster", address)[0] == 2
    assert f"There is no Ray cluster at {address}: " in capsys.readouterr().err
