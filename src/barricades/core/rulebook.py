"""The agenda: steps of the rules, planned as plain data and carried out one question at a time."""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature
from typing import Any, Concatenate, Generic, ParamSpec, TypeAlias, TypeVar

from .ask import NATURE, Ask, Choice, IllegalChoice, is_plain, plain
from .state import Planned, State

S = TypeVar("S", bound=State)
P = ParamSpec("P")
Asked: TypeAlias = "tuple[str, tuple[Choice, ...]] | None"  # whom, and the options
Refusal: TypeAlias = "IllegalChoice | None"

TOGETHER = "together"


def together(*steps: Planned) -> Planned:
    """Let several sides answer at the same time, each its own run of steps, nobody waiting."""
    return TOGETHER, steps


class Step(Generic[S, P]):
    """A rule. Called with what it must know, it gives the plan to carry it out later.

    Its first half, the question, changes nothing and returns whom it asks and the options; the
    half marked `answer` is the deed. A step without an `answer` asks nothing: it is all deed.
    """

    def __init__(
        self, name: str, cites: tuple[str, ...], of: str, question: Callable[..., Asked]
    ) -> None:
        self.name, self.cites, self.of, self.question = name, cites, of, question
        self.names = tuple(signature(question).parameters)[1:]
        self.deed: Callable[..., None] | None = None
        self.refusal: Callable[..., Refusal] | None = None

    def __call__(self, *args: P.args, **_: P.kwargs) -> Planned:
        return self.name, args

    def answer(self, deed: Callable[Concatenate[S, Any, P], None]) -> None:
        """Mark what happens once the question is answered."""
        self.deed = deed

    def refuse(self, refusal: Callable[Concatenate[S, Any, P], Refusal]) -> None:
        """Mark what says why a value that is not offered cannot be chosen."""
        self.refusal = refusal


class Rulebook(Generic[S]):
    """The steps of a game by name, and the one loop that carries them out."""

    def __init__(self) -> None:
        self.steps: dict[str, Step[S, ...]] = {}

    def step(
        self, *cites: str, of: str = ""
    ) -> Callable[[Callable[Concatenate[S, P], Asked]], Step[S, P]]:
        """Register a rule with the sections it carries out, and the kind of thing it offers."""

        def register(question: Callable[Concatenate[S, P], Asked]) -> Step[S, P]:
            name = question.__name__.replace("_", "-")
            if name in self.steps or name == TOGETHER:
                raise ValueError(f"two steps are called {name}")
            step: Step[S, P] = Step(name, cites, of, question)
            self.steps[name] = step
            return step

        return register

    def play(self, s: S, who: str, choice: Choice) -> None:
        """Answer a question, in place, trusting that the choice is among its options."""
        at = 0 if len(s.open) == 1 else _find(s, who)
        (name, args), _, branch = s.open.pop(at)
        step = self.steps[name]
        s.citing = step.cites
        if who == NATURE:
            s.lessons += 1
        if branch is None:
            step.deed(s, choice, *args)  # type: ignore[misc]
        else:
            trunk, s.agenda = s.agenda, list(branch)
            step.deed(s, choice, *args)  # type: ignore[misc]
            if asked := self._advance(s):
                s.open.insert(at, (*asked, tuple(s.agenda)))
            s.agenda = trunk
            if s.open:
                return
        self.settle(s)

    def settle(self, s: S) -> S:
        """Carry out steps until somebody is asked something."""
        while s.agenda and not s.open:
            if s.agenda[-1][0] == TOGETHER:
                self._part(s, s.agenda.pop()[1])
            elif asked := self._advance(s):
                s.open.append((*asked, None))
        return s

    def _advance(self, s: S) -> tuple[Planned, Ask] | None:
        """Carry out steps until one of them asks, or sides are to be asked together."""
        agenda, steps = s.agenda, self.steps
        while agenda and agenda[-1][0] != TOGETHER:
            planned = agenda.pop()
            step = steps[planned[0]]
            s.citing = step.cites
            if asked := step.question(s, *planned[1]):
                return planned, _ask(step, asked, planned[1])
        return None

    def _part(self, s: S, branches: tuple[Planned, ...]) -> None:
        trunk = s.agenda
        for branch in branches:
            s.agenda = [branch]
            if asked := self._advance(s):
                s.open.append((*asked, tuple(s.agenda)))
        s.agenda = trunk

    def ask_again(self, s: S) -> S:
        """Work out the open questions anew, after something they depend on was dealt anew."""
        for at, ((name, args), _, branch) in enumerate(s.open):
            step = self.steps[name]
            if asked := step.question(s, *args):
                s.open[at] = (name, args), _ask(step, asked, args), branch
        return s

    def check(self, s: S, who: str, choice: Any) -> Choice:
        """The choice as a plain value, if it is among the options; else an IllegalChoice."""
        choice = plain(choice)
        for (name, args), ask, _ in s.open:
            if ask.who == who:
                if choice in ask.options and is_plain(choice):
                    return choice  # type: ignore[no-any-return]
                step = self.steps[name]
                known = step.refusal(s, choice, *args) if step.refusal else None
                raise known or IllegalChoice("not-offered", *ask.cites, choice=str(choice))
        if not s.open:
            raise IllegalChoice("game-over", *s.citing)
        raise IllegalChoice("not-asked", *s.open[0][1].cites, side=who, whom=s.open[0][1].who)


def _ask(step: Step[Any, ...], asked: tuple[str, tuple[Choice, ...]], args: tuple[Any, ...]) -> Ask:
    facts = dict(zip(step.names, args, strict=False))
    return Ask(asked[0], step.name, asked[1], step.cites, facts, step.of)


def _find(s: State, who: str) -> int:
    return next(at for at, (_, ask, _) in enumerate(s.open) if ask.who == who)
