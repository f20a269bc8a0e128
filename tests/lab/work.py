"""Work for workers, good and bad; it notes in a file that it has begun."""

import os
import signal
import time
from pathlib import Path
from typing import NamedTuple


class Piece(NamedTuple):
    number: int
    notes: Path
    deaths: int = 0


def square(piece: Piece) -> int:
    """Square a number; but first the process dies so many times."""
    with piece.notes.open("a") as notes:
        notes.write(f"{piece.number}\n")
    begun = piece.notes.read_text().split().count(str(piece.number))
    if begun <= piece.deaths:
        if piece.number % 2:
            os.kill(os.getpid(), signal.SIGKILL)
        os._exit(3)
    return piece.number**2


def break_down(piece: Piece) -> int:
    raise RuntimeError("not today")


def sleep_or_square(piece: Piece) -> int:
    """Over nothing, sleep."""
    if not piece.number:
        time.sleep(1000)
    return square(piece)


def node_of(piece: Piece) -> str:
    """The node of a Ray cluster on which this is done, slowly."""
    from ray import get_runtime_context

    time.sleep(0.5)
    return str(get_runtime_context().get_node_id())
