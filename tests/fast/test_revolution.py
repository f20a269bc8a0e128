"""What an owner corrects in Revolution! finds room on a tape, or is refused."""

from __future__ import annotations

import pytest

from barricades.fast import NotFast
from barricades.fast.engine import engine


@pytest.mark.parametrize(
    ("components", "why"),
    [
        ({"tokens": {"bank": {"force": 99, "gold": 99}}}, "a bank of 99, 12, 99 is too large"),
        (
            {
                "characters": {
                    name: {"support": 99}
                    for name in ("general", "priest", "printer", "spy", "rogue", "captain")
                }
            },
            "support is too much for the fast engine",
        ),
    ],
)
def test_what_is_too_large_is_named(components, why):
    with pytest.raises(NotFast, match=why):
        engine("revolution", {"components": components})
