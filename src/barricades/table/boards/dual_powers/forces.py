"""Both sides beside the city, with their tokens and cards, and what is out of the game."""

from __future__ import annotations

from dataclasses import dataclass

from ....games.dual_powers.box import GONE, NEUTRAL, SIDES, SUPPLY
from .cards import Card, Cards
from .drawing import Drawing
from .tokens import Token, Tokens


@dataclass(frozen=True)
class Force:
    """A side and what it has before it."""

    side: str
    title: str
    supply: list[Token]
    objective: Card | None  # face up, for whoever may see it
    has_objective: bool  # face down
    played: list[Card]
    objective_played: str  # 9.8: the opposition's objective is one of the cards it has played
    hand: int | None  # command cards; None of the opposition
    leaders: list[Card]  # leader cards in hand, or still to come
    stack: int  # of the opposition


class Forces:
    """White, then Red, as they sit on the two sides of the board."""

    def __init__(self, drawing: Drawing, tokens: Tokens, cards: Cards) -> None:
        self.drawing, self.tokens, self.cards = drawing, tokens, cards
        self.both = [self._force(side) for side in reversed(SIDES)]
        box, view = drawing.box, drawing.view
        self.deck, self.discard = view["deck"], view["discard"]
        self.discards = {
            region: sorted(box.days[c] for c in self.discard if box.region[c] == region)
            for region in box.regions
        }

    def _force(self, side: str) -> Force:
        drawing, view = self.drawing, self.drawing.view
        hand = view["hands"].get(side)
        held = hand["cards"] if hand else None
        objective, played = drawing.objective(side), view["played"][side]
        leaders = hand["leaders"] if hand else view["leaders"]
        own = side == view["side"]
        return Force(
            side=side,
            title=drawing.words.text(f"side-{side}-long"),
            supply=[t for t in self.tokens.at(SUPPLY, side) if not self._stays_out(t.name)],
            objective=self.cards.card(objective) if objective not in ("", *played) else None,
            has_objective=view["objectives"][side] is True,
            played=[self.cards.card(card) for card in played],
            objective_played=objective if objective in played else "",
            hand=len(held) if isinstance(held, list) else held,
            leaders=[] if own else [self.cards.card(card) for card in leaders],
            stack=view["stack"] if side == drawing.opposition else 0,
        )

    def _stays_out(self, token: str) -> bool:
        """R10: a leader whose card has left the game without him never comes."""
        drawing, view = self.drawing, self.drawing.view
        if token not in drawing.box.special:
            return False
        hands = [card for hand in view["hands"].values() for card in hand["leaders"]]
        played = [card for cards in view["played"].values() for card in cards]
        return token not in (*hands, *view["leaders"], *played)

    @property
    def out(self) -> list[Token]:
        """Tokens that are out of the game, and leaders who can no longer come."""
        sides = (*SIDES, NEUTRAL)
        idle = [t for t in self.tokens.at(SUPPLY, *SIDES) if self._stays_out(t.name)]
        return [*self.tokens.at(GONE, *sides), *idle, *self.tokens.at(SUPPLY, NEUTRAL)]
