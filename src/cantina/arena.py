"""The arena: how strong a bot is against another, by matches on the same dealing in which they change sides."""

import math
import time
from collections.abc import Iterator

import msgspec

import cantina
from cantina.bots import bot, make_ready
from cantina.bots.levels import seated
from cantina.core.action import Action
from cantina.core.bot import Bot, Observation
from cantina.core.driver import Match, Stream, drive
from cantina.core.game import Game, Options, State, read_options
from cantina.core.source import CHANCE, CHOICE, Seeded, Source
from cantina.ratings import SURE
from cantina.runner import run_jobs


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
    for side in range(len(start.options.sides())):
        part = match_from(side, game, start, challenger, others, seed, number)
        found.won += part.won
        found.decisions = [a + b for a, b in zip(found.decisions, part.decisions, strict=True)]
        found.seconds = [a + b for a, b in zip(found.seconds, part.seconds, strict=True)]
    return found


def match_from(place: int, game: Game, start: State, challenger: str, others: str, seed: int, number: int) -> Duel:
    """The match of a deal in which the challenger has that side."""
    sides = start.options.sides()
    side, found = sides[place], Duel([], [0, 0], [0.0, 0.0])
    names = [challenger if seat in side else others for seat in range(start.options.seats)]
    match, players = Match(seated(game, start, names)), [_Timed(bot(name, game)) for name in names]
    for _ in drive(match, players, Stream(Seeded(seed, number, CHANCE)), Seeded(seed, number, CHOICE)):
        pass
    for seat, player in enumerate(players):
        found.decisions[seat not in side] += player.decisions
        found.seconds[seat not in side] += player.seconds
    winners = match.state.standing().winners
    found.won.append((side[0] in winners) / max(1, sum(other[0] in winners for other in sides)))
    return found


def verdicts(
    game: Game, options: Options, challenger: str, others: str, deals: range, seed: int, jobs: int = 1
) -> Iterator[Verdict]:
    """How a bot does at a table of others, after each of those deals of a seed; the same matches whatever the number of jobs."""
    settings = msgspec.json.encode(options)
    won, decisions, seconds = [], [0, 0], [0.0, 0.0]
    calls = {str(number): (game.id, settings, challenger, others, seed, number) for number in deals}
    for _, found in run_jobs(duel, calls, Duel, jobs):
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
