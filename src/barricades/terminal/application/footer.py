"""The footer: the keys there are, or a word that is more urgent."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text
from textual.widgets import Static

from ...words import Words
from ..blocks import joined


class Footer(Static):
    """A line for what is to be said now, and one for the keys."""

    def __init__(self, words: Words, keys: Iterable[str]) -> None:
        super().__init__()
        self.words, self.keys = words, tuple(keys)

    def on_mount(self) -> None:
        self.say("")

    def say(self, text: str, *, loud: bool = False) -> None:
        """Something; without it, what the keys are for: the last, and of the others what fits."""
        if text:
            self.update(Text(f" {text}", "bold reverse" if loud else "bold"))
            return
        *most, last = (self._part(name) for name in self.keys)
        line, room = Text(), self.app.size.width - last.cell_len
        for part in most:
            if line.cell_len + part.cell_len > room:
                break
            line.append_text(part)
        self.update(line.append_text(last))

    def _part(self, name: str) -> Text:
        key, _, what = self.words.text(f"application-key-{name}").partition(" ")
        return joined([Text(f" {key} ", "bold"), what])
