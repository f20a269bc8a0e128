"""Completion for fish, as a script."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .takes import Command, Take


def script(commands: Sequence[Command]) -> str:
    """The completion script."""
    lines = [
        "# Completion of barricades for fish, written by: barricades completion fish",
        "complete -c barricades -f",
        *[
            "complete -c barricades -n __fish_use_subcommand"
            f" -a {command.name} -d {_quoted(command.about)}"
            for command in commands
        ],
        *[line for command in commands for take in command.takes for line in _take(command, take)],
    ]
    return "\n".join(lines) + "\n"


def _take(command: Command, take: Take) -> Iterator[str]:
    parts = [f"complete -c barricades -n '__fish_seen_subcommand_from {command.name}'"]
    for flag in take.flags:
        parts.append(f"-l {flag[2:]}" if flag.startswith("--") else f"-s {flag[1:]}")
    if take.is_file:
        parts.append("-r -F" if take.flags else "-F")
    elif take.value and take.flags:
        parts.append("-x")
    if take.known:
        parts.append(f"-a {_quoted(' '.join(take.known))}")
    if take.flags:
        parts.append(f"-d {_quoted(take.about)}")
    if take.flags or take.known or take.is_file:
        yield " ".join(parts)


def _quoted(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"
