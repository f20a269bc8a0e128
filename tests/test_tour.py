"""The tour and the glossary name what is there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
HOUSE = ROOT / "src" / "barricades"
TOUR = (ROOT / "docs" / "tour.md").read_text("utf-8")
GLOSSARY = (ROOT / "docs" / "glossary.md").read_text("utf-8")
PLACES = (
    *("core", "games", "encoding", "fast", "play", "lessons", "table", "terminal", "lab", "bots"),
    "locale",
)


def folders(house: Path) -> set[str]:
    """Those in which there is anything but what Python has compiled."""
    files = (path.relative_to(house) for path in house.rglob("*") if path.is_file())
    return {file.parts[0] for file in files if "__pycache__" not in file.parts[:-1]} & {
        path.name for path in house.iterdir() if path.is_dir()
    }


@pytest.mark.parametrize("room", ["", "table", "table/features"])
def test_the_tour_names_every_folder(room):
    assert {name for name in folders(HOUSE / room) if f"{name}/" not in TOUR} == set()


@pytest.mark.parametrize("page", ["tour", "glossary"])
def test_every_path_it_names_is_there(page):
    text = TOUR if page == "tour" else GLOSSARY
    named = {
        path.split("<")[0].rstrip("/")
        for path in re.findall(r"`([\w/<>.-]+)`", text)
        if path.split("/")[0] in PLACES and not path.endswith("(")
    }
    assert len(named) > 5
    assert {path for path in named if not (HOUSE / path).exists()} == set()


def test_a_word_has_one_meaning():
    words = [
        word.strip()
        for row in re.findall(r"^\| ([^|]+) \|", GLOSSARY, re.MULTILINE)
        for word in row.split(",")
    ]
    words = [word for word in words if word != "word" and "-" not in word[:1]]
    assert len(words) == len({*words})
