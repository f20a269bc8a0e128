"""The templates of boards and pages: readable, and filled in by one environment."""

from __future__ import annotations

from pathlib import Path

import pytest
from jinja2 import DictLoader

import barricades.table
from barricades.games import NAMES
from barricades.table.boards.environment import environment

TABLE = Path(barricades.table.__file__).parent
TEMPLATES = sorted(TABLE.rglob("*.html"))
COLUMNS = 100

# What every board has; the rest is as the game has it.
FILES = {
    "__init__.py",
    "cards.py",
    "facts.py",
    "hand.py",
    "news.py",
    "orders.py",
    "page.py",
    "places.py",
    "sentences.py",
    "sides.py",
    "signs.py",
    "tracks.py",
    "board.html",
    "hand.html",
    "places.html",
    "sides.html",
    "signs.html",
    "twin.html",
}


@pytest.mark.parametrize("template", TEMPLATES, ids=lambda path: str(path.relative_to(TABLE)))
def test_no_line_is_longer_than_a_screen_is_wide(template):
    lines = template.read_text("utf-8").splitlines()
    assert [n for n, line in enumerate(lines, 1) if len(line) > COLUMNS] == []


@pytest.mark.parametrize("name", NAMES)
def test_the_same_purpose_has_the_same_file_name_in_every_board(name):
    folder = TABLE / "boards" / name.replace("-", "_")
    assert {path.name for path in folder.iterdir()} >= FILES


def test_there_is_one_environment():
    makers = [path for path in TABLE.rglob("*.py") if "Environment(" in path.read_text("utf-8")]
    assert makers == [TABLE / "boards" / "environment.py"]


def test_indentation_is_not_sent():
    page = environment(DictLoader({"page": "<ul>\n  <li>\n    {{ word }}\n  </li>\n</ul>"}))
    assert page.get_template("page").render(word="a  b") == "<ul>\n<li>\na  b\n</li>\n</ul>"


def test_globals_of_one_folder_are_unknown_in_another():
    one = environment(DictLoader({"page": "{{ sign is defined }}"}), sign="*")
    other = environment(DictLoader({"page": "{{ sign is defined }}"}))
    assert one.get_template("page").render() == "True"
    assert other.get_template("page").render() == "False"
