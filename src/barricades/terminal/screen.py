"""The screen: output and input of the line mode. Tests replace it with a scripted one."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from typing import TYPE_CHECKING

from rich.console import Console, RenderableType
from rich.text import Text

from .palette import THEME

if TYPE_CHECKING:
    import readline
else:
    try:
        import readline
    except ImportError:  # Windows has none; lines are then edited as the console can
        readline = None

WIPE = "\x1b[H\x1b[2J"
FORGET = f"{WIPE}\x1b[3J"  # also what could be scrolled back to


class Screen:
    """A console to write on and a keyboard to read from.

    `is_full` says whether the application can run: on a terminal that is not dumb.
    """

    def __init__(self, console: Console | None = None, *, interactive: bool | None = None) -> None:
        if console is None and isinstance(sys.stdout, TextIOWrapper):
            sys.stdout.reconfigure(errors="replace")  # a sign the terminal lacks is no trouble
        self.console = console or Console(highlight=False, theme=THEME)
        live = sys.stdin.isatty() and self.console.is_terminal
        self.interactive = live if interactive is None else interactive
        self.is_full = interactive is None and live and not self.console.is_dumb_terminal

    @property
    def width(self) -> int:
        """The columns to draw in, within the limits of the boards."""
        return max(60, min(self.console.width, 110))

    @property
    def height(self) -> int:
        """The lines of a page; unlimited if the output is not a terminal."""
        return self.console.height if self.interactive else 1000

    def show(self, *parts: RenderableType) -> None:
        """Print something."""
        lines = [part for part in parts if isinstance(part, Text)]
        whole = [Text("\n").join(lines)] if len(lines) == len(parts) else parts  # far quicker
        for part in whole:
            self.console.print(part, width=self.width)

    @contextmanager
    def busy(self) -> Iterator[Callable[[str], None]]:
        """While something takes a while: show a line about it, and remove it afterwards."""
        status = self.console.status("", spinner_style="quiet")

        def say(text: str) -> None:
            status.update(Text(text, "quiet"))
            status.start()

        try:
            yield say
        finally:
            status.stop()

    def wipe(self, how: str = WIPE) -> None:
        """Clear the screen."""
        if self.interactive:
            self.console.file.write(how)
            self.console.file.flush()

    def forget(self) -> None:
        """Clear the screen, its scrollback and the input history, for another person."""
        self.wipe(FORGET)
        if readline and self.interactive:
            readline.clear_history()

    def read(self, prompt: str, known: Iterable[str] = ()) -> str:
        """Read a line; Tab completes what is in `known`."""
        if readline and self.interactive:
            readline.set_completer(Completer(tuple(known)))
            readline.set_completer_delims("")
            edits = "libedit" in (readline.__doc__ or "")  # as on a Mac
            readline.parse_and_bind("bind ^I rl_complete" if edits else "tab: complete")
        typed = input(self._bold(prompt)).strip()
        if not self.interactive:
            self.show(Text(typed))  # nobody's keyboard has echoed it
        return typed

    def _bold(self, prompt: str) -> str:
        """The prompt in bold, with the marks that readline needs to know its width."""
        if readline and self.interactive and not self.console.no_color:
            return f"\001\x1b[1m\002{prompt}\001\x1b[0m\002"
        return prompt


class Completer:
    """Completes words for readline."""

    def __init__(self, known: tuple[str, ...]) -> None:
        self.known = known

    def __call__(self, begun: str, nth: int) -> str | None:
        fitting = [text for text in self.known if text.casefold().startswith(begun.casefold())]
        return fitting[nth] if nth < len(fitting) else None
