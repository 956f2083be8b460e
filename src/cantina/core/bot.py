"""Bots: players that see what a seat may see, and nothing else."""

import functools
from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from cantina.core.action import Action
from cantina.core.event import Event, all_told
from cantina.core.game import State, View
from cantina.core.source import Source


class Observation:
    """What a bot sees of a position: the seat's view, its legal actions, and samples of the hidden rest."""

    def __init__(self, state: State, seat: int, events: Sequence[Event] = ()):
        self.__state, self.__seat, self.__events = state, seat, events  # out of a bot's sight

    @functools.cached_property
    def view(self) -> View:
        """The seat's view."""
        return self.__state.view(self.__seat)

    @functools.cached_property
    def actions(self) -> list[Action]:
        """Legal actions of the seat."""
        return self.__state.actions()

    @functools.cached_property
    def events(self) -> list[Event]:
        """What the seat was told since the match began, as far as it was kept."""
        return all_told(self.__events, self.__seat)

    def sample(self, source: Source) -> State:
        """A random position that the seat cannot tell from the real one (a determinization)."""
        return self.__state.redeal(self.__seat, source)


class Bot(Protocol):
    """A player that chooses actions."""

    def choose(self, seat: int, observation: Observation, source: Source, deadline: float | None) -> Action:
        """Chooses one of the observation's actions; `deadline` is a time.monotonic() to answer by."""
        ...


@runtime_checkable
class HasGreedyBot(Protocol):
    """A game with its own greedy bot, where one action of lookahead is too little."""

    def greedy(self) -> Bot:
        """A new greedy bot for one seat."""
        ...


class Lookahead(Protocol):
    """A decision to look ahead from: candidates, and what comes of them."""

    worthwhile: int  # rollouts that a strong opponent spends on it

    @property
    def actions(self) -> list[Action]:
        """What each candidate begins with."""
        ...

    def rollouts(self, candidates: Sequence[int], numbers: range) -> list[int]:
        """What rollouts lead to from each candidate, added up; a rollout's number decides its luck. Threads may call it."""
        ...


@runtime_checkable
class HasLookahead(Protocol):
    """A game that can be searched."""

    def compile(self) -> None:
        """See to it now that it can be looked ahead, where a result is to be the same every time."""
        ...

    def look_ahead(self, observation: Observation, seat: int, source: Source) -> Lookahead | None:
        """What the seat may do, ready to be tried; None while the rules are not compiled, since plain ones take minutes."""
        ...
