"""Figures of Super Teams: speed as a ratio to a plain Python oracle run beside it, start-up, and how matches end."""

from typing import Any

from tests.super_teams.oracle import Oracle

import cantina
from benchmarks.measure import protocol_rows, rate
from cantina.core.action import to_text
from cantina.core.game import OVER
from cantina.core.source import Seeded
from cantina.games.super_teams.content import Board, shipped
from cantina.simulation import play_match, simulate

GAME: Any = cantina.game("super-teams")


def oracle_games() -> int:
    """Random matches on the plain Python oracle."""
    codes = shipped("long", Board).codes()
    for number in range(5):
        source, oracle = Seeded(1, number), Oracle(seats=4, board=codes)
        while oracle.turn != OVER:
            offered = sorted(oracle.legal())
            oracle.play(offered[source.below(len(offered))])
    return 5


def speed() -> list[str]:
    """A table of speeds."""
    start = GAME.start(seats=4)
    GAME.playouts(start, 1, range(1))
    kernel = rate(lambda: sum(GAME.playouts(start, 1, range(2000)).wins[:2]) and 2000)
    oracle = rate(oracle_games, 3)
    return [
        "| what | median | best | ratio of medians |",
        "|---|---|---|---|",
        f"| random matches of four in the kernel, one core | {kernel[0]:,.0f} /s | {kernel[1]:,.0f} /s | "
        f"{kernel[0] / oracle[0]:,.0f} times the oracle |",
        f"| the same on the plain Python oracle, run beside it | {oracle[0]:,.1f} /s | {oracle[1]:,.1f} /s | 1 |",
        *protocol_rows(start),
    ]


def endings(games: int = 1000) -> list[str]:
    """How random and greedy matches end, by players."""
    lines = [
        "| players | bots | matches | plays: 5 % / median / 95 % | starting team wins | shared |",
        "|---|---|---|---|---|---|",
    ]
    for bots, count in (("random", games), ("greedy", games // 10)):
        for seats in GAME.seats:
            start = GAME.start(seats=seats)
            plays, first, shared = [], 0, 0
            for number in range(count):
                match = play_match(GAME, start, [bots] * seats, 4, number)
                plays.append(sum(to_text(action).startswith("fly") for _, action in match.moves))
                standing = match.state.standing()
                first += 0 in standing.winners
                shared += standing.shared
            plays.sort()
            marks = " / ".join(str(plays[int(len(plays) * part)]) for part in (0.05, 0.5, 0.95))
            lines.append(f"| {seats} | {bots} | {count} | {marks} | {first / count:.1%} | {shared / count:.1%} |")
    return lines


def strength() -> list[str]:
    """Greedy against random, the teams changing sides."""
    wins = 0
    for side in range(2):
        bots = ["greedy" if seat % 2 == side else "random" for seat in range(4)]
        wins += simulate(GAME, GAME.options(seats=4), bots, 200, 10 + side).wins[side]
    return [f"Greedy's team beats random's in {wins} of 400 matches of four, 200 on each side ({wins / 4:.1f} %)."]


def report() -> str:
    """The whole section."""
    parts = ["## Super Teams", *speed(), "", *strength(), "", "How matches end (the full board):", "", *endings()]
    return "\n".join(parts)
