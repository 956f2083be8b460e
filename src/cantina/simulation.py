"""Simulation: many matches of bots, with the figures that researchers want."""

import time
from collections.abc import Callable, Sequence
from itertools import cycle, islice
from typing import Any

import msgspec

from cantina.bots import bot, make_ready
from cantina.bots.levels import seated
from cantina.core.driver import Match, Stream, drive
from cantina.core.game import DEALER, Game, HasPlayouts, Options, State, read_options
from cantina.core.record import Record, Simulated, header, record
from cantina.core.source import CHANCE, CHOICE, Seeded
from cantina.games import find

BATCH = 500  # matches between two signs of progress


class Result(msgspec.Struct):
    """What a simulation found. `seconds` is playing time; where matches run inside the kernel, without compiling it."""

    game: str
    version: int
    seats: int
    bots: list[str]
    games: int
    seconds: float
    games_per_second: float
    decisions_per_second: float
    wins: list[int]
    shared: int
    mean_score: list[float]


class Tally:
    """Wins, shared victories, scores and decisions, added up."""

    def __init__(self, seats: int):
        self.wins, self.scores, self.shared, self.decisions = [0] * seats, [0] * seats, 0, 0

    def add(self, wins: Sequence[int], scores: Sequence[int], shared: int, decisions: int) -> None:
        """Count more matches in."""
        self.wins = [a + b for a, b in zip(self.wins, wins, strict=True)]
        self.scores = [a + b for a, b in zip(self.scores, scores, strict=True)]
        self.shared += shared
        self.decisions += decisions


def play_match(game: Game, start: State, bots: Sequence[str], seed: int, number: int) -> Match[State]:
    """Match number `number` of a seed, through the protocol."""
    match = Match(seated(game, start, bots))
    players = [bot(name, game) for name in bots]
    dealing, choices = Stream(Seeded(seed, number, CHANCE)), Seeded(seed, number, CHOICE)
    for _ in drive(match, players, dealing, choices):
        pass
    return match


def match_record(game: Game, match: Match[State], bots: Sequence[str], seed: int, number: int) -> Record:
    """The record of a simulated match."""
    return record(header(game, match.start, list(bots), Simulated(seed, number)), match)


def simulate(
    game: Game | str,
    options: Options | None = None,
    bots: Sequence[str] = ("random",),
    games: int = 100,
    seed: int = 0,
    progress: Callable[[int], None] = lambda _: None,
    **changes: Any,
) -> Result:
    """Play matches of bots, named once for each seat or repeated around the table; the same seed plays the same matches.

    Options come as a whole, or as the fields that differ from the defaults. Random bots alone play inside the kernel, where the
    game has one.

    >>> simulate("carcassonne", bots=["greedy", "random"], games=2, seats=2, tiles="short").bots
    ['greedy', 'random']
    """
    game = find(game) if isinstance(game, str) else game
    options = options or read_options(game.options, changes)
    bots = list(islice(cycle(bots), options.seats))
    tally = Tally(options.seats)
    inside = game.playouts if isinstance(game, HasPlayouts) and set(bots) == {"random"} else None
    start = game.start(options)
    make_ready(game, [bot(name, game) for name in bots])
    if inside:
        inside(start, seed, range(1))  # loading and compiling are not playing time
    seconds = 0.0
    for first in range(0, games, BATCH if inside else 1):
        began = time.perf_counter()
        if inside:
            batch = range(first, min(first + BATCH, games))
            outcome = inside(start, seed, batch)
            tally.add(outcome.wins, outcome.scores, outcome.shared, outcome.decisions)
        else:
            batch = range(first, first + 1)
            match = play_match(game, start, bots, seed, first)
            standing = match.state.standing()
            wins = [int(seat in standing.winners) for seat in range(options.seats)]
            decisions = sum(by != DEALER for by, _ in match.moves)
            tally.add(wins, standing.scores, int(standing.shared), decisions)
        seconds += time.perf_counter() - began
        progress(len(batch))
    return Result(
        game=game.id,
        version=game.version,
        seats=options.seats,
        bots=bots,
        games=games,
        seconds=round(seconds, 4),
        games_per_second=round(games / seconds, 1),
        decisions_per_second=round(tally.decisions / seconds, 1),
        wins=tally.wins,
        shared=tally.shared,
        mean_score=[round(score / games, 4) for score in tally.scores],
    )
