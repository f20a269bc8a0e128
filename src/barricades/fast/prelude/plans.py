"""The agenda of a game of Prelude to Revolution, from the truth engine to a tape and back again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...core import Planned
from ...encoding import encoding
from ...games.prelude import GAME
from ...games.prelude.box import SIDES, TRACKS, box_for
from ...games.prelude.language import nodes
from ...games.prelude.special import MANEUVER
from ..bridging import Agenda, Facts, Listed
from . import layout as to
from .tables import laid_out

KEYS = "key-events"
PURPOSES = {"organize": to.TO_ORGANIZE, "carry-vote": to.TO_VOTE, "break-soviet": to.TO_BREAK}


class Plans(Agenda):
    """Steps that speak of some places, of what a card says, of what a check is for, of lists."""

    def __init__(self, options: Mapping[str, Any]) -> None:
        self.box = box = box_for(options)
        _, self.press = laid_out(encoding(GAME.name, options))
        self.cards = tuple(box.cards)
        self.effects = {at: effect for effect, at in self.press.effects.items()}
        self.blocks = {at: block for block, at in self.press.blocks.items()}
        self.checks = {
            (card, *box.effects[card][at][1]): place
            for (card, at), place in self.press.effects.items()
            if isinstance(box.effects[card][at][0], nodes.Check | nodes.CheckAgainst)
        }
        facts = {
            **dict.fromkeys(("side", "side_owner", "side_rolling"), SIDES),
            **dict.fromkeys(("place", "party"), box.places),
            **dict.fromkeys(("special", "action"), to.SPECIALS),
            "card": self.cards,
            "track": TRACKS,
            "die": to.DICE,
            "goes": to.GOES,
            "when": to.WHEN,
            "why": to.ENDINGS,
            "pile": to.PILES_DRAWN_TO,
        }
        super().__init__(GAME, to.STEPS, to.KNOWN, SIDES, facts, to.MOST_PLANNED)
        self.items: dict[str, Sequence[Any]] = {  # by step: what the items of its list mean
            "trigger": (*self.cards, MANEUVER),
            "give-cards": self.cards,
            "choose-event": range(len(box.cards)),
            **dict.fromkeys(("face-reaction", "add-cubes", "remove-cubes"), box.places),
            "draw-district": box.places,
        }

    def has_list(self, step: str) -> bool:
        return step in self.items

    def to_numbers(self, step: str, args: Sequence[Any]) -> tuple[Facts, Listed]:
        told = dict(zip(self.names(step), args, strict=True))
        facts, items = list[int](), list[Any]()
        for name, value in told.items():
            if name == "at":
                facts[-1] = self.press.effects[told["card"], value]
            elif name == "block":
                facts[-1] = self.press.blocks[told["card"], value]
            elif name == "won":
                facts += self._purpose(value, told["lost"])
            elif step == "enter-keys":
                facts.append(sum(1 << self.box.decks[KEYS].index(card) for card in value))
            elif isinstance(value, tuple) and name != "lost":
                if step == "draw-district" or (self.has_list(step) and name != "places"):
                    items += value
                else:
                    where = self.press.bits(value)
                    facts += [where & to.LOW, where >> to.LOW_BITS]
            elif name != "lost":
                facts.append(self.fact(step, name, value))
        if not self.has_list(step):
            return facts, None
        return facts, [self.items[step].index(item) for item in items]

    def _purpose(self, won: tuple[Planned, ...], lost: tuple[Planned, ...]) -> tuple[int, int]:
        """What a check is for, and where "there" is."""
        step, args = won[0]
        if step in PURPOSES:
            return PURPOSES[step], to.NONE
        _, card, block, place = args
        other = lost[0][1][2]
        return self.checks[card, block, other], self.fact(step, "place", place)

    def to_facts(self, step: str, numbers: Sequence[int], items: Sequence[int]) -> tuple[Any, ...]:
        left, told = iter(numbers), dict[str, Any]()
        listed = tuple(self.items[step][item] for item in items)
        names = self.names(step)
        for name in names:
            if name in told:
                continue
            if name == "card" and "at" in names:
                told["card"], told["at"] = self.effects[next(left)]
            elif name == "card" and "block" in names:
                told["card"], told["block"] = self.blocks[next(left)]
            elif name == "won":
                told["won"], told["lost"] = self._follows(told, next(left), next(left))
            elif step == "enter-keys":
                bits = next(left)
                told[name] = tuple(
                    card for at, card in enumerate(self.box.decks[KEYS]) if bits >> at & 1
                )
            elif step == "give-cards" and name == "cards":
                told["cards"] = listed[: told["count"]]
                told["cards_taken"] = listed[told["count"] :]
            elif name in ("done", "alternatives") or (name, step) == ("places", "draw-district"):
                told[name] = listed
            elif name == "places":
                told[name] = self._places(next(left) | next(left) << to.LOW_BITS)
            else:
                told[name] = self.meant(step, name, next(left))
        return tuple(told[name] for name in names)

    def _follows(self, told: Mapping[str, Any], purpose: int, there: int) -> tuple[Any, Any]:
        """What follows if a check succeeds or fails."""
        side, place = told["side"], told["place"]
        if purpose == to.TO_ORGANIZE:
            return (("organize", (side, place)),), (("bar", (side,)),)
        if purpose == to.TO_VOTE:
            return (("carry-vote", (side, place)),), ()
        if purpose == to.TO_BREAK:
            return (("break-soviet", (place,)),), ()
        card, at = self.effects[purpose]
        won, lost = self.box.effects[card][at][1]
        where = self.meant("carry-out", "place", there)
        return (("carry-out", (side, card, won, where)),), (
            ("carry-out", (side, card, lost, where)),
        )

    def _places(self, where: int) -> tuple[str, ...]:
        order = self.press.orders[where >> to.PLACES]
        return tuple(self.box.places[place] for place in order if where >> place & 1)
