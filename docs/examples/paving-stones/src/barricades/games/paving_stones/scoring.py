"""The end (chapter 4): the night is over, and the stones are counted."""

from __future__ import annotations

from .box import SIDES
from .state import State, rules, stones


@rules.step("4.1", "4.2", "1.1")
def end_night(s: State) -> None:
    """The side with more stones wins; equals share the victory."""
    crowd, guard = [stones(s, side) for side in SIDES]
    s.phase, s.ended = "over", "level" if crowd == guard else "stones"
    s.tell("ended", crowd=crowd, guard=guard)
