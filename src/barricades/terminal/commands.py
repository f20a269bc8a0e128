"""Commands that can be typed instead of an answer, in the line mode and in the application."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from rich.console import RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ..command_line import trouble
from ..core import Ask, Choice, Refused
from ..digest import page as digest_page
from ..lessons import NAMES as COURSES
from ..lessons import course
from ..words import Words
from . import boards, hint, page, progress, saves
from .answers import bare, meant
from .blocks import STAR
from .keys import keys
from .place import Place
from .rules import INDENT, explain, find, mentions
from .sitting import Sitting


class Leave(Exception):
    """Raised when somebody leaves."""


def grid(rows: Iterable[tuple[Text | str, str]]) -> RenderableType:
    """Two columns: words or signs, and what they mean."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for name, meaning in rows:
        table.add_row(name if isinstance(name, Text) else Text(name, "number"), Text(meaning))
    return Padding(table, (0, 0, 0, 2))


class Commands:
    """Commands by all their names, in the user's language and in English.

    Those here look something up; `undo` and `quit` depend on the screen.
    """

    NAMES: tuple[str, ...] = ("help", "why", "card", "aid", "signs", "log", "undo", "quit")

    def __init__(self, place: Place) -> None:
        self.place, self.words = place, place.words
        self.named = {"?": "help"}
        self.shown: dict[str, str] = {}
        self.pressed: tuple[tuple[str, str], ...] = ()  # keys that a face has, and what they do
        for language in (Words("en"), self.words):
            for name in self.NAMES:
                spelt = language.text(f"terminal-command-{name}").split()
                self.named |= {bare(word): name for word in spelt}
                self.shown[name] = spelt[0]
        self._tell: dict[str, Callable[[str, Ask, int], list[RenderableType]]] = {
            "help": self._help,
            "why": self._why,
            "card": self._card,
            "aid": self._aid,
            "signs": self._signs,
            "log": self._log,
        }

    def parse(self, typed: str) -> tuple[str, str]:
        """The command and its argument in a line that was typed; "" if it is no command."""
        first, _, rest = typed.strip().partition(" ")
        if first.startswith("?") and len(first) > 1:
            first, rest = "?", typed.strip()[1:]
        return self.named.get(first) or self.named.get(bare(first), ""), rest.strip()

    def tell(self, name: str, about: str, ask: Ask, width: int) -> list[RenderableType]:
        """The output of a command that only shows something, for a page of this width."""
        return self._tell[name](about, ask, width)

    def _overview(self) -> list[RenderableType]:
        """The list of keys, if there are any, and commands."""
        does = [(self.shown[name], self.words.text(f"terminal-does-{name}")) for name in self.NAMES]
        return [Text(), grid([*self.pressed, *does])]

    def means_yes(self, typed: str) -> bool:
        """Whether the answer to a yes-or-no question is yes."""
        yes = {*Words("en").text("terminal-yes").split(), *self.words.text("terminal-yes").split()}
        return bare(typed) in {bare(word) for word in yes}

    def refusal(self, error: Refused) -> Text:
        """An error as a sentence, with the sections behind it."""
        cites = " ".join(f"§{section}" for section in error.cites)
        style = "number" if cites else "error"
        return Text(f"  {self.words.refusal(error)} ", style).append(cites, "cite")

    def _say(self, id: str, style: str = "number", **facts: object) -> list[RenderableType]:
        return [Text(f"  {self.words.text(id, **facts)}", style)]

    def _help(self, about: str, ask: Ask, width: int) -> list[RenderableType]:
        """The rules behind the question, a section, or a search."""
        game, language = self.place.game.name, self.words.language
        if not about:
            return [*explain(game, self.words, ask.cites, brief=True), *self._overview()]
        if wanted := find(game, language, about):
            return explain(game, self.words, wanted)
        found = mentions(game, self.words, about)
        return found or self._say("terminal-no-section", "error", section=about)

    def _why(self, about: str, ask: Ask, width: int) -> list[RenderableType]:
        """Why a thing is not among the options, by what the side knows."""
        things = self.place.board.things(self.place.scene(ask.who).view, ask.of)
        names = {thing: (self.words.noun(ask.of, thing), str(thing)) for thing in things}
        found = meant(about, names)
        refused = [thing for thing in found if thing not in ask.options]
        labels = list(dict.fromkeys(names[thing][0] for thing in refused))
        if not found:
            return self._say(
                "terminal-unknown" if about else "terminal-why-what", "error", name=about
            )
        if not refused:
            key = keys(ask)[found[0]]
            return self._say("terminal-offered", choice=names[found[0]][0], key=key)
        if len(labels) > 1:
            return self._say("terminal-ambiguous", "error", typed=about, found="; ".join(labels))
        return self.why_not(refused[0], ask)

    def why_not(self, thing: Choice, ask: Ask) -> list[RenderableType]:
        """Why a thing of the kind that is asked for cannot be chosen; empty if it can."""
        error = self.place.why_not(ask.who, thing)
        return [self.refusal(error)] if error else []

    def _card(self, about: str, ask: Ask, width: int) -> list[RenderableType]:
        """Anything readable by its name; cards are tried first."""
        board, scene = self.place.board, self.place.scene(ask.who, width=width)
        names = {
            (kind, thing): (self.words.noun(kind, thing), str(thing))
            for kind in boards.readable(board)
            for thing in board.things(scene.view, kind)
            if not isinstance(thing, tuple)
        }
        found = meant(about, names)
        if not found:
            id = "terminal-nothing-to-read" if about else "terminal-card-what"
            return self._say(id, "error", name=about)
        labels = list(dict.fromkeys(names[thing][0] for thing in found))
        if len(labels) > 1:
            return self._say("terminal-ambiguous", "error", typed=about, found="; ".join(labels))
        return [*boards.about(board, scene, *found[0])]

    def _aid(self, about: str, ask: Ask, width: int) -> list[RenderableType]:
        """The player aid for the options of this game."""
        game, options = self.place.game, self.place.state.options
        text = digest_page(game.name, "aid", self.words.language, options)
        return [Padding(Markdown(text), INDENT)]

    def _signs(self, about: str, ask: Ask, width: int) -> list[RenderableType]:
        """The key to the signs."""
        known = boards.legend(self.place.board, self.place.scene(ask.who))
        return [grid([*known, (STAR, self.words.text("terminal-star"))])]

    def _log(self, about: str, ask: Ask, width: int) -> list[RenderableType]:
        """The whole log."""
        return [*page.event_lines(self.words, self.place.log, width)]


