"""The cross table: it goes on where it stopped, and is written into its page."""

import re

from benchmarks import ladder


def played(folder, games):
    every = ladder.pairs(["revolution"], ["easy", "medium"], folder)
    ladder.play(every, games, minutes=60, jobs=1)
    return every


def test_a_table_goes_on_with_the_games_that_were_played(tmp_path, monkeypatch):
    monkeypatch.setattr(ladder, "FIRST", 4)
    (pair,) = played(tmp_path, 8)
    assert pair.bots == ("medium", "easy")
    kept = pair.path.read_bytes()
    (again,) = played(tmp_path, 8)
    assert again.numbers == {*range(1, 9)}
    assert again.path.read_bytes() == kept
    page = tmp_path / "page.md"
    page.write_text(f"before\n{ladder.BEGIN}\nold\n{ladder.END}\nafter\n", "utf-8")
    ladder.write(page, "\n".join(ladder.table([again])))
    text = page.read_text("utf-8")
    assert re.search(r"\| Revolution! \| medium \| 3 × easy \| 8 \| \d+\.\d % \(\d+–\d+\) \|", text)
    assert re.search(r"\| medium \| .*[+-]\d+ ± \d+", text)
    assert text.startswith("before")
    assert text.endswith("after\n")
    assert "old" not in text
