"""From the truth engine's state of a game of Dual Powers to a tape, and back again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...games.dual_powers import GAME
from ...games.dual_powers.box import SIDES, box_for
from ...games.dual_powers.state import State
from .. import kernel as k
from ..bridging import Agenda, list_at, pile_at, read_list, read_piles
from . import layout as to
from .tables import Names


class Bridge:
    """Reads states into tapes that have the tables of their options, and writes them anew."""

    def __init__(self, options: Mapping[str, Any]) -> None:
        self.options, self.names = options, Names(box_for(options))
        names = self.names
        facts = {
            "side": SIDES,
            "region": names.regions,
            "card": names.cards,
            "token": names.tokens,
            "pile": to.DRAWN_TO,
            ("lead", "placed"): (False, True),
            ("lead", "used"): (False, True),
        }
        self.agenda = Agenda(GAME, to.STEPS, to.KNOWN, SIDES, facts, to.ROUND - k.AGENDA)

    def read(self, s: State, tape: k.Tape) -> None:
        """Lay out a state in a tape, as it stands."""
        names, none = self.names, {"": to.NONE}
        region, card = none | names.region, none | names.card
        for at in range(to.SIZE):
            tape[at] = 0
        self.agenda.read(s, tape)
        tape[to.ROUND], tape[to.PHASE] = s.round, to.PHASES.index(s.phase)
        tape[to.DAY], tape[to.MONTH], tape[to.SUPPORT] = s.day, s.month, s.support
        tape[to.WILL], tape[to.SWEPT] = SIDES.index(s.will), int(s.swept)
        tape[to.UNREST], tape[to.BLOCKADE] = region[s.unrest], region[s.blockade]
        tape[to.BARRICADE], tape[to.ENDED] = region[s.barricade], to.ENDINGS.index(s.ended)
        read_list(tape, to.TILES, [region[r] for r in s.tiles])
        read_list(tape, to.USED_TILES, [region[r] for r in s.used_tiles])
        read_list(tape, to.MARKERS, [region[r] for r in s.markers])
        read_list(tape, to.REVEALED, [SIDES.index(side) for side in s.revealed])
        for at, side in enumerate(SIDES):
            tape[to.SETTLED + at] = int(side in s.settled)
            tape[to.OBJECTIVES + at] = card[s.objectives[side]]
        tape[to.BLANKS] = s.older.count("")
        for old in s.older:
            if old:
                k.put(tape, to.OLDER, card[old])
        self._read_piles(s, tape)
        for token, at in names.token.items():
            tired = to.TIRED if token in s.exhausted else 0
            tape[to.AT + at] = names.place[s.at[token]] + tired

    def _read_piles(self, s: State, tape: k.Tape) -> None:
        piles = {to.DECK: s.deck, to.DISCARD: s.discard, to.STACK: s.stack, to.OFFSTAGE: s.leaders}
        for at, side in enumerate(SIDES):
            piles[to.HANDS + at] = s.hands.get(side, ())
            piles[to.PLAYED + at] = s.played[side]
        numbers = [[self.names.card[card] for card in piles[pile]] for pile in range(to.PILES)]
        read_piles(tape, to.ENDS, numbers)

    def write(self, tape: k.Tape) -> State:
        """The state that stands in a tape; its log is empty."""
        names, box = self.names, box_for(self.options)
        region, card = (*names.regions, ""), (*names.cards, "")  # the last one, where none is
        older = [names.cards[at] for at in range(to.ALL_CARDS) if k.has(tape, to.OLDER, at)]
        places = [names.places[tape[to.AT + at] & to.PLACE] for at in range(len(names.tokens))]
        by_side = {side: at for at, side in enumerate(SIDES)}
        s = State(
            options=self.options,
            parted=int(tape[k.PARTED]),
            lessons=int(tape[k.LESSONS]),
            round=int(tape[to.ROUND]),
            phase=to.PHASES[tape[to.PHASE]],
            day=int(tape[to.DAY]),
            month=int(tape[to.MONTH]),
            support=int(tape[to.SUPPORT]),
            will=SIDES[tape[to.WILL]],
            swept=bool(tape[to.SWEPT]),
            at=dict(zip(names.tokens, places, strict=True)),
            exhausted={t for t, at in names.token.items() if tape[to.AT + at] & to.TIRED},
            unrest=region[tape[to.UNREST]],
            blockade=region[tape[to.BLOCKADE]],
            barricade=region[tape[to.BARRICADE]],
            tiles=tuple(region[r] for r in list_at(tape, to.TILES)),
            used_tiles=tuple(region[r] for r in list_at(tape, to.USED_TILES)),
            markers=tuple(region[r] for r in list_at(tape, to.MARKERS)),
            older=("",) * int(tape[to.BLANKS]) + tuple(sorted(older)),
            settled=tuple(side for side, at in by_side.items() if tape[to.SETTLED + at]),
            hands={side: self._pile(tape, to.HANDS + by_side[side]) for side in _played(box)},
            played={side: self._pile(tape, to.PLAYED + at) for side, at in by_side.items()},
            objectives={side: card[tape[to.OBJECTIVES + at]] for side, at in by_side.items()},
            revealed=tuple(SIDES[side] for side in list_at(tape, to.REVEALED)),
            ended=to.ENDINGS[tape[to.ENDED]],
            deck=self._pile(tape, to.DECK),
            discard=self._pile(tape, to.DISCARD),
            stack=self._pile(tape, to.STACK),
            leaders=self._pile(tape, to.OFFSTAGE),
        )
        self.agenda.write(s, tape)
        return s

    def _pile(self, tape: k.Tape, pile: int) -> tuple[str, ...]:
        found = pile_at(tape, to.ENDS, to.PILES, pile)
        return tuple(self.names.cards[card] for card in found)


def _played(box: Any) -> tuple[str, ...]:
    """9.1: the sides that have a hand."""
    return (box.rules.player,) if box.rules.player else SIDES
