"""Bots in any language: a program that is asked on its standard input and answers on its standard output, a line each.

    cantina 1 GAME OPTIONS             once, with the options as JSON; the bot answers: bot NAME
    decide QUESTION                    a JSON object: seat, view, actions as texts, known (see `Observation.known`), seconds
    play ACTION                        the answer: one of the texts, with numbers where it has spans such as -3000..3000
    quit                               at the end

Lines of the bot that begin with # are notes, and its standard error is its own.
"""

import contextlib
import queue
import shlex
import subprocess
import threading
import time
from typing import Any

import msgspec

from cantina.core.action import Action, TextError, contains, from_text, to_text
from cantina.core.bot import Observation
from cantina.core.game import Game
from cantina.core.source import Source

COMMAND = "cmd:"  # before a program, where bots are named
PATIENCE = 60.0  # seconds for an answer where no deadline is given


class LineBotError(RuntimeError):
    """A program that ended, took too long, or answered what it may not."""


class LineBot:
    """A player behind a program that speaks the line protocol."""

    def __init__(self, command: str, game: Game):
        self._command, self._game = command, game
        self._process: subprocess.Popen[str] | None = None
        self._answers: queue.Queue[str | None] = queue.Queue()
        self.name = ""

    def choose(self, seat: int, observation: Observation, source: Source, deadline: float | None) -> Action:
        """What the program answers."""
        patience = PATIENCE if deadline is None else max(0.0, deadline - time.monotonic())
        if self._process is None:
            self._begin(observation)
        question = {
            "seat": seat,
            "view": observation.view,
            "actions": [to_text(action) for action in observation.actions],
            "known": observation.known(source),
            "seconds": patience,
        }
        said = self._ask(f"decide {msgspec.json.encode(question).decode()}", "play ", patience)
        try:
            action: Action = from_text(said, self._game.action)
        except TextError as problem:
            raise LineBotError(f"{self._command} answered no action: {problem}") from None
        if not any(contains(offered, action) for offered in observation.actions):
            raise LineBotError(f"{self._command} answered {said[:60]!r}, which is not one of its actions")
        return action

    def _begin(self, observation: Observation) -> None:
        self._process = subprocess.Popen(
            shlex.split(self._command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", bufsize=1
        )
        self._listener = threading.Thread(target=self._listen, args=[self._process.stdout], daemon=True)
        self._listener.start()
        options = msgspec.json.encode(observation.options).decode()
        self.name = self._ask(f"cantina 1 {self._game.id} {options}", "bot ", PATIENCE)

    def _listen(self, lines: Any) -> None:
        for line in lines:
            if not line.startswith("#"):
                self._answers.put(line.rstrip("\n"))
        self._answers.put(None)

    def _ask(self, line: str, begins: str, patience: float) -> str:
        """Send a line, and wait for the answer that begins so."""
        assert self._process and self._process.stdin
        with contextlib.suppress(BrokenPipeError):  # a program that has ended says so by its last line
            self._process.stdin.write(line + "\n")
            self._process.stdin.flush()
        try:
            said = self._answers.get(timeout=patience)
        except queue.Empty:
            self.close()
            raise LineBotError(f"{self._command} did not answer within {patience:g} s") from None
        if said is None or not said.startswith(begins):
            self.close()
            raise LineBotError(f"{self._command} should answer {begins + '...'!r}; it said {said!r}")
        return said.removeprefix(begins)

    def close(self) -> None:
        """Let the program end."""
        if self._process is None:
            return
        process, self._process = self._process, None
        assert process.stdin and process.stdout
        with contextlib.suppress(BrokenPipeError):
            process.stdin.write("quit\n")
        with contextlib.suppress(BrokenPipeError):
            process.stdin.close()
        try:
            process.wait(timeout=2)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        self._listener.join()
        process.stdout.close()
