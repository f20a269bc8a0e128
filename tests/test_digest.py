"""The digest: every rule the code cites can be looked up, in three languages."""

import ast
import re
from pathlib import Path

import pytest

from barricades import digest
from barricades.digest import Section, sections
from barricades.games import NAMES, load
from barricades.words import LANGUAGES

GAMES = Path(__file__).parents[1] / "src" / "barricades" / "games"


@pytest.mark.parametrize("name", NAMES)
def test_every_section_a_step_cites_is_in_the_digest(name):
    for language in LANGUAGES:
        known = sections(name, language)
        steps = load(name).rules.steps.values()
        assert {c for step in steps for c in step.cites if c not in known} == set()


@pytest.mark.parametrize("name", NAMES)
def test_every_section_named_anywhere_in_a_game_is_in_the_digest(name):
    cited = {
        node.value
        for path in (GAMES / name.replace("-", "_")).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and re.fullmatch(r"\d+(\.\d+)+|R\d+", node.value)
    }
    assert cited
    for language in LANGUAGES:
        assert cited - sections(name, language).keys() == set()


@pytest.mark.parametrize("name", NAMES)
def test_the_languages_have_the_same_sections(name):
    english, *others = [sections(name, language) for language in LANGUAGES]
    assert len(english) > 10
    for other in others:
        assert list(other) == list(english)
    for found in (english, *others):
        for number, section in found.items():
            assert number == section.number
            assert section.title
            assert section.text or number.isdecimal(), f"{number} says nothing"
            assert "\n#" not in section.text, f"{number} swallows a heading"


@pytest.fixture
def shelf(tmp_path, monkeypatch):
    """Pages of a game nobody has heard of, as they lie in an installed package."""
    monkeypatch.setattr(digest, "files", lambda package: tmp_path)
    folder = tmp_path.joinpath("docs", "games", "mill")
    folder.mkdir(parents=True)
    (folder / "rules.md").write_text(
        "# Mill\n\nHello.\n\n## 1 Play\n\n### 1.1 A *turn*\n\nOne.\n\nTwo.\n"
    )
    (folder / "rulings.md").write_text("# Rulings\n\n### R1 Ties\n\nNone.\n")
    sections.cache_clear()
    yield folder
    sections.cache_clear()


def test_pages_are_cut_at_their_headings(shelf):
    assert [*sections("mill", "en").values()] == [
        Section("1", "Play", ""),
        Section("1.1", "A *turn*", "One.\n\nTwo."),
        Section("R1", "Ties", "None."),
    ]


def test_a_language_without_pages_is_an_error(shelf):
    with pytest.raises(FileNotFoundError):
        sections("mill", "de")
