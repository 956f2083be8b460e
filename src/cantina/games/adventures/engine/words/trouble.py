"""Words that bring trouble or ease it: complications, reinforcements, further events, the crisis and the flight of the child."""

from ... import events
from ...tables.codes import NONE
from ..enemies import spawn
from ..frames import Context
from ..harm import flee
from ..programs import Word, program, word
from ..selecting import spaces
from ..slots import clear, complicate
from ..stack import Engine
from ..trouble import resolve_event


@word("complicate")
def _complicate(engine: Engine, context: Context, said: Word) -> None:
    complicate(engine, said[1], said[2], context.slot)


@word("clear")
def _clear(engine: Engine, context: Context, said: Word) -> None:
    clear(engine, context.seat, said[1], said[2], said[3], context.slot)


@word("spawn")
def _spawn(engine: Engine, context: Context, said: Word) -> None:
    for _ in range(said[2]):
        spawn(engine, spaces(engine, said[1], context))


@word("event")
def _event(engine: Engine, context: Context, said: Word) -> None:
    """MANDO-R-84: a further card for the same slot; the order itself is an effect."""
    engine.at.changes += 1
    for _ in range(said[1]):
        resolve_event(engine, context.slot, context.you)


@word("crisis")
def _crisis(engine: Engine, context: Context, said: Word) -> None:
    slot = engine.tables.slots[context.slot] if context.slot != NONE else None
    engine.change(events.CrisisStruck(slot=slot, rule="MANDO-146"))
    engine.push(program(engine.tables.crisis, context.you, context.seat, slot=context.slot))


@word("flee")
def _flee(engine: Engine, context: Context, said: Word) -> None:
    flee(engine, "MANDO-256")
