"""Keys, mouse, panes and commands of the application."""

from random import Random

import pytest

from barricades.core import NATURE, Ask
from barricades.games import NAMES
from barricades.terminal import boards, saves
from barricades.terminal.application.leafing import Leafing
from barricades.terminal.palette import THEMES
from barricades.words import LANGUAGES, Words
from tests.running.soak import soaked
from tests.terminal.application.piloted import SIZES, Seated, sit_down

GAME = NAMES[0]


def mine(session):
    return [choice for who, choice in session.record.choices if who == session.people[0]]


def test_a_key_a_part_of_a_name_or_the_cursor_chooses():
    chosen = []

    async def play(seated: Seated) -> None:
        for way in ("key", "cursor", "name"):
            ask = seated.screen.question
            assert ask
            chosen.append(ask.options[1])
            if way == "cursor":
                await seated.press("down", "enter")
            else:
                name = seated.screen.words.option(ask, ask.options[1]).lower()
                await seated.type("2" if way == "key" else name)

    session = sit_down(GAME, play)
    assert mine(session)[:3] == chosen
    assert saves.read(session.path) == session.record


def test_while_one_types_the_cursor_goes_to_what_is_meant():
    async def play(seated: Seated) -> None:
        ask = seated.screen.question
        assert ask
        await seated.press("3")
        spot = seated.screen.pane("options").spot
        assert spot
        assert spot.thing == (ask.of, ask.options[2])
        name = seated.screen.words.option(ask, ask.options[2])
        about = " ".join(line.plain for line in seated.screen.pane("about").sheet.lines)
        assert name in about

    assert mine(sit_down(GAME, play)) == []


