"""Adventures' greedy bots of two trees side by side: missions won on the same seeds, and the processor time that it takes.

`python -m benchmarks.strength BEFORE AFTER MATCHES FILE` takes two folders that hold `src`, how many matches of each kind are to
be played, and a file that keeps them: a run that was stopped goes on from there. Both play the missions of BEFORE, which a match
carries along, since content changes from version to version. Each round asks one tree right after the other, since machines are
quick and slow by turns. Intervals are Wilson's, of 95 %.
"""

import math
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

KINDS = (
    ("ambush", 2, "veteran"),
    ("cell-block", 3, "veteran"),
    ("cell-block", 4, "experienced"),
    ("compound", 4, "veteran"),
    ("compound-24", 3, "veteran"),
    ("out-of-town", 1, "veteran"),
    ("out-of-town", 2, "experienced"),
    ("out-of-town", 3, "veteran"),
    ("surrounded", 1, "veteran"),
    ("surrounded", 2, "veteran"),
    ("surrounded", 3, "experienced"),
    ("surrounded", 4, "veteran"),
)
SEED = 20261118
RESOLVE = """
import sys
import cantina, msgspec
game = cantina.game("adventures")
for mission, seats, difficulty in msgspec.json.decode(sys.stdin.buffer.read()):
    options = game.start(mission=mission, seats=seats, difficulty=difficulty, mode="sandbox").options
    print(msgspec.json.encode(options).decode())
"""
WORK = """
import json, sys, time
import cantina
from cantina.core.game import read_options
from cantina.simulation import play_match
game, (kinds, seed, number) = cantina.game("adventures"), json.load(sys.stdin)
for options in kinds:
    start = game.start(read_options(game.options, options))
    began = time.process_time()
    match = play_match(game, start, ["greedy"] * start.options.seats, seed, number)
    print(json.dumps([bool(match.state.standing().winners), time.process_time() - began]))
"""


class Played(NamedTuple):
    """A match: whether the players won, and processor seconds."""

    won: bool
    seconds: float


def ask(tree: Path, work: str, job: Any) -> list[Any]:
    """What a tree answers, in a process of its own."""
    environment = os.environ | {"PYTHONPATH": str(tree / "src")}
    command = [sys.executable, "-c", work]
    said = subprocess.run(command, cwd=tree, env=environment, check=True, stdout=-1, input=msgspec.json.encode(job))
    return [msgspec.json.decode(line) for line in said.stdout.splitlines()]


def play(tree: Path, kinds: list[Any], number: int) -> list[Played]:
    """Match number `number` of each kind."""
    return [Played(*played) for played in ask(tree, WORK, (kinds, SEED, number))]


def interval(won: int, of: int) -> tuple[float, float]:
    """Wilson's interval for a share."""
    z = 1.96
    middle, width = (won + z * z / 2) / (of + z * z), z * math.sqrt(won * (of - won) / of + z * z / 4) / (of + z * z)
    return middle - width, middle + width


def summary(matches: list[Played]) -> str:
    """The cells of a table for some matches."""
    won, of = sum(match.won for match in matches), len(matches)
    low, high = interval(won, of)
    return f"{won} of {of} [{low:.0%} to {high:.0%}] | {sum(match.seconds for match in matches) / of:.2f} s"


def main(before: Path, after: Path, matches: int, kept: Path) -> None:
    """Plays what is missing in the file, and writes the table."""
    kept.touch()
    done = len(kept.read_text().splitlines())
    kinds = ask(before, RESOLVE, KINDS)
    for number in range(done, matches):
        both = play(before, kinds, number), play(after, kinds, number)
        with kept.open("ab") as file:
            file.write(msgspec.json.encode(both) + b"\n")
    rounds = [msgspec.json.decode(line, type=tuple[list[Played], list[Played]]) for line in kept.read_bytes().splitlines()]
    print("| mission | players | difficulty | won before | time | won after | time |")
    print("|---|---|---|---|---|---|---|")
    for place, (mission, seats, difficulty) in enumerate(KINDS):
        cells = [summary([pair[side][place] for pair in rounds]) for side in (0, 1)]
        print(f"| {mission} | {seats} | {difficulty} | {cells[0]} | {cells[1]} |")
    cells = [summary([match for pair in rounds for match in pair[side]]) for side in (0, 1)]
    print(f"| all | | | {cells[0]} | {cells[1]} |")


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve(), int(sys.argv[3]), Path(sys.argv[4]))
