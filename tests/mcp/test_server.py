"""Language models play: whole games by the protocol's own client, and no seat is told too much."""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
from collections.abc import Awaitable, Callable
from importlib import import_module
from random import Random
from socket import create_server, socket
from typing import Any

import pytest

from barricades.games import NAMES, load
from barricades.words import LANGUAGES, Words
from tests.running.patience import until
from tests.terminal.scripted import run

pytest.importorskip("mcp", reason="mcp is missing: it comes with [mcp]")
client = import_module("mcp.client")
stdio = import_module("mcp.client.stdio")
matches = import_module("barricades.mcp.matches")
server = import_module("barricades.mcp.server").server

every_game = pytest.mark.parametrize("name", NAMES)
Use = Callable[[Any], Awaitable[Any]]


class Model:
    """Calls tools, and reads what they answer."""

    def __init__(self, caller: Any) -> None:
        self.caller = caller

    async def call(self, tool: str, **given: Any) -> Any:
        found = await self.caller.call_tool(tool, given)
        if found.is_error:
            raise ValueError(found.content[0].text)
        told = found.structured_content
        return told["result"] if isinstance(told, dict) and [*told] == ["result"] else told

    async def begin(self, name: str, **given: Any) -> str:
        seats = (await self.call("begin", game=name, **given))["seats"]
        return str(next(iter(seats.values())))


def using(use: Use, to: Any = None) -> Any:
    """What comes of using a server, by the client that the package brings."""

    async def used() -> Any:
        async with client.Client(to or server()) as caller:
            return await use(Model(caller))

    return asyncio.run(used())


def count(text: str) -> int:
    """How many options there are; 0 if nothing is asked."""
    found = re.search(r"one of these (\d+) options", text)
    return int(found[1]) if found else 0


def whole(name: str) -> Callable[[Model], Awaitable[str]]:
    """A game played to its end by the client, at random; the last that it is told."""

    async def play(model: Model) -> str:
        rng, seat = Random(1), await model.begin(name)
        text = await model.call("look", seat=seat)
        while options := count(text):
            text = await model.call("choose", seat=seat, number=rng.randint(1, options))
        return str(text)

    return play


def has_ended(told: str) -> bool:
    """Somebody has won, and nothing is left to replay."""
    won = "has won" in told or "have won" in told or "share" in told
    return won and bool(re.search(r"Choices made so far: (\d+) of \1\.", told))


@every_game
def test_a_whole_game(name):
    assert has_ended(using(whole(name)))


STDIO = stdio.StdioServerParameters(
    command=sys.executable, args=["-m", "barricades", "mcp"], env={**os.environ}
)


def test_a_game_begins_on_standard_input_and_output():
    async def play(model: Model) -> Any:
        seat = await model.begin("revolution", options={"players": 3})
        return await model.call("choose", seat=seat, number=1)

    assert count(using(play, STDIO))


@pytest.mark.slow
@every_game
def test_a_whole_game_on_standard_input_and_output(name):
    assert has_ended(using(whole(name), STDIO))


@pytest.fixture(scope="module")
def over_http():
    """The address of a server in a process of its own."""
    with socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    argv = [sys.executable, "-m", "barricades", "mcp", "--http", "--port", str(port)]
    with subprocess.Popen(argv, stderr=subprocess.DEVNULL) as process:
        try:
            until(lambda: _listens(port))
            yield f"http://127.0.0.1:{port}/mcp"
        finally:
            process.terminate()


def test_a_port_that_cannot_be_listened_at_is_told_in_a_sentence(capsys):
    with create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert run("mcp", "--http", "--port", port, "--language", "en")[0] == 2
    assert capsys.readouterr().err == (
        f"barricades: It is not possible to listen at 127.0.0.1:{port}: Address already in use.\n"
    )
    assert run("mcp", "--http", "--port", "99999")[0] == 2


@pytest.mark.slow
@every_game
def test_a_whole_game_over_http(name, over_http):
    assert has_ended(using(whole(name), over_http))


def _listens(port: int) -> bool:
    with socket() as line:
        return line.connect_ex(("127.0.0.1", port)) == 0


@every_game
def test_every_option_says_what_it_does(name):
    async def ask(model: Model) -> Any:
        seat, rng = await model.begin(name), Random(1)
        found: list[tuple[str, list[dict[str, Any]]]] = []
        text = await model.call("look", seat=seat)
        for _ in range(8):
            found.append((text, await model.call("options", seat=seat)))
            text = await model.call("choose", seat=seat, number=rng.randint(1, count(text)))
        return found

    said = 0
    for text, options in using(ask):
        assert [option["number"] for option in options] == [*range(1, count(text) + 1)]
        assert all(f"{option['number']}. {option['option']}" in text for option in options)
        said += all(option["does"] for option in options)
    assert said >= 4  # of the questions; to pass, say, does nothing


