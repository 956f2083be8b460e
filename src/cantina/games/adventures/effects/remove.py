"""Taking a token out of play."""

from .. import events
from ..kernel.frames import Run
from ..kernel.stack import Engine
from ..kernel.tables.codes import CHILD, NONE
from ..kernel.tokens import take_off
from ..language.terms import OnlyToken
from ..language.words import Always


class Remove(Always, frozen=True, tag="remove"):
    """A token goes out of play: the one that the effect is about, or the first of its kind (MANDO-R-53)."""

    example = '{ op = "remove", token = "rubble" }'

    token: OnlyToken

    def resolve(self, engine: Engine, run: Run) -> None:
        at, wanted, own = engine.at, self.token.number, run.context.piece
        if wanted == CHILD:
            at.child_space = at.child_figure = at.child_piece = NONE
            engine.change(events.Removed(token="child", rule="MANDO-R-53"))
            return
        there = [
            piece
            for piece, kind in enumerate(at.piece_kind)
            if kind == wanted and at.piece_up[piece] and (at.piece_space[piece] != NONE or at.piece_carrier[piece] != NONE)
        ]
        if there:
            at.removed[wanted] += 1
            take_off(engine, own if own in there else there[0])
            engine.change(events.Removed(token=engine.tables.tokens[wanted], rule="MANDO-R-53"))
