"""Puzzles: positions of real matches in which one turn is clearly best, or this turn wins; their file, and the judging of a try.

A game's `puzzles.jsonl.gz` begins with a header; every further line is a puzzle. A position is what a record is: options, and the
moves that lead to it. `making.py` finds them.
"""

import functools
import gzip
from collections.abc import Sequence
from typing import Any, Literal

import msgspec

import cantina
from cantina.core.action import Action, TextError, contains, from_text, has_span
from cantina.core.driver import Match
from cantina.core.game import Game, State, read_options
from cantina.core.ledger import Illegal
from cantina.core.record import digest

from .hint import Unit

FORMAT = 1
FILE = "puzzles.jsonl.gz"
AGAIN = "turn-began"  # the event that says that the turn in which a match was to be won is over
Goal = Literal["best", "win"]


class PuzzleError(ValueError):
    """A file of puzzles that cannot be read, or a puzzle whose moves are not by the rules."""


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a file."""

    game: str
    version: int
    unit: Unit
    seed: int
    format: int = FORMAT


class Puzzle(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Find the best turn, or win in this one: a position, what solves it, and what else is worth."""

    id: str  # the digest of the position
    match: int  # of the file's seed
    seat: int
    level: int  # 1: seen at first sight, 2: among what looks good, 3: a surprise
    kind: str  # what the trick is, so that not all are alike
    options: dict[str, Any]  # that differ from the defaults
    moves: str
    solution: list[str]
    worth: float
    gap: float  # to the second best; where the turn wins, to what a turn at random promises
    tries: dict[str, float] = {}  # turns that were looked at, and by how much they are worse
    rest: float = 0.0  # by how much all others are worse at least
    later: dict[str, float] = {}  # what is different at the seat's next decision, beside the second best turn
    goal: Goal = "best"


class Judged(msgspec.Struct, frozen=True):
    """A try: whether it is right so far, by how much it is worse, and whether that is the least it is worse by."""

    right: bool
    loss: float = 0.0
    least: bool = False


class Unjudged(Exception):  # noqa: N818  (it is no error of the program)
    """A try that nothing can be said about: another kind of move than those that were looked at."""


class Book:
    """The puzzles of a game."""

    def __init__(self, game: Game, text: str):
        self.game = game
        first, *rest = text.splitlines()
        try:
            self.head = msgspec.json.decode(first, type=Head)
            self.puzzles = [msgspec.json.decode(line, type=Puzzle) for line in rest]
        except msgspec.DecodeError as error:
            raise PuzzleError(f"{game.id}: {error}") from None
        if (self.head.game, self.head.format) != (game.id, FORMAT):
            raise PuzzleError(f"{game.id}: puzzles of {self.head.game} in format {self.head.format}")

    def find(self, id_: str) -> Puzzle | None:
        """The puzzle with an id."""
        return next((puzzle for puzzle in self.puzzles if puzzle.id == id_), None)


def line_of(text: str) -> list[str]:
    """The actions of a turn that is written in one text."""
    return [each for part in text.split(";") if (each := part.strip())]


def play_to(game: Game, puzzle: Puzzle) -> Match[State]:
    """The match up to the position; PuzzleError where the rules have changed since."""
    match = Match(game.start(read_options(game.options, puzzle.options)))
    try:
        for text in line_of(puzzle.moves):
            match.play(from_text(text, game.action))
    except (Illegal, TextError) as problem:
        raise PuzzleError(f"{game.id} {puzzle.id}: {problem}") from None
    if digest(match.state) != puzzle.id or match.state.turn != puzzle.seat:
        raise PuzzleError(f"{game.id} {puzzle.id}: the moves lead elsewhere")
    return match


def judge(game: Game, puzzle: Puzzle, state: State, line: Sequence[str]) -> Judged:
    """What a turn is worth, or the beginning of one, by what was found when the puzzle was made; or Unjudged.

    A number that may be chosen from a span is taken for the nearest one that was looked at.
    """
    known = {text: line_of(text) for text in puzzle.tries}
    solution = "; ".join(puzzle.solution)
    losses = puzzle.tries | {solution: 0.0}
    known[solution] = puzzle.solution
    near = [text for text, actions in known.items() if _begins(line, actions)]
    if not near:
        near = _nearest(game, state, line, known)
    if not near and not puzzle.rest:
        raise Unjudged
    if not near:
        return Judged(False, puzzle.rest, least=True)
    best = min(near, key=lambda text: losses[text])
    return Judged(best == solution, losses[best])


def _begins(line: Sequence[str], actions: Sequence[str]) -> bool:
    """Whether one of two turns begins like the other."""
    return all(map(str.__eq__, line, actions))


def _nearest(game: Game, state: State, line: Sequence[str], known: dict[str, list[str]]) -> list[str]:
    """The turn whose numbers are the nearest to those of a line, where they may be chosen from a span."""
    tried = from_text(line[0], game.action)
    if not any(has_span(offered) and contains(offered, tried) for offered in state.actions()):
        return []
    alike = [(text, action) for text, turn in known.items() if type(action := from_text(turn[0], game.action)) is type(tried)]
    return [min(alike, key=lambda each: _distance(tried, each[1]))[0]] if alike else []


def _distance(first: Action, second: Action) -> int:
    return sum((a - b) ** 2 for a, b in zip(msgspec.structs.astuple(first), msgspec.structs.astuple(second), strict=True))


@functools.cache
def book(game_id: str) -> Book | None:
    """The puzzles that come with a game."""
    game = cantina.game(game_id)
    path = game.folder / FILE
    return Book(game, gzip.decompress(path.read_bytes()).decode()) if path.is_file() else None
