"""Starting to play: a new game from flags or from a dialogue, or one taken up again."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any

from ..bots import OPPONENT
from ..bots.command import PREFIX
from ..command_line import BadUsage, pair, value_of
from ..core import Game, Refused
from ..games import NAMES, load
from ..words import Words
from .dialogue import Dialogue, pick_game
from .play import Play
from .saves import NoSuchSave
from .screen import Screen
from .seats import players
from .session import Session

APART = {"game", "resume", "help"}  # what says nothing about a new game


def game_of(name: str | None) -> Game[Any]:
    """The game of this name; without one, the only game there is."""
    if name is None and len(NAMES) > 1:
        raise BadUsage("terminal-which-game", known=", ".join(NAMES))
    return load(name or NAMES[0])


def run(screen: Screen, words: Words, found: Namespace) -> int:
    """`barricades play`."""
    session = _session(screen, words, found)
    game, titles = session.game, session.game.titles(session.history.options)
    Play(session, screen, Words(words.language, game.name, titles)).run()
    return 0


def _session(screen: Screen, words: Words, found: Namespace) -> Session:
    wishes = {name: value for name, value in vars(found).items() if value and name not in APART}
    if found.resume is not None:
        if wishes.keys() - {"bot"} or found.game:
            raise BadUsage("terminal-resume-alone")
        return _known(Session.resume(Path(found.resume) if found.resume else None), found.bot)
    if wishes or not screen.interactive:
        return _from_flags(game_of(found.game), found)
    several = found.game is None and len(NAMES) > 1
    game = game_of(pick_game(screen, words) if several else found.game)
    return _from_dialogue(screen, Words(words.language, game.name), game)


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


def text_of(file: str) -> str:
    """What an owner has written."""
    try:
        return Path(file).read_text("utf-8")
    except UnicodeDecodeError:
        raise Refused("terminal-not-text", file=file) from None


def _secret(seed: str | None) -> bytes | None:
    """The dealer's secret, if it is to be one that is known."""
    try:
        return None if seed is None else bytes.fromhex(seed)
    except ValueError:
        raise BadUsage("terminal-bad-seed", name=seed) from None


def _from_dialogue(screen: Screen, words: Words, game: Game[Any]) -> Session:
    try:
        unfinished: Session | None = Session.resume()
    except NoSuchSave:
        unfinished = None
    wish = Dialogue(screen, words, game).run(unfinished=unfinished is not None)
    if wish.resume and unfinished:
        return _known(unfinished)
    return Session.begin(game, wish.options, wish.players)


def _known(session: Session, bot: str | None = None) -> Session:
    """A record may come from anywhere: it starts no program but one that was named here, too."""
    for who in session.players.values():
        if who.startswith(PREFIX) and who != bot:
            raise Refused("terminal-bot-unconfirmed", name=who)
    return session
