"""Whatever one points at can be looked up, and everything that can be pressed or typed is told."""

import pytest

from barricades.games import NAMES
from barricades.terminal import boards
from barricades.terminal.application.playing import Playing
from barricades.words import LANGUAGES
from tests.terminal.application.piloted import SMALL, Seated, sit_down

GAME = NAMES[0]


def read(seated: Seated) -> str:
    """All that stands in the side pane."""
    lines = seated.screen.pane("reading").sheet.lines
    return " ".join(" ".join(line.plain for line in lines).split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_mark_tells_the_rules_about_what_is_pointed_at(language):
    async def play(seated: Seated) -> None:
        board, words = seated.screen.pane("board"), seated.screen.words
        board.focus()
        board.point([spot.thing[0] for spot in board.sheet.spots].index("region"))
        assert board.spot
        name = words.noun(*board.spot.thing)
        await seated.press("question_mark")
        assert name in read(seated)
        assert "§ 1.2" in read(seated)
        assert not seated.screen.prompt.value

    sit_down(GAME, play, language=language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_tells_all_keys_and_commands(language):
    async def play(seated: Seated) -> None:
        words, commands = seated.screen.words, seated.screen.commands
        await seated.press("f1")
        told = read(seated)
        for name in commands.NAMES:
            does = words.text(f"terminal-does-{name}")
            assert f"{commands.shown[name]} {does}" in told
        for name in Playing.HELP_KEYS:
            assert words.text(f"application-does-{name}") in told

    sit_down(GAME, play, (200, 60), language=language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_is_never_cut(language):
    async def play(seated: Seated) -> None:
        typed = "something that is nowhere to be found"
        await seated.type(typed)
        by_key = {"typed": typed, "first": "1", "last": "5"}
        said = seated.screen.words.text("terminal-expected", **by_key)
        assert seated.text.endswith(said)
        assert len(seated.shown) == SMALL[1]

    sit_down(GAME, play, language=language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_not_all_keys_can_be_named_the_way_to_the_hand_is(language):
    async def play(seated: Seated) -> None:
        *_, keys = seated.shown
        for name in ("read", "help", "hint", "hand", "leave"):
            assert seated.screen.words.text(f"application-key-{name}") in keys

    sit_down(GAME, play, language=language)


def test_a_card_brings_its_quarter_into_sight():
    async def play(seated: Seated) -> None:
        screen, ask = seated.screen, seated.screen.question
        assert ask
        assert ask.of == "card"
        board = screen.pane("board")
        assert board.room.height < len(board.sheet.lines)
        for option in ask.options:
            screen.point((ask.of, option))
            *_, quarter = boards.where(screen.board, screen.scene(), (ask.of, option))
            (spot,) = [spot for spot in board.sheet.spots if spot.thing == quarter]
            assert 0 <= spot.top - board.scroll_offset.y < board.room.height

    sit_down(GAME, play)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_read_from_the_hand_with_one_key(language):
    async def play(seated: Seated) -> None:
        hand = seated.screen.pane("hand")
        hand.focus()
        hand.point(1)
        assert hand.spot
        title, *_ = boards.about(seated.screen.board, seated.screen.scene(), *hand.spot.thing)
        await seated.press("space")
        assert read(seated).startswith(title.plain)

    sit_down("prelude", play, language=language)
