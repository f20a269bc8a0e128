"""Previews: where they stop, and why; the steps of a rulebook leave a trail."""

from __future__ import annotations

from typing import Any

from barricades.bots import Seat
from barricades.core import NATURE, Ask
from barricades.play.preview import CHANCE, HIDDEN, OTHER, OWN, Previews
from tests.promises.play import CASES, Case, every_case, walk

EVERYWHERE = {OWN, OTHER, HIDDEN}  # how previews of every game with two sides or more can stop


def asked(case: Case) -> list[tuple[Any, Ask, Any]]:
    return [(s, ask, choice) for s, ask, choice in walk(case, 0) if ask.who != NATURE]


@every_case
def test_a_preview_changes_nothing(case: Case):
    for s, ask, choice in asked(case)[::10]:
        before = case.game.save(s)
        Previews(Seat(case.game, s, ask)).of(choice)
        assert case.game.save(s) == before


@every_case
def test_previews_stop_where_somebody_else_or_something_hidden_decides(case: Case):
    found = [
        (Previews(Seat(case.game, s, ask)).of(choice), ask.who, case.game.apply(s, ask.who, choice))
        for s, ask, choice in asked(case)
    ]
    whys = {preview.stop.why for preview, _, _ in found}
    assert OWN in whys
    for preview, who, after in found:
        then = preview.stop.ask
        if preview.stop.why == CHANCE:
            assert then
            assert then.who == NATURE
            assert then.options == ()
        elif preview.stop.why == OTHER:
            assert then
            assert then.who not in (who, NATURE)
        assert preview.view["side"] == who
        assert len(case.game.asks(after)) or preview.stop.ask is None


def test_every_way_to_stop_is_met_in_some_game():
    cases: list[Case] = [each.values[0] for each in CASES]  # type: ignore[misc]
    whys = {
        Previews(Seat(case.game, s, ask)).of(choice).stop.why
        for case in cases
        for s, ask, choice in asked(case)
    }
    assert whys >= EVERYWHERE | {CHANCE}


def test_what_was_found_is_kept():
    case: Any = CASES[0].values[0]
    s, ask, choice = asked(case)[0]
    previews = Previews(Seat(case.game, s, ask))
    assert previews.of(choice) is previews.of(choice)
