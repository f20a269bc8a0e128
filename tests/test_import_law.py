"""The law of the house: who may import whom.

core ← games ← {words, digest, dealer, hold, position, seal} ← {prompt, encoding} ← fast ← bots
← play ← lessons ← search ← {table, terminal, lab, mcp} ← commands ← shell, and inside the table
{store, boards} ← live ← web ← features ← server.
"""

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
HOUSE = TESTS.parent / "src" / "barricades"

LEVELS = (
    ("__init__",),  # the door: whoever enters any room passes it, so it imports no room
    ("core",),
    ("games",),
    ("words", "digest", "dealer", "hold", "picture", "position", "seal"),
    ("prompt", "encoding", "command_line"),
    ("listening",),
    ("fast",),
    ("bots",),
    ("play",),
    ("lessons",),
    ("search",),
    ("table", "terminal", "lab", "mcp"),
    ("commands",),
    ("shell",),
    ("__main__",),
)
LEVEL = {room: level for level, rooms in enumerate(LEVELS) for room in rooms}
SHARED = ("barricades.table.boards",)  # which the laboratory draws too
FLOORS = (  # of the table
    ("__init__",),
    ("store", "boards"),
    ("live",),
    ("web",),
    ("features",),
    ("server",),
    ("main",),
)
FLOOR = {room: level for level, rooms in enumerate(FLOORS) for room in rooms}
ONLY_IN = {"sqlalchemy": {"store"}, "fastapi": {"web", "features", "server"}}
ONLY_IN["starlette"] = ONLY_IN["fastapi"]
PURE = {"core", "games"}
IMPURE = {"asyncio", "datetime", "logging", "os", "random", "socket", "subprocess"}
IMPURE |= {"threading", "time"}
SMALL = {"lark"}  # pure Python, and small, so that a game may stand on it
# Rooms that may hold a file named after a game.
SHOWROOMS = {"encoding", "fast", "bots", "play", "lessons", "table", "terminal", "lab", "locale"}

Found = tuple[ast.Import | ast.ImportFrom | ast.Constant, str]  # where it stands, what it names


def breaches(house: Path, tests: Path) -> Iterator[str]:
    """Each breach of the law is one sentence."""
    games = {p.name for p in (house / "games").iterdir() if p.is_dir() and p.name[0] not in "._"}
    for path in files(house):
        rooms = path.relative_to(house)
        strange = {game for game in games if not may_name(rooms, game)}
        for game in sorted(strange & set(plain(rooms))):
            yield f"{rooms} is named after {game}, but is not where a game may be named."
        if path.suffix == ".py":
            code = read(path)
            found = [*imports(code, path, house)]
            yield from (f"{rooms}, {breach}" for breach in misplaced(code, found, path, house))
            if rooms.parts[0] == "table":
                yield from (f"{rooms}, {breach}" for breach in on_wrong_floor(found, path, house))
            yield from (f"{rooms}, {breach}" for breach in naming([*found, *paths(code)], strange))
    yield from knotted(house)
    for path in files(tests, ".py"):
        desk = path.relative_to(tests)
        strange = {game for game in games if not belongs_to(desk, game)}
        code = read(path)
        found = [*imports(code, path, house), *paths(code)]
        yield from (f"tests/{desk}, {breach}" for breach in naming(found, strange))


def read(path: Path) -> list[ast.AST]:
    """All that stands in a file, at whatever depth."""
    return [*ast.walk(ast.parse(path.read_text(encoding="utf-8")))]


def misplaced(
    code: list[ast.AST], found: Iterable[Found], path: Path, house: Path
) -> Iterator[str]:
    """Rooms look only to their left; core and games are pure."""
    room = plain(path.relative_to(house))[0]
    if room not in LEVEL:
        yield f"line 1: {room} is no room of the house."
        return
    types_only = set(guarded(code))
    for node, module in found:
        top, _, rest = module.partition(".")
        target = rest.partition(".")[0]
        where = f"line {node.lineno}: {room} may not import"
        if top == "barricades":
            shared = room == "lab" and module.startswith(SHARED)
            if target in LEVEL and target != room and LEVEL[target] >= LEVEL[room] and not shared:
                yield f"{where} {target} ({module})."
        elif room in PURE and top in IMPURE:
            if not (node in types_only and is_random_type(node)):
                yield f"{where} {top}."
        elif room in PURE and top not in sys.stdlib_module_names | SMALL:
            yield f"{where} {top}, which is neither the standard library nor ours."


