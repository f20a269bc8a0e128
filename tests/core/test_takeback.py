"""Taking back: one's own last choice, as long as it has taught nobody anything."""

from barricades.core import Game, Record, replay, take_back, together
from tests.core.toys import State, ask_word, bid, bid_for_ever, draw, note, reveal, toy

LOW, HIGH = ("low", 1), ("high", 2)


def taken_back(game: Game[State], side: str, *choices: object) -> object:
    """The choices that are left, or None; what is left must replay."""
    record = Record(game="toy", version=3, options={}, choices=choices)  # type: ignore[arg-type]
    shorter = take_back(game, record, side)
    if shorter is None:
        return None
    assert list(replay(game, shorter))
    return list(shorter.choices)


def words(*sides: str) -> Game[State]:
    return toy(*[ask_word(side, "x y") for side in sides])


def test_ones_own_last_choice_is_taken_back():
    assert taken_back(words("red", "red"), "red", ("red", "x"), ("red", "y")) == [("red", "x")]


def test_nothing_is_taken_back_before_the_first_choice():
    assert taken_back(words("red", "white"), "white", ("red", "x")) is None
    assert taken_back(words("red"), "red") is None


def test_nothing_is_taken_back_once_another_has_answered():
    game = words("red", "white", "red")
    assert taken_back(game, "red", ("red", "x"), ("white", "x")) is None


def test_the_last_choice_of_a_game_may_be_taken_back():
    assert taken_back(words("red"), "red", ("red", "x")) == []


def test_nothing_is_taken_back_across_a_deal():
    game = toy(ask_word("red", "x"), draw("red"), ask_word("red", "y"))
    assert taken_back(game, "red", ("red", "x"), ("nature", 3)) is None
    left = taken_back(game, "red", ("red", "x"), ("nature", 3), ("red", "y"))
    assert left == [("red", "x"), ("nature", 3)], "what came after it may be"


def test_nothing_is_taken_back_across_a_reveal():
    game = toy(ask_word("red", "x"), reveal(), ask_word("red", "y"))
    assert taken_back(game, "red", ("red", "x")) is None


def test_asked_together_one_takes_back_whatever_the_other_did():
    game = toy(together(bid("red", 2), bid("white", 2)), note("done"))
    choices = [("red", LOW), ("white", LOW), ("white", HIGH)]
    assert taken_back(game, "red", *choices) == choices[1:]
    assert taken_back(game, "white", *choices) == choices[:2]


def test_asked_together_only_the_last_own_answer_is_taken_back():
    game = toy(together(bid("red", 3), bid("white", 1)))
    choices = [("red", LOW), ("red", HIGH), ("white", LOW)]
    assert taken_back(game, "red", *choices) == [("red", LOW), ("white", LOW)]


def test_once_all_have_answered_only_the_last_answer_may_be_taken_back():
    game = toy(together(bid("red", 1), bid("white", 1)), ask_word("red", "x"))
    choices = [("red", LOW), ("white", LOW)]
    assert taken_back(game, "red", *choices) is None
    assert taken_back(game, "white", *choices) == [("red", LOW)]


def test_a_choice_from_before_the_common_question_is_not_taken_back_over_anothers_answer():
    game = toy(ask_word("red", "x"), together(bid("red", 1), bid("white", 1)))
    assert taken_back(game, "red", ("red", "x"), ("white", LOW)) is None
    assert taken_back(game, "red", ("red", "x")) == []


def test_a_choice_from_an_earlier_common_question_is_not_taken_back_over_anothers_answer():
    bids = together(bid("red", 1), bid("white", 1))
    choices = [("white", LOW), ("red", LOW), ("white", HIGH)]
    assert taken_back(toy(bids, bids), "red", *choices) is None


def test_nor_is_it_if_the_same_question_comes_again_and_again():
    choices = [("white", LOW), ("red", LOW), ("white", HIGH)]
    assert taken_back(toy(bid_for_ever()), "red", *choices) is None


def test_a_deal_within_a_branch_counts():
    game = toy(together(draw("red"), bid("white", 2)))
    assert taken_back(game, "white", ("white", LOW), ("nature", 3)) is None
