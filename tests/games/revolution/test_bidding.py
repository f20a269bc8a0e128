"""The round, Espionage and Bidding (chapters 3 and 4)."""

import json
from itertools import chain, combinations, combinations_with_replacement, permutations, product
from random import Random
from typing import Any

import pytest

from barricades.core import NATURE, Choice, IllegalChoice, Record, replay, take_back
from barricades.core.corrections import BadComponents
from barricades.games.revolution.state import State
from tests.games.revolution.table import (
    CHARACTERS,
    GAME,
    SIDES,
    START,
    ask,
    bid,
    bidders,
    bidding,
    lay,
    offered,
    refused,
    resolution,
    story,
    three_or_four,
    tokens,
    told,
    town,
)

LETTERS = {"force": "f", "blackmail": "b", "gold": "g"}
FORCE, BLACKMAIL, GOLD = (
    {name for name, person in CHARACTERS.items() if kind not in person.immune} for kind in "fbg"
)
FIRST = ("priest", "general", "rogue", "spy", "printer")  # a legal bid of the first tokens


def laying(*places: str, hand: str = "", **options: Any) -> State:
    """Red has this hand and has laid tokens here; the others have one Gold each."""
    hands = {"red": hand, "blue": "g", "green": "g", "yellow": "g"}
    s = bidding(town(hands=hands, **options))
    for place in places:
        s = GAME.apply(s, "red", place)
    return s


# 3.1: the round


def test_the_phases_of_a_round_follow_one_another():
    s = bid(town(), red="printer:g", blue="rogue:gg")
    events = ("round-began", "opened-bids", "won-over", "patronized")
    assert story(s, *events) == [
        *("round-began", "opened-bids", "won-over", "won-over"),
        *("patronized",) * 4,
        "round-began",
    ]
    assert [fact["round"] for fact in told(s, "round-began")] == [1, 2]
    assert (s.round, s.phase) == (2, "bidding")


def test_nobody_is_asked_anything_of_nature():
    rng, s = Random(5), GAME.setup({})
    for _ in range(200):
        one = rng.choice(GAME.asks(s))
        assert one.who != NATURE
        s = GAME.apply(s, one.who, rng.choice(one.options))


# 3.2: espionage


@three_or_four
def test_everybody_sees_all_tokens_when_a_round_begins(players):
    hands = {"red": "fbggg", "blue": "ggggg", "green": "ffbbbgg"}
    s = bidding(town(hands=hands, players=players))
    for viewer in (*SIDES[:players], None):
        seen = GAME.view(s, viewer)
        for side, letters in hands.items():
            assert seen["hands"][side] == [*tokens(letters)]
        assert seen["bank"] == [12 - 3, 12 - 4, 32 - 10]


def test_tokens_won_are_laid_open_with_the_rest_in_the_next_round():
    s = bid(town(), red="general:g rogue:g", blue="merchant:g aristocrat:g")
    for viewer in (*SIDES, None):
        hands = GAME.view(s, viewer)["hands"]
        assert hands == {
            "red": [1, 2, 2],
            "blue": [0, 0, 8],
            "green": [0, 0, 5],
            "yellow": [0, 0, 5],
        }


# 4.1: in secret, all together


@three_or_four
def test_all_are_asked_at_once(players):
    s = GAME.setup({"players": players})
    assert bidders(s) == dict.fromkeys(SIDES[:players], "force")


def test_tokens_are_asked_for_one_by_one_force_then_blackmail_then_gold():
    s, kinds = laying(hand="ffbbbg"), []
    while "red" in bidders(s):
        kinds.append(bidders(s)["red"])
        s = GAME.apply(s, "red", "priest")
    assert kinds == ["force"] * 2 + ["blackmail"] * 3 + ["gold"]


@pytest.mark.parametrize(
    ("hand", "kind"),
    [("ggggg", "gold"), ("bgg", "blackmail"), ("fg", "force"), ("bb", "blackmail")],
)
def test_a_kind_a_side_does_not_have_is_not_asked_for(hand, kind):
    assert bidders(laying(hand=hand))["red"] == kind


