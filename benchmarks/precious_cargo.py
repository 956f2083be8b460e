"""Figures of Precious Cargo: speed, the table of the physical model, how matches end, strength; beside the design's figures."""

from collections import Counter
from typing import Any

import numpy as np
from tests.precious_cargo.oracle import Oracle
from tests.precious_cargo.test_oracle import setup_of

import cantina
from benchmarks.measure import protocol_rows, rate
from cantina.core.action import Action
from cantina.core.bot import Observation
from cantina.core.compiler import Codes, Records, entry
from cantina.core.driver import Match, Stream, drive
from cantina.core.game import DEALER, OVER
from cantina.core.kernel import Sums
from cantina.core.source import CHANCE, CHOICE, Seeded, Source
from cantina.core.streams import below, sow
from cantina.games.precious_cargo.actions import Buy, Throw
from cantina.games.precious_cargo.content import FACTIONS, SKILLS
from cantina.games.precious_cargo.kernel.actions import apply
from cantina.games.precious_cargo.kernel.arithmetic import normal
from cantina.games.precious_cargo.kernel.codes import (
    BUY,
    FIELD,
    FLICK,
    FLUBS,
    HALF_TURN,
    MAX_ACTIONS,
    REACH,
    SCATTERING,
    THROW,
    TURNING,
    VERBS,
    WIDE,
)
from cantina.games.precious_cargo.kernel.codes import OVER as DONE
from cantina.games.precious_cargo.kernel.contact import cards_under_disc, disc_on_grogu, disc_touches_a_card
from cantina.games.precious_cargo.kernel.flight import error_scale, release_x, release_y, scattered_x
from cantina.games.precious_cargo.kernel.playout import chance, choice
from cantina.games.precious_cargo.kernel.record import Setup, State
from cantina.games.precious_cargo.kernel.tables import DRAWS
from cantina.simulation import play_match

GAME: Any = cantina.game("precious-cargo")
MATCHES = [*({"seats": seats} for seats in GAME.seats), *({"seats": seats, "mode": "this-is-the-way"} for seats in (4, 5, 6))]
THROWS = 100_000
# section 12 of the ledger, in percent: any card (aim at a random one), best aim, the aimed card, two cards, clean Grogu
DESIGN = {
    ("standard", "child"): (53, 66, 31, 1.6, 11),
    ("standard", "typical"): (65, 76, 54, 1.7, 23),
    ("standard", "good"): (77, 90, 72, 1.6, 37),
    ("standard", "expert"): (92, 98, 91, 0.9, 63),
    ("tight", "typical"): (79, None, None, 5.2, 22),
}
DESIGN_LENGTHS = {(2, False): (63, 61), (3, False): (58, 49), (4, False): (80, 55), (5, False): (100, 54), (6, False): (125, 51)}
DESIGN_SHARES = {(4, True): 47, (5, True): 45, (6, True): 51}


@entry
def throw_on(states: Records[State], setups: Records[Setup], seed: int, throws: int) -> None:
    """So many random throws and what follows from each, in states[0]; a match that ends begins again from states[1]."""
    s, c = states[0], setups[0]
    sow(s.streams, seed, 0)
    for _ in range(throws):
        x = below(s.streams, CHOICE, 2 * REACH + 1)
        apply(s, c, THROW + VERBS * (x + WIDE * below(s.streams, CHOICE, 2 * REACH + 1)))
        while SCATTERING <= int(s.stage) <= TURNING:
            apply(s, c, chance(s))
        if int(s.stage) == DONE or int(s.lying) == 0:
            first, second = s.streams[0], s.streams[1]
            states[0] = states[1]
            s.streams[0] = first
            s.streams[1] = second


@entry
def rest_on(
    states: Records[State], setups: Records[Setup], place: int, x: int, y: int, seed: int, throws: int, sums: Sums
) -> None:
    """Throws at a place (each time a random one if it is FIELD) or a point: any card, the aimed one, two or more, clean Grogu."""
    s, c = states[0], setups[0]
    sow(s.streams, seed, 0)
    from_x, from_y = release_x(s, c), release_y(s, c)
    for _ in range(throws):
        aimed = below(s.streams, CHOICE, FIELD) if place == FIELD else place
        if aimed >= 0:
            x, y = int(c.card_x[aimed]), int(c.card_y[aimed])
        z = normal(c, below(s.streams, CHANCE, DRAWS))
        w = normal(c, below(s.streams, CHANCE, DRAWS))
        scale = error_scale(below(s.streams, CHANCE, FLUBS), 1)
        rest_x = scattered_x(c, 0, x, x - from_x, y - from_y, z, w, scale)
        rest_y = scattered_x(c, 0, y, y - from_y, from_x - x, z, w, scale)
        found = cards_under_disc(s, c, rest_x, rest_y)
        if disc_on_grogu(rest_x, rest_y):
            sums[3] += not disc_touches_a_card(s, c, rest_x, rest_y)
        elif found:
            sums[0] += 1
            sums[1] += aimed >= 0 and found >> max(aimed, 0) & 1
            sums[2] += (found & (found - 1)) != 0


