"""The arena: how strong a bot is against another, by matches on the same dealing in which they change sides."""

import itertools
import math
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import msgspec

import cantina
from cantina.bots import bot, make_ready
from cantina.core.action import Action
from cantina.core.bot import Bot, Observation
from cantina.core.driver import Match, Stream, drive
from cantina.core.game import Game, Options, read_options
from cantina.core.source import CHANCE, CHOICE, Seeded, Source

SURE = 1.96  # standard deviations to either side of a 95 % interval


class Duel(msgspec.Struct):
    """What one deal brought: in each match the challenger had another side. A shared victory counts by its share."""

    won: list[float]
    decisions: list[int]  # of the challenger, of the others
    seconds: list[float]  # of processor time, likewise


class Verdict(msgspec.Struct):
    """How the challenger did against a table of others."""

    game: str
    challenger: str
    others: str
    seats: int
    matches: int
    won: float
    share: float
    low: float  # of the 95 % interval
    high: float
    fair: float  # what somebody as strong as the others would win
    milliseconds: list[float]  # a decision: of the challenger, of the others


class _Timed:
    """A bot, and the processor time that it takes."""

    def __init__(self, inner: Bot):
        self._inner, self.decisions, self.seconds = inner, 0, 0.0

    def choose(self, seat: int, observation: Observation, source: Source, deadline: float | None) -> Action:
        """What the bot chooses."""
        began = time.process_time()
        action = self._inner.choose(seat, observation, source, deadline)
        self.decisions += 1
        self.seconds += time.process_time() - began
        return action


def interval(won: float, matches: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    share, spread = won / matches, SURE * SURE / matches
    middle = (share + spread / 2) / (1 + spread)
    half = SURE * math.sqrt(share * (1 - share) / matches + spread / matches / 4) / (1 + spread)
    return middle - half, middle + half


def duel(game_id: str, options: bytes, challenger: str, others: str, seed: int, number: int) -> Duel:
    """The matches of one deal, in a process of its own."""
    game = cantina.game(game_id)
    start = game.start(read_options(game.options, msgspec.json.decode(options)))
    make_ready(game, [bot(name, game) for name in (challenger, others)])
    found = Duel([], [0, 0], [0.0, 0.0])
    sides = start.options.sides()
    for side in sides:
        match = Match(start)
        players = [_Timed(bot(challenger if seat in side else others, game)) for seat in range(start.options.seats)]
        for _ in drive(match, players, Stream(Seeded(seed, number, CHANCE)), Seeded(seed, number, CHOICE)):
            pass
        for seat, player in enumerate(players):
            found.decisions[seat not in side] += player.decisions
            found.seconds[seat not in side] += player.seconds
        winners = match.state.standing().winners
        found.won.append((side[0] in winners) / max(1, sum(other[0] in winners for other in sides)))
    return found


def _duels(calls: list[tuple[str, bytes, str, str, int, int]], jobs: int) -> Iterator[Duel]:
    if jobs == 1:
        yield from itertools.starmap(duel, calls)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        yield from pool.map(duel, *zip(*calls, strict=True))


def verdicts(
    game: Game, options: Options, challenger: str, others: str, deals: range, seed: int, jobs: int = 1
) -> Iterator[Verdict]:
    """How a bot does at a table of others, after each of those deals of a seed; the same matches whatever the number of jobs."""
    settings = msgspec.json.encode(options)
    won, decisions, seconds = [], [0, 0], [0.0, 0.0]
    for found in _duels([(game.id, settings, challenger, others, seed, number) for number in deals], jobs):
        won += found.won
        decisions = [a + b for a, b in zip(decisions, found.decisions, strict=True)]
        seconds = [a + b for a, b in zip(seconds, found.seconds, strict=True)]
        low, high = interval(sum(won), len(won))
        yield Verdict(
            game=game.id,
            challenger=challenger,
            others=others,
            seats=options.seats,
            matches=len(won),
            won=sum(won),
            share=round(sum(won) / len(won), 4),
            low=round(low, 4),
            high=round(high, 4),
            fair=round(1 / len(options.sides()), 4),
            milliseconds=[round(1000 * a / max(1, b), 2) for a, b in zip(seconds, decisions, strict=True)],
        )


def compare(game: Game, options: Options, challenger: str, others: str, deals: int, seed: int, jobs: int = 1) -> Verdict:
    """How a bot does at a table of others, on so many deals of a seed."""
    *_, last = verdicts(game, options, challenger, others, range(deals), seed, jobs)
    return last
