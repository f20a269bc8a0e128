"""The terminal's own sentences: all there, none idle, and no command hides an option."""

import re
from pathlib import Path

import pytest

from barricades import terminal
from barricades.bots import NAMES as BOTS
from barricades.commands import COMMANDS
from barricades.games import NAMES, load
from barricades.terminal import boards, commands
from barricades.terminal.answers import bare
from barricades.words import LANGUAGES, Words

ROOM = Path(str(terminal.__file__)).parent
CODE = "\n".join(path.read_text("utf-8") for path in sorted(ROOM.parent.rglob("*.py")))
LOCALE = ROOM.parent / "locale"


def ids(language):
    text = (LOCALE / language / "terminal.ftl").read_text("utf-8")
    return re.findall(r"^([a-z-]+) =", text, re.MULTILINE)


def test_every_sentence_in_the_code_exists_and_none_is_idle():
    whole = set(re.findall(r"""["'](terminal-[a-z-]*[a-z])["']""", CODE))
    begun = set(re.findall(r"""["'](terminal-[a-z-]*)\{""", CODE))
    flags = set(re.findall(r'about\("([a-z-]+)"', CODE))
    known = set(ids("en"))
    assert whole - known == set()
    starts = {start for start in begun if start != "terminal-"}
    labels = set(re.findall(r'_labelled\(scene, "([a-z]+)"', CODE)) | {"hand", "stack"}
    used = whole | {f"terminal-flag-{flag}" for flag in flags}
    used |= {f"terminal-{label}" for label in labels}
    idle = {id for id in known - used if not any(id.startswith(start) for start in starts)}
    assert idle == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_put_together_exists(language):
    words = Words(language)
    for command in COMMANDS:
        assert words.text(f"terminal-about-{command}")
        epilog = f"terminal-epilog-{command}"
        assert not words.has(epilog) or words.text(epilog).endswith(".")
    for bot in BOTS:
        assert words.text(f"bot-{bot}")
        assert all(Words(language, name).text(f"bot-{bot}-about") for name in NAMES)
    for source in ("printed", "reported", "ours"):
        assert words.text(f"terminal-source-{source}")
    assert ids(language) == ids("en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_no_command_is_the_beginning_of_an_option(name, language):
    words, game, board = Words(language, name), load(name), boards.load(name)
    spoken = {
        bare(word)
        for said in (Words("en"), words)
        for command in commands.GameCommands.NAMES
        for word in said.text(f"terminal-command-{command}").split()
    }
    kinds = {step.of for step in game.rules.steps.values() if step.of}
    view = game.view(game.setup({}), None)
    for kind in kinds:
        for thing in board.things(view, kind):
            assert bare(words.noun(kind, thing)).split()[0] not in spoken
            assert bare(str(thing)) not in spoken


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_commands(language):
    words = Words(language)
    for kind, names in (
        ("command", commands.GameCommands.NAMES),
        ("turn", ("next", "back", "jump", "side", "log", "quit")),
    ):
        spelt = [bare(w) for n in names for w in words.text(f"terminal-{kind}-{n}").split()]
        assert len(spelt) == len(set(spelt))
