"""From the truth engine's state of a game of Dual Powers to a tape, and back again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...core import NATURE, Ask, Planned
from ...games.dual_powers import GAME
from ...games.dual_powers.box import SIDES, box_for
from ...games.dual_powers.state import State
from .. import kernel as k
from . import layout as to
from .tables import Names

STEP = {name: at for at, name in enumerate(to.STEPS)}
YES_OR_NO = {"lead": ("placed", "used")}


class Bridge:
    """Reads states into tapes that have the tables of their options, and writes them anew."""

    def __init__(self, options: Mapping[str, Any]) -> None:
        self.options, self.names = options, Names(box_for(options))
        names = self.names
        self.facts: dict[str, tuple[str, ...]] = {
            "side": SIDES,
            "region": names.regions,
            "card": names.cards,
            "token": names.tokens,
            "pile": to.DRAWN_TO,
        }

    def read(self, s: State, tape: k.Tape) -> None:
        """Lay out a state in a tape, as it stands."""
        names, none = self.names, {"": to.NONE}
        region, card = none | names.region, none | names.card
        for at in range(to.SIZE):
            tape[at] = 0
        self._read_agenda(s, tape)
        tape[to.ROUND], tape[to.PHASE] = s.round, to.PHASES.index(s.phase)
        tape[to.DAY], tape[to.MONTH], tape[to.SUPPORT] = s.day, s.month, s.support
        tape[to.WILL], tape[to.SWEPT] = SIDES.index(s.will), int(s.swept)
        tape[to.UNREST], tape[to.BLOCKADE] = region[s.unrest], region[s.blockade]
        tape[to.BARRICADE], tape[to.ENDED] = region[s.barricade], to.ENDINGS.index(s.ended)
        _read_list(tape, to.TILES, [region[r] for r in s.tiles])
        _read_list(tape, to.USED_TILES, [region[r] for r in s.used_tiles])
        _read_list(tape, to.MARKERS, [region[r] for r in s.markers])
        _read_list(tape, to.REVEALED, [SIDES.index(side) for side in s.revealed])
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

    def _read_agenda(self, s: State, tape: k.Tape) -> None:
        tape[k.OPEN], tape[k.BRANCHED] = len(s.asked), int(bool(s.branches))
        tape[k.PARTED], tape[k.LESSONS] = s.parted, s.lessons
        for nth, ask in enumerate(s.asked):
            who = k.NATURE if ask.who == NATURE else SIDES.index(ask.who)
            facts = self._to_numbers(ask.what, ask.args)
            question = [who, STEP[ask.what], *facts]
            at = k.QUESTION + nth * k.WIDTH
            tape[at : at + len(question)] = question
        planned = []
        for name, args in s.agenda:
            planned += [*self._to_numbers(name, args), STEP[name]]
        tape[k.TOP] = len(planned)
        tape[k.AGENDA : k.AGENDA + len(planned)] = planned

    def _read_piles(self, s: State, tape: k.Tape) -> None:
        piles = {to.DECK: s.deck, to.DISCARD: s.discard, to.STACK: s.stack, to.OFFSTAGE: s.leaders}
        for at, side in enumerate(SIDES):
            piles[to.HANDS + at] = s.hands.get(side, ())
            piles[to.PLAYED + at] = s.played[side]
        end = 0
        for pile in range(to.PILES):
            cards = [self.names.card[card] for card in piles[pile]]
            tape[to.ROW + end : to.ROW + end + len(cards)] = cards
            end += len(cards)
            tape[to.ENDS + pile] = end

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
            tiles=tuple(region[r] for r in _listed(tape, to.TILES)),
            used_tiles=tuple(region[r] for r in _listed(tape, to.USED_TILES)),
            markers=tuple(region[r] for r in _listed(tape, to.MARKERS)),
            older=("",) * int(tape[to.BLANKS]) + tuple(sorted(older)),
            settled=tuple(side for side, at in by_side.items() if tape[to.SETTLED + at]),
            hands={side: self._pile(tape, to.HANDS + by_side[side]) for side in _played(box)},
            played={side: self._pile(tape, to.PLAYED + at) for side, at in by_side.items()},
            objectives={side: card[tape[to.OBJECTIVES + at]] for side, at in by_side.items()},
            revealed=tuple(SIDES[side] for side in _listed(tape, to.REVEALED)),
            ended=to.ENDINGS[tape[to.ENDED]],
            deck=self._pile(tape, to.DECK),
            discard=self._pile(tape, to.DISCARD),
            stack=self._pile(tape, to.STACK),
            leaders=self._pile(tape, to.OFFSTAGE),
        )
        self._write_agenda(s, tape)
        return s

    def _write_agenda(self, s: State, tape: k.Tape) -> None:
        """What is planned, from the next step on; then what is asked, worked out anew."""
        top, planned = int(tape[k.TOP]), list[Planned]()
        while top:
            step = int(tape[k.AGENDA + top - 1])
            bottom = top - 1 - to.KNOWN[step]
            planned.append(self._to_names(step, tape[k.AGENDA + bottom : k.AGENDA + top - 1]))
            top = bottom
        s.agenda = planned[::-1]
        open_, asked = int(tape[k.OPEN]), list[Ask]()
        for nth in range(open_):
            q = k.QUESTION + nth * k.WIDTH
            step = int(tape[q + k.STEP])
            facts = tape[q + k.FACTS : q + k.FACTS + to.KNOWN[step]]
            what, args = self._to_names(step, facts)
            asked.append(Ask("", what, (), args=args))
        s.asked, s.branches = tuple(asked), ((),) * (open_ if tape[k.BRANCHED] else 0)
        GAME.rules.ask_again(s)

    def _pile(self, tape: k.Tape, pile: int) -> tuple[str, ...]:
        start, end = tape[to.ENDS + pile - 1] if pile else 0, tape[to.ENDS + pile]
        return tuple(self.names.cards[card] for card in tape[to.ROW + start : to.ROW + end])

    def _to_numbers(self, step: str, args: Sequence[Any]) -> list[int]:
        names = GAME.rules.steps[step].names
        return [
            self.facts[name].index(fact) if name in self.facts else int(fact)
            for name, fact in zip(names, args, strict=True)
        ]

    def _to_names(self, step: int, facts: Sequence[int]) -> Planned:
        what = to.STEPS[step]
        names, flags = GAME.rules.steps[what].names, YES_OR_NO.get(what, ())
        return what, tuple(
            self.facts[name][fact]
            if name in self.facts
            else bool(fact)
            if name in flags
            else int(fact)
            for name, fact in zip(names, facts, strict=True)
        )


def _read_list(tape: k.Tape, field: int, items: list[int]) -> None:
    tape[field] = len(items)
    tape[field + 1 : field + 1 + len(items)] = items


def _listed(tape: k.Tape, field: int) -> Sequence[int]:
    return tape[field + 1 : field + 1 + tape[field]]


def _played(box: Any) -> tuple[str, ...]:
    """9.1: the sides that have a hand."""
    return (box.rules.player,) if box.rules.player else SIDES
