"""Guests who take their time: they have dawdled since the table was opened, beside all others."""

from __future__ import annotations

from tests.running.patience import until


def test_who_dawdles_is_cut_off(house, dawdlers):
    until(lambda: all(dawdler.is_over for dawdler in dawdlers))
    told = {dawdler.how: dawdler.told for dawdler in dawdlers}
    for how in ("half a head", "a letter at a time", "a second request"):
        assert "408 Request Timeout" in told[how], how
    for how in ("half a body", "an open chunk"):
        assert "408" in told[how]
        assert "wire-too-slow" in told[how]
    assert told["nothing"] == ""
