"""Quotation marks: each language has one pair, in the catalogues as on the pages of the games."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parent.parent
LOCALE = ROOT / "src" / "barricades" / "locale"
PAGES = ROOT / "docs" / "games"

PAIRS = {"en": "“”", "de": "„“", "it": "“”"}
MARKS = "„“”«»‚‘’"
TYPED = re.compile(r"barricades |--\w|pip ")  # at a command line quotation marks are straight


class Texts(Visitor):
    """All that is said in a catalogue, a pattern at a time, what is filled in left out."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ftl.Pattern) -> None:  # noqa: N802
        parts = (part.value if isinstance(part, ftl.TextElement) else "…" for part in node.elements)
        self.found.append("".join(parts))
        self.generic_visit(node)


def texts(path: Path) -> list[str]:
    """The texts of a catalogue, or the lines of a page."""
    if path.suffix != ".ftl":
        return path.read_text("utf-8").splitlines()
    seen = Texts()
    seen.visit(parse(path.read_text("utf-8")))
    return seen.found


def faults(text: str, pair: str) -> list[str]:
    """What is wrong with the marks of a text, by the mark."""
    used = "".join(mark for mark in text if mark in MARKS)
    left = re.sub(pair, "", used)
    return [*left, *('"' if '"' in text and not TYPED.search(text) else "")]


@pytest.mark.parametrize("language", PAIRS)
def test_a_language_has_one_pair_of_quotation_marks(language):
    files = [*LOCALE.glob(f"{language}/*.ftl"), *PAGES.glob(f"*/*.{language}.md")]
    said = [text for path in files for text in texts(path)]
    assert len(said) > 1000
    assert not {text: found for text in said if (found := faults(text, PAIRS[language]))}


@pytest.mark.parametrize(
    "text", ["«x»", "„x“", '"x"', "“x", "x”", "”x“", "l’altro"], ids=lambda x: x
)
def test_other_marks_are_found(text):
    assert faults(text, PAIRS["it"])
    assert not faults("“x” e l'altro, “y”", PAIRS["it"])
