"""Doors: which are locked, breaking them and opening them."""

from .. import events
from .stack import Engine
from .tables.codes import NONE


def locked_doors(engine: Engine, within: int, space: int) -> list[int]:
    """Locked doors: bordering a space (within NONE), within a range of it, or all."""
    at, reach = engine.at, engine.ground.reach[space]
    return [
        number
        for number, door in enumerate(engine.tables.doors)
        if not at.doors >> number & 1
        and (space in (door.a, door.b) if within == NONE else min(reach[door.a], reach[door.b]) <= within)
    ]


def ram(engine: Engine, door: int, damage: int) -> None:
    """A locked door takes damage, which stays; at its health it is open for good."""
    at, made = engine.at, engine.tables.doors[door]
    at.door_damage[door] += damage
    engine.change(events.DoorHit(door=made.id, damage=at.door_damage[door], rule="MANDO-73"))
    if at.door_damage[door] >= made.health:
        open_door(engine, door)


def open_door(engine: Engine, door: int) -> None:
    """A door is unlocked."""
    engine.at.doors |= 1 << door
    engine.change(events.DoorOpened(door=engine.tables.doors[door].id, rule="MANDO-74"))
