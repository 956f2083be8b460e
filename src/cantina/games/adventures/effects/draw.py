"""Drawing skill cards."""

from ..kernel.decks import draw
from ..kernel.frames import Context
from ..kernel.stack import Engine
from ..language.terms import Amount
from .characters import Figures, OnCards


class Draw(OnCards, frozen=True, tag="draw"):
    """Their players draw `n` skill cards (MANDO-210)."""

    example = '{ op = "draw", who = "you", n = 2 }'

    n: Amount

    def could_change(self, engine: Engine, context: Context) -> bool:
        at, tables, others = engine.at, engine.tables, self.who == "other"
        return any(
            at.undrawn[card] or at.discarded[card]
            for seat in range(tables.seats)
            if (seat != context.seat if others else self.who == "all" or seat == context.seat)
            for card in tables.deck_of(seat)
        )

    def apply(self, engine: Engine, frame: Figures, figure: int) -> None:
        draw(engine, figure if engine.tables.shared else engine.tables.owner[figure], self.n)
