"""Whole loops inside the kernel, and the entry points that Python calls with arrays of records."""

from cantina.core.compiler import Codes, Records, entry, rule
from cantina.core.kernel import Sums, entry_points
from cantina.core.source import CHANCE, CHOICE
from cantina.core.streams import below

from .actions import apply, legal, weight
from .board import is_home
from .bonus import FIRST_SHUFFLE, undealt_in
from .codes import BONUS, CARDS, DEAL, DEALING, DRAW, NOBODY, OVER, SHIPS, UNDEALT, VERBS
from .draws import drawn_shuffle
from .record import Setup, State
from .refuse import refuse
from .rounds import begin_round
from .turn import is_shared


@rule
def begin(s: State, c: Setup) -> None:
    """Set up a match in a zeroed record: ships on the start planet, bonus piles, the first deal (RACE-13 to RACE-16)."""
    for card in range(BONUS):
        s.bonus_place[card] = UNDEALT
        s.bonus_shuffle[card] = FIRST_SHUFFLE
    s.shuffle = FIRST_SHUFFLE
    s.finish_pile = 2 * int(c.seats)
    s.pile = BONUS - int(s.finish_pile)
    begin_round(s, c)


@rule
def chance(s: State, c: Setup) -> int:
    """One outcome of the dealer by its weight, in the order of `legal`."""
    if int(s.stage) == DEALING:
        rest = below(s.streams, CHANCE, int(s.left))
        for card in range(CARDS):
            rest -= int(s.undealt[card])
            if rest < 0:
                return DEAL + VERBS * card
    shuffle = drawn_shuffle(s)
    rest = below(s.streams, CHANCE, undealt_in(s, shuffle))
    card = -1
    while rest >= 0:  # bonus cards are numbered by kind, so this is the order of `legal` too
        card += 1
        if int(s.bonus_place[card]) == UNDEALT and int(s.bonus_shuffle[card]) == shuffle:
            rest -= 1
    return DRAW + VERBS * int(c.bonus[card])


@rule
def playout(s: State, c: Setup, out: Codes) -> int:
    """Play randomly to the end; returns how many decisions the seats made."""
    decisions = 0
    while int(s.stage) != OVER:
        if int(s.asked) == NOBODY:
            apply(s, c, chance(s, c))
        else:
            count = legal(s, c, out)
            apply(s, c, int(out[below(s.streams, CHOICE, count)]))
            decisions += 1
    return decisions


@rule
def score_of(s: State, c: Setup, seat: int) -> int:
    """Ships of the seat's team that are home."""
    home = 0
    for ship in range(SHIPS):
        owner = int(c.owner[ship])
        if owner >= 0 and int(c.team[owner]) == int(c.team[seat]) and is_home(s, c, ship):
            home += 1
    return home


@rule
def has_won(s: State, c: Setup, seat: int) -> bool:  # noqa: ARG001  (every kernel is asked in the same way)
    """Whether a seat is among the winners."""
    return int(s.winners) >> seat & 1 == 1


# ---- entry points ------------------------------------------------------------------------------------------------------


start, play, forbidding, offered, playouts = entry_points(
    globals(), begin=begin, refuse=refuse, legal=legal, apply=apply, playout=playout,
    has_won=has_won, score_of=score_of, is_shared=is_shared,
)  # fmt: skip


@entry
def weights(states: Records[State], setups: Records[Setup], out: Codes, count: int, into: Sums) -> None:
    """The weights of the dealer's outcomes."""
    for i in range(count):
        into[i] = weight(states[0], setups[0], int(out[i]))
