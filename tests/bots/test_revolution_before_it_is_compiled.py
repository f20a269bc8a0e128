"""Until it is compiled, the bidders of Revolution! learn in plain Python."""

from __future__ import annotations

from random import Random

import pytest

from barricades.bots import make
from barricades.bots.revolution import swift
from barricades.bots.revolution.equilibrium import equilibrium
from barricades.fast.beside import waiting
from tests.running.patience import PATIENCE

from .compiling import asked, compiled, compiler

pytestmark = compiled


@pytest.fixture
def forgetful():
    """No equilibrium is known from before, nor this one afterwards."""
    equilibrium.cache_clear()
    yield
    equilibrium.cache_clear()


@pytest.mark.parametrize("bot", ["medium", "hard"])
def test_bids_are_weighed_without_it(monkeypatch, forgetful, bot):
    seat = asked("revolution")
    with compiler(monkeypatch, swift) as work:
        with waiting(False):
            assert make(bot, seat.game, Random(1)).choose(seat) in seat.ask.options
        assert work.begun.wait(PATIENCE)
