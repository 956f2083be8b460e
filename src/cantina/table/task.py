"""The task of a puzzle's table: the moves that lead to it, whether a turn solves it, and what is said of one that does not.

The table plays up to the position, and the guest decides. Where the best turn is asked for, another one is not played: it is
told by how much it is worse. Where the turn is to win, anything is played, and taken back once the turn is over.
"""

import functools
from typing import Any

import cantina
from cantina.core.action import Action, to_text
from cantina.core.driver import Match
from cantina.core.game import OVER, Game, State
from cantina.teacher.hint import Unit
from cantina.teacher.puzzles import AGAIN, Puzzle, book, judge, play_to
from cantina.teacher.reasons import reasons


class Task:
    """A puzzle that is being solved at a table."""

    def __init__(self, game: Game, unit: Unit, puzzle: Puzzle):
        self.game, self.unit, self.puzzle = game, unit, puzzle
        self.position = play_to(game, puzzle)
        self.moves: list[Action] = [action for _, action in self.position.moves]
        self._turns = _turns(self.position)

    @property
    def asks_for_best(self) -> bool:
        """Whether the best turn is to be found; otherwise the turn is to win."""
        return self.puzzle.goal == "best"

    def line(self, match: Match[State]) -> list[str]:
        """What the seat has played since the position, in text forms."""
        return [to_text(action) for by, action in match.moves[len(self.moves) :] if by == self.puzzle.seat]

    def is_solved(self, match: Match[State] | None) -> bool:
        """Whether nothing is left to do."""
        if match is None:
            return False
        if self.asks_for_best:
            return len(match.moves) >= len(self.moves) + len(self.puzzle.solution)
        return match.state.turn == OVER and _turns(match) == self._turns and self.puzzle.seat in match.state.standing().winners

    def has_failed(self, match: Match[State]) -> bool:
        """Whether the turn that was to win is over, and has not won."""
        over = match.state.turn == OVER or _turns(match) > self._turns
        return not self.asks_for_best and over and not self.is_solved(match)

    def judge(self, match: Match[State], believed: State, actions: list[Action]) -> tuple[dict[str, Any] | None, list[Action]]:
        """What is wrong with a turn, as the log has it; None where it is right, and the actions to play. Or Unjudged."""
        before = self.line(match)
        line = [*before, *map(to_text, actions)]
        judged = judge(self.game, self.puzzle, believed, line)
        if judged.right:
            return None, actions[: len(self.puzzle.solution) - len(before)]
        after = believed.copy()
        for action in actions:
            after.play(action)
        why = reasons(self.game, believed, after, self.puzzle.seat)
        return {"line": "; ".join(line), "loss": judged.loss, "least": judged.least, "reasons": why}, []


def _turns(match: Match[State]) -> int:
    return sum(event.__struct_config__.tag == AGAIN for event in match.events)


@functools.lru_cache(maxsize=64)
def task(game_id: str, puzzle_id: str) -> Task | None:
    """The task of a puzzle; None where there is no such puzzle any more: then its table is a match like any other."""
    shelf = book(game_id)
    puzzle = shelf.find(puzzle_id) if shelf else None
    return Task(cantina.game(game_id), shelf.head.unit, puzzle) if shelf and puzzle else None
