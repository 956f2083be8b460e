"""Refusals: which rule forbids an action, asked in the order in which the rules read."""

from cantina.core.compiler import rule
from cantina.core.rule_numbers import CORE_01, CORE_02, CORE_03, CORE_04, CORE_05

from . import codes
from .actions import first_of_object, is_dealers, may_deploy, planet_beside
from .ids import (
    CSW_21,
    CSW_26,
    CSW_27,
    CSW_31,
    CSW_33,
    CSW_34,
    CSW_40,
    CSW_R_08,
    CSW_R_15,
    CSW_R_16,
)
from .record import Setup, State
from .tiles import at, fits
from .turn import newest


@rule
def refuse_place(s: State, c: Setup, cell: int, rotation: int) -> int:
    """CSW-26, CSW-27: beside a laid tile, and every touching side continues."""
    if int(s.stage) != codes.PLACING:
        return CORE_03
    value = at(s, cell)
    if value < codes.FIRST_FRONTIER:
        return CSW_26
    if fits(s, c, int(s.drawn), value - codes.FIRST_FRONTIER, rotation):
        return 0
    return CSW_R_08 if int(c.shows[int(s.drawn), rotation]) == codes.EVERY_SIDE else CSW_27


@rule
def refuse_figure(s: State, size: int) -> int:
    """CSW-31: a figure of the player's supply."""
    if int(s.stage) != codes.DEPLOYING:
        return CORE_03
    return 0 if int(s.supply[int(s.mover), size]) else CSW_31


@rule
def refuse_deploy(s: State, part: int) -> int:
    """CSW-32 to CSW-34: an object of the new tile that nobody occupies, or its planet."""
    part += int(s.first_part[newest(s)])
    if part >= int(s.parts):
        return CORE_05
    if not may_deploy(s, part):
        return CSW_33 if int(s.what[part]) == codes.ROUTE else CSW_34
    if not first_of_object(s, part):
        return CSW_R_15 if int(s.what[part]) == codes.ROUTE else CSW_R_16
    return 0


@rule
def refuse(s: State, c: Setup, action: int) -> int:
    """The number of the rule that forbids the action, or 0."""
    verb, thing, stage = action & codes.VERBS - 1, action // codes.VERBS, int(s.stage)
    if stage == codes.OVER:
        return CORE_02
    if is_dealers(s) != (verb == codes.DRAW or verb == codes.ROLL):
        return CORE_01
    if verb == codes.DRAW:
        if stage != codes.DRAWING:
            return CORE_03
        return 0 if int(s.left[thing]) else CORE_04
    if verb == codes.ROLL:
        return 0 if stage == codes.FIGHTING else CORE_03
    if verb == codes.PLACE:
        return refuse_place(s, c, thing >> 2, thing & 3)
    if verb == codes.PASS:
        return 0 if stage == codes.DEPLOYING else CSW_21
    refused = refuse_figure(s, thing & 1)
    if refused == 0 and verb == codes.DEPLOY:
        return refuse_deploy(s, thing >> 1)
    if refused == 0 and verb == codes.CONQUER and planet_beside(s, c, thing >> 1) < 0:
        return CSW_40
    return refused