@entry
def lengths(states: Records[State], setups: Records[Setup], out: Codes, seed: int, games: int, into: Sums) -> None:
    """Random matches: of each the throws, the purchases, and the seat that landed on Grogu."""
    s, c = states[0], setups[0]
    for match in range(games):
        states[0] = states[1]
        sow(s.streams, seed, match)
        while int(s.stage) != DONE:
            if SCATTERING <= int(s.stage) <= TURNING:
                apply(s, c, chance(s))
            else:
                action = choice(s, c, out)
                verb = action % VERBS
                into[3 * match] += verb in (THROW, FLICK)
                into[3 * match + 1] += verb == BUY
                apply(s, c, action)
        into[3 * match + 2] = s.mover


def pair(start: Any) -> Any:
    """Two records: room to play in, and the first position."""
    states: Any = np.frombuffer(bytearray(start._record.tobytes() * 2), start._record.dtype)
    states["telling"] = 0
    return states


def rates(start: Any, place: int, x: int = 0, y: int = 0) -> list[float]:
    """Any card, the aimed card, two cards, clean Grogu, in percent."""
    states, sums = pair(start), np.zeros(4, np.int64)
    states["distance"] = start._setup["nearest"][0, 0]
    rest_on(states, start._setup, place, x, y, 3, THROWS, sums)
    return [100 * count / THROWS for count in sums.tolist()]


def best(start: Any) -> float:
    """Any card at the best aim, in percent: the best of nine aims around each card, then measured anew."""
    spots = start.options.layout.card
    aims = [(spot.x + dx, spot.y + dy) for spot in spots for dx in (-150, 0, 150) for dy in (-150, 0, 150)]
    found = []
    for x, y in aims:
        states, sums = pair(start), np.zeros(4, np.int64)
        states["distance"] = start._setup["nearest"][0, 0]
        rest_on(states, start._setup, -1, x, y, 4, 4000, sums)
        found.append((int(sums[0]), x, y))
    _, x, y = max(found)
    return rates(start, -1, x, y)[0]


def physics() -> list[str]:
    """Hit rates from the first seat, beside the design's."""
    lines = [
        f"Hit rates in percent over {THROWS:,} throws each from the first seat; in brackets the design's figure.",
        "",
        "| layout | skill | any card, aimed at a random one | best aim | the aimed card | two cards | clean Grogu |",
        "|---|---|---|---|---|---|---|",
    ]
    farthest = 0.0
    for layout in ("standard", "tight"):
        for skill in SKILLS:
            start = GAME.start(layout=layout, skills=[skill] * 6)
            any_card, aimed, two, _ = rates(start, FIELD)
            figures = [any_card, best(start), aimed, two, rates(start, -1)[3]]
            beside = list(zip(figures, DESIGN.get((layout, skill), (None,) * 5), strict=True))
            farthest = max([farthest, *(abs(value - wanted) for value, wanted in beside if wanted)])
            cells = [f"{value:.1f}" + (f" ({wanted})" if wanted else "") for value, wanted in beside]
            lines.append(f"| {layout} | {skill} | {' | '.join(cells)} |")
    return [*lines, "", f"No figure is farther than {farthest:.1f} percentage points from the design's."]


def oracle_games() -> int:
    """A random match on the plain Python oracle."""
    source, oracle, thrown = Seeded(1), Oracle(setup_of(GAME.start().options)), ""
    while oracle.turn != OVER:
        offered = sorted(oracle.expects())
        move = offered[source.below(len(offered))]
        if move in ("throw", "aim"):
            thrown = move
        elif move == "rest":
            x, y = (source.below(2 * REACH + 1) - REACH for _ in range(2))
            move = f"rest {x} {y}" + (f" {source.below(HALF_TURN)}" if thrown == "aim" else "")
        oracle.apply(move)
    return 1


def speed() -> list[str]:
    """A table of speeds."""
    start = GAME.start(seats=2)
    GAME.playouts(start, 1, range(1))
    states = pair(start)
    throw_on(states, start._setup, 1, 1)
    kernel = rate(lambda: GAME.playouts(start, 1, range(2000)) and 2000)
    thrown = rate(lambda: throw_on(states, start._setup, 1, 200_000) or 200_000)
    oracle = rate(oracle_games, 3)
    return [
        "| what | median | best | ratio of medians |",
        "|---|---|---|---|",
        f"| random matches of two in the kernel, one core | {kernel[0]:,.0f} /s | {kernel[1]:,.0f} /s | "
        f"{kernel[0] / oracle[0]:,.0f} times the oracle |",
        f"| the same on the plain Python oracle, run beside it | {oracle[0]:,.2f} /s | {oracle[1]:,.2f} /s | 1 |",
        f"| throws with all that follows inside the kernel | {thrown[0]:,.0f} /s | {thrown[1]:,.0f} /s | |",
        *protocol_rows(start),
    ]


