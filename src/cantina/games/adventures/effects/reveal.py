"""Turning threats up."""

from ..kernel.revealing import reveal
from ..kernel.stack import Engine
from .threats import OnThreats, Pieces


class Reveal(OnThreats, frozen=True, tag="reveal"):
    """The selected threats turn face up; all of them together, and then what that brings (MANDO-R-35)."""

    example = '{ op = "reveal", sel = { kind = "facedown", within = 1 } }'

    def apply(self, engine: Engine, frame: Pieces, piece: int) -> None:
        reveal(engine, [piece], frame.context.you)

    def apply_to_all(self, engine: Engine, frame: Pieces, pieces: list[int]) -> bool:
        reveal(engine, pieces, frame.context.you)
        return True
