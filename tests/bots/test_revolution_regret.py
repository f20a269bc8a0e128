"""The regretful bidder of Revolution!: it reckons by the rules, mixes well, cannot be foreseen."""

from functools import partial
from itertools import product
from operator import mul
from random import Random

import pytest

from barricades.bots import Seat
from barricades.bots.revolution import greedy, regret
from barricades.bots.revolution.bids import asked, lay, moved, units
from barricades.bots.revolution.equilibrium import equilibrium, habits, meet
from barricades.bots.revolution.learning import Plain, learning_for
from barricades.bots.revolution.matching import Matching
from barricades.bots.revolution.outlook import promise, prospects
from barricades.bots.revolution.payoffs import Payoffs
from barricades.bots.revolution.position import UNIT, UNITS, known
from barricades.bots.revolution.powers import deeds, done, named
from barricades.bots.revolution.regret import going_on
from barricades.bots.revolution.resolution import Resolution
from barricades.bots.revolution.response import Response
from barricades.bots.revolution.schemers import Schemers
from tests.bots.compiling import compiled
from tests.bots.revolution import hurry
from tests.games.revolution.table import (
    CONTROL,
    GAME,
    REFUNDS,
    SIDES,
    answer,
    ask,
    bid,
    bidding,
    full,
    town,
)

POOR = {  # a bank that runs short, few cubes, and more who give influence
    "tokens": {"bank": {"force": 4, "blackmail": 4, "gold": 12}},
    "cubes": {"each": 15},
    "characters": {"printer": {"area": "market"}, "mercenary": {"area": "tavern"}},
}
STARTS = [
    GAME.setup({}),
    GAME.setup({"players": 3}),
    GAME.setup(REFUNDS),
    GAME.setup({"players": 3, "components": POOR}),
    bidding(
        town(
            {"harbor": "red " * 6, "tavern": "blue " * 4},
            hands=dict.fromkeys(SIDES, "fbggg"),
            **CONTROL,
        )
    ),
]
every_start = pytest.mark.parametrize(
    "start", STARTS, ids=["four", "three", "refunds", "poor", "control"]
)


@pytest.fixture
def hasty(monkeypatch):
    yield from hurry(monkeypatch)


# Reckoning


def whim(board, power, cubes, who, empty):
    """What somebody does with a power who follows no plan, but always the same one."""
    return Random(repr((cubes, who, empty))).choice(deeds(board, cubes, power, who))


def rounds(start, seed):
    """The rounds of a random game: the position before, the bids, and the state after."""
    rng, s = Random(seed), start
    while GAME.asks(s):
        p, number = known(s), s.round
        bids = [[0] * len(p.board.characters) for _ in p.hands]
        while GAME.asks(s) and s.round == number:
            one = rng.choice(GAME.asks(s))
            side, facts = p.board.box.sides.index(one.who), one.facts
            if one.what == "bid":
                choice = rng.choice(one.options)
                bids[side][s.box.characters.index(str(choice))] += UNIT[facts["kind"]]
            else:
                now, power = known(s), one.what.removesuffix("-with")
                deed = named(p.board, whim(p.board, power, now.cubes, side, now.empty))
                begun = {(facts.get("area"), facts.get("side_owner"))}
                choice = next(option for option in one.options if option in deed - begun)
            s = GAME.apply(s, one.who, choice)
        yield p, [*map(tuple, bids)], s


@every_start
@pytest.mark.parametrize("seed", range(3))
def test_a_round_is_worked_out_as_by_the_rules(start, seed):
    ended = False
    for p, bids, s in rounds(start, seed):
        after = Resolution(p, partial(whim, p.board)).after(bids)
        if ended := not GAME.asks(s):
            assert prospects(after) == [*s.support.values()]
        else:
            assert after == known(s)
    assert ended


