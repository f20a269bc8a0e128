"""Format, lint and types: what `make check` looks at, beside all other tests."""

import subprocess
import sys
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[1]
TOOLS = {"format": "ruff format --check .", "lint": "ruff check .", "types": "mypy"}


@pytest.mark.allowance(300)
@pytest.mark.parametrize("what", TOOLS)
def test_the_code_is_clean(what):
    argv = [sys.executable, "-m", *TOOLS[what].split()]
    done = subprocess.run(argv, cwd=HOUSE, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{TOOLS[what]}\n{done.stdout}{done.stderr}"
