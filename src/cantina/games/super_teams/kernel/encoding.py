"""Public numbers of actions, and what a seat sees as a row of numbers: for batches and environments.

Bonus cards are numbered by kind and by how many older shuffles of that kind the seat holds, never by the card itself: which of
several equal cards it is would tell what others have drawn.
"""

from cantina.core.batching import Small
from cantina.core.compiler import rule
from cantina.core.rule_numbers import CORE_05

from .bonus import first_alike
from .codes import (
    BONUS,
    BONUS_KINDS,
    CARDS,
    CHOOSING,
    DEPARTURE,
    EVASION,
    FLY,
    HOOK,
    HOOKING,
    LAND,
    LANDING,
    NOBODY,
    OVER,
    PASS,
    PER_SHIP,
    PLAYED,
    SEATS,
    SHIPS,
    USE,
    VERBS,
)
from .record import Setup, State

KINDS = 7  # of space
FIRST_FLY = 1
FIRST_USE = FIRST_FLY + CARDS * SHIPS
FIRST_HOOK = FIRST_USE + BONUS
FIRST_LAND = FIRST_HOOK + SHIPS * BONUS
SIZE = FIRST_LAND + KINDS

STAGES = 5
PARTS = {  # what an observation is made of, in order
    "stage": STAGES,  # choosing a flight, departure, evasion, landing, hooking: one of them is 1
    "finish": 1,  # the finish planet's space
    "ships": 5 * SHIPS,  # 1 + its owner from here on or 0; whether it is the team's; space; kind of space; spaces to go
    "hand": CARDS,  # the seat's movement cards by kind
    "played": CARDS,  # movement cards that lie open, by kind
    "hands": SEATS,  # how many movement cards each seat holds
    "bonus-hands": SEATS,  # how many bonus cards
    "bonus": BONUS_KINDS,  # the seat's bonus cards by kind
    "bonus-played": BONUS_KINDS,
    "bonus-copies": BONUS_KINDS,  # that there are in all
    "piles": 3,  # cards in the movement, bonus and finish piles
    "move": 7,  # under way: 1; who makes it; card; ship; departure; target once it has flown; 1 + bonus card used or 0
}
WIDTH = sum(PARTS.values())


@rule
def first_of_kind(c: Setup, kind: int) -> int:
    """The first bonus card of a kind; cards are numbered by kind."""
    card = 0
    while card < BONUS and int(c.bonus[card]) < kind:
        card += 1
    return card


@rule
def rank(s: State, c: Setup, card: int) -> int:
    """How many older shuffles of the same kind its holder has cards of."""
    older = 0
    for other in range(BONUS):
        alike = int(s.bonus_place[other]) == int(s.bonus_place[card]) and int(c.bonus[other]) == int(c.bonus[card])
        if alike and int(s.bonus_shuffle[other]) < int(s.bonus_shuffle[card]) and first_alike(s, c, other):
            older += 1
    return older


@rule
def slot_of(s: State, c: Setup, card: int) -> int:
    """The number of a held bonus card among those that its holder can tell apart."""
    return first_of_kind(c, int(c.bonus[card])) + rank(s, c, card)


@rule
def held_in(s: State, c: Setup, seat: int, slot: int) -> int:
    """The bonus card that a slot of the seat's hand stands for; BONUS for none."""
    for card in range(BONUS):
        if int(s.bonus_place[card]) == seat and int(c.bonus[card]) == int(c.bonus[slot]) and first_alike(s, c, card):
            if slot_of(s, c, card) == slot:
                return card
    return BONUS


@rule
def turn_of(s: State) -> int:
    """The seat that decides, -1 for the dealer, -2 once it is over."""
    if int(s.stage) == OVER:
        return -2
    return -1 if int(s.asked) == NOBODY else int(s.asked)


@rule
def numbered(s: State, c: Setup, code: int) -> int:
    """The public number of a legal action."""
    verb, thing = code % VERBS, code // VERBS
    if verb == FLY:
        return FIRST_FLY + thing
    if verb == USE:
        return FIRST_USE + slot_of(s, c, thing)
    if verb == HOOK:
        return FIRST_HOOK + thing // PER_SHIP * BONUS + slot_of(s, c, thing % PER_SHIP)
    if verb == LAND:
        return FIRST_LAND + thing
    return 0


@rule
def coded(s: State, c: Setup, number: int) -> int:
    """The kernel's code for a public number; below zero: there is no such number (CORE-05)."""
    if number < 0 or number >= SIZE:
        return -CORE_05
    if number >= FIRST_LAND:
        return LAND + VERBS * (number - FIRST_LAND)
    if number >= FIRST_HOOK:
        ship, slot = (number - FIRST_HOOK) // BONUS, (number - FIRST_HOOK) % BONUS
        return HOOK + VERBS * (ship * PER_SHIP + held_in(s, c, int(s.asked), slot))
    if number >= FIRST_USE:
        return USE + VERBS * held_in(s, c, int(s.asked), number - FIRST_USE)
    if number >= FIRST_FLY:
        return FLY + VERBS * (number - FIRST_FLY)
    return PASS


@rule
def observe(s: State, c: Setup, seat: int, into: Small, at: int) -> None:
    """Write what a seat sees, from its own side: seats are counted from it on, clockwise."""
    seats, stage = int(c.seats), int(s.stage)
    for i in range(WIDTH):
        into[at + i] = 0
    into[at] = stage == CHOOSING
    into[at + 1] = stage == DEPARTURE
    into[at + 2] = stage == EVASION
    into[at + 3] = stage == LANDING
    into[at + 4] = stage == HOOKING
    n = at + STAGES
    into[n] = c.finish
    n += 1
    for ship in range(SHIPS):
        owner = int(c.owner[ship])
        if owner >= 0:
            into[n] = 1 + (owner - seat) % seats
            into[n + 1] = c.team[owner] == c.team[seat]
            into[n + 2] = s.space[ship]
            into[n + 3] = s.kind[ship]
            into[n + 4] = int(c.finish) - int(s.space[ship])
        n += 5
    for card in range(CARDS):
        into[n + card] = s.hand[seat, card]
        played = int(c.movement[card]) - int(s.undealt[card])
        for other in range(seats):
            played -= int(s.hand[other, card])
        into[n + CARDS + card] = played
    n += 2 * CARDS
    for other in range(seats):
        place = (other - seat) % seats
        into[n + place] = s.held[other]
        for card in range(BONUS):
            if int(s.bonus_place[card]) == other:
                into[n + SEATS + place] += 1
    n += 2 * SEATS
    for card in range(BONUS):
        kind = int(c.bonus[card])
        if int(s.bonus_place[card]) == seat:
            into[n + kind] += 1
        elif int(s.bonus_place[card]) == PLAYED:
            into[n + BONUS_KINDS + kind] += 1
        into[n + 2 * BONUS_KINDS + kind] += 1
    n += 3 * BONUS_KINDS
    into[n] = s.left
    into[n + 1] = s.pile
    into[n + 2] = s.finish_pile
    n += 3
    if stage >= DEPARTURE and stage != OVER:
        into[n] = 1
        into[n + 1] = (int(s.mover) - seat) % seats
        into[n + 2] = s.card
        into[n + 3] = s.ship
        into[n + 4] = s.start
        into[n + 5] = int(s.target) if stage > DEPARTURE else 0
        into[n + 6] = int(s.used) + 1
