"""Picking something up from afar."""

from ..kernel.frames import Context, Run
from ..kernel.specials import can_pick, can_pick_child, pick_up
from ..kernel.stack import Engine
from ..kernel.tables.codes import CHILD, NONE
from ..language.terms import Distance, Token
from ..language.words import Word


class Carry(Word, frozen=True, tag="carry"):
    """You pick up the token, or the child, from within that range (MANDO-248)."""

    example = '{ op = "carry", token = "child", within = 1 }'

    token: Token
    within: Distance

    def could_change(self, engine: Engine, context: Context) -> bool:
        return bool(self._in_arm(engine, context.you))

    def resolve(self, engine: Engine, run: Run) -> None:
        near = self._in_arm(engine, run.context.you)
        if near:
            pick_up(engine, run.context.you, near[0])

    def _in_arm(self, engine: Engine, figure: int) -> list[int]:
        """What the figure may pick up; -1 is the child."""
        at = engine.at
        place = at.figure_space[figure]
        if self.token.number == CHILD:
            return [-1] if can_pick_child(engine) and engine.range(place, at.child_space) <= self.within else []
        return [
            piece
            for piece, kind in enumerate(at.piece_kind)
            if kind == self.token.number
            and at.piece_space[piece] != NONE
            and can_pick(engine, piece)
            and engine.range(place, at.piece_space[piece]) <= self.within
        ]
