"""The twin: the board in words."""

from __future__ import annotations

from collections.abc import Iterator

from .. import Scene
from .cards import Card
from .city import District, Row
from .duma import Party
from .sides import Action


class Twin:
    """Sentences about places, actions and cards."""

    def __init__(self, scene: Scene) -> None:
        self.words = scene.words

    def district(self, district: District) -> str:
        """Who has how many cubes in a District, who controls it, and what a cube costs."""
        red, blue = district.rows
        told = [
            self.words.text("board-district", red=red.count, blue=blue.count, side=district.holder)
        ]
        if owners := [row.side for row in district.rows if row.is_organized]:
            told.append(self._organized(owners))
        if district.cost:
            told.append(self.words.text("board-next-cube", points=district.cost))
        if district.aid:
            told.append(self.words.text("board-aid", aid=district.aid))
        return " ".join(told)

    def boxes(self, row: Row) -> str:
        """How many of a side's boxes are filled, and what those that are left cost more."""
        extras = ", ".join(f"+{box.extra}" for box in row.boxes if not box.is_filled)
        return self.words.text("board-boxes", count=row.count, most=len(row.boxes), extras=extras)

    def near(self, district: District) -> str:
        """The Urban Districts beside it, and who controls them."""
        return "; ".join(
            self.words.text("board-near", place=near.place, side=near.holder, worth=near.worth)
            for near in district.near
        )

    def party(self, party: Party) -> str:
        """How many cubes a Party has, and what the next one costs."""
        if not party.is_in_play:
            return self.words.text("board-out-of-play")
        told = [self.words.text("board-party", count=party.count, most=len(party.seats))]
        if party.is_organized:
            told.append(self._organized([party.side]))
        told += [
            self.words.text("board-next-cube", points=seat.cost)
            for seat in party.seats
            if seat.cost
        ]
        return " ".join(told)

    def action(self, action: Action) -> str:
        """A Special Action: what it costs, what it does, and whether it can still be had."""
        name = self.words.noun("special", action.name)
        price = self.words.text("board-price", price=action.price)
        state = self.words.text(f"board-{action.state}")
        help_ = self.words.text(f"special-{action.name}-help")
        return f"{name} ({price}, {state}): {help_}"

    def card(self, card: Card) -> Iterator[str]:
        """All that stands on a card."""
        yield self.words.noun("owner", card.side)
        if card.owner:
            yield self.words.noun("side", card.owner)
        yield self.words.text("face-points", points=card.points)
        yield card.die
        if card.needs:
            yield card.needs
        if card.is_met is False:
            yield self.words.text("board-not-met")
        yield card.event
        yield from card.notes
        yield self.words.text(f"face-sources-{card.source}", fields=("event",))

    def _organized(self, owners: list[str]) -> str:
        return self.words.text("board-organized", sides=tuple(owners))
