"""A line to a guest: nobody is waited for without end, and nobody has all of them."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import ExitStack
from typing import Any
from unittest.mock import MagicMock

import pytest

from barricades.table.server import connections
from barricades.table.server.connections import (
    CONNECTION,
    MOST_CONNECTIONS,
    AnsweringApp,
    GuardedConnection,
    guarded,
)


@pytest.fixture
def hasty(monkeypatch):
    monkeypatch.setattr(connections, "REQUEST_SECONDS", 0.0)
    monkeypatch.setattr(connections, "UNREAD_SECONDS", 0.0)


def opened(
    host: str = "192.0.2.7", held: Counter[str] | None = None
) -> tuple[GuardedConnection, Any]:
    """A line to somebody, and the wire under it."""
    wire = MagicMock()
    wire.get_extra_info.return_value = (host, 1)
    wire.is_closing.side_effect = lambda: wire.close.called or wire.abort.called
    made = GuardedConnection(MagicMock(asyncio.Protocol), held)
    made.connection_made(wire)
    return made, wire


def said(wire: Any) -> bytes:
    return b"".join(call.args[0] for call in wire.write.call_args_list)


def lively(test):
    """A test that is run by an event loop."""

    def run(hasty):
        asyncio.run(test())

    return run


async def pass_time() -> None:
    await asyncio.sleep(0.01)


@lively
async def test_whoever_says_nothing_is_left_without_a_word():
    _, wire = opened()
    await pass_time()
    assert wire.abort.called
    assert not said(wire)


@lively
async def test_whoever_does_not_come_to_an_end_is_told():
    line, wire = opened()
    line.data_received(b"GET /")
    await pass_time()
    assert said(wire).startswith(b"HTTP/1.1 408 ")
    assert wire.close.called


@lively
async def test_a_request_that_is_answered_may_take_its_time():
    line, wire = opened()
    line.data_received(b"GET / HTTP/1.1\r\n\r\n")
    with line.answering():
        await pass_time()
        line.data_received(b"more")
        await pass_time()
        assert not wire.is_closing()
    await pass_time()
    assert wire.abort.called  # there was time for another


@lively
async def test_a_request_that_came_at_the_last_moment_is_answered():
    line, wire = opened()
    with ExitStack() as answers:
        asyncio.get_running_loop().call_later(0, answers.enter_context, line.answering())
        await pass_time()
        assert not wire.is_closing()


@lively
async def test_an_answer_that_nobody_hears_is_not_kept():
    line, wire = opened()
    with line.answering():
        line.pause_writing()
        line.resume_writing()
        await pass_time()
        assert not wire.abort.called
        line.pause_writing()
        await pass_time()
        assert wire.abort.called


@lively
async def test_a_line_that_is_over_is_not_watched_any_more():
    line, wire = opened()
    line.pause_writing()
    line.connection_lost(None)
    await pass_time()
    assert not wire.abort.called


@lively
async def test_all_is_passed_on():
    line, _ = opened()
    line.data_received(b"x")
    line.eof_received()
    line.pause_writing()
    line.resume_writing()
    line.connection_lost(None)
    assert [call[0] for call in line.inner.mock_calls] == [  # type: ignore[attr-defined]
        *("connection_made", "data_received", "eof_received"),
        *("pause_writing", "resume_writing", "connection_lost"),
    ]


@lively
async def test_what_cannot_be_read_ends_the_line_and_nothing_else():
    line, wire = opened()
    line.inner.data_received.side_effect = RuntimeError  # type: ignore[attr-defined]
    line.data_received(b"x")
    assert wire.abort.called


@lively
async def test_lines_of_one_household_are_counted_together():
    held: Counter[str] = Counter()
    mine = [opened(f"2001:db8:1:2::{at:x}", held) for at in range(MOST_CONNECTIONS)]
    assert not any(said(wire) for _, wire in mine)
    more, wire = opened("2001:db8:1:2::ffff", held)
    assert b"429" in said(wire)
    assert not said(opened("2001:db8:1:3::1", held)[1])
    for line in (more, mine[0][0]):
        line.connection_lost(None)
    assert not said(opened("2001:db8:1:2::1", held)[1])


@pytest.mark.parametrize("counted", [True, False])
def test_behind_a_proxy_lines_are_not_counted(counted):
    made = guarded(lambda **_: asyncio.Protocol(), counted=counted)(config=None)
    assert isinstance(made, GuardedConnection)
    assert (made.counts is not None) == counted


@lively
async def test_a_request_tells_the_line_by_which_it_came():
    busy = []

    async def app(scope, receive, send):
        line = CONNECTION.get()
        busy.append(line and line._answering)

    line, _ = opened()
    tasks = []
    line.inner.data_received.side_effect = lambda _: tasks.append(  # type: ignore[attr-defined]
        asyncio.create_task(AnsweringApp(app)({}, None, None))  # type: ignore[arg-type]
    )
    line.data_received(b"x")
    await tasks[0]
    await AnsweringApp(app)({}, None, None)  # type: ignore[arg-type]  # such as the lifespan
    assert busy == [1, None]
