"""From the truth engine's state of a game of Prelude to Revolution to a tape, and back again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ...core import Planned
from ...encoding import encoding
from ...games.prelude import GAME
from ...games.prelude.box import SIDES, TRACKS, box_for
from ...games.prelude.decks import DECKS
from ...games.prelude.language import nodes
from ...games.prelude.special import MANEUVER
from ...games.prelude.state import State
from .. import NotFast
from .. import kernel as k
from ..bridging import Agenda, Facts, Listed, list_at, pile_at, read_list, read_piles
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
        self.triggers = (*self.cards, MANEUVER)
        self.items: dict[str, Sequence[Any]] = {  # by step: what the items of its list mean
            "trigger": self.triggers,
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
        listed = tuple(self.items[step][item] for item in items) if items is not None else ()
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


class Bridge:
    """Reads states into tapes that have the tables of their options, and writes them anew."""

    def __init__(self, options: Mapping[str, Any]) -> None:
        self.options, self.box = options, box_for(options)
        self.agenda = Plans(options)
        self.cards = self.agenda.cards
        self.card = {card: at for at, card in enumerate(self.cards)}
        self.place = {place: at for at, place in enumerate(self.box.places)}

    def read(self, s: State, tape: k.Tape) -> None:
        """Lay out a state on a tape, as it stands."""
        for at in range(to.SIZE):
            tape[at] = 0
        self.agenda.read(s, tape)
        tape[to.TURN], tape[to.ROUND], tape[to.VP] = s.turn, s.round, s.vp
        tape[to.FIRST] = _side(s.first)
        tape[to.ACTIVE] = _side(s.active)
        tape[to.UNREST], tape[to.PRESTIGE], tape[to.WORLD] = s.unrest, s.prestige, s.world
        tape[to.ABDICATED], tape[to.PROROGUED] = int(s.abdicated), s.prorogued
        tape[to.BOOSTED], tape[to.LEAVING] = int(s.boosted), int(s.leaving)
        tape[to.ENDED] = to.ENDINGS.index(s.ended)
        for at, track in enumerate(TRACKS):
            tape[to.SCORING + at] = s.scoring[track]
        for place, at in self.place.items():
            tape[to.CUBES + 2 * at : to.CUBES + 2 * at + 2] = s.cubes[place]
            tape[to.GIVEN + at] = s.given.get(place, 0)
        read_list(tape, to.ACTED, [*map(_side, s.acted)])
        read_list(tape, to.BARRED, [*map(_side, s.barred)])
        for at, side in enumerate(SIDES):
            self._read_side(s, tape, at, side)
        for card, side in s.in_play.items():
            if _side(side) == to.BLUE:
                k.put(tape, to.BLUES, self.card[card])
        read_piles(tape, to.ENDS, [[self.card[card] for card in pile] for pile in _piles(s)])

    def _read_side(self, s: State, tape: k.Tape, at: int, side: str) -> None:
        tape[to.OPPORTUNITY + at], tape[to.MOBILIZED + at] = s.opportunity[side], s.mobilized[side]
        for nth, place in enumerate(s.organizations[side]):
            tape[to.ORGANIZED + at * to.PLACES + self.place[place]] = nth + 1
        if len(s.troops[side]) > to.MOST_MARKERS or len(s.waiting[side]) > to.MOST_WAITING:
            raise NotFast("so many markers find no room in the fast engine")
        used = [to.SPECIALS.index(action) for action in s.used[side]]
        waiting = [to.WAITING.index(what) for what in s.waiting[side]]
        read_list(tape, to.USED + at * (1 + to.MOST_USED), used)
        read_list(tape, to.WAITS + at * (1 + to.MOST_WAITING), waiting)
        read_list(tape, to.TROOPS + at * (1 + to.MOST_MARKERS), s.troops[side])
        known = [self.card[card] for card in s.known[side]]
        read_list(tape, to.SEEN + at * (1 + to.MOST_HAND), known)

    def write(self, tape: k.Tape) -> State:
        """The state that stands on a tape; its log is empty."""
        box, sides = self.box, (*SIDES, "")  # the last one, where none is
        piles = [self._named(pile_at(tape, to.ENDS, to.PILES, at)) for at in range(to.PILES)]
        decks = dict(zip(DECKS, piles[to.ASIDE :], strict=True))
        given = {place: int(tape[to.GIVEN + at]) for place, at in self.place.items()}
        s = State(
            options=self.options,
            parted=int(tape[k.PARTED]),
            lessons=int(tape[k.LESSONS]),
            turn=int(tape[to.TURN]),
            round=int(tape[to.ROUND]),
            first=sides[tape[to.FIRST]],
            active=sides[tape[to.ACTIVE]],
            vp=int(tape[to.VP]),
            opportunity=_by_side(tape, to.OPPORTUNITY),
            unrest=int(tape[to.UNREST]),
            prestige=int(tape[to.PRESTIGE]),
            abdicated=bool(tape[to.ABDICATED]),
            cubes={
                place: (int(tape[to.CUBES + 2 * at]), int(tape[to.CUBES + 2 * at + 1]))
                for place, at in self.place.items()
            },
            organizations={side: self._organizations(tape, at) for at, side in enumerate(SIDES)},
            world=int(tape[to.WORLD]),
            scoring={track: int(tape[to.SCORING + at]) for at, track in enumerate(TRACKS)},
            troops=_lists(tape, to.TROOPS, to.MOST_MARKERS, range(box.tracks["end"] + 99)),
            used=_lists(tape, to.USED, to.MOST_USED, to.SPECIALS),
            acted=tuple(SIDES[side] for side in list_at(tape, to.ACTED)),
            waiting=_lists(tape, to.WAITS, to.MOST_WAITING, to.WAITING),
            prorogued=int(tape[to.PROROGUED]),
            barred=tuple(SIDES[side] for side in list_at(tape, to.BARRED)),
            mobilized=_by_side(tape, to.MOBILIZED),
            boosted=bool(tape[to.BOOSTED]),
            given={place: count for place, count in given.items() if count},
            deck=piles[to.DECK],
            aside={deck: pile for deck, pile in decks.items() if pile or deck == KEYS},
            hands={side: piles[to.HANDS + at] for at, side in enumerate(SIDES)},
            known=_lists(tape, to.SEEN, to.MOST_HAND, self.cards),
            pool=piles[to.POOL],
            coming=piles[to.COMING],
            in_play={
                card: SIDES[k.has(tape, to.BLUES, self.card[card])] for card in piles[to.IN_PLAY]
            },
            playing=piles[to.PLAYING],
            leaving=bool(tape[to.LEAVING]),
            discard=piles[to.DISCARD],
            gone=piles[to.GONE],
            ended=to.ENDINGS[tape[to.ENDED]],
        )
        self.agenda.write(s, tape)
        return s

    def _named(self, cards: Sequence[int]) -> tuple[str, ...]:
        return tuple(self.cards[card] for card in cards)

    def _organizations(self, tape: k.Tape, side: int) -> tuple[str, ...]:
        first = to.ORGANIZED + side * to.PLACES
        created = {tape[first + at]: place for place, at in self.place.items() if tape[first + at]}
        return tuple(created[nth] for nth in sorted(created))


def _side(side: str) -> int:
    return SIDES.index(side) if side else to.NONE


def _piles(s: State) -> Iterator[Sequence[str]]:
    """In the order of the row."""
    yield from (s.discard, s.playing, *(s.hands[side] for side in SIDES), tuple(s.in_play))
    yield from (s.pool, s.coming, s.deck, s.gone, *(s.aside.get(deck, ()) for deck in DECKS))


def _by_side(tape: k.Tape, field: int) -> dict[str, int]:
    return {side: int(tape[field + at]) for at, side in enumerate(SIDES)}


def _lists(tape: k.Tape, field: int, most: int, meant: Sequence[Any]) -> dict[str, tuple[Any, ...]]:
    """By side, the items of a list."""
    return {
        side: tuple(meant[item] for item in list_at(tape, field + at * (1 + most)))
        for at, side in enumerate(SIDES)
    }
