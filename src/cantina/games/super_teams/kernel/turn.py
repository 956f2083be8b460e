"""The turn, step by step as in RACE-R-15: choose, departure window, fly, evasive window, land, hooks, draws, prizes, end."""

from cantina.core.compiler import rule

from .board import clockwise, is_doubled, team_is_home
from .bonus import could_hold, could_use_at_departure, discard
from .codes import (
    CHOOSING,
    DEPARTURE,
    DRAWING,
    EVASION,
    EVASIVE_MANOEUVRE,
    FINISH,
    HOOKING,
    LANDING,
    NO_CARD,
    NOBODY,
    NUMBERS,
    OVER,
    PRIZES,
)
from .draws import draw_is_due, prize_is_due
from .flight import card_rule, ends_in_hole, evade, fall_back, fly, half_to_stand_on
from .hooks import FAR, could_hook, land
from .ids import RACE_18, RACE_28, RACE_37, RACE_39, RACE_55, RACE_56
from .record import Setup, State
from .rounds import begin_round
from .telling import tell_chose, tell_ended, tell_landed, tell_passed, tell_used


@rule
def choose(s: State, c: Setup, card: int, ship: int) -> None:
    """The mover shows a card and a ship; the departure window opens for the ship's owner (RACE-18, RACE-R-15)."""
    mover = int(s.mover)
    s.hand[mover, card] -= 1
    s.held[mover] -= 1
    s.ship = ship
    s.start = s.space[ship]
    s.card = card
    s.used = NO_CARD
    s.arrivals = 0
    s.drawn = 0
    s.quiet = 0
    for team in range(4):
        s.reach[team] = FAR
    tell_chose(s, RACE_18 if ship // 2 == card // NUMBERS else RACE_37, mover, card, ship)
    s.stage = DEPARTURE
    s.asked = c.owner[ship]


@rule
def team_mate(c: Setup, seat: int) -> int:
    """The other player of the team, or NOBODY (RACE-12)."""
    if int(c.seats) == 4:
        return (seat + 2) % 4
    return NOBODY


@rule
def ask_next(s: State, c: Setup) -> bool:
    """After the ship's owner comes the owner's team-mate (RACE-R-16); False once both had their say."""
    owner = int(c.owner[int(s.ship)])
    mate = team_mate(c, owner)
    if int(s.asked) == owner and mate != NOBODY:
        s.asked = mate
        return True
    return False


@rule
def take_off(s: State, c: Setup) -> None:
    """The ship flies; over a black hole the evasive window opens unless a card was used already (RACE-40, RACE-R-15)."""
    fly(s, c)
    if not ends_in_hole(s, c):
        s.stage = LANDING
        s.asked = s.mover
    elif int(s.used) == NO_CARD:
        s.stage = EVASION
        s.asked = c.owner[int(s.ship)]
    else:
        fall_back(s, c)
        land(s, c, half_to_stand_on(c, int(s.target), True))


@rule
def use(s: State, c: Setup, card: int) -> None:
    """A bonus card for the moved ship, at departure or over a black hole (RACE-39, RACE-40)."""
    kind = int(c.bonus[card])
    discard(s, c, card)
    s.used = kind
    tell_used(s, card_rule(kind), int(s.asked), kind, int(s.ship))
    if int(s.stage) == DEPARTURE:
        take_off(s, c)
    else:
        evade(s, c)
        land(s, c, half_to_stand_on(c, int(s.target), True))


@rule
def pass_over(s: State, c: Setup) -> None:
    """Go on from the asked seat: to the next one, or out of the window."""
    stage = int(s.stage)
    if stage == HOOKING:
        s.quiet += 1
        s.asked = clockwise(c, int(s.asked))
        if int(s.quiet) == int(c.seats):
            s.stage = DRAWING
            s.asked = NOBODY
    elif not ask_next(s, c):
        if stage == DEPARTURE:
            take_off(s, c)
        else:
            fall_back(s, c)
            land(s, c, half_to_stand_on(c, int(s.target), True))


@rule
def decline(s: State, c: Setup) -> None:
    """The asked seat plays nothing (more) in this window."""
    tell_passed(s, RACE_39, int(s.asked))
    pass_over(s, c)


@rule
def choose_half(s: State, c: Setup, kind: int) -> None:
    """The mover decides on which half of a doubled space the ship stands (RACE-28)."""
    tell_landed(s, RACE_28, int(s.mover), int(s.ship), kind, int(s.target))
    land(s, c, kind)


@rule
def complete(s: State, c: Setup) -> int:
    """The seats whose team has brought all its ships home, as bits; several teams at once share (RACE-55, RACE-56)."""
    seats = 0
    for seat in range(int(c.seats)):
        if team_is_home(s, c, int(c.team[seat])):
            seats |= 1 << seat
    return seats


@rule
def is_shared(s: State, c: Setup) -> bool:
    """Whether opposing teams have won together."""
    team = -1
    for seat in range(int(c.seats)):
        if int(s.winners) >> seat & 1:
            if team >= 0 and team != int(c.team[seat]):
                return True
            team = int(c.team[seat])
    return False


@rule
def end_turn(s: State, c: Setup) -> None:
    """The match ends once a team is complete after all hooks of the turn (RACE-R-32); otherwise on clockwise."""
    if int(s.kind[int(s.ship)]) == FINISH:
        s.winners = complete(s, c)
        if int(s.winners):
            s.stage = OVER
            s.asked = NOBODY
            tell_ended(s, RACE_55 if is_shared(s, c) else RACE_56, int(s.winners))
            return
    s.mover = clockwise(c, int(s.mover))
    if int(s.held[int(s.mover)]) == 0:
        begin_round(s, c)
    else:
        s.stage = CHOOSING
        s.asked = s.mover


@rule
def proceed(s: State, c: Setup) -> None:
    """Go on to the next decision. A window asks a seat only if public knowledge leaves it a play."""
    while True:
        stage = int(s.stage)
        if stage == DEPARTURE:
            if could_use_at_departure(s, c, int(s.asked), int(s.kind[int(s.ship)])):
                return
            pass_over(s, c)
        elif stage == EVASION:
            if could_hold(s, c, int(s.asked), EVASIVE_MANOEUVRE):
                return
            pass_over(s, c)
        elif stage == LANDING:
            if is_doubled(c, int(s.target)):
                return
            land(s, c, half_to_stand_on(c, int(s.target), False))
        elif stage == HOOKING:
            if could_hook(s, c, int(s.asked)):
                return
            pass_over(s, c)
        elif stage == DRAWING:
            if draw_is_due(s, c):
                return
            s.stage = PRIZES
        elif stage == PRIZES:
            if prize_is_due(s):
                return
            end_turn(s, c)
        else:
            return
