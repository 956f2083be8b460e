"""Flights: how far a ship goes, where it ends, and what a black hole does to it (RACE-23 to RACE-33, RACE-43 to RACE-48)."""

from cantina.core.compiler import rule

from .board import back_from, beyond, is_hole, is_wild
from .codes import (
    ACCELERATION,
    ASTEROID,
    FINISH,
    HYPERSPACE,
    LIGHT_SPEED,
    NO_CARD,
    NORMAL,
    NUMBERS,
    SKILLED_PILOT,
)
from .ids import (
    RACE_23,
    RACE_24,
    RACE_25,
    RACE_29,
    RACE_33,
    RACE_37,
    RACE_43,
    RACE_44,
    RACE_46,
    RACE_47,
    RACE_R_07,
)
from .record import Setup, State
from .telling import tell_evaded, tell_fell, tell_flew, tell_home, tell_wild


@rule
def distance(number: int, departure: int, card: int) -> int:
    """Spaces to fly: the number, doubled from hyperspace, 1 from an asteroid field; changed by at most one bonus card."""
    if departure == ASTEROID:
        return number if card == SKILLED_PILOT else 1  # RACE-25, RACE-43
    if departure == HYPERSPACE or card == LIGHT_SPEED:
        number *= 2  # RACE-24, RACE-44
    return number + 1 if card == ACCELERATION else number  # RACE-47; after doubling (RACE-R-19)


@rule
def card_rule(card: int) -> int:
    """The rule of a bonus card for the moved ship."""
    if card == SKILLED_PILOT:
        return RACE_43
    if card == LIGHT_SPEED:
        return RACE_44
    return RACE_47 if card == ACCELERATION else RACE_46


@rule
def flight_rule(departure: int, card: int) -> int:
    """The rule that made the distance what it is."""
    if card != NO_CARD:
        return card_rule(card)
    if departure == HYPERSPACE:
        return RACE_24
    return RACE_25 if departure == ASTEROID else RACE_23


@rule
def fly(s: State, c: Setup) -> None:
    """Fly the whole distance; beyond the finish planet surplus steps are lost (RACE-R-06, RACE-R-07)."""
    ship = int(s.ship)
    start, departure, card = int(s.space[ship]), int(s.kind[ship]), int(s.used)
    steps = distance(int(s.card) % NUMBERS + 1, departure, card)
    end = start + steps
    if end > int(c.finish):
        end = int(c.finish)
        tell_flew(s, RACE_R_07, ship, start, end, steps)
    else:
        tell_flew(s, flight_rule(departure, card), ship, start, end, steps)
    s.target = end


@rule
def fall_back(s: State, c: Setup) -> None:
    """Back up from the black hole to the nearest normal space (RACE-29)."""
    hole = int(s.target)
    s.target = back_from(c, hole)
    tell_fell(s, RACE_29, int(s.ship), hole, int(s.target))


@rule
def evade(s: State, c: Setup) -> None:
    """Fly over the black hole to the next normal space (RACE-46)."""
    hole = int(s.target)
    s.target = beyond(c, hole)
    tell_evaded(s, RACE_46, int(s.ship), hole, int(s.target))


@rule
def half_to_stand_on(c: Setup, space: int, thrown: bool) -> int:
    """What a ship stands on there if nobody has to choose; out of a black hole always the normal half (RACE-R-11)."""
    if thrown and space != 0 and space != int(c.finish):
        return NORMAL
    return int(c.halves[space, 0])


@rule
def put(s: State, c: Setup, ship: int, space: int, kind: int) -> None:
    """Put a ship on a space; note its arrival, a ship that is home and a colour that becomes wild."""
    s.space[ship] = space
    s.kind[ship] = kind
    s.arrived[int(s.arrivals)] = ship
    s.arrivals += 1
    if kind == FINISH:
        tell_home(s, RACE_33, ship)
        if int(c.seats) != 3 and is_wild(s, c, ship // 2):
            tell_wild(s, RACE_37, ship // 2)


@rule
def ends_in_hole(s: State, c: Setup) -> bool:
    """Whether the flight ends on a black hole."""
    return is_hole(c, int(s.target))
