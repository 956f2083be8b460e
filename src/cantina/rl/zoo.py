"""A PettingZoo environment (AEC) of any game: seats take turns, and see what their seat may see."""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from cantina.core.game import OVER
from cantina.rl.playing import SPANS, asks, playing, read_action

LOW, HIGH = np.iinfo(np.int16).min, np.iinfo(np.int16).max


def observation_space(width: int, size: int) -> spaces.Dict:
    """What a seat sees, and what it may do."""
    seen = spaces.Box(LOW, HIGH, (width,), np.int16)
    return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (size,), np.int8)})


def action_space(size: int, asking: bool) -> Any:
    """A number; where some actions ask for numbers, with a box of them from -1 to 1."""
    number = spaces.Discrete(size)
    return spaces.Tuple([number, spaces.Box(-1.0, 1.0, (SPANS,), np.float32)]) if asking else number


class Environment(AECEnv):  # type: ignore[misc]  # it has no types
    """A match: agents are `seat_0`, `seat_1`, ... An action that is not allowed raises Illegal with its rule.

    Observations are `{"observation", "action_mask"}`; the mask is in the info, too. In games in which something is thrown an
    action is a pair: its number, and a box of four from -1 to 1 for where to, how fast and how steeply.
    """

    def __init__(self, game: str, render_mode: str | None = None, **options: Any):
        super().__init__()
        self._playing, self._asks = playing(game, **options), asks(game)
        self.metadata = {"name": f"cantina_{game.replace('-', '_')}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self._playing.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        made = action_space(self._playing.size, self._asks)
        seen: Any = observation_space(self._playing.width, self._playing.size)
        if self._asks:  # a mask of a pair of spaces is a pair: it is in the info alone
            seen = seen["observation"]
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = dict.fromkeys(self.possible_agents, made)
        self._matches, self._nothing = 0, np.zeros(self._playing.size, np.int8)

    def observation_space(self, agent: str) -> Any:
        """What an agent sees; the same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """What an agent may do; the same for all."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Any = None) -> None:  # noqa: ARG002  (as the library calls it)
        """Begin a match; without a seed the next one of those before."""
        self._matches = self._matches + 1 if seed is None else seed
        self._playing.reset(self._matches)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: dict[str, Any]() for agent in self.agents}
        self._turn()

    def _turn(self) -> None:
        """Whose turn it is, and what the agent may do."""
        turn = self._playing.turn
        if turn == OVER:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.agents, self._playing.rewards, strict=True))
            return
        self.agent_selection = self.possible_agents[turn]
        if self._asks:
            self.infos[self.agent_selection] = {"action_mask": (self._playing.mask().copy(), None)}

    def step(self, action: Any) -> None:
        """Play for the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._playing.step(*read_action(action, self._asks))
        self._cumulative_rewards[agent] = 0.0
        self._turn()
        if self._playing.turn == OVER:  # before, nobody is rewarded
            self._accumulate_rewards()

    def observe(self, agent: str) -> Any:
        """What an agent sees; its mask is empty while it is another's turn."""
        if agent not in self._seats:
            raise ValueError(f"there are the agents {', '.join(self._seats)}; got {agent!r}")
        seat = self._seats[agent]
        seen = self._playing.observe(seat)
        if self._asks:
            return seen
        mask = self._playing.mask().copy() if seat == self._playing.turn else self._nothing
        return {"observation": seen, "action_mask": mask}

    def render(self) -> str:
        """The position in words."""
        return str(self._playing.state())

    def close(self) -> None:
        """Nothing is open."""


def env(game: str, render_mode: str | None = None, **options: Any) -> Environment:
    """An environment of a game, given by its id, with its options."""
    return Environment(game, render_mode, **options)
