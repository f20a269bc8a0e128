"""The fourth game of docs/contribute/write-a-game.md: the page is true, and the game plays.

Everything runs in a copy of the house, so that the house itself keeps its games.
"""

from __future__ import annotations

import json
import re
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest

from tests.docs.copies import HOUSE, RECIPES, blocks, copied, follow, run, surroundings
from tests.running.patience import PATIENCE
from tests.table.served import served

PAGE = RECIPES / "write-a-game.md"
EXAMPLE = HOUSE / "docs" / "examples" / "paving-stones"
NAME = EXAMPLE.name
REGISTRY = Path("src/barricades/games/__init__.py")


@pytest.fixture(scope="module")
def house(tmp_path_factory) -> Path:
    """A copy of the house with the fourth game in it."""
    made: Path = copied(tmp_path_factory.mktemp("house"))
    shutil.copytree(EXAMPLE, made, dirs_exist_ok=True)
    registry = made / REGISTRY
    text = registry.read_text("utf-8")
    registry.write_text(text.replace('"prelude")', f'"prelude", "{NAME}")'), "utf-8")
    return made


@pytest.mark.slow
def test_the_page_can_be_followed(tmp_path):
    house = copied(tmp_path / "house")
    follow(house, PAGE.read_text("utf-8"))
    for path in files(EXAMPLE):
        assert (house / path).read_bytes() == (EXAMPLE / path).read_bytes(), f"{path} is not used"


def test_every_excerpt_of_the_page_stands_in_the_file_named_before_it():
    excerpts = [block for block in blocks(PAGE.read_text("utf-8")) if block[0] != "sh"]
    assert len(excerpts) > 6
    for _, text, before in excerpts:
        *_, link = re.findall(r"\]\(\.\./examples/([^)]+)\)", before)
        assert text in (EXAMPLE.parent / link).read_text("utf-8"), link


def test_the_page_counts_the_files_right():
    page = PAGE.read_text("utf-8")
    rows = re.findall(r"^\| \d \[.+?\| (\d+)", page, re.MULTILINE)
    assert sum(map(int, rows)) == len(files(EXAMPLE))
    assert f"{len(files(EXAMPLE))} new files" in page


def files(folder: Path) -> list[Path]:
    """All files below a folder, as they are called from there."""
    return sorted(
        path.relative_to(folder)
        for path in folder.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    )


@pytest.mark.slow
def test_its_code_has_types(house):
    ours = [str(path) for path in files(EXAMPLE) if path.suffix == ".py"]
    run(house, sys.executable, "-m", "mypy", *ours)


@pytest.mark.parametrize(("language", "told"), [("en", "won"), ("de", "gewonnen"), ("it", "vinto")])
def test_a_game_at_the_terminal(house, language, told):
    play = [sys.executable, "-m", "barricades", "play", NAME, "--seed", "07"]
    said = run(house, *play, "--bot", "medium", "--language", language, lines="1\n" * 5)
    assert told in said.split("§4.1")[1]


@pytest.mark.allowance(60)
def test_a_game_at_the_table_over_the_wire(house, tmp_path, monkeypatch):
    """One side is the bot of docs/wire.md, the other one of the table's own."""
    for name, value in surroundings(house).items():
        monkeypatch.setenv(name, value)
    with served(tmp_path / "games.sqlite", tmp_path / "log") as table:
        seats = {"crowd": "friend", "guard": "medium"}
        made = fetched(f"{table.url}/api/games", {"game": NAME, "seats": seats})
        seat = f"{table.url}/seat/{made['tokens']['crowd']}"
        run(house, sys.executable, "docs/examples/bot.py", seat)
        position = fetched(f"{table.url}/api/games/{made['id']}")["position"]
        assert position["outcome"]["ranking"]
        assert position["view"]["ended"] in ("stones", "level")
        with urlopen(f"{table.url}/game/{made['id']}", timeout=PATIENCE) as page:
            assert b'class="ps-street' in page.read()


def fetched(url: str, body: Mapping[str, Any] | None = None) -> Any:
    """What the table answers."""
    data = json.dumps(body).encode() if body else None
    headers = {"Content-Type": "application/json"}
    with urlopen(Request(url, data, headers), timeout=PATIENCE) as answer:
        return json.load(answer)
