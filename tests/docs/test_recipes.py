"""The recipes of docs/contribute/ that are patches: each can be followed as it is written."""

from __future__ import annotations

import re

import pytest

from tests.docs.copies import RECIPES, blocks, copied, follow, run

PATCHED = [page for page in sorted(RECIPES.glob("*.md")) if "```diff" in page.read_text("utf-8")]
every_recipe = pytest.mark.parametrize("page", PATCHED, ids=lambda page: page.stem)


@every_recipe
@pytest.mark.slow
def test_a_recipe_can_be_followed(page, tmp_path):
    follow(copied(tmp_path / "house"), page.read_text("utf-8"))


def test_the_patches_of_every_recipe_fit_the_code(tmp_path):
    """So that whoever changes a line that a recipe changes learns of it at once."""
    for page in PATCHED:
        house = copied(tmp_path / page.stem)
        for language, text, _ in blocks(page.read_text("utf-8")):
            if language == "diff":
                run(house, "git", "apply", "-", lines=text)


@every_recipe
def test_a_recipe_counts_its_files(page):
    """Beside what is patched, there is the changelog."""
    text = page.read_text("utf-8")
    patches = "".join(block for language, block, _ in blocks(text) if language == "diff")
    by_hand = len({*re.findall(r"^\+\+\+ b/(.+)$", patches, re.MULTILINE)}) + 1
    assert sum(map(int, re.findall(r"\((\d+)\s+files?\)", text))) == by_hand
    assert re.search(rf"\*\*(\d+ files: )?{by_hand} (by hand|files)", text)
