"""Strength and the opposition's objective, against oracles that know only the rulebook."""

from random import Random
from typing import Any

import pytest

from tests.games.dual_powers.table import GAME, REGIONS, city, forces, scoring, stronger

PRINTED = {  # 9.4 of our facts: fresh and exhausted strength
    "lenin": (3, 2),
    "stalin": (3, 2),
    "zinoviev": (3, 1),
    "kerensky": (3, 2),
    "lvov": (3, 2),
    "kornilov": (4, 2),
    "trotsky": (4, 2),
    "trotsky-red": (4, 2),
}
RED_LEADERS = {"lenin", "stalin", "zinoviev", "trotsky-red"}


def side_of(token, opposition):
    """Whose token it is, told from its name."""
    if token in PRINTED:
        if token == "trotsky":
            return "neutral"
        return "red" if token in RED_LEADERS else "white"
    return token.split("-")[0].replace("opposing", opposition)


def shown(token, tired):
    """The strength on the face that is up."""
    fresh, exhausted = PRINTED.get(token) or map(int, token.split("-")[2:4])
    return exhausted if tired else fresh


def verdict(here, will, opposition):
    """7.2, 7.3, R3: the stronger side where these tokens lie, each with whether it is tired."""
    armies = {side: [t for t in here if side_of(t[0], opposition) == side] for side in SIDES}
    if armies[will]:
        armies[will] = [*armies[will], *(t for t in here if side_of(t[0], opposition) == "neutral")]
    present = [side for side in SIDES if armies[side]]
    if not present:
        return None, armies
    return max(
        present,
        key=lambda side: (sum(shown(*t) for t in armies[side]), len(armies[side]), side == will),
    ), armies


SIDES = ("red", "white")


@pytest.mark.parametrize("seed", range(60))
def test_strength_in_random_cities(seed):
    rng = Random(seed)
    options: dict[str, Any] = {
        "rules": rng.choice(["english", "first"]),
        "solitaire": rng.choice(["no", "red", "white"]),
        "difficulty": rng.randint(1, 6),
    }
    opposition = {"red": "white", "white": "red"}.get(options["solitaire"], "")
    tokens = [token for token in GAME.setup(options).at if rng.random() < rng.choice([0.2, 0.5])]
    placed: dict[str, list[tuple[str, bool]]] = {region: [] for region in REGIONS}
    for token in tokens:
        placed[rng.choice(REGIONS)].append((token, rng.random() < 0.5))
    laid = {r: " ".join(t + "~" * tired for t, tired in here) for r, here in placed.items()}
    s = city(laid, will=rng.choice(SIDES), **options)
    for region, here in placed.items():
        expected, armies = verdict(here, s.will, opposition)
        assert stronger(s, region) == expected
        for side, told in zip(SIDES, forces(s, region), strict=True):
            assert told == [sum(shown(*t) for t in armies[side]), len(armies[side])]


def best_objective(row, points):
    """9.8: brute force; a region is beaten by any other that is better, later breaking ties."""

    def beats(one, other):
        mine, theirs = ([c for c in row if c.split("-")[0] == r] for r in (one, other))
        days = [sum(int(c.split("-")[1]) for c in cards) for cards in (mine, theirs)]
        if days[0] != days[1]:
            return days[0] > days[1]
        if len(mine) != len(theirs):
            return len(mine) > len(theirs)
        return row.index(mine[-1]) > row.index(theirs[-1])

    regions = {card.split("-")[0] for card in row}
    (best,) = [r for r in regions if not any(beats(other, r) for other in regions - {r})]
    cards = [card for card in row if card.split("-")[0] == best]
    top = max(points[card] for card in cards)
    return [card for card in cards if points[card] == top][-1]


POINTS = dict(enumerate([2, 2, 3, 3, 4, 4, 5, 5], 1))  # 9.2 of our facts: by day


@pytest.mark.parametrize("seed", range(20))
def test_the_oppositions_objective_in_random_rows(seed):
    """Many rows are drawn from few regions and days, so that ties are common."""
    rng = Random(seed)
    for _ in range(25):
        regions = rng.sample(REGIONS, rng.choice([2, 3, 5]))
        days = rng.choice([4, 8])
        cards = [f"{region}-{day}" for region in regions for day in range(1, days + 1)]
        row = rng.sample(cards, 5)
        objective = next(c for c in ("red-8", "blue-8", "green-8") if c not in row)
        s = city(solitaire="red", objectives={"red": objective}, played={"white": " ".join(row)})
        expected = best_objective(row, {card: POINTS[int(card.split("-")[1])] for card in row})
        assert scoring(s).objectives["white"] == expected
