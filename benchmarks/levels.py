"""How strong the levels are: all duels of docs/bots.md on the same seed, deal by deal, as the table that stands there.

`python -m benchmarks.levels FILE DEALS [WORDS] [--first N] [--processes N] [--seconds N]` plays so many deals of each duel whose
name has the words in it, from the one of this number on, and prints the table. The file keeps every deal: a run that was stopped
or ran out of seconds goes on from there.
"""

import argparse
import time
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import cantina
from benchmarks.machine import machine
from cantina.arena import Duel, duel, interval
from cantina.bots import bot, make_ready
from cantina.runner import run_jobs

# each fixed before anything was played on it; a level that is changed afterwards is measured on a new one
SEED, EASY_SEED = 20261118, 20261119
SEEDS = {
    ("precious-cargo", "master"): 20261126,
    ("precious-cargo", "normal"): 20261121,
    ("carcassonne", "easy"): 20261122,
    ("carcassonne", "master"): 20261129,
    ("carcassonne", "hard"): 20261122,
    ("super-teams", "hard"): 20261128,
}
LARGER_SEED = 20261123  # of Carcassonne's larger tables, at which everybody thinks more since


class Row(NamedTuple):
    """A duel, and the least that the lower end of its interval is to be; of an easy level the span of its share."""

    game: str
    challenger: str
    others: str
    wanted: str
    options: dict[str, Any]

    @property
    def seed(self) -> int:
        """Of its deals."""
        if self.game == "carcassonne" and self.options["seats"] > 2:
            return LARGER_SEED
        both = self.challenger, self.others
        known = [SEEDS[self.game, level] for level in both if (self.game, level) in SEEDS]
        return known[0] if known else EASY_SEED if "easy" in both else SEED

    @property
    def name(self) -> str:
        """As it is asked for."""
        return f"{self.game} {self.challenger}-{self.others} {' '.join(f'{k}={v}' for k, v in self.options.items())}"


TWO, TEAMS = {"seats": 2}, {"seats": 4, "teams": True}
GAMES = ("super-teams", "precious-cargo", "carcassonne")
ROWS = [
    *(Row(game, "easy", "beginner", "20 to 40 %", TWO) for game in GAMES),
    Row("super-teams", "hard", "greedy", "90 %", TWO),
    Row("super-teams", "hard", "greedy", "90 %", {"seats": 4}),
    Row("precious-cargo", "hard", "greedy", "65 %", TWO),
    Row("carcassonne", "hard", "greedy", "90 %", TWO),
    *(Row(game, "normal", "easy", "65 %", TWO) for game in GAMES),
    *(Row(game, "hard", "normal", "65 %", TWO) for game in GAMES),
    *(Row("carcassonne", "hard", "greedy", f"{150 / seats:.0f} %", {"seats": seats}) for seats in (3, 4, 5)),
    Row("carcassonne", "hard", "greedy", "75 %", TEAMS),
    *(Row(game, "master", "hard", "60 %" if game == "carcassonne" else "65 %", TWO) for game in GAMES),
]


class Played(msgspec.Struct):
    """A deal that was played."""

    name: str
    number: int
    duel: Duel


def line(row: Row, played: list[Duel]) -> str:
    """A row of the table."""
    won = [each for found in played for each in found.won]
    if not won:
        return f"| {row.game} | {row.challenger} against {row.others} | {_table(row)} | not played | | | {row.wanted} |"
    low, high = interval(sum(won), len(won))
    took = 1000 * sum(found.seconds[0] for found in played) / max(1, sum(found.decisions[0] for found in played))
    return (
        f"| {row.game} | {row.challenger} against {row.others} | {_table(row)} | {sum(won):g} of {len(won)} "
        f"| {sum(won) / len(won):.1%} ({low:.1%} to {high:.1%}) | {took:.3g} | {row.wanted} |"
    )


def _table(row: Row) -> str:
    return f"{row.options['seats']}{', teams' if row.options.get('teams') else ''}"


def main(file: Path, deals: int, words: list[str], first: int, processes: int, seconds: float) -> None:
    """Play what is missing, deal by deal, and print the table."""
    until = time.monotonic() + seconds
    read = msgspec.json.Decoder(Played).decode
    known = [read(text) for text in file.read_text("utf-8").splitlines()] if file.exists() else []
    done = {(each.name, each.number) for each in known}
    rows = [row for row in ROWS if all(word in row.name for word in words)]
    missing = [(row, number) for number in range(first, first + deals) for row in rows if (row.name, number) not in done]
    for game in {row.game: cantina.game(row.game) for row, _ in missing}.values():
        make_ready(game, [bot("hard", game)])  # compiled once, and read from the disk by the workers
    jobs = {
        f"{row.name} {number}": (row.game, msgspec.json.encode(row.options), row.challenger, row.others, row.seed, number)
        for row, number in missing
    }
    for (row, number), (_, found) in zip(missing, run_jobs(duel, jobs, Duel, processes), strict=False):
        known.append(Played(row.name, number, found))
        with file.open("a", encoding="utf-8") as opened:
            opened.write(msgspec.json.encode(known[-1]).decode() + "\n")
        if time.monotonic() >= until:
            break
    print("| game | match | players | won | share (95 %) | ms a decision | wanted |\n|---|---|---|---|---|---|---|")
    for row in ROWS:
        print(line(row, [each.duel for each in known if each.name == row.name]))
    print(f"\nMeasured on: {machine()}.")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("deals", type=int)
    parser.add_argument("words", nargs="*")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=float("inf"))
    main(**vars(parser.parse_args()))
