"""Whole games by keys alone, at all sizes; what a question is about is always in sight."""

from collections.abc import Collection
from random import Random

import pytest

from barricades.core import Ask
from barricades.games import NAMES
from barricades.play.offered import offered
from barricades.terminal import boards
from barricades.terminal.application.pane import Pane
from barricades.terminal.boards import Thing
from tests.running.soak import soaked
from tests.terminal.application.piloted import SIZES, SMALL, Seated, sit_down

LANGUAGES = {SIZES[0]: "en", SIZES[1]: "de", SIZES[2]: "it", SIZES[3]: "de"}


def told(seated: Seated) -> str:
    """The question, or how the game ended."""
    return " ".join(line.plain for line in seated.screen.pane("question").sheet.lines)


def squeeze(text: str) -> str:
    """A text without blanks, wherever it was wrapped."""
    return "".join(text.split())


def assert_in_sight(seated: Seated, ask: Ask) -> None:
    """The question, the options around the cursor, and what they are about; at any option."""
    screen, words, question = seated.screen, seated.screen.words, seated.screen.pane("question")
    assert squeeze(words.ask(ask)) in squeeze(told(seated))
    assert question.room.height >= len(question.sheet.lines)
    options = screen.pane("options")
    rows = [spot.top for spot in options.sheet.spots]
    seen = [row for row in rows if 0 <= row - options.scroll_offset.y < options.room.height]
    assert len(seen) >= min(len(rows), 4), (len(seen), len(rows))
    board = screen.pane("board")
    assert board.room.height >= 3
    assert_shown(board, offered(ask))
    for option in (ask.options[-1], ask.options[0]):
        screen.point((ask.of, option))
        assert_shown(options, {(ask.of, option)})
        assert_shown(board, boards.where(screen.board, screen.scene(), (ask.of, option)))


def assert_shown(pane: Pane, things: Collection[Thing]) -> None:
    """One of these is in sight, if the pane shows any of them at all."""
    top, spots = pane.scroll_offset.y, [s for s in pane.sheet.spots if s.thing in things]
    assert not spots or any(top <= spot.top < top + pane.room.height for spot in spots)


@pytest.mark.allowance(120)
@pytest.mark.parametrize(
    "size", [SMALL, *(pytest.param(s, marks=pytest.mark.slow) for s in SIZES[1:])]
)
@pytest.mark.parametrize(
    "game", [NAMES[0], *(pytest.param(name, marks=pytest.mark.slow) for name in NAMES[1:])]
)
def test_a_game_is_played_by_keys_alone(game, size):
    rng, kinds = Random(soaked(7, 12)), set()  # of which the second is a short game

    async def play(seated: Seated) -> None:
        while ask := seated.screen.question:
            if ask.what not in kinds or soaked(True, False):
                assert_in_sight(seated, ask)
            kinds.add(ask.what)
            await seated.choose(rng)
        assert seated.session.outcome
        verdict = seated.screen.sitting.verdict(seated.session.outcome)
        assert squeeze(verdict) in squeeze(told(seated))

    sit_down(game, play, size, language=LANGUAGES[size])
    assert kinds