class GameCommands(Commands):
    """The further commands in a game."""

    NAMES = (
        *("help", "why", "card", "hint", "aid", "signs", "lessons", "log", "save"),  # only answer
        *("undo", "board", "coach", "resign", "quit"),
    )

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self.sitting = sitting
        self._tell |= {"hint": self._hint, "lessons": self._lessons, "save": self._save}

    def switch_coach(self) -> str:
        """Turn the coach on or off, and say so."""
        coach = self.sitting.coach
        coach.switch()
        state = "alone" if not coach.is_possible else "on" if coach.is_on else "off"
        return self.words.text(f"terminal-coach-{state}", command=self.shown["coach"])

    def _hint(self, about: str, ask: Ask, width: int) -> list[RenderableType]:
        """The best choices by what the side knows; takes a moment."""
        session = self.sitting.session
        return hint.table(self.words, ask, hint.find(session.game, session.state, ask))

    def _lessons(self, about: str, ask: Ask, width: int) -> list[RenderableType]:
        """The lessons of this game, which of them are done, and how to open one."""
        game = self.place.game.name
        if game not in COURSES:
            return self._say("lessons-no-course", "error", name=game, known=", ".join(COURSES))
        how = Text(self.words.text("terminal-lessons-how", game=game), "quiet")
        return [*progress.listed(self.words, course(game)), how]

    def _save(self, about: str, ask: Ask, width: int) -> list[RenderableType]:
        """Write a copy; the game itself is always saved."""
        session = self.sitting.session
        if not about:
            return self._say("terminal-saved", file=str(session.path))
        path = Path(about.replace("\0", "")).expanduser()
        if path.exists():
            return self._say("terminal-file-exists", "error", file=about)
        try:
            saves.write(path, session.record)
        except OSError as error:
            return [Text(f"  {trouble(self.words, error, about)}", "error")]
        return self._say("terminal-saved", file=str(path))
