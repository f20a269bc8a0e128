"""How it begins: a dialogue, a game taken up again, one that another terminal plays."""

import asyncio
from argparse import Namespace

from barricades.core import Refused
from barricades.games import NAMES, load
from barricades.terminal import hold, saves, starting
from barricades.terminal.application.app import Application, Launcher
from barricades.terminal.application.choosing import Choosing
from barricades.terminal.application.leafing import Leafing
from barricades.terminal.application.playing import Playing
from barricades.terminal.book import Book
from barricades.terminal.session import Session
from barricades.words import Words

WORDS = Words("en")
NOTHING = dict.fromkeys(("game", "resume", "seed", "option", "components", "cards", "bot", "theme"))


def questions(**found):
    flags = {**NOTHING, "help": False, "plain": False, "bell": False, **found}
    return starting._questions(WORDS, Namespace(**flags), may_ask=True)


def opened(screen, play):
    """Run an application that begins with this screen."""
    app = Application(screen)

    async def run() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await play(app, pilot)

    asyncio.run(run())
    return app


def begun():
    game = load(NAMES[0])
    first, second = game.sides({})
    session = Session.begin(game, {}, {first: "me", second: "random"}, secret=b"1917")
    session.proceed()
    return session


def test_the_dialogue_ends_in_a_game():
    asked, launcher = questions(), Launcher(WORDS, bell=False)

    async def play(app, pilot):
        for pressed in (["enter"], ["down", "enter"], ["enter"], ["2", "enter"]):
            assert isinstance(app.screen, Choosing)
            await pilot.press(*pressed)
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert isinstance(app.screen, Playing)
        assert app.screen.question
        assert app.screen.question.who == "white"

    opened(Choosing(asked, next(asked), launcher.open_screen), play)
    told = launcher.close()
    assert "--resume" in told[1]
    (path,) = saves.folder().iterdir()
    assert saves.read(path).players == {"red": "hard", "white": "me"}


def test_what_is_none_of_the_answers_is_said():
    asked = questions()

    async def play(app, pilot):
        await pilot.press("x", "y", "z", "enter")
        shown = " ".join(strip.text for strip in app.screen._compositor.render_strips())
        assert "“xyz” is none of these" in shown

    opened(Choosing(asked, next(asked), Launcher(WORDS, bell=False).open_screen), play)


def test_an_unfinished_game_is_offered_and_taken_up():
    session = begun()
    asked, launcher = questions(game=NAMES[0]), Launcher(WORDS, bell=False)

    async def play(app, pilot):
        await pilot.press("enter")
        await app.workers.wait_for_complete()
        assert isinstance(app.screen, Playing)
        assert app.screen.sitting.session.path == session.path

    opened(Choosing(asked, next(asked), launcher.open_screen), play)
    launcher.close()


def test_a_refusal_in_the_dialogue_ends_it():
    def refused(session):
        raise Refused("terminal-bot-unconfirmed", name="cmd:x")

    begun()
    asked = questions(game=NAMES[0])

    async def play(app, pilot):
        await pilot.press("enter")
        await pilot.pause()

    app = opened(Choosing(asked, next(asked), refused), play)
    assert isinstance(app.return_value, Refused)


def test_another_terminal_is_looked_on_at_and_nothing_is_overwritten():
    session = begun()
    held = hold.take(session.path)
    assert held
    before = session.path.read_bytes()
    launcher = Launcher(WORDS, bell=False)
    screen = launcher.open_screen(Session.resume(session.path))
    assert isinstance(screen, Leafing)

    async def play(app, pilot):
        shown = " ".join(strip.text for strip in app.screen._compositor.render_strips())
        assert "open in another terminal" in shown
        assert session.path.read_bytes() == before
        last = screen.book.last
        ask = session.proceed()
        session.choose(ask.who, ask.options[0])
        while screen.book.last == last:
            await pilot.pause(0.1)
        await pilot.press("s")
        assert screen.book.side is None

    opened(screen, play)
    assert launcher.close() == ()
    assert saves.read(session.path) == session.record
    held.let_go()


def test_a_record_is_leafed_through_from_all_eyes():
    book = Book(begun().record, Words("en", NAMES[0]))
    screen = Leafing(book, eyes=(None, *book.sides))

    async def play(app, pilot):
        await pilot.press("home")
        first = book.at
        await pilot.press("right", "right", "s")
        assert book.at >= first
        assert book.side == book.sides[0]
        await pilot.press("q")

    opened(screen, play)
