"""Programs that play are waited for, however busy the machine is."""

from __future__ import annotations

import pytest

from barricades.bots import command
from barricades.bots.command import Command
from tests.running.patience import PATIENCE


def wait_for_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever behaves has all the time there is: to begin, to answer, and to leave."""
    monkeypatch.setattr(Command.__init__, "__defaults__", (PATIENCE,))
    monkeypatch.setattr(command, "GRACE", PATIENCE)
