"""Batches: many matches of one game, stepped by one compiled call."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Self, cast

import numpy as np
import numpy.typing as npt

from cantina.core.action import Action
from cantina.core.compiled import CompiledGame
from cantina.core.game import Game, Options, read_options
from cantina.core.space import CompiledSpace
from cantina.games import find

Ints = npt.NDArray[np.int64]


class Batch:
    """n matches of a game, each at a decision of some seat; what is over begins anew by itself, unless `restart` is False.

    Match i plays the matches i, i + n, i + 2n... of the seed, whatever the number of threads: the same ones that the protocol
    plays with `Seeded(seed, number, CHANCE)` for a dealer. All arrays are numpy's and stay in their place; copy what you keep.

    >>> batch = Batch("super-teams", 4, seed=1, seats=2)
    >>> rng = np.random.default_rng(0)
    >>> while not batch.ended.any():
    ...     batch.step(batch.sample(rng))
    >>> batch.observe().shape == (4, batch.width)
    True
    """

    def __init__(
        self,
        game: Game | str,
        n: int,
        options: Options | None = None,
        *,
        seed: int = 0,
        threads: int = 1,
        restart: bool = True,
        **changes: Any,
    ):
        found = find(game) if isinstance(game, str) else game
        if not isinstance(found, CompiledGame):
            raise TypeError(f"{found.id} has no kernel: a batch takes a game whose rules are compiled")
        if n < 1 or threads < 1:
            raise ValueError(f"a batch has at least one match and one thread; got {n} and {threads}")
        self.game, self.n, self.seed = cast(CompiledGame[Any], found), n, seed
        self._begun = self.game.start(options or read_options(self.game.options, changes))
        self.options = self._begun.options
        encoding, self._kernel = self.game.kernel("encoding"), self.game.kernel("batch")
        self.size: int = encoding.SIZE  # of the action space
        self.width: int = encoding.WIDTH  # of an observation
        self.spans: int = getattr(encoding, "SPANS", 0)  # numbers beside an action, at most
        self.most: int = self._begun.max_actions  # actions in a position
        self.threads, self._stride = min(threads, n), n if restart else 0
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None
        self._cuts = [n * part // self.threads for part in range(self.threads + 1)]
        self._make_arrays()
        self.reset(seed)

    def _make_arrays(self) -> None:
        n, seats, record = self.n, self.options.seats, self._begun._record
        self._states: Any = np.zeros(n, record.dtype)
        self._first: Any = record.copy()
        self._first["telling"] = 0
        self._out = [np.empty(self.most, np.int32) for _ in range(self.threads)]
        self._codes, self._row = np.zeros(n, np.int64), np.zeros((n, self.width), np.int16)
        self._no_spans = np.zeros((n, self.spans), np.int32)
        self.numbers: Ints = np.zeros(n, np.int64)  # of the match that is being played
        self.turns: Ints = np.zeros(n, np.int64)  # the seat that decides
        self.counts: Ints = np.zeros(n, np.int64)  # how many actions it may choose from
        self.legal = np.zeros((n, self.most), np.int32)  # and which: the first `counts` of a row
        self.mask = np.zeros((n, self.size), np.bool_)
        self.rewards = np.zeros((n, seats), np.float32)  # where a match ended: 1 won, -1 lost, 0 shared with rivals
        self.ended = np.zeros(n, np.bool_)
        self.scores: Ints = np.zeros((n, seats), np.int64)  # of the match that ended last

    def reset(self, seed: int | None = None) -> Self:
        """Begin all matches anew, with another seed if one is given."""
        self.seed = self.seed if seed is None else seed
        self.numbers[:] = np.arange(self.n)
        self._codes[:] = -1
        self.scores[:] = 0
        self._advance()
        return self

    def step(self, actions: npt.ArrayLike, spans: npt.ArrayLike | None = None) -> None:
        """Play one action in every match, given by its number; the dealer answers, and what is over begins anew.

        `spans`: for actions that ask for numbers, those in the units and the order of the action's fields. Where an action is
        not allowed, Illegal names its rule, and nothing has changed in any match.
        """
        chosen = self._array("actions", actions, (self.n,), np.int64)
        beside = self._no_spans if spans is None else self._array("spans", spans, (self.n, self.spans), np.int32)

        def check(part: slice, _: int) -> int:
            found = self._kernel.check(
                self._states[part], self._begun._setup, chosen[part], beside[part].reshape(-1), self.spans, self._codes[part]
            )
            return cast(int, found)

        for part, wrong in zip(self._parts(), self._over_threads(check), strict=True):
            if wrong >= 0:
                self._refuse(part.start + wrong, int(chosen[part.start + wrong]))
        self._advance()

    def _advance(self) -> None:
        def advance(part: slice, thread: int) -> None:
            self._kernel.advance(
                self._states[part], self._first, self._begun._setup, self._out[thread], self._codes[part], self.numbers[part],
                self._stride, self.seed, self.turns[part], self.counts[part], self.legal[part].reshape(-1), self.most,
                self.mask[part].reshape(-1), self.size, self.rewards[part].reshape(-1), self.scores[part].reshape(-1),
                self.ended[part],
            )  # fmt: skip

        self._over_threads(advance)

    def observe(self, seats: npt.ArrayLike | None = None) -> npt.NDArray[np.int16]:
        """What a seat of each match sees, a row of numbers each; by default the seat that decides."""
        asked = self.turns if seats is None else self._array("seats", seats, (self.n,), np.int64)
        if asked.min() < 0 or asked.max() >= self.options.seats:
            raise ValueError(f"there are the seats 0 to {self.options.seats - 1}; got {int(asked.min())} to {int(asked.max())}")

        def look(part: slice, _: int) -> None:
            row = self._row[part].reshape(-1)
            self._kernel.observed(self._states[part], self._begun._setup, asked[part], row, self.width)

        self._over_threads(look)
        return self._row

    def sample(self, rng: np.random.Generator) -> Ints:
        """A random action for every match."""
        return cast(Ints, self.legal[np.arange(self.n), (rng.random(self.n) * self.counts).astype(np.int64)].astype(np.int64))

    def state(self, match: int) -> Any:
        """The position of a match, as the protocol has it."""
        state = self._begun.copy()
        state._record[0] = self._states[match]
        state._record["streams"] = 0
        return state

    def action(self, match: int, number: int) -> Action:
        """The action that a number stands for in a match."""
        state = self.state(match)
        return self.space.action(state, number)

    @property
    def space(self) -> CompiledSpace:
        """The numbers of the game's actions."""
        return self.game.action_space(self._begun)

    def _parts(self) -> list[slice]:
        return [slice(self._cuts[i], self._cuts[i + 1]) for i in range(self.threads)]

    def _over_threads(self, work: Callable[[slice, int], Any]) -> list[Any]:
        """The same work on every thread's share of the matches; compiled code lets the others run."""
        if self._pool is None:
            return [work(slice(0, self.n), 0)]
        return list(self._pool.map(work, self._parts(), range(self.threads)))

    def _array(self, name: str, given: npt.ArrayLike, shape: tuple[int, ...], kind: type[Any]) -> Any:
        array = np.asarray(given)
        if array.shape != shape:
            raise ValueError(f"{name} must have the shape {shape}; got {array.shape}")
        if array.dtype.kind not in "iub":
            raise TypeError(f"{name} must be integers; got {array.dtype}")
        return np.ascontiguousarray(array, kind)

    def _refuse(self, match: int, number: int) -> None:
        refusal = self.space.refusal(-int(self._codes[match]))
        refusal.add_note(f"match {match} of the batch, action {number}")
        raise refusal
