"""The example that learns by itself, over many games at once."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from barricades.fast import is_installed

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "train_by_itself.py"


@pytest.mark.slow
@pytest.mark.allowance(3600)
@pytest.mark.skipif(not is_installed(), reason="needs llvmlite: it comes with [fast]")
def test_the_example_learns_to_beat_greedy():
    """It begins by losing every game; what it reaches is told in docs/fast.md."""
    command = [sys.executable, str(EXAMPLE), "--trials", "100"]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    found = re.search(r"after \d+ games it wins (\d+)% ± \d+% against greedy", told)
    assert found, told
    assert int(found[1]) >= 60, told
