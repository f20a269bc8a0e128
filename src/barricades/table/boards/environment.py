"""The template environment: settings, filters and globals that all templates share.

A template is written one element a line, indented, and at most a hundred columns wide. White space
counts only between inline elements and in texts; there, a line break is a space. `{%- ... %}` and
`{{- ... -}}` remove the line break on their side. The line break after a `{% ... %}` is always
removed, unless it is written `{% ... +%}`. In an opening tag, a line never ends after a `{% ... %}`
if an attribute follows.

`{% part "hand" %} ... {% endpart %}` is a part of a page (see `parts`): one element with that id.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, MutableMapping
from functools import lru_cache
from typing import Any

from jinja2 import BaseLoader, Environment, PackageLoader, StrictUndefined, Template, nodes
from jinja2.ext import Extension
from jinja2.parser import Parser
from jinja2.runtime import Context
from markupsafe import Markup

from . import MAX_DRAWINGS, Scene
from .cache import cached, cached_each, cached_line, with_all_parts
from .hyphens import breakable
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


class _Context(Context):
    """Like Jinja's; no function is asked, at each of its calls, whether it wants the context."""

    def call(self, function: Callable[..., Any], /, *args: Any, **facts: Any) -> Any:
        facts.pop("_loop_vars", None)
        facts.pop("_block_vars", None)
        return function(*args, **facts)


class _Environment(Environment):
    """Like Jinja's; the globals of a template are a plain dictionary, which is looked up sooner.

    Functions that templates call are given what stands between the brackets, and nothing else.
    """

    context_class = _Context

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
_common.globals |= {"cached_each": cached_each, "cached": cached, "cached_line": cached_line}
_common.globals["breakable"] = breakable


def environment(loader: BaseLoader, **shared: Any) -> Environment:
    """A template environment with the common settings, for the templates of a loader.

    `shared` are globals, known to all these templates and their macros.
    """
    own = _common.overlay(loader=loader)
    own.globals = _common.globals | shared
    return own


class Pages:
    """The templates in a board's folder.

    A template knows the facts it is given and the globals in `shared`. A macro imported without
    context knows the globals alone.
    """

    def __init__(self, package: str, **shared: Any) -> None:
        self._templates = environment(PackageLoader(package, "."), **shared)

    def __call__(self, name: str, scene: Scene, **facts: Any) -> Markup:
        """Render a template that also knows the scene, its view and its words (`w`)."""
        template = self._templates.get_template(name)
        return Markup(template.render(scene=scene, view=scene.view, w=scene.words, **facts))

    def cached(self, name: str, **facts: Hashable) -> Markup:
        """Render a template that knows nothing but these facts; cached by them."""
        return _cached(self._templates.get_template(name), tuple(facts.items()))


@lru_cache(MAX_DRAWINGS)
@with_all_parts
def _cached(template: Template, facts: tuple[tuple[str, Hashable], ...]) -> Markup:
    return Markup(template.render(facts))
