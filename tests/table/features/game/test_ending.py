"""The end of a game: points by their parts and sources, and what was hidden now open."""

from types import SimpleNamespace
from typing import Any

import pytest

from barricades.play.history import LoggedEvent
from barricades.table import boards
from barricades.table.features.game.ending import APART, Ending, ending
from barricades.words import LANGUAGES, Words
from tests.promises.play import CASES, Case, walked

ALL: list[Any] = CASES
FIRST: dict[str, Any] = {case.values[0].game.name: case.values[0] for case in reversed(ALL)}
SECRET = ("dual-powers", "prelude")  # of Revolution! nothing is hidden when it is over


def end_of(case: Case, language: str) -> tuple[Ending, list[Any]]:
    last, game = walked(case, 0)[1], case.game
    log = [LoggedEvent(event, 0, 0, place) for place, event in enumerate(last.log)]
    common = {"log": log, "seats": dict.fromkeys(case.sides()), "moments": 7}
    looks: list[Any] = [
        SimpleNamespace(side=side, view=game.view(last, side), **common) for side in case.sides()
    ]
    words, outcome = Words(language, game.name), game.outcome(last)
    assert outcome
    return ending(words, boards.load(game.name), looks, outcome), looks


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", FIRST.values(), ids=FIRST)
def test_every_point_is_told_with_its_part_and_its_source(case, language):
    end, looks = end_of(case, language)
    facts = boards.points(boards.load(case.game.name))
    for place, side in enumerate(case.sides()):
        told = sum(part.gains[place].points for part in end.parts)
        events = [line.event for line in looks[0].log if line.event.what in facts]
        assert told == sum(e.facts[facts[e.what]] for e in events if e.facts["side"] == side)
        assert end.sums[place] == told
    patterns = {p.pattern for part in end.parts for gain in part.gains for p in gain.pieces}
    assert patterns <= set(range(len(end.sources)))
    assert len(set(end.sources)) == len(end.sources) <= APART + 1


@pytest.mark.parametrize("case", FIRST.values(), ids=FIRST)
def test_what_each_side_held_is_shown_with_its_picture(case):
    end, _ = end_of(case, "en")
    last = walked(case, 0)[1]
    held = {side: case.game.view(last, side)["hands"].get(side) for side in case.sides()}
    if case.game.name not in SECRET:
        assert end.opened == ()
        return
    for hand in end.opened:
        shown = [name.strip('"') for (_, name), _, _ in hand.things]
        cards = [*held[hand.side].get("leaders", ()), *held[hand.side]["cards"]]
        assert sorted(shown) == sorted(cards) != []
        assert all(name and picture for _, name, picture in hand.things)
