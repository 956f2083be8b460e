"""More cards kept by a plan."""

from ..kernel.frames import Run
from ..kernel.stack import Engine
from ..language.terms import Amount
from .changing import ActionChange, doing


class PlanMod(ActionChange, frozen=True, tag="plan_mod"):
    """The plan keeps that many more cards; before a free action in the same list it is that action's plan."""

    example = '{ op = "plan_mod", keep = 1 }'
    joins = "free_action"

    keep: Amount

    def resolve(self, engine: Engine, run: Run) -> None:
        if action := doing(engine, run.context):
            action.keeps += self.keep
