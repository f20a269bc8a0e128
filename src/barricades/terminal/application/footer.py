"""The footer: the available keys, or a message."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text
from textual.widgets import Static

from ...words import Words
from ..blocks import joined, paragraph

# Keys that are not named where there is no room for all, in this order; help names them too.
LEAST = ("back", "zoom", "aid", "why", "first", "last", "signs", "course", "eyes", "step-back")


class Footer(Static):
    """A message, on as many lines as it needs, or one line of keys."""

    def __init__(self, words: Words, keys: Iterable[str]) -> None:
        super().__init__()
        self.words, self.keys = words, tuple(keys)
        self.said, self.is_loud = "", False

    def on_mount(self) -> None:
        self._draw()

    def on_resize(self) -> None:
        self._draw()

    def say(self, text: str, *, loud: bool = False) -> None:
        """Show a message; without one, the keys."""
        self.said, self.is_loud = text, loud
        self._draw()

    def _draw(self) -> None:
        width = self.app.size.width
        if self.said:
            style = "bold reverse" if self.is_loud else "bold"
            self.update(Text("\n").join(paragraph(self.said, width - 1, style, " ")))
        else:
            self.update(joined(self._named(width)))

    def _named(self, width: int) -> list[Text]:
        """As many keys as there is room for, in order."""
        parts = {name: self._part(name) for name in self.keys}
        for name in LEAST:
            if sum(part.cell_len for part in parts.values()) <= width:
                break
            parts.pop(name, None)
        return [*parts.values()]

    def _part(self, name: str) -> Text:
        key, _, what = self.words.text(f"application-key-{name}").partition(" ")
        return joined([Text(f" {key} ", "bold"), what])
