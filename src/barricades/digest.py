"""The digest: each game's rules and rulings in our own words, by section.

The pages in docs/games/<game> have headings such as `## 4 The action phase`, `### 4.3 Advancing
the date` and, for rulings, `### R3 Neutrals only`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, NamedTuple

HEADING = re.compile(r"^##+ +(\d+(?:\.\d+)*|R\d+) +(.+?) *$", re.MULTILINE)
PAGES = ("rules", "rulings")
BLOCK = re.compile(
    r"^<!-- (when|unless) (.+?) -->\n(.*?)^<!-- end -->\n?", re.MULTILINE | re.DOTALL
)
TERM = re.compile(r"(\w+)(!?=)(\S+)")
SOURCE = "en"  # the language of the pages without a language in their name


class Section(NamedTuple):
    """A section of the digest or a ruling, as Markdown without its heading."""

    number: str
    title: str
    text: str


@lru_cache
def sections(game: str, language: str) -> dict[str, Section]:
    """All sections by number, in reading order: chapters with their sections, then rulings."""
    pages = [page(game, name, language) for name in PAGES]
    return {section.number: section for text in pages for section in _read(text)}


def page(game: str, name: str, language: str, options: Mapping[str, Any] | None = None) -> str:
    """A page of a game as Markdown, for these options, or for none in particular.

    Raises FileNotFoundError if the game has no such page.
    """
    ending = ".md" if language == SOURCE else f".{language}.md"
    return fitting((_folder(game) / f"{name}{ending}").read_text("utf-8"), options or {})


def fitting(text: str, options: Mapping[str, Any]) -> str:
    """A page without the passages that do not apply to these options.

    A passage from `<!-- when rules=first difficulty!=1 | solitaire=red -->` to `<!-- end -->` is
    kept only with such options; one that begins with `unless` is removed then. An option that is
    not given has no value.
    """

    def kept(found: re.Match[str]) -> str:
        ways = [TERM.findall(way) for way in found[2].split("|")]
        holds = any(
            all((str(options.get(name, "")) == value) == (sign == "=") for name, sign, value in way)
            for way in ways
        )
        return found[3] if holds == (found[1] == "when") else ""

    return BLOCK.sub(kept, text)


def _folder(game: str) -> Traversable:
    """The folder of a game's pages: inside an installed package, or at the root of a checkout."""
    homes: tuple[Traversable, ...] = files(__package__), Path(__file__).parents[2]
    folders = [home / "docs" / "games" / game for home in homes]
    return next((folder for folder in folders if folder.is_dir()), folders[0])


def _read(text: str) -> list[Section]:
    _, *parts = HEADING.split(text)
    found = zip(parts[::3], parts[1::3], parts[2::3], strict=True)
    return [Section(number, title, text.strip()) for number, title, text in found]
