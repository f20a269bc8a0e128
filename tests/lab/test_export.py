"""Games as a table: every side of every game has a row, the same in every format."""

import csv
import json
from pathlib import Path

import pytest

from barricades.bots.match import Match, play
from barricades.games import NAMES, load
from barricades.lab.export import COLUMNS, rows
from barricades.lab.ledger import Ledger
from tests.terminal.scripted import run

NOTEBOOK = Path(__file__).parents[2] / "docs" / "examples" / "simulated_games.ipynb"


@pytest.fixture
def games(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with Ledger(Path("games.jsonl.zst")) as ledger:
        for number, name in enumerate(NAMES, 1):
            bots = dict.fromkeys(load(name).sides({}), "random")
            ledger.add(number, play(Match(name, {}, bots, bytes([number]))))
    return ledger.path


def test_every_side_of_every_game_has_a_row(games):
    found = [*rows([games])]
    for name in NAMES:
        own = [row for row in found if row["game"] == name]
        assert {row["side"] for row in own} == {*load(name).sides({})}
        assert sum(row["share"] for row in own) == 1
        assert sum(row["answers"] for row in own) <= own[0]["choices"]
    assert all([*row] == [*COLUMNS] for row in found)


def test_both_formats_say_the_same(games):
    told = json.loads(run("export", str(games), "--output", "a.csv", "--json")[1])
    with Path("a.csv").open(encoding="utf-8", newline="") as file:
        found = [*csv.DictReader(file)]
    assert told == {"rows": len(found), "file": "a.csv"}
    parquet = pytest.importorskip("pyarrow.parquet")
    assert run("export", str(games), "--output", "a.parquet")[0] == 0
    kept = parquet.read_table("a.parquet").to_pylist()
    assert kept == [*rows([games])]
    plain = [{k: "" if v is None else str(v) for k, v in row.items()} for row in kept]
    assert found == plain


@pytest.mark.parametrize(
    "argv",
    [
        ["export"],
        ["export", "games.jsonl.zst"],
        ["export", "games.jsonl.zst", "--output", "games.xls"],
        ["export", "nowhere.jsonl", "--output", "games.csv"],
    ],
    ids=" ".join,
)
def test_what_is_wrong_is_told_in_one_line(argv, games, capsys):
    assert run(*argv)[0] == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.slow
def test_the_notebook_runs(tmp_path, monkeypatch):
    nbformat, nbclient = pytest.importorskip("nbformat"), pytest.importorskip("nbclient")
    for needed in ("pyarrow", "ipykernel"):
        pytest.importorskip(needed)
    monkeypatch.setenv("IPYTHONDIR", str(tmp_path / "ipython"))
    book = nbformat.read(NOTEBOOK, 4)
    told = {"metadata": {"path": str(tmp_path)}}
    nbclient.NotebookClient(book, kernel_name="python3", resources=told).execute()
    assert "red" in json.dumps(book.cells[-1].outputs)