def test_there_is_one_question_a_token_even_where_one_character_is_left():
    own = {"characters": {name: {"immune": ["force"]} for name in FORCE - {"priest"}}}
    s = laying(hand="fffg", components=own)
    for _ in range(3):
        assert offered(s, "red") == {"priest"}
        assert refused(s, "printer", "red").what == "immune"
        s = GAME.apply(s, "red", "priest")
    assert bidders(s)["red"] == "gold"


def test_nobody_waits_for_a_slower_side():
    s = GAME.setup({})
    for place in FIRST:
        s = GAME.apply(s, "green", place)
    assert [*bidders(s)] == ["red", "blue", "yellow"]
    assert bidders(s) == {"red": "force", "blue": "force", "yellow": "force"}
    s = GAME.apply(s, "yellow", "priest")
    assert bidders(s) == {"red": "force", "blue": "force", "yellow": "blackmail"}


def test_whoever_has_laid_all_tokens_is_asked_no_more():
    s = lay(GAME.setup({}), {"green": "priest:fbggg"})
    with pytest.raises(IllegalChoice, match="not-asked"):
        GAME.apply(s, "green", "priest")


def test_a_side_without_tokens_bids_nothing_and_holds_nobody_up():
    s = bidding(town(hands={"red": "g", "green": "g"}))
    assert [*bidders(s)] == ["red", "green"]
    s = lay(s, {"green": "rogue:g", "red": "printer:g"})
    assert s.round == 2
    assert s.support["red"] == 10


def test_if_nobody_has_tokens_the_round_passes():
    """It cannot come to this with the tokens of the box: patrons see to it."""
    s = bidding(town())
    assert s.round == 2
    assert s.hands == dict.fromkeys(SIDES, (0, 0, 5))


def test_bids_are_opened_when_all_tokens_of_all_sides_are_laid_and_not_before():
    s = GAME.setup({})
    for number in range(5):
        for side in SIDES:
            assert (s.phase, told(s, "opened-bids")) == ("bidding", [])
            s = GAME.apply(s, side, FIRST[number])
    assert len(told(s, "opened-bids")) == 1


def test_the_order_in_which_sides_finish_makes_no_difference():
    bids = {"red": "priest:fg rogue:g", "blue": "printer:fgg", "green": "general:b captain:g"}
    first = bidding(town(hands={"red": "fgg", "blue": "fgg", "green": "bg"}, players=3))
    ends = [lay(first, {side: bids[side] for side in order}) for order in permutations(bids)]
    assert all(s == ends[0] and s.log == ends[0].log for s in ends)
    assert ends[0].round == 2


# 4.1: secrets


def places(s):
    """What everybody is shown of the bids."""
    return {viewer: GAME.view(s, viewer)["bids"] for viewer in (*SIDES, None)}


def test_others_see_how_many_tokens_are_laid_but_not_where():
    s = lay(GAME.setup({}), {"red": "priest:f general:b"})
    s = GAME.apply(s, "green", "spy")
    seen = places(s)
    assert seen["red"] == {"red": ["priest", "general"], "blue": 0, "green": 1, "yellow": 0}
    assert seen["green"] == {"red": 2, "blue": 0, "green": ["spy"], "yellow": 0}
    assert seen["blue"] == {"red": 2, "blue": [], "green": 1, "yellow": 0}
    assert seen[None] == {"red": 2, "blue": 0, "green": 1, "yellow": 0}


def reaching(s, viewer):
    """All that others learn: the view, the log, who is asked what about what."""
    return (
        GAME.view(s, viewer),
        s.log,
        [(one.who, one.what, one.facts, one.cites, one.of) for one in GAME.asks(s)],
        [one.options for one in GAME.asks(s) if one.who == viewer],
        GAME.outcome(s),
    )


@pytest.mark.parametrize("seed", range(5))
def test_wherever_a_token_is_laid_it_changes_nothing_that_others_see(seed):
    """Not their views, questions and log; nor what is planned, which is open to all."""
    rng, s = Random(seed), GAME.setup({"players": rng_players(seed)})
    while len(GAME.asks(s)) > 1:
        one = rng.choice(GAME.asks(s))
        after = [GAME.apply(s, one.who, option) for option in one.options]
        for viewer in {*GAME.sides(s.options), None} - {one.who}:
            assert all(reaching(new, viewer) == reaching(after[0], viewer) for new in after)
        assert all(new.agenda == s.agenda for new in after)
        assert all(new.branches == after[0].branches for new in after)
        s = rng.choice(after)


