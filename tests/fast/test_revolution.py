"""What an owner corrects in Revolution! finds room on a tape, and no fault goes unseen."""

from __future__ import annotations

import pytest

from barricades.fast import NotFast
from barricades.fast.engine import engine
from barricades.fast.revolution import actions, scoring, state, turn, view

from .faults import faults, is_caught

RICH = ("general", "captain", "priest", "printer", "rogue", "spy")


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


@pytest.mark.slow
@pytest.mark.allowance(300)
@faults(
    (turn, "if count == MOST:", "if count == MOST + 1:"),
    (turn, "return able & chosen", "return able"),
    (turn, "coin < ENOUGH - tokens_in(g, g[EARNED + side])", "coin < ENOUGH"),
    (actions, "elif made == best:", "elif made < best:"),
    (actions, "min(granted, count_of(g, g[BANK], kind))", "granted"),
    (actions, "if g[REFUNDS] and side != winner:", "if g[REFUNDS]:"),
    (actions, "if not is_locked(g, area):", "if g[FILLED + area]:"),
    (actions, "replace(g, area, owner, cube % MOST_SIDES)", "replace(g, area, owner, owner)"),
    (scoring, "+ (CONTROL if is_locked(g, area) else 0)", ""),
    (scoring, "count_of(g, g[EARNED + side], kind) * g[WORTH + kind]", "g[WORTH + kind]"),
    (state, "elif count == most:", "elif count > most:"),
    (view, "min(g[SUPPORT + owner], 255)", "min(g[SUPPORT + owner], 100)"),
)
def test_a_planted_fault_is_caught(monkeypatch, module, right, wrong):
    assert is_caught(monkeypatch, "revolution", module, right, wrong)
