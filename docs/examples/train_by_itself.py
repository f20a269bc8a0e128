"""A small network learns what positions of Dual Powers are worth, from games against itself.

    pip install ".[fast]"
    python docs/examples/train_by_itself.py

It needs numpy alone, and about a quarter of an hour of one core. Hundreds of games go on at once
in `barricades.fast.batch`; in each of them the side that is asked looks at what every action would
lead to (`peek`), takes what the network likes best, and the network learns by temporal differences
what came of it. At the end it plays the bot `greedy`, which looks ahead in the same way, to the
end of its own deed, but knows what positions are worth from us.
"""

from argparse import ArgumentParser
from random import Random

import numpy as np

from barricades.bots import Seat, make
from barricades.bots.dual_powers.greedy import FOLLOW_UPS
from barricades.bots.greedy import Greedy
from barricades.core import NATURE
from barricades.encoding import encoding
from barricades.fast.batch import Batch

CODE = encoding("dual-powers")
SIDES, REGIONS = 2, 6
GAMES = 256  # at once
LESSON, PIECE = 4096, 512  # answers that are learned from together, and in one step
HIDDEN = 48
RATE = 2e-3
TRUST = 0.95  # lambda: how much what came of it counts, against what was thought of it meanwhile
WHIM, ODD = 0.003, 0.03  # how far choices are off, and how many are just tried out
WIN = 10.0  # more than any position is worth

at, FIELDS = 0, {}  # the entries of an observation, by field
for field in CODE.fields:
    FIELDS[field.name] = slice(at, at + len(field.entries))
    at += len(field.entries)
CITY = (
    "phase",
    "round",
    "day",
    "month",
    "support",
    "will",
    "swept",
    "hand of",
    "revealed",
    "stack",
)
TURN = (
    "your hand",
    "leaders of the other",
    "asked",
    "about card",
    "about token",
    "how many",
    "you",
)


def looked_at(observations):
    """What the network is shown: each region by itself, and the turn.

    Of a region: who is there, fresh and exhausted; what is at stake, as far as the side knows; and
    how the city stands. The first of three is 1 for red and -1 for white.
    """
    seen = observations * CODE.scale
    count = len(seen)

    def by_region(name, rows):
        return seen[:, FIELDS[name]].reshape(count, rows, -1)[:, :, :REGIONS].transpose(0, 2, 1)

    tired = seen[:, None, FIELDS["exhausted"]]
    there = by_region("token", tired.shape[2])
    unrest = by_region("unrest", 1)
    cards = seen[:, FIELDS["objective of"]].reshape(count, SIDES, -1)
    goals = cards[:, :, :-1].sum(1).reshape(count, REGIONS, -1)  # the last entry: one is laid
    city = np.concatenate([*(seen[:, FIELDS[name]] for name in CITY), cards[:, :, -1]], 1)
    regions = [
        *(there * (1 - tired), there * tired),
        *(unrest, unrest * seen[:, None, FIELDS["month"]], goals),
        *(by_region("marker", 3), by_region("about region", 1)),
        np.broadcast_to(city[:, None], (count, REGIONS, city.shape[1])),
    ]
    turn = np.concatenate([city, *(seen[:, FIELDS[name]] for name in ["you", *TURN])], 1)
    sign = seen[:, FIELDS["you"]] @ np.array([1, -1], np.float32)
    return sign, np.concatenate(regions, 2).reshape(count * REGIONS, -1), turn


