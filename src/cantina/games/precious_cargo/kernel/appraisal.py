"""A rough worth of a position, for bots: how near each team is to its points, and what the move being made promises."""

from cantina.core.compiler import Codes, Records, entry, rule

from .actions import apply, legal
from .aiming import BAR, CARDS, HUNDREDTHS, SURPLUS, VICTORY, Room, best_aim, promise, value_field, victory_by
from .codes import (
    AIMING,
    EMPIRE,
    GIVING,
    MANDALORIANS,
    MOST_BESKAR,
    NONE,
    PAYING,
    SCATTERING,
    THROWN_CARDS,
    TUMBLING,
    TURNING,
)
from .points import has_points, member_need, score, team_need
from .record import Setup, State

QUALIFIED = 700  # what having the points is worth, in hundredths of a point
KNOWN = 40  # a card turned up
SAFE = 25  # a protected card
MOST_BARS = 12  # more Beskar than this is of no use
WON = 1_000_000


@rule
def bars(s: State, c: Setup, pile: int) -> int:
    """The Beskar of a win pile that could be paid."""
    total = 0
    for kind in range(int(c.allies) * MOST_BESKAR):
        total += int(s.held[pile, kind]) * (kind % MOST_BESKAR + 1)
    return total


@rule
def progress(s: State, c: Setup, faction: int) -> int:
    """How far a team has come, in hundredths of a point: points up to the need count in full, others a little."""
    together = bool(int(c.way) or int(c.added))
    worth, total = 0, 0
    for pile in range(int(c.piles)):
        if int(c.pile_faction[pile]) == faction:
            points = score(s, c, pile)
            total += points
            if not together:
                counted = min(points, member_need(c))
                worth += HUNDREDTHS * counted + SURPLUS * (points - counted)
            worth += BAR * min(bars(s, c, pile), MOST_BARS)
    if together:
        counted = min(total, team_need(c, faction))
        worth += HUNDREDTHS * counted + SURPLUS * (total - counted)
    for i in range(int(s.sets)):
        if int(c.pile_faction[int(s.set_pile[i])]) == faction:
            worth += SAFE * int(s.set_cards[i])
    if has_points(s, c, faction):
        worth += QUALIFIED
    return worth


@rule
def lead(s: State, c: Setup, seat: int) -> int:
    """How far the seat's team is ahead of the other."""
    own = int(c.faction[seat])
    if int(s.winner) != NONE:
        return WON if int(s.winner) == own else -WON
    return progress(s, c, own) - progress(s, c, EMPIRE + MANDALORIANS - own)


@rule
def thrown_cards_promise(s: State, c: Setup, hits: Codes, seat: int, room: Room) -> int:
    """What three thrown cards bring on average: aims already chosen, and good ones for the others."""
    value_field(s, c, seat, BAR, SURPLUS, room)
    victory, total = victory_by(s, c, seat), 0
    best_aim(s, c, hits, seat, THROWN_CARDS, victory, room)
    best = int(room[CARDS])
    for i in range(THROWN_CARDS):
        if i < int(s.things):
            total += promise(s, c, hits, seat, int(s.aim_x[i]), int(s.aim_y[i]), THROWN_CARDS, victory, room)
        else:
            total += best
    return min(total, VICTORY)


@rule
def promised(s: State, c: Setup, hits: Codes, seat: int, room: Room) -> int:
    """What is still in the air: a thrown disc, cards to be thrown, a team-mate's throw, cards to be turned up."""
    stage, mover = int(s.stage), int(s.mover)
    if stage == SCATTERING:
        value_field(s, c, mover, BAR, SURPLUS, room)
        return promise(s, c, hits, mover, int(s.aim_x[0]), int(s.aim_y[0]), 1, victory_by(s, c, mover), room)
    if stage == AIMING or stage == TUMBLING:
        return thrown_cards_promise(s, c, hits, mover, room)
    if stage == TURNING:
        return KNOWN * int(s.picked)
    total = 0
    for mate in range(int(c.seats)):
        if int(s.gifts[mate]) and int(c.faction[mate]) == int(c.faction[seat]):
            value_field(s, c, mate, BAR, SURPLUS, room)
            best_aim(s, c, hits, mate, 1, victory_by(s, c, mate), room)
            total += int(s.gifts[mate]) * int(room[CARDS])
    return total


@entry
def appraise(states: Records[State], setups: Records[Setup], hits: Codes, out: Codes, seat: int, room: Room) -> int:
    """The lead of the seat's team in states[0], in hundredths of a point, with what its move still promises.

    An upgrade being resolved is resolved first, each choice for the best lead at once; states[1] is room for that.
    """
    s, c = states[0], setups[0]
    s.telling = 0
    while PAYING <= int(s.stage) < SCATTERING and int(s.stage) != AIMING:
        best, worth = 0, -2 * WON
        for choice in range(legal(s, c, out)):
            states[1] = states[0]
            after = states[1]
            apply(after, c, int(out[choice]))
            found = lead(after, c, seat)
            if int(s.stage) == GIVING:
                found += promised(after, c, hits, seat, room)
            if found > worth:
                best, worth = int(out[choice]), found
        apply(s, c, best)
    return lead(s, c, seat) + promised(s, c, hits, seat, room)
