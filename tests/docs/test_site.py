"""The site: no link leads nowhere, every page can be reached, and every command line is one."""

import json
import re
import shlex
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path

import pytest

from barricades.commands import COMMANDS, parsers
from barricades.words import Words

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "SECURITY.md", *DOCS.rglob("*.md")]
LINK = re.compile(r"\]\(((?!https?:|mailto:)[^)\s]+)\)")
COMMAND = re.compile(r"^\s*(?:\.venv/bin/)?barricades (\w+.*)$", re.MULTILINE)


def anchors(page: Path) -> set[str]:
    """The headings of a page, as links name them."""
    heads = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    plain = [re.sub(r"[^\w\- ]", "", head.lower()) for head in heads]
    return {head.strip().replace(" ", "-") for head in plain}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page):
    text = re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.DOTALL)
    for target in LINK.findall(text):
        path, _, anchor = target.partition("#")
        file = (page.parent / path).resolve() if path else page
        assert file.exists(), target
        if anchor and file.suffix == ".md":
            assert anchor in anchors(file), target


def test_nobody_is_told_to_install_a_name_that_is_not_ours_yet():
    """There is no release: whoever owns that name on an index, it is not us."""
    told = [*PAGES, *(ROOT / "src" / "barricades" / "locale").rglob("*.ftl")]
    named = re.compile(r"pipx? install [\"']?barricades")
    assert [page for page in told if named.search(page.read_text("utf-8"))] == []


def test_every_page_of_the_site_can_be_reached():
    listed = (ROOT / "mkdocs.yml").read_text("utf-8")
    apart = ("decisions", "examples")  # are listed by the site itself; are no pages
    found = [page.relative_to(DOCS) for page in DOCS.rglob("*.md")]
    missing = [page for page in found if str(page) not in listed and page.parts[0] not in apart]
    assert missing == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_command_line_can_be_typed(page):
    blocks = re.findall(r"```(?:sh)?\n(.*?)```", page.read_text("utf-8"), re.DOTALL)
    for line in [line for block in blocks for line in COMMAND.findall(block)]:
        name, *given = shlex.split(line.partition(" > ")[0], comments=True)
        assert name in COMMANDS, line
        assert any(_takes(parser, given) for parser in parsers(name, Words("en"))), line


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_block_of_data_can_be_read(page):
    """What is Python in a page is run as a doctest."""
    read = {"json": json.loads, "toml": tomllib.loads}
    for kind, text in re.findall(r"```(json|toml)\n(.*?)```", page.read_text("utf-8"), re.DOTALL):
        read[kind](text)


def test_what_is_no_doctest_is_an_excerpt():
    """What a page shows of the code stands there, be it ours or that of an example."""
    files = [*(ROOT / "src").rglob("*.py"), *(DOCS / "examples").rglob("*.py")]
    code = [file.read_text("utf-8") for file in files]
    for page in PAGES:
        for text in re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.DOTALL):
            assert ">>> " in text or any(text in file for file in code), (page, text)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_whatever_else_is_to_be_typed_is_there(page):
    """Targets of make, modules and scripts."""
    goals = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    blocks = re.findall(r"```(?:sh|text)?\n(.*?)```", page.read_text("utf-8"), re.DOTALL)
    lines = [line for block in blocks for line in block.splitlines()]
    for line in lines:
        if made := re.match(r"make (\w+)", line):
            assert made[1] in goals, line
        if script := re.match(r"python3? ([\w/]+\.py)", line):
            assert (ROOT / script[1]).is_file(), line
        if module := re.match(r"python3? -m ([\w.]+)", line):
            assert find_spec(module[1]), line


def _takes(parser, given):
    try:
        return parser.parse(given)
    except ValueError:
        return None


@pytest.mark.slow
def test_the_site_is_built_without_a_warning(tmp_path):
    pytest.importorskip("mkdocs")
    build = [sys.executable, "-m", "mkdocs", "build", "--strict", "-d", str(tmp_path / "site")]
    done = subprocess.run(build, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    assert "WARNING -" not in done.stderr
    assert "<script>" not in (tmp_path / "site" / "index.html").read_text("utf-8")
