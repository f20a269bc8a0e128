"""The coach in the application: beside the question, at every size, and before a blunder."""

import pytest

from barricades.bots import hints
from barricades.bots.budget import Budget
from barricades.bots.hints import Blunder, Hint
from barricades.games import NAMES
from barricades.terminal import coach
from barricades.words import LANGUAGES, Words
from tests.terminal.application.piloted import SIZES, SMALL, Seated, sit_down

GAME = NAMES[0]


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr(coach, "THINKING", Budget(iterations=5))
    monkeypatch.setattr(hints, "TRIALS", 2)
    monkeypatch.setattr(hints, "BLUNDER", 2.0)  # nothing is one, by chance


def said(seated: Seated) -> str:
    """What the coach says, if it is to be seen."""
    pane = seated.screen.pane("coach")
    lines = pane.sheet.lines if pane.display else []
    return " ".join(" ".join(line.plain for line in lines).split())


@pytest.mark.parametrize(
    ("game", "size", "language"),
    [*((GAME, size, "en") for size in SIZES), *((game, SMALL, "de") for game in NAMES)],
)
def test_it_stands_beside_the_question_and_its_options(game, size, language):
    async def play(seated: Seated) -> None:
        assert not said(seated)
        await seated.type("coach")
        ask, words = seated.screen.question, seated.screen.words
        assert ask
        assert words.text(f"coach-means-{ask.what}") in said(seated)
        assert 2 <= said(seated).count(" %") <= hints.BEST
        assert words.text("coach-says") in seated.text
        assert words.ask(ask).split()[0] in seated.text
        first = words.option(ask, ask.options[0])
        assert any(first in line for line in seated.shown)
        assert seated.screen.pane("board").room.height >= 3

    sit_down(game, play, size, language=language)


def test_it_falls_silent_kind_by_kind():
    async def play(seated: Seated) -> None:
        await seated.type("coach")
        first = seated.screen.question
        await seated.type("1")
        second = seated.screen.question
        assert first
        assert second
        assert seated.screen.words.text(f"coach-means-{second.what}") in said(seated)
        assert first.what in coach.NOTES.under(GAME)
        await seated.type("coach")
        assert not said(seated)

    sit_down(GAME, play)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_blunder_is_chosen_only_by_who_insists(monkeypatch, language):
    def found(seat, judgement, choice, best, rng):
        return Blunder(choice, Hint(seat.ask.options[-1], 0.6, 0.02, None), 0.3, 0.04)

    monkeypatch.setattr(coach, "blunder", found)
    words = Words(language, GAME)

    async def play(seated: Seated) -> None:
        await seated.type("coach")
        ask = seated.screen.question
        for way in ("escape", "enter"):
            await seated.type("1")
            assert seated.screen.question is ask
            assert "30 % ± 4" in seated.text
            assert words.text("terminal-coach-sure")[:30] in seated.text
            await seated.press(way)
        assert seated.screen.question is not ask

    sit_down(GAME, play, language=language)
