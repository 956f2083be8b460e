"""What the network sees of a position: how far each team is, what it can pay with, what it could take, and its hand for Grogu."""

from cantina.core.compiler import rule
from cantina.core.kernel import Sums
from cantina.core.network import Numbers

from .codes import EMPIRE, FIELD, MANDALORIANS, MOST_BESKAR, MULTI_THROW, STEAL, TRADE
from .flight import THOUSANDTHS
from .points import group, group_points, member_need, score, team_need
from .record import Setup, State

TARGETS = FIELD + 1  # aims that are known: the cards, and Grogu
OF_TEAM = 18
FEATURES = 2 * OF_TEAM + 5
BARS = 100  # a count of cards and of the Beskar on them is packed as cards + BARS * bars


@rule
def taking(s: State, c: Setup, pile: int, other: int, ally: int) -> int:
    """The points that a card of another pile brings to one, and those that the other loses."""
    mine, theirs = group(s, pile, ally), group(s, other, ally)
    gained = group_points(c, pile, ally, mine + 1) - group_points(c, pile, ally, mine)
    return gained + group_points(c, other, ally, theirs) - group_points(c, other, ally, theirs - 1)


@rule
def best_taking(s: State, c: Setup, pile: int) -> int:
    """The most that a card of the other team would bring to a pile, its loss counted in."""
    best = 0
    for other in range(int(c.piles)):
        if int(c.pile_faction[other]) != int(c.pile_faction[pile]):
            for ally in range(int(c.allies)):
                if group(s, other, ally):
                    best = max(best, taking(s, c, pile, other, ally))
    return best


@rule
def best_gain(s: State, c: Setup, pile: int) -> int:
    """The most points that a card of the other team would bring to a pile."""
    best = 0
    for other in range(int(c.piles)):
        if int(c.pile_faction[other]) != int(c.pile_faction[pile]):
            for ally in range(int(c.allies)):
                if group(s, other, ally):
                    cards = group(s, pile, ally)
                    best = max(best, group_points(c, pile, ally, cards + 1) - group_points(c, pile, ally, cards))
    return best


@rule
def missing(s: State, c: Setup, pile: int) -> int:
    """The points that a pile, or the whole team where points are added up, has yet to win."""
    if not int(c.way) and not int(c.added):
        return max(0, member_need(c) - score(s, c, pile))
    total = 0
    for mate in range(int(c.piles)):
        if int(c.pile_faction[mate]) == int(c.pile_faction[pile]):
            total += score(s, c, mate)
    return max(0, team_need(c, int(c.pile_faction[pile])) - total)


@rule
def needless(s: State, c: Setup, pile: int) -> int:
    """The enemy's cards in a pile, and the Beskar on them; packed."""
    found = 0
    for ally in range(int(c.allies)):
        if int(c.ally_faction[ally]) != int(c.pile_faction[pile]):
            for beskar in range(MOST_BESKAR):
                found += int(s.held[pile, ally * MOST_BESKAR + beskar]) * (1 + BARS * (beskar + 1))
    return found


@rule
def still_has(s: State, seat: int, upgrade: int) -> float:
    """Whether a seat can still use an upgrade in this match."""
    return 1.0 if int(s.stock[upgrade]) and not int(s.used[seat]) >> upgrade & 1 else 0.0


@rule
def see_team(s: State, c: Setup, known: Sums, faction: int, x: Numbers, at: int) -> None:
    """The numbers of one team."""
    together = bool(int(c.way) or int(c.added))
    total, lacking, most, need = 0, 0, 0, team_need(c, faction)
    for i in range(OF_TEAM):
        x[at + i] = 0.0
    for pile in range(int(c.piles)):
        if int(c.pile_faction[pile]) == faction:
            points = score(s, c, pile)
            total += points
            lacking = missing(s, c, pile) if together else lacking + missing(s, c, pile)
            most = max(most, best_taking(s, c, pile))
            spare = needless(s, c, pile)
            x[at + 5] += min(spare % BARS, 8) / 8.0
            x[at + 6] += min(spare // BARS, 12) / 12.0
            bars = 0
            for ally in range(int(c.allies)):
                cards = group(s, pile, ally)
                for beskar in range(MOST_BESKAR):
                    bars += int(s.held[pile, ally * MOST_BESKAR + beskar]) * (beskar + 1)
                if int(c.ally_faction[ally]) == faction and 1 <= cards <= 3:
                    x[at + 7 + cards] += 0.2
            x[at + 7] += min(bars, 20) / 20.0
    x[at] = lacking / need
    x[at + 1] = 1.0 if lacking == 0 else 0.0
    x[at + 2] = min(lacking, 4) / 4.0
    x[at + 3] = min(lacking, 10) / 10.0
    x[at + 4] = min(max(0, total - need), 8) / 8.0
    x[at + 11] = most / 6.0
    for i in range(int(s.sets)):
        if int(c.pile_faction[int(s.set_pile[i])]) == faction:
            x[at + 12] += int(s.set_points[i]) / need
    surest, members = 0, 0
    for seat in range(int(c.seats)):
        if int(c.faction[seat]) == faction:
            members += 1
            surest += int(known[(seat * TARGETS + FIELD) * TARGETS + FIELD])
            x[at + 13] += still_has(s, seat, STEAL)
            x[at + 14] += still_has(s, seat, TRADE)
            x[at + 15] += still_has(s, seat, MULTI_THROW)
    x[at + 16] = 4.0 * surest / members / THOUSANDTHS
    x[at + 17] = members / 3.0
    for i in range(13, 16):
        x[at + i] /= members


@rule
def see(s: State, c: Setup, known: Sums, seat: int, x: Numbers) -> None:
    """The numbers of a position as the seat's team sees it."""
    own = int(c.faction[seat])
    see_team(s, c, known, own, x, 0)
    see_team(s, c, known, EMPIRE + MANDALORIANS - own, x, OF_TEAM)
    at = 2 * OF_TEAM
    x[at] = 1.0 if int(c.faction[int(s.mover)]) == own else 0.0
    x[at + 1] = int(s.lying) / FIELD
    x[at + 2] = min(int(s.pile), 60) / 60.0
    x[at + 3] = float(int(c.way))
    x[at + 4] = float(int(c.added))
