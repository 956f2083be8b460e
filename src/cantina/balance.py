"""Balance: how often measuring players win what is shipped, by mission, difficulty, number of players and seat."""

import functools
import hashlib
import itertools
import runpy
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import cantina
from cantina.arena import interval
from cantina.bots import make_ready
from cantina.core.bot import Bot
from cantina.core.driver import Match, Stream, drive
from cantina.core.game import Game, State, read_options
from cantina.core.source import CHANCE, CHOICE, Seeded
from cantina.runner import run_jobs
from cantina.teacher.making import variants

NONE = -1
BESIDE = 4  # matches of the player who is tuned for, for one of those who are only looked at
APART = 1_000_000  # matches of a seed that a lot has for itself
CAST = 3  # the stream of numbers by which characters are drawn
SOON, LATE = 5, 30  # turns: a match that ends before, or goes on after, is too short or too long
DIFFICULTIES = ("beginner", "experienced", "veteran")
PLAYERS = ("family", "careful", "sloppy")
TRAITORS = (3, 4)  # players among whom one may be a traitor


class Cell(NamedTuple):
    """Matches of one kind: what they are called, what is agreed, and who plays them."""

    title: str
    options: dict[str, Any]
    player: str
    drawn: bool = False  # whether the characters are drawn by lot
    part: int = 1  # one of so many matches is enough: nothing is tuned by it
    lot: int = 0  # kinds of one lot have the same luck, match by match: good for comparing them, bad for adding them up

    @property
    def name(self) -> str:
        """Of the kind and the content that it is played with: other content, other matches."""
        game_options = msgspec.json.encode(self.options)
        return f"{self.player} {self.title} {hashlib.sha256(game_options).hexdigest()[:8]}"


class Played(msgspec.Struct, frozen=True):
    """A match: the share of each side in its victory, its turns where the game counts them, who was in it, processor seconds."""

    won: list[float]
    turns: int
    cast: list[str]
    seconds: float


# ---- what is played --------------------------------------------------------------------------------------------------------


def cells(game: Game) -> list[Cell]:
    """Everything that a table is made of, with shipped content put in for its name."""
    found = _missions() if game.id == "adventures" else _shipped(game)
    return [cell._replace(options=_resolved(game, cell.options)) for cell in found]


def _resolved(game: Game, options: dict[str, Any]) -> dict[str, Any]:
    resolved: dict[str, Any] = msgspec.to_builtins(game.resolve_options(read_options(game.options, options)))
    return resolved


def _shipped(game: Game) -> Iterator[Cell]:
    """All numbers of players with everything that is shipped, and the modes of a game that has several."""
    modes: list[dict[str, Any]] = [{}]
    if game.id == "precious-cargo":
        way = {"mode": "this-is-the-way"}
        modes = [{}, way, {**way, "deck": "full"}, {**way, "deck": "full", "purchases": 1}]
    for mode, options in itertools.product(modes, variants(game)):
        if not mode or options["seats"] >= 4:
            agreed = {**options, **mode}
            title = ", ".join(f"{key} {value}" for key, value in agreed.items())
            yield from (Cell(title, agreed, player) for player in PLAYERS)


def _missions() -> Iterator[Cell]:
    from cantina.games.adventures import content

    missions = content.mission_ids()
    for player, mission, difficulty, seats in itertools.product(PLAYERS, missions, DIFFICULTIES, range(1, 5)):
        options = {"mission": mission, "difficulty": difficulty, "seats": seats}
        yield Cell(f"{mission}, {difficulty}, {seats}", options, player, part=1 if player == "family" else BESIDE, lot=seats)
    for mission in missions:
        options = {"mission": mission, "difficulty": "experienced", "seats": 3, "mode": "sandbox"}
        yield Cell(f"{mission}, any characters", options, "family", drawn=True)
    for sheet, seats in itertools.product(content.modes().sheet, range(1, 5)):
        for mission in missions:
            options = {"mission": mission, "sheet": sheet.id, "seats": seats, "traitor": sheet.traitor == "required"}
            if sheet.players[0] <= seats <= sheet.players[1] and (not options["traitor"] or seats in TRAITORS):
                player = "careful" if options["traitor"] else "family"
                yield Cell(f"{sheet.id} on {mission}, {seats}", options, player, lot=seats)
    for mission, seats in itertools.product(missions, TRAITORS):
        options = {"mission": mission, "seats": seats, "mode": "sandbox", "traitor": True, "difficulty": "experienced"}
        yield Cell(f"traitor in {mission}, {seats}", options, "careful", lot=seats)


# ---- playing ---------------------------------------------------------------------------------------------------------------


@functools.lru_cache(maxsize=4)
def players(file: str) -> dict[str, Callable[[Game], Bot]]:
    """The measuring players of a file: what it calls PLAYERS, makers of bots by name."""
    found: dict[str, Callable[[Game], Bot]] = runpy.run_path(file)["PLAYERS"]
    return found


@functools.lru_cache(maxsize=64)
def _start(game_id: str, options: bytes) -> State:
    game = cantina.game(game_id)
    return game.start(read_options(game.options, msgspec.json.decode(options)))


