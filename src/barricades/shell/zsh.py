"""Completion for zsh, as a script."""

from __future__ import annotations

from collections.abc import Sequence

from .takes import Command, Take, flags, places


def script(commands: Sequence[Command]) -> str:
    """The completion script, to be found as `_barricades` in the fpath, or sourced."""
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
    given = [spec for take in flags(command.takes) for spec in _specs(take)]
    given += _rest(places(command.takes))
    return [
        f"    {command.name})",
        "      _arguments \\",
        *[f"        {_quoted(spec)} \\" for spec in given[:-1]],
        *[f"        {_quoted(spec)} ;;" for spec in given[-1:]],
    ]


def _specs(take: Take) -> list[str]:
    """Specifications for `_arguments`: '*--flag[about]:value:(known)'."""
    about = take.about.translate({ord(sign): f"\\{sign}" for sign in "[]:"})
    end = f":{take.value.replace(':', '')}:{_which([take])}" if take.value else ""
    return [f"*{flag}[{about}]{end}" for flag in take.flags]


def _rest(takes: Sequence[Take]) -> list[str]:
    """All positional arguments as one, since zsh does not count here which of them it is at."""
    return [f"*:{takes[0].value}:{_which(takes)}"] if takes else []


def _which(takes: Sequence[Take]) -> str:
    """The values of a positional argument."""
    known = " ".join(value for take in takes for value in take.known)
    if not any(take.is_file for take in takes):
        return f"({known})" if known else " "
    return f"{{compadd -- {known}; _files}}" if known else "_files"


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "'\\''") + "'"
