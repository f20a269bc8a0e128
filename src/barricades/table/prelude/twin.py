"""The twin: the board in words."""

from __future__ import annotations

from ..boards import Scene
from .city import District
from .duma import Party


class Twin:
    """Sentences about places."""

    def __init__(self, scene: Scene) -> None:
        self.words = scene.words

    def district(self, district: District) -> str:
        """Who has how many cubes in a District, who controls it, who has organized it."""
        red, blue = district.rows
        return self.words.text(
            "board-district",
            red=red.count,
            blue=blue.count,
            side=district.holder,
            organized=self._organized(
                [row.side for row in district.rows if row.is_organized]
            ),
        )

    def party(self, party: Party) -> str:
        """How many cubes a Party has."""
        if not party.is_in_play:
            return self.words.text("board-out-of-play")
        return self.words.text(
            "board-party",
            count=party.count,
            most=party.most,
            organized=self._organized([party.side] if party.is_organized else []),
        )

    def _organized(self, sides: list[str]) -> str:
        return ", ".join(self.words.noun("side", side) for side in sides) or "–"