def play(game_id: str, options: bytes, file: str, player: str, drawn: bool, seed: int, number: int) -> Played:
    """Match number `number` of a seed, in a process of its own."""
    game = cantina.game(game_id)
    if drawn:
        options = with_cast(options, Seeded(seed, number, CAST))
    start = _start(game_id, options)
    seats = [players(file)[player](game) for _ in range(start.options.seats)]
    make_ready(game, seats)
    began = time.process_time()
    match = Match(start)
    for _ in drive(match, seats, Stream(Seeded(seed, number, CHANCE)), Seeded(seed, number, CHOICE)):
        pass
    agreed, turns = match.state.options, getattr(match.state.view(None), "turns", 0)
    cast = [one.id for one in getattr(agreed, "characters", ())] if drawn else []
    return Played(_shares(match.state), turns, cast, round(time.process_time() - began, 3))


def with_cast(options: bytes, source: Seeded) -> bytes:
    """Options of Adventures with characters drawn by lot."""
    from cantina.games.adventures import content

    agreed = msgspec.json.decode(options)
    known = list(content.character_ids())
    agreed["characters"] = [known.pop(source.below(len(known))) for _ in range(agreed["seats"])]
    return msgspec.json.encode(agreed)


def _shares(state: State) -> list[float]:
    """Each side's share in the victory; that of the loyal players and the traitor's, and none where nobody was the traitor."""
    standing, sides = state.standing(), state.options.sides()
    if getattr(state.options, "traitor", False):
        if state.dump()["traitor"] == NONE:
            return []
        betrayed = standing.rule == "MANDO-22"
        return [float(bool(standing.winners) and not betrayed), float(betrayed)]
    winning = [side[0] in standing.winners for side in sides]
    return [won / max(1, sum(winning)) for won in winning]


def measure(
    game: Game,
    table: Sequence[Cell],
    file: Path,
    matches: int,
    seed: int,
    jobs: int,
    kept: Path | None,
    seconds: float = float("inf"),
) -> Iterator[tuple[Cell, Played]]:
    """The matches of a table, the first of every cell first: whenever it is stopped, all cells are about as well known."""
    where = str(file.resolve())
    kinds = [(cell, cell.name, msgspec.json.encode(cell.options)) for cell in table]
    asked: dict[str, Cell] = {}
    calls: dict[str, tuple[Any, ...]] = {}
    for number, (cell, name, options) in itertools.product(range(matches), kinds):
        if number * cell.part < matches:
            match = f"{name} {seed} {number}"
            asked[match] = cell
            calls[match] = (game.id, options, where, cell.player, cell.drawn, seed, number + APART * cell.lot)
    for match, found in run_jobs(play, calls, Played, jobs, kept, seconds=seconds):
        yield asked[match], found


# ---- the tables ------------------------------------------------------------------------------------------------------------


def share(won: Sequence[float]) -> str:
    """A share with its 95 % interval."""
    low, high = interval(sum(won), len(won))
    return f"{sum(won) / len(won):.0%} ({low:.0%} to {high:.0%})"


def tables(found: Sequence[tuple[Cell, Played]]) -> Iterator[str]:
    """What was measured, as lines of Markdown: a row a kind of match, and the characters that were drawn."""
    by_cell: dict[tuple[str, str], list[Played]] = {}
    for cell, played in found:
        if played.won:
            by_cell.setdefault((cell.title, cell.player), []).append(played)
    yield "| what | player | matches | won, by side | turns: 5 % / median / 95 % | before turn 5 | after turn 30 |"
    yield "|---|---|---|---|---|---|---|"
    for (title, player), matches in by_cell.items():
        sides = "; ".join(share(won) for won in zip(*(match.won for match in matches), strict=True))
        yield f"| {title} | {player} | {len(matches)} | {sides} | {' | '.join(lengths(matches))} |"
    cast = [played for _, played in found if played.cast]
    if cast:
        yield from _characters(cast)


def lengths(matches: Sequence[Played]) -> tuple[str, str, str]:
    """How long matches were, and how many were too short or too long; nothing where the game does not count turns."""
    turns = sorted(match.turns for match in matches)
    if not turns[-1]:
        return "", "", ""
    soon, late = (sum(map(test, turns)) / len(turns) for test in (SOON.__gt__, LATE.__lt__))
    return " / ".join(str(turns[int(len(turns) * part)]) for part in (0.05, 0.5, 0.95)), f"{soon:.1%}", f"{late:.1%}"


def _characters(matches: Sequence[Played]) -> Iterator[str]:
    won, lost = ([match for match in matches if bool(match.won[0]) == wanted] for wanted in (True, False))
    yield ""
    yield "| character | in winning teams | in losing teams | difference |"
    yield "|---|---|---|---|"
    for name in sorted({name for match in matches for name in match.cast}):
        parts = [sum(name in match.cast for match in some) / max(1, len(some)) for some in (won, lost)]
        yield f"| {name} | {parts[0]:.0%} | {parts[1]:.0%} | {100 * (parts[0] - parts[1]):+.0f} |"
