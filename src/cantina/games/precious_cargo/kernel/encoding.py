"""Public numbers of actions, and what a seat sees as a row of numbers: for batches and environments.

A throw, a flick and an aim have one number each; where to, how fast and how steeply stand beside it, in the units of the action.
"""

from cantina.core.batching import Small
from cantina.core.compiler import Codes, rule
from cantina.core.rule_numbers import CORE_05

from .codes import (
    AIM,
    ALLIES,
    BACK,
    EMPTY,
    END,
    FACE_DOWN,
    FASTEST,
    FIELD,
    FLICK,
    HIGHEST,
    KINDS,
    LOWEST,
    OVER,
    REACH,
    SCATTERING,
    SEATS,
    SLOWEST,
    THROW,
    UNVEIL,
    UPGRADES,
    VERBS,
    WIDE,
    WIDEST,
)
from .ids import CARGO_19
from .points import has_points, may_aim, score
from .record import Setup, State

SPANS = 4  # numbers beside an action, at most
STAGES = 9

# by verb: the first public number, and how many there are; the dealer's verbs have none
COUNTS = (1, 1, 1, UPGRADES, KINDS, ALLIES, KINDS, 1, SEATS, KINDS, SEATS * KINDS, FIELD)
FIRST = tuple(sum(COUNTS[:verb]) for verb in range(len(COUNTS) + 1))
SIZE = FIRST[-1]

PER_SEAT = 5 + UPGRADES
PARTS = {  # what an observation is made of, in order
    "stage": STAGES,  # deciding, paying, protecting, picking, aiming, giving, offering, taking, revealing: one of them is 1
    "turn": 6,  # throws left; purchases; 1 + upgrade being resolved or 0; Beskar due; chosen so far; 1 + card offered or 0
    "teams": 4,  # has its points: own team, the other; may win on Grogu now: own team, the other
    "field": FIELD,  # 0: empty, 1: face down, 2 + kind: face up
    "face-up": FIELD,
    "chosen": FIELD,  # to be turned up
    "seats": SEATS * (PER_SEAT + 2 * KINDS),  # 1: same team, 2: the other; points; gifts; errors; upgrades used; cards; protected
    "left": KINDS,  # undecided cards by kind
    "gone": KINDS,
    "stock": UPGRADES,
    "places": 2 * FIELD,  # x and y of each card of the layout
}
WIDTH = sum(PARTS.values())


@rule
def turn_of(s: State) -> int:
    """The seat that decides, -1 for the dealer, -2 once it is over."""
    if int(s.stage) < SCATTERING:
        return int(s.mover)
    return -2 if int(s.stage) == OVER else -1


@rule
def numbered(s: State, c: Setup, code: int) -> int:  # noqa: ARG001  (every kernel is asked in the same way)
    """The public number of a legal action."""
    verb = code % VERBS
    asks = verb == THROW or verb == FLICK or verb == AIM or verb == END
    return FIRST[verb] if asks else FIRST[verb] + code // VERBS


@rule
def coded(s: State, c: Setup, number: int) -> int:  # noqa: ARG001
    """The kernel's code for a public number; below zero: there is no such number (CORE-05)."""
    if number < 0 or number >= SIZE:
        return -CORE_05
    verb = UNVEIL
    while FIRST[verb] > number:
        verb -= 1
    return verb + VERBS * (number - FIRST[verb])


@rule
def packed(spans: Codes, at: int, low: int, high: int) -> int:
    """A number counted from its span's lowest one; below zero: it lies outside. Where none are given it is the middle."""
    if len(spans) == 0:
        return (low + high) // 2 - low
    value = int(spans[at]) - low
    return value if value <= high - low else -1


@rule
def spanned(s: State, c: Setup, code: int, spans: Codes, at: int) -> int:
    """A throw with its numbers: x, y, or distance, direction, speed, loft; outside their spans CARGO-19 forbids it."""
    verb = code % VERBS
    if verb == THROW or verb == AIM:
        x, y = packed(spans, at, -REACH, REACH), packed(spans, at + 1, -REACH, REACH)
        return verb + VERBS * (x + WIDE * y) if x >= 0 and y >= 0 else -CARGO_19
    if verb == FLICK:
        nearest = int(c.nearest[int(s.mover)])
        distance, direction = packed(spans, at, nearest, nearest + BACK), packed(spans, at + 1, -WIDEST, WIDEST)
        speed, loft = packed(spans, at + 2, SLOWEST, FASTEST), packed(spans, at + 3, LOWEST, HIGHEST)
        if distance < 0 or direction < 0 or speed < 0 or loft < 0:
            return -CARGO_19
        return FLICK + VERBS * (distance + WIDE * (direction + WIDE * (speed + WIDE * loft)))
    return code


@rule
def observe(s: State, c: Setup, seat: int, into: Small, at: int) -> None:
    """Write what a seat sees, from its own side: seats are counted from it on, clockwise."""
    seats = int(c.seats)
    for i in range(WIDTH):
        into[at + i] = 0
    if int(s.stage) < STAGES:
        into[at + int(s.stage)] = 1
    n = at + STAGES
    into[n] = s.throws
    into[n + 1] = s.purchases
    into[n + 2] = int(s.upgrade) + 1
    into[n + 3] = s.due
    into[n + 4] = s.picked
    into[n + 5] = int(s.offered) + 1
    for team in range(2):
        faction = int(c.faction[seat]) if team == 0 else 1 - int(c.faction[seat])
        into[n + 6 + team] = has_points(s, c, faction)
        into[n + 8 + team] = may_aim(s, c, faction)
    n += 10
    for place in range(FIELD):
        lies = int(s.field[place])
        into[n + place] = 0 if lies == EMPTY else 1 if lies == FACE_DOWN else 2 + lies
        into[n + FIELD + place] = lies >= 0
        into[n + 2 * FIELD + place] = int(s.chosen) >> place & 1
    n += 3 * FIELD
    for other in range(seats):
        place, pile = n + (other - seat) % seats * (PER_SEAT + 2 * KINDS), int(c.pile[other])
        into[place] = 1 if int(c.faction[other]) == int(c.faction[seat]) else 2
        into[place + 1] = score(s, c, pile)
        into[place + 2] = s.gifts[other]
        into[place + 3] = c.along[other]
        into[place + 4] = c.aside[other]
        for upgrade in range(UPGRADES):
            into[place + 5 + upgrade] = int(s.used[other]) >> upgrade & 1
        for kind in range(KINDS):
            into[place + PER_SEAT + kind] = s.held[pile, kind]
            into[place + PER_SEAT + KINDS + kind] = s.guarded[pile, kind]
    n += SEATS * (PER_SEAT + 2 * KINDS)
    for kind in range(KINDS):
        into[n + kind] = s.left[kind]
        into[n + KINDS + kind] = s.gone[kind]
    n += 2 * KINDS
    for upgrade in range(UPGRADES):
        into[n + upgrade] = s.stock[upgrade]
    n += UPGRADES
    for place in range(FIELD):
        into[n + 2 * place] = c.card_x[place]
        into[n + 2 * place + 1] = c.card_y[place]
