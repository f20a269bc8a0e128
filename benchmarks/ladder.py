"""The cross table: every level against every other, in every game, with intervals and Elo.

python -m benchmarks.ladder --games 400
python -m benchmarks.ladder --games 400 --minutes 30 --write docs/bots.md

Games are kept in a folder as they are played, so a run that was cut off, or whose time was over,
goes on with the same command. All pairs come forward alike: a run that is stopped leaves a table in
which each of them has about as many games, unless it thinks long.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from itertools import combinations
from pathlib import Path
from time import monotonic

from barricades.bots import CHARACTERS, LEVELS
from barricades.games import NAMES, load
from barricades.lab.arena import Score
from barricades.lab.ledger import Ledger
from barricades.lab.parallel import Died
from barricades.lab.rating import Estimate, elo
from barricades.lab.runs import Run, carry_out, plan
from barricades.words import Words

SEED = 1917
FIRST = 8  # games of a pair before the next one has its turn; then twice as many, and so on
BEGIN, END = "<!-- ladder -->", "<!-- end of the ladder -->"


class Pair:
    """Two bots of a game, and how they have fared: the first sits on each side in turn."""

    def __init__(self, game: str, first: str, second: str, folder: Path) -> None:
        self.game, self.bots = game, (first, second)
        self.run: Run = plan(load(game), self.bots, (), SEED)
        self.path = folder / f"{self.run.name}.jsonl"
        self.score = Score(self.bots)
        self.numbers: set[int] = set()

    def play(self, games: int, end: float, jobs: int) -> None:
        """As many games as that in all, or until the end; those that were played are read."""
        for number, played, is_new in carry_out(self.run, games, Ledger(self.path), jobs, ""):
            if number not in self.numbers and not isinstance(played, Died):
                self.numbers.add(number)
                self.score.add(played)
            if is_new and monotonic() > end:
                break


def pairs(games: Sequence[str], bots: Sequence[str], folder: Path) -> list[Pair]:
    """The levels against each other, the stronger first, and each character against the first."""
    levels = [bot for bot in LEVELS if bot in bots]
    met = [(strong, weak) for weak, strong in combinations(levels, 2)]
    met += [(bot, levels[0]) for bot in CHARACTERS if bot in bots and levels]
    return [Pair(game, *both, folder) for game in games for both in met]


def play(every: Sequence[Pair], games: int, minutes: float, jobs: int) -> None:
    """All of them in turn, a few games at a time, until it is enough or the time is over."""
    end = monotonic() + 60 * minutes
    for pair in every:
        pair.play(0, end, jobs)
    wanted = 0
    while wanted < games and monotonic() < end:
        wanted = min(max(FIRST, 2 * wanted), games)
        for pair in every:
            if len(pair.numbers) < wanted and monotonic() < end:
                pair.play(wanted, end, jobs)
                print(f"{pair.game}: {' - '.join(pair.bots)}, {len(pair.numbers)}", flush=True)


def table(every: Sequence[Pair]) -> Iterator[str]:
    """Markdown: what each pair came to, then by game the levels with their Elo."""
    yield "| game | first | second | games | won by the first |"
    yield "|---|---|---|---:|---:|"
    for pair in every:
        first, second = pair.bots
        if pair.score.games:
            games, won = pair.score.share(first)
            others = len(pair.run.lineups[0][1]) - 1
            rival = f"{others} × {second}" if others > 1 else second
            yield f"| {title(pair.game)} | {first} | {rival} | {games} | {percent(won)} |"
    yield ""
    yield "| Elo above easy | " + " | ".join(title(game) for game in NAMES) + " |"
    yield "|---|" + "---:|" * len(NAMES)
    points = {game: rated([pair for pair in every if pair.game == game]) for game in NAMES}
    for bot in (*reversed(LEVELS), *CHARACTERS):
        row = [told(points[game].get(bot)) for game in NAMES]
        yield f"| {bot} | " + " | ".join(row) + " |"


def rated(every: Sequence[Pair]) -> dict[str, Estimate]:
    """Elo above the weakest level, from all pairs of one game together."""
    won: dict[tuple[str, str], float] = {}
    for pair in every:
        won |= pair.score.beaten
    met = {bot for both in won for bot in both}
    bots = [bot for bot in (*CHARACTERS, *reversed(LEVELS)) if bot in met]
    return elo(bots, won) if len(bots) > 1 else {}


def title(game: str) -> str:
    return Words("en", game).text("title").partition(":")[0]


def percent(won: Estimate) -> str:
    return f"{100 * won.value:.1f} % ({100 * won.low:.0f}–{100 * won.high:.0f})"


def told(points: Estimate | None) -> str:
    if points is None:
        return "–"
    return f"{points.value:+.0f} ± {points.high - points.value:.0f}" if points.value else "0"


def write(path: Path, text: str) -> None:
    """Into a page, between the two marks."""
    before, _, rest = path.read_text("utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    path.write_text(f"{before}{BEGIN}\n\n{text}\n\n{END}{after}", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.ladder", description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="of each pair")
    parser.add_argument("--game", nargs="*", default=NAMES, choices=NAMES)
    parser.add_argument("--bots", nargs="*", default=(*LEVELS, *CHARACTERS))
    parser.add_argument("--minutes", type=float, default=1e9, help="after which no more are begun")
    parser.add_argument("--jobs", type=int, default=0, help="processes; as many as there are cores")
    parser.add_argument("--folder", type=Path, default=Path("ladder"), help="where games are kept")
    parser.add_argument("--write", type=Path, help="the page that has the table between its marks")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    every = pairs(args.game, args.bots, args.folder)
    play(every, args.games, args.minutes, args.jobs)
    text = "\n".join(table(every))
    print(text)
    if args.write:
        write(args.write, text)


if __name__ == "__main__":
    main()