def test_two_models_see_what_their_sides_may_see():
    async def play(model: Model) -> Any:
        seats = (await model.call("begin", game="dual-powers", seats={}))["seats"]
        both = {side: await model.call("look", seat=seat) for side, seat in seats.items()}
        await model.call("choose", seat=seats["red"], number=1)
        after = await model.call("look", seat=seats["white"])
        waits = await model.call("look", seat=seats["red"])
        return both, after, waits

    both, after, waits = using(play)
    views = {
        side: json.loads(re.findall(r"^\{.*\}$", text, re.M)[0]) for side, text in both.items()
    }
    for side, other in (("red", "white"), ("white", "red")):
        assert isinstance(views[side]["hands"][side]["cards"], list)
        assert views[side]["hands"][other]["cards"] == 5
    laid = json.loads(re.findall(r"^\{.*\}$", after, re.M)[0])
    assert laid["objectives"]["red"] is True  # that it lies there, and not which
    assert count(waits) == 0
    assert "White" in waits


@every_game
def test_whatever_a_seat_may_not_know_changes_no_answer(name):
    """Secrets are dealt anew beneath it: it is told the same."""
    rng, tools = Random(4), import_module("barricades.mcp.tools").Tools("en")
    seats = tools.begin(name, seats={})["seats"]
    match = tools.matches.games[0]
    history = match.history
    for _ in range(40):
        if not history.asks:
            break
        side = rng.choice([ask.who for ask in history.asks])
        seat, true = seats[side], history.state
        told = tools.look(seat), tools.options(seat), tools.why_not(seat, "nonsense")
        history.latest[-1] = history.game.guess(true, side, rng)
        assert told == (tools.look(seat), tools.options(seat), tools.why_not(seat, "nonsense"))
        history.latest[-1] = true
        tools.choose(seat, rng.randint(1, len(tools.options(seat))))


def test_why_not_rules_search_hint_and_replay():
    async def ask(model: Model) -> Any:
        seat = await model.begin("dual-powers")
        return [
            await model.call("why_not", seat=seat, choice="lenin"),
            await model.call("rules", game="dual-powers", section="3.4"),
            await model.call("rules", game="dual-powers"),
            await model.call("search_rules", game="dual-powers", text="secret objective"),
            await model.call("hint", seat=seat, trials=5),
            await model.call("replay", seat=seat, moment=0),
        ]

    why, section, contents, found, hints, first = using(ask)
    assert "§3.4" in why
    assert section.startswith("§3.4 ")
    assert "\nR11 " in contents
    assert "objective" in found
    assert hints[0]["number"] > 0
    assert "Choices made so far: 0 of" in first


@pytest.mark.parametrize(
    ("tool", "given", "told"),
    [
        ("begin", {"game": "chess"}, "no game “chess”"),
        ("begin", {"game": "revolution", "seats": {"red": "cmd:true"}}, "no bot “cmd:true”"),
        ("begin", {"game": "revolution", "seats": {"red": "gredy"}}, "Did you mean “greedy”?"),
        ("begin", {"game": "revolution", "seats": {"black": "open"}}, "no side “black”"),
        ("begin", {"game": "revolution", "options": {"players": 9}}, "9"),
        ("look", {"seat": "nobody"}, "leads to no seat"),
        ("choose", {"number": 0}, "from 1 to"),
        ("choose", {"number": 999}, "from 1 to"),
        ("replay", {"moment": 9999}, "moment"),
        ("rules", {"game": "revolution", "section": "99"}, "no section “99”"),
        ("search_rules", {"game": "revolution", "text": "spaceship"}, "No section"),
    ],
)
def test_what_is_wrong_is_told_in_a_sentence(tool, given, told):
    async def ask(model: Model) -> Any:
        if tool in ("choose", "replay"):
            given["seat"] = await model.begin("revolution")
        with pytest.raises(ValueError, match=re.escape(told)):
            await model.call(tool, **given)

    using(ask)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_three_languages(language):
    async def ask(model: Model) -> Any:
        return await model.call("look", seat=await model.begin("prelude"))

    told = using(ask, server(language))
    assert Words(language).text("prompt-view") in told
    assert Words(language, "prelude").text("title") in told


def test_of_too_many_games_the_oldest_goes(monkeypatch):
    monkeypatch.setattr(matches, "MOST", 2)
    kept, game = matches.Matches(), load("revolution")
    for _ in range(3):
        kept.add(matches.Match(game, {"players": 3}, {}))
    assert len(kept.games) == 2
    assert len(kept.places) == 6
