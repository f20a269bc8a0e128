"""Garbage: what was there before the first test stays, and is never looked through."""

from __future__ import annotations

import gc

SELDOM = (50_000, 20, 50)  # objects made until the youngest are looked through; then how often


def pytest_collection() -> None:
    gc.disable()


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.set_threshold(*SELDOM)
    gc.enable()
