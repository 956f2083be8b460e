"""Reinforcements."""

from typing import Self

import msgspec

from ..kernel.enemies import spawn
from ..kernel.frames import Context, Run
from ..kernel.selecting import spaces
from ..kernel.stack import Engine
from ..language.terms import Amount, SpaceRef
from ..language.words import Names, Word


class Spawn(Word, frozen=True, tag="spawn"):
    """`n` reinforcements are deployed (MANDO-153)."""

    example = '{ op = "spawn", where = "star:nearest", n = 1 }'

    where: SpaceRef
    n: Amount

    def bind(self, names: Names) -> Self:
        return msgspec.structs.replace(self, where=names.space(self.where))

    def could_change(self, engine: Engine, context: Context) -> bool:
        return True

    def resolve(self, engine: Engine, run: Run) -> None:
        for _ in range(self.n):
            spawn(engine, spaces(engine, self.where.reference, run.context))