def test_what_cannot_be_is_said_and_nothing_is_chosen():
    async def play(seated: Seated) -> None:
        await seated.type("nonsense")
        assert "“nonsense” is none of the options" in seated.text

    assert mine(sit_down(GAME, play)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_side_pane_opens_over_the_board_and_the_question_stays(language):
    async def play(seated: Seated) -> None:
        ask = seated.screen.question
        assert ask
        for key in ("f1", "f4", "f5", "f8", "space"):
            await seated.press(key)
            reading = seated.screen.pane("reading")
            assert reading.display, key
            assert reading.room.height > 3, key
            assert any(line.plain.strip() for line in reading.sheet.lines), key
            assert seated.screen.words.ask(ask).split()[0] in seated.text, key
            await seated.press("escape")
            assert not seated.screen.has_class("-reading"), key

    sit_down(GAME, play, language=language)


def test_a_hint_thinks_and_then_stands_in_the_side_pane():
    async def play(seated: Seated) -> None:
        await seated.press("f2")
        assert seated.screen.has_class("-reading")
        assert "%" in seated.text

    sit_down(GAME, play)


def test_things_on_the_board_are_explained_and_say_why_they_cannot_be_chosen():
    async def play(seated: Seated) -> None:
        ask, board = seated.screen.question, seated.screen.pane("board")
        assert ask
        board.focus()
        await seated.press("right")
        assert board.spot
        thing = board.spot.thing
        about = " ".join(line.plain for line in seated.screen.pane("about").sheet.lines)
        assert seated.screen.words.noun(*thing) in about
        await seated.press("space")
        assert seated.screen.has_class("-reading")
        held = {thing[1] for thing, _ in hand(seated)}
        refused = next(card for card in held if card not in ask.options)
        seated.screen.point((ask.of, refused))
        await seated.settle()
        assert "§" in seated.text

    sit_down(GAME, play)


def hand(seated):
    return boards.hand(seated.screen.board, seated.screen.scene())


def test_the_log_opens_what_it_names():
    async def play(seated: Seated) -> None:
        rng = Random(1)
        for _ in range(3):
            await seated.choose(rng)
        log = seated.screen.pane("log")
        log.focus()
        log.point(len(log.sheet.spots) - 1)
        await seated.press("space")
        assert seated.screen.has_class("-reading")
        assert "§" in " ".join(line.plain for line in seated.screen.pane("reading").sheet.lines)

    sit_down(GAME, play)


def test_an_option_is_chosen_with_two_clicks():
    chosen = []

    async def play(seated: Seated) -> None:
        ask = seated.screen.question
        assert ask
        for _ in range(2):
            await seated.pilot.click("#options", offset=(4, 2))
            await seated.settle()
        chosen.append(ask.options[2])

    assert mine(sit_down(GAME, play))[:1] == chosen


def test_undo_resign_save_and_leave(tmp_path):
    copy = tmp_path / "copy.json"

    async def play(seated: Seated) -> None:
        await seated.type("undo")
        assert "nothing to undo" in seated.text
        await seated.type(f"save {copy}")
        await seated.press("escape")
        await seated.type("resign")
        assert "really resign" in seated.text
        await seated.type("no")
        assert seated.session.outcome is None
        await seated.type("resign")
        await seated.type("yes")
        assert "has resigned" in seated.text
        await seated.press("enter")
        assert not seated.app.is_running

    session = sit_down(GAME, play)
    assert session.resigned == session.people[0]
    assert saves.read(copy).game == GAME


def test_at_one_screen_a_curtain_hides_everything():
    words = Words("en", GAME)

    async def play(seated: Seated) -> None:
        seen = 0
        rng = Random(3)
        while seen < 4:
            if seated.screen.has_class("-curtained"):
                session, text = seated.session, seated.text
                assert "Pass the screen to" in text
                assert "when nobody else is looking." in text
                assert not seen or "can be taken back: undo." in text
                for side in session.people:
                    for card in session.state.hands[side]:
                        assert words.noun("card", card) not in text
                seen += 1
                await seated.press("f8", "f7", "space", "f1", "f6", "f6")
                assert "Pass the screen to" in seated.text
                assert not seated.screen.has_class("-reading")
                await seated.press("enter")
            ask = seated.screen.question
            assert ask
            assert seated.screen.sitting.looking == ask.who
            await seated.choose(rng)

    session = sit_down(GAME, play, friend=True)
    assert len([who for who, _ in session.record.choices if who != NATURE]) >= 4


def test_one_can_look_back_and_return():
    async def play(seated: Seated) -> None:
        rng = Random(2)
        for _ in range(4):
            await seated.choose(rng)
        await seated.press("f7")
        screen = seated.app.screen
        assert isinstance(screen, Leafing)
        at = screen.book.at
        await seated.press("left", "left")
        assert screen.book.at < at
        await seated.press("end", "s")
        assert screen.book.at == at
        assert screen.book.side == screen.eyes[0]
        await seated.press("escape")
        assert seated.screen.question

    sit_down(GAME, play)


@pytest.mark.parametrize("theme", THEMES)
def test_all_themes_show_the_same(theme):
    async def play(seated: Seated) -> None:
        await seated.press("escape")
        before = [line[:-1] for line in seated.shown]  # without what a scroll bar is made of
        await seated.press("f9")
        assert seated.app.theme != theme
        assert [line[:-1] for line in seated.shown] == before

    sit_down(GAME, play, theme=theme)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", NAMES)
def test_nothing_is_squeezed_away(game, size):
    async def play(seated: Seated) -> None:
        rng = Random(5)
        for _ in range(soaked(3, 2)):
            for name in ("board", "log", "question", "options", "about"):
                pane = seated.screen.pane(name)
                assert pane.room.height >= 1, name
                assert pane.region.bottom <= size[1]
            assert seated.screen.prompt.region.bottom == size[1] - 1
            await seated.choose(rng)

    sit_down(game, play, size)


def test_a_number_is_chosen_by_that_number():
    async def play(seated: Seated) -> None:
        ask = Ask(seated.session.people[0], "bid-opportunity", (0, 1, 2), (), "points")
        for typed, meant in (("2", 2), ("b", 1), ("0", 0)):
            assert seated.screen.sitting.answers(ask, typed) == (meant,)

    sit_down("prelude", play)


def test_the_bell_is_off_unless_it_is_wanted():
    async def play(seated: Seated) -> None:
        assert seated.screen.rings is False

    sit_down(GAME, play)


def test_escape_at_the_curtain_and_at_the_end_leads_nowhere_else():
    async def play(seated: Seated) -> None:
        await seated.press("escape", "enter")
        assert seated.screen.question
        await seated.type("resign")
        await seated.type("yes")
        assert seated.session.outcome
        await seated.press("escape", "enter")
        assert not seated.app.is_running

    sit_down(GAME, play, friend=True)


def test_a_bid_is_looked_at_again_before_it_is_sealed():
    async def play(seated: Seated) -> None:
        await seated.type("priest 1f 1b, rogue 1g, printer 2g")
        assert seated.screen.has_class("-reading")
        assert mine(seated.session) == []
        await seated.press("escape")
        assert mine(seated.session) == []
        await seated.type("priest 1f 1b, rogue 1g, printer 2g")
        await seated.press("enter")

    session = sit_down("revolution", play)
    assert mine(session)[:5] == ["priest", "priest", "rogue", "printer", "printer"]


def test_a_disk_that_is_full_ends_the_game_with_the_reason(monkeypatch):
    def full(path, record):
        raise OSError(28, "No space left on device")

    async def play(seated: Seated) -> None:
        monkeypatch.setattr(saves, "write", full)
        await seated.type("1")
        assert isinstance(seated.app.return_value, OSError)

    sit_down(GAME, play)
