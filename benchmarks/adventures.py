"""Figures of Adventures: speed, and how matches of random and greedy bots end by mission, difficulty and players.

`python -m benchmarks.adventures RANDOM GREEDY` writes the section with fewer matches of each kind than a report has.
"""

import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any, NamedTuple

import cantina
from benchmarks.measure import copies, rate
from cantina.core.game import DEALER, OVER
from cantina.core.source import CHANCE, CHOICE, Seeded
from cantina.games.adventures import content
from cantina.simulation import play_match

GAME: Any = cantina.game("adventures")
RANDOM, GREEDY = 500, 100  # matches of each kind
DIFFICULTIES = ("beginner", "experienced", "veteran")
SHEET_PLAYERS = 3
FLOOR = {  # what a simple computer player of the design won, which used no abilities and planned nothing, in percent
    ("compound", 2): (98.7, 91.3, 89.3),
    ("compound", 4): (97.3, 87.7, 81.7),
    ("out-of-town", 2): (35.0, 22.3, 11.3),
    ("out-of-town", 4): (31.7, 13.7, 10.0),
    ("cell-block", 2): (58.0, 50.0, 45.3),
    ("cell-block", 4): (47.0, 36.3, 32.7),
    ("surrounded", 2): (33.0, 14.3, 16.7),
    ("surrounded", 4): (70.0, 39.0, 36.0),
}


class Row(NamedTuple):
    """Matches of one kind: what they are called in the tables, and their options."""

    title: str
    options: dict[str, Any]
    floor: float | None = None


class Ending(NamedTuple):
    """How a match ended."""

    winners: int
    traitor: bool  # whether one seat won against the others
    turns: int
    seconds: float


def missions() -> Iterator[Row]:
    """Every mission, difficulty and number of players; alone and where the mission lists fewer characters, anybody may come."""
    for mission in content.mission_ids():
        for seats in GAME.seats:
            for place, difficulty in enumerate(DIFFICULTIES):
                floor = FLOOR.get((mission, seats))
                options = {"mission": mission, "seats": seats, "difficulty": difficulty, "mode": "sandbox"}
                yield Row(f"| {mission} | {seats} | {difficulty} |", options, floor[place] if floor else None)


def sheets() -> Iterator[Row]:
    """Every mercenary sheet on every map, and the missions with a traitor among the players."""
    for sheet in content.modes().sheet:
        for mission in content.mission_ids():
            options = {
                "mission": mission,
                "seats": SHEET_PLAYERS,
                "sheet": sheet.id,
                "mode": "sandbox",
                "difficulty": "experienced",
            }
            required = sheet.traitor == "required"
            yield Row(f"| {mission} | {sheet.id} |", options | {"traitor": required})
    for mission in content.mission_ids():
        options = {"mission": mission, "seats": 4, "mode": "sandbox", "difficulty": "experienced", "traitor": True}
        yield Row(f"| {mission} | the traitor |", options)


def ending(job: tuple[dict[str, Any], str, int]) -> Ending:
    """Plays one match."""
    options, name, number = job
    start = GAME.start(**options)
    began = time.process_time()
    match = play_match(GAME, start, [name] * start.options.seats, 4, number)
    seconds = time.process_time() - began
    standing = match.state.standing()
    view: Any = match.state.view(None)
    return Ending(len(standing.winners), standing.rule == "MANDO-22", view.turns, seconds)


def ended(rows: list[Row], name: str, matches: int) -> list[list[Ending]]:
    """Plays the matches of all rows, on all cores."""
    jobs = [(row.options, name, number) for row in rows for number in range(matches)]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        found = list(pool.map(ending, jobs, chunksize=4))
    return [found[place : place + matches] for place in range(0, len(found), matches)]


def marks(endings: list[Ending]) -> str:
    """The lengths of matches in turns."""
    turns = sorted(ending.turns for ending in endings)
    return " / ".join(str(turns[int(len(turns) * part)]) for part in (0.05, 0.5, 0.95))


def won(endings: list[Ending]) -> float:
    """The share of matches that the players, or the loyal ones of them, have won."""
    return sum(ending.winners > 0 and not ending.traitor for ending in endings) / len(endings)


def table(rows: list[Row], head: str, random: int, greedy: int) -> tuple[list[str], float]:
    """A table of how matches end, and the processor seconds of a greedy match."""
    titles = f"{head} random wins | turns: 5 % / median / 95 % | greedy wins (floor) | turns: 5 % / median / 95 % |"
    lines = [titles, "|" + "---|" * (titles.count("|") - 1)]
    seconds = []
    for row, idle, keen in zip(rows, ended(rows, "random", random), ended(rows, "greedy", greedy), strict=True):
        floor = f" ({row.floor:.0f} %)" if row.floor is not None else ""
        lines.append(f"{row.title} {won(idle):.1%} | {marks(idle)} | {won(keen):.0%}{floor} | {marks(keen)} |")
        seconds += [ending.seconds for ending in keen]
    return lines, sum(seconds) / len(seconds)


def moves(starts: list[Any]) -> int:
    """Random play through the protocol: decisions of seats and dealer."""
    made = 0
    for number, start in enumerate(starts):
        chance, choice, state = Seeded(2, number, CHANCE), Seeded(2, number, CHOICE), start.copy()
        while state.turn != OVER:
            if state.turn == DEALER:
                state.play(state.deal(chance))
            else:
                offered = state.actions()
                state.play(offered[choice.below(len(offered))])
            made += 1
    return made


def speed() -> list[str]:
    """A table of speeds, in processor time, since everything else here is measured beside it."""
    clock = time.process_time
    starts = [GAME.start(**row.options) for row in missions()]
    played, copied = rate(lambda: moves(starts), 7, clock), rate(lambda: copies(starts[0]), 5, clock)
    started = rate(lambda: len([GAME.start(**row.options) for row in missions()]), 5, clock)
    return [
        "| what, in processor time of one core | median | best |",
        "|---|---|---|",
        f"| decisions of seats and dealer, random play of every mission | {played[0]:,.0f} /s | {played[1]:,.0f} /s |",
        f"| `State.copy()` | {1e6 / copied[0]:.2f} µs | {1e6 / copied[1]:.2f} µs |",
        f"| `start()` with options that were played before | {1e3 / started[0]:.2f} ms | {1e3 / started[1]:.2f} ms |",
    ]


def report(random: int = RANDOM, greedy: int = GREEDY) -> str:
    """The whole section."""
    by_mission, seconds = table(list(missions()), "| mission | players | difficulty |", random, greedy)
    by_sheet, _ = table(list(sheets()), "| map | sheet |", random, greedy)
    return "\n".join(
        [
            "## Adventures",
            *speed(),
            "",
            f"How matches end: {random} of random bots and {greedy} of greedy ones in each row. A greedy match takes "
            f"{seconds:.1f} s of one core on average. The floor is what a simple computer player of the design won, "
            "which used no abilities and planned nothing.",
            "",
            *by_mission,
            "",
            f"Mercenary sheets ({SHEET_PLAYERS} players) and the traitor (4 players), experienced; what the loyal players won:",
            "",
            *by_sheet,
        ]
    )


if __name__ == "__main__":
    print(report(*map(int, sys.argv[1:])))