def test_a_cube_that_the_spy_has_sent_home_can_be_placed_again():
    own = {"cubes": {"each": 15}, "characters": {"mercenary": {"area": "tavern"}}}
    board = {"fortress": "blue " * 8, "harbor": "blue " * 6, "market": "blue"}
    s = bidding(town(board, hands={"red": "f", "blue": "g"}, players=3, components=own))
    p, market = known(s), [*s.box.spaces].index("market")
    spy, mercenary = (s.box.characters.index(name) for name in ("spy", "mercenary"))
    bids = [tuple(UNIT["force"] * (name == spy) for name in range(12))]
    bids += [tuple(UNIT["gold"] * (name == mercenary) for name in range(12)), (0,) * 12]
    s = GAME.apply(GAME.apply(s, "red", "spy"), "blue", "mercenary")
    assert Resolution(p, lambda *_: ((market, 1),)).after(bids) == known(
        answer(s, ("market", "blue"))
    )


@every_start
def test_what_is_tried_is_paid_as_if_it_were_bid(start):
    p, bids, _ = [*rounds(start, 4)][5]
    tried = [*moved(p.board, bids[1], (0,) * 12)]
    paid = Payoffs(p).against(1, bids, tried)
    assert paid == [Payoffs(p).of([bids[0], other, *bids[2:]])[1] for other in tried]


@every_start
@pytest.mark.parametrize("power", ["spy", "apothecary"])
def test_nothing_brings_more_than_the_best_deed(start, power):
    for p, _, s in rounds(start, 7):
        schemers, after = Schemers(p), known(s)
        stakes = schemers.stakes[1]

        def worth(deed, p=after, stakes=stakes):
            cubes = done(p.cubes, deed, 1)
            areas = [promise(p.board, area, p.empty, here) for area, here in enumerate(cubes)]
            return sum(
                one * stake for area in areas for one, stake in zip(area, stakes, strict=True)
            )

        best = max(worth(deed) for deed in deeds(p.board, after.cubes, power, 1))
        deed = schemers.best(power, after.cubes, 1, after.empty)
        assert deed in deeds(p.board, after.cubes, power, 1) or deed[::-1] in deeds(
            p.board, after.cubes, power, 1
        )
        assert worth(deed) == pytest.approx(best)


@pytest.mark.parametrize("hand", ["fbggg", "fffffff", "bbggggggg", "ffbbgggggggg"])
def test_whole_bids_are_legal(hand):
    s = bidding(town(hands={"red": hand}))
    p, rng, begun = known(s), Random(hand), (0,) * 12
    tried = [lay(p.board, p.hands[0], begun, lambda *_: 1.0, rng) for _ in range(20)]
    tried += [next(moved(p.board, one, begun)) for one in tried]
    for one in tried:
        new = s
        for name in asked(one):
            new = GAME.apply(new, "red", p.board.characters[name])
        assert new.round == 2


# Mixing


def small_game(cast, red, blue):
    """What red is ahead of blue by, for each bid on few characters; green has no token."""
    cubes = {"fortress": "red", "harbor": "blue"}
    p = known(bidding(town(cubes, hands={"red": red, "blue": blue}, players=3)))
    resolution = Resolution(p, Schemers(p).best)
    ours, theirs, nothing = [whole_bids(p, cast, side) for side in range(3)]
    ends = [[prospects(resolution.after([a, b, *nothing])) for b in theirs] for a in ours]
    return [[red - blue for red, blue, _ in row] for row in ends]


def whole_bids(p, cast, side):
    """Every way to lay a hand on these characters."""
    names, hand = {p.board.characters.index(name) for name in cast.split()}, units(p.hands[side])
    bids = set()
    for places in product(*[names & {*p.board.takers[unit]} for unit in hand]):
        laid = [(name, unit) for name, unit in zip(places, hand, strict=True)]
        bids.add(tuple(sum(u for n, u in laid if n == name) for name in range(12)))
    return sorted(bids)


def value(ahead):
    """What red can be sure of, by linear programming."""
    from scipy.optimize import linprog  # takes long

    rows, columns = len(ahead), len(ahead[0])
    below = [[*(-row[column] for row in ahead), 1] for column in range(columns)]
    shares = [[*[1] * rows, 0]]
    bounds = [*[(0, None)] * rows, (None, None)]
    return linprog([*[0] * rows, -1], below, [0] * columns, shares, [1], bounds).x[-1]


