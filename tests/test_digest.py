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


# Pages that depend on the options of a game

ALIKE = """\
a
<!-- unless x=1 | y=2 -->
plain
<!-- end -->
<!-- when x=1 z!=3 | y=2 -->
more
<!-- end -->
b
"""


@pytest.mark.parametrize(
    ("options", "kept"),
    [
        ({}, "a\nplain\nb\n"),
        ({"x": 1}, "a\nmore\nb\n"),
        ({"x": "1", "z": "4"}, "a\nmore\nb\n"),
        ({"x": 1, "z": 3}, "a\nb\n"),
        ({"y": 2, "z": 3}, "a\nmore\nb\n"),
    ],
)
def test_a_page_fits_the_options(options, kept):
    assert digest.fitting(ALIKE, options) == kept


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_aid_of_dual_powers_is_that_of_the_game_under_way(language):
    def aid(**options):
        return digest.page(
            "dual-powers", "aid", language, load("dual-powers").setup(options).options
        )

    plain, alone, first = aid(), aid(solitaire="white"), aid(rules="first")
    assert plain == digest.page("dual-powers", "aid", language)
    for text in (plain, alone, first):
        assert "<!--" not in text
    assert [("9.10" in text, "8.4" in text) for text in (plain, alone)] == [
        (False, True),
        (True, False),
    ]
    assert [("10.7" in text, "| 6 |" in text) for text in (plain, first)] == [
        (False,) * 2,
        (True,) * 2,
    ]
    assert "10.7" not in aid(rules="first", leader_order="either")
    assert "10.5" in aid(neutral_units="everywhere")


@pytest.mark.parametrize("name", NAMES)
def test_what_a_page_depends_on_are_options_of_the_game(name):
    values = {option.name: {*map(str, option.values)} for option in load(name).options}
    for path in (GAMES.parents[2] / "docs" / "games" / name).glob("*.md"):
        text = path.read_text("utf-8")
        assert "<!--" not in digest.BLOCK.sub("", text), path.name
        for _, found, _ in digest.BLOCK.findall(text):
            for option, _, value in digest.TERM.findall(found):
                assert value in values[option], path.name
