"""More for a recon."""

from ..kernel.frames import Run
from ..kernel.stack import Engine
from ..language.terms import Distance
from .changing import ActionChange, doing


class ReconMod(ActionChange, frozen=True, tag="recon_mod"):
    """The recon peeks at, moves, or moves by, that many more."""

    example = '{ op = "recon_mod", peeks = 1 }'

    peeks: Distance = 0
    pushes: Distance = 0
    steps: Distance = 0

    def resolve(self, engine: Engine, run: Run) -> None:
        if action := doing(engine, run.context):
            action.peeks += self.peeks
            action.pushes += self.pushes
            action.steps += self.steps
