"""Puzzles: positions of real matches in which one move is clearly best, and stays so when it is looked at ten times as long."""

from collections.abc import Iterator
from typing import Any

import msgspec

from cantina.bots import bot
from cantina.core.bot import HasLookahead, Observation
from cantina.core.driver import Match
from cantina.core.game import DEALER, OVER, Game, Options, State
from cantina.core.source import CHANCE, CHOICE, Seeded

from .hint import Unit, values
from .reasons import Reason, reasons

CLEAR = 2.0  # times what a casual player overlooks: how much better than the second the best must be
SHARE = 0.5  # of a strong opponent's rollouts, for the first look
LONGER = 10  # times as long is the second look


class Puzzle(msgspec.Struct):
    """Find the best move: a position as its seat may believe it, the solution, and how much better it is than the rest."""

    game: str
    version: int
    options: Any
    position: dict[str, Any]  # a redealt one, so that it tells nothing hidden
    seat: int
    unit: Unit
    solution: list[str]
    worth: float
    gap: float
    reasons: list[Reason]


def puzzles(game: Game, options: Options, seed: int, share: float = SHARE) -> Iterator[Puzzle]:
    """Puzzles one after another, for as long as they are wanted; the same seed finds the same ones."""
    if not isinstance(game, HasLookahead):
        return
    game.compile()
    number = 0
    while True:
        match, player = Match(game.start(options)), bot("greedy", game)
        chance, choices = Seeded(seed, number, CHANCE), Seeded(seed, number, CHOICE)
        while (turn := match.state.turn) != OVER:
            if turn == DEALER:
                match.play(match.state.deal(chance))
                continue
            if found := _puzzle(game, match.state, turn, Seeded(seed, number, len(match.moves) + 2), share):
                yield found
            match.play(player.choose(turn, Observation(match.state, turn), choices, None))
        number += 1


def _puzzle(game: Game, state: State, seat: int, source: Seeded, share: float) -> Puzzle | None:
    """The puzzle that a position is; None where it is none."""
    assert isinstance(game, HasLookahead)
    believed = state.redeal(seat, source)
    solution: list[str] = []
    worth = gap = 0.0
    for longer in (share, share * LONGER):
        ahead = game.look_ahead(Observation(believed, seat), seat, source)
        assert ahead is not None
        known = sorted(values(ahead, longer), key=lambda each: -each[1])
        if len(known) < 3 or (solution and known[0][0] != solution):
            return None
        solution, worth = known[0]
        gap = worth - known[1][1]
        if gap * ahead.scale < CLEAR * ahead.overlooked:
            return None
    after = believed.copy()
    for text in solution:
        after.play(text)
    return Puzzle(
        game=game.id,
        version=game.version,
        options=msgspec.to_builtins(state.options),
        position=believed.dump(),
        seat=seat,
        unit=game.unit,
        solution=solution,
        worth=round(worth, 3),
        gap=round(gap, 3),
        reasons=reasons(game, believed, after, seat),
    )
