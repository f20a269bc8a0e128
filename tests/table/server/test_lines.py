"""A line to a guest: nobody is waited for without end, and what was asked is answered first."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any
from unittest.mock import MagicMock

import pytest
import uvicorn
from uvicorn.server import ServerState

from barricades.table.server import lines
from barricades.table.server.lines import AHEAD, HEAD, Line

GET = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"


@pytest.fixture
def loop() -> Iterator[asyncio.AbstractEventLoop]:
    made = asyncio.new_event_loop()
    yield made
    made.close()


def opened(loop: asyncio.AbstractEventLoop, *, proxy: bool = False) -> tuple[Line, Any]:
    """A line, and the wire under it."""

    async def answer(scope: Any, receive: Any, send: Any) -> None:
        await asyncio.Event().wait()

    wire = MagicMock()
    wire.get_extra_info.return_value = None
    config = uvicorn.Config(answer, interface="asgi3", log_config=None, proxy_headers=proxy)
    made = Line(config, ServerState(), {}, loop)
    made.connection_made(wire)
    return made, wire


def said(wire: Any) -> bytes:
    return b"".join(call.args[0] for call in wire.write.call_args_list)


def wait(loop: asyncio.AbstractEventLoop, seconds: float) -> None:
    loop.run_until_complete(asyncio.sleep(seconds))


def test_an_answer_that_nobody_hears_is_not_kept(loop, monkeypatch):
    monkeypatch.setattr(lines, "UNHEARD", 0.0)
    line, wire = opened(loop)
    line.pause_writing()
    line.resume_writing()
    wait(loop, 0.01)
    assert not wire.abort.called
    line.pause_writing()
    wait(loop, 0.01)
    assert wire.abort.called


def test_a_line_that_is_over_is_not_watched_any_more(loop, monkeypatch):
    monkeypatch.setattr(lines, "UNHEARD", 0.0)
    monkeypatch.setattr(lines, "HASTE", 0.0)
    line, wire = opened(loop)
    line.pause_writing()
    line.connection_lost(None)
    wait(loop, 0.01)
    assert not wire.abort.called


def test_a_head_without_end_is_refused(loop):
    line, wire = opened(loop)
    line.data_received(b"GET / HTTP/1.1\r\nX: ")
    line.data_received(b"x" * HEAD)
    assert b"431" in said(wire)
    assert wire.close.called


def test_of_many_requests_at_once_the_first_are_answered(loop):
    line, wire = opened(loop)
    line.data_received(GET * (AHEAD + 100))
    assert len(line.pipeline) == AHEAD
    assert said(wire) == b""  # nothing comes between the answers
    assert not line.cycle.keep_alive
    for task in line.tasks:
        task.cancel()
    wait(loop, 0)


def test_behind_a_proxy_lines_are_not_counted(loop, monkeypatch):
    monkeypatch.setattr(Line, "_is_one_too_many", lambda _: True)
    assert b"429" in said(opened(loop)[1])
    assert said(opened(loop, proxy=True)[1]) == b""
