"""Strength against time: what a searching bot wins against greedy by how long it thinks, as a picture for docs/bots.md.

`python -m benchmarks.thought GAME DEALS FILE [PROCESSES]` plays so many deals of each share of the rollouts, and draws
docs/pictures/strength-GAME.svg. The file keeps every deal: a run that was stopped goes on from there.
For Adventures, where everybody wins or loses together, it is missions won by planners with more and less time.
"""

import math
import sys
import time
from pathlib import Path
from typing import Any

import msgspec

import cantina
from benchmarks.measure import ROOT
from cantina import bots
from cantina.arena import duel, interval
from cantina.bots.greedy import Greedy
from cantina.bots.search import Search
from cantina.core.bot import Bot, HasGreedyBot
from cantina.core.driver import Match, Stream, drive
from cantina.core.game import Game, read_options
from cantina.core.source import CHANCE, CHOICE, Seeded
from cantina.runner import run_jobs

SHARES = (0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 4.0)
SEED = 4096
MISSION: dict[str, Any] = {"mission": "surrounded", "seats": 2, "difficulty": "veteran", "mode": "sandbox"}
APART = 55  # pixels between two numbers
WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 720, 300, 60, 700, 30, 250


class Deal(msgspec.Struct):
    """A deal that was played."""

    share: float
    number: int
    won: list[float]
    decisions: int
    seconds: float


def play(game_id: str, share: float, number: int) -> Deal:
    """One deal, from both sides."""
    game = cantina.game(game_id)
    if isinstance(game, HasGreedyBot):
        match, began = Match(game.start(read_options(game.options, MISSION))), time.process_time()
        players: list[Bot] = [game.greedy(share), game.greedy(share)]
        for _ in drive(match, players, Stream(Seeded(SEED, number, CHANCE)), Seeded(SEED, number, CHOICE)):
            pass
        decisions = sum(turn >= 0 for turn, _ in match.moves)
        return Deal(share, number, [float(bool(match.state.standing().winners))], decisions, time.process_time() - began)
    name = f"search {share}"
    bots.OWN[name] = lambda searched: Search(searched, Greedy(searched), share)  # type: ignore[arg-type]
    found = duel(game.id, b'{"seats":2}', name, "greedy", SEED, number)
    return Deal(share, number, found.won, found.decisions[0], found.seconds[0])


def points(deals: list[Deal]) -> list[tuple[float, float, float, float, int]]:
    """For each share, the quickest first: milliseconds a decision, what was won, its interval, and matches."""
    found = []
    for share in sorted({deal.share for deal in deals}):
        played = [deal for deal in deals if deal.share == share]
        won = [each for deal in played for each in deal.won]
        took = 1000 * sum(deal.seconds for deal in played) / sum(deal.decisions for deal in played)
        found.append((took, sum(won) / len(won), *interval(sum(won), len(won)), len(won)))
    return sorted(found)


def drawn(game: Game, deals: list[Deal]) -> str:
    """The curve with its intervals; time doubles from line to line."""
    known = points(deals)
    least, most = min(took for took, *_ in known), max(took for took, *_ in known)

    def x(milliseconds: float) -> float:
        return LEFT + 20 + (RIGHT - LEFT - 40) * math.log(milliseconds / least) / max(1e-9, math.log(most / least))

    def y(share: float) -> float:
        return BOTTOM - (BOTTOM - TOP) * share

    against = "missions won by two planners" if isinstance(game, HasGreedyBot) else "matches won against greedy"
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="13">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fffaf0"/><g fill="#1d2433">',
        f'<text x="{LEFT}" y="18">{game.id}: {against}, by processor time a decision</text>',
    ]
    lines += [f'<text x="{LEFT - 8}" y="{y(part / 4) + 4:.0f}" text-anchor="end">{25 * part} %</text>' for part in range(5)]
    last = -math.inf
    for took, *_, matches in known:
        if x(took) - last < APART:
            continue
        last = x(took)
        lines.append(f'<text x="{x(took):.0f}" y="{BOTTOM + 20}" text-anchor="middle">{took:.3g} ms</text>')
        lines.append(f'<text x="{x(took):.0f}" y="{BOTTOM + 38}" text-anchor="middle" font-size="11">n = {matches}</text>')
    lines.append('</g><g stroke="#a8541c" stroke-width="2.5" fill="none">')
    lines += [f'<path d="M{x(took):.1f} {y(low):.1f}V{y(high):.1f}" stroke-width="1"/>' for took, _, low, high, _ in known]
    lines.append(f'<polyline points="{" ".join(f"{x(took):.1f},{y(won):.1f}" for took, won, *_ in known)}"/></g></svg>\n')
    return "".join(lines)


def main(game_id: str, count: int, file: Path, processes: int) -> None:
    """Play what is missing, and draw after each round of deals."""
    game = cantina.game(game_id)
    bots.make_ready(game, [bots.bot("hard", game)])  # compiled once, and read from the disk by the workers
    read = msgspec.json.Decoder(Deal).decode
    deals = [read(line) for line in file.read_text("utf-8").splitlines()] if file.exists() else []
    done = {(deal.share, deal.number) for deal in deals}
    shares = [share for share in SHARES if not isinstance(game, HasGreedyBot) or 0.1 <= share <= 2.0]
    missing = [(share, number) for number in range(count) for share in shares if (share, number) not in done]
    jobs = {f"{number} {share}": (game_id, share, number) for share, number in missing}
    for _, deal in run_jobs(play, jobs, Deal, processes):
        deals.append(deal)
        with file.open("a", encoding="utf-8") as opened:
            opened.write(msgspec.json.encode(deal).decode() + "\n")
        if deal.share == shares[-1]:
            (ROOT / "docs" / "pictures" / f"strength-{game_id}.svg").write_text(drawn(game, deals), "utf-8")
    for took, won, low, high, matches in points(deals):
        print(f"{took:.3g} ms: {won:.1%} ({low:.1%} to {high:.1%}) of {matches}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), Path(sys.argv[3]), int(sys.argv[4]) if len(sys.argv) > 4 else 1)
