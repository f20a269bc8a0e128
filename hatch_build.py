"""What a wheel needs beside the code: addresses, the README with whole links, the site if built."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

PICTURES = (".png", ".svg")


class Addresses(MetadataHookInterface):
    """Fills in `urls` and `readme`, from the one place where the repository's address stands.

    That is `source`, in `[tool.hatch.metadata.hooks.custom]` of pyproject.toml. While it is empty
    there are no addresses, and links of the README stay as they are.
    """

    def update(self, metadata: dict[str, Any]) -> None:
        text = (Path(self.root) / "README.md").read_text("utf-8")
        source = self.config["source"]
        metadata["urls"] = addresses(source) if source else {}
        metadata["readme"] = {
            "content-type": "text/markdown",
            "text": absolute(text, source) if source else text,
        }


class Site(BuildHookInterface):  # type: ignore[type-arg]
    """The documentation goes along, for the table to serve."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        site = Path(self.root) / "site"
        if version == "standard" and (site / "index.html").is_file():
            for path in site.rglob("*"):
                if path.is_file() and path.suffix != ".map":
                    inside = path.relative_to(site).as_posix()
                    build_data["force_include"][str(path)] = f"barricades/site/{inside}"


def addresses(source: str) -> dict[str, str]:
    """What an index shows beside a project."""
    return {
        "Source": source,
        "Documentation": f"{source}/blob/main/docs/start.md",
        "Changelog": f"{source}/blob/main/CHANGELOG.md",
        "Issues": f"{source}/issues",
    }


def absolute(text: str, source: str) -> str:
    """Links and pictures that lead to files lead to the same files of the repository."""

    def whole(found: re.Match[str]) -> str:
        target = found[1]
        if re.match(r"[a-z]+:|#", target):
            return found[0]
        kind = "raw" if target.endswith(PICTURES) else "blob"
        return f"]({source}/{kind}/main/{target})"

    return re.sub(r"\]\(([^)\s]+)\)", whole, text)