def on_wrong_floor(found: Iterable[Found], path: Path, house: Path) -> Iterator[str]:
    """The folders of the table look only downwards; SQL and HTTP stay where they belong."""
    room = plain(path.relative_to(house / "table"))[0]
    if room not in FLOOR:
        yield f"line 1: {room} is no folder of the table."
        return
    for node, module in found:
        top, *inner = module.split(".")
        where = f"line {node.lineno}: {room} may not import"
        if inner[:1] == ["table"] and len(inner) > 1:
            other = inner[1]
            if other in FLOOR and other != room and FLOOR[other] >= FLOOR[room]:
                yield f"{where} {other} ({module})."
        elif room not in ONLY_IN.get(top, {room}):
            yield f"{where} {top}."


def knotted(house: Path) -> Iterator[str]:
    """Features of the table may use one another, but not in a circle."""
    uses: dict[str, set[str]] = {}
    for path in files(house / "table" / "features", ".py"):
        feature, *inside = path.relative_to(house / "table" / "features").parts
        if inside:
            used = (module.split(".")[2:] for _, module in imports(read(path), path, house))
            found = {inner[1] for inner in used if inner[:1] == ["features"] and len(inner) > 1}
            uses[feature] = uses.get(feature, set()) | found - {feature}
    try:
        TopologicalSorter(uses).prepare()
    except CycleError as error:
        yield f"table/features: {' uses '.join(error.args[1][::-1])}."


def naming(found: Iterable[Found], games: set[str]) -> Iterator[str]:
    """A game is named, in an import or as a path, only where it is at home."""
    for node, name in found:
        for game in sorted(games & set(plain(Path(re.sub(r"[.\\]", "/", name))))):
            yield f"line {node.lineno}: {name} names {game}, which is not at home here."


def may_name(path: Path, game: str) -> bool:
    """A game is at home in its folder, in the registry, and in files and folders named after it."""
    room, *inside = plain(path)
    if room == "games":
        return inside[0] in {game, "__init__"}
    return room in SHOWROOMS and game in inside


def belongs_to(path: Path, game: str) -> bool:
    """A game's tests are named after it, with or without `test_`."""
    return any(re.match(rf"(test_)?{game}(_|$)", part) for part in plain(path))


def plain(path: Path) -> list[str]:
    """Names on a path, without endings, a game's name being spelt as its folder is."""
    return [part.partition(".")[0].replace("-", "_") for part in path.parts]


def files(folder: Path, suffix: str = "") -> list[Path]:
    found = folder.rglob(f"*{suffix}")
    return sorted(p for p in found if p.is_file() and "__pycache__" not in p.parts)


