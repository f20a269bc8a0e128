"""The regretful bidder of Revolution! in a hurry."""

from barricades.bots.revolution.equilibrium import equilibrium
from barricades.bots.revolution.learning import Effort, Plain
from barricades.fast import is_installed


def hurry(monkeypatch):
    """For the time of a test it makes less of an effort than it would in a game."""
    equilibrium.cache_clear()
    monkeypatch.setattr(Plain, "effort", Effort(turns=2, times=12, meetings=8))
    if is_installed():
        from barricades.bots.revolution.swift import Swift

        monkeypatch.setattr(Swift, "effort", Effort(turns=6, times=100, meetings=24))
    yield
    equilibrium.cache_clear()
