"""`make release`: check, build, try out, and with --tag set the tag. It publishes nothing."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Container, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from .checks import git, problems, told_sizes, version
from .trial import ALWAYS, TRIALS, attempt, pythons

ROOT = Path(__file__).parents[1]
ALIKE = 0.1  # a size that is told may be so much of it off, for versions move on


def main() -> int:
    """Returns 1 if anything stands against a release."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--tag", action="store_true", help="set the tag if all is well")
    names = [trial.name for trial in TRIALS]
    parser.add_argument("--only", nargs="*", default=names, help=f"of: {' '.join(names)}")
    given = parser.parse_args()
    found = [*problems(ROOT)]
    wheel = build()
    first, *others = pythons()
    for python in (first, *others):
        wanted = names if python in (first, *others[-1:]) else ALWAYS
        found += tried(wheel, python, {*wanted} & {*given.only})
    if found:
        print("What stands against publishing it:")
        for problem in found:
            print(f"- {problem}")
        return 1
    tag = f"v{version(ROOT)}"
    if given.tag:
        git(ROOT, "tag", "-a", tag, "-m", f"Barricades {version(ROOT)}")
    print(f"All is well. To publish, by hand: git push origin {tag}; twine upload dist/*")
    return 0


def tried(wheel: Path, python: str, only: Container[str]) -> Iterator[str]:
    """Carries out the trials of these names, and says how each went; yields what is not well."""
    told, name = told_sizes(ROOT), Path(python).name
    for trial in TRIALS:
        if trial.name not in only:
            continue
        with TemporaryDirectory() as folder:
            try:
                size = attempt(trial, python, wheel, Path(folder))
            except subprocess.CalledProcessError as error:
                print(f"{name:12} {trial.name:8} FAILS", flush=True)
                yield f"With {name}, “{trial.name}” fails: {shlex.join(error.cmd)}"
                continue
        print(f"{name:12} {trial.name:8} {size:5} MB  works", flush=True)
        if abs(size - told[trial.name]) > size * ALIKE:
            yield f"docs/install.md: “{trial.name}” is {size} MB by {name}, not {told[trial.name]}."


def build() -> Path:
    """Source and wheel, in dist/, as an index would take them."""
    dist = ROOT / "dist"
    shutil.rmtree(dist, ignore_errors=True)
    site = [sys.executable, "-m", "mkdocs", "build", "--quiet"]
    subprocess.run(site, cwd=ROOT, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"}, check=True)
    both = ["build", "--sdist", "--wheel"]  # from this tree each: a source has no site in it
    for command in ([*both, "-o", str(dist), str(ROOT)], ["twine", "check", "--strict"]):
        files = map(str, dist.iterdir()) if command[0] == "twine" else ()
        subprocess.run([sys.executable, "-m", *command, *files], check=True)
    return next(dist.glob("*.whl"))


if __name__ == "__main__":
    sys.exit(main())
