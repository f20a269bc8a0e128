"""Golden games as text: every question, its options, the choice, and what happened then.

    14 red take-turn side=red
       options red-1 green-6 lenin
       → red-1
       played side=red card=red-1 [4.1 4.2]

Nature's answers stand on one line, with the number of options. Every few choices the views are
told: what everybody sees, as far as it has changed, and what only some see.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from barricades.core import NATURE, Ask, Choice, Event, Game
from barricades.games import load

HERE = Path(__file__).parent
VIEWS = 40  # choices between two tellings of the views


def show(value: Any) -> str:
    """A value as it stands in the text."""
    return value if isinstance(value, str) else json.dumps(value, separators=(",", ":"))


def facts(given: Mapping[str, Any]) -> str:
    return "".join(f" {name}={show(value)}" for name, value in given.items())


def head(game: Game[Any], options: Mapping[str, Any]) -> list[str]:
    return [f"game {game.name}", f"version {game.version}", f"options {json.dumps(options)}", ""]


def question(number: int, ask: Ask, choice: Choice) -> list[str]:
    """A question and its answer."""
    line = f"{number} {ask.who} {ask.what}{facts(ask.facts)}"
    if ask.who == NATURE:
        return [f"{line} ({len(ask.options)}) → {show(choice)}"]
    return [line, f"   options {' '.join(map(show, ask.options))}", f"   → {show(choice)}"]


def happened(event: Event) -> str:
    return f"   {event.what}{facts(event.facts)} [{' '.join(event.cites)}]"


def leaves(value: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """A view as lines: the path to each value, and the value."""
    if isinstance(value, dict) and value:
        for name, item in value.items():
            yield from leaves(item, f"{path}.{name}" if path else name)
    else:
        yield path, show(value)


def views(game: Game[Any], s: Any, viewers: tuple[str | None, ...]) -> Iterator[tuple[str, str]]:
    """Every value that somebody sees, under the name of who sees it."""
    seen = {viewer: dict(leaves(game.view(s, viewer))) for viewer in viewers}
    for path in dict.fromkeys(path for view in seen.values() for path in view):
        values = {view.get(path) for view in seen.values()}
        for viewer, view in seen.items():
            if path in view and len(values) > 1:
                yield f"{viewer or 'an onlooker'} sees {path}", view[path]
        if len(values) == 1:
            yield f"all see {path}", values.pop() or ""


def tell(game: Game[Any], options: Mapping[str, Any], choices: list[tuple[str, Choice]]) -> str:
    """A whole game as text."""
    s, lines = game.setup(options), head(game, options)
    shown: dict[str, str] = {}
    for number, (who, choice) in enumerate(choices, 1):
        (ask,) = [ask for ask in game.asks(s) if ask.who == who]
        lines += question(number, ask, choice)
        before = len(s.log)
        s = game.apply(s, who, choice)
        lines += [happened(event) for event in s.log[before:]]
        if number % VIEWS == 0 or number == len(choices):
            now = dict(views(game, s, (*game.sides(options), None)))
            lines += [
                f"= {name}: {value}" for name, value in now.items() if shown.get(name) != value
            ]
            shown = now
    outcome = game.outcome(s)
    assert outcome, "a golden game is played to its end"
    ranking = " > ".join(" = ".join(level) for level in outcome.ranking)
    lines += ["", f"outcome {outcome.reason}: {ranking};{facts(outcome.points)}"]
    return "\n".join([*lines, ""])


def events(text: str) -> set[str]:
    """The names of all that happened, read from the text."""
    return {*re.findall(r"^   ([a-z-]+)(?: .*)? \[[^]]*\]$", text, re.MULTILINE)}


def untell(text: str) -> tuple[Game[Any], dict[str, Any], list[tuple[str, Choice]]]:
    """The game, its options and its choices, read from the text."""
    lines = text.splitlines()
    game = load(lines[0].removeprefix("game "))
    options: dict[str, Any] = json.loads(lines[2].removeprefix("options "))
    s, who, choices = game.setup(options), "", []
    for line in lines[3:]:
        if asked := re.match(r"\d+ (\S+) ", line):
            who = asked[1]
        if "→ " in line:
            chosen = line.split("→ ")[1]
            (ask,) = [ask for ask in game.asks(s) if ask.who == who]
            choice = next((option for option in ask.options if show(option) == chosen), chosen)
            choices.append((who, choice))
            s = game.apply(s, who, choice)
    return game, options, choices
