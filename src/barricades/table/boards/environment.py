"""The template environment: settings, filters and globals that all templates have in common.

A template is written one element a line, indented, and at most a hundred columns wide. White space
counts only between inline elements and in texts; there, a line break is a space. `{%- ... %}` and
`{{- ... -}}` take the line break away on their side. The line break after a `{% ... %}` is always
taken away, unless it is written `{% ... +%}`. In an opening tag, a line never ends after a
`{% ... %}` if an attribute follows.

`{% part "hand" %} ... {% endpart %}` is a part of a page (see `parts`): one element with that id.
"""

from __future__ import annotations

import re
from collections.abc import Hashable, MutableMapping
from functools import lru_cache
from typing import Any

from jinja2 import BaseLoader, Environment, PackageLoader, StrictUndefined, Template, nodes
from jinja2.ext import Extension
from jinja2.parser import Parser
from markupsafe import Markup

from . import KEPT, Scene
from .hyphens import breakable
from .kept import all_kept, kept, kept_line, undivided
from .parts import END, NAMED, START

INDENT = re.compile(r"^[ \t]+", re.MULTILINE)


class _Unindented(Extension):
    """Removes the indentation of a template before it is compiled, so that it is never sent."""

    def preprocess(self, source: str, name: str | None, filename: str | None = None) -> str:
        return INDENT.sub("", source)


class _Part(Extension):
    """The tag `part`: what stands in it is marked as a part of the page."""

    tags = {"part"}  # noqa: RUF012

    def parse(self, parser: Parser) -> list[nodes.Node]:
        line = next(parser.stream).lineno
        id = parser.parse_expression()
        body = parser.parse_statements(("name:endpart",), drop_needle=True)
        start = nodes.Output([nodes.TemplateData(START), id, nodes.TemplateData(NAMED)])
        end = nodes.Output([nodes.TemplateData(END)])
        return [start.set_lineno(line), *body, end.set_lineno(line)]


class _Environment(Environment):
    """Like Jinja's; the globals of a template are a plain dictionary, which is looked up sooner."""

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        return {**self.globals, **(d or {})}


_common = _Environment(
    autoescape=True,
    auto_reload=False,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    extensions=[_Unindented, _Part],
)
_common.filters["zip"] = zip
_common.globals |= {"all_kept": all_kept, "kept": kept, "kept_line": kept_line}
_common.globals["breakable"] = breakable


def environment(loader: BaseLoader, **shared: Any) -> Environment:
    """The common environment for the templates that a loader finds.

    `shared` are globals: every one of these templates, and every macro in them, knows them.
    """
    own = _common.overlay(loader=loader)
    own.globals = _common.globals | shared
    return own


class Pages:
    """The templates in a board's folder, to be filled in.

    A template knows the facts it is given and the globals in `shared`. A macro that is imported
    without context knows the globals alone.
    """

    def __init__(self, package: str, **shared: Any) -> None:
        self._templates = environment(PackageLoader(package, "."), **shared)

    def __call__(self, name: str, scene: Scene, **facts: Any) -> Markup:
        """A template that also knows the scene, its view and its words (as `w`)."""
        template = self._templates.get_template(name)
        return Markup(template.render(scene=scene, view=scene.view, w=scene.words, **facts))

    def kept(self, name: str, **facts: Hashable) -> Markup:
        """A template that knows nothing but these facts; it is drawn once for them, and kept."""
        return _kept(self._templates.get_template(name), tuple(facts.items()))


@lru_cache(KEPT)
@undivided
def _kept(template: Template, facts: tuple[tuple[str, Hashable], ...]) -> Markup:
    return Markup(template.render(facts))
