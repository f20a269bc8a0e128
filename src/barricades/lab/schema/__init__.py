"""JSON Schemas of the documents of a game, for programs in any language.

`barricades.position` makes the document of a position; the answer is one of the options of its
question. The schemas follow JSON Schema 2020-12. Those for standard components are in docs/schemas,
written by

    python -m barricades.lab.schema docs/schemas
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.resources import files
from typing import Any, Protocol, cast

from ...core import NATURE, Choice, Game
from ...core.options import checked
from ...core.record import FORMAT
from ...encoding import home_of
from ...games import load
from ...position import FORM
from .forms import (
    NOTHING,
    TEXT,
    Form,
    a,
    by,
    choice,
    either,
    facts,
    merged,
    one_of,
    record,
    row,
    several,
    whole,
)

DIALECT = "https://json-schema.org/draft/2020-12/schema"
DOCUMENTS = ("position", "view", "ask", "choice", "event", "outcome", "record")
LEFT = ("resigned", "timeout")  # why a game is over that a side has left


class Home(Protocol):
    """A game's own part of its schemas."""

    VARIANTS: Sequence[Mapping[str, Any]]  # options that bring other names than the rest
    VIEW: Mapping[str, Form]  # the fields of a view that not every game has

    def names(self, options: Mapping[str, Any]) -> Mapping[str, tuple[str, ...]]:
        """The names of things, by kind."""


def schema(name: str, options: Mapping[str, Any] | None = None) -> Form:
    """The schema of a game's documents: with these options, or with any standard components.

    Each document has a definition; the schema as a whole is that of a position.
    """
    game, home = load(name), cast(Home, import_module(f".{name.replace('-', '_')}", __name__))
    variants = [checked(game.options, given) for given in _variants(home, options)]
    names = merged(home.names(variant) for variant in variants)
    answers = merged(home_of(name).answers(variant) for variant in variants)
    draws = merged(home_of(name).draws(variant) for variant in variants)
    return {
        "$schema": DIALECT,
        "$id": f"urn:barricades:{name}:{game.version}:form-{FORM}",
        "title": name,
        "$ref": "#/$defs/position",
        "$defs": {
            **_documents(game, home.VIEW),
            "ask": either(*[_ask(game, what, all_) for what, all_ in answers.items()]),
            "choice": choice(option for all_ in answers.values() for option in all_),
            "draw": choice(option for all_ in draws.values() for option in all_),
            "facts": facts(names),
            **{kind: one_of(known) for kind, known in names.items()},
        },
    }


def _variants(home: Home, options: Mapping[str, Any] | None) -> Sequence[Mapping[str, Any]]:
    return home.VARIANTS if options is None else [options]


def _documents(game: Game[Any], view: Mapping[str, Form]) -> dict[str, Form]:
    event, outcome, asked = a("event"), a("outcome"), a("ask")
    head = {"game": one_of([game.name]), "version": one_of([game.version])}
    who = either(a("side"), one_of([NATURE]))
    endings = _messages(game.name, "outcome")
    settings = {
        option.name: {"type": "object"} if option.check else one_of(option.values)
        for option in game.options
    }
    return {
        "position": record(
            form=one_of([FORM]),
            **head,
            view=a("view"),
            ask=either(asked, NOTHING),
            waiting=several(record(who=who, what=TEXT, cites=several(TEXT))),
            log=several(event),
            outcome=either(outcome, NOTHING),
        ),
        "view": record(
            options=record(**settings),
            side=either(a("side"), NOTHING),
            **view,
            ended=one_of(["", *endings]),
        ),
        "event": record(
            what=one_of(_messages(game.name, "event")), facts=a("facts"), cites=several(TEXT)
        ),
        "outcome": record(
            reason=one_of([*endings, *LEFT]),
            ranking=several(several(a("side"))),
            points=by("side", whole(None)),
        ),
        "record": record(
            barricades=one_of([FORMAT]),
            **head,
            options={**record(**settings), "required": []},
            players=by("side", TEXT),
            dealer={"type": "object"},
            resigned=either(a("side"), NOTHING),
            choices=several(either(row(a("side"), a("choice")), row(one_of([NATURE]), a("draw")))),
        ),
    }


def _ask(game: Game[Any], what: str, options: tuple[Choice, ...]) -> Form:
    """A question by its name: its facts, and its possible options."""
    step = game.rules.steps[what]
    offered = {**several(choice(options)), "minItems": 1}
    return record(
        who=a("side"),
        what=one_of([what]),
        of=one_of([step.of]),
        cites=several(TEXT),
        facts={**a("facts"), "required": list(step.names)},
        options=offered,
    )


def _messages(name: str, kind: str) -> list[str]:
    """The names of all events of a game, or of all ways it can end."""
    text = (files("barricades") / "locale" / "en" / f"{name}.ftl").read_text("utf-8")
    return re.findall(rf"^{kind}-([\w-]+) =", text, re.MULTILINE)


def written(name: str) -> str:
    """The schema of a game as published, with a definition per line."""
    whole_ = schema(name)
    defs = [f"  {json.dumps(key)}: {json.dumps(form)}" for key, form in whole_.pop("$defs").items()]
    head = [f" {json.dumps(key)}: {json.dumps(value)}" for key, value in whole_.items()]
    return "\n".join(
        ["{", *[f"{line}," for line in head], ' "$defs": {', ",\n".join(defs), " }", "}\n"]
    )
