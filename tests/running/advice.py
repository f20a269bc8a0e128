"""The last words of a run that failed: how to run each failed test alone."""

from __future__ import annotations

import shlex
from collections.abc import Generator

import pytest

MOST = 10  # tests that are told of


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_sessionfinish(session: pytest.Session) -> Generator[None]:
    """Nothing is said below this: what the reporter has to say, it has said by then."""
    yield
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is None or hasattr(session.config, "workerinput"):
        return
    failed = [*dict.fromkeys(r.nodeid for r in reporter.getreports("failed"))]
    failed += [r.nodeid for r in reporter.getreports("error") if r.nodeid not in failed]
    if failed:
        reporter.write_line("To run a test alone:")
        for test in failed[:MOST]:
            reporter.write_line(f"    .venv/bin/pytest {shlex.quote(test)}")
        if len(failed) > MOST:
            reporter.write_line(f"and so on for {len(failed) - MOST} more")
