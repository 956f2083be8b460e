"""The loop: the frame on top of the stack goes on until somebody, or the dealer, is asked, or the match is over."""

from cantina.core.game import OVER

from .ending import check
from .record import NOBODY, RUNNING
from .stack import Engine
from .tables.codes import NONE


def run(engine: Engine) -> None:
    """Go on until a decision is needed; whatever has changed may have ended the match."""
    at = engine.at
    at.asked = NOBODY
    seen = NONE
    while at.asked == NOBODY:
        if at.changes != seen:
            seen = at.changes
            check(engine)
            if at.outcome != RUNNING:
                at.asked = OVER
                return
        at.stack[-1].step(engine)
