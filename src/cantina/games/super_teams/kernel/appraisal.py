"""A rough worth of a position, for bots: how far each team has come, if nobody plays another bonus card this turn."""

from cantina.core.compiler import Records, entry, rule

from .board import is_home
from .codes import ASTEROID, BONUS, BONUS_SPACE, DEPARTURE, DRAWING, EVASION, HOOKING, HYPERSPACE, LANDING, PRIZES, SHIPS
from .record import Setup, State
from .turn import choose_half, pass_over, proceed

TENTHS = 10  # of a space
IN_HYPERSPACE, ON_ASTEROID, AT_HOME, BONUS_CARD = 35, -25, 30, 15


@rule
def half_worth(kind: int) -> int:
    """What standing on such a space is worth for the next flight."""
    if kind == HYPERSPACE:
        return IN_HYPERSPACE
    return ON_ASTEROID if kind == ASTEROID else 0


@rule
def settle(s: State, c: Setup) -> None:
    """Finish the move as it stands: everybody declines, and the mover lands where it helps its own team."""
    while DEPARTURE <= int(s.stage) <= HOOKING:
        if int(s.stage) == LANDING:
            first, second = int(c.halves[int(s.target), 0]), int(c.halves[int(s.target), 1])
            friendly = int(c.team[int(c.owner[int(s.ship)])]) == int(c.team[int(s.mover)])
            choose_half(s, c, first if (half_worth(first) > half_worth(second)) == friendly else second)
        else:
            pass_over(s, c)
        if int(s.stage) == LANDING or int(s.stage) == EVASION or int(s.stage) == HOOKING:
            proceed(s, c)


@rule
def progress(s: State, c: Setup, team: int) -> int:
    """How far a team has come, in tenths of a space, its bonus cards counted in."""
    worth = 0
    for ship in range(SHIPS):
        owner = int(c.owner[ship])
        if owner >= 0 and int(c.team[owner]) == team:
            worth += TENTHS * int(s.space[ship]) + half_worth(int(s.kind[ship]))
            if is_home(s, c, ship):
                worth += AT_HOME
    for card in range(BONUS):
        holder = int(s.bonus_place[card])
        if holder >= 0 and int(c.team[holder]) == team:
            worth += BONUS_CARD
    stage = int(s.stage)
    if stage == DRAWING or (stage == PRIZES and int(s.kind[int(s.ship)]) == BONUS_SPACE):
        for arrival in range(int(s.arrivals)):
            if int(c.team[int(c.owner[int(s.arrived[arrival])])]) == team:
                worth += BONUS_CARD
    return worth


@rule
def lead(s: State, c: Setup, seat: int) -> int:
    """The lead of the seat's team over the best other one, in tenths of a space, once the move in this record has settled."""
    settle(s, c)
    own, best = progress(s, c, int(c.team[seat])), -1
    for other in range(int(c.seats)):
        if int(c.team[other]) != int(c.team[seat]):
            best = max(best, progress(s, c, int(c.team[other])))
    return own - best


@entry
def appraise(states: Records[State], setups: Records[Setup], seat: int) -> int:
    """The lead of the seat's team in states[0], which is changed."""
    states[0].telling = 0
    return lead(states[0], setups[0], seat)
