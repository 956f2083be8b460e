"""Damage to threats."""

from ..kernel.attacking import hit
from ..kernel.revealing import reveal
from ..kernel.stack import Engine
from ..kernel.tables.codes import NONE
from ..language.terms import Amount
from .threats import OnThreats, Pieces


class Damage(OnThreats, frozen=True, tag="damage"):
    """Each selected threat suffers `n` damage; a face-down one is revealed first (MANDO-84)."""

    example = '{ op = "damage", sel = { kind = "enemy", within = 1 }, n = 1 }'

    n: Amount

    def apply(self, engine: Engine, frame: Pieces, piece: int) -> None:
        frame.stage = Pieces.FOLLOW
        reveal(engine, [piece], frame.context.you)

    def follow(self, engine: Engine, piece: int) -> None:
        hit(engine, piece, self.n)

    def order_matters(self, engine: Engine, left: list[int]) -> bool:
        at, tables = engine.at, engine.tables
        kinds = {at.piece_kind[piece] for piece in left if at.piece_up[piece]}
        return any(tables.on_defeat[kind] != NONE or tables.on_mark[kind] != NONE for kind in kinds)
