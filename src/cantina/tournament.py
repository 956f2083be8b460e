"""Tournaments: every bot against every other, each deal from every side; ratings with intervals, and all matches kept."""

import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import cantina
from cantina.arena import interval
from cantina.bots import entrant, make_ready
from cantina.bots.levels import seated
from cantina.bots.lines import LineBot
from cantina.core.driver import Match, Stream, drive
from cantina.core.game import Game, Options, read_options
from cantina.core.record import Simulated, header, record, to_lines
from cantina.core.source import CHANCE, CHOICE, Seeded
from cantina.ratings import Ratings
from cantina.runner import run_jobs


class Played(msgspec.Struct):
    """One match: what each side won of it, and its record."""

    shares: list[float]
    record: str


class Pairing(msgspec.Struct, frozen=True):
    """Who meets on which deal: a bot for every side, in the order of sides."""

    deal: int
    bots: list[str]

    @property
    def name(self) -> str:
        """What the match is called in the file of a run."""
        return f"{self.deal} {' '.join(self.bots)}"


class Rating(msgspec.Struct):
    """How strong a bot is: points as in chess around 1500 with their 95 % interval, and what it won with the interval of that."""

    bot: str
    rating: float
    low: float
    high: float
    matches: int
    won: float
    share: float
    share_low: float
    share_high: float


class Table(msgspec.Struct):
    """What a tournament found, the strongest first."""

    game: str
    version: int
    seats: int
    seed: int
    games: int
    ratings: list[Rating]
    against: dict[str, dict[str, float]]  # what a bot won of its matches with another


def pairings(bots: list[str], sides: int, games: int) -> list[Pairing]:
    """Every group of bots that fits around the table, each deal from every side; where all play together, each bot by itself."""
    if sides == 1:
        return [Pairing(deal, [name]) for deal in range(games) for name in bots]
    found = []
    for deal in range(games):
        for group in itertools.combinations(bots, min(sides, len(bots))):
            seated = list(itertools.islice(itertools.cycle(group), sides))
            turned = dict.fromkeys((*seated[turn:], *seated[:turn]) for turn in range(sides))
            found += [Pairing(deal, list(around)) for around in turned]
    return found


def play(game_id: str, options: bytes, bots: list[str], seed: int, deal: int) -> Played:
    """One match, in whatever process."""
    game = cantina.game(game_id)
    start = game.start(read_options(game.options, msgspec.json.decode(options)))
    sides = start.options.sides()
    names = [next(name for side, name in zip(sides, bots, strict=True) if seat in side) for seat in range(start.options.seats)]
    players, match = [entrant(name, game) for name in names], Match(seated(game, start, names))
    make_ready(game, players)
    try:
        for _ in drive(match, players, Stream(Seeded(seed, deal, CHANCE)), Seeded(seed, deal, CHOICE)):
            pass
    finally:
        for player in players:
            if isinstance(player, LineBot):
                player.close()
    winners = match.state.standing().winners
    won = [side[0] in winners for side in sides]
    kept = to_lines(record(header(game, match.start, names, Simulated(seed, deal)), match))
    return Played([each / max(1, sum(won)) for each in won], kept)


def tournament(
    game: Game, options: Options, bots: list[str], games: int, seed: int, processes: int = 1, kept: Path | None = None,
    ray: bool = False,
) -> Iterator[Table]:  # fmt: skip
    """The table after each match; the last one is the same whatever plays them. A stopped run goes on from its file."""
    settings, sides = msgspec.json.encode(options), len(options.sides())
    planned = {pairing.name: pairing for pairing in pairings(bots, sides, games)}
    jobs = {name: (game.id, settings, pairing.bots, seed, pairing.deal) for name, pairing in planned.items()}
    found: dict[str, Played] = {}
    for name, played in run_jobs(play, jobs, Played, processes, kept, ray):
        found[name] = played
        done = [(planned[each], found[each]) for each in planned if each in found]
        yield table(game, options, bots, games, seed, done)


def meetings(done: list[tuple[Pairing, Played]]) -> list[tuple[list[str], list[float]]]:
    """Who met, and what each won of it. Bots that play together by themselves met where they had the same deal."""
    if not done or len(done[0][0].bots) > 1:
        return [(pairing.bots, played.shares) for pairing, played in done]
    deals: dict[int, list[tuple[str, float]]] = {}
    for pairing, played in done:
        deals.setdefault(pairing.deal, []).append((pairing.bots[0], played.shares[0]))
    return [([name for name, _ in each], [share for _, share in each]) for each in deals.values()]


def table(game: Game, options: Options, bots: list[str], games: int, seed: int, done: list[tuple[Pairing, Played]]) -> Table:
    """Ratings of the matches that are done, by Plackett and Luce's model in the order of the plan."""
    strengths = Ratings[str]()
    won, matches = dict.fromkeys(bots, 0.0), dict.fromkeys(bots, 0)
    against = {name: dict.fromkeys((other for other in bots if other != name), (0.0, 0)) for name in bots}
    for names, shares in meetings(done):
        for name in set(names):
            mine = sum(share for each, share in zip(names, shares, strict=True) if each == name)
            won[name] += mine / names.count(name)
            matches[name] += 1
            for other in set(names) - {name}:
                theirs = sum(share for each, share in zip(names, shares, strict=True) if each == other)
                before, count = against[name][other]
                point = 0.5 if mine == theirs else float(mine > theirs)
                against[name][other] = before + point, count + 1
        if len(set(names)) == len(names) > 1:
            strengths.meet([[name] for name in names], shares)
    ratings = [_rating(name, strengths, won[name], matches[name]) for name in bots]
    return Table(
        game=game.id,
        version=game.version,
        seats=options.seats,
        seed=seed,
        games=games,
        ratings=sorted(ratings, key=lambda each: -each.rating),
        against={
            name: {other: round(points / count, 4) for other, (points, count) in row.items() if count}
            for name, row in against.items()
        },
    )


def _rating(name: str, strengths: Ratings[str], won: float, matches: int) -> Rating:
    middle, spread = strengths.rating(name)
    low, high = interval(min(won, matches), matches) if matches else (0.0, 1.0)
    numbers = [middle, middle - spread, middle + spread]
    share = [won / matches if matches else 0.0, low, high]
    rating, below, above = (round(number, 1) for number in numbers)
    middle_share, share_low, share_high = (round(number, 4) for number in share)
    return Rating(name, rating, below, above, matches, round(won, 4), middle_share, share_low, share_high)


def draw(found: Table, path: Path) -> None:
    """The ratings with their intervals, as a picture."""
    from matplotlib.figure import Figure

    figure: Any = Figure(figsize=(7, 1.2 + 0.45 * len(found.ratings)), layout="constrained")
    axes = figure.subplots()
    for place, each in enumerate(reversed(found.ratings)):
        axes.errorbar(each.rating, place, xerr=[[each.rating - each.low], [each.high - each.rating]], fmt="o", capsize=4)
    axes.set_yticks(range(len(found.ratings)), [each.bot for each in reversed(found.ratings)])
    axes.set_xlabel("rating, 95 % interval")
    axes.set_title(f"{found.game}, {found.seats} seats, {found.games} deals, seed {found.seed}")
    axes.grid(axis="x", alpha=0.3)
    figure.savefig(path)
