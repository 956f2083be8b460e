"""A match as environments play it: numbers of actions in; observations, masks and rewards by seat out."""

import operator
from typing import Any, Protocol, cast

import msgspec
import numpy as np
import numpy.typing as npt

from cantina.batch import Batch
from cantina.core.action import Action, Span
from cantina.core.compiled import CompiledGame
from cantina.core.game import DEALER, OVER, Game, Standing, State
from cantina.core.source import CHANCE, Seeded
from cantina.core.space import HasActionSpace, Row, mask_of
from cantina.games import find

SPANS = 4  # numbers beside an action that asks for some, at most
NO_SPANS = np.zeros(0)
Mask = npt.NDArray[np.int8]  # as Gymnasium's spaces take it


class Playing(Protocol):
    """One match at a time."""

    seats: int
    size: int  # of the action space
    width: int  # of an observation
    turn: int  # a seat, or OVER
    rewards: list[float]  # by seat: 1 won, -1 lost, 0 shared with rivals or not over yet

    def reset(self, seed: int) -> None:
        """Begin a match."""

    def step(self, number: int, spans: npt.ArrayLike) -> None:
        """Play an action; raises Illegal, with its rule, where it is not allowed. Spans are given from -1 to 1."""

    def mask(self) -> Mask:
        """What the seat that decides may do."""
        ...

    def observe(self, seat: int) -> Row:
        """What a seat sees."""
        ...

    def state(self) -> Any:
        """The position, as the protocol has it."""
        ...


def playing(game: Game | str, **options: Any) -> Playing:
    """A match of a game: inside its kernel where it has one."""
    found = find(game) if isinstance(game, str) else game
    return Inside(found, **options) if isinstance(found, CompiledGame) else Outside(found, **options)


def asks(game: Game | str) -> bool:
    """Whether some of a game's actions ask for numbers."""
    found = find(game) if isinstance(game, str) else game
    return isinstance(found, CompiledGame) and hasattr(found.kernel("encoding"), "SPANS")


def read_action(action: Any, asking: bool) -> tuple[int, npt.NDArray[np.float64]]:
    """The number of an action; where some ask for numbers, and the four beside it, from -1 to 1."""
    if not asking:
        return _number(action), NO_SPANS
    if not isinstance(action, tuple | list) or len(action) != 2:
        raise TypeError(f"an action is a pair: its number, and {SPANS} numbers from -1 to 1; got {action!r}")
    beside = np.asarray(action[1], np.float64)
    if beside.shape != (SPANS,):
        raise ValueError(f"the numbers beside an action must have the shape ({SPANS},); got {beside.shape}")
    if not np.isfinite(beside).all():
        raise ValueError(f"the numbers beside an action must be finite; got {beside.tolist()}")
    return _number(action[0]), beside


def _number(action: Any) -> int:
    try:
        return operator.index(action)
    except TypeError:
        raise TypeError(f"an action must be an integer; got {action!r}") from None


def filled(offered: Action, spans: npt.ArrayLike) -> Action:
    """An action with numbers in its spans, given from -1 (the lowest) to 1 (the highest)."""
    given, changes = np.clip(np.asarray(spans, np.float64), -1.0, 1.0), dict[str, int]()
    for place, name in enumerate(name for name in offered.__struct_fields__ if isinstance(getattr(offered, name), Span)):
        span = getattr(offered, name)
        changes[name] = round(span.low + (given[place] + 1) / 2 * (span.high - span.low))
    return msgspec.structs.replace(offered, **changes) if changes else offered


def rewards_of(standing: Standing) -> list[float]:
    """Rewards by seat at the end of a match."""
    return [(0.0 if standing.shared else 1.0) if seat in standing.winners else -1.0 for seat in range(len(standing.scores))]


class Inside:
    """A match inside a kernel: a batch of one."""

    def __init__(self, game: Any, **options: Any):
        self._batch = batch = Batch(game, 1, restart=False, **options)
        self.seats, self.size, self.width = batch.options.seats, batch.size, batch.width
        self._mask: Mask = batch.mask[0].view(np.int8)
        self._nothing = [0.0] * self.seats
        self.reset(0)

    def reset(self, seed: int) -> None:
        """Begin a match."""
        self._batch.reset(seed)
        self._after()

    def _after(self) -> None:
        self.turn = int(self._batch.turns[0])
        self.rewards = self._batch.rewards[0].tolist() if self.turn == OVER else self._nothing

    def step(self, number: int, spans: npt.ArrayLike) -> None:
        """Play an action."""
        batch = self._batch
        batch.chosen[0] = number
        if batch.spans:
            action = filled(batch.space.action(self.state(), number), spans)
            fields = [getattr(action, name) for name in action.__struct_fields__]
            batch.beside[0] = ([value for value in fields if isinstance(value, int)] + [0] * SPANS)[:SPANS]
        batch.play(batch.spans > 0)
        self._after()

    def mask(self) -> Mask:
        """What the seat that decides may do."""
        return self._mask

    def observe(self, seat: int) -> Row:
        """What a seat sees."""
        self._batch.asked[0] = seat
        return cast(Row, self._batch.look()[0].copy())

    def state(self) -> Any:
        """The position."""
        return self._batch.state(0)


class Outside:
    """A match through the protocol."""

    def __init__(self, game: Game, **options: Any):
        if not isinstance(game, HasActionSpace):
            raise TypeError(f"the actions of {game.id} have no numbers")
        self._game: Any = game
        self._start = game.start(**options)
        self._space = game.action_space(self._start)
        self.seats, self.size = self._start.options.seats, self._space.size
        self.reset(0)
        self.width = len(self.observe(0))

    def reset(self, seed: int) -> None:
        """Begin a match."""
        self._state, self._chance = self._start.copy(), Seeded(seed, 0, CHANCE)
        self._deal()

    def _deal(self) -> None:
        while self._state.turn == DEALER:
            self._state.play(self._state.deal(self._chance))
        self.turn = self._state.turn
        self.rewards = rewards_of(self._state.standing()) if self.turn == OVER else [0.0] * self.seats

    def step(self, number: int, spans: npt.ArrayLike) -> None:
        """Play an action."""
        self._state.play(filled(self._space.action(self._state, number), spans))
        self._deal()

    def mask(self) -> Mask:
        """What the seat that decides may do."""
        if self.turn == OVER:
            return np.zeros(self.size, np.int8)
        return mask_of(self._space, self._state).view(np.int8)

    def observe(self, seat: int) -> Row:
        """What a seat sees."""
        return cast(Row, self._game.encode(self._state, seat))

    def state(self) -> State:
        """The position."""
        return self._state
