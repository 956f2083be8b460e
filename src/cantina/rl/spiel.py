"""OpenSpiel games: `pyspiel.load_game("cantina_carcassonne")` once this module is imported.

Players are seats. A chance node is a card or tile with its odds, or one die of a roll: rolls of many dice have too many outcomes
to list. Precious Cargo is left out, since what is thrown goes anywhere.
"""

from typing import Any

import numpy as np
import pyspiel

import cantina
from cantina.core.action import Action, Span, to_text
from cantina.core.game import DEALER, OVER, State, hides
from cantina.rl.playing import rewards_of

GAMES = ("carcassonne", "super-teams", "adventures")
FACES = 6
MOST_OUTCOMES = 256  # of chance
LONGEST = 20_000  # moves of a match


def name_of(game_id: str) -> str:
    """The name by which OpenSpiel knows a game."""
    return f"cantina_{game_id.replace('-', '_')}"


def kind_of(game_id: str) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game."""
    game = cantina.game(game_id)
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=name_of(game_id),
        long_name=f"Cantina: {game_id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if hides(game) else information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": max(2, game.seats[0])},
    )


class Observer:
    """A position as a player sees it."""

    def __init__(self, game: Any, start: State):
        self._game = game
        self.tensor = np.zeros(len(game.encode(start, 0)), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: "SpielState", player: int) -> None:
        """Write what a player sees."""
        self.tensor[:] = self._game.encode(state.position, player)

    def string_from(self, state: "SpielState", player: int) -> str:
        """The same in words."""
        return str(state.position.view(player))


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # it has no types
    """A game of Cantina; `players` is the number of seats, other options stay as they are."""

    id: str
    kind: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None):
        params = params or {}
        rules: Any = cantina.game(self.id)
        seats = int(params.get("players", max(2, rules.seats[0])))
        self.rules, self.first = rules, rules.start(seats=seats)
        self.space = rules.action_space(self.first)
        super().__init__(
            self.kind,
            pyspiel.GameInfo(
                num_distinct_actions=self.space.size, max_chance_outcomes=MOST_OUTCOMES, num_players=seats,
                min_utility=-1.0, max_utility=1.0, max_game_length=LONGEST,
            ),
            params,
        )  # fmt: skip

    def new_initial_state(self) -> "SpielState":
        """The first position."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:  # noqa: ARG002
        """A position as a player sees it."""
        return Observer(self.rules, self.first)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """One position; dice are rolled one after the other."""

    def __init__(self, game: SpielGame):
        super().__init__(game)
        self._space, self.position = game.space, game.first.copy()
        self._dice: list[int] = []  # of the roll under way

    def current_player(self) -> int:
        """Who decides."""
        turn = self.position.turn
        chance, over = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
        return chance if turn == DEALER else over if turn == OVER else int(turn)

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002
        return sorted(self._space.legal(self.position))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The dealer's outcomes by their odds, or the faces of one die."""
        odds = self.position.odds()
        if odds is None:
            return [(face, 1 / FACES) for face in range(FACES)]
        whole = sum(weight for _, weight in odds)
        return [(number, weight / whole) for number, (_, weight) in enumerate(odds)]

    def _apply_action(self, action: int) -> None:
        if self.position.turn != DEALER:
            self.position.play(self._space.action(self.position, action))
            return
        odds = self.position.odds()
        if odds is not None:
            self.position.play(odds[action][0])
            return
        self._dice.append(action + 1)
        offered = self.position.actions()[0]
        if len(self._dice) == len(_spans(offered)):
            self.position.play(type(offered)(list(self._dice)))
            self._dice = []

    def _action_to_string(self, player: int, action: int) -> str:
        if player >= 0:
            return to_text(self._space.action(self.position, action))
        odds = self.position.odds()
        return f"die {action + 1}" if odds is None else to_text(odds[action][0])

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return bool(self.position.turn == OVER)

    def returns(self) -> list[float]:
        """By player: 1 won, -1 lost, 0 shared with rivals or not over yet."""
        standing = self.position.standing()
        return rewards_of(standing) if self.is_terminal() else [0.0] * len(standing.scores)

    def __str__(self) -> str:
        return f"{self.position}\n{self._dice}" if self._dice else str(self.position)


def _spans(offered: Action) -> list[Span]:
    """The dice of a roll."""
    (dice,) = (getattr(offered, name) for name in offered.__struct_fields__)
    return list(dice)


def register() -> None:
    """Make the games known to OpenSpiel, once."""
    for game_id in GAMES:
        if name_of(game_id) not in pyspiel.registered_names():
            made = type(name_of(game_id), (SpielGame,), {"id": game_id, "kind": kind_of(game_id)})
            pyspiel.register_game(made.kind, made)  # type: ignore[attr-defined]


register()
