"""Notes: a small file beside the games, with lists of names under headings."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path

from . import saves


class Notes:
    """A file of notes. If it cannot be written, only the note is lost."""

    def __init__(self, name: str) -> None:
        self.name = name

    def under(self, heading: str) -> tuple[str, ...]:
        """The names under a heading, in the order in which they were added."""
        return tuple(self._read().get(heading, ()))

    def add(self, heading: str, name: str) -> None:
        """Add a name, unless it is there."""
        if name not in (known := self.under(heading)):
            self._write(heading, (*known, name))

    def strike(self, heading: str, name: str) -> None:
        """Remove a name, if it is there."""
        if name in (known := self.under(heading)):
            self._write(heading, tuple(one for one in known if one != name))

    @property
    def _path(self) -> Path:
        return saves.folder().parent / f"{self.name}.json"

    def _write(self, heading: str, names: tuple[str, ...]) -> None:
        with suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            text = json.dumps({**self._read(), heading: names}, indent=1)
            self._path.write_text(text, encoding="utf-8")

    def _read(self) -> dict[str, list[str]]:
        """All names by heading; anything else in the file is ignored."""
        try:
            known = json.loads(self._path.read_text("utf-8"))
        except (OSError, ValueError):
            return {}
        found = known.items() if isinstance(known, dict) else ()
        return {under: [*map(str, names)] for under, names in found if isinstance(names, list)}
