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


def problems(root: Path) -> Iterator[str]:
    """Each thing that stands against a release, as a sentence."""
    new = version(root)
    heads = re.findall(r"^## (.+)$", (root / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    if not re.match(rf"{re.escape(new)}\b", heads[0]):
        yield f"CHANGELOG.md begins with “{heads[0]}”, not with “{new}, YEAR-MONTH-DAY”."
    if f"\nversion: {new}\n" not in (root / "CITATION.cff").read_text("utf-8"):
        yield f"CITATION.cff does not name version {new}."
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    if "Source" not in project.get("urls", {}):
        yield "pyproject.toml does not say in [project.urls] where the Source is."
    if git(root, "status", "--porcelain"):
        yield "There are changes that are not committed."
    if f"v{new}" in git(root, "tag").split():
        yield f"There is a tag v{new} already."


def git(root: Path, *words: str) -> str:
    """What git answers."""
    argv = ["git", *words]
    return subprocess.run(argv, cwd=root, capture_output=True, text=True, check=True).stdout.strip()
