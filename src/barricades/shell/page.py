"""The page of all commands, generated from the code."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .codes import CODES, ENVIRONMENT
from .takes import Command, Take

HEAD = """\
# The command line

Everything that `barricades` takes; alone, it is `barricades table`. This page and the manual page
`barricades.1` beside it are written by `python -m barricades.shell docs`. `barricades help COMMAND`
says the same in English, German and Italian; a word that is nearly right is answered with the one
that was probably meant.

**Completion.** `barricades completion bash`, `zsh` or `fish` prints a script that completes
commands, flags, games, bots and files; `barricades help completion` says where it goes.

**For programs.** `--json` makes a command answer with one JSON document on the standard output."""


def page(commands: Sequence[Command]) -> str:
    """All commands, exit codes, and environment variables."""
    parts = [
        HEAD,
        *[part for command in commands for part in _command(command)],
        "## Exit codes",
        _table("code", {str(code): about for code, about in CODES.items()}),
        "## Environment",
        _table("variable", ENVIRONMENT),
    ]
    return "\n\n".join(parts) + "\n"


def _command(command: Command) -> Iterator[str]:
    yield f"## {command.name}"
    yield f"`barricades {command.usage}`"
    yield f"{command.about[0].upper()}{command.about[1:]}. {_apart(command.more)}".strip()
    yield "\n".join(["```sh", *command.examples, "```"])
    yield _table("takes", {_spelt(take): _apart(take.about) for take in command.takes})


def _table(head: str, rows: dict[str, str]) -> str:
    lines = [f"| {head} | |", "|---|---|"]
    lines += [f"| `{name.replace('|', ' or ')}` | {about} |" for name, about in rows.items()]
    return "\n".join(lines)


def _spelt(take: Take) -> str:
    return " ".join([", ".join(take.flags), take.value]).strip()


def _apart(text: str) -> str:
    """Text with Markdown's special characters escaped."""
    return text.replace("|", r"\|").replace("<", "&lt;").replace("*", r"\*")
