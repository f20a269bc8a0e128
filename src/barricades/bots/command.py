"""A bot in any language: a program that reads positions and writes answers, a line of JSON each.

What goes to and fro is described in docs/write-a-bot.md.
"""

from __future__ import annotations

import json
import os
import shlex
import signal
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from random import Random
from select import select
from shutil import which
from subprocess import PIPE, Popen, TimeoutExpired
from time import monotonic
from typing import IO, Any, NamedTuple
from weakref import finalize

from ..core import Ask, BadOption, Choice, Outcome
from ..core.ask import is_plain, plain
from ..position import FORM, document, ended
from .seat import BotFailed, Seat

PREFIX = "cmd:"  # of the name of such a bot, before the program
SECONDS = 30  # that a program has for an answer
LONGEST = 65_536  # bytes of an answer
AT_ONCE = 4096  # bytes that a pipe takes without anybody having to wait
GRACE = 1.0  # seconds to leave in peace
SHOWN = 80  # letters of a wrong answer that are repeated


class Line(NamedTuple):
    """The line to a program that runs."""

    process: Popen[bytes]
    out: IO[bytes]  # what it reads
    back: IO[bytes]  # what it writes


class Command:
    """A program at a seat. It is started by its first question, and never outlives its game."""

    def __init__(self, program: str, rng: Random, seconds: float = SECONDS) -> None:
        self.program, self.rng, self.seconds = program, rng, seconds
        self._argv = _argv(program)
        self._heard = 0  # how much of the log it knows
        self._line: Line | None = None

    def choose(self, seat: Seat) -> Choice:
        """What the program answers; if that is not an option, it has to go."""
        try:
            line, told = (self._line, b"") if self._line else self._start(seat)
            return self._choice(seat.ask, self._exchange(line, told + self._question(seat)))
        except BotFailed:
            self.leave(None)
            raise

    def leave(self, outcome: Outcome | None) -> None:
        """The program is told how the game ended, if it has, and goes."""
        if self._line:
            _, out, _ = self._line
            if outcome and select([], [out], [], 0)[1]:
                with suppress(OSError):
                    out.write(_told({"outcome": ended(outcome)}))
            self._end()
        self._line, self._heard = None, 0

    def _start(self, seat: Seat) -> tuple[Line, bytes]:
        """The program is started, in a session of its own: it goes with whatever it starts."""
        try:
            with ThreadPoolExecutor(1) as thread:  # no signal comes between starting and `_line`
                line = thread.submit(self._connect).result()
        except OSError as error:
            problem = error.strerror or str(error)
            raise BotFailed("bot-not-started", name=self.program, problem=problem) from None
        options = seat.view["options"]
        hello = {
            "form": FORM,
            "game": seat.game.name,
            "version": seat.game.version,
            "options": options,
            "sides": seat.game.sides(options),
            "side": seat.side,
            "seed": self.rng.getrandbits(32),
        }
        return line, _told({"hello": hello})

    def _connect(self) -> Line:
        """Start the program; raises OSError."""
        process = Popen(self._argv, stdin=PIPE, stdout=PIPE, bufsize=0, start_new_session=True)
        assert process.stdin
        assert process.stdout
        self._line = Line(process, process.stdin, process.stdout)
        self._end = finalize(self, _end, self._line)
        return self._line

    def _question(self, seat: Seat) -> bytes:
        """The position of the side; of the log, what has happened since it last chose."""
        log = seat.log()
        told = document(
            seat.game,
            view=seat.view,
            ask=seat.ask,
            waiting=seat.waiting,
            log=log[self._heard :],
            outcome=None,
        )
        self._heard = len(log)
        return _told({"position": told})

    def _exchange(self, line: Line, told: bytes) -> bytes:
        """The program is told something, and answers with a line, in the time it has."""
        process, out, back = line
        end, answer = monotonic() + self.seconds, b""
        while not answer.endswith(b"\n"):
            left = max(0.0, end - monotonic())
            says, hears, _ = select([back], [out] if told else [], [], left)
            if hears:
                try:
                    told = told[os.write(out.fileno(), told[:AT_ONCE]) :]
                except BrokenPipeError:
                    told = b""
            if says:
                said = os.read(back.fileno(), LONGEST)
                answer += said
                if len(answer) > LONGEST:
                    raise BotFailed("bot-long", name=self.program, longest=LONGEST)
                if not said:
                    break
            if not (hears or says):
                raise BotFailed("bot-slow", name=self.program, seconds=self.seconds)
        if not answer:
            self.leave(None)
            raise BotFailed("bot-gone", name=self.program, code=process.returncode)
        return answer

    def _choice(self, ask: Ask, answer: bytes) -> Choice:
        """What was answered, if it is an option."""
        right = _told({"choice": ask.options[0]}).decode().strip()
        wrong = {"name": self.program, "answer": _shown(answer), "right": right}
        try:
            choice = plain(json.loads(answer)["choice"])
            possible = is_plain(choice)
        except (KeyError, RecursionError, TypeError, ValueError):
            raise BotFailed("bot-unreadable", **wrong) from None
        if not possible or choice not in ask.options:
            raise BotFailed("bot-not-offered", **wrong)
        return choice  # type: ignore[no-any-return]


def _argv(program: str) -> list[str]:
    """The program and its arguments; no shell ever sees them."""
    if os.name == "nt":  # which cannot wait for a pipe as `select` does elsewhere
        raise BadOption("bot-not-on-windows")
    try:
        argv = shlex.split(program)
    except ValueError:
        argv = []
    if not argv or which(argv[0]) is None:
        raise BadOption("bot-missing", name=program)
    return argv


def _told(what: dict[str, Any]) -> bytes:
    return f"{json.dumps(what, ensure_ascii=False)}\n".encode()


def _shown(answer: bytes) -> str:
    """An answer as it can be shown."""
    text = "".join(c if c.isprintable() else "�" for c in answer.decode(errors="replace").strip())
    return f"{text[:SHOWN]}…" if len(text) > SHOWN else text


def _signal(process: Popen[bytes], sign: str) -> None:
    """To the process and all it has started; Windows knows neither groups nor these signals."""
    with suppress(ProcessLookupError, PermissionError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, getattr(signal, sign))
        else:
            process.kill()


def _end(line: Line) -> None:
    """Cut the line, ask whoever has not gone by then to go, and kill what is left.

    Whoever is interrupted by a signal here, or by Ctrl-C, kills at once.
    """
    process, out, back = line
    try:
        out.close()
        _wait(process)
        _signal(process, "SIGTERM")
        _wait(process)
    finally:
        _signal(process, "SIGKILL")
        _wait(process)
        back.close()


def _wait(process: Popen[bytes]) -> None:
    with suppress(TimeoutExpired):
        process.wait(GRACE)
