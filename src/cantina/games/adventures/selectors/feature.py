"""Special tokens."""

from ..kernel.frames import Context
from ..kernel.stack import Engine
from ..kernel.tables.codes import NONE
from .selector import Selector


class Feature(Selector, frozen=True, tag="feature"):
    """Face-up special tokens."""

    example = '{ kind = "feature", at = "your_space" }'

    def found(self, engine: Engine, context: Context) -> list[int]:
        at, enemy = engine.at, engine.tables.token_enemy
        return [
            piece
            for piece, space in enumerate(at.piece_space)
            if space != NONE and at.piece_up[piece] and not enemy[at.piece_kind[piece]]
        ]
