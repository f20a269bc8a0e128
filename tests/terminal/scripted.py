"""A screen that types what it is told to, and remembers what it was shown."""

from collections.abc import Callable, Iterable
from functools import cache
from io import StringIO

from rich.console import Console

from barricades.__main__ import main
from barricades.games import NAMES, load
from barricades.terminal.palette import THEME
from barricades.terminal.screen import FORGET, WIPE, Screen
from barricades.terminal.session import Session

Watch = Callable[["Scripted"], str | None]


class Scripted(Screen):
    """Types line after line; then the terminal is closed."""

    def __init__(
        self,
        lines: Iterable[str] = (),
        *,
        watch: Watch | None = None,
        width: int = 100,
        height: int = 200,
        interactive: bool = True,
    ) -> None:
        self.paper = StringIO()
        console = Console(
            file=self.paper,
            width=width,
            height=height,
            theme=THEME,
            highlight=False,
            color_system=None,
        )
        super().__init__(console, interactive=interactive)
        self.lines, self.watch, self.prompts = iter(lines), watch, 0

    def read(self, prompt: str, known: Iterable[str] = ()) -> str:
        self.prompts += 1
        typed = self.watch(self) if self.watch else None
        if typed is None and (typed := next(self.lines, None)) is None:
            raise EOFError
        self.paper.write(f"{prompt}{typed}\n")
        return typed.strip()

    @property
    def all(self) -> str:
        """All that was ever shown."""
        return self.paper.getvalue()

    @property
    def page(self) -> str:
        """The page that is shown."""
        return self.all.rpartition(WIPE)[2]

    @property
    def now(self) -> str:
        """What is on the screen, and what could be scrolled back to."""
        return self.all.rpartition(FORGET)[2]


@cache
def finished() -> str:
    """The record of a game that two bots have played to its end."""
    game = load(NAMES[0])
    session = Session.begin(game, {}, dict.fromkeys(game.sides({}), "random"), secret=b"1917")
    session.proceed()
    session.path.unlink()
    return session.record.dumps()


def run(*argv: str, lines: Iterable[str] = (), interactive: bool = False) -> tuple[int, str]:
    """A command line carried out: its exit code, and all that it showed."""
    screen = Scripted(lines, interactive=interactive)
    return main(argv, screen), screen.all
