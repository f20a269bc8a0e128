"""Translates questions and agenda between states of the readable engine and tapes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from ..core import NATURE, Ask, Game, Planned
from . import NotFast
from . import kernel as k

Facts: TypeAlias = "list[int]"
Listed: TypeAlias = "list[int] | None"  # what lies below the facts of a step that has a list
NONE = -1  # the number of what is not there


class Agenda:
    """Steps with their facts, as numbers.

    `facts` says what the numbers of a fact mean, by its name, or by step and name; other facts are
    numbers themselves. Where a game keeps facts in another way, it has `to_numbers` and `to_facts`
    of its own.
    """

    def __init__(
        self,
        game: Game[Any],
        steps: Sequence[str],
        known: Sequence[int],
        sides: Sequence[str],
        facts: Mapping[Any, Sequence[Any]],
        room: int,
    ) -> None:
        self.rules, self.steps, self.known = game.rules, steps, known
        self.sides, self.facts, self.room = sides, facts, room
        self.number = {step: at for at, step in enumerate(steps)}

    def names(self, step: str) -> tuple[str, ...]:
        """What the facts of a step are called."""
        return self.rules.steps[step].names

    def to_numbers(self, step: str, args: Sequence[Any]) -> tuple[Facts, Listed]:
        """The facts of a step, and its list if it has one."""
        facts = zip(self.names(step), args, strict=True)
        return [self.fact(step, name, value) for name, value in facts], None

    def to_facts(self, step: str, numbers: Sequence[int], items: Sequence[int]) -> tuple[Any, ...]:
        """The same the other way."""
        facts = zip(self.names(step), numbers, strict=True)
        return tuple(self.meant(step, name, number) for name, number in facts)

    def fact(self, step: str, name: str, value: Any) -> int:
        """The number of a fact; of what is not there, NONE."""
        meant = self.facts.get((step, name), self.facts.get(name))
        if meant is None:
            return int(value)
        return NONE if value == "" else meant.index(value)

    def meant(self, step: str, name: str, number: int) -> Any:
        """What the number of a fact means."""
        meant = self.facts.get((step, name), self.facts.get(name))
        if meant is None:
            return int(number)
        return "" if number == NONE else meant[number]

    def has_list(self, step: str) -> bool:
        """Whether a list lies below the facts of a step."""
        return False

    def read(self, s: Any, tape: k.Tape) -> None:
        """Lay out what a state asks and plans."""
        tape[k.OPEN], tape[k.BRANCHED] = len(s.asked), int(bool(s.branches))
        tape[k.PARTED], tape[k.LESSONS] = s.parted, s.lessons
        planned: list[int] = []
        for step, args in s.agenda:
            facts, items = self.to_numbers(step, args)
            planned += [*_laid(items), *facts, self.number[step]]
        for nth, ask in enumerate(s.asked):
            facts, items = self.to_numbers(ask.what, ask.args)
            who = k.NATURE if ask.who == NATURE else self.sides.index(ask.who)
            question = [who, self.number[ask.what], *facts]
            at = k.QUESTION + nth * k.WIDTH
            tape[at : at + len(question)] = question
            planned += _laid(items)
        if len(planned) > self.room:
            raise NotFast("so much is planned there that it finds no room in the fast engine")
        tape[k.TOP] = len(planned)
        tape[k.AGENDA : k.AGENDA + len(planned)] = planned

    def write(self, s: Any, tape: k.Tape) -> None:
        """Give a state what is planned, from the next step on; then what is asked, anew."""
        top = int(tape[k.TOP])
        asked, open_ = list[Ask](), int(tape[k.OPEN])
        for nth in range(open_):
            q = k.QUESTION + nth * k.WIDTH
            step = self.steps[tape[q + k.STEP]]
            items, top = self._items(step, tape, top)
            numbers = tape[q + k.FACTS : q + k.FACTS + self.known[tape[q + k.STEP]]]
            asked.append(Ask("", step, (), args=self.to_facts(step, numbers, items)))
        planned = list[Planned]()
        while top:
            number = tape[k.AGENDA + top - 1]
            step, bottom = self.steps[number], top - 1 - self.known[number]
            numbers = tape[k.AGENDA + bottom : k.AGENDA + top - 1]
            items, top = self._items(step, tape, bottom)
            planned.append((step, self.to_facts(step, numbers, items)))
        s.agenda = planned[::-1]
        s.asked, s.branches = tuple(asked), ((),) * (open_ if tape[k.BRANCHED] else 0)
        self.rules.ask_again(s)

    def _items(self, step: str, tape: k.Tape, top: int) -> tuple[Sequence[int], int]:
        """The list that ends there, if the step has one, and where it begins."""
        if not self.has_list(step):
            return (), top
        first = top - 1 - int(tape[k.AGENDA + top - 1])
        return tape[k.AGENDA + first : k.AGENDA + top - 1], first


def _laid(items: Listed) -> list[int]:
    return [] if items is None else [*items, len(items)]


def read_list(tape: k.Tape, field: int, items: Sequence[int]) -> None:
    """Lay out a list: how many items there are, and behind it, which."""
    tape[field] = len(items)
    tape[field + 1 : field + 1 + len(items)] = items


def list_at(tape: k.Tape, field: int) -> Sequence[int]:
    """The items of a list."""
    return tape[field + 1 : field + 1 + tape[field]]


def read_piles(tape: k.Tape, ends: int, piles: Sequence[Sequence[int]]) -> None:
    """Lay out piles of cards, one after the other; see `piles`."""
    end, row = 0, ends + len(piles)
    for at, cards in enumerate(piles):
        tape[row + end : row + end + len(cards)] = cards
        end += len(cards)
        tape[ends + at] = end


def pile_at(tape: k.Tape, ends: int, piles: int, pile: int) -> Sequence[int]:
    """The cards of a pile."""
    start, row = tape[ends + pile - 1] if pile else 0, ends + piles
    return tape[row + start : row + tape[ends + pile]]