class Network:
    """What all regions are worth to red, together, and what the turn is worth to who has it."""

    def __init__(self, rng):
        def weights(rows, columns, scale):
            return (rng.standard_normal((rows, columns)) * scale).astype(np.float32)

        _, regions, turn = looked_at(np.zeros((1, CODE.size), np.uint8))
        self.weights = {
            "regions": weights(regions.shape[1], HIDDEN, 0.3),
            "of regions": np.zeros(HIDDEN, np.float32),
            "held": weights(HIDDEN, 1, 0.02),
            "turn": weights(turn.shape[1], HIDDEN, 0.25),
            "of turn": np.zeros(HIDDEN, np.float32),
            "taken": weights(HIDDEN, 1, 0.02),
        }
        self.moments = {name: (0 * w, 0 * w) for name, w in self.weights.items()}
        self.steps = 0

    def worth(self, observations):
        """From -1 to 1, for the side that observes."""
        return self._see(*looked_at(observations))[2]

    def _see(self, sign, regions, turn):
        own = self.weights
        held = np.maximum(regions @ own["regions"] + own["of regions"], 0)
        taken = np.maximum(turn @ own["turn"] + own["of turn"], 0)
        city = (held @ own["held"]).reshape(-1, REGIONS).sum(1)
        return held, taken, np.tanh(city * sign + (taken @ own["taken"])[:, 0])

    def learn(self, observations, targets, rate):
        """One step down the slope of the squared error."""
        sign, regions, turn = looked_at(observations)
        held, taken, worth = self._see(sign, regions, turn)
        error = ((worth - targets) * (1 - worth * worth) / len(targets))[:, None]
        of_city = np.repeat(error * sign[:, None], REGIONS, 0)
        inner = (of_city @ self.weights["held"].T) * (held > 0)
        outer = (error @ self.weights["taken"].T) * (taken > 0)
        slopes = {
            "regions": regions.T @ inner,
            "of regions": inner.sum(0),
            "held": held.T @ of_city,
            "turn": turn.T @ outer,
            "of turn": outer.sum(0),
            "taken": taken.T @ error,
        }
        self.steps += 1
        for name, slope in slopes.items():  # by Adam (Kingma and Ba, 2015)
            mean, square = self.moments[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            rough = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            self.weights[name] -= rate * mean / (1 - 0.9**self.steps) / rough


class Memory:
    """What was thought of the positions that sides have chosen, until their games are over."""

    def __init__(self):
        self.paths = [[[] for _ in range(SIDES)] for _ in range(GAMES)]
        self.seen, self.targets = [], []

    def add(self, who, observations, worth):
        for paths, *thought in zip(self.paths, who, observations, worth, strict=True):
            paths[thought[0]].append(thought[1:])

    def end(self, game, rewards):
        """From the end of a game back to its beginning."""
        for path, reward in zip(self.paths[game], rewards, strict=True):
            target = reward
            for seen, worth in reversed(path):
                self.seen.append(seen)
                self.targets.append(target)
                target = TRUST * target + (1 - TRUST) * worth
            path.clear()

    def taken(self):
        """All that can be learned from by now; it is forgotten here."""
        found = np.stack(self.seen), np.array(self.targets, np.float32)
        self.seen, self.targets = [], []
        return found


def train(network, goal, rng, seed):
    """So many games against itself."""
    batch, memory, games, told = Batch("dual-powers", GAMES, seed=seed), Memory(), 0, 0
    while (spent := games / goal) < 1:
        peek = batch.peek()
        worth = np.where(peek.over == 1, peek.rewards, network.worth(peek.observations))
        likes = worth + WHIM * rng.gumbel(size=len(worth))
        odd = rng.random(GAMES) < ODD * (1 - spent)
        likes = np.where(odd[peek.games], WIN * rng.random(len(worth)), likes)
        best = np.lexsort((-likes, peek.games))[np.searchsorted(peek.games, np.arange(GAMES))]
        memory.add(batch.who, peek.observations[best], worth[best])
        batch.step(peek.actions[best])
        for game in np.flatnonzero(batch.over):
            memory.end(game, batch.rewards[game])
            games += 1
        if len(memory.seen) >= LESSON:
            seen, targets = memory.taken()
            order = rng.permutation(len(seen))
            for first in range(0, len(order) - PIECE + 1, PIECE):
                piece = order[first : first + PIECE]
                network.learn(seen[piece], targets[piece], RATE * (1.05 - spent))
        if spent * 10 >= told + 1:
            told += 1
            print(f"{games:>7} games, {spent:.0%}", flush=True)


def player(network, rng):
    """`greedy`, but for what it takes positions to be worth."""

    def worth(s, side):
        if not s.asked:
            return WIN * CODE.returns(s)[side]
        return float(network.worth((CODE.observe(s, side) / CODE.scale).round()[None])[0])

    return Greedy(rng, worth, FOLLOW_UPS)


def wins(network, opponent, games, seed):
    """The share of games that the network wins, as red and as white in turn."""
    game, rng, won = CODE.game, Random(seed), 0
    for nth in range(games):
        mine = CODE.sides[nth % 2]
        bots = {side: make(opponent, game, rng) for side in CODE.sides} | {
            mine: player(network, rng)
        }
        s = game.setup({})
        while s.asked:
            ask = s.asked[0]
            nature = ask.who == NATURE
            choice = rng.choice(ask.options) if nature else bots[ask.who].choose(Seat(game, s, ask))
            game.play(s, ask.who, choice)
        won += CODE.returns(s)[mine] > 0
    return won / games


def main():
    parser = ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=300_000, help="to learn from")
    parser.add_argument("--opponent", default="greedy", help="a bot by its name")
    parser.add_argument("--trials", type=int, default=100, help="games to be judged by")
    parser.add_argument("--seed", type=int, default=1917)
    given = parser.parse_args()
    rng = np.random.default_rng(given.seed)
    network = Network(rng)
    train(network, given.games, rng, given.seed)
    share = wins(network, given.opponent, given.trials, given.seed)
    error = 1.96 * (share * (1 - share) / given.trials) ** 0.5
    print(f"after {given.games} games it wins {share:.0%} ± {error:.0%} against {given.opponent}")


if __name__ == "__main__":
    main()
