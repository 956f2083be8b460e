"""An attack on several threats."""

from ..kernel.frames import Run
from ..kernel.stack import Engine
from ..language.terms import Amount
from .changing import ActionChange, doing


class Split(ActionChange, frozen=True, tag="split"):
    """The attack's damage may be split among that many threats in range."""

    example = '{ op = "split", targets = 2 }'

    targets: Amount

    def resolve(self, engine: Engine, run: Run) -> None:
        if action := doing(engine, run.context):
            action.targets = self.targets
