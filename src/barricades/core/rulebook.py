"""The agenda: steps of the rules, planned as plain data and carried out one question at a time."""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature
from typing import TYPE_CHECKING, Any, Concatenate, Generic, ParamSpec, TypeAlias, TypeVar

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

    __slots__ = ("cites", "deed", "name", "names", "of", "question", "refusal")

    def __init__(
        self, name: str, cites: tuple[str, ...], of: str, question: Callable[..., Asked]
    ) -> None:
        self.name, self.cites, self.of, self.question = name, cites, of, question
        self.names = tuple(signature(question).parameters)[1:]
        self.deed: Callable[..., None]
        self.refusal: Callable[..., Refusal] | None = None

    if TYPE_CHECKING:  # a plan keeps positional arguments only

        def __call__(self, *args: P.args, **kwargs: P.kwargs) -> Planned: ...

    else:

        def __call__(self, *args):
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
        self.steps: dict[str, Step[S, ...]] = {TOGETHER: Step(TOGETHER, (), "", self._part)}

    def step(
        self, *cites: str, of: str = ""
    ) -> Callable[[Callable[Concatenate[S, P], Asked]], Step[S, P]]:
        """Register a rule with the sections it carries out, and the kind of thing it offers."""

        def register(question: Callable[Concatenate[S, P], Asked]) -> Step[S, P]:
            name = question.__name__.replace("_", "-")
            if name in self.steps:
                raise ValueError(f"two steps are called {name}")
            step: Step[S, P] = Step(name, cites, of, question)
            self.steps[name] = step
            return step

        return register

    def play(self, s: S, who: str, choice: Choice) -> None:
        """Answer a question, in place, trusting that the choice is among its options."""
        if who == NATURE:
            s.lessons += 1
        if s.branches:
            self._play_branch(s, who, choice)
            return
        _, name, _, s.citing, _, _, args = s.asked[0]
        s.asked = ()
        self.steps[name].deed(s, choice, *args)
        self.settle(s)

    def settle(self, s: S) -> S:
        """Carry out steps until somebody is asked something."""
        agenda, steps = s.agenda, self.steps
        while agenda:
            name, args = agenda.pop()
            step = steps[name]
            s.citing = step.cites
            asked = step.question(s, *args)
            if asked is not None:
                who, options = asked
                about = who, name, options, s.citing, step.of, step.names, args
                s.asked = (tuple.__new__(Ask, about),)
                break
            if s.asked:
                break
        return s

    def _part(self, s: S, *branches: Planned) -> None:
        """Sides are asked together, each along its own branch of the agenda."""
        s.parted += 1
        trunk = s.agenda
        for branch in branches:
            asked, s.agenda, s.asked = s.asked, [branch], ()
            self._carry_on(s, trunk, asked, len(asked), len(asked))

    def _play_branch(self, s: S, who: str, choice: Choice) -> None:
        trunk, asked, at = s.agenda, s.asked, 0
        while asked[at][0] != who:
            at += 1
        _, name, _, s.citing, _, _, args = asked[at]
        s.agenda, s.asked = [*s.branches[at]], ()
        self.steps[name].deed(s, choice, *args)
        self._carry_on(s, trunk, asked, at, at + 1)
        if not s.asked:
            self.settle(s)

    def _carry_on(
        self, s: S, trunk: list[Planned], asked: tuple[Ask, ...], at: int, end: int
    ) -> None:
        """Carry out the branch on the agenda, then lay the trunk back there.

        What it asks takes the place of questions `at` to `end` of those asked before.
        """
        branches = s.branches
        self.settle(s)
        if s.branches is not branches:
            raise RuntimeError("sides that are asked together cannot be parted again")
        left = (tuple(s.agenda),) if s.asked else ()
        s.branches = branches[:at] + left + branches[end:]
        s.agenda, s.asked = trunk, asked[:at] + s.asked + asked[end:]

    def ask_again(self, s: S) -> S:
        """Work out the open questions anew, after something they depend on was dealt anew."""
        asked, branches, citing = s.asked, s.branches, s.citing
        trunk, s.asked, s.branches = s.agenda, (), ()
        for at, ask in enumerate(asked):
            step = ask.what, ask.args
            if branches:
                done, s.agenda, s.asked = s.asked, [*branches[at], step], ()
                self._carry_on(s, trunk, done, at, at)
            else:
                s.agenda.append(step)
                self.settle(s)
        s.citing = citing
        return s

    def check(self, s: S, who: str, choice: Any) -> Choice:
        """The choice as a plain value, if it is among the options; else an IllegalChoice."""
        choice = plain(choice)
        for ask in s.asked:
            if ask.who == who:
                if not is_plain(choice):
                    raise IllegalChoice("not-offered", *ask.cites, choice=str(choice))
                if choice in ask.options:
                    return choice  # type: ignore[no-any-return]
                refusal = self.steps[ask.what].refusal
                known = refusal(s, choice, *ask.args) if refusal else None
                raise known or IllegalChoice("not-offered", *ask.cites, choice=str(choice))
        if not s.asked:
            raise IllegalChoice("game-over", *s.citing)
        raise IllegalChoice("not-asked", *s.asked[0].cites, side=who, whom=s.asked[0].who)
