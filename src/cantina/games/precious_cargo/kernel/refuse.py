"""Refusals: which rule forbids an action, asked in the order in which the rules read."""

from cantina.core.compiler import rule

from .actions import may_bestow, may_protect
from .codes import (
    AIM,
    AIMING,
    BESTOW,
    BUY,
    DECIDING,
    END,
    FACE_DOWN,
    FLICK,
    GIVING,
    KINDS,
    OFFER,
    OFFERING,
    OVER,
    PAY,
    PAYING,
    PICK,
    PICKING,
    PROTECTING,
    REVEALING,
    SCATTER,
    SCATTERING,
    SHIELD,
    SLIP,
    SLIPPING,
    TAKE,
    TAKING,
    THROW,
    TRADE,
    TUMBLE,
    TUMBLING,
    TURN_UP,
    TURNING,
    UNVEIL,
    VERBS,
)
from .ids import (
    CARGO_36,
    CARGO_37,
    CARGO_50,
    CARGO_52,
    CARGO_54,
    CARGO_56,
    CARGO_R_29,
    CARGO_R_32,
    CARGO_R_37,
    CARGO_R_38,
    CARGO_R_39,
    CARGO_R_42,
    CORE_01,
    CORE_02,
    CORE_03,
    CORE_04,
)
from .purchase import refuse_buy, refuse_payment
from .record import Setup, State


@rule
def stage_of(verb: int) -> int:
    """The stage in which something is done."""
    if verb == PAY:
        return PAYING
    if verb == SHIELD:
        return PROTECTING
    if verb == PICK:
        return PICKING
    if verb == AIM:
        return AIMING
    if verb == BESTOW:
        return GIVING
    if verb == OFFER:
        return OFFERING
    if verb == TAKE:
        return TAKING
    if verb == UNVEIL:
        return REVEALING
    if verb == SCATTER:
        return SCATTERING
    if verb == SLIP:
        return SLIPPING
    if verb == TUMBLE:
        return TUMBLING
    return TURNING if verb == TURN_UP else DECIDING


@rule
def refuse_own_card(s: State, c: Setup, verb: int, kind: int) -> int:
    """A card of the player's win pile that is not protected (CARGO-37, CARGO-54, CARGO-R-32, CARGO-R-38)."""
    pile = int(c.pile[int(s.mover)])
    if int(s.held[pile, kind]) == 0:
        if int(s.guarded[pile, kind]):
            return CARGO_R_38
        if verb == PAY:
            return CARGO_37
        return CARGO_R_32 if verb == PICK else CARGO_54
    return refuse_payment(s, c, kind) if verb == PAY else 0


@rule
def refuse_take(s: State, c: Setup, pile: int, kind: int) -> int:
    """A card of another win pile that is not protected (CARGO-52, CARGO-54, CARGO-R-39, CARGO-R-42)."""
    if pile == int(c.pile[int(s.mover)]):
        return CARGO_R_42
    if int(s.held[pile, kind]):
        return 0
    if int(s.guarded[pile, kind]):
        return CARGO_R_39
    return CARGO_54 if int(s.upgrade) == TRADE else CARGO_52


@rule
def refuse(s: State, c: Setup, action: int) -> int:
    """The number of the rule that forbids the action, or 0."""
    verb, thing, stage = action % VERBS, action // VERBS, int(s.stage)
    if stage == OVER:
        return CORE_02
    if (SCATTERING <= stage <= TURNING) != (SCATTER <= verb <= TURN_UP):
        return CORE_01
    if stage != stage_of(verb):
        return CORE_03
    if verb == THROW or verb == FLICK:
        return CARGO_36 if int(s.purchases) else 0
    if verb == BUY:
        return refuse_buy(s, c, thing)
    if verb == END:
        return 0 if int(s.purchases) else CARGO_R_29
    if verb == PAY or verb == PICK or verb == OFFER:
        return refuse_own_card(s, c, verb, thing)
    if verb == SHIELD:
        return 0 if may_protect(s, c, thing) else CARGO_R_37
    if verb == BESTOW:
        return 0 if may_bestow(s, c, thing) else CARGO_50
    if verb == TAKE:
        return refuse_take(s, c, thing // KINDS, thing % KINDS)
    if verb == UNVEIL:
        return 0 if int(s.field[thing]) == FACE_DOWN and not int(s.chosen) >> thing & 1 else CARGO_56
    if verb == TURN_UP:
        return 0 if int(s.left[thing]) else CORE_04
    return 0
