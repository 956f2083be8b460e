"""Reinforcements."""

from ..kernel.enemies import spawn
from ..kernel.frames import Run
from ..kernel.selecting import spaces
from ..kernel.stack import Engine
from ..language.terms import Amount, SpaceRef
from ..language.words import Always


class Spawn(Always, frozen=True, tag="spawn"):
    """`n` reinforcements are deployed (MANDO-153)."""

    example = '{ op = "spawn", where = "star:nearest", n = 1 }'

    where: SpaceRef
    n: Amount

    def resolve(self, engine: Engine, run: Run) -> None:
        for _ in range(self.n):
            spawn(engine, spaces(engine, self.where.reference, run.context))
