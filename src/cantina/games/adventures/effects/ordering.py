"""Orders to enemies: which of them a line means, and which have followed it."""

from collections.abc import Sequence

from ..kernel.frames import Effecting
from ..kernel.stack import Engine
from ..kernel.tables.codes import CLASSES, NONE
from ..language.terms import Class, Flaw, OnlyToken


def either(classes: Sequence[Class], token: OnlyToken | None) -> Flaw | None:
    """A line takes classes or a token."""
    return Flaw("either", arguments={"one": "class", "other": "token"}) if bool(classes) == (token is not None) else None


class Ordered(Effecting):
    """A line that orders enemies: which have followed it, and which one is at it."""

    used: int = 0  # mask
    piece: int = 0

    def left(self, engine: Engine) -> list[int]:
        """Enemies that it may still order: of its classes or its token, not stunned, not yet used by it (MANDO-R-112)."""
        at, tables, order = engine.at, engine.tables, self.effect(engine)
        return [
            piece
            for piece in engine.enemies()
            if not self.used >> piece & 1
            and at.piece_stun[piece] == NONE
            and (not order.class_ or CLASSES[tables.token_class[at.piece_kind[piece]]] in order.class_)
            and (order.token is None or order.token.number == at.piece_kind[piece])
        ]
