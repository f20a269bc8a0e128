"""Texts about a game, from Markdown; rule numbers become links to their sections."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias
from urllib.parse import urlencode

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup

from ...digest import page, sections
from ...games import load
from ...lessons import NAMES as COURSES
from ...words import LANGUAGES

KINDS = ("rules", "aid", "history")  # in the order in which a game offers them
LEARN = "learn"  # what stands before them, where there is a course
HEADING = re.compile(r"^## +(?:(\d+) +)?(.+?) *$", re.MULTILINE)
NUMBER = re.compile(r"(?<![\w.])(R\d+|\d+(?:\.\d+)+)(?!\.?\w)")

Options: TypeAlias = "frozenset[tuple[str, str]]"  # by which a page is read, each with its value

_markdown = MarkdownIt("commonmark", {"html": False}).enable("table")


class Chapter(NamedTuple):
    """A part of a text under its heading; some texts have numbered chapters."""

    number: str
    title: str
    text: Markup


class Reading(NamedTuple):
    """A text: its title, what comes before the first heading, and the chapters."""

    title: str
    lead: Markup
    chapters: tuple[Chapter, ...]


@lru_cache
def shelf(game: str) -> tuple[str, ...]:
    """The kinds of texts that a game has, its course first."""
    learn = (LEARN,) if game in COURSES else ()
    return (*learn, *(kind for kind in KINDS if _has(game, kind)))


def _has(game: str, kind: str) -> bool:
    try:
        return bool(page(game, kind, LANGUAGES[0]))
    except FileNotFoundError:
        return False


def options_of(game: str, given: Mapping[str, Any]) -> Options:
    """Those of some options (or of the query of an address) that texts can depend on."""
    known = {(option.name, str(value)) for option in load(game).options for value in option.values}
    return frozenset(known & {(name, str(value)) for name, value in given.items()})


def query_of(game: str, options: Mapping[str, Any]) -> str:
    """The query for the texts of a game with these options; "" if all are defaults."""
    usual = options_of(game, {option.name: option.default for option in load(game).options})
    unusual = options_of(game, options) - usual
    return f"?{urlencode(sorted(unusual))}" if unusual else ""


@lru_cache
def reading(game: str, kind: str, language: str, options: Options = frozenset()) -> Reading:
    """A text for some options of a game, split at its headings. Cached."""
    head, *parts = HEADING.split(page(game, kind, language, dict(options)))
    title, _, lead = head.partition("\n")
    if kind == "rules":
        found = [(s.number, s.title, s.text) for s in sections(game, language).values()]
    else:
        found = [*zip(parts[::3], parts[1::3], parts[2::3], strict=True)]
    chapters = (Chapter(n or "", t, rendered(game, text, language)) for n, t, text in found)
    return Reading(title.lstrip("# "), rendered(game, lead, language), tuple(chapters))


@lru_cache(2048)
def rendered(game: str, text: str, language: str) -> Markup:
    """Markdown as HTML, with rule numbers as links. Cached."""
    tokens = _markdown.parse(text)
    for token in tokens:
        if token.children:
            token.children = [new for old in token.children for new in _linked(game, old, language)]
    return Markup(_markdown.renderer.render(tokens, _markdown.options, {}))


def _linked(game: str, token: Token, language: str) -> Iterator[Token]:
    known = sections(game, language)
    if token.type != "text" or not NUMBER.search(token.content):
        yield token
        return
    for at, part in enumerate(NUMBER.split(token.content)):
        if at % 2 and part in known:
            yield Token("html_inline", "", 0, content=str(link(game, part, language)))
        else:
            yield Token("text", "", 0, content=part)


@lru_cache(2048)
def link(
    game: str, number: str, language: str, sign: str = "", all_: tuple[str, ...] = ()
) -> Markup:
    """A link to a section of the rules. A script shows it, or all of `all_`, in place."""
    title = sections(game, language)[number].title
    attributes = '<a class="cite" href="/rules/{}#{}" data-rules="{}" title="{}">{}{}</a>'
    return Markup(attributes).format(game, number, " ".join(all_) or number, title, sign, number)
