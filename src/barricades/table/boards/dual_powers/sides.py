"""Both sides below the city, with their tokens and cards, and what is out of the game."""

from __future__ import annotations

from dataclasses import dataclass

from ....games.dual_powers.box import GONE, NEUTRAL, SIDES, SUPPLY
from ....games.dual_powers.turn import TURNS
from .. import Scene
from .cards import Card, card
from .facts import box_of, objective
from .hand import opened
from .tokens import Token, tokens_at


@dataclass(frozen=True)
class Side:
    """A side, and what it has."""

    name: str
    title: str
    supply: tuple[Token, ...]  # units
    leaders: tuple[Token, ...]  # who have not entered the city yet
    objective: Card | None  # for whoever may see it
    has_objective: bool  # 3.4: face down, and unknown
    is_open: bool  # 5.10: the objective lies face up
    played: tuple[Card, ...]
    turns: int  # 4.1, 9.4: how many cards it plays in a round
    objective_played: str  # 9.8: the opposition's objective is one of the cards it has played
    is_opposition: bool  # 9.1: it plays by itself, from a stack
    cards: int  # command cards in its hand, or in its stack
    leader_cards: tuple[Card, ...]  # in the hand of another side, or still to come

    @property
    def rows(self) -> list[list[Token]]:
        """Its units, identical ones together."""
        kinds: dict[str, list[Token]] = {}
        for token in self.supply:
            kinds.setdefault(token.kind, []).append(token)
        return list(kinds.values())


def sides(scene: Scene) -> list[Side]:
    """White, then Red, as they sit on the two sides of the board."""
    return [_side(scene, side) for side in reversed(SIDES)]


def _side(scene: Scene, side: str) -> Side:
    view, goal = scene.view, objective(scene, side)
    hand, played = view["hands"].get(side), view["played"][side]
    leaders = hand["leaders"] if hand else view["leaders"]
    supply = [t for t in tokens_at(scene, SUPPLY, side) if not _stays_out(scene, t.name)]
    return Side(
        name=side,
        title=scene.words.text(f"side-{side}-long"),
        supply=tuple(token for token in supply if not token.title),
        leaders=tuple(token for token in supply if token.title),
        objective=card(scene, goal) if goal not in ("", *played) else None,
        has_objective=view["objectives"][side] is True,
        is_open=side in view["revealed"],
        played=tuple(card(scene, name) for name in played if name != opened(scene)),
        turns=TURNS if hand else TURNS + 1,
        objective_played=goal if goal in played else "",
        is_opposition=hand is None,
        cards=_count(hand["cards"]) if hand else view["stack"],
        leader_cards=() if side == view["side"] else tuple(card(scene, c) for c in leaders),
    )


def _count(cards: int | list[str]) -> int:
    """Of another side's hand only the number of cards is known."""
    return cards if isinstance(cards, int) else len(cards)


def _stays_out(scene: Scene, token: str) -> bool:
    """R10: a leader whose card has left the game without him never comes."""
    view = scene.view
    if token not in box_of(scene).special:
        return False
    hands = [name for hand in view["hands"].values() for name in hand["leaders"]]
    played = [name for cards in view["played"].values() for name in cards]
    return token not in (*hands, *view["leaders"], *played)


def out(scene: Scene) -> tuple[Token, ...]:
    """Tokens that are out of the game, and leaders who can no longer enter it."""
    gone = tokens_at(scene, GONE, *SIDES, NEUTRAL)
    idle = [t for t in tokens_at(scene, SUPPLY, *SIDES) if _stays_out(scene, t.name)]
    return (*gone, *idle, *tokens_at(scene, SUPPLY, NEUTRAL))


def discards(scene: Scene) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """By region: the days of the cards on the discard pile."""
    box, pile = box_of(scene), scene.view["discard"]
    return tuple(
        (region, tuple(sorted(box.days[name] for name in pile if box.region[name] == region)))
        for region in box.regions
    )
