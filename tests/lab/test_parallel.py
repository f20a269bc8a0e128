"""Much work at once: each piece is done once, whoever dies over another."""

from multiprocessing import active_children
from signal import SIGKILL

import pytest

from barricades.lab.parallel import TRIES, Died, each
from tests.lab.work import Piece, break_down, sleep_or_square, square
from tests.running.patience import PATIENCE, until


@pytest.mark.parametrize("jobs", [1, 2])
def test_every_piece_is_done(tmp_path, jobs):
    pieces = [Piece(number, tmp_path / "notes") for number in range(10)]
    done = {piece.number: result for piece, result in each(square, pieces, jobs)}
    assert done == {number: number**2 for number in range(10)}


def test_a_worker_that_dies_costs_its_piece_only_which_is_done_again(tmp_path):
    notes = tmp_path / "notes"
    deaths = {3: 1, 5: TRIES, 8: 99}
    pieces = [Piece(number, notes, deaths.get(number, 0)) for number in range(10)]
    done = {piece.number: result for piece, result in each(square, pieces, 2)}
    given_up = {number for number, result in done.items() if isinstance(result, Died)}
    assert given_up == {5, 8}
    assert str(done[5]) == "exit code -9"
    assert str(done[8]) == "exit code 3"
    assert all(done[n] == n**2 for n in range(10) if n not in given_up)
    begun = notes.read_text().split()
    assert {n: begun.count(str(n)) for n in range(10)} == {
        n: min(deaths.get(n, 0) + 1, TRIES) for n in range(10)
    }


def test_work_that_raises_is_given_up(tmp_path):
    ((_, result),) = each(break_down, [Piece(1, tmp_path)], 1)
    assert isinstance(result, Died)


def test_when_the_rest_is_not_wanted_nobody_goes_on_working(tmp_path):
    results = each(sleep_or_square, [Piece(n, tmp_path / "notes") for n in (1, 0, 0)], 2)
    assert next(results)[1] == 1
    workers = until(lambda: len(found := active_children()) == 2 and found)
    results.close()  # type: ignore[attr-defined]
    for worker in workers:
        worker.join(PATIENCE)
    assert [worker.exitcode for worker in workers] == [-SIGKILL] * 2