def rng_players(seed: int) -> int:
    return 3 + seed % 2


def test_nothing_is_logged_while_bids_are_laid():
    s = GAME.setup({})
    before = s.log
    for side in SIDES[:3]:
        s = lay(s, {side: "priest:fbggg"})
    s = lay(s, {"yellow": "priest:fb printer:g rogue:g"})
    assert s.log == before


def test_once_all_are_in_all_bids_are_seen_by_all():
    s = bid(
        town({"tavern": "red"}), red="printer:f", blue="spy:fgg priest:b", green="spy:g mercenary:g"
    )
    assert ask(s).what == "spy"
    for viewer in (*SIDES, None):
        view = GAME.view(s, viewer)
        assert view["offers"] == {
            "spy": {"blue": [1, 0, 2], "green": [0, 0, 1]},
            "mercenary": {"green": [0, 0, 1]},
        }
        assert view["bids"] == dict.fromkeys(SIDES, 0) | ({viewer: []} if viewer else {})
        assert view["hands"] == {side: [0, 0, 0] for side in SIDES}


def test_the_log_tells_every_bid_once_bids_are_open():
    s = resolution(town(), red="printer:f", blue="printer:bg", green="printer:f", yellow="rogue:g")
    (tied,) = told(s, "tied")
    assert tied["sides"] == ("red", "green")
    assert (tied["force"], tied["blackmail"], tied["gold"]) == (1, 0, 0)
    (outbid,) = told(s, "outbid")
    assert outbid == {
        "side": "blue",
        "character": "printer",
        "force": 0,
        "blackmail": 1,
        "gold": 1,
    }


def test_a_guess_lays_the_tokens_of_others_anew_and_legally():
    s = lay(GAME.setup({}), {"red": "priest:fbggg", "blue": "innkeeper:f general:b rogue:g"})
    rng, found = Random(1), set()
    for _ in range(60):
        guess = GAME.guess(s, "red", rng)
        assert guess.bids["red"] == ("priest",) * 5
        force, blackmail, gold = guess.bids["blue"]
        assert force in FORCE
        assert blackmail in BLACKMAIL
        found.add((force, blackmail, gold))
        assert reaching(guess, "red") == reaching(s, "red")
    assert len(found) > 30
    assert {force for force, _, _ in found} == FORCE
    assert {blackmail for _, blackmail, _ in found} == BLACKMAIL


def test_a_guess_keeps_to_six_characters():
    s = laying(hand="g" * 12)
    for name in ("rogue", "priest", "spy", "printer", "general", "captain", "rogue", "rogue"):
        s = GAME.apply(s, "red", name)
    for seed in range(40):
        guess = GAME.guess(s, "blue", Random(seed))
        assert len(guess.bids["red"]) == 8
        assert len({*guess.bids["red"]}) <= 6
        assert {*ask(guess, "red").options} >= {*guess.bids["red"]}


def test_once_bids_are_open_there_is_nothing_to_guess():
    s = bid(town({"tavern": "red"}), blue="spy:g", red="printer:f")
    assert GAME.guess(s, "green", Random(0)) == s


def test_a_state_in_the_middle_of_bidding_is_saved_and_loaded():
    s = lay(GAME.setup({}), {"red": "priest:fb", "yellow": "printer:fbggg"})
    back = GAME.restore(json.loads(json.dumps(GAME.save(s))))
    assert back == s
    assert GAME.asks(back) == GAME.asks(s)


# 4.1: taking back

Choices = list[tuple[str, Choice]]


def after_taking_back(side: str, choices: Choices, options: dict[str, object] | None = None):
    """The choices that are left, or None; what is left must replay."""
    record = Record(game="revolution", version=1, options=options or {}, choices=tuple(choices))
    shorter = take_back(GAME, record, side)
    if shorter is None:
        return None
    assert list(replay(GAME, shorter))
    return list(shorter.choices)


def of(side: str, *where: str) -> Choices:
    return [(side, place) for place in where]


