"""The audit: what we install, its licences, and what is known to be wrong with it.

    python -m release.audit

The licences are read from what is installed here. Known vulnerabilities are asked of osv.dev for
every version in constraints.txt; where the network does not allow that, it is said.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from importlib.metadata import Distribution, distributions
from pathlib import Path
from urllib.error import URLError
from urllib.request import Request, urlopen

ROOT = Path(__file__).parents[1]
OSV = "https://api.osv.dev/v1/querybatch"
PATIENCE = 20  # seconds
FREE = re.compile(  # by how they call themselves
    r"MIT|BSD|Apache|ISC|Python|PSF|MPL|Mozilla|Unlicense|Zlib|HPND|LGPL|Lesser|CC0|Public Domain"
    r"|Historical|0BSD|WTFPL|Artistic|OFL",
    re.I,
)


def pinned() -> dict[str, str]:
    """By name: the versions that we test with."""
    lines = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    pairs = (line.split("==") for line in lines if "==" in line and not line.startswith("#"))
    return {plain(name): version.split(";")[0].strip() for name, version in pairs}


def plain(name: str) -> str:
    """A name as all spellings of it have it in common."""
    return re.sub(r"[-_.]+", "-", name.strip()).lower()


def unclear_licences() -> Iterator[str]:
    """What is installed under terms that we have not thought about."""
    ours = pinned()
    for found in sorted(distributions(), key=lambda one: plain(one.name)):
        if plain(found.name) in ours and not FREE.search(terms(found)):
            yield f"{found.name} {found.version}: {terms(found)[:60] or 'no licence is named'}"


def terms(found: Distribution) -> str:
    """The licence of a distribution, as it says itself."""
    told = found.metadata
    fields = ("License-Expression", "License", "Classifier")
    named = [(field, text) for field in fields for text in told.get_all(field) or ()]
    about = [text for field, text in named if field != "Classifier" or text.startswith("License")]
    files = [found.read_text(f"licenses/{file}") for file in told.get_all("License-File") or ()]
    return " ".join(about) or " ".join(text for text in files if text)


def vulnerabilities() -> list[str] | None:
    """What is known to be wrong with what we test with; None if nobody can be asked."""
    known = pinned()
    queries = [
        {"package": {"name": name, "ecosystem": "PyPI"}, "version": version}
        for name, version in known.items()
    ]
    body = json.dumps({"queries": queries}).encode()
    try:
        with urlopen(
            Request(OSV, body, {"Content-Type": "application/json"}), timeout=PATIENCE
        ) as a:
            answers = json.load(a)["results"]
    except (URLError, OSError, ValueError):
        return None
    return [
        f"{name} {version}: {', '.join(one['id'] for one in answer['vulns'])}"
        for (name, version), answer in zip(known.items(), answers, strict=True)
        if answer.get("vulns")
    ]


def main() -> int:
    unclear, wrong = [*unclear_licences()], vulnerabilities()
    for line in unclear:
        print(f"Licence to look at: {line}")
    for line in wrong or ():
        print(f"Known to be vulnerable: {line}")
    if wrong is None:
        print("LEFT OUT: known vulnerabilities, for osv.dev cannot be reached from here.")
    print(f"{len(pinned())} versions looked at.")
    return 1 if unclear or wrong else 0


if __name__ == "__main__":
    sys.exit(main())
