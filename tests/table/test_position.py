"""One position: a pipe, the wire and the lab give the same document, and it fits its schema."""

from __future__ import annotations

import json
import re
import shlex
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from barricades.bots import Seat
from barricades.bots.command import Command
from barricades.core import Ask
from barricades.games import NAMES, load
from barricades.position import FORM, Position, position
from barricades.table.live.room import Room
from tests.bots.patient import wait_for_programs
from tests.table.conftest import Player
from tests.table.playing import act

jsonschema = pytest.importorskip("jsonschema", reason="jsonschema is missing: it comes with [lab]")
DOCS = Path(__file__).parents[2] / "docs"
ECHO = """
import json, sys
for line in sys.stdin:
    if position := json.loads(line).get("position"):
        open(sys.argv[1], "w").write(json.dumps(position))
        print(json.dumps({"choice": position["ask"]["options"][0]}), flush=True)
"""


@pytest.fixture(params=NAMES)
def played(request, client, rooms) -> tuple[Room, dict[str, Player]]:
    """A game among people, and those who play it over the wire."""
    sides = load(request.param).sides({})
    made = rooms.create(request.param, {}, dict.fromkeys(sides, "friend"), None)
    return made.room, {side: Player(client, made.room.id, made.tokens[side]) for side in sides}


def must_fit(document: dict[str, Any]) -> None:
    """It fits the schema of its game, as published."""
    published = json.loads((DOCS / "schemas" / f"{document['game']}.json").read_text("utf-8"))
    jsonschema.Draft202012Validator(published).validate(document)


def by_pipe(room: Room, ask: Ask, folder: Path) -> dict[str, Any]:
    """What a program is told that is asked this."""
    notes = folder / "notes"
    argv = (sys.executable, "-S", "-c", ECHO, str(notes))
    bot = Command(" ".join(map(shlex.quote, argv)), Random(1))
    bot.choose(Seat(room.game, room.history.state, ask))
    bot.leave(None)
    found: dict[str, Any] = json.loads(notes.read_text("utf-8"))
    return found


def in_the_lab(room: Room, side: str | None) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(position(room.game, room.history.state, side)))
    return found


def test_pipe_wire_and_lab_give_the_same_document(played, tmp_path, monkeypatch):
    wait_for_programs(monkeypatch)
    room, players = played
    rng = Random(1917)
    for at in range(61):
        if at % 20 == 0:
            for side, player in players.items():
                told = player.look()["position"]
                assert told == in_the_lab(room, side)
                assert told["form"] == FORM
                must_fit(told)
            for ask in room.history.asks:
                assert by_pipe(room, ask, tmp_path) == in_the_lab(room, ask.who)
            onlooker = player.look(side="onlooker")["position"]
            assert onlooker == in_the_lab(room, None)
            must_fit(onlooker)
        act(room, rng)


def test_at_the_end_it_is_the_same_for_all(played):
    room, players = played
    rng = Random(2)
    while not room.outcome:
        act(room, rng)
    for side, player in players.items():
        look = player.look()
        assert look["position"] == in_the_lab(room, side)
        assert look["position"]["outcome"]["ranking"]
        assert look["resigned"] is None
        must_fit(look["position"])


def test_a_game_that_a_side_has_left_has_an_outcome_that_fits(client, rooms):
    for name in NAMES:
        if len(sides := load(name).sides({})) == 2:
            made = rooms.create(name, {}, dict.fromkeys(sides, "friend"), None)
            made.room.resign(sides[0], made.room.number)
            look = Player(client, made.room.id, made.tokens[sides[1]]).look()
            assert look["position"]["outcome"]["reason"] == "resigned"
            assert (look["resigned"], look["position"]["ask"]) == (sides[0], None)
            must_fit(look["position"])


def test_every_part_has_its_words(played):
    room, players = played
    rng, compared = Random(3), 0
    for _ in range(30):
        act(room, rng)
        for player in players.values():
            look = player.look(language="de")
            told, texts, ask = look["position"], look["texts"], look["position"]["ask"]
            assert texts["language"] == "de"
            assert len(texts["log"]) == len(told["log"]) == len(look["log_moments"])
            assert len(texts["waiting"]) == len(told["waiting"])
            assert len(texts["options"]) == len(ask["options"] if ask else [])
            assert bool(texts["question"]) == bool(ask)
            compared += bool(ask)
    assert compared


def test_the_page_about_the_wire_shows_every_field(client, rooms):
    """Its example has the keys of a real answer, and no others."""
    sides = load("dual-powers").sides({})
    made = rooms.create("dual-powers", {}, dict.fromkeys(sides, "friend"), None)
    look = Player(client, made.room.id, made.tokens[sides[0]]).look()
    page = (DOCS / "wire.md").read_text("utf-8")
    (shown,) = [json.loads(text) for text in re.findall(r"```json\n(.+?)```", page, re.DOTALL)]
    assert [*shown] == [*look]
    for part in ("position", "texts"):
        assert [*shown[part]] == [*look[part]]
    assert [*shown["position"]["ask"]] == [*look["position"]["ask"]]


def test_the_wire_describes_the_document(client):
    described = client.get("/api/openapi.json").json()
    assert described["info"]["version"] == str(FORM)
    forms = described["components"]["schemas"]
    assert forms["LookOut"]["properties"]["position"]["$ref"] == "#/components/schemas/Position"
    assert [*forms["Position"]["properties"]] == [*Position.__annotations__]
