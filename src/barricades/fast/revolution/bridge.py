"""From the truth engine's state of a game of Revolution! to a tape, and back again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...games.revolution import GAME
from ...games.revolution.box import KINDS, box_for
from ...games.revolution.state import State
from .. import kernel as k
from ..bridging import Agenda
from . import layout as to
from .tables import Names


class Bridge:
    """Reads states into tapes that have the tables of their options, and writes them anew."""

    def __init__(self, options: Mapping[str, Any]) -> None:
        self.options, self.box = options, box_for(options)
        self.names = names = Names(self.box)
        self.sides = self.box.sides
        facts = {
            "side": self.sides,
            "side_owner": self.sides,
            "winner": self.sides,
            "character": names.characters,
            "area": names.areas,
            "kind": KINDS,
        }
        self.agenda = Agenda(GAME, to.STEPS, to.KNOWN, self.sides, facts, to.ROUND - k.AGENDA)

    def read(self, s: State, tape: k.Tape) -> None:
        """Lay out a state on a tape, as it stands."""
        names = self.names
        for at in range(tape[k.STATE_SIZE]):
            tape[at] = 0
        self.agenda.read(s, tape)
        tape[to.ROUND], tape[to.PHASE] = s.round, to.PHASES.index(s.phase)
        tape[to.ENDED], tape[to.BANK] = to.ENDINGS.index(s.ended), names.together(s.bank)
        end = 0
        for at, side in enumerate(self.sides):
            tape[to.SUPPORT + at] = s.support[side]
            tape[to.HANDS + at] = names.together(s.hands[side])
            tape[to.EARNED + at] = names.together(s.earned[side])
            for character in s.bids[side]:
                tape[tape[to.BIDS] + end] = names.characters.index(character)
                end += 1
            tape[to.ENDS + at] = end
        for character, made in s.offers.items():
            first = to.OFFERS + names.characters.index(character) * to.MOST_SIDES
            for side, tokens in made:
                tape[first + self.sides.index(side)] = names.together(tokens)
        for at, area in enumerate(names.areas):
            cubes = [self.sides.index(side) for side in s.cubes[area]]
            tape[to.FILLED + at] = len(cubes)
            first = to.CUBES + tape[to.FIRST_SPACE + at]
            tape[first : first + len(cubes)] = cubes

    def write(self, tape: k.Tape) -> State:
        """The state that stands on a tape; its log is empty."""
        names, sides = self.names, self.sides
        bids, first = {}, 0
        for at, side in enumerate(sides):
            end = tape[to.ENDS + at]
            laid = tape[tape[to.BIDS] + first : tape[to.BIDS] + end]
            bids[side], first = tuple(names.characters[character] for character in laid), end
        s = State(
            options=self.options,
            parted=int(tape[k.PARTED]),
            lessons=int(tape[k.LESSONS]),
            round=int(tape[to.ROUND]),
            phase=to.PHASES[tape[to.PHASE]],
            support={side: int(tape[to.SUPPORT + at]) for at, side in enumerate(sides)},
            hands={side: names.apart(tape[to.HANDS + at]) for at, side in enumerate(sides)},
            earned={side: names.apart(tape[to.EARNED + at]) for at, side in enumerate(sides)},
            bank=names.apart(tape[to.BANK]),
            bids=bids,
            offers=self._offers(tape),
            cubes={area: self._cubes(tape, at) for at, area in enumerate(names.areas)},
            ended=to.ENDINGS[tape[to.ENDED]],
        )
        self.agenda.write(s, tape)
        return s

    def _offers(self, tape: k.Tape) -> dict[str, Any]:
        found = {}
        for at, character in enumerate(self.names.characters):
            first = to.OFFERS + at * to.MOST_SIDES
            made = [
                (side, self.names.apart(tape[first + nth]))
                for nth, side in enumerate(self.sides)
                if tape[first + nth]
            ]
            if made:
                found[character] = tuple(made)
        return found

    def _cubes(self, tape: k.Tape, area: int) -> tuple[str, ...]:
        first = to.CUBES + tape[to.FIRST_SPACE + area]
        return tuple(self.sides[side] for side in tape[first : first + tape[to.FILLED + area]])
