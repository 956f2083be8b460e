"""Looking at the event deck."""

from typing import Literal

from ..kernel.frames import Context, Run
from ..kernel.scrying import scry
from ..kernel.stack import Engine
from ..language.terms import Amount
from ..language.words import Word


class Scry(Word, frozen=True, tag="scry"):
    """You look at the top `n` event cards and `reorder` them, may put one below (`bottom_one`), or `pick_one` that comes next."""

    example = '{ op = "scry", deck = "event", n = 3, mode = "reorder" }'

    deck: Literal["event"]
    n: Amount
    mode: Literal["reorder", "bottom_one", "pick_one"]

    def could_change(self, engine: Engine, context: Context) -> bool:
        return bool(engine.at.event_deck)

    def resolve(self, engine: Engine, run: Run) -> None:
        scry(engine, run.context.seat, self.n, self.mode)