def imports(code: list[ast.AST], path: Path, house: Path) -> Iterator[Found]:
    """Every module imported, at whatever depth of the file, by its full name."""
    base = house.parent if path.is_relative_to(house) else house.parent.parent
    package = path.parent.relative_to(base).parts if path.is_relative_to(base) else ()
    for node in code:
        if isinstance(node, ast.Import):
            yield from ((node, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = package[: len(package) - node.level + 1] if node.level else ()
            origin = ".".join([*start, *filter(None, [node.module])])
            for alias in node.names:
                inner = house.parent.joinpath(*origin.split("."), alias.name)
                is_module = inner.is_dir() or inner.with_suffix(".py").is_file()
                yield node, f"{origin}.{alias.name}" if is_module else origin


def paths(code: list[ast.AST]) -> Iterator[Found]:
    """Every string that reads as a path or a module: joined by slashes or dots, without blanks."""
    operands = {
        side
        for node in code
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div)
        for side in (node.left, node.right)
    }
    for node in code:
        if isinstance(node, ast.Constant) and isinstance(text := node.value, str):
            joined = node in operands or re.search(r"[./\\]", text)
            if joined and not re.search(r"\s", text):
                yield node, text


def guarded(code: list[ast.AST]) -> Iterator[ast.AST]:
    """What stands under `if TYPE_CHECKING:` and never runs."""
    for node in code:
        if isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING"):
            yield from (inner for line in node.body for inner in ast.walk(line))


def is_random_type(node: ast.AST) -> bool:
    return ast.unparse(node) == "from random import Random"


def test_the_house_keeps_its_law():
    assert (HOUSE / "core").is_dir()
    assert (HOUSE / "games").is_dir()
    assert "\n".join(breaches(HOUSE, TESTS)) == ""


def test_what_the_app_holds_is_reached_in_few_places():
    reads = {path for path in files(HOUSE / "table", ".py") if "app.state" in path.read_text()}
    assert {str(path.relative_to(HOUSE / "table")) for path in reads} == {
        "server/app.py",
        "web/state.py",
        "features/analysis/analysis.py",
        "features/notifications/notifications.py",
    }


def plant(root: Path, planted: Iterable[tuple[str, str]]) -> list[str]:
    """What the law says of a house with two games, a room on each level, and these files."""
    ground = [*(f"src/barricades/{room}/__init__.py" for room in ("core", "bots", "table", "lab"))]
    ground += ["src/barricades/words.py", "src/barricades/dealer.py", "tests/test_core.py"]
    ground += [f"src/barricades/games/{game}/__init__.py" for game in ("red_mill", "bridge")]
    for name, text in [*((name, "") for name in ground), *planted]:
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return list(breaches(root / "src" / "barricades", root / "tests"))


LAWFUL = [
    ("core/agenda.py", "import json\nfrom . import asks\nfrom barricades import __version__"),
    (
        "core/deal.py",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING: from random import Random",
    ),
    ("games/__init__.py", "from barricades.games import bridge, red_mill"),
    ("games/bridge/turn.py", "from barricades.core import agenda\nfrom .state import red_mill"),
    ("games/bridge/state.py", "def red_mill(): ..."),
    ("words.py", "import os\nimport fluent.runtime\nfrom barricades import games"),
    ("bots/greedy.py", "import random\nfrom .. import dealer, words"),
    ("bots/red_mill.py", "from barricades.games.red_mill import scoring"),
    ("table/boards/red-mill/board.html", ""),
    ("table/server/app.py", "import barricades.bots\nload('red-mill')\n'The red_mill. It turns.'"),
    ("lab/painting.py", "from ..table import boards"),
    ("encoding/red_mill.py", "import numpy\nfrom ..games.red_mill import box"),
    ("lab/schema/bridge.py", "from barricades.games.bridge.box import box_for"),
    ("lab/pettingzoo/__init__.py", "import pettingzoo\nVERSIONS = {'red_mill_v0': 'red-mill'}"),
    ("locale/de/red-mill.ftl", ""),
    ("__main__.py", "from barricades.table import app"),
]


def test_a_lawful_house_has_nothing_to_hear(tmp_path):
    house = [(f"src/barricades/{name}", text) for name, text in LAWFUL]
    tests = [
        ("tests/games/red_mill/test_turn.py", "import barricades.games.red_mill"),
        ("tests/table/test_bridge_board.py", "'games/bridge/board'"),
    ]
    assert plant(tmp_path, house + tests) == []


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        (
            "core/agenda.py",
            "import json\nimport barricades.games",
            "line 2: core may not import games (barricades.games).",
        ),
        (
            "core/agenda.py",
            "def late():\n    from ..table import app",
            "line 2: core may not import table (barricades.table).",
        ),
        (
            "core/__init__.py",
            "from .. import words",
            "line 1: core may not import words (barricades.words).",
        ),
        (
            "words.py",
            "from barricades import dealer",
            "line 1: words may not import dealer (barricades.dealer).",
        ),
        (
            "lab/encode.py",
            "import barricades.table.server.app as a",
            "line 1: lab may not import table (barricades.table.server.app).",
        ),
        (
            "encoding/bridge.py",
            "from ..games.red_mill import box",
            "line 1: barricades.games.red_mill names red_mill, which is not at home here.",
        ),
        (
            "lab/openspiel/game.py",
            "from barricades.games.bridge import state",
            "line 1: barricades.games.bridge names bridge, which is not at home here.",
        ),
        (
            "table/live/room.py",
            "from ..web import request",
            "line 1: live may not import web (barricades.table.web).",
        ),
        (
            "table/features/chat/pages.py",
            "import sqlalchemy",
            "line 1: features may not import sqlalchemy.",
        ),
        ("table/rooms/room.py", "", "line 1: rooms is no folder of the table."),
        (
            "bots/greedy.py",
            "from barricades.lab import arena",
            "line 1: bots may not import lab (barricades.lab).",
        ),
        (
            "games/bridge/learn.py",
            "import numpy",
            "line 1: games may not import numpy, which is neither the standard library nor ours.",
        ),
        (
            "__init__.py",
            "from barricades.core import Ask",
            "line 1: __init__ may not import core (barricades.core).",
        ),
        ("manager.py", "", "line 1: manager is no room of the house."),
        ("core/clock.py", "from os.path import join", "line 1: core may not import os."),
        (
            "games/bridge/dice.py",
            "from random import Random",
            "line 1: games may not import random.",
        ),
        (
            "games/bridge/dice.py",
            "if TYPE_CHECKING:\n    from random import choice",
            "line 2: games may not import random.",
        ),
        (
            "games/bridge/dice.py",
            "if TYPE_CHECKING: pass\nelse:\n    from random import Random",
            "line 3: games may not import random.",
        ),
        (
            "core/text.py",
            "import rich.table",
            "line 1: core may not import rich, which is neither the standard library nor ours.",
        ),
        (
            "games/bridge/turn.py",
            "from .. import red_mill",
            "line 1: barricades.games.red_mill names red_mill, which is not at home here.",
        ),
        (
            "bots/bridge.py",
            "from barricades.games.red_mill.state import State",
            "line 1: barricades.games.red_mill.state names red_mill, which is not at home here.",
        ),
        (
            "table/server/app.py",
            "from importlib import import_module\nimport_module('barricades.games.bridge')",
            "line 2: barricades.games.bridge names bridge, which is not at home here.",
        ),
        (
            "words.py",
            "text = f'docs/games/red-mill/{page}'",
            "line 1: docs/games/red-mill/ names red_mill, which is not at home here.",
        ),
        (
            "words.py",
            "folder = docs / 'bridge'",
            "line 1: bridge names bridge, which is not at home here.",
        ),
    ],
)
def test_a_breach_is_told_in_one_sentence(tmp_path, name, text, sentence):
    assert plant(tmp_path, [(f"src/barricades/{name}", text)]) == [f"{name}, {sentence}"]


