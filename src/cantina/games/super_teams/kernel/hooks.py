"""Landing, and the grappling hooks of those who were flown past (RACE-49 to RACE-54)."""

from cantina.core.compiler import rule

from .bonus import could_hold, discard
from .codes import GRAPPLING_HOOK, HOOKING, SHIPS
from .flight import put
from .ids import RACE_49, RACE_R_26
from .record import Setup, State
from .telling import tell_hooked

FAR = 10_000  # in `reach`: no ship of this team has moved this turn


@rule
def flew(s: State, c: Setup, ship: int) -> None:
    """Remember how far back a team's ships started this turn: between there and the target they flew past others."""
    team = int(c.team[int(c.owner[ship])])
    s.reach[team] = min(int(s.reach[team]), int(s.space[ship]))


@rule
def land(s: State, c: Setup, kind: int) -> None:
    """The moved ship has landed for good; who was flown past may hook (RACE-49)."""
    ship = int(s.ship)
    flew(s, c, ship)
    put(s, c, ship, int(s.target), kind)
    s.stage = HOOKING
    s.asked = s.mover


@rule
def was_passed(s: State, c: Setup, ship: int) -> bool:
    """An opposing ship that moved this turn started at or behind this ship and ended beyond it (RACE-49, RACE-50, RACE-R-24)."""
    space = int(s.space[ship])
    if space >= int(s.target):
        return False
    own = int(c.team[int(c.owner[ship])])
    for team in range(4):
        if team != own and int(s.reach[team]) <= space:
            return True
    return False


@rule
def may_be_hooked(s: State, c: Setup, seat: int, ship: int) -> bool:
    """Whether the seat could play a hook for this ship: one of its own team that was flown past (RACE-49)."""
    owner = int(c.owner[ship])
    return owner >= 0 and int(c.team[owner]) == int(c.team[seat]) and was_passed(s, c, ship)


@rule
def could_hook(s: State, c: Setup, seat: int) -> bool:
    """Whether public knowledge leaves the seat a hook to play."""
    if could_hold(s, c, seat, GRAPPLING_HOOK):
        for ship in range(SHIPS):
            if may_be_hooked(s, c, seat, ship):
                return True
    return False


@rule
def hook(s: State, c: Setup, ship: int, card: int) -> None:
    """The ship that was flown past moves to where the opponent ended, on the same half (RACE-49, RACE-R-25, RACE-R-27)."""
    discard(s, c, card)
    moved = int(s.ship)
    opposing = int(c.team[int(c.owner[moved])]) != int(c.team[int(c.owner[ship])])
    tell_hooked(s, RACE_49 if opposing else RACE_R_26, int(s.asked), ship, int(s.space[ship]), int(s.target))
    if int(c.hook_chain):
        flew(s, c, ship)
    put(s, c, ship, int(s.target), int(s.kind[moved]))
    s.quiet = 0
