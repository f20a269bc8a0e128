"""Before a release: what stands against it is told, and the README can be read anywhere."""

import re
import subprocess
import sys
import tomllib
from email import message_from_bytes
from itertools import chain
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from release import audit
from release.checks import git, problems, told_sizes, version
from release.trial import TRIALS

ROOT = Path(__file__).parents[1]
HOOK = "[tool.hatch.metadata.hooks.custom]\n"
SOURCE = "https://example.org/somebody/barricades"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def test_the_constraints_cover_every_extra():
    wanted = [*PROJECT["dependencies"], *chain(*PROJECT["optional-dependencies"].values())]
    names = {audit.plain(re.split(r"[\[<>=;]", one)[0]) for one in wanted} - {"barricades"}
    assert sorted(names - audit.pinned().keys()) == []


def test_everything_is_under_a_licence_that_we_have_thought_about():
    assert [*audit.unclear_licences()] == []


@pytest.fixture
def house(tmp_path):
    """The files that a release looks at, as they would be for one."""
    new = version(ROOT)
    files = {
        "src/barricades/__init__.py": f'__version__ = "{new}"\n',
        "CHANGELOG.md": f"# Changelog\n\n## {new}, 2026-12-24\n",
        "CITATION.cff": f"title: Barricades\nversion: {new}\nrepository-code: {SOURCE}\n",
        "pyproject.toml": f'{HOOK}source = "{SOURCE}"\n',
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    git(tmp_path, "init", "-q")
    git(tmp_path, "add", ".")
    who = ("-c", "user.name=Nobody", "-c", "user.email=nobody@example.org")
    git(tmp_path, *who, "commit", "-qm", "All")
    return tmp_path


def test_nothing_stands_against_a_release_that_is_ready(house):
    assert [*problems(house)] == []


@pytest.mark.parametrize(
    ("file", "text", "told"),
    [
        ("CHANGELOG.md", "# Changelog\n\n## Unreleased\n", "CHANGELOG.md begins with “Unreleased”"),
        ("CITATION.cff", f"\nrepository-code: {SOURCE}\n", "CITATION.cff does not name version"),
        ("CITATION.cff", f"\nversion: {version(ROOT)}\n", "CITATION.cff does not say"),
        ("pyproject.toml", f'{HOOK}source = ""\n', "pyproject.toml does not say yet"),
        ("pyproject.toml", f'{HOOK}source = "{SOURCE}/"\n', "pyproject.toml says that the source"),
    ],
)
def test_what_stands_against_it_is_told(house, file, text, told):
    (house / file).write_text(text, "utf-8")
    found = [*problems(house)]
    assert found[0].startswith(told)
    assert found[1:] == ["There are changes that are not committed."]


def test_no_version_is_released_twice(house):
    git(house, "tag", f"v{version(house)}")
    assert [*problems(house)] == [f"There is a tag v{version(house)} already."]


def test_every_dependency_has_a_lower_bound():
    named = [PROJECT["dependencies"], *PROJECT["optional-dependencies"].values()]
    bare = [text for group in named for text in group if not re.search(r">=|^barricades\[", text)]
    assert bare == []


def test_the_citation_names_the_version():
    assert f"version: {version(ROOT)}\n" in (ROOT / "CITATION.cff").read_text("utf-8")


def test_links_of_the_readme_lead_somewhere_on_an_index():
    absolute = pytest.importorskip("hatch_build").absolute
    text = absolute((ROOT / "README.md").read_text("utf-8"), SOURCE)
    targets = re.findall(r"\]\(([^)\s]+)\)", text)
    assert all(target.startswith(("https://", "#")) for target in targets)
    assert f"{SOURCE}/raw/main/docs/pictures/table-dual-powers.png" in targets
    assert f"{SOURCE}/blob/main/docs/start.md" in targets


def test_the_address_is_said_once():
    """From it come all addresses of the metadata; without it there are none."""
    hook = pytest.importorskip("hatch_build").Addresses
    for source, lead in (("", "(docs/start.md)"), (SOURCE, f"({SOURCE}/blob/main/docs/start.md)")):
        metadata: dict[str, Any] = {}
        hook(str(ROOT), {"source": source}).update(metadata)
        assert lead in metadata["readme"]["text"]
        assert all(url.startswith(SOURCE) for url in metadata["urls"].values())
        assert bool(metadata["urls"]) == bool(source)


def test_the_weight_of_every_extra_is_told():
    assert told_sizes(ROOT).keys() == {trial.name for trial in TRIALS}
    ours = {"bench", "dev", "docs", "release", "table"}  # for work on the house; empty
    assert {*PROJECT["optional-dependencies"]} - ours == told_sizes(ROOT).keys() - {
        "bare",
        "default",
    }


@pytest.mark.slow
def test_a_wheel_has_all_it_needs(tmp_path):
    pytest.importorskip("build", reason="build is missing: it comes with [release]")
    build = [sys.executable, "-m", "build", "--wheel", "-o", str(tmp_path), str(ROOT)]
    subprocess.run(build, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    with ZipFile(wheel) as file:
        names = file.namelist()
        told = message_from_bytes(file.read(next(n for n in names if n.endswith("/METADATA"))))
    assert any(name.endswith("share/man/man1/barricades.1") for name in names)
    assert any(name.startswith("barricades/docs/games/") for name in names)
    assert told["Description-Content-Type"] == "text/markdown"
    assert {*told.get_all("Provides-Extra", [])} >= {"arena", "lab", "club", "cluster", "export"}
