"""The twin: the same board in words, for whoever reads or listens instead of looking."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from .cards import Cards
from .city import City, Quarter
from .drawing import Drawing
from .forces import Force, Forces
from .strips import Calendar, Month, Support, Tiles
from .tokens import Token, Tokens


class Twin:
    """What the page reads out: nothing that is not drawn, and nothing less."""

    def __init__(self, drawing: Drawing) -> None:
        self.drawing = drawing
        self.tokens, self.cards = Tokens(drawing), Cards(drawing)
        self.city = City(drawing, self.tokens)
        self.calendar, self.tiles = Calendar(drawing, self.tokens), Tiles(drawing)
        self.support = Support(drawing)
        self.forces = Forces(drawing, self.tokens, self.cards)

    def present(self, quarter: Quarter) -> list[str]:
        """Who is in a quarter."""
        return self.each(token for token, _ in quarter.tokens)

    def each(self, tokens: Iterable[Token]) -> list[str]:
        """Tokens one by one; twins are counted."""
        words = self.drawing.words
        told = Counter(self._token(token) for token in tokens)
        return [
            item if count == 1 else words.text("list-several", count=count, item=item)
            for item, count in told.items()
        ]

    def _token(self, token: Token) -> str:
        face = "exhausted" if token.is_tired else "fresh"
        if not token.title:
            return self.drawing.say("token", token=token.name, face=face)
        fresh, exhausted = self.drawing.box.strength[token.name]
        return self.drawing.say(
            "leader-token", token=token.name, face=face, fresh=fresh, exhausted=exhausted
        )

    def at_stake(self, quarter: Quarter) -> list[str]:
        """Unrest, known objectives, and the objective markers that lie in a quarter."""
        markers = [self.drawing.say("marker", number=number) for number in quarter.markers]
        return [*(stake.label for stake in quarter.stakes), *markers]

    def month(self, month: Month) -> list[str]:
        """What a month brings, and who waits for it."""
        unrest = self.drawing.say("unrest-worth", points=month.unrest)
        return [unrest, *self.each(month.waiting)]

    def objective(self, force: Force) -> str:
        """The objective of a side, as far as it may be known."""
        if card := self.drawing.objective(force.side):
            return self.cards.label(card)
        return self.drawing.say("face-down" if force.has_objective else "none")

    def held(self, force: Force) -> list[str]:
        """What a side holds: one's own cards by name, those of others by number."""
        if force.side == self.drawing.view["side"]:
            return [card.label for card in self.cards.hand()]
        count = force.stack if force.hand is None else force.hand
        return [self.drawing.say("cards", count=count), *(card.label for card in force.leaders)]

    def discarded(self) -> list[str]:
        """The command cards on the discard pile."""
        return [self.drawing.noun("card", card) for card in self.forces.discard]
