"""Slips: a newcomer misjudges things, but leaves nothing useful undone."""

from barricades.bots.slips import worthwhile
from barricades.core import PASS


def test_doing_nothing_is_thought_of_only_where_nothing_brings_more():
    assert worthwhile({"march": 2.0, "rest": -1.0, PASS: 0.0}) == {"march": 2.0, "rest": -1.0}
    assert worthwhile({"march": -2.0, "done": 0.0}) == {"march": -2.0, "done": 0.0}
    assert worthwhile({"march": 0.0, PASS: 0.0}) == {"march": 0.0, PASS: 0.0}
    assert worthwhile({"march": 1.0}) == {"march": 1.0}
    assert worthwhile({PASS: 0.0}) == {PASS: 0.0}
