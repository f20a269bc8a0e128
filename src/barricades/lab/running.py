"""What `arena`, `simulate`, `balance` and `export` do with their parsed arguments."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from ..bots.match import Played
from ..bots.seat import BotFailed
from ..command_line import (
    BadUsage,
    Paper,
    Parser,
    number,
    refusal,
    show_data,
    text_of,
)
from ..core import Game
from ..games import load
from ..words import Words
from . import arena, balance, export
from .arguments import GAMES, MANY_GAMES
from .bar import bar
from .ledger import Ledger
from .parallel import Died
from .runs import Run, carry_out, plan
from .unrecorded import FAST, READABLE, Unrecorded
from .what_if import FLAG, corrected

INTERRUPTED = 130  # the exit code of whatever Ctrl-C has ended


def _arena(parser: Parser, found: Namespace, paper: Paper, words: Words) -> int:
    """`barricades arena`."""
    run = _plan(parser, found, found.bots)
    ledger = Ledger(Path(found.records or f"arena-{run.name}.jsonl.zst"))
    score = arena.Score(found.bots)
    code = 0
    try:
        for played in _played(run, found, ledger, paper, words):
            score.add(played)
    except KeyboardInterrupt:
        _note(found, paper, words.text("lab-interrupted", file=str(ledger.path)))
        code = INTERRUPTED
    if found.json:
        show_data(paper, {"game": run.game, **arena.data(score)})
    elif score.games:
        game_words = Words(words.language, run.game)
        paper.console.print(arena.table(score, game_words))
        _say(paper, *arena.remarks(score, game_words))
    if not code and not found.records:
        ledger.path.unlink(missing_ok=True)
    return code


def _simulate(parser: Parser, found: Namespace, paper: Paper, words: Words) -> int:
    """`barricades simulate`."""
    run = _plan(parser, found, parser.need(found.bots, "--bots").split(","))
    if found.no_records:
        if found.output:
            raise BadUsage("lab-either", one="--no-records", other="--output")
        return _show_counted(load(run.game), _count(run, found, paper, words), found, paper, words)
    ledger = Ledger(Path(found.output or f"{run.game}.jsonl.zst"))
    try:
        games = sum(1 for _ in _played(run, found, ledger, paper, words))
    except KeyboardInterrupt:
        _note(found, paper, words.text("lab-interrupted", file=str(ledger.path)))
        return INTERRUPTED
    if found.json:
        return show_data(paper, {"game": run.game, "games": games, "file": str(ledger.path)})
    _say(paper, words.text("lab-simulated", count=games, file=str(ledger.path)))
    return 0


def _show_counted(
    game: Game[Any], counted: Unrecorded, found: Namespace, paper: Paper, words: Words
) -> int:
    """Print the statistics of games without records."""
    if found.json:
        return show_data(paper, balance.data(game, counted.tally, counted.engine))
    said = Words(words.language, game.name)
    _say(paper, *balance.lines(game, counted.tally, said), "")
    _say(paper, balance.played_by(counted.tally, counted.engine, words))
    _say(paper, words.text("lab-intervals"))
    return 0


def _balance(parser: Parser, found: Namespace, paper: Paper, words: Words) -> int:
    """`barricades balance`."""
    game = load(parser.need(found.game, "GAME"))
    if found.files and (found.bots or found.what_if):
        raise BadUsage("lab-either", one="FILE", other="--bots" if found.bots else FLAG)
    if found.what_if:
        return _what_if(parser, found, paper, words)
    if found.bots:
        counted = _count(_plan(parser, found, found.bots.split(",")), found, paper, words)
        return _show_page(game, counted.tally, counted.engine, found, paper, words)
    files = [Path(file) for file in found.files or [f"{game.name}.jsonl.zst"]]
    with bar(paper, words) as progress:
        step = progress.add_task(game.name, total=None)
        tally = balance.Tally()
        for reading in balance.readings(game, files, _jobs(found)):
            tally.add(reading)
            progress.advance(step)
    if not tally.games:
        raise BadUsage("lab-no-games", files=", ".join(map(str, files)))
    return _show_page(game, tally, READABLE, found, paper, words)


def _show_page(
    game: Game[Any], tally: balance.Tally, engine: str, found: Namespace, paper: Paper, words: Words
) -> int:
    """Write the page to its file, or print its data."""
    if found.json:
        return show_data(paper, balance.data(game, tally, engine))
    page = Path(found.output or f"{game.name}.html")
    page.write_text(balance.page(game, tally, engine, Words(words.language, game.name)), "utf-8")
    _say(paper, words.text("lab-balanced", file=str(page)))
    if found.bots:
        _say(paper, balance.played_by(tally, engine, words))
    return 0


def _what_if(parser: Parser, found: Namespace, paper: Paper, words: Words) -> int:
    """Play the same deals before and after a change of components, and compare."""
    if found.output:
        raise BadUsage("lab-either", one=FLAG, other="--output")
    game, bots = load(found.game), (found.bots or "random").split(",")
    own = _components(game, found)
    changed, changes = corrected(game, own, found.what_if)
    before, after = (
        _count(_plan(parser, found, bots, components), found, paper, words)
        for components in (own, changed)
    )
    engine = READABLE if READABLE in (before.engine, after.engine) else FAST
    if found.json:
        changed = {field: {"before": old, "after": new} for field, (old, new) in changes.items()}
        return show_data(
            paper,
            {
                "game": game.name,
                "games": before.games,
                "engine": engine,
                "what_if": changed,
                **balance.compared(before.tally, after.tally),
            },
        )
    for field, (old, new) in changes.items():
        _say(paper, words.text("lab-changed", field=field, before=str(old), after=str(new)))
    paper.console.print(balance.table(before.tally, after.tally, Words(words.language, game.name)))
    _say(paper, words.text(f"lab-engine-{engine}"), words.text("lab-differences"))
    return 0


def _export(parser: Parser, found: Namespace, paper: Paper, words: Words) -> int:
    """`barricades export`."""
    parser.need(found.files[0] if found.files else None, "FILE")
    path = Path(parser.need(found.output, "--output"))
    count = export.write(path, export.rows([Path(file) for file in found.files]))
    if found.json:
        return show_data(paper, {"rows": count, "file": str(path)})
    _say(paper, words.text("lab-exported", count=count, file=str(path)))
    return 0


RUN: dict[str, Callable[[Parser, Namespace, Paper, Words], int]] = {
    "arena": _arena,
    "simulate": _simulate,
    "balance": _balance,
    "export": _export,
}


def _plan(
    parser: Parser, found: Namespace, bots: list[str], components: Mapping[str, Any] | None = None
) -> Run:
    game = load(parser.need(found.game, "GAME"))
    parser.need(bots[0] if bots else None, "BOT")
    own = _components(game, found) if components is None else components
    return plan(game, bots, found.option or (), number(found.seed, "--seed"), own)


def _components(game: Game[Any], found: Namespace) -> dict[str, Any]:
    """An owner's corrections, if there are any."""
    return game.correct(text_of(found.components), found.components) if found.components else {}