def losses(ahead, times):
    """How far each side can be pushed below what it can be sure of, by all that is at stake."""

    def paid(side, drawn):
        return [-one for one in ahead[drawn[0]]] if side else [row[drawn[1]] for row in ahead]

    red, blue = Matching(2, Random(1)).play((len(ahead), len(ahead[0])), paid, times)
    worst = min(sum(map(mul, red, column)) for column in zip(*ahead, strict=True))
    best = max(sum(map(mul, blue, row)) for row in ahead)
    stake = max(map(max, ahead)) - min(map(min, ahead))
    return (value(ahead) - worst) / stake, (best - value(ahead)) / stake


small_games = pytest.mark.parametrize(
    ("cast", "red", "blue"),
    [
        ("priest printer spy", "f", "f"),
        ("priest printer merchant", "fg", "bg"),
        ("general captain rogue mercenary", "gg", "gg"),
        ("general priest printer rogue", "fbg", "fgg"),
        ("innkeeper priest spy apothecary", "fgg", "bgg"),
    ],
)


@small_games
def test_nobody_can_take_much_advantage_of_a_mix(cast, red, blue):
    assert max(losses(small_game(cast, red, blue), 3000)) < 0.02


@small_games
def test_who_has_not_yet_learnt_can_be_taken_advantage_of(cast, red, blue):
    assert max(losses(small_game(cast, red, blue), 1)) > 0.1


def test_what_is_learnt_is_kept_when_there_is_more_to_choose_from():
    """Stone beats scissors; then there is paper."""
    ahead = [[0, 1, -1], [-1, 0, 1], [1, -1, 0]]
    matching = Matching(2, Random(1))

    def play(size, times):
        def paid(side, drawn):
            return [ahead[own][drawn[1 - side]] for own in range(size)]

        return matching.play((size, size), paid, times)[0]

    assert play(2, 300)[0] > 0.9
    assert all(share == pytest.approx(1 / 3, abs=0.05) for share in play(3, 20000))


# All sides together


@every_start
@compiled
def test_compiled_and_plain_weigh_alike(start):
    for p, bids, _ in rounds(start, 2):
        plain, swift = Plain(Payoffs(p), Random(1)), learning_for(p, Random(1))
        tried = [*moved(p.board, bids[1], (0,) * 12)]
        assert swift.weigh(1, [bids, bids], tried) == pytest.approx(plain.weigh(1, [bids], tried))


@compiled
@small_games
def test_compiled_nobody_can_take_much_advantage_of_a_mix_either(cast, red, blue):
    p = known(bidding(town(hands={"red": red, "blue": blue}, players=3)))
    pools = [whole_bids(p, cast, side) for side in range(3)]
    shares = learning_for(p, Random(1)).play(pools, 3000)
    mixes = [dict(zip(*both, strict=True)) for both in zip(pools, shares, strict=True)]
    assert max(gained(p, mixes, side, 0) for side in range(2)) < 0.005


def gained(p, mixes, side, steps):
    """What the best bid that is found gains over the mix of a side."""
    rng = Random(9)
    found = Response(learning_for(p, rng), p.board, side, meet(mixes, rng, 600))
    found.weigh(mixes[side])
    found.climb(2, steps)
    own = sum(share * found.paid[bid] for bid, share in mixes[side].items())
    return found.paid[found.best(1)[0]] - own


@compiled
@pytest.mark.usefixtures("hasty")
def test_a_best_response_gains_little():
    """Of those who bid by habit it takes more than twice as much."""
    p = known(bidder("fbggg fggggg bbggg gggggg"))
    pools = [habits(p, side, Random(1)) for side in range(4)]
    by_habit = [dict.fromkeys(pool, 1 / len(pool)) for pool in pools]
    assert gained(p, equilibrium(p), 0, 4) < 0.03
    assert gained(p, by_habit, 0, 4) > 0.06


# Bidding


def bidder(hands, **options):
    """The round begins, and each side has these letters."""
    return bidding(
        town(hands=dict(zip(GAME.sides(options), hands.split(), strict=True)), **options)
    )


def laid(s, seed, count=5):
    """Where red bids, asked by a new bot for every token."""
    for number in range(count):
        s = GAME.apply(s, "red", choose(s, seed + 100 * number))
    return s.bids["red"]


def choose(s, seed, side="red", bot=regret):
    return bot(Random(seed)).choose(Seat(GAME, s, ask(s, side)))


