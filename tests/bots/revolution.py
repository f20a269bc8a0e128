"""The regretful bidder of Revolution! in a hurry."""

from barricades.bots.revolution.equilibrium import equilibrium
from barricades.bots.revolution.learning import Effort, Plain
from barricades.fast import is_installed


def hurry(monkeypatch):
    """For the time of a test it makes less of an effort than it would in a game."""
    equilibrium.cache_clear()
    monkeypatch.setattr(Plain, "effort", Effort(4, 12, 8, front=2, new=3))
    if is_installed():
        from barricades.bots.revolution.swift import Swift

        monkeypatch.setattr(Swift, "effort", Effort(2, 100, 24, front=4, new=10))
    yield
    equilibrium.cache_clear()
