"""Beside the option under the cursor stands what it does and what would follow."""

import pytest

from barricades.games import NAMES
from barricades.words import LANGUAGES, Words
from tests.terminal.application.piloted import SIZES, Seated, sit_down


def about(seated: Seated) -> str:
    return " ".join(line.plain.strip() for line in seated.screen.pane("about").sheet.lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_the_option_under_the_cursor_says_what_would_follow(game, language):
    async def play(seated: Seated) -> None:
        first = about(seated)
        assert "→" in first
        await seated.press("down")
        second = about(seated)
        assert "→" in second
        assert second != first

    assert sit_down(game, play, language=language).record.choices


@pytest.mark.parametrize("size", SIZES)
def test_it_is_in_sight_on_every_screen(size):
    async def play(seated: Seated) -> None:
        words: Words = seated.screen.words
        ask = seated.screen.question
        assert ask
        assert words.option(ask, ask.options[0]) in about(seated)
        assert "→" in seated.text

    sit_down(NAMES[0], play, size)