@pytest.mark.usefixtures("hasty")
def test_tokens_laid_one_by_one_make_a_bid_of_the_mix():
    s = bidder("fbggg " * 4)
    p = known(s)
    mix = {tuple(p.board.characters[name] for name in asked(bid)) for bid in equilibrium(p)[0]}
    bids = {laid(s, seed) for seed in range(12)}
    assert bids <= mix
    assert len(bids) > 6


@pytest.mark.usefixtures("hasty")
def test_a_mix_is_the_same_wherever_it_is_worked_out():
    p = known(bidder("fbg ggg ggg", players=3))
    first = equilibrium(p)
    equilibrium.cache_clear()
    assert equilibrium(p) == first


@pytest.mark.usefixtures("hasty")
def test_a_bid_that_somebody_else_began_is_finished():
    """Nobody would have put the Blackmail there: the Priest is lost to Force."""
    s = bidder("bgg ffggg ffggg", players=3)
    s = GAME.apply(s, "red", "priest")
    p = known(s)
    begun = {bid: share for bid, share in equilibrium(p)[0].items() if bid[4] >= UNIT["blackmail"]}
    assert sum(begun.values()) < 0.05
    bids = going_on(p, 0, ("priest",))
    assert all(bid[4] >= UNIT["blackmail"] and sum(bid) == p.hands[0] for bid in bids)
    s = GAME.apply(s, "red", choose(s, 1))
    assert choose(s, 2) in ask(s, "red").options


@pytest.mark.usefixtures("hasty")
def test_where_others_have_laid_makes_no_difference():
    s = bidder("fgg fgg fgg", players=3)
    for name in ("printer", "rogue"):
        s = GAME.apply(s, "blue", name if s.bids["blue"] else "priest")
    other = GAME.guess(s, "red", Random(3))
    assert other.bids != s.bids
    assert [choose(s, seed) for seed in range(6)] == [choose(other, seed) for seed in range(6)]


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("hands", ["fff ggggg ggggg", "bb ggggg ggggg"])
def test_what_rivals_cannot_match_wins_a_character_each(hands):
    s = bidder(hands, players=3)
    for offers, share in equilibrium(known(s))[0].items():
        assert share < 0.05 or max(offers) in UNITS


@pytest.mark.usefixtures("hasty")
def test_the_last_space_is_fought_for():
    """The General brings the lead in the Fortress, and the game."""
    cubes = full(fortress="red red red blue blue blue green")
    hands = {"red": "bggg", "blue": "ggggg", "green": "ggggg", "yellow": "ggggg"}
    s = bidding(town(cubes, hands=hands, support={"red": 100, "blue": 110}))
    mix = equilibrium(known(s))[0]
    assert sum(share for offers, share in mix.items() if offers[0]) > 0.7


# Powers


def test_the_spy_takes_the_lead_where_it_pays_most():
    assert choose(bid(town(full()), red="spy:f"), 1) == ("fortress", "blue")


def test_a_game_that_is_lost_is_lost_by_as_little_as_possible():
    s = bid(town(full(), support={"blue": 500}), red="spy:f")
    assert choose(s, 1) == ("fortress", "blue")


def test_the_spy_reckons_with_the_apothecary():
    """The Harbor would be won now; but then a swap loses the Fortress, which is worth more."""
    board = {
        "harbor": "red red red blue blue blue",
        "fortress": "red red red red blue blue blue green",
        "tavern": "green green green blue blue",
        **{area: "green " * n for area, n in [("plantation", 6), ("market", 5)]},
        **dict.fromkeys(["cathedral", "town-hall"], "green " * 7),
    }
    s = town(board, support={"red": 300, "blue": 300}, players=3)
    s = bid(s, red="spy:f", blue="apothecary:b")
    assert choose(s, 1, bot=greedy) == ("harbor", "blue")
    assert choose(s, 1) == ("fortress", "blue")


def test_the_apothecary_finds_the_swap_that_pays_most():
    s = bid(town(full(fortress="red red red blue blue blue green green")), red="apothecary:b")
    for seed in (1, 2):
        s = GAME.apply(s, "red", choose(s, seed))
    assert GAME.view(s, None)["leaders"]["fortress"] == "red"


def test_a_power_that_would_only_harm_is_declined():
    s = bid(town({"harbor": "red", "market": "blue"}), red="apothecary:b")
    assert choose(s, 1) == "pass"
