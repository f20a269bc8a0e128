"""What a single piece more or less is worth, without trying it out."""

from __future__ import annotations

from ...games.prelude.box import SIDES
from ...games.prelude.state import State, put
from .duma import duma
from .opinions import Opinion
from .worth import organized, prospects


class Margins:
    """Cubes and Organizations where they stand now, by what they add towards the Revolutionary."""

    def __init__(self, s: State, opinion: Opinion) -> None:
        self.s, self.opinion, self.coming = s, opinion, prospects(s, opinion)
        self.in_duma: float | None = None

    def cube(self, owner: str, place: str, count: int = 1) -> float:
        """Control of a District, or strength in the Duma, by so many cubes more."""
        if place in self.s.box.owner:
            before = self._duma_as_it_is()
            put(self.s, owner, place, count)
            gain = self._duma() - before
            put(self.s, owner, place, -count)
            return gain
        red, blue = pair = self.s.cubes[place]
        more = (red + count, blue) if owner == SIDES[0] else (red, blue + count)
        grip, soon = self.opinion.grip, self.opinion.soon
        lasting = (grip[more] - grip[pair]) * self.coming.districts
        return (lasting + (soon[more] - soon[pair]) * self.coming.soon) / 2

    def organization(self, owner: str, place: str) -> float:
        """An Organization where there is none."""
        s, here = self.s, self.s.organizations[owner]
        before = organized(s, self.coming) + self._duma_as_it_is()
        s.organizations[owner] = (*here, place)
        gain = organized(s, self.coming) + self._duma() - before
        s.organizations[owner] = here
        return gain

    def _duma(self) -> float:
        return duma(self.s, self.opinion, self.coming.fall, self.coming.duma, self.coming.votes)

    def _duma_as_it_is(self) -> float:
        if self.in_duma is None:
            self.in_duma = self._duma()
        return self.in_duma