def _count(run: Run, found: Namespace, paper: Paper, words: Words) -> Unrecorded:
    """Play games without records, with a progress bar."""
    games = number(found.games or MANY_GAMES, "--games")
    with bar(paper, words) as progress:
        step = progress.add_task(run.game, total=run.whole(games))
        counted = Unrecorded(run, games)
        for played in counted.play(_jobs(found), found.cluster):
            progress.advance(step, played)
    return counted


def _jobs(found: Namespace) -> int:
    return number(found.jobs, "--jobs") if found.jobs else 0


def _played(
    run: Run, found: Namespace, ledger: Ledger, paper: Paper, words: Words
) -> Iterator[Played]:
    """The games of a run, with a progress bar; errors are reported as they come."""
    games = number(found.games or GAMES, "--games")
    if ledger.path.exists():
        _note(found, paper, words.text("lab-resumed", file=str(ledger.path)))
    with bar(paper, words) as progress:
        step = progress.add_task(run.game, total=run.whole(games))
        for at, result, is_new in carry_out(run, games, ledger, _jobs(found), found.cluster):
            if is_new:
                progress.advance(step)
            else:  # which says nothing of how long a game takes
                progress.tasks[0].completed += 1
            if isinstance(result, Died):
                _note(found, paper, words.text("lab-given-up", number=at, problem=str(result)))
                continue
            if result.failure:
                bot = result.record.players[result.record.resigned or ""]
                what, facts = result.failure
                problem = refusal(words, BotFailed(what, **facts))
                sentence = words.text("lab-failed", number=at, name=bot, problem=problem)
                _note(found, paper, sentence)
            yield result


def _note(found: Namespace, paper: Paper, line: str) -> None:
    """Print a remark to standard error, so that programs do not read it."""
    if found.json:
        print(line, file=sys.stderr)
    else:
        _say(paper, line)


def _say(paper: Paper, *lines: str) -> None:
    for line in lines:
        paper.console.print(line, markup=False, soft_wrap=True)
