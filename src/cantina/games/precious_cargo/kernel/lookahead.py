"""Looking ahead inside the kernel: rollouts in which everybody throws at the card, or at Grogu, that promises most.

An upgrade can be had once in a match, so it is kept for when it decides: Multi-throw for Grogu, Steal for the points that
are missing, or when the other team has its own. Whoever waits so wins two matches of three against whoever buys at once.

All work on an array of records, so that nothing is allocated: the first ones are room to work in, the position follows at
FIRST. What an aim at a card or at Grogu hits is worked out once for all rollouts (`chances`): the layout never changes.
"""

from cantina.core.compiler import Codes, Records, entry, rule
from cantina.core.kernel import Sums
from cantina.core.network import Numbers, confidence
from cantina.core.source import CHANCE, CHOICE
from cantina.core.streams import below, sow

from .actions import apply, legal
from .aiming import BAR, CLEAN, HITS, SURPLUS, THROWS, Room, expect, value_field, victory_by
from .appraisal import lead
from .codes import (
    AIM,
    AIMING,
    BUY,
    CHEAP_PRICE,
    DECIDING,
    EMPIRE,
    EMPTY,
    END,
    FACE_DOWN,
    FIELD,
    MANDALORIANS,
    MULTI_THROW,
    NONE,
    OVER,
    PRICE,
    REACH,
    SCATTERING,
    STEAL,
    THROWN_CARDS,
    TRADE,
    TURNING,
    VERBS,
    WIDE,
)
from .codes import THROW as THROW_VERB
from .features import BARS, FEATURES, TARGETS, best_gain, missing, needless, see
from .flight import THOUSANDTHS
from .playout import chance
from .points import has_points
from .purchase import purse, refuse_purchase
from .record import Setup, State

ROLL, TRY, FIRST = range(3)
SURE = 1 << 20  # the worth of a match that is won
STRAYING = 10  # percent of the throws in a rollout that go at any card, so that not all of them go the same way
TRYING = 5  # percent of the turns of self-play in which any upgrade is bought
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
    victory = victory_by(s, c, seat)
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
def worth_buying(s: State, c: Setup) -> int:
    """The upgrade that is better than a throw now, or NONE; paid with the enemy's cards alone."""
    seat = int(s.mover)
    pile, own = int(c.pile[seat]), int(c.faction[seat])
    spare = needless(s, c, pile)
    if spare < CHEAP_PRICE * BARS:
        return NONE
    counts, other = purse(s, c, pile), EMPIRE + MANDALORIANS - own
    if has_points(s, c, own):
        if spare % BARS > THROWN_CARDS and refuse_purchase(s, c, MULTI_THROW, counts) == 0:
            return MULTI_THROW
    elif spare >= PRICE * BARS and 0 < missing(s, c, pile) <= best_gain(s, c, pile) and refuse_purchase(s, c, STEAL, counts) == 0:
        return STEAL
    if has_points(s, c, other):
        if spare >= PRICE * BARS and refuse_purchase(s, c, STEAL, counts) == 0:
            return STEAL
        if refuse_purchase(s, c, TRADE, counts) == 0:
            return TRADE
    return NONE


@rule
def policy(states: Records[State], setups: Records[Setup], known: Sums, out: Codes, room: Room) -> int:
    """The rollout policy of the player to move."""
    s, c = states[ROLL], setups[0]
    stage = int(s.stage)
    if stage == AIMING:
        return aimed(c, AIM, FIELD if has_points(s, c, int(c.faction[int(s.mover)])) else good_target(s, c, known, room))
    if stage != DECIDING:
        return best_at_once(states, setups, out)
    upgrade = worth_buying(s, c)
    if upgrade != NONE:
        return BUY + VERBS * upgrade
    return END if int(s.purchases) else aimed(c, THROW_VERB, good_target(s, c, known, room))


@rule
def is_fresh(s: State) -> bool:
    """Whether a turn begins."""
    return int(s.stage) == DECIDING and int(s.purchases) == 0 and int(s.thrown) == 0


@rule
def go_on(states: Records[State], setups: Records[Setup], known: Sums, out: Codes, room: Room) -> None:
    """One more decision or draw in states[ROLL]."""
    s, c = states[ROLL], setups[0]
    if SCATTERING <= int(s.stage) <= TURNING:
        apply(s, c, chance(s))
    else:
        apply(s, c, policy(states, setups, known, out, room))


@rule
def worth(s: State, c: Setup, known: Sums, seat: int, x: Numbers, weights: Numbers) -> int:
    """How sure of victory the seat's team is, up to SURE."""
    if int(s.winner) != NONE:
        return SURE if int(s.winner) == int(c.faction[seat]) else 0
    see(s, c, known, seat, x)
    return int(SURE * confidence(x, FEATURES, weights))


@entry
def rollouts(
    states: Records[State], setups: Records[Setup], known: Sums, out: Codes, room: Room, x: Numbers, weights: Numbers,
    seat: int, depth: int, seed: int, first: int, count: int, asked: Sums, sums: Sums,
) -> None:  # fmt: skip
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
            while int(s.stage) != OVER:
                if is_fresh(s):
                    if left == 0:
                        break
                    left -= 1
                go_on(states, setups, known, out, room)
            sums[i] += worth(s, c, known, seat, x, weights)


@rule
def any_purchase(s: State, c: Setup, throw: int, out: Codes) -> int:
    """Any upgrade that can be bought, or the throw: the network has to see what comes of them."""
    found = 0
    for i in range(legal(s, c, out)):
        if int(out[i]) % VERBS == BUY:
            out[found] = out[i]
            found += 1
    return int(out[below(s.streams, CHOICE, found)]) if found else throw


@entry
def self_play(
    states: Records[State], setups: Records[Setup], known: Sums, out: Codes, room: Room, x: Numbers,
    seed: int, first: int, count: int, every: int, seen: Numbers, won: Numbers,
) -> int:  # fmt: skip
    """Play matches number `first` onwards from states[FIRST]; note about one turn of so many, and who won. Returns how many."""
    s, c, n = states[ROLL], setups[0], 0
    for number in range(first, first + count):
        states[ROLL] = states[FIRST]
        sow(s.streams, seed, number)
        begun = n
        while int(s.stage) != OVER:
            if is_fresh(s) and below(s.streams, CHANCE, every) == 0 and (n + 1) * FEATURES <= len(seen):
                seat = below(s.streams, CHANCE, int(c.seats))
                see(s, c, known, seat, x)
                for i in range(FEATURES):
                    seen[n * FEATURES + i] = x[i]
                won[n] = float(int(c.faction[seat]))
                n += 1
            if is_fresh(s) and below(s.streams, CHOICE, 100) < TRYING:
                apply(s, c, any_purchase(s, c, aimed(c, THROW_VERB, good_target(s, c, known, room)), out))
            else:
                go_on(states, setups, known, out, room)
        for i in range(begun, n):
            won[i] = 1.0 if int(won[i]) == int(s.winner) else 0.0
    return n
