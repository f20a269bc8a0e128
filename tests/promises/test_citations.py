"""Every step, event and refusal cites sections that exist, and every section is cited."""

from __future__ import annotations

import re
import tokenize
import tomllib
from collections.abc import Iterator
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

from barricades.core import Game
from tests.promises.play import every_case, every_game, positions, refusal

SECTION = re.compile(r"(?<![\w.])(R?\d+(?:\.\d+)*)(?: to (R?\d+(?:\.\d+)*))?(?![\w]|\.\d)")
EXCUSES = ("components", "history", "credits", "paper")


def folder(game: Game[Any]) -> Any:
    return files(f"barricades.games.{game.name.replace('-', '_')}")


def book(game: Game[Any]) -> dict[str, Any]:
    """The sections, rulings and excuses of a game."""
    return tomllib.loads((folder(game) / "data" / "sections.toml").read_text("utf-8"))


def known(game: Game[Any]) -> list[str]:
    return [*book(game)["sections"], *book(game)["rulings"]]


def spoken(path: Path) -> Iterator[str]:
    """What the code of a module says in strings, docstrings and comments."""
    with path.open("rb") as file:
        for token in tokenize.tokenize(file.readline):
            if token.type in (tokenize.STRING, tokenize.COMMENT):
                yield token.string


def cited(game: Game[Any]) -> set[str]:
    """Every section that the code of a game cites; "10.4 to 10.6" cites three."""
    order, found = known(game), set()
    with as_file(folder(game)) as path:
        for module in path.rglob("*.py"):
            for line in spoken(module):
                for first, last in SECTION.findall(line):
                    found.add(first)
                    if last in order and first in order:
                        found.update(order[order.index(first) : order.index(last) + 1])
    return found


@every_game
def test_every_step_cites_sections_that_exist(game):
    sections = {*known(game)}
    for name, step in game.rules.steps.items():
        if name != "together":
            assert step.cites, f"{name} cites nothing"
            assert {*step.cites} <= sections, f"{name} cites {step.cites}"


@every_game
def test_every_section_is_cited_by_code_or_excused(game):
    missing = {*known(game)} - cited(game) - {*book(game)["excused"]}
    assert not missing, f"nothing cites {sorted(missing)}"


@every_game
def test_excuses_are_for_sections_that_exist_and_are_not_cited(game):
    excused = {*book(game)["excused"]}
    assert excused <= {*known(game)}
    assert not excused & cited(game)


@every_game
def test_every_heading_of_the_rulebook_has_its_sections_or_an_excuse(game):
    sections = {*known(game)}
    for heading, place in book(game)["rulebook"].items():
        if isinstance(place, str):
            assert place.startswith("excused: "), heading
            assert any(word in place for word in EXCUSES), f"{heading}: {place}"
        else:
            assert place, heading
            assert {*place} <= sections, heading


@every_case
def test_every_ask_and_event_cites_sections_that_exist(case):
    sections = {*known(case.game)}
    for seed in case.seeds():
        for s in positions(case, seed):
            for ask in case.game.asks(s):
                assert ask.cites
                assert {*ask.cites} <= sections
        for event in s.log:
            assert event.cites, event
            assert {*event.cites} <= sections, event


@every_case
def test_every_value_is_offered_or_refused_with_a_reason_of_its_own(case):
    sections = {*known(case.game)}
    for seed in case.seeds():
        for s in positions(case, seed):
            for ask in case.game.asks(s):
                for value in case.home.universe(s, ask.of):
                    if value in ask.options or (ask.who == "nature" and value in ("pass", "done")):
                        continue
                    told = refusal(case, s, ask.who, value)
                    assert told, f"{ask.what}: {value} is not offered and yet accepted"
                    reason, cites = told
                    assert reason.what != "not-offered", f"{ask.what}: {value}"
                    assert cites, f"{ask.what}: {value} ({reason.what})"
                    assert {*cites} <= sections


@every_case
def test_every_option_belongs_to_the_range_of_its_kind(case):
    for s in positions(case, 0):
        for ask in case.game.asks(s):
            assert {*ask.options} <= {*case.home.universe(s, ask.of)}, ask.what
