"""From the truth engine's state of a game of Prelude to Revolution to a tape, and back again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ...games.prelude.box import SIDES, TRACKS, box_for
from ...games.prelude.components import COST
from ...games.prelude.decks import DECKS
from ...games.prelude.state import State
from .. import NotFast
from .. import kernel as k
from ..bridging import list_at, pile_at, read_list, read_piles
from . import layout as to
from .plans import KEYS, Plans


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
        sides = (*SIDES, "")  # the last one, where none is
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
            troops=_lists(tape, to.TROOPS, to.MOST_MARKERS, range(1 + COST)),
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
