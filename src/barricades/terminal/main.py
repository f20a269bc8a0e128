"""The command `barricades`: what it was asked, done or refused in one line."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence

from .. import __version__
from ..core import Refused
from ..games import NAMES, load
from ..words import LANGUAGES, Words, language_of
from . import arguments, catalogue, replay, rules, starting, verify
from .arguments import Parser
from .screen import Screen
from .trouble import BadUsage, refusal, trouble

USAGE = 2  # the exit code of whatever cannot be done as it was asked


def main(argv: Sequence[str] | None = None, screen: Screen | None = None) -> int:
    """Do what the command line says; whatever is wrong with it is told in one line."""
    given = list(sys.argv[1:] if argv is None else argv)
    words = Words(language_of(_locale()))
    try:
        language, rest = _language(given)
        words = Words(language or words.language)
        return _run(rest, screen or Screen(), words)
    except Refused as error:
        told = refusal(words, error)
    except OSError as error:
        told = trouble(words, error)
    except (EOFError, KeyboardInterrupt):
        print(file=sys.stderr)
        return 0
    print(f"barricades: {' '.join(told.split())}", file=sys.stderr)
    return USAGE


def _locale() -> str | None:
    """The locale of the messages, as the environment has it."""
    found = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return next((locale for locale in found if locale), None)


def _language(given: list[str]) -> tuple[str | None, list[str]]:
    """The language asked for, anywhere on the command line, and the command line without it."""
    rest, language, words = [], None, iter(given)
    for word in words:
        name, equals, value = word.partition("=")
        if name != "--language":
            rest.append(word)
            continue
        language = value if equals else next(words, "")
        if language not in LANGUAGES:
            raise BadUsage("terminal-no-language", name=language, known=", ".join(LANGUAGES))
    return language, rest


def _run(argv: list[str], screen: Screen, words: Words) -> int:
    if argv and argv[0] in RUN:
        return RUN[argv[0]](argv[1:], screen, words)
    if argv and not argv[0].startswith("-"):
        raise BadUsage("terminal-no-command", name=argv[0], known=", ".join(arguments.COMMANDS))
    parser = arguments.top(words)
    if argv and parser.parse(argv).version:
        screen.show(f"barricades {__version__}")
    else:
        _help(parser, screen)
    return 0


def _help(parser: Parser, screen: Screen) -> int:
    screen.console.print(parser.format_help(), markup=False, end="", soft_wrap=True)
    return 0


def _games(argv: list[str], screen: Screen, words: Words) -> int:
    parser = arguments.games(words)
    found = parser.parse(argv)
    return _help(parser, screen) if found.help else catalogue.run(screen, words, found.game)


def _rules(argv: list[str], screen: Screen, words: Words) -> int:
    parser = arguments.rules(words)
    found = parser.parse(argv)
    if found.help:
        return _help(parser, screen)
    return rules.run(screen, words, starting.game_of(found.game).name, found.section)


def _replay(argv: list[str], screen: Screen, words: Words) -> int:
    parser = arguments.replay(words)
    found = parser.parse(argv)
    if found.help:
        return _help(parser, screen)
    file = parser.need(found.record, "RECORD")
    to = None if found.to is None else arguments.number(found.to, "--to")
    return replay.run(screen, words, file, side=found.side, to=to, log=found.log)


def _verify(argv: list[str], screen: Screen, words: Words) -> int:
    parser = arguments.verify(words)
    found = parser.parse(argv)
    if found.help:
        return _help(parser, screen)
    return verify.run(screen, words, parser.need(found.record, "RECORD"))


def _play(argv: list[str], screen: Screen, words: Words) -> int:
    game = load(next((word for word in argv if word in NAMES), NAMES[0]))
    parser = arguments.play(Words(words.language, game.name), game)
    found = parser.parse(argv)
    return _help(parser, screen) if found.help else starting.run(screen, words, found)


RUN: dict[str, Callable[[list[str], Screen, Words], int]] = {
    "games": _games,
    "play": _play,
    "replay": _replay,
    "rules": _rules,
    "verify": _verify,
}
