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

    dual, town, tsar = "dual-powers", "revolution", "prelude"
    play = {
        f"{dual} play": ours.play(dual),
        f"{dual} apply": ours.apply(dual),
        f"{dual} solitaire play": ours.play(dual, solitaire="red"),
        f"{town} play": ours.play(town),
        f"{town} apply": ours.apply(town),
        f"{tsar} play": ours.play(tsar),
        f"{tsar} apply": ours.apply(tsar),
        "hearts": peers.play("hearts"),
        "hearts, chance even": peers.play_even("hearts"),
        "gin_rummy": peers.play("gin_rummy"),
        "gin_rummy, chance even": peers.play_even("gin_rummy"),
        "goofspiel, 4 players": peers.play_together(peers.GOOFSPIEL),
        "catanatron, 4 players": peers.play_settlers(),
    }
    report(
        "Random play, options listed at every question",
        measure(play, args.slices, args.seconds),
        [
            (f"{dual} play", "hearts"),
            (f"{dual} play", "hearts, chance even"),
            (f"{dual} play", "gin_rummy"),
            (f"{dual} play", "gin_rummy, chance even"),
            (f"{dual} solitaire play", "hearts"),
            (f"{dual} apply", f"{dual} play"),
            (f"{town} play", "goofspiel, 4 players"),
            (f"{town} play", "hearts"),
            (f"{town} apply", f"{town} play"),
            (f"{tsar} play", "gin_rummy"),
            (f"{tsar} play", "hearts"),
            (f"{tsar} play", "catanatron, 4 players"),
            (f"{tsar} apply", f"{tsar} play"),
        ],
    )
    copy = {
        f"{name} {what}": work(name)
        for name in (dual, town, tsar)
        for what, work in (("copy", ours.copy), ("guess", ours.guess), ("view", ours.view))
    }
    copy["hearts clone"] = peers.clone("hearts")
    copy["catanatron copy"] = peers.copy_settlers()
    report(
        "Copies of positions in mid-game",
        measure(copy, args.slices, args.seconds / 5),
        [
            *[(f"{name} copy", "hearts clone") for name in (dual, town, tsar)],
            (f"{tsar} copy", "catanatron copy"),
        ],
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
