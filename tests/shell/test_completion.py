"""Completion: real shells, given the script, offer what can be typed next."""

import os
import shutil
import subprocess
from functools import cache
from pathlib import Path

import pexpect
import pytest

from barricades.commands import COMMANDS
from barricades.games import NAMES
from barricades.shell.main import SCRIPTS
from barricades.shell.takes import commands
from barricades.words import Words
from tests.running.patience import PATIENCE
from tests.terminal.scripted import run

BASH = """
source {script}
COMP_WORDS=({words} {last!r})
COMP_CWORD=$(( ${{#COMP_WORDS[@]}} - 1 ))
_barricades
printf '%s\\n' "${{COMPREPLY[@]}}"
"""
FISH = "source {script}; complete --do-complete '{words} {last}'"
# Instead of the line editor, which a script has not, what would be shown is printed.
ZSH = """
autoload -Uz compinit && compinit -D -d {script}.dump
_describe() {{ print -l "${{(@)commands%%:*}}" }}
_arguments() {{
  local spec
  for spec in "$@"; do
    case $spec in
      ('*--'*) print -- "${{${{spec#\\*}}%%\\[*}}" ;;
      ('*:'*) print -l -- ${{=${{${{spec##*:}}//[(){{}}]/}}}} ;;
    esac
  done
}}
source {script}
words=({words} {last!r}); CURRENT=${{#words}}
_barricades
"""
TRIALS = {"bash": BASH, "zsh": ZSH, "fish": FISH}


@cache
def script(shell: str) -> str:
    return SCRIPTS[shell](commands(Words("en")))


def offered(shell: str, folder: Path, words: str, last: str = "") -> set[str]:
    """What a shell offers in the place of the last word."""
    if not shutil.which(shell):
        pytest.skip(f"there is no {shell} here")
    file = folder / f"barricades.{shell}"
    file.write_text(script(shell), "utf-8")
    trial = TRIALS[shell].format(script=file, words=words, last=last)
    plain = {"bash": ["--norc"], "zsh": ["-f"], "fish": ["--no-config"]}[shell]
    env = {**os.environ, "HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    done = subprocess.run(
        [shell, *plain, "-c", trial],
        capture_output=True,
        text=True,
        cwd=folder,
        env=env,
        check=True,
    )
    assert done.stderr == ""
    return {line.partition("\t")[0] for line in done.stdout.splitlines()}


shells = pytest.mark.parametrize("shell", TRIALS)


@shells
def test_commands_are_offered(shell, tmp_path):
    assert {*COMMANDS} <= offered(shell, tmp_path, "barricades")


@shells
def test_games_are_offered(shell, tmp_path):
    assert {*NAMES} <= offered(shell, tmp_path, "barricades play")


@shells
def test_flags_are_offered_also_those_of_one_game(shell, tmp_path):
    found = offered(shell, tmp_path, "barricades play", "--")
    assert {"--resume", "--rules", "--players", "--cards", "--help"} <= found


@pytest.mark.parametrize("shell", ["bash", "fish"])
def test_values_are_offered_after_their_flag(shell, tmp_path):
    found = offered(shell, tmp_path, "barricades play --rules")
    assert found == {"english", "first"}


@pytest.mark.parametrize("shell", ["bash", "fish"])
def test_files_are_offered_where_a_file_is_wanted(shell, tmp_path):
    (tmp_path / "game.json").touch()
    assert "game.json" in offered(shell, tmp_path, "barricades verify")
    assert "game.json" not in offered(shell, tmp_path, "barricades rules")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("typed", "completed"),
    [
        ("arena rev", "revolution"),
        ("play --ru", "--rules"),
        ("cards sh", "show"),
        ("verify ga", "game.json"),
        ("completion fi", "fish"),
        ("hel", "help"),
    ],
)
def test_zsh_finds_it_by_itself(typed, completed, tmp_path):
    if not shutil.which("zsh"):
        pytest.skip("there is no zsh here")
    (tmp_path / "_barricades").write_text(script("zsh"), "utf-8")
    (tmp_path / "game.json").touch()
    env = {**os.environ, "HOME": str(tmp_path), "TERM": "xterm"}
    zsh = pexpect.spawn("zsh", ["-f", "-i"], cwd=str(tmp_path), env=env, encoding="utf-8")
    try:
        zsh.sendline("fpath=($PWD $fpath); autoload -Uz compinit; compinit -u -D; print beg''un")
        zsh.expect_exact("begun", timeout=PATIENCE)
        zsh.send(f"barricades {typed}\t")
        zsh.expect_exact(completed, timeout=PATIENCE)
    finally:
        zsh.close(force=True)


@pytest.mark.parametrize("shell", TRIALS)
def test_the_command_prints_the_script(shell):
    assert run("completion", shell, "--language", "en") == (0, script(shell))
