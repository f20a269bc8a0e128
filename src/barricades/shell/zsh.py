"""Completion for zsh, as a script."""

from __future__ import annotations

from collections.abc import Sequence

from .takes import Command, Take


def script(commands: Sequence[Command]) -> str:
    """What zsh is to find as `_barricades` in its fpath, or to source."""
    lines = [
        "#compdef barricades",
        "# Completion of barricades for zsh, written by: barricades completion zsh",
        "_barricades() {",
        "  local -a commands",
        "  commands=(",
        *[f"    {_quoted(f'{command.name}:{command.about}')}" for command in commands],
        "  )",
        "  if (( CURRENT == 2 )); then",
        "    _describe command commands",
        "    return",
        "  fi",
        "  shift words; (( CURRENT-- ))",
        "  case $words[1] in",
        *[line for command in commands for line in _takes(command)],
        "  esac",
        "}",
        'if [ "$funcstack[1]" = _barricades ]; then',  # zsh has found this file by itself
        '  _barricades "$@"',
        "else",
        "  compdef _barricades barricades",
        "fi",
    ]
    return "\n".join(lines) + "\n"


def _takes(command: Command) -> list[str]:
    given = [spec for take in command.takes for spec in _specs(take)]
    return [
        f"    {command.name})",
        "      _arguments \\",
        *[f"        {_quoted(spec)} \\" for spec in given[:-1]],
        *[f"        {_quoted(spec)} ;;" for spec in given[-1:]],
    ]


def _specs(take: Take) -> list[str]:
    """As `_arguments` wants it: '*--flag[about]:value:(known)'."""
    value = take.value.replace(":", r"\:")
    which = f"({' '.join(take.known)})" if take.known else "_files" if take.is_file else ""
    if not take.flags:
        return [f"*:{value}:{which}"]
    about = take.about.translate({ord(sign): f"\\{sign}" for sign in "[]:"})
    end = f":{value}:{which}" if value else ""
    return [f"*{flag}[{about}]{end}" for flag in take.flags]


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "'\\''") + "'"
