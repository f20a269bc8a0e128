"""The dealer: nature's answers come evenly from a secret, and can be checked."""

import hmac
from hashlib import sha256

import pytest

from barricades.core import Ask, BadRecord, Record
from barricades.dealer import SPAN, Check, Dealer, commitment, pick, verify
from tests.core.toys import ask_word, draw, toy

SECRET = b"the winter palace"
GAME = toy(draw("red"), ask_word("red", "x"), draw("white"), draw("red"))


def dealt(*numbers: int, **more: object) -> Record:
    """A record in which nature answered with the nth digests of the secret."""
    options, given = (1, 2, 3, 3), [pick(SECRET, number, 4) for number in numbers]
    choices = [("nature", options[at]) for at in given]
    choices.insert(1, ("red", "x"))  # type: ignore[arg-type]
    told = {"commitment": commitment(SECRET), "secret": SECRET.hex(), **more}
    return Record(game="toy", version=3, options={}, dealer=told, choices=tuple(choices))


# pick


def test_the_same_secret_gives_the_same_answers():
    assert [pick(SECRET, n, 48) for n in range(50)] == [pick(SECRET, n, 48) for n in range(50)]


def test_answers_differ_by_number_and_by_secret():
    first = [pick(SECRET, n, 1000) for n in range(20)]
    assert len({*first}) > 15
    assert first != [pick(b"another", n, 1000) for n in range(20)]


@pytest.mark.parametrize("count", [1, 2, 3, 7, 48, 1000])
def test_answers_are_among_the_options(count):
    assert {pick(SECRET, n, count) for n in range(200)} <= {*range(count)}
    if count <= 7:
        assert {pick(SECRET, n, count) for n in range(200)} == {*range(count)}


def test_an_answer_is_the_digest_of_its_number():
    digest = hmac.new(SECRET, b"5.0", sha256).digest()
    assert pick(SECRET, 5, 10) == int.from_bytes(digest, "big") % 10


def test_digests_beyond_the_last_whole_multiple_are_drawn_again(monkeypatch):
    """Otherwise the first options would be a little more likely."""
    asked = []
    values = [SPAN - 1, SPAN - SPAN % 48, SPAN - SPAN % 48 - 1]

    def digest(key: bytes, message: bytes, how: str) -> bytes:
        asked.append(message)
        return values[len(asked) - 1].to_bytes(32, "big")

    monkeypatch.setattr("barricades.dealer.hmac.digest", digest)
    assert SPAN % 48
    assert pick(SECRET, 9, 48) == 47
    assert asked == [b"9.0", b"9.1", b"9.2"]


def test_no_digest_is_wasted_where_the_options_divide_the_span(monkeypatch):
    most = (SPAN - 1).to_bytes(32, "big")
    monkeypatch.setattr("barricades.dealer.hmac.digest", lambda *_: most)
    assert pick(SECRET, 0, 4) == 3


# the dealer


def test_the_dealer_counts_on():
    ask = Ask("nature", "draw", tuple(range(1000)))
    one = Dealer(SECRET)
    assert [one.answer(ask) for _ in range(9)] == [pick(SECRET, n, 1000) for n in range(9)]
    assert one.number == 9


def test_a_dealer_may_go_on_where_another_stopped():
    ask = Ask("nature", "draw", tuple(range(1000)))
    assert Dealer(SECRET, number=4).answer(ask) == pick(SECRET, 4, 1000)


def test_an_option_listed_twice_is_twice_as_likely():
    ask = Ask("nature", "draw", ("a", "b", "b"))
    one = Dealer(SECRET)
    answers = [one.answer(ask) for _ in range(3000)]
    assert 1900 < answers.count("b") < 2100


def test_dealers_have_secrets_of_their_own():
    assert Dealer().secret != Dealer().secret
    assert len(Dealer().secret) >= 16


def test_a_commitment_binds_and_hides():
    assert Dealer(SECRET).commitment == commitment(SECRET)
    assert commitment(SECRET) != commitment(SECRET + b"!")
    assert SECRET.hex() not in commitment(SECRET)


# verify


def test_an_honest_record_is_verified():
    assert verify(GAME, dealt(0, 1, 2)) == Check(3, ended=True)


def test_the_first_answer_that_does_not_fit_is_named():
    record = dealt(0, 1, 2)
    (*start, (_, last)) = record.choices
    wrong = next(number for number in (1, 2, 3) if number != last)
    forged = Record(**{**vars(record), "choices": (*start, ("nature", wrong))})
    assert verify(GAME, forged) == Check(2, 4, last)


def test_a_choice_of_a_side_is_not_the_dealers():
    assert verify(GAME, dealt(0)) == Check(1)


@pytest.mark.parametrize(
    ("after", "numbers", "answers"),
    [(1, (9, 0, 1), 2), (2, (9, 0, 1), 2), (3, (9, 9, 0), 1), (4, (9, 9, 9), 0)],
)
def test_what_comes_from_another_game_is_not_checked(after, numbers, answers):
    """And the first answer after it is the first of this dealer."""
    assert pick(SECRET, 9, 4) not in (pick(SECRET, 0, 4), pick(SECRET, 1, 4))
    record = dealt(*numbers, after=after)
    assert verify(GAME, record) == Check(answers, inherited=after, ended=True)


@pytest.mark.parametrize("after", [-1, True, "1", 1.0, None])
def test_so_many_choices_cannot_come_from_another_game(after):
    with pytest.raises(BadRecord) as caught:
        verify(GAME, dealt(0, 1, 2, after=after))
    assert caught.value.reason.what == "bad-field"
    assert caught.value.reason.facts["name"] == "dealer.after"


def test_a_last_choice_against_the_rules_is_named():
    (first, _) = dealt(0).choices
    forged = Record(**{**vars(dealt(0)), "choices": (first, ("red", "y"))})
    with pytest.raises(BadRecord) as caught:
        verify(GAME, forged)
    assert caught.value.reason.what == "illegal-choice"
    assert caught.value.reason.facts["number"] == 2


def test_gaps_are_passed_over():
    assert verify(GAME, dealt(0, 3, 4, gaps=[[3, 2]])) == Check(3, ended=True)
    assert verify(GAME, dealt(0, 3, 6, gaps=[[3, 2], [4, 2]])) == Check(3, ended=True)


@pytest.mark.parametrize(
    ("field", "value", "problem"),
    [
        ("commitment", "", "no-commitment"),
        ("secret", "", "no-secret"),
        ("secret", "no hex", "bad-field"),
        ("secret", 5, "bad-field"),
        ("secret", "abcd", "broken-commitment"),
    ],
)
def test_what_is_wrong_with_the_dealer_of_a_record_is_named(field, value, problem):
    with pytest.raises(BadRecord) as caught:
        verify(GAME, dealt(0, 1, 2, **{field: value}))
    assert caught.value.reason.what == problem


@pytest.mark.parametrize("gaps", [3, "many", [3], [["x", 1]], [[3, "x"]], [[3, -1]], [[3, 1, 1]]])
def test_gaps_that_cannot_be_are_named(gaps):
    """Going back would let a dealer deal the same answer twice."""
    with pytest.raises(BadRecord) as caught:
        verify(GAME, dealt(0, 1, 2, gaps=gaps))
    assert caught.value.reason.what == "bad-field"
    assert caught.value.reason.facts["name"] == "dealer.gaps"