Endings = Any  # a row for each match: throws, purchases, and the seat that landed on Grogu


def random_endings(start: Any, games: int) -> Endings:
    """How random matches end, played inside the kernel."""
    into = np.zeros(3 * games, np.int64)
    lengths(pair(start), start._setup, np.empty(MAX_ACTIONS, np.int32), 4, games, into)
    return into.reshape(-1, 3)


def greedy_endings(start: Any, games: int) -> Endings:
    """How greedy matches end."""
    rows = []
    for number in range(games):
        match = play_match(GAME, start, ["greedy"] * start.options.seats, 4, number)
        made = Counter(type(action) for _, action in match.moves)
        last = next(by for by, _ in reversed(match.moves) if by != DEALER)
        assert last in match.state.standing().winners
        rows.append((made[Throw], made[Buy], last))
    return np.array(rows)


def endings(games: int = 10_000, greedy: int = 1000) -> list[str]:
    """How random and greedy matches end, by players and mode, beside the design's figures."""
    lines = [
        "| players | mode | bots | matches | throws on average (design) | 5 % / median / 95 % | purchases "
        "| Mandalorians win (design) | the throw that wins, by seat |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for bots, count, play in (("random", games, random_endings), ("greedy", greedy, greedy_endings)):
        for options in MATCHES:
            lines.append(ending(options, bots, play(GAME.start(**options), count)))
    return lines


class Thrower:
    """Aims as greedy does and buys nothing, as the design's computer player did in "This is the way"."""

    def choose(self, seat: int, observation: Observation, source: Source, deadline: float | None) -> Action:  # noqa: ARG002
        """A throw."""
        sample: Any = observation.sample(source)
        return Throw(*sample.good_aim(seat))


def way_of_throwers(games: int = 1000) -> list[str]:
    """How often the Mandalorian wins in "This is the way" where nobody buys anything, beside the design's figures."""
    shares = []
    for (seats, _), wanted in DESIGN_SHARES.items():
        start, won = GAME.start(seats=seats, mode="this-is-the-way"), 0
        for number in range(games):
            match, choices = Match(start), Seeded(4, number, CHOICE)
            for _ in drive(match, [Thrower()] * seats, Stream(Seeded(4, number, CHANCE)), choices):
                pass
            won += 0 in match.state.standing().winners
        shares.append(f"{won / games:.0%} ({wanted} %)")
    listed = f"{', '.join(shares[:-1])} and {shares[-1]}"
    return [
        f'In "This is the way" upgrades favour the many: where nobody buys any, the Mandalorian wins {listed} of {games:,} '
        "matches with four, five and six players."
    ]


def ending(options: dict[str, Any], bots: str, rows: Endings) -> str:
    """A row of the table; the design's figures stand beside those of bots that think."""
    seats, way = int(options["seats"]), "mode" in options
    throws = sorted(rows[:, 0].tolist())
    marks = " / ".join(str(throws[int(len(throws) * part)]) for part in (0.05, 0.5, 0.95))
    shares = [float((rows[:, 2] == seat).mean()) for seat in range(seats)]
    won = sum(
        share for share, faction in zip(shares, GAME.start(**options)._names.factions, strict=True) if faction == FACTIONS[0]
    )
    length, wanted = DESIGN_LENGTHS.get((seats, way), (None, DESIGN_SHARES.get((seats, way))))
    thinks = bots == "greedy"
    return (
        f"| {seats} | {'This is the way' if way else 'teams'} | {bots} | {len(throws):,} "
        f"| {rows[:, 0].mean():.0f}{f' ({length})' if thinks and length else ''} | {marks} | {rows[:, 1].mean():.1f} "
        f"| {won:.0%}{f' ({wanted} %)' if thinks else ''} | {' / '.join(f'{share:.0%}' for share in shares)} |"
    )


def strength() -> list[str]:
    """Greedy against random at equal skill, the seats changed on the same dealing."""
    start, wins = GAME.start(seats=2), 0
    for number in range(400):
        side = number % 2
        bots = ["greedy", "random"] if side == 0 else ["random", "greedy"]
        wins += side in play_match(GAME, start, bots, 8, number // 2).state.standing().winners
    return [f"Greedy beats random at equal skill in {wins} of 400 matches of two ({wins / 4:.1f} %), the seats changed."]


def report() -> str:
    """The whole section."""
    intro = (
        "How matches end (standard layout, typical hands; every match has a winner). The design's figures are those of a simple "
        'computer player; in "This is the way" it bought no upgrades.'
    )
    parts = [["## Precious Cargo", *speed()], physics(), strength(), [intro], endings(), way_of_throwers()]
    return "\n\n".join("\n".join(part) for part in parts)
