"""Gymnasium environments: one seat against bots, and many matches at once over a batch."""

from collections.abc import Sequence
from itertools import cycle
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv

from cantina.batch import Batch
from cantina.bots import bot, make_ready
from cantina.core.driver import Match, Stream, drive
from cantina.core.game import OVER, check_seat
from cantina.core.ledger import Illegal
from cantina.core.source import CHANCE, CHOICE, Seeded
from cantina.core.space import mask_of
from cantina.games import find
from cantina.rl.playing import asks, filled, read_action, rewards_of
from cantina.rl.zoo import action_space, observation_space


class Single(gymnasium.Env[Any, Any]):
    """One seat of a match; bots have the others. The reward comes at the end: 1 won, -1 lost, 0 shared with rivals.

    An action that is not allowed loses the match at once; `info["rule"]` names the rule.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012  (as the library has it)

    def __init__(
        self, game: str, opponents: Sequence[str] = ("greedy",), seat: int = 0, render_mode: str | None = None, **options: Any
    ):
        rules: Any = find(game)
        self._game, self._start, self._seat, self._asks = rules, rules.start(**options), seat, asks(game)
        check_seat(self._start.options, seat)
        self._over = True  # until reset begins a match
        self._space, self._names, self.render_mode = rules.action_space(self._start), list(opponents), render_mode
        make_ready(self._game, [bot(name, self._game) for name in self._names])
        self.observation_space = observation_space(len(rules.encode(self._start, seat)), self._space.size)
        self.action_space = action_space(self._space.size, self._asks)

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Any, dict[str, Any]]:  # noqa: ARG002
        """Begin a match."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(1 << 62))
        names = cycle(self._names)
        players = [None if place == self._seat else bot(next(names), self._game) for place in range(self._start.options.seats)]
        self._match, dealing = Match(self._start), Stream(Seeded(number, 0, CHANCE))
        self._choices = Seeded(number, 0, CHOICE)
        self._players, self._dealing = players, dealing
        self._go_on()
        self._over = self._match.state.turn == OVER
        return self._seen(), {}

    def _go_on(self) -> None:
        """Play on to the seat's next decision."""
        for _ in drive(self._match, self._players, self._dealing, self._choices):
            pass

    def _seen(self) -> Any:
        state = self._match.state
        over = state.turn == OVER
        mask = np.zeros(self._space.size, np.int8) if over else mask_of(self._space, state).view(np.int8)
        return {"observation": self._game.encode(state, self._seat), "action_mask": mask}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play, and let the bots play on."""
        if self._over:
            raise ValueError("no match is going on: reset begins one")
        number, spans = read_action(action, self._asks)
        try:
            self._match.play(filled(self._space.action(self._match.state, number), spans))
        except Illegal as refusal:
            self._over = True
            return self._seen(), -1.0, True, False, {"rule": refusal.rule}
        self._go_on()
        self._over = over = self._match.state.turn == OVER
        return self._seen(), rewards_of(self._match.state.standing())[self._seat] if over else 0.0, over, False, {}

    def render(self) -> Any:
        """The position in words."""
        return str(self._match.state)


class Vector(VectorEnv[Any, Any, Any]):
    """Matches of a game with a kernel, all stepped at once: in each the seat that decides acts, and is rewarded.

    What is over begins anew in the same step. `info`: `turns`, the seats that decide now; `rewards`, of all seats by match;
    `action_mask`. The observation is that of the seat that decides. An action that is not allowed raises Illegal with its rule.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(self, game: str, num_envs: int, threads: int = 1, **options: Any):
        self.batch = Batch(game, num_envs, threads=threads, **options)
        if self.batch.spans:
            raise TypeError(f"{game} asks for numbers beside its actions: take Single, or the Batch itself")
        self.num_envs = num_envs
        self.single_observation_space = observation_space(self.batch.width, self.batch.size)["observation"]
        self.single_action_space = spaces.Discrete(self.batch.size)
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: Any = None, options: Any = None) -> tuple[Any, dict[str, Any]]:  # noqa: ARG002
        """Begin all matches."""
        self.batch.reset(seed)
        return self.batch.observe().copy(), self._info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Play one action in every match."""
        acted = self.batch.turns.copy()
        self.batch.step(np.asarray(actions))
        rewards = self.batch.rewards[np.arange(self.num_envs), acted]
        return self.batch.observe().copy(), rewards, self.batch.ended.copy(), np.zeros(self.num_envs, np.bool_), self._info()

    def _info(self) -> dict[str, Any]:
        batch = self.batch
        return {"turns": batch.turns.copy(), "rewards": batch.rewards.copy(), "action_mask": batch.mask.view(np.int8)}