def test_a_side_takes_back_its_own_last_token():
    choices = of("red", "priest", "general")
    assert after_taking_back("red", choices) == of("red", "priest")
    assert after_taking_back("red", of("red", "priest")) == []


def test_the_last_token_comes_back_first_and_so_on_to_the_first():
    choices: Choices | None = [*of("red", *FIRST[:3]), *of("blue", *FIRST)]
    for left in (2, 1, 0):
        assert choices is not None
        choices = after_taking_back("red", choices)
        assert choices == [*of("red", *FIRST[:left]), *of("blue", *FIRST)]
    assert choices is not None
    assert after_taking_back("red", choices) is None


def test_what_others_have_laid_since_does_not_matter():
    choices = [*of("red", "priest"), *of("blue", *FIRST), *of("yellow", "spy")]
    assert after_taking_back("red", choices) == choices[1:]
    assert after_taking_back("yellow", choices) == choices[:-1]
    assert after_taking_back("green", choices) is None


def test_a_side_that_has_laid_all_takes_back_while_another_has_not():
    choices = [
        *of("red", *FIRST),
        *of("blue", *FIRST),
        *of("green", *FIRST),
        *of("yellow", *FIRST[:4]),
    ]
    left = after_taking_back("red", choices)
    assert left == [*of("red", *FIRST[:4]), *choices[5:]]


def test_once_bids_are_open_no_token_comes_back():
    choices = [choice for side in SIDES for choice in of(side, *FIRST)]
    assert len(choices) == 20
    for side in SIDES:
        assert after_taking_back(side, choices) is None


def test_nor_does_one_in_the_next_round():
    choices = [choice for side in SIDES for choice in of(side, *FIRST)]
    choices += of("red", "priest")
    assert after_taking_back("red", choices) == choices[:-1]
    for side in SIDES[1:]:
        assert after_taking_back(side, choices) is None


# 4.2: all tokens


def test_a_token_cannot_be_kept():
    s = laying(hand="fbg")
    for place, kind in (("priest", "force"), ("priest", "blackmail"), ("priest", "gold")):
        assert refused(s, "pass", "red") == ("must-bid", {"kind": kind})
        s = GAME.apply(s, "red", place)
    assert "red" not in bidders(s)


def test_there_are_as_many_questions_as_tokens():
    assert all(len(s.bids[side]) == 0 for s in [GAME.setup({})] for side in SIDES)
    for hand in ("fbggg", "g" * 9, "ffffbb"):
        s = laying(*["priest"] * len(hand), hand=hand)
        assert len(s.bids["red"]) == len(hand)
        assert "red" not in bidders(s)


# 4.3: at most six characters

SIX = ("rogue", "priest", "spy", "printer", "general", "captain")


def test_a_seventh_character_is_not_offered():
    s = laying(*SIX, hand="g" * 8)
    assert offered(s, "red") == {*SIX}
    for name in {*CHARACTERS} - {*SIX}:
        assert refused(s, name, "red") == ("six-characters", {"character": name})


def test_six_characters_may_be_bid_on():
    s = laying(*SIX[:5], hand="g" * 8)
    assert offered(s, "red") == {*CHARACTERS}


def test_six_are_counted_over_all_kinds():
    s = laying("priest", "printer", "general", "captain", "priest", "rogue", "spy", hand="ffbbbggg")
    assert offered(s, "red") == {"priest", "printer", "general", "captain", "rogue", "spy"}


def test_of_the_six_only_those_are_offered_who_are_not_immune():
    s = laying("innkeeper", "magistrate", "spy", "priest", "printer", "merchant", hand="ffffffbg")
    assert offered(s, "red") == {"priest", "printer", "merchant"}
    assert refused(s, "innkeeper", "red").what == "immune"
    assert refused(s, "aristocrat", "red").what == "six-characters"


@pytest.mark.parametrize("bids", ["priest:fbggg", "priest:ffbbgg", "rogue:ggggggggg"])
def test_any_number_of_tokens_may_go_to_one_character(bids):
    s = resolution(town(), red=bids)
    (won,) = told(s, "won-over")
    assert (won["force"], won["blackmail"], won["gold"]) == tokens(bids.split(":")[1])


