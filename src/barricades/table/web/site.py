"""The site of the documentation, where it has been built by `make docs`, or was installed."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from starlette.datastructures import URL
from starlette.responses import RedirectResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

HOUSE = "barricades"


def site() -> Path | None:
    """Its folder: in an installed package inside it, in a checkout at its root; None without it."""
    homes = (Path(str(files(HOUSE))), Path(__file__).parents[4])
    return next((home / "site" for home in homes if (home / "site" / "index.html").is_file()), None)


class Site(StaticFiles):
    """The pages of a folder; whoever is sent on stays on this host, whatever they call it."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, html=True)

    async def get_response(self, path: str, scope: Scope) -> Response:
        answer = await super().get_response(path, scope)
        if isinstance(answer, RedirectResponse):
            to = URL(answer.headers["location"])
            answer.headers["location"] = str(to.replace(scheme="", netloc=""))
        return answer
