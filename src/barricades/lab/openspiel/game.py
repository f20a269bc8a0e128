"""Games and states for OpenSpiel."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import pyspiel

from ...core import NATURE
from ...encoding import Encoding, encoding
from ...games import load
from ...words import Words
from . import parameters
from .observer import Observer
from .sheet import Sheet

CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
PRESENT = pyspiel.IIGObservationType(perfect_recall=False)


def kind_of(name: str, *, alone: bool = False) -> Any:
    """The GameType of a game."""
    game, kind = load(name), pyspiel.GameType
    settings = [{option.name: value} for option in game.options for value in option.values]
    counts = [len(game.sides(options)) for options in settings]
    stochastic, certain = kind.ChanceMode.EXPLICIT_STOCHASTIC, kind.ChanceMode.DETERMINISTIC
    return kind(
        short_name=f"python_barricades_{name.replace('-', '_')}",
        long_name=Words("en", name).text("title"),
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=stochastic if len(encoding(name).draws) else certain,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM if alone else kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters.defaults(game),
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options; each game is registered as a class of its own."""

    name: str

    def __init__(self, given: Mapping[str, Any]) -> None:
        options, cut = parameters.read(load(self.name), given)
        self.code: Encoding = encoding(self.name, options)
        asked = {what for what, _ in self.code.actions.answers}
        if unknown := {*cut.decide} - asked:
            raise ValueError(f"no side is ever asked {', '.join(sorted(unknown))}")
        self.first = Sheet(self.code, cut)
        self.first.settle()
        answers, self.draws = self.code.longest
        players = len(self.code.sides)
        alone = players == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.code.actions),
            max_chance_outcomes=len(self.code.draws),
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if alone else 0.0,
            max_game_length=answers,
        )
        spelt = parameters.spelt(self.code.game, self.code.options, cut)
        super().__init__(kind_of(self.name, alone=alone), info, spelt)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.draws

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        """An observer for a player; by default of the present only."""
        if params:
            raise ValueError(f"an observer has no parameters, but was given {params}")
        return Observer(self.code, kind or PRESENT)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of a game."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.sheet = game.first.copy()

    def current_player(self) -> int:
        ask = self.sheet.ask
        if ask is None:
            return TERMINAL
        return CHANCE if ask.who == NATURE else self.sheet.code.sides.index(ask.who)

    def is_terminal(self) -> bool:
        return self.sheet.ask is None

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.sheet.code.actions.legal(self.sheet.s.asked[0]))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Nature's answers, each with its probability."""
        return self.sheet.odds()

    def _apply_action(self, action: int) -> None:
        self.sheet.answer(action)
        self.sheet.settle()

    def _action_to_string(self, player: int, action: int) -> str:
        code = self.sheet.code
        return (code.draws if player == CHANCE else code.actions).text(action)

    def resample_from_infostate(self, player: int, draw: Callable[[], float]) -> SpielState:
        """A state that the player cannot tell from this one, by the game's `guess`.

        Its history begins here: the earlier actions of others are not known.
        """
        new = SpielState(self.get_game())
        side = self.sheet.code.sides[player]
        new.sheet = self.sheet.guessed(side, Random(draw()))
        return new

    def returns(self) -> list[float]:
        """Each side's reward; 0 until the end."""
        code = self.sheet.code
        over = self.sheet.ask is None
        return [*code.returns(self.sheet.s).values()] if over else [0.0] * len(code.sides)

    def __str__(self) -> str:
        """The game so far, as its answers."""
        code = self.sheet.code
        answers = [f"{who}: {code.numbers(who).text(number)}" for who, number in self.sheet.answers]
        return "\n".join(answers)
