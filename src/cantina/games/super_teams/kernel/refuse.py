"""Refusals: which rule forbids an action, asked in the order in which the rules read."""

from cantina.core.compiler import rule
from cantina.core.rule_numbers import CORE_01, CORE_02, CORE_03, CORE_04, CORE_05

from . import codes
from .board import is_home, may_fly
from .bonus import undealt_of
from .draws import drawn_shuffle
from .hooks import was_passed
from .ids import (
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
    if int(s.stage) != codes.CHOOSING:
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
    if stage == codes.CHOOSING:
        return RACE_R_15
    if card >= codes.BONUS or int(s.bonus_place[card]) != int(s.asked):
        return RACE_39
    if int(s.used) != codes.NO_CARD:
        return RACE_40
    kind = int(c.bonus[card])
    if stage == codes.EVASION:
        return 0 if kind == codes.EVASIVE_MANOEUVRE else RACE_R_17
    if stage != codes.DEPARTURE:
        return RACE_R_15
    departure = int(s.kind[int(s.ship)])
    if kind == codes.SKILLED_PILOT:
        return 0 if departure == codes.ASTEROID else RACE_43
    if kind == codes.LIGHT_SPEED:
        return RACE_45 if departure == codes.ASTEROID or departure == codes.HYPERSPACE else 0
    if kind == codes.EVASIVE_MANOEUVRE or kind == codes.GRAPPLING_HOOK:
        return RACE_R_17
    return RACE_48 if departure == codes.ASTEROID else 0


@rule
def refuse_hook(s: State, c: Setup, ship: int, card: int) -> int:
    """RACE-49: a hook from the player's hand for a ship of the player's team that an opponent flew past."""
    stage, seat = int(s.stage), int(s.asked)
    if stage != codes.HOOKING:
        return RACE_R_15
    if card >= codes.BONUS or int(s.bonus_place[card]) != seat or int(c.bonus[card]) != codes.GRAPPLING_HOOK:
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
    if int(s.stage) != codes.LANDING:
        return CORE_03
    target = int(s.target)
    return 0 if kind == int(c.halves[target, 0]) or kind == int(c.halves[target, 1]) else RACE_28


@rule
def refuse_pass(s: State) -> int:
    """Only a window can be declined: playing a card is compulsory (RACE-20), and so is choosing a half (RACE-28)."""
    if int(s.stage) == codes.CHOOSING:
        return RACE_20
    return RACE_28 if int(s.stage) == codes.LANDING else 0


@rule
def refuse(s: State, c: Setup, action: int) -> int:
    """The number of the rule that forbids the action, or 0."""
    if action < 0:  # it names what does not exist
        return CORE_05
    verb, thing, stage = action % codes.VERBS, action // codes.VERBS, int(s.stage)
    if stage == codes.OVER:
        return CORE_02
    dealer = stage == codes.DEALING or stage == codes.DRAWING or stage == codes.PRIZES
    if dealer != (verb == codes.DEAL or verb == codes.DRAW):
        return CORE_01
    if verb == codes.DEAL:
        if stage != codes.DEALING:
            return CORE_03
        return 0 if int(s.undealt[thing]) else CORE_04
    if verb == codes.DRAW:
        if stage == codes.DEALING:
            return CORE_03
        return 0 if undealt_of(s, c, thing, drawn_shuffle(s)) else CORE_04
    if verb == codes.FLY:
        return refuse_flight(s, c, thing // codes.SHIPS, thing % codes.SHIPS)
    if verb == codes.USE:
        return refuse_card(s, c, thing)
    if verb == codes.HOOK:
        return refuse_hook(s, c, thing // codes.PER_SHIP, thing % codes.PER_SHIP)
    if verb == codes.LAND:
        return refuse_half(s, c, thing)
    return refuse_pass(s)
