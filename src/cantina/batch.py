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
        self._codes, self._row = np.zeros(n, np.int64), np.zeros((n, self.width), np.int16)
        self.numbers: Ints = np.zeros(n, np.int64)  # of the match that is being played
        self.turns: Ints = np.zeros(n, np.int64)  # the seat that decides
        self.counts: Ints = np.zeros(n, np.int64)  # how many actions it may choose from
        self.legal = np.zeros((n, self.most), np.int32)  # and which: the first `counts` of a row
        self.mask = np.zeros((n, self.size), np.bool_)
        self.rewards = np.zeros((n, seats), np.float32)  # where a match ended: 1 won, -1 lost, 0 shared with rivals
        self.ended = np.zeros(n, np.bool_)
        self.scores: Ints = np.zeros((n, seats), np.int64)  # of the match that ended last
        self.chosen: Ints = np.zeros(n, np.int64)  # what `play` plays,
        self.beside = np.zeros((n, self.spans), np.int32)  # and the numbers beside it;
        self.asked: Ints = np.zeros(n, np.int64)  # the seats that `look` looks for

    def _bind(self) -> None:
        """What each thread hands to the kernel: the same arrays in every step, cut once."""
        setup = self._begun._setup
        self._parts = [slice(self._cuts[i], self._cuts[i + 1]) for i in range(self.threads)]
        self._checks, self._plain_checks = (
            [(self._states[i], setup, self.chosen[i], given[i].reshape(-1), width, self._codes[i]) for i in self._parts]
            for given, width in ((self.beside, self.spans), (np.zeros((self.n, 0), np.int32), 0))
        )
        self._looks = [(self._states[i], setup, self.asked[i], self._row[i].reshape(-1), self.width) for i in self._parts]
        self._advances = [
            (
                self._states[i], self._first, setup, np.empty(self.most, np.int32), self._codes[i], self.numbers[i], self._stride,
                self.seed, self.turns[i], self.counts[i], self.legal[i].reshape(-1), self.most, self.mask[i].reshape(-1),
                self.size, self.rewards[i].reshape(-1), self.scores[i].reshape(-1), self.ended[i],
            )
            for i in self._parts
        ]  # fmt: skip

    def reset(self, seed: int | None = None) -> Self:
        """Begin all matches anew, with another seed if one is given."""
        self.seed = self.seed if seed is None else seed
        self.numbers[:] = np.arange(self.n)
        self._codes[:] = -1
        self.scores[:] = 0
        self._bind()
        self._over_threads(self._kernel.advance, self._advances)
        return self

    def step(self, actions: npt.ArrayLike, spans: npt.ArrayLike | None = None) -> None:
        """Play one action in every match, given by its number; the dealer answers, and what is over begins anew.

        `spans`: for actions that ask for numbers, those in the units and the order of the action's fields; without them each is
        the middle of its span. Where an action is not allowed, Illegal names its rule, and nothing has changed in any match.
        """
        self.chosen[:] = self._array("actions", actions, (self.n,))
        if spans is not None:
            self.beside[:] = self._array("spans", spans, (self.n, self.spans))
        self.play(spans is not None)

    def play(self, spans: bool = False) -> None:
        """Step with what was written into `chosen`, and into `beside` where spans are given: nothing is checked but the rules."""
        checks = self._checks if spans else self._plain_checks
        for part, wrong in zip(self._parts, self._over_threads(self._kernel.check, checks), strict=True):
            if wrong >= 0:
                self._refuse(part.start + wrong)
        self._over_threads(self._kernel.advance, self._advances)

    def observe(self, seats: npt.ArrayLike | None = None) -> npt.NDArray[np.int16]:
        """What a seat of each match sees, a row of numbers each; by default the seat that decides."""
        self.asked[:] = self.turns if seats is None else self._array("seats", seats, (self.n,))
        low, high = int(self.asked.min()), int(self.asked.max())
        if low < 0 or high >= self.options.seats:
            raise ValueError(f"there are the seats 0 to {self.options.seats - 1}; got {low} to {high}")
        return self.look()

    def look(self) -> npt.NDArray[np.int16]:
        """The same for the seats that were written into `asked`: nothing is checked."""
        self._over_threads(self._kernel.observed, self._looks)
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

    def _over_threads(self, work: Callable[..., Any], shares: list[tuple[Any, ...]]) -> list[Any]:
        """The same work on every thread's share of the matches; compiled code lets the others run."""
        if self._pool is None:
            return [work(*shares[0])]
        return list(self._pool.map(lambda share: work(*share), shares))

    def _array(self, name: str, given: npt.ArrayLike, shape: tuple[int, ...]) -> Any:
        array = np.asarray(given)
        if array.shape != shape:
            raise ValueError(f"{name} must have the shape {shape}; got {array.shape}")
        if array.dtype.kind not in "iub":
            raise TypeError(f"{name} must be integers; got {array.dtype}")
        return array

    def _refuse(self, match: int) -> None:
        refusal = self.space.refusal(-int(self._codes[match]))
        refusal.add_note(f"match {match} of the batch, action {int(self.chosen[match])}")
        raise refusal
