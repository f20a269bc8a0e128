"""The manual page, in roff."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .. import __version__
from .codes import CODES, ENVIRONMENT
from .takes import Command, Take


def manual(about: str, commands: Sequence[Command]) -> str:
    """The whole of barricades(1)."""
    lines = [
        f'.TH BARRICADES 1 "" "barricades {__version__}" "Games"',
        ".SH NAME",
        rf"barricades \- {_plain(about[0].lower() + about[1:].rstrip('.'))}",
        ".SH SYNOPSIS",
        r".B barricades",
        r"[\fICOMMAND\fR [\fIARGUMENT\fR ...]] [\fB\-\-language\fR \fIen|de|it\fR]",
        ".SH DESCRIPTION",
        r"Without a command, \fBbarricades\fR opens the table, as \fBbarricades table\fR does.",
        ".SH COMMANDS",
        *[line for command in commands for line in _command(command)],
        ".SH EXIT STATUS",
        *[line for code, about in CODES.items() for line in _item(str(code), about)],
        ".SH ENVIRONMENT",
        *[line for name, about in ENVIRONMENT.items() for line in _item(name, about)],
    ]
    return "\n".join(lines) + "\n"


def _command(command: Command) -> Iterator[str]:
    yield f".SS barricades {_plain(command.usage)}"
    yield _plain(f"{command.about[0].upper()}{command.about[1:]}. {command.more}".strip())
    for take in command.takes:
        yield from _item(_spelt(take), take.about)
    yield from (".PP", ".nf", *map(_plain, command.examples), ".fi")


def _item(name: str, about: str) -> Iterator[str]:
    yield ".TP"
    yield rf"\fB{_plain(name)}\fR"
    yield _plain(about)


def _spelt(take: Take) -> str:
    return " ".join([", ".join(take.flags), take.value]).strip()


def _plain(text: str) -> str:
    """Text with roff's special characters escaped."""
    text = text.replace("\\", r"\e").replace("-", r"\-")
    return rf"\&{text}" if text[:1] in (".", "'") else text
