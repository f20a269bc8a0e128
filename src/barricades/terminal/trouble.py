"""Trouble: whatever cannot be done, told in one sentence of the user's language."""

from __future__ import annotations

from ..core import Refused
from ..games import NAMES
from ..words import Words

FILES: dict[type[OSError], str] = {
    FileNotFoundError: "terminal-no-file",
    IsADirectoryError: "terminal-is-a-folder",
    NotADirectoryError: "terminal-no-file",
    PermissionError: "terminal-no-permission",
}


class BadUsage(Refused):
    """A command line that cannot be made sense of."""


def refusal(words: Words, error: Refused) -> str:
    """Why something cannot be; what a game refuses is told in its own words."""
    what, facts = error.reason
    if words.has(what):
        return words.text(what, **facts)
    for game in (None, *NAMES):
        said = Words(words.language, game)
        if said.has(f"no-{what}"):
            return said.refusal(error)
    return str(error)


def trouble(words: Words, error: OSError, file: str = "") -> str:
    """What is wrong with a file."""
    file = file or str(error.filename or "")
    for kind, id in FILES.items():
        if isinstance(error, kind):
            return words.text(id, file=file)
    return words.text("terminal-os-error", file=file, problem=error.strerror or str(error))
