"""The driver: asks bots, plays the dealer, and keeps the moves of a match."""

from collections.abc import Iterator, Sequence
from typing import Generic, Protocol, TypeVar

from cantina.core.action import Action, has_span
from cantina.core.bot import Bot, Observation
from cantina.core.event import Event
from cantina.core.game import DEALER, OVER, State, Turn
from cantina.core.source import Source

S = TypeVar("S", bound=State)


class Dealing(Protocol):
    """Makes the dealer's moves."""

    def deal(self, state: State, move: int) -> Action:
        """The dealer's move number `move` of the line of play, in the position where it is due."""
        ...


class Stream:
    """A dealing from one running stream."""

    def __init__(self, source: Source):
        self._source = source

    def deal(self, state: State, move: int) -> Action:  # noqa: ARG002  (the stream runs on, whatever the move)
        """By the next numbers of the stream."""
        return state.deal(self._source)


class Match(Generic[S]):
    """A match being played: the position and the moves that led to it."""

    def __init__(self, start: S):
        self.start, self.state = start, start.copy()
        self.moves: list[tuple[Turn, Action]] = []
        self.events: list[Event] = []  # all that has happened
        self.deals = 0  # dealer's moves in the line of play

    def play(self, action: Action) -> list[Event]:
        """Make a move for the player to move."""
        by = self.state.turn
        events = self.state.play(action)
        self.moves.append((by, action))
        self.events += events
        self.deals += by == DEALER
        return events

    def undo(self, count: int = 1) -> None:
        """Take back the latest moves; the position is rebuilt by playing the others again."""
        kept = self.moves[: max(0, len(self.moves) - count)]
        self.state, self.moves, self.events, self.deals = self.start.copy(), [], [], 0
        for _, action in kept:
            self.play(action)


def forced_move(state: State) -> Action | None:
    """The only action of a seat, where everybody knows that it is the only one; otherwise playing it at once would leak that."""
    offered, prompt = state.actions(), state.prompt()
    return offered[0] if len(offered) == 1 and not has_span(offered[0]) and not prompt.window and not prompt.own else None


def drive(
    match: Match[S], bots: Sequence[Bot | None], dealing: Dealing, choices: Source, deadline: float | None = None
) -> Iterator[tuple[Turn, Action, list[Event]]]:
    """Play on until the match is over or a seat without a bot has something to decide."""
    while (turn := match.state.turn) != OVER:
        if turn == DEALER:
            action = dealing.deal(match.state, match.deals)
        elif bot := bots[turn]:
            action = bot.choose(turn, Observation(match.state, turn, match.events), choices, deadline)
        elif forced := forced_move(match.state):
            action = forced
        else:
            return
        yield turn, action, match.play(action)