def test_the_limit_is_new_every_round():
    s = bid(town(), red=" ".join(f"{name}:g" for name in SIX))
    assert s.bids["red"] == ()
    assert offered(s, "red") >= {"innkeeper", "magistrate"}


# 4.3: stranded tokens


def only(taker: str) -> dict[str, dict[str, dict[str, list[str]]]]:
    """Corrected figures: nobody but this one takes Blackmail any more."""
    immune = {
        name: [kind for kind in ("force", "blackmail") if kind != "force" or name not in FORCE]
        for name in BLACKMAIL - {taker}
    }
    return {"characters": {name: {"immune": kinds} for name, kinds in immune.items()}}


LONELY = only("apothecary")


def test_with_the_figures_of_the_box_no_token_is_ever_stranded():
    """Every six who take Force have one among them who takes Blackmail; and all take Gold."""
    for six in combinations(sorted(FORCE), 6):
        assert {*six} & BLACKMAIL
        assert offered(laying(*six[:5], hand="ffffffbg"), "red") == FORCE
    assert {*CHARACTERS} == GOLD


def test_a_sixth_character_that_would_strand_a_token_is_not_offered():
    five = ("priest", "printer", "merchant", "aristocrat", "innkeeper")
    s = laying(*five, hand="ffffffbg", components=LONELY)
    assert offered(s, "red") == {*five}, "the Magistrate and the Spy would be the sixth"
    for name in ("magistrate", "spy"):
        assert refused(s, name, "red") == (
            "token-stranded",
            {"character": name, "kind": "blackmail"},
        )
    s = GAME.apply(s, "red", "priest")
    assert offered(s, "red") == {"apothecary"}
    s = GAME.apply(s, "red", "apothecary")
    assert offered(s, "red") == {*five, "apothecary"}


def test_a_sixth_character_that_takes_what_is_left_is_offered():
    five = ("priest", "merchant", "aristocrat", "innkeeper", "magistrate")
    s = laying(*five, hand="ffffffbg", components=only("printer"))
    assert offered(s, "red") == {*five, "printer"}
    assert refused(s, "spy", "red").what == "token-stranded"


def test_a_sixth_character_is_free_if_nothing_can_be_stranded():
    five = ("priest", "printer", "merchant", "aristocrat", "innkeeper")
    for hand in ("ffffffg", "ffffffgg"):
        assert offered(laying(*five, hand=hand, components=LONELY), "red") == FORCE
    met = ("priest", "printer", "merchant", "aristocrat", "apothecary")
    own = {"characters": {**LONELY["characters"], "apothecary": {"immune": []}}}
    s = laying(*met, hand="ffffffbg", components=own)
    assert offered(s, "red") == FORCE | {"apothecary"}


def test_the_last_token_of_its_kind_strands_nobody_but_what_is_to_come():
    """The Blackmail is laid: a sixth character without it is fine."""
    s = laying(
        "priest",
        "printer",
        "merchant",
        "innkeeper",
        "apothecary",
        hand="ffffbggg",
        components=LONELY,
    )
    assert bidders(s)["red"] == "gold"
    assert offered(s, "red") == {*CHARACTERS}


def test_a_guess_strands_nothing_either():
    s = laying(
        "priest",
        "printer",
        "merchant",
        "aristocrat",
        "innkeeper",
        "priest",
        hand="ffffffbg",
        components=LONELY,
    )
    for seed in range(60):
        guess = GAME.guess(s, "blue", Random(seed))
        assert "apothecary" in offered(guess, "red")


def laid_at_random(s: State, rng: Random) -> None:
    """Red lays all its tokens; there is always somewhere to go."""
    while "red" in bidders(s):
        assert offered(s, "red"), f"nowhere to go with {bidders(s)['red']}: {s.bids['red']}"
        s = GAME.apply(s, "red", rng.choice(ask(s, "red").options))


@pytest.mark.parametrize("seed", range(20))
def test_whatever_the_immunities_all_tokens_can_be_laid(seed):
    """As long as everybody takes Gold, and somebody takes each of the other kinds."""
    rng = Random(seed)
    own = {name: {"immune": rng.choice([["blackmail"], ["blackmail"], []])} for name in CHARACTERS}
    own[rng.choice([*CHARACTERS])]["immune"] = ["force"]
    laid_at_random(laying(hand="f" * 9 + "bbg", components={"characters": own}), rng)


