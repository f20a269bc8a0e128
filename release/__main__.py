"""`make release`: check, build, try out, and with --tag set the tag. It publishes nothing."""

from __future__ import annotations

import shutil
import subprocess
import sys
from argparse import ArgumentParser
from pathlib import Path
from tempfile import TemporaryDirectory

from .checks import git, problems, version
from .trial import TRIALS, attempt, pythons

ROOT = Path(__file__).parents[1]


def main() -> int:
    """Returns 1 if anything stands against a release."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--tag", action="store_true", help="set the tag if all is well")
    names = [trial.name or "default" for trial in TRIALS]
    parser.add_argument("--only", nargs="*", default=names, help=f"of: {' '.join(names)}")
    given = parser.parse_args()
    found = [*problems(ROOT)]
    wheel = build()
    for python in pythons():
        for trial in TRIALS:
            if (name := trial.name or "default") in given.only:
                with TemporaryDirectory() as folder:
                    size = attempt(trial, python, wheel, Path(folder))
                print(f"{Path(python).name:12} {name:8} {size:5} MB  works", flush=True)
    for problem in found:
        print(problem)
    if found:
        return 1
    tag = f"v{version(ROOT)}"
    if given.tag:
        git(ROOT, "tag", "-a", tag, "-m", f"Barricades {version(ROOT)}")
    print(f"All is well. To publish, by hand: git push origin {tag}; twine upload dist/*")
    return 0


def build() -> Path:
    """Source and wheel, in dist/, as an index would take them."""
    dist = ROOT / "dist"
    shutil.rmtree(dist, ignore_errors=True)
    subprocess.run([sys.executable, "-m", "mkdocs", "build", "--quiet"], cwd=ROOT, check=True)
    for command in (["build", "-o", str(dist), str(ROOT)], ["twine", "check", "--strict"]):
        files = map(str, dist.iterdir()) if command[0] == "twine" else ()
        subprocess.run([sys.executable, "-m", *command, *files], check=True)
    return next(dist.glob("*.whl"))


if __name__ == "__main__":
    sys.exit(main())
