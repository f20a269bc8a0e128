"""A position as a text that a language model can answer with a number."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Any

from .core import Ask, Choice, Event
from .core.ask import plain
from .games import load
from .position import AskDoc, EventDoc, Position
from .words import Words

APART = ("options", "side")  # of a view: what is known or said before


def prompt(
    position: Position,
    language: str = "en",
    news: Sequence[EventDoc] | None = None,
    does: Sequence[str] = (),
) -> str:
    """A position as text: in sentences where there are any, with numbered options.

    `news` is what has happened since the side last chose; by default the whole log. `does` has, for
    each option, what is to be said about it besides its name.
    """
    return "\n".join(_lines(position, words_of(position, language), news, does))


def words_of(position: Position, language: str) -> Words:
    """The words for a position, with the titles of an owner's own cards."""
    game = load(position["game"])
    return Words(language, game.name, game.titles(position["view"]["options"]))


def _lines(
    position: Position, words: Words, news: Sequence[EventDoc] | None, does: Sequence[str]
) -> Iterator[str]:
    events = position["log"] if news is None else news
    side, ask = position["view"]["side"], position["ask"]
    yield (
        words.text("prompt-you", title=words.text("title"), side=side)
        if side
        else words.text("title")
    )
    if events:
        yield words.text("prompt-news")
        yield from (f"- {words.event(event_of(event))}" for event in events)
    view = {name: value for name, value in position["view"].items() if name not in APART}
    yield words.text("prompt-view")
    yield json.dumps(view, ensure_ascii=False, separators=(",", ":"))
    if ask:
        question = ask_of(ask)
        cites = " ".join(f"§{section}" for section in ask["cites"])
        yield f"{words.text('prompt-ask')} {words.ask(question)} {cites}".rstrip()
        for number, (option, more) in enumerate(zip_longest(question.options, does), 1):
            yield f"{number}. {words.option(question, option)}{f' – {more}' if more else ''}"
        yield words.text("prompt-answer", count=len(question.options))


def answered(text: str, options: Sequence[Choice]) -> Choice | None:
    """The option whose number comes last in an answer; None if there is no such number."""
    found = re.findall(r"\d+", text)
    at = int(found[-1]) - 1 if found and len(found[-1]) < 6 else -1
    return options[at] if 0 <= at < len(options) else None


def ask_of(doc: AskDoc) -> Ask:
    """A question, read back from JSON."""
    facts: Mapping[str, Any] = doc["facts"]
    return Ask(
        doc["who"],
        doc["what"],
        plain(doc["options"]),
        tuple(doc["cites"]),
        doc["of"],
        tuple(facts),
        tuple(plain(value) for value in facts.values()),
    )


def event_of(doc: EventDoc) -> Event:
    """An event, read back from JSON."""
    return Event(
        doc["what"],
        {name: plain(value) for name, value in doc["facts"].items()},
        tuple(doc["cites"]),
    )
