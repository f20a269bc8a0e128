"""Write the golden games anew: `python -m tests.playthroughs.make`. Read the diff.

Sides and nature answer at random; for every ending the first seeds are searched for the shortest
game that ends so and tells what the game's `SHOWS` wants of it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from random import Random
from typing import Any

from barricades.core import Choice, Game
from barricades.games import NAMES, load
from tests.playthroughs.tell import HERE, tell

SEEDS = 300  # searched for the shortest
MOST = 40_000  # searched at all, if an ending is rare


def random_game(
    game: Game[Any], options: Mapping[str, Any], seed: int
) -> tuple[tuple[str, str], list[tuple[str, Choice]], set[str]]:
    """A random game: how it ended, its choices, and the names of all that happened."""
    rng, s, choices = Random(seed), game.setup(options), []
    while asks := game.asks(s):
        ask = rng.choice(asks)
        choice = rng.choice(ask.options)
        choices.append((ask.who, choice))
        game.play(s, ask.who, choice)
    outcome = game.outcome(s)
    assert outcome
    ending = outcome.reason, " = ".join(outcome.ranking[0])
    return ending, choices, {event.what for event in s.log}


def search(
    game: Game[Any],
    options: Mapping[str, Any],
    ending: tuple[str, str],
    shows: Callable[[set[str]], bool],
) -> list[tuple[str, Choice]]:
    """The shortest such game among the first seeds, or the first one beyond them."""
    best: list[tuple[str, Choice]] = []
    for seed in range(MOST):
        if seed >= SEEDS and best:
            break
        found, choices, told = random_game(game, options, seed)
        if found == ending and shows(told) and (not best or len(choices) < len(best)):
            best = choices
    assert best, f"no game with {options} ends by {ending}"
    return best


def endings(name: str) -> Any:
    """The module that says how a game may end."""
    return import_module(f"tests.playthroughs.{name.replace('-', '_')}")


def main() -> None:
    for name in NAMES:
        game, folder, home = load(name), HERE / name, endings(name)
        folder.mkdir(exist_ok=True)
        for old in folder.glob("*.txt"):
            old.unlink()
        for title, (options, *_), reason, winner in home.ENDINGS:
            shows = getattr(home, "SHOWS", {}).get(title, bool)
            choices = search(game, options, (reason, winner), shows)
            path = folder / f"{title}.txt"
            path.write_text(tell(game, options, choices), "utf-8")
            print(f"{path.relative_to(HERE)}: {len(choices)} choices")


if __name__ == "__main__":
    main()
