"""Completion for bash, as a script."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from shlex import quote

from .takes import Command, Take, flags, places


def script(commands: Sequence[Command]) -> str:
    """The completion script."""
    names = " ".join(command.name for command in commands)
    lines = [
        "# Completion of barricades for bash, written by: barricades completion bash",
        "_barricades() {",
        '  local now="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"',
        '  local command="${COMP_WORDS[1]}" known="" files=""',
        '  if [ "$COMP_CWORD" -eq 1 ]; then',
        f"    known={quote(f'{names} --help --version --language')}",
        "  else",
        '    case "$command $before" in',
        *[line for command in commands for line in _values(command)],
        '      *) case "$command" in',
        *[line for command in commands for line in _takes(command)],
        "        esac ;;",
        "    esac",
        "  fi",
        '  COMPREPLY=($(compgen -W "$known" -- "$now"))',
        '  if [ -n "$files" ]; then',
        "    compopt -o filenames 2>/dev/null",
        '    COMPREPLY+=($(compgen -f -- "$now"))',
        "  fi",
        "}",
        "complete -F _barricades barricades",
    ]
    return "\n".join(lines) + "\n"


def _values(command: Command) -> Iterator[str]:
    """The values that may follow a flag."""
    for take in flags(command.takes):
        if take.value:
            cases = "|".join(quote(f"{command.name} {flag}") for flag in take.flags)
            yield f"      {cases}) {_answer([take])} ;;"


def _takes(command: Command) -> Iterator[str]:
    spelt = " ".join(flag for take in flags(command.takes) for flag in take.flags)
    yield f"        {command.name})"
    yield f"          {_answer(places(command.takes))}"
    yield f'          case "$now" in -*) known={quote(spelt)}; files="" ;; esac ;;'


def _answer(takes: Sequence[Take]) -> str:
    known = " ".join(value for take in takes for value in take.known)
    files = "yes" if any(take.is_file for take in takes) else ""
    return f"known={quote(known)}; files={quote(files)}"
