"""Random play and copies of our games beside OpenSpiel's, in alternating slices of one run.

Absolute figures depend on the machine and on what else it does; the ratios are what counts.
Whatever is asked counts as a question, nature's deals included, on both sides.
"""

from __future__ import annotations

import argparse
from statistics import median

from . import ours, peers
from .slices import Rate, measure


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--slices", type=int, default=15, help="alternating slices (default 15)")
    parser.add_argument("--seconds", type=float, default=0.5, help="of each slice (default 0.5)")
    args = parser.parse_args()

    play = {
        "dual-powers play": ours.play,
        "dual-powers apply": ours.apply,
        "dual-powers solitaire play": ours.solitaire,
        "hearts": peers.play("hearts"),
        "hearts, chance even": peers.play_even("hearts"),
        "gin_rummy": peers.play("gin_rummy"),
        "gin_rummy, chance even": peers.play_even("gin_rummy"),
    }
    report(
        "Random play, options listed at every question",
        measure(play, args.slices, args.seconds),
        [
            ("dual-powers play", "hearts"),
            ("dual-powers play", "hearts, chance even"),
            ("dual-powers play", "gin_rummy"),
            ("dual-powers play", "gin_rummy, chance even"),
            ("dual-powers solitaire play", "hearts"),
            ("dual-powers apply", "dual-powers play"),
        ],
    )
    copy = {
        "dual-powers copy": ours.copy,
        "dual-powers guess": ours.guess,
        "dual-powers view": ours.view,
        "hearts clone": peers.clone("hearts"),
    }
    report(
        "Copies of positions in mid-game",
        measure(copy, args.slices, args.seconds / 5),
        [("dual-powers copy", "hearts clone")],
    )


def report(title: str, rates: dict[str, list[Rate]], pairs: list[tuple[str, str]]) -> None:
    """A table of medians, and of the medians of the paired ratios."""
    print(f"\n{title}\n")
    for name, slices in rates.items():
        each = median(rate.each for rate in slices)
        games = median(rate.games for rate in slices)
        tail = f"{games:>10,.0f} games/s" if games else ""
        print(f"  {name:<28}{each:>12,.0f} /s {1e6 / each:>8.2f} µs {tail}")
    print()
    for one, other in pairs:
        ratio = median(a.each / b.each for a, b in zip(rates[one], rates[other], strict=True))
        print(f"  {f'{one} : {other}':<52}{ratio:>6.2f}")


if __name__ == "__main__":
    main()
