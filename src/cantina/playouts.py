"""Playouts: matches from any position to their end by a policy, with the result of each of them."""

from collections.abc import Iterator
from typing import Any, Literal, NamedTuple, cast, get_args

import numpy as np
import numpy.typing as npt

from cantina.bots import bot
from cantina.core.compiled import CompiledGame, workroom
from cantina.core.driver import Match, Stream, drive
from cantina.core.game import DEALER, Options, State, check_seat
from cantina.core.source import CHANCE, CHOICE, Seeded, Source
from cantina.games import find

Policy = Literal["random", "greedy"]


class Outcomes(NamedTuple):
    """The results of matches, a row for each."""

    won: npt.NDArray[np.bool_]  # by seat
    scores: npt.NDArray[np.int64]  # by seat
    shared: npt.NDArray[np.bool_]  # whether rivals share the victory
    decisions: npt.NDArray[np.int64]  # of all seats; of the greedy policy in Carcassonne: turns


def playouts(state: State, games: int, *, policy: Policy = "random", seed: int = 0, first: int = 0) -> Outcomes:
    """Play matches number `first` onwards of a seed from a position to the end; the same seed plays the same matches.

    Games with a kernel play inside it: `greedy` is the policy of its rollouts, which is quicker and coarser than the bot of that
    name. In others the bots play. The position itself does not change. Nothing is dealt anew: for a seat's view of a game with
    hidden cards take positions of `worlds`.

    >>> import cantina
    >>> found = playouts(cantina.game("super-teams").start(seats=2), 5)
    >>> found.won.shape, int(found.won.sum() + found.shared.sum()) >= 5
    ((5, 2), True)
    """
    if policy not in get_args(Policy):
        raise ValueError(f"unknown policy {policy!r}; there are {', '.join(get_args(Policy))}")
    if games < 1:
        raise ValueError(f"at least one match can be played; got {games}")
    seats = state.options.seats
    won, scores = np.zeros((games, seats), np.bool_), np.zeros((games, seats), np.int64)
    found = Outcomes(won, scores, np.zeros(games, np.bool_), np.zeros(games, np.int64))
    game = cast(Any, state).game
    if isinstance(game, CompiledGame):
        _inside(game, state, policy, seed, first, found)
    else:
        _outside(state, policy, seed, first, found)
    return found


def _inside(game: CompiledGame[Any], state: Any, policy: Policy, seed: int, first: int, found: Outcomes) -> None:
    kernel, results = game.kernel("batch"), (found.won.reshape(-1), found.scores.reshape(-1), found.shared, found.decisions)
    out = np.empty(state.max_actions, np.int32)
    if policy == "random":
        kernel.outcomes(workroom(1, [state._record])(), state._setup, out, seed, first, *results)
    else:
        before = game.kernel("lookahead").FIRST  # records to work in
        setup, known, room = game.rollout_tables(state)
        kernel.greedy_outcomes(
            workroom(before, [state._record])(), setup, out, np.empty(state.max_actions, np.int32), known, room, before,
            seed, first, *results,
        )  # fmt: skip


def _outside(state: State, policy: Policy, seed: int, first: int, found: Outcomes) -> None:
    game = find(cast(Any, state).game.id)
    for row in range(len(found.decisions)):
        match = Match(state)
        players = [bot(policy, game) for _ in range(state.options.seats)]
        for _ in drive(match, players, Stream(Seeded(seed, first + row, CHANCE)), Seeded(seed, first + row, CHOICE)):
            pass
        standing = match.state.standing()
        found.won[row, standing.winners] = True
        found.scores[row], found.shared[row] = standing.scores, standing.shared
        found.decisions[row] = sum(by != DEALER for by, _ in match.moves)


def worlds(game_id: str, options: Options, known: dict[str, Any], seat: int, source: Source) -> Iterator[State]:
    """Positions that a seat cannot tell from the real one, without end, made from one that it was given (`Observation.known`).

    So a bot on another machine can think: what it is given is dealt anew already, and says nothing that the seat may not know.
    """
    given, seat = find(game_id).load(options, known), check_seat(options, seat)
    while True:
        yield given.redeal(seat, source)
