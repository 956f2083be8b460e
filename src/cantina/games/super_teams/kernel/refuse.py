"""Refusals: which rule forbids an action, asked in the order in which the rules read."""

from cantina.core.compiler import rule

from .board import is_home, may_fly
from .bonus import undealt_of
from .codes import (
    ASTEROID,
    BONUS,
    CHOOSING,
    DEAL,
    DEALING,
    DEPARTURE,
    DRAW,
    DRAWING,
    EVASION,
    EVASIVE_MANOEUVRE,
    FLY,
    GRAPPLING_HOOK,
    HOOK,
    HOOKING,
    HYPERSPACE,
    LAND,
    LANDING,
    LIGHT_SPEED,
    NO_CARD,
    OVER,
    PER_SHIP,
    PRIZES,
    SHIPS,
    SKILLED_PILOT,
    USE,
    VERBS,
)
from .draws import drawn_shuffle
from .hooks import was_passed
from .ids import (
    CORE_01,
    CORE_02,
    CORE_03,
    CORE_04,
    CORE_05,
    RACE_11,
    RACE_18,
    RACE_19,
    RACE_20,
    RACE_28,
    RACE_33,
    RACE_39,
    RACE_40,
    RACE_41,
    RACE_43,
    RACE_45,
    RACE_48,
    RACE_R_15,
    RACE_R_17,
    RACE_R_24,
    RACE_R_29,
    RACE_R_30,
)
from .record import Setup, State


@rule
def refuse_flight(s: State, c: Setup, card: int, ship: int) -> int:
    """RACE-18: a card from the player's hand, and a ship of its colour that has not finished."""
    if int(s.stage) != CHOOSING:
        return CORE_03
    if int(s.hand[int(s.asked), card]) == 0:
        return RACE_18
    if int(c.owner[ship]) < 0:
        return RACE_11
    if is_home(s, c, ship):
        return RACE_33
    return 0 if may_fly(s, c, card, ship) else RACE_19


@rule
def refuse_card(s: State, c: Setup, card: int) -> int:
    """RACE-39 to RACE-48: a card from the player's hand, in its window, on the right space, one a ship and turn."""
    stage = int(s.stage)
    if stage == CHOOSING:
        return RACE_R_15
    if card >= BONUS or int(s.bonus_place[card]) != int(s.asked):
        return RACE_39
    if int(s.used) != NO_CARD:
        return RACE_40
    kind = int(c.bonus[card])
    if stage == EVASION:
        return 0 if kind == EVASIVE_MANOEUVRE else RACE_R_17
    if stage != DEPARTURE:
        return RACE_R_15
    departure = int(s.kind[int(s.ship)])
    if kind == SKILLED_PILOT:
        return 0 if departure == ASTEROID else RACE_43
    if kind == LIGHT_SPEED:
        return RACE_45 if departure == ASTEROID or departure == HYPERSPACE else 0
    if kind == EVASIVE_MANOEUVRE or kind == GRAPPLING_HOOK:
        return RACE_R_17
    return RACE_48 if departure == ASTEROID else 0


@rule
def refuse_hook(s: State, c: Setup, ship: int, card: int) -> int:
    """RACE-49: a hook from the player's hand for a ship of the player's team that an opponent flew past."""
    stage, seat = int(s.stage), int(s.asked)
    if stage != HOOKING:
        return RACE_R_15
    if card >= BONUS or int(s.bonus_place[card]) != seat or int(c.bonus[card]) != GRAPPLING_HOOK:
        return RACE_39
    if int(c.owner[ship]) < 0:
        return RACE_11
    if int(c.team[int(c.owner[ship])]) != int(c.team[seat]):
        return RACE_41
    if ship == int(s.ship):
        return RACE_R_29
    if is_home(s, c, ship):
        return RACE_33
    if was_passed(s, c, ship):
        return 0
    own = int(c.team[int(c.owner[int(s.ship)])]) == int(c.team[seat])
    return RACE_R_30 if own and int(s.start) <= int(s.space[ship]) < int(s.target) else RACE_R_24


@rule
def refuse_half(s: State, c: Setup, kind: int) -> int:
    """RACE-28: one of the two halves of the space where the ship ends."""
    if int(s.stage) != LANDING:
        return CORE_03
    target = int(s.target)
    return 0 if kind == int(c.halves[target, 0]) or kind == int(c.halves[target, 1]) else RACE_28


@rule
def refuse_pass(s: State) -> int:
    """Only a window can be declined: playing a card is compulsory (RACE-20), and so is choosing a half (RACE-28)."""
    if int(s.stage) == CHOOSING:
        return RACE_20
    return RACE_28 if int(s.stage) == LANDING else 0


@rule
def refuse(s: State, c: Setup, action: int) -> int:
    """The number of the rule that forbids the action, or 0."""
    if action < 0:  # it names what does not exist
        return CORE_05
    verb, thing, stage = action % VERBS, action // VERBS, int(s.stage)
    if stage == OVER:
        return CORE_02
    dealer = stage == DEALING or stage == DRAWING or stage == PRIZES
    if dealer != (verb == DEAL or verb == DRAW):
        return CORE_01
    if verb == DEAL:
        if stage != DEALING:
            return CORE_03
        return 0 if int(s.undealt[thing]) else CORE_04
    if verb == DRAW:
        if stage == DEALING:
            return CORE_03
        return 0 if undealt_of(s, c, thing, drawn_shuffle(s)) else CORE_04
    if verb == FLY:
        return refuse_flight(s, c, thing // SHIPS, thing % SHIPS)
    if verb == USE:
        return refuse_card(s, c, thing)
    if verb == HOOK:
        return refuse_hook(s, c, thing // PER_SHIP, thing % PER_SHIP)
    if verb == LAND:
        return refuse_half(s, c, thing)
    return refuse_pass(s)
