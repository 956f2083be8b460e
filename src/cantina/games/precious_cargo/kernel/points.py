"""Points: a pure function of a win pile (CARGO-R-09), and who may aim at Grogu (CARGO-28, CARGO-58, CARGO-64, CARGO-65)."""

from cantina.core.compiler import rule

from .codes import (
    CARD_POINTS,
    EMPIRE,
    LONE_NEED,
    MANDALORIANS,
    MEMBER_NEED,
    MOST_BESKAR,
    WAY_EXTRA,
    WAY_NEED,
)
from .record import Setup, State


@rule
def bonus(cards: int) -> int:
    """What so many identical cards add: two +2, three +3, any other number nothing (CARGO-30 to CARGO-32)."""
    return cards if cards == 2 or cards == 3 else 0


@rule
def group(s: State, pile: int, ally: int) -> int:
    """Identical cards in a win pile, outside protected sets."""
    first = ally * MOST_BESKAR
    return int(s.held[pile, first]) + int(s.held[pile, first + 1]) + int(s.held[pile, first + 2])


@rule
def group_points(c: Setup, pile: int, ally: int, cards: int) -> int:
    """Two for each card of the player's faction and the bonus of the set; none for the enemy's (CARGO-26, CARGO-27, CARGO-33)."""
    if int(c.ally_faction[ally]) != int(c.pile_faction[pile]):
        return 0
    return CARD_POINTS * cards + bonus(cards)


@rule
def score(s: State, c: Setup, pile: int) -> int:
    """The points of a win pile: its groups, and the frozen points of its protected sets (CARGO-41, CARGO-R-09)."""
    points = 0
    for ally in range(int(c.allies)):
        if int(c.ally_faction[ally]) == int(c.pile_faction[pile]):
            cards = group(s, pile, ally)
            points += CARD_POINTS * cards + bonus(cards)
    for i in range(int(s.sets)):
        if int(s.set_pile[i]) == pile:
            points += int(s.set_points[i])
    return points


@rule
def member_need(c: Setup) -> int:
    """The points that each player needs, apart from "This is the way": thirty for two players, else fifteen (CARGO-28)."""
    return LONE_NEED if int(c.seats) == 2 else MEMBER_NEED


@rule
def team_need(c: Setup, faction: int) -> int:
    """The points that a team needs together (CARGO-64, CARGO-65, CARGO-R-02)."""
    members = int(c.members[faction])
    if int(c.way):
        return WAY_NEED if faction == MANDALORIANS else WAY_NEED * members + WAY_EXTRA
    return member_need(c) * members


@rule
def has_points(s: State, c: Setup, faction: int) -> bool:
    """Whether a team has what it needs: every member, or all together where points are added up (CARGO-58, CARGO-R-02, R-49)."""
    together = 0
    for pile in range(int(c.piles)):
        if int(c.pile_faction[pile]) == faction:
            points = score(s, c, pile)
            if not int(c.way) and not int(c.added) and points < member_need(c):
                return False
            together += points
    return together >= team_need(c, faction)


@rule
def is_waived(s: State, c: Setup) -> bool:
    """CARGO-R-26: neither field nor ally pile has a card, and no team has its points: then nobody needs any."""
    if int(s.lying) or int(s.pile):
        return False
    return not has_points(s, c, MANDALORIANS) and not has_points(s, c, EMPIRE)


@rule
def may_aim(s: State, c: Setup, faction: int) -> bool:
    """Whether a team can win by landing on Grogu now; asked at each throw (CARGO-R-05)."""
    return has_points(s, c, faction) or is_waived(s, c)
