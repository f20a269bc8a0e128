"""What has to be true of the files before there is a release."""

from __future__ import annotations

import re
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path


def version(root: Path) -> str:
    """The version, as the code has it."""
    text = (root / "src" / "barricades" / "__init__.py").read_text("utf-8")
    found = re.search(r'__version__ = "([^"]+)"', text)
    assert found, "src/barricades/__init__.py names no version"
    return found[1]


def address(root: Path) -> str:
    """Where the repository can be read; empty until there is such a place."""
    tool = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]
    found: str = tool["hatch"]["metadata"]["hooks"]["custom"]["source"]
    return found


def told_sizes(root: Path) -> dict[str, int]:
    """How many MB each extra weighs with all it needs, as docs/install.md says."""
    rows = re.findall(
        r"^\| `?(\w+)`? \|.*\| (\d+) MB \|$",
        (root / "docs" / "install.md").read_text("utf-8"),
        re.MULTILINE,
    )
    return {name: int(size) for name, size in rows}


def problems(root: Path) -> Iterator[str]:
    """Each thing that stands against a release, as a sentence."""
    new = version(root)
    heads = re.findall(r"^## (.+)$", (root / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    if not re.match(rf"{re.escape(new)}\b", heads[0]):
        yield f"CHANGELOG.md begins with “{heads[0]}”, not with “{new}, YEAR-MONTH-DAY”."
    citation = (root / "CITATION.cff").read_text("utf-8")
    if f"\nversion: {new}\n" not in citation:
        yield f"CITATION.cff does not name version {new}."
    if not (source := address(root)):
        yield "pyproject.toml does not say yet, under hooks.custom, where the source is."
    elif not re.fullmatch(r"https://[\w.-]+/[\w.-]+/[\w.-]+", source):
        yield f"pyproject.toml says that the source is at “{source}”, not at https://HOST/OWNER/NAME."
    elif f"\nrepository-code: {source}\n" not in citation:
        yield f"CITATION.cff does not say “repository-code: {source}”."
    if git(root, "status", "--porcelain"):
        yield "There are changes that are not committed."
    if f"v{new}" in git(root, "tag").split():
        yield f"There is a tag v{new} already."


def git(root: Path, *words: str) -> str:
    """What git answers."""
    argv = ["git", *words]
    return subprocess.run(argv, cwd=root, capture_output=True, text=True, check=True).stdout.strip()
