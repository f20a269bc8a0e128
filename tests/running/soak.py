"""What is left to `make soak`: tests marked slow, and more of everything that is drawn at random.

`make soak` sets BARRICADES_SOAK=1. A slow test that is named on the command line runs anyway.
"""

from __future__ import annotations

import os
from typing import TypeVar

import pytest

SOAK = os.environ.get("BARRICADES_SOAK") == "1"

T = TypeVar("T")


def soaked(much: T, little: T) -> T:
    """How much to try: in `make soak`, and in `make test`."""
    return much if SOAK else little


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "slow: left to `make soak`, unless it is named")
    config.addinivalue_line("markers", "on_both: runs on SQLite and on PostgreSQL")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if SOAK or any("::" in named for named in config.args):
        return
    slow = [item for item in items if item.get_closest_marker("slow")]
    if slow:
        config.hook.pytest_deselected(items=slow)
        items[:] = [item for item in items if not item.get_closest_marker("slow")]
