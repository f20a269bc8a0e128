"""The search: it thinks over guesses alone, the same for the same seed, and finds what wins."""

from dataclasses import field
from random import Random

import pytest

from barricades.bots import Seat, make
from barricades.bots.budget import Budget
from barricades.bots.ismcts import Ismcts, Search, won
from barricades.core import NATURE, BadOption, Outcome, Rulebook, together
from barricades.core import State as CoreState
from barricades.core import state as plain_state
from barricades.games import NAMES as GAMES
from barricades.games import load
from tests.bots.test_bots import FEW, questions
from tests.core.toys import toy

SIDES = {side for name in GAMES for side in load(name).sides({})}


class Even:
    """A judgement that knows nothing: every position is even, every option as good."""

    depth = 1

    def chances(self, s):
        return dict.fromkeys(SIDES, 0.5)

    def weights(self, s, ask):
        return [1.0] * len(ask.options)

    def roll(self, s, ask, rng):
        return rng.choice(ask.options)

    def stage(self, s):
        return 0

    def terms(self, s, side):
        return {"nothing": 0.0}


rules: Rulebook["Coins"] = Rulebook()


@plain_state
class Coins(CoreState):
    """Red and white each lay a coin, nature tosses one; what each has laid is its secret."""

    laid: dict[str, str] = field(default_factory=dict)
    toss: str = ""


@rules.step("1", of="coin")
def lay(s: Coins, side: str):
    return side, ("heads", "tails")


@lay.answer
def _(s: Coins, coin: str, side: str) -> None:
    s.laid[side] = coin


@rules.step("2", of="coin")
def throw(s: Coins):
    return NATURE, ("heads", "heads", "heads", "tails")


@throw.answer
def _(s: Coins, coin: str) -> None:
    s.toss = coin


def coins(*steps):
    """Whoever laid the coin that is tossed wins; red, if both did or neither."""
    game = toy(*steps)

    def judge(s):
        hits = [side for side in ("red", "white") if s.laid.get(side) == s.toss]
        ahead = hits[0] if len(hits) == 1 else "red"
        behind = "white" if ahead == "red" else "red"
        return Outcome("tossed", ((ahead,), (behind,)), {})

    def begin(options):
        s = Coins(options=options)
        s.then(*steps)
        return s

    parts = {name: getattr(game, name) for name in game.__dataclass_fields__}
    parts |= {"rules": rules, "state": Coins, "begin": begin, "judge": judge}
    parts |= {"seat": lambda _: ("red", "white"), "show": lambda s, side: {}}
    parts |= {"deal_anew": lambda s, side, rng: None}
    return type(game)(**parts)


def seat(game, side):
    s = game.setup({})
    return Seat(game, s, next(ask for ask in game.asks(s) if ask.who == side))


def found(seat, trials=200, **more):
    return Ismcts(Even(), Budget(iterations=trials), Random(1), **more).search(seat)


def test_the_search_finds_the_better_coin_and_its_chance():
    best, *_ = found(seat(coins(lay("white"), throw()), "white"), 400)
    assert best.choice == "heads"
    assert abs(best.chance - 0.75) < 0.1
    assert 0 < best.error < 0.1


def test_who_is_asked_together_does_not_see_what_the_other_lays():
    """White wins only by a coin that red has not: if it saw red's, it would always win by it."""
    game = coins(together(lay("red"), lay("white")), throw())
    best, *_ = found(seat(game, "red"), 400)
    assert best.choice == "heads"
    assert best.chance > 0.7


def test_it_expects_the_other_to_answer_what_it_sees():
    """Laid in the open, heads can only be met by tails: white wins once in four."""
    best, *_ = found(seat(coins(lay("red"), lay("white"), throw()), "red"), 600)
    assert best.choice == "heads"
    assert abs(best.chance - 0.75) < 0.15


def test_what_weighs_nothing_is_never_tried():
    class Tails(Even):
        def weights(self, s, ask):
            return [float(option == "tails") for option in ask.options]

    search = Search(seat(coins(lay("white"), throw()), "white"), Tails(), Random(1))
    assert [*search.run(Budget(iterations=50))] == ["tails"]


def test_a_search_that_can_change_nothing_any_more_stops():
    tally = Search(seat(coins(lay("white"), throw()), "white"), Even(), Random(1)).run(
        Budget(iterations=10_000)
    )
    assert sum(trials for trials, *_ in tally.values()) < 10_000


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_and_iterations_give_the_same_choice(name):
    for game, s, ask in questions(name, 4, FEW):
        chosen = {
            Ismcts(Even(), Budget(iterations=10), Random(5)).choose(Seat(game, s, ask))
            for _ in range(2)
        }
        assert len(chosen) == 1
        assert chosen <= {*ask.options}


@pytest.mark.parametrize("name", GAMES)
def test_it_chooses_the_same_whatever_it_may_not_know(name):
    for game, s, ask in questions(name, 5, FEW):
        other = game.guess(s, ask.who, Random(9))
        (same,) = [again for again in game.asks(other) if again.who == ask.who]
        first, second = (
            Ismcts(Even(), Budget(iterations=10), Random(5)).choose(seat)
            for seat in (Seat(game, s, ask), Seat(game, other, same))
        )
        assert first == second


def test_several_processes_share_the_work():
    game = load("dual-powers")
    ((_, s, ask),) = questions("dual-powers", 1, 1)
    seat = Seat(game, s, ask)
    options = found(seat, 20, processes=2)
    assert sum(option.trials for option in options) <= 20
    assert {option.choice for option in options} <= {*ask.options}
    assert options == found(seat, 20, processes=2)


def test_level_winners_share_and_if_all_are_level_nobody_has_won():
    assert won(Outcome("end", (("red", "blue"), ("white",)), {})) == {
        "red": 0.5, "blue": 0.5, "white": 0.0,
    }  # fmt: skip
    assert won(Outcome("end", (("red", "white"),), {})) == {"red": 0.0, "white": 0.0}


@pytest.mark.parametrize(
    ("text", "budget"),
    [("400", Budget(iterations=400)), ("1.5s", Budget(seconds=1.5)), ("2s", Budget(seconds=2.0))],
)
def test_a_budget_is_read(text, budget):
    assert Budget.read(text) == budget


@pytest.mark.parametrize("text", ["", "0", "-3", "fast", "1.5", "s", "1m", "٣"])
def test_what_is_no_budget_is_refused(text):
    with pytest.raises(BadOption):
        Budget.read(text)


def test_seconds_are_spent_at_least_once():
    assert [*Budget(seconds=0.0).spend()]


def test_a_budget_that_a_bot_does_not_take_is_refused():
    with pytest.raises(BadOption):
        make("greedy:400", load("dual-powers"), Random())