def test_immunity_to_gold_is_no_dead_end_either_unless_it_is_refused():
    """One takes Blackmail alone, one Gold alone, all others Force: a fifth of these is too many."""
    alone = {"general": ["force", "gold"], "rogue": ["force", "blackmail"]}
    own = {name: {"immune": alone.get(name, ["blackmail", "gold"])} for name in CHARACTERS}
    try:
        s = laying(hand="f" * 9 + "bg", components={"characters": own})
    except BadComponents:
        return
    for seed in range(20):
        laid_at_random(s, Random(seed))


# 4.4: immunity


@pytest.mark.parametrize("kind", LETTERS)
@pytest.mark.parametrize("character", CHARACTERS)
def test_immunity(kind, character):
    s = laying(hand=LETTERS[kind])
    if LETTERS[kind] in CHARACTERS[character].immune:
        assert character not in offered(s, "red")
        assert refused(s, character, "red") == ("immune", {"character": character, "kind": kind})
    else:
        assert character in offered(s, "red")


def test_seven_take_force_seven_take_blackmail_all_take_gold_and_two_nothing_else():
    assert (len(FORCE), len(BLACKMAIL), len(GOLD)) == (7, 7, 12)
    assert {*CHARACTERS} - FORCE - BLACKMAIL == {"rogue", "mercenary"}
    for kind, able in (("f", FORCE), ("b", BLACKMAIL), ("g", GOLD)):
        assert offered(laying(hand=kind), "red") == able


def test_characters_are_offered_in_the_order_of_the_bid_board():
    for kind in "fbg":
        options = ask(laying(hand=kind), "red").options
        assert [*options] == [name for name in CHARACTERS if name in options]


# 4.5: bids that cannot be made


@pytest.mark.parametrize("value", ["", "palace", "Priest", 1, ("priest",), "red"])
def test_nonsense_is_refused(value):
    with pytest.raises(IllegalChoice):
        GAME.apply(GAME.setup({}), "red", value)


def test_a_refused_bid_lays_nothing():
    s = GAME.setup({})
    before = GAME.save(s)
    refused(s, "general", "red")
    assert GAME.save(s) == before
    assert s.bids == dict.fromkeys(SIDES, ())


# how many bids there are


def bids_of(hand: str) -> int:
    """How many different bids there are with a hand, by trying everything that is offered."""
    found: dict[tuple[tuple[str, str], ...], State] = {(): laying(hand=hand)}
    for _ in hand[1:]:
        found = {
            kept(hand, (*s.bids["red"], str(option))): GAME.apply(s, "red", option)
            for s in found.values()
            for option in ask(s, "red").options
        }
    last = {
        kept(hand, (*s.bids["red"], str(option)))
        for s in found.values()
        for option in ask(s, "red").options
    }
    return len(last)


def kept(hand: str, where: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """A bid, whatever the order of its tokens."""
    return tuple(sorted(zip(hand, where, strict=False)))


def bids_by_hand(hand: str) -> int:
    """The same by brute force: all ways to spread each kind, less those on seven characters."""
    spread = [
        combinations_with_replacement(sorted(able), hand.count(kind))
        for kind, able in (("f", FORCE), ("b", BLACKMAIL), ("g", GOLD))
    ]
    return sum(len({*chain(*bid)}) <= 6 for bid in product(*spread))


@pytest.mark.parametrize(
    ("hand", "count"),
    [("fbggg", 17_836), ("ggggg", 4_368), ("bbggg", 10_192), ("fffffff", 1_715)],
)
def test_the_number_of_legal_bids(hand, count):
    """As counted for our facts; seven Force: all ways but the one on seven characters."""
    assert bids_of(hand) == bids_by_hand(hand) == count


@pytest.mark.parametrize("hand", ["ffffbbb", "fffffgg", "fbbbbbb"])
def test_the_number_of_legal_bids_on_six_characters(hand):
    assert bids_of(hand) == bids_by_hand(hand)


def test_the_first_hand_is_that_of_the_count():
    assert tokens("fbggg") == START
