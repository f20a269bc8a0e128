"""The numbers of all answers, as the encoding has them, in the tables of a tape."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..core import Choice
from ..encoding import Encoding
from .kernel import ACTIONS, ANSWERS, DRAWS, NUMBERS, OBSERVATION, Tape

Options = Mapping[str, Sequence[Choice]]  # by question: what its options mean, from 0 on

NONE = -1  # the number of what can be no answer to a question


def number(tape: Tape, code: Encoding, steps: Sequence[str], options: Options) -> None:
    """Add to the tables of a tape: the numbers by question and option, the options by number."""
    tape[ACTIONS], tape[OBSERVATION] = len(code.actions), code.size
    both = (code.actions, code.draws)
    known = {answer: at for actions in both for at, answer in enumerate(actions.answers)}
    tape[NUMBERS] = len(tape)
    tape.extend([0] * len(steps))
    for what, choices in options.items():
        tape[tape[NUMBERS] + steps.index(what)] = len(tape)
        tape.extend(known.get((what, choice), NONE) for choice in choices)
    for field, actions in zip((ANSWERS, DRAWS), both, strict=True):
        tape[field] = len(tape)
        tape.extend(options[what].index(choice) for what, choice in actions.answers)
