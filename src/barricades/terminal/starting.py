"""The command `play`: a new game from flags or a dialogue, or a saved one."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any

from rich.text import Text

from ..bots import OPPONENT
from ..bots.command import PREFIX
from ..command_line import BadUsage, pair, text_of, value_of
from ..core import Game, Refused
from ..games import NAMES, load
from ..lessons import Lesson, course
from ..words import Words
from . import coach, hold, learn, saves
from .as_text import AsText
from .dialogue import Dialogue, Questions, answered, which_game
from .palette import THEMES
from .play import Play
from .replay import look_on
from .screen import Screen
from .seats import players
from .session import Session

# What says nothing of a new game.
APART = {"game", "resume", "help", "plain", "as_text", "theme", "coach", "bell"}


def game_of(name: str | None) -> Game[Any]:
    """The game with this name; without a name, the only game there is."""
    if name is None and len(NAMES) > 1:
        raise BadUsage("terminal-which-game", known=", ".join(NAMES))
    return load(name or NAMES[0])


def theme_of(name: str | None) -> str | None:
    """The theme with this name, if one is named."""
    if name not in (None, *THEMES):
        raise BadUsage("terminal-no-theme", name=name, known=", ".join(THEMES))
    return name


def run(screen: Screen, words: Words, found: Namespace) -> int:
    """`barricades play`: in the application, or line by line."""
    theme = theme_of(found.theme)
    may_ask = screen.interactive and not found.as_text
    questions = _coached(
        _questions(words, found, may_ask=may_ask),
        always=found.coach,
        first=may_ask and not _wishes(found),
    )
    if found.as_text or found.plain or not screen.is_full:
        wished = answered(screen, questions)
        if isinstance(wished, Lesson):
            learn.line_by_line(screen, words, wished)
        else:
            _line_by_line(screen, words, wished, AsText if found.as_text else Play)
    else:
        from .application import app

        lines = app.run(questions, words, bell=found.bell, theme=theme)
        screen.show(*map(Text, lines))
    return 0


def _line_by_line(
    screen: Screen, words: Words, session: Session, face: type[Play | AsText]
) -> None:
    """Play line by line, or watch if another terminal plays this game."""
    held, said = hold.take(session.path), session.words(words.language)
    if held is None:
        session.close()
        screen.show(Text(words.text("terminal-held", file=str(session.path)), "error"), "")
        look_on(screen, session.record, said)
        return
    try:
        face(session, screen, said).run()
    finally:
        held.let_go()


def _coached(
    questions: Questions[Session | Lesson], *, always: bool, first: bool
) -> Questions[Session | Lesson]:
    """A session with the coach on: if asked for, or in the first game that is played here."""
    wanted = always or (first and not any(saves.newest()))
    wished = yield from questions
    if wanted and isinstance(wished, Session):
        coach.switch(wished.path, on=True)
    return wished


def _questions(words: Words, found: Namespace, *, may_ask: bool) -> Questions[Session | Lesson]:
    """Ask for what the command line leaves open. Returns a session or a lesson.

    Raises Refused if the game cannot be played like this.
    """
    wishes = _wishes(found)
    if found.resume is not None:
        if wishes - {"bot"} or found.game:
            raise BadUsage("terminal-resume-alone")
        return _known(Session.resume(Path(found.resume) if found.resume else None), found.bot)
    if wishes or not may_ask:
        return _from_flags(game_of(found.game), found)
    several = found.game is None and len(NAMES) > 1
    game = game_of((yield which_game(words)) if several else found.game)
    try:
        unfinished: Session | None = Session.resume()
    except saves.NoSuchSave:
        unfinished = None
    dialogue = Dialogue(Words(words.language, game.name), game)
    wish = yield from dialogue.questions(unfinished=unfinished is not None)
    if wish.learn:
        return (yield from learn.lesson_of(words, course(game.name)))
    if wish.resume and unfinished:
        return _known(unfinished)
    return Session.begin(game, wish.options, wish.players)


def _wishes(found: Namespace) -> set[str]:
    """The options and players on the command line, by name."""
    return {name for name, value in vars(found).items() if value and name not in APART}


def _from_flags(game: Game[Any], found: Namespace) -> Session:
    given = {name: value for name, value in vars(found).items() if value is not None}
    named = {name[5:]: value for name, value in given.items() if name.startswith("seat ")}
    typed = {name[7:]: value for name, value in given.items() if name.startswith("option ")}
    typed |= dict(pair(text) for text in found.option or ())
    options = {name: value_of(game, name, text) for name, text in typed.items()}
    if found.components:
        options["components"] = game.correct(text_of(found.components), found.components)
    if game.cards and found.cards:
        options["cards"] = game.cards.parse(text_of(found.cards), found.cards)
    seated = players(game.sides(options), named, found.bot or OPPONENT)
    return Session.begin(game, options, seated, secret=_secret(found.seed))


def _secret(seed: str | None) -> bytes | None:
    """The dealer's secret on the command line, if there is one."""
    try:
        return None if seed is None else bytes.fromhex(seed)
    except ValueError:
        raise BadUsage("terminal-bad-seed", name=seed) from None


def _known(session: Session, bot: str | None = None) -> Session:
    """Raise Refused if a record would start a program that was not named on the command line."""
    for who in session.players.values():
        if who.startswith(PREFIX) and who != bot:
            raise Refused("terminal-bot-unconfirmed", name=who)
    return session
