"""What there is to read: the same in every language, and every rule in it can be opened."""

import pytest

from barricades.digest import page, sections
from barricades.games import NAMES
from barricades.table.web.reading import LEARN, NUMBER, link, reading, rendered, shelf
from barricades.words import LANGUAGES

PAGES = [(name, kind) for name in NAMES for kind in shelf(name) if kind != LEARN]


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_a_course_rules_and_an_aid(name):
    assert {LEARN, "rules", "aid"} <= {*shelf(name)}


@pytest.mark.parametrize(("name", "kind"), PAGES)
def test_the_languages_have_the_same_chapters(name, kind):
    pages = [reading(name, kind, language) for language in LANGUAGES]
    assert len({page.title for page in pages}) == len(LANGUAGES)
    assert len({tuple(chapter.number for chapter in page.chapters) for page in pages}) == 1
    for found in pages:
        assert len(found.chapters) > 4
        assert all(chapter.title for chapter in found.chapters)


@pytest.mark.parametrize(("name", "kind"), PAGES)
def test_every_section_that_is_named_can_be_opened(name, kind):
    for language in LANGUAGES:
        named = {*NUMBER.findall(page(name, kind, language))}
        assert named <= sections(name, language).keys()
        assert named or kind == "history"


def test_a_section_is_a_link_with_its_title():
    name = NAMES[0]
    title = sections(name, "de")["1.1"].title
    anchor = f'href="/rules/{name}#1.1" data-rules="1.1" title="{title}">1.1</a>'
    assert anchor in rendered(name, "Siehe 1.1, nicht 99.9 oder 1.1b.", "de")
    assert rendered(name, "99.9 or 1.1b", "en") == "<p>99.9 or 1.1b</p>\n"
    assert 'data-rules="1.1 1.2"' in link(name, "1.1", "en", "§ ", ("1.1", "1.2"))


def test_markdown_brings_no_html_of_its_own():
    assert "<script>" not in rendered(NAMES[0], "<script>alert()</script> 1.1", "en")
