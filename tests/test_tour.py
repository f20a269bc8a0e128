"""The tour and the glossary name what is there."""

import re
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
HOUSE = ROOT / "src" / "barricades"
TOUR = (ROOT / "docs" / "tour.md").read_text("utf-8")
GLOSSARY = (ROOT / "docs" / "glossary.md").read_text("utf-8")
PLACES = {path.name for path in HOUSE.iterdir() if path.is_dir()}


def folders(house: Path) -> set[str]:
    """Those in which there is anything but what Python has compiled."""
    files = (path.relative_to(house) for path in house.rglob("*") if path.is_file())
    return {file.parts[0] for file in files if "__pycache__" not in file.parts[:-1]} & {
        path.name for path in house.iterdir() if path.is_dir()
    }


@pytest.mark.parametrize("room", ["", "table", "table/features"])
def test_the_tour_names_every_folder(room):
    assert {name for name in folders(HOUSE / room) if f"{name}/" not in TOUR} == set()


MODULES = {path.name for path in HOUSE.glob("*.py")}
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in GLOSSARY.splitlines()
    if line.startswith("|") and not line.startswith(("|---", "| word |"))
]


def paths_in(text: str) -> set[Path]:
    """Those of files and folders of this repository that a text names in code, from its root."""
    named = {path.split("<")[0].rstrip("/") for path in re.findall(r"`([\w/<>.-]+)`", text)}
    ours = {name for name in named if name.split("/")[0] in PLACES or name in MODULES}
    tests = {name for name in named if name.startswith(("tests/", "docs/"))}
    return {HOUSE / name for name in ours} | {ROOT / name for name in tests}


def holds(path: Path, word: str) -> bool:
    """Whether a word, whole or as part of a name, stands in a file or anywhere in a folder."""
    form = re.compile(re.sub(r"y$|\W+", lambda m: "(y|ies)" if m[0] == "y" else ".?", word), re.I)
    files = [path] if path.is_file() else [*path.rglob("*.py"), *path.rglob("*.md")]
    return any(form.search(file.read_text("utf-8")) for file in files)


@pytest.mark.parametrize("page", ["tour", "glossary"])
def test_every_path_it_names_is_there(page):
    text = TOUR if page == "tour" else GLOSSARY
    named = paths_in(text)
    assert len(named) > 5
    assert {path for path in named if not path.exists()} == set()


def test_every_module_that_a_page_has_run_is_there():
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    named = {
        name
        for page in pages
        for name in re.findall(
            r"python -m ((?:barricades|benchmarks|tests)[\w.]*)", page.read_text()
        )
    }
    assert len(named) > 10
    assert {name for name in named if find_spec(name.rstrip(".")) is None} == set()


def test_each_row_of_the_glossary_has_four_cells_and_says_where_the_word_is():
    assert [row for row in ROWS if len(row) != 4 or not row[1]] == []
    assert [row for row in ROWS if not paths_in(row[3]) and not row[3].endswith(".md)")] == []


def test_a_word_stands_where_the_glossary_says():
    astray = [
        (word, str(path.relative_to(ROOT)))
        for words, _, _, where in ROWS
        for word in re.split(", ?", re.sub(" of a .*", "", words))
        for path in paths_in(where)
        if not holds(path, word)
    ]
    assert astray == []


def test_a_word_has_one_meaning():
    words = [word.strip() for row in ROWS for word in row[0].split(",")]
    assert len(words) == len({*words})
