"""Owners' cards play alike, or are refused with a reason; and no fault in Prelude goes unseen."""

from __future__ import annotations

from dataclasses import replace

import pytest

from barricades.fast import NotFast
from barricades.fast.engine import engine
from barricades.fast.prelude import (
    abdication,
    activities,
    checks,
    deal,
    duma,
    events,
    october,
    pieces,
    places,
    play,
    scoring,
    special,
    state,
    turn,
    view,
)
from barricades.fast.prelude.effects import cards, chance, cubes, organizations, points, tracks
from barricades.games.prelude.decks import printed
from tests.running.soak import soaked

from .faults import faults, is_caught
from .lockstep import FAST, Lockstep, compiled
from .prelude import with_pack

CARD = {"title": "A Card", "side": "neutral", "points": 2, "die": "world"}


@compiled
@pytest.mark.allowance(900)
@pytest.mark.parametrize("seed", range(soaked(100, 2)))
def test_compiled_and_truth_agree_with_cards_that_do_anything(seed):
    case = next(case for case in FAST if case.game.name == "prelude")
    own = replace(case, options=with_pack(100 + seed))
    Lockstep(own, native=True).play(seed, every=7)


@pytest.mark.parametrize(
    ("event", "numbers", "why"),
    [
        ("; ".join(["gain 1"] * 50), [*printed()], "so many effects is too large"),
        (
            "; ".join(["activities your cubes in Districts", *["gain 1"] * 40]),
            ["46"],
            "card 46 may plan more than the fast engine has room for",
        ),
        ("muster 1; muster 1", [*printed()][:30], "cards that muster so often are too many"),
    ],
)
def test_a_pack_that_is_too_large_is_named(event, numbers, why):
    enters = {number: {"enters": card.enters} for number, card in printed().items() if card.enters}
    pack = {number: CARD | {"event": event} | enters.get(number, {}) for number in numbers}
    with pytest.raises(NotFast, match=why):
        engine("prelude", {"cards": pack})


@pytest.mark.slow
@pytest.mark.allowance(300)
@faults(
    (deal, "return BLUE if g[VP] > 0 else RED", "return RED"),
    (deal, "pass_on(g, DISCARD, DECK, card)", "at += 1"),
    (turn, "if side != g[FIRST] and session(g) == g[ROUND]:", "if session(g) == g[ROUND]:"),
    (turn, "moment == (AFTER_YOURS if owner_of(g, card) == side else AFTER_THEIRS)", "True"),
    (turn, "drop_cards(g, STAYS_AN_ERA, STAYS_NOT)", "drop_cards(g, STAYS_NOT, STAYS_NOT)"),
    (play, "g[POINTS_OF + card] // 2", "g[POINTS_OF + card]"),
    (play, "and g[LEAVING] == 0", ""),
    (activities, "(1 if mine < cubes(g, 1 - side, place) else 0)", "0"),
    (activities, "return liberal and lasting(g, LIBERAL_SPONSORS)", "return liberal"),
    (special, "gain(g, side, 6)", "gain(g, side, 5)"),
    (special, "g[KIND + district] != URBAN and", ""),
    (checks, "worth = 2 if has_organization(g, holder, urban) else 1", "worth = 1"),
    (duma, "result in (2, 3) or result >= 6", "result in (2, 3) or result >= 5"),
    (scoring, "award(g, 1 - owner, 2)", "award(g, 1 - owner, 1)"),
    (
        pieces,
        "limit = each - times_listed(g, place) if each else count\n        add(",
        "limit = count\n        add(",
    ),
    (pieces, "if g[other] > gone:", "if g[other] > gone + 1:"),
    (places, "value // 2 if g[node + HALF] else value", "value"),
    (places, "g[GIVEN + place] >= g[test", "g[GIVEN + place] > g[test"),
    (state, "0 if last == g[PROROGUED] else last", "last"),
    (state, "return side if lowest_party(g, side) >= highest else NONE", "return side"),
    (abdication, "dethrone(g, COMING)", "dethrone(g, POOL)"),
    (october, "more -= 1 if has_organization(g, BLUE, place) else 0", "more -= 0"),
    (events, "if not any_can or could(g, g[g[e + INNER] + nth], side, place):", "if nth >= 0:"),
    (chance, "if is_in(g, IN_PLAY, g[at]):", "if g[at] < 0:"),
    (cubes, "first = min(count, fitting)", "first = 0"),
    (organizations, "if not freely or has_organization(g, side, place):", "if not freely:"),
    (points, "side if bid > points else 1 - side", "side"),
    (tracks, "move_unrest(g, g[e + OTHER])", "move_unrest(g, 1)"),
    (cards, "side if owner == NEUTRAL else owner", "side"),
    (view, "out[at + 13] = g[BOOSTED]", "out[at + 13] = 0"),
)
def test_a_planted_fault_is_caught(monkeypatch, module, right, wrong):
    assert is_caught(monkeypatch, "prelude", module, right, wrong)
