"""Words that bring trouble or ease it: complications, reinforcements, further events, the crisis and the flight of the child."""

from ... import events
from ...tables.codes import NONE
from ..enemies import spawn
from ..frames import Frame
from ..frames import Program as Context
from ..harm import flee
from ..programs import Word, program
from ..selecting import spaces
from ..slots import clear, complicate
from ..stack import Engine
from ..trouble import resolve_event
from .register import word


@word("complicate")
def _complicate(engine: Engine, frame: Frame, said: Word) -> None:
    complicate(engine, said[1], said[2], frame[Context.SLOT])


@word("clear")
def _clear(engine: Engine, frame: Frame, said: Word) -> None:
    clear(engine, frame[Context.SEAT], said[1], said[2], said[3], frame[Context.SLOT])


@word("spawn")
def _spawn(engine: Engine, frame: Frame, said: Word) -> None:
    for _ in range(said[2]):
        spawn(engine, spaces(engine, said[1], frame))


@word("event")
def _event(engine: Engine, frame: Frame, said: Word) -> None:
    """MANDO-R-84: a further card for the same slot; the order itself is an effect."""
    engine.at.changes += 1
    for _ in range(said[1]):
        resolve_event(engine, frame[Context.SLOT], frame[Context.YOU])


@word("crisis")
def _crisis(engine: Engine, frame: Frame, said: Word) -> None:
    slot = engine.tables.slots[frame[Context.SLOT]] if frame[Context.SLOT] != NONE else None
    engine.change(events.CrisisStruck(slot=slot, rule="MANDO-146"))
    engine.push(program(engine.tables.crisis, frame[Context.YOU], frame[Context.SEAT], slot=frame[Context.SLOT]))


@word("flee")
def _flee(engine: Engine, frame: Frame, said: Word) -> None:
    flee(engine, "MANDO-256")
