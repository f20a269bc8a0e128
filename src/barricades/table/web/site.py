"""The site of the documentation, where it has been built by `make docs`, or was installed."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

HOUSE = "barricades"


def site() -> Path | None:
    """Its folder: in an installed package inside it, in a checkout at its root; None without it."""
    homes = (Path(str(files(HOUSE))), Path(__file__).parents[4])
    return next((home / "site" for home in homes if (home / "site" / "index.html").is_file()), None)
