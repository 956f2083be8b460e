"""Stunning enemies."""

from .. import events
from ..kernel.stack import Engine
from ..language.terms import Until
from .threats import OnThreats, Pieces


class Stun(OnThreats, frozen=True, tag="stun"):
    """The selected enemies neither move nor attack until your next turn (MANDO-205)."""

    example = '{ op = "stun", sel = { kind = "enemy", within = 2, count = 1 } }'

    until: Until = "your_next_turn"

    def apply(self, engine: Engine, frame: Pieces, piece: int) -> None:
        engine.at.piece_stun[piece] = frame.context.seat
        engine.change(events.Stunned(piece=piece, token=engine.token_name(piece), rule="MANDO-205"))
