"""Time that stands still unless a test lets it pass."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any


class Frozen:
    """What a test sees when it looks at the clock on the wall."""

    def __init__(self, monkeypatch: Any) -> None:
        self.now = datetime(1917, 2, 23, 9, tzinfo=UTC)
        monkeypatch.setattr("barricades.table.store.store.now", lambda: self.now)

    def passes(self, **amount: float) -> None:
        self.now += timedelta(**amount)
