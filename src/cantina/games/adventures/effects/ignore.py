"""What a move does not mind."""

from ..kernel.frames import Run
from ..kernel.stack import Engine
from ..kernel.tables.codes import ignoring
from ..language.terms import Ignored
from .changing import ActionChange, doing


class Ignore(ActionChange, frozen=True, tag="ignore"):
    """The move ignores these: enemies or face-down threats that would stop it, ledges, guards, hooks."""

    example = '{ op = "ignore", what = ["ledge", "enemy_stop"] }'

    what: tuple[Ignored, ...]

    def resolve(self, engine: Engine, run: Run) -> None:
        if action := doing(engine, run.context):
            action.ignore |= ignoring(self.what)
