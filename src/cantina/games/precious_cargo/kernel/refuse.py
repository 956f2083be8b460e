"""Refusals: which rule forbids an action, asked in the order in which the rules read."""

from cantina.core.compiler import rule
from cantina.core.rule_numbers import CORE_01, CORE_02, CORE_03, CORE_04

from . import codes
from .actions import may_bestow, may_protect
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
)
from .purchase import refuse_buy, refuse_payment
from .record import Setup, State


@rule
def refuse_own_card(s: State, c: Setup, verb: int, kind: int) -> int:
    """A card of the player's win pile that is not protected (CARGO-37, CARGO-54, CARGO-R-32, CARGO-R-38)."""
    pile = int(c.pile[int(s.mover)])
    if int(s.held[pile, kind]) == 0:
        if int(s.guarded[pile, kind]):
            return CARGO_R_38
        if verb == codes.PAY:
            return CARGO_37
        return CARGO_R_32 if verb == codes.PICK else CARGO_54
    return refuse_payment(s, c, kind) if verb == codes.PAY else 0


@rule
def refuse_take(s: State, c: Setup, pile: int, kind: int) -> int:
    """A card of another win pile that is not protected (CARGO-52, CARGO-54, CARGO-R-39, CARGO-R-42)."""
    if pile == int(c.pile[int(s.mover)]):
        return CARGO_R_42
    if int(s.held[pile, kind]):
        return 0
    if int(s.guarded[pile, kind]):
        return CARGO_R_39
    return CARGO_54 if int(s.upgrade) == codes.TRADE else CARGO_52


@rule
def refuse(s: State, c: Setup, action: int) -> int:
    """The number of the rule that forbids the action, or 0."""
    verb, thing, stage = action % codes.VERBS, action // codes.VERBS, int(s.stage)
    if stage == codes.OVER:
        return CORE_02
    if (codes.SCATTERING <= stage <= codes.TURNING) != (codes.SCATTER <= verb <= codes.TURN_UP):
        return CORE_01
    if stage != codes.STAGE_OF[verb]:
        return CORE_03
    if verb == codes.THROW or verb == codes.FLICK:
        return CARGO_36 if int(s.purchases) else 0
    if verb == codes.BUY:
        return refuse_buy(s, c, thing)
    if verb == codes.END:
        return 0 if int(s.purchases) else CARGO_R_29
    if verb == codes.PAY or verb == codes.PICK or verb == codes.OFFER:
        return refuse_own_card(s, c, verb, thing)
    if verb == codes.SHIELD:
        return 0 if may_protect(s, c, thing) else CARGO_R_37
    if verb == codes.BESTOW:
        return 0 if may_bestow(s, c, thing) else CARGO_50
    if verb == codes.TAKE:
        return refuse_take(s, c, thing // codes.KINDS, thing % codes.KINDS)
    if verb == codes.UNVEIL:
        return 0 if int(s.field[thing]) == codes.FACE_DOWN and not int(s.chosen) >> thing & 1 else CARGO_56
    if verb == codes.TURN_UP:
        return 0 if int(s.left[thing]) else CORE_04
    return 0
