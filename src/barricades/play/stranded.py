"""Games that the present rules no longer fit: their last position, and how they may end."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Any

from ..core import NATURE, Ask, Game, Outcome, Refused, State, View
from .entries import Entry
from .history import History, Move


class Stranded(History):
    """The history of a game that was begun by rules other than the present ones.

    Nobody is asked anything. Only the last position can be seen: by each side, and by onlookers
    under "", as the view that was stored, or {} if none was. Choices are counted and recorded but
    not played. The players may still abandon the game.
    """

    def __init__(
        self,
        game: Game[Any],
        version: int,
        options: Mapping[str, Any],
        sides: Collection[str],
        views: Mapping[str, View],
        *,
        inherited: int = 0,
        ended: Outcome | None = None,
    ) -> None:
        """`version` is that of the rules it was begun with; `ended` its stored outcome."""

        def show(_: Any, side: str | None) -> View:
            view = views.get(side or "")
            return {**view, "options": options} if view else {}

        self._known = game.version
        self.game = replace(game, version=version, show=show)
        self.options, self.inherited, self.sides = options, inherited, tuple(sides)
        self.snapshots = [State(options=options)]
        self._ended = ended
        self._reset()

    @property
    def stranded(self) -> Refused:
        """Why the game cannot continue."""
        return Refused("wire-stranded", version=self.game.version, known=self._known)

    @property
    def asks(self) -> tuple[Ask, ...]:
        """Always empty."""
        return ()

    @property
    def outcome(self) -> Outcome | None:
        """The stored outcome, or how the players ended the game since."""
        return self._ended or self._early_outcome

    def position(self, moment: int) -> Any:
        """A stand-in for the last state. Raises Refused for any earlier moment."""
        if moment != len(self.moves):
            raise self.stranded
        return self.state

    def may_take_back(self, side: str) -> bool:
        """Always False."""
        return False

    def _choose(self, entry: Entry) -> None:
        dealt = None
        if entry.who == NATURE and entry.number > self.inherited:
            dealt, self.answers = self.answers, self.answers + 1
        self.moves.append(Move(entry.number, entry.who, entry.what, free=False, dealt=dealt))

    def _undo(self, side: str, numbers: tuple[int, ...]) -> set[str]:
        taken = [made for made in self.moves if made.number in numbers]
        self.moves = [made for made in self.moves if made.number not in numbers]
        return {made.who for made in taken}


def last_views(history: History) -> dict[str, View]:
    """What each side sees now, and what onlookers see under "", without the options."""
    seen = {side or "": history.view(side) for side in (*history.sides, None)}
    return {side: {k: v for k, v in view.items() if k != "options"} for side, view in seen.items()}
