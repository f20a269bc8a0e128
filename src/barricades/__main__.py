"""The command `barricades`: finds the package of a subcommand and runs it.

Errors of the user are reported in one line.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from . import __version__
from .command_line import BadUsage, NotInstalled, refusal, show_help, trouble
from .commands import COMMANDS, overview, room
from .core import Refused
from .words import LANGUAGES, Words, language_of

if TYPE_CHECKING:
    from .terminal.screen import Screen

FIRST = "table"  # the command that is meant where none is named
USAGE = 2  # the exit code of whatever cannot be done as it was asked


def main(argv: Sequence[str] | None = None, screen: Screen | None = None) -> int:
    """Run the command line. Whatever is wrong with it is reported in one line."""
    given = list(sys.argv[1:] if argv is None else argv)
    words = Words(language_of(_locale()))
    try:
        language, rest = _language(given)
        words = Words(language or words.language)
        return _run(rest, screen or _screen(), words)
    except Refused as error:
        sentence = refusal(words, error)
    except OSError as error:
        sentence = trouble(words, error)
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package == __package__:
            raise
        sentence = refusal(words, NotInstalled(package, ""))
    except (EOFError, KeyboardInterrupt):
        print(file=sys.stderr)
        return 0
    print(f"barricades: {' '.join(sentence.split())}", file=sys.stderr)
    return USAGE


def _screen() -> Screen:
    """Where it is shown; the bare rules are installed without what this needs."""
    from .terminal.screen import Screen

    return Screen()


def _locale() -> str | None:
    """The locale of messages, from the environment."""
    found = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return next((locale for locale in found if locale), None)


def _language(given: list[str]) -> tuple[str | None, list[str]]:
    """The language named anywhere on the command line, and the command line without it."""
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
    command, *rest = argv or [FIRST]
    if command in COMMANDS:
        code: int = room(command).RUN[command](rest, screen, words)
        return code
    if not command.startswith("-"):
        raise BadUsage("terminal-no-command", name=command, known=", ".join(COMMANDS))
    parser = overview(words)
    if parser.parse(argv).version:
        screen.show(f"barricades {__version__}")
        return 0
    return show_help(parser, screen)


if __name__ == "__main__":
    sys.exit(main())
