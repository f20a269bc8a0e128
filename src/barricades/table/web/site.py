"""The documentation site, if it was built by `make docs` or installed."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from starlette.datastructures import URL
from starlette.responses import RedirectResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

HOUSE = "barricades"


def site() -> Path | None:
    """The folder of the site: in the installed package, or at the root of a checkout; or None."""
    homes = (Path(str(files(HOUSE))), Path(__file__).parents[4])
    return next((home / "site" for home in homes if (home / "site" / "index.html").is_file()), None)


class Site(StaticFiles):
    """Serves the files of a folder; redirects stay on this host, whatever the client calls it."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, html=True)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or a redirect to a path on this host."""
        answer = await super().get_response(path, scope)
        if isinstance(answer, RedirectResponse):
            to = URL(answer.headers["location"])
            answer.headers["location"] = str(to.replace(scheme="", netloc=""))
        return answer
