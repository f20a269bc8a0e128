"""The bot of docs/wire.md, which knows nothing of us, plays a game to its end."""

import ast
import subprocess
import sys
from pathlib import Path

from tests.running.patience import PATIENCE
from tests.table.playing import CROWD, MANY

BOT = Path(__file__).parents[2] / "docs" / "examples" / "bot.py"


def test_two_of_them_play_against_the_tables_own(live, rooms):
    made = rooms.create(MANY, {"players": 3}, {"red": "friend", "blue": "friend"}, None)
    bots = [
        subprocess.Popen(
            [sys.executable, str(BOT), f"{live}/seat/{token}"],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for token in made.tokens.values()
    ]
    for bot in bots:
        told, errors = bot.communicate(timeout=PATIENCE)
        assert (bot.returncode, errors) == (0, "")
        assert ast.literal_eval(told)["ranking"]
    assert made.room.outcome
    assert {who for who, _ in made.room.history.choices} == {*CROWD[:3]}


def test_it_is_short_and_stands_alone():
    text = BOT.read_text("utf-8")
    assert len(text.splitlines()) <= 40
    names = [n for n in ast.walk(ast.parse(text)) if isinstance(n, ast.Import | ast.ImportFrom)]
    modules = {getattr(n, "module", None) or n.names[0].name for n in names}
    assert {module.partition(".")[0] for module in modules} <= sys.stdlib_module_names
