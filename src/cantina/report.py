"""A game in figures and pictures: who wins from where, how long matches are, what things are worth, and when a match is decided.

Matches of equal bots are played by the runner. What a thing is worth is the change of the chance to win, in percentage points, by
one more of it than the others have: least squares over all matches. Where the dealer gives things out, that is their effect;
where players choose them, it only says who has them.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

import cantina
from cantina.arena import interval
from cantina.balance import with_cast
from cantina.bots import bot, make_ready
from cantina.core.driver import Match, Stream, drive
from cantina.core.event import Event
from cantina.core.game import DEALER, Game, Options, State, read_options
from cantina.core.source import CHANCE, CHOICE, Seeded
from cantina.ratings import SURE
from cantina.runner import run_jobs

PARTS = 10  # of a match, after each of which is asked who is ahead
CAST = 3  # the stream of numbers by which characters are drawn
THINGS = {  # the events by which a seat comes to something, and the field that says to what
    "carcassonne": {"TileDrawn": "tile"},
    "super-teams": {"Dealt": "number", "Drew": "card"},
    "precious-cargo": {"Took": "card", "Bought": "upgrade"},
}
MOST, BARS = 40, 30  # things in a picture, bars in one


class Told(msgspec.Struct):
    """A match: each side's share in the victory, decisions, what each side had, and the share of whoever was ahead, by parts.

    Nobody is ahead where several are alike, or where all play together: -1.
    """

    kind: str
    won: list[float]
    decisions: int
    things: list[list[str]]
    ahead: list[float]


class Worth(NamedTuple):
    """What one more of a thing changes, in percentage points, with half of its 95 % interval; and how many there were."""

    thing: str
    points: float
    half: float
    seen: int


# ---- playing ---------------------------------------------------------------------------------------------------------------


def kinds(game: Game, options: Options, settled: Sequence[str]) -> dict[str, dict[str, Any]]:
    """What is played, by name: the options; of a game of missions all of them, with characters by lot, unless one was chosen."""
    agreed: dict[str, Any] = msgspec.to_builtins(options)
    if game.id != "adventures" or any(setting.startswith("mission=") for setting in settled):
        return {"": agreed}
    from cantina.games.adventures import content

    return {name: {**agreed, "mission": name, "mode": "sandbox", "any_pair": True} for name in content.mission_ids()}


def play(game_id: str, kind: str, options: bytes, drawn: bool, name: str, seed: int, number: int) -> Told:
    """Match number `number` of a seed, in whatever process."""
    game = cantina.game(game_id)
    given = with_cast(options, Seeded(seed, number, CAST)) if drawn else options
    start = game.start(read_options(game.options, msgspec.json.decode(given)))
    players = [bot(name, game) for _ in range(start.options.seats)]
    make_ready(game, players)
    match = Match(start)
    for _ in drive(match, players, Stream(Seeded(seed, number, CHANCE)), Seeded(seed, number, CHOICE)):
        pass
    sides = start.options.sides()
    winning = [side[0] in match.state.standing().winners for side in sides]
    won = [each / max(1, sum(winning)) for each in winning]
    had = [[thing for event in match.events for thing in things(game_id, event, side)] for side in sides]
    if drawn:
        had[0] += [kind, *(one.id for one in getattr(match.state.options, "characters", ()))]
    return Told(kind, won, sum(by != DEALER for by, _ in match.moves), had, list(leading(game, match, won)))


def things(game_id: str, event: Event, side: Sequence[int]) -> Iterator[str]:
    """What a side came to by an event."""
    field = THINGS.get(game_id, {}).get(type(event).__name__)
    if field and getattr(event, "seat", None) in side:
        found = msgspec.to_builtins(getattr(event, field))
        named = next(iter(found.values())) if isinstance(found, dict) else found
        yield f"{field} {named}" if isinstance(named, int) else str(named)


def leading(game: Game, match: Match[State], won: Sequence[float]) -> Iterator[float]:
    """After each part of a match, what the side that the game itself took to be ahead won of it in the end."""
    sides, state = match.start.options.sides(), match.start.copy()
    marks = [len(match.moves) * part // PARTS for part in range(1, PARTS)]
    for move, (_, action) in enumerate(match.moves):
        if move in marks:
            worth = [game.appraise(state, side[0]) for side in sides]
            best = [place for place, each in enumerate(worth) if each == max(worth)]
            yield from [won[best[0]] if len(best) == 1 < len(sides) else -1.0] * marks.count(move)
        state.play(action)


def matches(
    game: Game, agreed: Mapping[str, dict[str, Any]], name: str, games: int, seed: int, processes: int, kept: Path | None
) -> Iterator[Told]:
    """So many matches of each kind, in turn; a stopped run goes on from its file."""
    calls = {
        f"{game.version} {name} {seed} {number} {msgspec.json.encode(options).decode()}": (
            game.id, kind, msgspec.json.encode(options), bool(kind), name, seed, number,
        )
        for number in range(games)
        for kind, options in agreed.items()
    }  # fmt: skip
    for _, found in run_jobs(play, calls, Told, processes, kept):
        yield found


# ---- figures ---------------------------------------------------------------------------------------------------------------


def worths(found: Sequence[Told]) -> list[Worth]:
    """What each thing is worth, the most first; nothing where there are too few matches to say."""
    names = sorted({thing for told in found for side in told.things for thing in side})
    column = {name: place for place, name in enumerate(names)}
    rows, results = [], []
    for told in found:
        counts = np.zeros((len(told.won), len(names)))
        for side, had in enumerate(told.things):
            for name, count in Counter(had).items():
                counts[side, column[name]] = count
        others = len(told.won) - 1
        rows += list(counts - (counts.sum(axis=0) - counts) / others if others else counts)
        results += told.won
    # rows of one match mirror each other: of k sides, k - 1 say something
    free = len(found) * max(1, len(found[0].won) - 1) - len(names) - 1
    if not names or free < 1:
        return []
    seen, won = np.array(rows), np.array(results)
    if won.min() == won.max():  # all alike: nothing makes a difference that could be seen
        return []
    centred, lead = seen - seen.mean(axis=0), won - won.mean()
    inverse: npt.NDArray[np.float64] = np.linalg.pinv(centred.T @ centred)
    slopes = inverse @ centred.T @ lead
    spread = ((lead - centred @ slopes) ** 2).sum() / free
    halves = SURE * np.sqrt(np.maximum(np.diag(inverse), 0.0) * spread)
    many = Counter(thing for told in found for side in told.things for thing in side)
    each = [Worth(name, 100 * float(slopes[at]), 100 * float(halves[at]), many[name]) for name, at in column.items()]
    return sorted(each, key=lambda worth: -worth.points)


def shares(found: Sequence[Told]) -> list[tuple[str, float, float, float, int]]:
    """What each side won with its interval; of a game that is won together, each kind of match."""
    rows = []
    if len(found[0].won) > 1:
        named = {f"side {side + 1}": [told.won[side] for told in found] for side in range(len(found[0].won))}
    else:
        named = {
            kind or "all": [told.won[0] for told in found if told.kind == kind] for kind in dict.fromkeys(t.kind for t in found)
        }
    for name, won in named.items():
        rows.append((name, sum(won) / len(won), *interval(sum(won), len(won)), len(won)))
    return rows


def decided(found: Sequence[Told]) -> list[tuple[float, float, float]]:
    """After each part of a match, how often whoever was ahead won, with its interval; nothing where all play together."""
    rows = []
    for part in range(PARTS - 1):
        won = [told.ahead[part] for told in found if len(told.ahead) > part and told.ahead[part] >= 0]
        if won:
            rows.append((sum(won) / len(won), *interval(sum(won), len(won))))
    return rows


def lines(game: Game, found: Sequence[Told], name: str) -> Iterator[str]:
    """The figures as Markdown."""
    yield f"# {game.id}: {len(found)} matches of {name}"
    yield ""
    yield "| who | won | 95 % | matches |"
    yield "|---|---|---|---|"
    yield from (f"| {who} | {share:.1%} | {low:.1%} to {high:.1%} | {count} |" for who, share, low, high, count in shares(found))
    yield ""
    spans = np.percentile([told.decisions for told in found], [5, 50, 95])
    yield "Decisions of a match, 5 % / median / 95 %: " + " / ".join(f"{span:.0f}" for span in spans)
    if rows := decided(found):
        yield ""
        yield "Whoever is ahead wins, after each tenth of a match: " + ", ".join(f"{share:.0%}" for share, _, _ in rows)
    if known := worths(found):
        yield ""
        yield "| thing | chance to win, percentage points | times |"
        yield "|---|---|---|"
        yield from (f"| {each.thing} | {each.points:+.1f} ± {each.half:.1f} | {each.seen} |" for each in known)


# ---- pictures --------------------------------------------------------------------------------------------------------------


def draw(game: Game, found: Sequence[Told], name: str, folder: Path) -> list[Path]:
    """The pictures of a report; returns where they are."""
    from matplotlib.figure import Figure

    made = []

    def picture(file: str, title: str, height: float = 3.6) -> tuple[Any, Any]:
        figure: Any = Figure(figsize=(7, height), layout="constrained")
        axes = figure.subplots()
        axes.set_title(f"{game.id}, {len(found)} matches of {name}: {title}", fontsize=10)
        axes.grid(alpha=0.3)
        made.append(folder / file)
        return figure, axes

    rows = shares(found)
    figure, axes = picture("balance.svg", "who wins", 1.4 + 0.4 * len(rows))
    for place, (_, share, low, high, _) in enumerate(reversed(rows)):
        axes.errorbar(share, place, xerr=[[max(0.0, share - low)], [max(0.0, high - share)]], fmt="o", capsize=4, color="#a8541c")
    axes.set_yticks(range(len(rows)), [row[0] for row in reversed(rows)])
    axes.set_xlabel("share of victories, 95 % interval")
    axes.set_xlim(0, 1)
    axes.set_ylim(-0.6, len(rows) - 0.4)
    figure.savefig(made[-1], metadata={"Date": None})

    figure, axes = picture("lengths.svg", "how long")
    counts = [told.decisions for told in found]
    width = 1 + (max(counts) - min(counts)) // BARS  # whole numbers, so that no bar has more of them than another
    axes.hist(counts, bins=range(min(counts), max(counts) + width + 1, width), color="#a8541c")
    axes.set_xlabel("decisions of a match")
    figure.savefig(made[-1], metadata={"Date": None})

    if part := decided(found):
        figure, axes = picture("ahead.svg", "when it is decided")
        middles, lows, highs = zip(*part, strict=True)
        tenths = range(100 // PARTS, 100 // PARTS * (len(part) + 1), 100 // PARTS)
        axes.fill_between(tenths, lows, highs, alpha=0.25, color="#a8541c")
        axes.plot(tenths, middles, color="#a8541c")
        axes.set_xlabel("percent of the match played")
        axes.set_ylabel("whoever is ahead wins")
        figure.savefig(made[-1], metadata={"Date": None})

    if known := worths(found):
        shown = known if len(known) <= MOST else [*known[: MOST // 2], *known[-MOST // 2 :]]
        figure, axes = picture("worth.svg", "what things are worth", 1.4 + 0.2 * len(shown))
        for place, each in enumerate(reversed(shown)):
            axes.errorbar(each.points, place, xerr=each.half, fmt="o", markersize=4, capsize=3, color="#a8541c")
        axes.axvline(0, color="#1d2433", linewidth=0.8)
        axes.set_yticks(range(len(shown)), [each.thing for each in reversed(shown)], fontsize=8)
        axes.set_ylim(-0.8, len(shown) - 0.2)
        axes.set_xlabel("chance to win by one more than the others, percentage points, 95 % interval")
        figure.savefig(made[-1], metadata={"Date": None})
    return made