def test_features_do_not_use_one_another_in_a_circle(tmp_path):
    chat = ("src/barricades/table/features/chat/chat.py", "from ..game import page")
    game = ("src/barricades/table/features/game/page.py", "from ..chat.chat import talk")
    for path, _ in (chat, game):
        (tmp_path / path).parent.mkdir(parents=True)
        (tmp_path / path).parent.joinpath("__init__.py").touch()
    assert plant(tmp_path, [chat]) == []
    (breach,) = plant(tmp_path, [game])
    assert breach in {
        "table/features: chat uses game uses chat.",
        "table/features: game uses chat uses game.",
    }


@pytest.mark.parametrize(
    "name", ["core/bridge.py", "dealer/bridge/odds.csv", "games/red_mill/bridge.toml"]
)
def test_no_file_is_named_after_a_game_elsewhere(tmp_path, name):
    assert plant(tmp_path, [(f"src/barricades/{name}", "")]) == [
        f"{name} is named after bridge, but is not where a game may be named."
    ]


def test_other_tests_do_not_name_a_game_either(tmp_path):
    text = "from barricades.games import bridge"
    assert plant(tmp_path, [("tests/core/test_asks.py", text)]) == [
        "tests/core/test_asks.py, line 1: barricades.games.bridge names bridge, "
        "which is not at home here."
    ]
