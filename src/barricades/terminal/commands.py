"""Commands: what can be typed instead of an answer."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from ..command_line import trouble
from ..core import Ask, Choice, Refused
from ..words import Words
from . import page, saves
from .answers import bare, meant
from .boards import Board
from .rules import explain, find
from .screen import Screen
from .session import Session

NAMES = ("help", "why", "undo", "log", "board", "save", "resign", "quit")


class Leave(Exception):
    """Somebody gets up from the screen."""


class Commands:
    """The commands by all their names: in the language that is spoken, and in English."""

    def __init__(self, session: Session, screen: Screen, words: Words, board: Board) -> None:
        self.session, self.screen, self.words, self.board = session, screen, words, board
        self.named = {"?": "help"}
        self.shown: dict[str, str] = {}
        for language in (Words("en"), words):
            for name in NAMES:
                spelt = language.text(f"terminal-command-{name}").split()
                self.named |= {bare(word): name for word in spelt}
                self.shown[name] = spelt[0]

    def parse(self, typed: str) -> tuple[str, str]:
        """The command that was typed and what it is about; "" if it is none."""
        first, _, rest = typed.strip().partition(" ")
        if first.startswith("?") and len(first) > 1:
            first, rest = "?", typed.strip()[1:]
        return self.named.get(first) or self.named.get(bare(first), ""), rest.strip()

    def obey(self, name: str, about: str, ask: Ask) -> bool:
        """Carry out a command; true if the question has to be put anew."""
        match name:
            case "help":
                self._help(about, ask)
            case "why":
                self._why(about, ask)
            case "undo":
                return self._undo(ask)
            case "log":
                self._log()
            case "save":
                self._save(about)
            case "resign":
                return self._resign(ask)
            case _:
                raise Leave
        return False

    def _say(self, id: str, style: str = "number", **facts: object) -> None:
        self.screen.show(Text(f"  {self.words.text(id, **facts)}", style))

    def _help(self, about: str, ask: Ask) -> None:
        """The rules behind the question, or the section that was named."""
        game = self.session.game.name
        wanted = find(game, self.words.language, about) if about else ask.cites
        if not wanted:
            self._say("terminal-no-section", "error", section=about)
            return
        self.screen.show(*explain(game, self.words, wanted, brief=not about))

    def _why(self, about: str, ask: Ask) -> None:
        """Why a thing is not among the options, tried on what the asked side knows."""
        view = self.session.game.view(self.session.state, ask.who)
        things = self.board.things(view, ask.of)
        names = {thing: (self.words.noun(ask.of, thing), str(thing)) for thing in things}
        found = meant(about, names)
        refused = [thing for thing in found if thing not in ask.options]
        labels = list(dict.fromkeys(names[thing][0] for thing in refused))
        if not found:
            self._say("terminal-unknown" if about else "terminal-why-what", "error", name=about)
        elif not refused:
            number = ask.options.index(found[0]) + 1
            self._say("terminal-offered", choice=names[found[0]][0], number=number)
        elif len(labels) > 1:
            self._say("terminal-ambiguous", "error", typed=about, found="; ".join(labels))
        else:
            self._refuse(refused[0], ask)

    def _refuse(self, thing: Choice, ask: Ask) -> None:
        if error := self.session.why_not(ask.who, thing):
            self.say_no(error)

    def say_no(self, error: Refused) -> None:
        """A refusal with the sections behind it."""
        cites = " ".join(f"§{section}" for section in error.cites)
        line = Text(f"  {self.words.refusal(error)} ", "number").append(cites, "cite")
        self.screen.show(line)

    def _undo(self, ask: Ask) -> bool:
        if self.session.undo(ask.who):
            return True
        self._say("terminal-cannot-undo", "error")
        return False

    def _log(self) -> None:
        """All that has happened so far."""
        self.screen.show(*page.told(self.words, self.session.log, self.screen.width))

    def _save(self, about: str) -> None:
        """A copy where the person wants it; the game itself is always saved."""
        if not about:
            self._say("terminal-saved", file=str(self.session.path))
            return
        path = Path(about.replace("\0", "")).expanduser()
        if path.exists():
            self._say("terminal-file-exists", "error", file=about)
            return
        try:
            saves.write(path, self.session.record)
        except OSError as error:
            self.screen.show(Text(f"  {trouble(self.words, error, about)}", "error"))
        else:
            self._say("terminal-saved", file=str(path))

    def _resign(self, ask: Ask) -> bool:
        """A side gives up, once it has said so twice."""
        prompt = self.words.text("terminal-resign-sure", side=ask.who)
        yes = {*Words("en").text("terminal-yes").split(), *self.words.text("terminal-yes").split()}
        if bare(self.screen.read(f"  {prompt} ")) in {bare(word) for word in yes}:
            self.session.resign(ask.who)
            return True
        return False
