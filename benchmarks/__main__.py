"""Our games beside their peers: random play, copies, search and environments for learning.

Everybody gets a short slice in turn, many times, in one run. Absolute figures depend on the machine
and on what else it does; the ratios are what counts. Against OpenSpiel whatever is asked counts,
nature's deals included; against the others only what the players decide.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from pathlib import Path
from statistics import median
from types import MappingProxyType
from typing import NamedTuple

from barricades.fast import GAMES as FAST
from barricades.games import NAMES

from . import besides, fast, ours, peers, search, zoo
from .slices import Rate, Work, measure

DUAL, TOWN, TSAR = "dual-powers", "revolution", "prelude"
HEARTS, RUMMY, GOOFSPIEL = "hearts", "gin_rummy", "goofspiel, 4 players"
SETTLERS = "catanatron, 4 players"
EVEN = ", chance even"
INSIDE = ", inside C++"
DECIDED = ", decisions"


class Part(NamedTuple):
    """Some kinds of work, and whom to compare with whom; an aim may say by how much."""

    title: str
    work: dict[str, Work]
    pairs: list[tuple[str, str, float | None]]
    share: float = 1.0  # of the seconds of a slice
    games: bool = False  # whether a piece of work is a whole game
    many: Mapping[str, int] = MappingProxyType({})  # or so many; 0: there is no telling


def parts() -> Iterator[Part]:
    """All that is measured."""
    yield Part(
        "Random play, options listed at every question",
        {
            **{f"{name} play": ours.play(name) for name in NAMES},
            **{f"{name} play{DECIDED}": ours.play(name, nature=False) for name in (DUAL, TSAR)},
            **{f"{name} apply": ours.apply(name) for name in NAMES},
            f"{DUAL} solitaire play": ours.play(DUAL, solitaire="red"),
            **{f"{name} fast": fast.play(name) for name in FAST},
            f"{DUAL} solitaire fast": fast.play(DUAL, solitaire="red"),
            HEARTS: peers.play(HEARTS),
            HEARTS + EVEN: peers.play_even(HEARTS),
            RUMMY: peers.play(RUMMY),
            RUMMY + EVEN: peers.play_even(RUMMY),
            HEARTS + INSIDE: peers.play_inside(HEARTS),
            RUMMY + INSIDE: peers.play_inside(RUMMY),
            GOOFSPIEL: peers.play_together(peers.GOOFSPIEL),
            "python_block_dominoes": peers.play_in_python("python_block_dominoes"),
            SETTLERS: peers.play_settlers(),
            "rlcard gin-rummy": zoo.rummy(),
            "rps parallel_env": zoo.scissors(),
        },
        [
            (f"{DUAL} play", HEARTS, 1.0),
            (f"{DUAL} play", HEARTS + EVEN, None),
            (f"{DUAL} play", RUMMY, 5.0),
            (f"{DUAL} play", RUMMY + EVEN, None),
            (f"{DUAL} play{DECIDED}", "rlcard gin-rummy", 15.0),
            (f"{DUAL} play", "python_block_dominoes", None),
            (f"{DUAL} solitaire play", HEARTS, None),
            (f"{TSAR} play{DECIDED}", SETTLERS, 8.0),
            (f"{TSAR} play", RUMMY, 3.0),
            (f"{TOWN} play", GOOFSPIEL, 0.5),
            (f"{TOWN} play", "rps parallel_env", 5.0),
            *[(f"{name} apply", f"{name} play", 0.6) for name in NAMES],
            *[(f"{name} fast", f"{name} play", 30.0 if name == TSAR else 60.0) for name in FAST],
            (f"{DUAL} fast", HEARTS + INSIDE, 1.5),
            (f"{TSAR} fast", RUMMY + INSIDE, 10.0),
            (f"{DUAL} solitaire fast", f"{DUAL} solitaire play", 60.0),
        ],
        games=True,
        many={
            **{f"{name} fast": fast.GAMES for name in (*FAST, f"{DUAL} solitaire")},
            **dict.fromkeys([HEARTS + INSIDE, RUMMY + INSIDE], 2 * peers.ROLLOUTS),
        },
    )
    deeds = {"copy": ours.copy, "guess": ours.guess, "view": ours.view, "encode": ours.encode}
    yield Part(
        "A position in mid-game: copied, guessed anew, shown, encoded",
        {
            **{f"{name} {deed}": work(name) for name in NAMES for deed, work in deeds.items()},
            "hearts clone": peers.clone(HEARTS),
            "catanatron copy": peers.copy_settlers(),
        },
        [(f"{TSAR} copy", "catanatron copy", 20.0), (f"{DUAL} copy", "hearts clone", 0.7)],
        share=0.2,
    )
    yield Part(
        "Search over guesses, iterations",
        {
            **{f"{name} ismcts": search.own(name) for name in NAMES},
            "hearts, OpenSpiel in Python": search.in_python(HEARTS, 70),
            "gin_rummy, OpenSpiel in C++": search.in_cpp(RUMMY, 40),
            **{f"{name} swift": fast.search(name) for name in FAST},
            "hearts, OpenSpiel in C++": search.in_cpp(HEARTS, 70),
        },
        [
            *[(f"{name} swift", f"{name} ismcts", 20.0) for name in FAST],
            (f"{DUAL} swift", "hearts, OpenSpiel in C++", 1.0),
            (f"{DUAL} ismcts", "hearts, OpenSpiel in Python", 1.5),
            (f"{DUAL} ismcts", "gin_rummy, OpenSpiel in C++", 2.0),
        ],
    )
    yield Part(
        "PettingZoo environments with observation and mask, decisions",
        {
            **{f"{name} env": zoo.own(name) for name in NAMES},
            **{name: zoo.classic(name) for name in zoo.CLASSICS},
            **{f"{name} batch": fast.batch(name) for name in FAST},
            HEARTS: peers.play(HEARTS),
        },
        [
            *[(f"{name} batch", f"{name} env", 20.0) for name in FAST],
            (f"{DUAL} batch", HEARTS, 5.0),
            *[(f"{name} env", "texas_holdem_v4", 8.0) for name in NAMES],
            *[(f"{name} env", "connect_four_v3", 3.0) for name in NAMES],
        ],
        games=True,
        many={f"{name} batch": 0 for name in FAST},
    )


def table(part: Part, rates: dict[str, list[Rate]]) -> Iterator[str]:
    """Medians, and the medians of the paired ratios, as Markdown."""
    yield f"\n## {part.title}\n"
    more = ("| games a second |", "---:|") if part.games else ("|", "")
    yield f"| | a second | each {more[0]}"
    yield f"|---|---:|---:|{more[1]}"
    for name, slices in rates.items():
        each = median(rate.each for rate in slices)
        count = part.many.get(name, 1)
        games = f"{count * median(rate.games for rate in slices):,.0f}" if count else "–"
        whole = f" {games} |" if part.games else ""
        yield f"| {name} | {each:,.0f} | {1e6 / each:,.2f} µs |{whole}"
    yield "\n| ratio | median | aim |"
    yield "|---|---:|---:|"
    for one, other, aim in part.pairs:
        ratio = median(a.each / b.each for a, b in zip(rates[one], rates[other], strict=True))
        met = "" if aim is None else f"{aim:g} {'✓' if ratio >= aim else '✗'}"
        yield f"| {one} : {other} | {ratio:.2f} | {met} |"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--slices", type=int, default=40, help="alternating slices (default 40)")
    parser.add_argument("--seconds", type=float, default=0.12, help="of each slice (default 0.12)")
    parser.add_argument("--write", type=Path, help="the page whose figures are to be replaced")
    args = parser.parse_args()
    lines = [f"Medians of {args.slices} alternating slices of {args.seconds:g} s, in one run."]
    for part in parts():
        found = [*table(part, measure(part.work, args.slices, args.seconds * part.share))]
        print("\n".join(found), flush=True)
        lines += found
    found = [*besides.table()]
    print("\n".join(found), flush=True)
    lines += found
    if args.write:
        head, mark, _ = args.write.read_text("utf-8").partition("<!-- figures -->\n")
        args.write.write_text(f"{head}{mark}\n" + "\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
