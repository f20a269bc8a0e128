"""On a Ray cluster, started here on one machine: the same games, and deaths cost as little."""

import logging
import os
import re
import signal
import socket
import subprocess
import sys
from contextlib import ExitStack, suppress
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from barricades.lab import parallel
from barricades.lab.parallel import TRIES, Died, each
from tests.lab.work import Piece, node_of, square
from tests.running.patience import PATIENCE, until
from tests.terminal.scripted import run

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not find_spec("ray"), reason="needs ray: it comes with [cluster]"),
    pytest.mark.filterwarnings("ignore"),  # Ray's own
]
SECONDS = (  # for which Ray believes that somebody may still come, or answer
    "gcs_rpc_server_connect_timeout_s",
    "gcs_rpc_server_reconnect_timeout_s",
    "gcs_server_request_timeout_seconds",
    "py_gcs_connect_timeout_s",
    "worker_register_timeout_seconds",
)
MILLISECONDS = (
    "agent_register_timeout_ms",
    "grpc_client_keepalive_timeout_ms",
    "grpc_keepalive_timeout_ms",
    "health_check_timeout_ms",
    "raylet_client_connect_timeout_milliseconds",
)
ROOT = Path(__file__).parents[2]
ENVIRONMENT = {
    **{f"RAY_{name}": str(int(PATIENCE)) for name in SECONDS},
    **{f"RAY_{name}": str(int(PATIENCE) * 1000) for name in MILLISECONDS},
    "RAY_memory_monitor_refresh_ms": "0",  # nobody is killed because others need much memory
    "RAY_AUTH_MODE": "disabled",  # no token is written anywhere
    "RAY_USAGE_STATS_ENABLED": "0",
    "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "src")]),  # where workers find the tests
}
START = "from ray.scripts.scripts import main; main()"
PORTS = ("port", "dashboard-agent-listen-port", "min-worker-port", "max-worker-port")
FLAGS = ["--head", "--block", "--num-cpus=2", "--include-dashboard=false"]
FLAGS += [f"--{port}=0" for port in PORTS]  # any that is free: others may have a cluster here too


@pytest.fixture(scope="module")
def cluster():
    """The address of a cluster, which ends with these tests."""
    with ExitStack() as stack:
        patch = stack.enter_context(pytest.MonkeyPatch.context())
        told = []
        for _ in range(TRIES):
            head, port, logs = begun(stack)
            if port:
                break
            told.append(logs)
        assert port, "\n".join(told)
        for name, value in ENVIRONMENT.items():
            patch.setenv(name, value)
        try:
            yield f"127.0.0.1:{port}"
        finally:
            head.terminate()


def begun(stack):
    """A cluster, its port and what it tells; 0 if it gave up, as some do that begin slowly."""
    folder = stack.enter_context(TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True))
    head = subprocess.Popen(
        [sys.executable, "-c", START, "start", *FLAGS, f"--temp-dir={folder}"],
        env=os.environ | ENVIRONMENT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        start_new_session=True,
    )
    stack.enter_context(head)
    stack.callback(kill, head)
    assert head.stdout
    shown = b""
    while (line := head.stdout.readline()) and b"--block" not in line:
        shown += line
    port = re.search(rb"--address='[^']*:(\d+)'", shown)
    logs = sorted(Path(folder).glob("session_*/logs/*"))
    told = [
        shown.decode(),
        *(f"{log.name}: {log.read_text()[-2000:]}" for log in logs if log.is_file()),
    ]
    return head, int(port[1]) if port else 0, "\n".join(told)


def kill(head) -> None:
    """End a cluster with all its processes, if any are left."""
    with suppress(ProcessLookupError):
        os.killpg(head.pid, signal.SIGKILL)


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


def test_a_cluster_that_is_not_there_is_told_at_once(capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with socket.socket() as door:  # where nobody listens, nor can anybody else
        door.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{door.getsockname()[1]}"
        assert run("arena", "revolution", "random", "--cluster", address)[0] == 2
    assert f"There is no Ray cluster at {address}: " in capsys.readouterr().err
    assert [*tmp_path.iterdir()] == []
    assert not import_module("ray").is_initialized()


def test_another_version_there_is_told(cluster, capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(parallel, "__version__", "0.0.0")
    assert run("arena", "revolution", "random", "--cluster", cluster)[0] == 2
    assert "another barricades" in capsys.readouterr().err
    assert [*tmp_path.iterdir()] == []
    assert not import_module("ray").is_initialized()


def test_two_nodes_share_the_work(cluster, tmp_path):
    """A second node on the same machine, as it would be on another one."""
    with ExitStack() as stack:
        node = second(stack, cluster)

        def both() -> bool:
            nonlocal node
            if node.poll() is not None:  # it gave up, as some do that begin slowly
                node = second(stack, cluster)
            return nodes(cluster) == 2

        until(both)
        pieces = [Piece(number, tmp_path / "notes") for number in range(16)]
        done = [*each(node_of, pieces, cluster=cluster)]
    assert len({result for _, result in done}) == 2


def second(stack, cluster):
    """A further node of a cluster; it ends with this stack."""
    more = ["--block", f"--address={cluster}", "--num-cpus=2", "--min-worker-port=0"]
    node = subprocess.Popen(
        [sys.executable, "-c", START, "start", *more, "--max-worker-port=0"],
        env=os.environ | ENVIRONMENT,
        stdout=subprocess.DEVNULL,
        start_new_session=True,
    )
    stack.callback(kill, node)
    stack.enter_context(node)
    stack.callback(node.terminate)
    return node


def nodes(cluster) -> int:
    """How many nodes a cluster has now."""
    ray = import_module("ray")
    ray.init(cluster, log_to_driver=False, logging_level=logging.ERROR)
    try:
        return sum(node["Alive"] for node in ray.nodes())
    finally:
        ray.shutdown()
