"""Effects under a condition."""

from typing import Self

import msgspec

from ..conditions import Condition
from ..conditions.peeked import Peeked
from ..kernel.frames import Context, Run
from ..kernel.stack import Engine
from ..language import words
from ..language.words import Names, Word


class If(Word, frozen=True, tag="if"):
    """These effects if the condition holds, those otherwise."""

    example = '{ op = "if", cond = { six_plus = true }, then = [{ op = "spawn", where = "star:nearest", n = 1 }] }'

    cond: Condition
    then: "words.Effects"
    else_: "words.Effects" = ()  # type: ignore[assignment]

    def bind(self, names: Names) -> Self:
        cond = self.cond.bind(names)
        then = names.program(self.then)
        return msgspec.structs.replace(self, cond=cond, then=then, else_=names.program(self.else_))

    def could_change(self, engine: Engine, context: Context) -> bool:
        if isinstance(self.cond, Peeked):  # what was seen only one player knows
            action = engine.action()
            return action is not None and bool(action.peeked)
        return self._branch(engine, context).could_change(engine, context)

    def resolve(self, engine: Engine, run: Run) -> None:
        engine.push(Run(self._branch(engine, run.context).number, run.context))

    def _branch(self, engine: Engine, context: Context) -> "words.Effects":
        return self.then if self.cond.holds(engine, context) else self.else_
