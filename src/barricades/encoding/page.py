"""The pages that document every number, generated from the code."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..games import NAMES
from ..words import Words
from . import Encoding, encoding
from .actions import Actions

HEAD = """\
# Numbers and vectors

What `barricades.encoding` gives every answer and every observation, with the options as they
are if nothing is said. This page is written by `python -m barricades.encoding docs`, and so are
those that list every single number. How it is used stands in [the laboratory](lab.md).

An action is a question and one of all options it can ever have; nature's answers are numbered
apart. An entry of an observation is a count, divided by what stands in the last column; where
nothing stands there it is 1 for yes and 0 for no."""


def page() -> str:
    """The page about all games."""
    parts = [HEAD, *[part for name in NAMES for part in _game(name)]]
    return "\n\n".join(parts) + "\n"


def _game(name: str) -> Iterator[str]:
    code = encoding(name)
    yield f"## {Words('en', name).text('title')}"
    yield f"In brief; [number by number](encoding/{name}.md)."
    yield f"{len(code.actions)} actions:"
    yield _answers(code, code.actions)
    if len(code.draws):
        yield f"{len(code.draws)} answers of nature:"
        yield _answers(code, code.draws)
    else:
        yield "Nature is asked nothing."
    yield f"{code.size} entries of an observation:"
    yield _fields(code)


def _answers(code: Encoding, numbers: Actions) -> str:
    """Each question with its numbers, and the docstring of its rule."""
    lines = ["| numbers | question | options | what is asked |", "|---|---|---|---|"]
    first = 0
    for what in dict.fromkeys(what for what, _ in numbers.answers):
        count = sum(what == other for other, _ in numbers.answers)
        shown = _span(
            [numbers.text(n).removeprefix(f"{what} ") for n in range(first, first + count)]
        )
        rule = (code.game.rules.steps[what].question.__doc__ or "").strip().partition("\n")[0]
        lines.append(f"| {first}–{first + count - 1} | `{what}` | {shown} | {rule} |")
        first += count
    return "\n".join(lines)


def _fields(code: Encoding) -> str:
    """Each field with its places in the vector."""
    lines = ["| entries | field | of | divided by |", "|---|---|---|---|"]
    first = 0
    for name, entries, whole, _ in code.fields:
        last = first + len(entries) - 1
        where = f"{first}–{last}" if last > first else str(first)
        of = _span(entries) if entries != (name,) else ""
        lines.append(f"| {where} | {name} | {of} | {whole or ''} |")
        first = last + 1
    return "\n".join(lines)


def _span(names: list[str] | tuple[str, ...]) -> str:
    """All names if there are few; otherwise the first and the last."""
    if len(names) > 8:
        return f"{names[0]} … {names[-1]} ({len(names)})"
    return ", ".join(names)


def every_number(name: str) -> str:
    """The page of one game: every action, every answer of nature, every entry of an observation."""
    code = encoding(name)
    title = Words("en", name).text("title")
    parts = [
        f"# {title}, number by number",
        "Written by `python -m barricades.encoding docs`; [in brief](../encoding.md).",
        "## Actions",
        _listed("action", map(code.actions.text, range(len(code.actions)))),
    ]
    if len(code.draws):
        draws = map(code.draws.text, range(len(code.draws)))
        parts += ["## Answers of nature", _listed("answer", draws)]
    return (
        "\n\n".join([*parts, "## Entries of an observation", _listed("entry", code.labels)]) + "\n"
    )


def _listed(head: str, names: Iterable[str]) -> str:
    lines = [f"| | {head} |", "|---|---|"]
    return "\n".join([*lines, *(f"| {number} | {name} |" for number, name in enumerate(names))])
