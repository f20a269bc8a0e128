"""Waiting for a thing itself, and not for a while: a busy machine is slow, but it is not wrong."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

PATIENCE = 600.0  # seconds after which nobody believes any more that it will come


def until(what: Callable[[], Any]) -> Any:
    """Call `what` until it returns something true, and return that.

    Raises AssertionError after PATIENCE, which only a test that is stuck will see.
    """
    end = time.monotonic() + PATIENCE
    while not (found := what()):
        assert time.monotonic() < end, "it never came about"
        time.sleep(0.005)
    return found
