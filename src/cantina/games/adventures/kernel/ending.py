"""Winning and losing: failures at once, objectives at the end of a turn, and what the traitor wants."""

from .. import events
from .frames import NOWHERE
from .record import BETRAYED, LOST, RUNNING, WON
from .stack import Engine, bits
from .tables.codes import NONE


def check(engine: Engine) -> None:
    """After a change: failures, and an objective that waits for no turn's end."""
    at, tables = engine.at, engine.tables
    if at.outcome != RUNNING or at.turns == 0:
        return
    if at.fallen != NONE:
        lose(engine, "MANDO-168", NONE)
        return
    for number, condition in tables.sudden:
        if condition.holds(engine, NOWHERE):
            lose(engine, "MANDO-214", number)
            return
    if not tables.objective.at_turn_end and tables.objective.condition.holds(engine, NOWHERE):
        win(engine)


def check_turn_end(engine: Engine) -> None:
    """MANDO-R-151: failures come before the objective."""
    at, tables = engine.at, engine.tables
    for number, failure in enumerate(tables.failures):
        if at.outcome == RUNNING and failure.at_turn_end and failure.condition.holds(engine, NOWHERE):
            lose(engine, "MANDO-214", number)
    if at.outcome == RUNNING and tables.traitor_win is not None:
        _betrayal(engine)
    if at.outcome == RUNNING and tables.objective.at_turn_end and tables.objective.condition.holds(engine, NOWHERE):
        win(engine)


def _betrayal(engine: Engine) -> None:
    """A player who would win as the traitor now and does not is loyal, as everybody sees."""
    at = engine.at
    traitor = at.traitor
    assert engine.tables.traitor_win is not None
    for seat in bits(at.hidden & ~at.loyal):
        at.traitor = seat
        would = engine.tables.traitor_win.condition.holds(engine, NOWHERE)
        at.traitor = traitor
        if would and seat == traitor:
            _betray(engine, "MANDO-22")
        elif would:
            at.loyal |= 1 << seat


def win(engine: Engine) -> None:
    """MANDO-213: all players win, the loyal ones where one is a traitor."""
    engine.at.outcome = WON
    engine.tell(events.Won(rule="MANDO-213"))


def lose(engine: Engine, rule: str, failure: int) -> None:
    """MANDO-214: all players lose; a traitor wins, unless its own figure is defeated."""
    at = engine.at
    at.ending = failure
    engine.tell(events.Lost(rule=rule))
    if at.traitor != NONE and not (failure == NONE and at.fallen == at.traitor):
        _betray(engine, "MANDO-22")
    else:
        at.outcome = LOST


def _betray(engine: Engine, rule: str) -> None:
    engine.at.outcome = BETRAYED
    engine.tell(events.Betrayed(seat=engine.at.traitor, rule=rule))
