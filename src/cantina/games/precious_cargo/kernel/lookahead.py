"""Looking ahead inside the kernel: rollouts in which everybody throws at the card, or at Grogu, that promises most.

All work on an array of records, so that nothing is allocated: the first ones are room to work in, the position follows at
FIRST. What an aim at a card or at Grogu hits is worked out once for all rollouts (`chances`): the layout never changes.
"""

import numpy as np

from cantina.core.compiler import Codes, Records, entry, rule
from cantina.core.kernel import Sums
from cantina.core.source import CHOICE
from cantina.core.streams import below, sow

from .actions import apply, legal
from .aiming import BAR, CLEAN, HITS, SURPLUS, THROWS, Room, expect, value_field, victory_by
from .appraisal import lead
from .codes import AIM, AIMING, DECIDING, EMPTY, END, FACE_DOWN, FIELD, NONE, OVER, REACH, SCATTERING, TURNING, VERBS, WIDE
from .codes import THROW as THROW_VERB
from .flight import THOUSANDTHS
from .playout import chance
from .record import Setup, State

ROLL, TRY, FIRST = range(3)
TARGETS = FIELD + 1  # the cards, and Grogu
SURE = 1 << 20  # the worth of a match that is won
STRAYING = 10  # percent of the throws in a rollout that go at any card, so that not all of them go the same way
STEEP = 900.0  # hundredths of a point by which a lead of 73 % is told from an even match
WORST = -(1 << 40)


@entry
def chances(states: Records[State], setups: Records[Setup], hits: Codes, room: Room, into: Sums) -> None:
    """For each seat and target: how often such an aim hits each place, in parts of THROWS; and Grogu alone, in thousandths."""
    s, c = states[TRY], setups[0]
    states[TRY] = states[FIRST]
    for place in range(FIELD):
        s.field[place] = FACE_DOWN
    n = 0
    for seat in range(int(c.seats)):
        for target in range(TARGETS):
            x, y = 0, 0
            if target < FIELD:
                x, y = int(c.card_x[target]), int(c.card_y[target])
            expect(s, c, hits, seat, x, y, 1, room)
            for place in range(FIELD):
                into[n + place] = room[HITS + place]
            into[n + FIELD] = room[CLEAN]
            n += TARGETS


@rule
def good_target(s: State, c: Setup, known: Sums, room: Room) -> int:
    """The card, or Grogu, that an aim at promises most of; now and then any."""
    seat, best, chosen, lying = int(s.mover), WORST, FIELD, 0
    astray = below(s.streams, CHOICE, 100) < STRAYING
    value_field(s, c, seat, BAR, SURPLUS, room)
    victory = 0 if int(s.stage) == AIMING else victory_by(s, c, seat)
    for target in range(TARGETS):
        if target < FIELD and int(s.field[target]) == EMPTY:
            continue
        at = (seat * TARGETS + target) * TARGETS
        value = victory * int(known[at + FIELD]) // THOUSANDTHS
        for place in range(FIELD):
            if int(s.field[place]) != EMPTY:
                value += int(known[at + place]) * int(room[place]) // THROWS
        if astray:
            lying += 1
            if below(s.streams, CHOICE, lying) == 0:
                chosen = target
        elif value > best:
            best, chosen = value, target
    return chosen


@rule
def aimed(c: Setup, verb: int, target: int) -> int:
    """The action of aiming at a target."""
    x, y = 0, 0
    if target < FIELD:
        x, y = int(c.card_x[target]), int(c.card_y[target])
    return verb + VERBS * (x + REACH + WIDE * (y + REACH))


@rule
def best_at_once(states: Records[State], setups: Records[Setup], out: Codes) -> int:
    """Within an upgrade: the choice in states[ROLL] with the best lead."""
    s, c = states[ROLL], setups[0]
    seat, best, chosen = int(s.mover), WORST, 0
    for i in range(legal(s, c, out)):
        states[TRY] = states[ROLL]
        apply(states[TRY], c, int(out[i]))
        value = lead(states[TRY], c, seat)
        if value > best:
            best, chosen = value, int(out[i])
    return chosen


@rule
def policy(states: Records[State], setups: Records[Setup], known: Sums, out: Codes, room: Room) -> int:
    """The rollout policy of the player to move: throws where it promises most, and buys nothing more."""
    s, c = states[ROLL], setups[0]
    stage = int(s.stage)
    if stage == AIMING:
        return aimed(c, AIM, good_target(s, c, known, room))
    if stage != DECIDING:
        return best_at_once(states, setups, out)
    if int(s.purchases):
        return END
    return aimed(c, THROW_VERB, good_target(s, c, known, room))


@rule
def worth(s: State, c: Setup, seat: int) -> int:
    """How sure of victory the seat's team is, up to SURE."""
    if int(s.winner) != NONE:
        return SURE if int(s.winner) == int(c.faction[seat]) else 0
    return int(SURE / (1.0 + np.exp(-lead(s, c, seat) / STEEP)))


@entry
def rollouts(
    states: Records[State],
    setups: Records[Setup],
    known: Sums,
    out: Codes,
    room: Room,
    seat: int,
    depth: int,
    seed: int,
    first: int,
    count: int,
    asked: Sums,
    sums: Sums,
) -> None:
    """Add to `sums` what rollouts number `first` onwards of each asked action lead to: `depth` turns, then their worth.

    A rollout's number decides its luck, whatever was asked, so that actions are compared on the same one.
    """
    s, c = states[ROLL], setups[0]
    for i in range(len(asked)):
        for number in range(first, first + count):
            states[ROLL] = states[FIRST]
            sow(s.streams, seed, number)
            apply(s, c, int(asked[i]))
            left = depth
            while int(s.stage) != OVER and left > 0:
                if SCATTERING <= int(s.stage) <= TURNING:
                    apply(s, c, chance(s))
                else:
                    left -= int(s.stage) == DECIDING
                    apply(s, c, policy(states, setups, known, out, room))
            sums[i] += worth(s, c, seat)
