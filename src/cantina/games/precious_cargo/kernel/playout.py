"""Whole loops inside the kernel, and the entry points that Python calls with arrays of records."""

from cantina.core.compiler import Codes, Records, entry, rule
from cantina.core.kernel import Sums, entry_points
from cantina.core.source import CHANCE, CHOICE
from cantina.core.streams import below

from .actions import apply, legal
from .codes import (
    AIM,
    BACK,
    COPIES,
    FACE_DOWN,
    FASTEST,
    FIELD,
    FLICK,
    FLUBS,
    HALF_TURN,
    HIGHEST,
    KINDS,
    LOWEST,
    NONE,
    OVER,
    REACH,
    SCATTER,
    SCATTERING,
    SLIP,
    SLIPPING,
    SLOWEST,
    THROW,
    TUMBLE,
    TURN_UP,
    TURNING,
    UPGRADES,
    VERBS,
    WIDE,
    WIDEST,
)
from .points import bonus, group, group_points, has_points, is_waived, may_aim, score, team_need
from .purchase import price, refuse_buy
from .record import Setup, State
from .refuse import refuse
from .tables import DRAWS
from .turn import begin_turn


@rule
def begin(s: State, c: Setup) -> None:
    """Set up a match in a zeroed record: fifteen cards face down, the others in a pile, six of each upgrade (CARGO-10 to 15)."""
    for kind in range(KINDS):
        s.left[kind] = c.copies[kind]
        s.undecided += int(c.copies[kind])
    for place in range(FIELD):
        s.field[place] = FACE_DOWN
    s.lying = FIELD
    s.pile = int(s.undecided) - FIELD
    for upgrade in range(UPGRADES):
        s.stock[upgrade] = COPIES
    s.offered = NONE
    s.winner = NONE
    begin_turn(s)


@rule
def chance(s: State) -> int:
    """One outcome of the dealer: a card by its copies left, or draws for a throw."""
    stage = int(s.stage)
    if stage == TURNING:
        rest = below(s.streams, CHANCE, int(s.undecided))
        kind = 0
        rest -= int(s.left[0])
        while rest >= 0:
            kind += 1
            rest -= int(s.left[kind])
        return TURN_UP + VERBS * kind
    first = below(s.streams, CHANCE, DRAWS)
    second = below(s.streams, CHANCE, DRAWS)
    if stage == SLIPPING:
        third = below(s.streams, CHANCE, DRAWS)
        fourth = below(s.streams, CHANCE, DRAWS)
        luck = below(s.streams, CHANCE, FLUBS)
        return SLIP + VERBS * (first + WIDE * (second + WIDE * (third + WIDE * (fourth + WIDE * luck))))
    luck = below(s.streams, CHANCE, FLUBS)
    if stage == SCATTERING:
        return SCATTER + VERBS * (first + WIDE * (second + WIDE * luck))
    angle = below(s.streams, CHANCE, HALF_TURN)
    return TUMBLE + VERBS * (first + WIDE * (second + WIDE * (luck + WIDE * angle)))


@rule
def choice(s: State, c: Setup, out: Codes) -> int:
    """A random action; its spans are filled field by field, as `fill` does."""
    action = int(out[below(s.streams, CHOICE, legal(s, c, out))])
    if action == THROW or action == AIM:
        x = below(s.streams, CHOICE, 2 * REACH + 1)
        return action + VERBS * (x + WIDE * below(s.streams, CHOICE, 2 * REACH + 1))
    if action == FLICK:
        distance = below(s.streams, CHOICE, BACK + 1)
        direction = below(s.streams, CHOICE, 2 * WIDEST + 1)
        speed = below(s.streams, CHOICE, FASTEST - SLOWEST + 1)
        loft = below(s.streams, CHOICE, HIGHEST - LOWEST + 1)
        return FLICK + VERBS * (distance + WIDE * (direction + WIDE * (speed + WIDE * loft)))
    return action


@rule
def playout(s: State, c: Setup, out: Codes) -> int:
    """Play randomly to the end; returns how many decisions the seats made."""
    decisions = 0
    while int(s.stage) != OVER:
        if SCATTERING <= int(s.stage) <= TURNING:
            apply(s, c, chance(s))
        else:
            apply(s, c, choice(s, c, out))
            decisions += 1
    return decisions


@rule
def has_won(s: State, c: Setup, seat: int) -> bool:
    """Whether a seat's team has won."""
    return int(c.faction[seat]) == int(s.winner)


@rule
def score_of(s: State, c: Setup, seat: int) -> int:
    """The points of a seat's win pile."""
    return score(s, c, int(c.pile[seat]))


@rule
def is_shared(s: State, c: Setup) -> bool:  # noqa: ARG001  (every kernel is asked in the same way)
    """There is one winning team."""
    return False


# ---- entry points ------------------------------------------------------------------------------------------------------


start, play, forbidding, offered, playouts = entry_points(
    globals(), begin=begin, refuse=refuse, legal=legal, apply=apply, playout=playout,
    has_won=has_won, score_of=score_of, is_shared=is_shared,
)  # fmt: skip


@entry
def survey(states: Records[State], setups: Records[Setup], into: Sums) -> None:
    """Points of each pile; then of each faction its need, whether it has it and may aim; whether points are waived; upgrades.

    For each upgrade: its price, and the rule that forbids the mover to buy it now.
    """
    s, c = states[0], setups[0]
    n = int(c.piles)
    for pile in range(n):
        into[pile] = score(s, c, pile)
    for faction in range(2):
        into[n] = team_need(c, faction)
        into[n + 1] = has_points(s, c, faction)
        into[n + 2] = may_aim(s, c, faction)
        n += 3
    into[n] = is_waived(s, c)
    for upgrade in range(UPGRADES):
        into[n + 1] = price(upgrade)
        into[n + 2] = refuse_buy(s, c, upgrade)
        n += 2


@entry
def parts(states: Records[State], setups: Records[Setup], pile: int, into: Sums) -> None:
    """What a win pile's points are made of: for each ally the cards outside protected sets, their points, and the bonus."""
    s, c = states[0], setups[0]
    for ally in range(int(c.allies)):
        cards = group(s, pile, ally)
        points = group_points(c, pile, ally, cards)
        into[3 * ally] = cards
        into[3 * ally + 1] = points - bonus(cards) if points else 0
        into[3 * ally + 2] = bonus(cards) if points else 0
