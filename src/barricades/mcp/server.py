"""The server: the tools under the Model Context Protocol, and the instructions for models."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from .. import __version__
from ..command_line import refusal
from ..core import Refused
from ..words import Words
from .tools import Tools

INSTRUCTIONS = """\
Board games of revolution, with their rules enforced. Call `list_games`, then `begin`; you get a
token for each seat that is yours. Call `look` to see the game from a seat, and `choose` with the
number of an option to answer. A seat is told what its side may know and nothing else. When you are
unsure, ask `options` what each option does, `why_not` for what is missing, `rules` and
`search_rules` for the rules, and `hint` for advice."""

P = ParamSpec("P")
R = TypeVar("R")


def server(language: str = "en") -> MCPServer[Any]:
    """A server with games of its own, which end with it."""
    made: MCPServer[Any] = MCPServer(
        "barricades", instructions=INSTRUCTIONS, version=__version__, log_level="WARNING"
    )
    tools = Tools(language)
    for tool in (
        tools.list_games,
        tools.begin,
        tools.look,
        tools.options,
        tools.choose,
        tools.why_not,
        tools.rules,
        tools.search_rules,
        tools.hint,
        tools.replay,
    ):
        made.tool()(_with_refusals(tool, Words(language)))
    return made


def _with_refusals(tool: Callable[P, R], words: Words) -> Callable[P, R]:
    """A tool that reports refusals as a sentence with the rules behind it."""

    @wraps(tool)
    def called(*args: P.args, **given: P.kwargs) -> R:
        try:
            return tool(*args, **given)
        except Refused as error:
            cites = " ".join(f"§{section}" for section in error.cites)
            raise ToolError(f"{refusal(words, error)} {cites}".strip()) from None

    return called
