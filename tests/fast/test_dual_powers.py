"""No fault in the rules of Dual Powers goes unseen."""

from __future__ import annotations

import pytest

from barricades.core import NATURE
from barricades.fast.dual_powers import (
    actions,
    calendar,
    leaders,
    opposition,
    scoring,
    setup,
    state,
    turn,
    view,
)
from barricades.games.dual_powers import GAME
from tests.promises.test_secrets import sample
from tests.running.soak import soaked

from .faults import faults, is_caught
from .lockstep import Lockstep, every_fast_case


@every_fast_case
def test_a_deck_that_runs_out_within_a_round_is_shuffled_alike(case):
    """Random play hardly ever comes to it: cards drawn as a bonus, and objectives lie."""
    if case.game is not GAME:
        return
    for seed in range(soaked(30, 2)):
        sampled = [s for s, _, _ in sample(case, seed) if s.phase == "action"]
        turns = [s for s in sampled if all(ask.who != NATURE for ask in s.asked)]
        for s in turns[:: soaked(1, 3)]:
            drawn = s.copy()
            drawn.discard, drawn.deck = s.discard + s.deck, ()
            Lockstep(case).play(2 * seed + 1, every=3, start=drawn)


@pytest.mark.slow
@pytest.mark.allowance(300)
@faults(
    (setup, "plan_1(g, PLACE_NEUTRAL, region)", "plan_1(g, PLACE_NEUTRAL, REGIONS - 1 - region)"),
    (turn, "plan_2(g, DRAW, 1 - g[WILL], TO_HAND)", "plan_2(g, DRAW, g[WILL], TO_HAND)"),
    (turn, "plan_1(g, TAKE_TURN, 1 - g[OPPOSITION])", "plan(g, OPPOSE)"),
    (turn, "g[BONUS_DAYS + g[DAY]]", "g[DAY] == 31"),
    (actions, "plan_3(g, MOVE_TO, side, token, steps)", "plan_3(g, MOVE_TO, side, token, 1)"),
    (actions, "region + (g[AT + token] & TIRED)", "region"),
    (actions, "if can_recruit(g, side, 1):", "if can_recruit(g, side, 2):"),
    (actions, "for at in range(g[ENDS + STACK]):", "for at in range(g[ENDS]):"),
    (calendar, "if day > g[LAST_DAY]:", "if day >= g[LAST_DAY]:"),
    (calendar, "g[SWEPT] = g[WILL_SWEEPS]", "g[SWEPT] = 0"),
    (calendar, "= at if (at & PLACE) < REGIONS else GONE", "= at & PLACE"),
    (leaders, "(placed or not g[LEADER_FIRST])", "(placed or g[LEADER_FIRST])"),
    (leaders, "g[AT + neutral] = region", "g[AT + neutral] = region + TIRED"),
    (leaders, "return 1 - side if g[OPPOSITION] == NONE else side", "return 1 - side"),
    (opposition, ">= g[CARD_POINTS + best]", "> g[CARD_POINTS + best]"),
    (opposition, "days > best_days\n", "days >= best_days\n"),
    (opposition, "g[STRENGTH + g[at]] == strength", "g[STRENGTH + g[at]] != strength"),
    (scoring, "(points if side == RED else -points)", "points"),
    (scoring, "SUPPLY if g[RECRUITABLE + token] else GONE", "SUPPLY"),
    (scoring, "why if g[SUPPORT] else why + 1", "why"),
    (scoring, "WHITE if g[SUPPORT] > 0 else RED", "RED if g[SUPPORT] > 0 else WHITE"),
    (state, "g[SWEPT] + anywhere > 0", "anywhere > 0"),
    (state, "count_red > count_white", "count_red < count_white"),
    (state, "if g[WILL] == WHITE and count_white:", "if g[WILL] == WHITE:"),
    (view, "out[at + 4] = g[SWEPT]", "out[at + 4] = 0"),
)
def test_a_planted_fault_is_caught(monkeypatch, module, right, wrong):
    assert is_caught(monkeypatch, "dual-powers", module, right, wrong)
