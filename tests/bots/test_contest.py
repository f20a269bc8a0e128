"""Games that are played whole in the fast engine are the games of the readable one."""

from __future__ import annotations

from typing import Any

import pytest

from barricades.bots.contest import Contest
from barricades.bots.match import shares
from barricades.bots.swift import can_think, grove, search_program
from barricades.core import NATURE
from barricades.fast import NotFast, chance
from barricades.games import NAMES, load
from tests.bots.compiling import compiled
from tests.promises.play import Case, label
from tests.running.soak import soaked

from ..fast.lockstep import FAST

THINKERS = [case for case in FAST if can_think(case.game)]
every_case = pytest.mark.parametrize(
    "case", THINKERS, ids=[label(case.game.name, case.options) for case in THINKERS]
)
every_game = pytest.mark.parametrize(
    "name", [name for name in NAMES if name in {case.game.name for case in THINKERS}]
)


def contest(name: str, bot: str = "random", **options: Any) -> Contest:
    return Contest(name, options, dict.fromkeys(load(name).sides(options), bot), 5)


def by_hand(case: Case, seed: int, deal: int) -> Any:
    """The same game, played by the readable engine with the same luck."""
    nature, whim = [0, 0, 0], [0, 0, 0]
    chance.seed(nature, seed, 2 * deal)
    chance.seed(whim, seed, 2 * deal + 1)
    s = case.game.setup(case.options)
    while s.asked:
        ask = s.asked[0]
        luck = nature if ask.who == NATURE else whim
        case.game.play(s, ask.who, ask.options[chance.any_of(luck, len(ask.options))])
    return s


@every_case
def test_random_games_end_as_by_the_readable_rules(case):
    players = dict.fromkeys(case.sides(), "random")
    found = Contest(case.game.name, case.options, players, 7)
    played = found.play(3, soaked(200, 4))
    for nth, state in enumerate(played.states):
        s = by_hand(case, 7, 3 + nth)
        tape = found.engine.tape()
        tape[: len(state)] = state.tolist()
        assert found.engine.write(tape) == s
        won = shares(case.game.outcome(s))
        assert dict(zip(found.sides, played.shares[nth], strict=True)) == won


@every_game
def test_a_deal_is_the_same_in_whichever_piece_it_is_played(name):
    both = contest(name, "swift:8").play(0, 2)
    second = contest(name, "swift:8").play(1, 1)
    assert (both.states[1] == second.states[0]).all()
    assert (both.states[0] != both.states[1]).any()


@every_game
def test_who_searches_beats_who_does_not(name):
    first, *others = load(name).sides({})
    players = {first: "swift:60"} | dict.fromkeys(others, "random")
    played = Contest(name, {}, players, 1).play(0, soaked(20, 2))
    assert played.shares[:, 0].mean() > 0.8


@compiled
@pytest.mark.parametrize("name", soaked([*NAMES], ["dual-powers"]))
def test_no_search_leaves_its_arrays(name):
    """Compiled with every place checked."""
    import numpy as np

    from barricades.fast.native import Native

    cases = [case for case in THINKERS if case.game.name == name]
    for case in cases[: soaked(len(cases), 1)]:
        found = Contest(name, case.options, dict.fromkeys(case.sides(), "swift:30"), 3)
        (tree, worth), tape = grove(30), np.array(found.engine.table, np.int16)
        minds = np.array(found.minds).reshape(-1)
        worth = np.zeros(max(len(worth), len(minds)))
        sizes = {"Tape": len(tape), "Luck": len(tree), "Reals": len(worth)}
        made = Native(search_program(name), sizes)
        kinds = [*[tape.copy() for _ in range(3)], worth * 0, tree, worth]
        kinds += [0 * tree for _ in range(6)]
        kinds[11][: len(found.budgets)] = found.budgets
        kinds += [worth * 0, 0 * tape, 0 * worth]
        kinds[12][: len(minds)] = minds
        made.functions["play_matches"](*kinds, len(found.minds[0]), 3, 0, 1)
        assert made.fault == 0


def test_whoever_plays_alone_may_search_more():
    alone = contest("dual-powers", "hard", solitaire="red").budgets
    assert max(alone) > max(contest("dual-powers", "hard").budgets)


def test_whoever_does_not_sit_in_the_fast_engine_is_named():
    for bot in ("greedy", "ismcts:8", "swift:1s"):
        with pytest.raises(NotFast, match=f"{bot} does not play in the fast engine"):
            contest("dual-powers", bot)
