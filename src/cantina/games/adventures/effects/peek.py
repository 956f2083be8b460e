"""Looking at threats in secret."""

from ..kernel.revealing import peek
from ..kernel.stack import Engine
from .threats import OnThreats, Pieces


class Peek(OnThreats, frozen=True, tag="peek"):
    """You look at the selected face-down threats in secret (MANDO-89)."""

    example = '{ op = "peek", sel = { kind = "facedown", within = 3, count = 1 } }'

    def apply(self, engine: Engine, frame: Pieces, piece: int) -> None:
        peek(engine, frame.context.seat, piece)
