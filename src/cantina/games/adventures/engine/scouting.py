"""Recon: look at a face-down threat, move an enemy, or what the map's rules add (MANDO-87)."""

from cantina.core.action import Action

from .. import actions, events
from ..tables.codes import NONE
from . import frames
from .attacking import open_door
from .frames import STEP, Frame
from .frames import Action as Doing
from .frames import Recon as Fields
from .revealing import peek
from .stack import Engine, Kind
from .worth import locked_doors

OPEN, PEEKING, MOVING = range(3)


def recon_targets(engine: Engine, figure: int, strength: int) -> tuple[list[int], list[int], list[int]]:
    """Face-down threats, enemies that can move, and doors, all within what the strength allows."""
    at, ground = engine.at, engine.ground
    place = at.figure_space[figure]
    far = ground.reach[place]
    down = [piece for piece in engine.face_down() if far[at.piece_space[piece]] <= strength]
    enemies = [
        piece for piece in engine.enemies() if far[at.piece_space[piece]] <= strength and ground.walk[at.piece_space[piece]]
    ]
    doors = [door for door in locked_doors(engine, NONE, place) if engine.tables.doors[door].recon <= strength]
    return down, enemies, doors


def recon(engine: Engine, place: int) -> None:
    """The recon of the action at a place of the stack begins."""
    engine.push([frames.RECON, 0, place, OPEN, 1, 0, NONE, 0])


class Recon(Kind, code=frames.RECON):
    """Recon, with more peeks, more enemies or longer ways where a card says so."""

    prompt = "recon"

    @staticmethod
    def step(engine: Engine, frame: Frame) -> None:
        if Recon._choices(engine, frame):
            engine.ask(engine.at.stack[frame[Fields.ACTION]][Doing.SEAT])
        else:
            engine.pop()

    @staticmethod
    def _choices(engine: Engine, frame: Frame) -> list[Action]:
        at, walk = engine.at, engine.ground.walk
        doing = at.stack[frame[Fields.ACTION]]
        down, enemies, doors = recon_targets(engine, doing[Doing.FIGURE], doing[Doing.STRENGTH])
        found: list[Action] = []
        fresh = frame[Fields.LEFT] > 0
        if frame[Fields.MODE] in (OPEN, PEEKING) and fresh:
            found += [actions.Peek(piece) for piece in down if not frame[Fields.SEEN] >> piece & 1]
        if frame[Fields.MODE] in (OPEN, MOVING):
            moving = [piece for piece in enemies if fresh and not frame[Fields.SEEN] >> piece & 1]
            if frame[Fields.STEPS] > 0 and engine.enemy(frame[Fields.PIECE]):
                moving.append(frame[Fields.PIECE])
            names = engine.tables.spaces
            found += [actions.Shift(piece, names[space]) for piece in moving for space in walk[at.piece_space[piece]]]
        if frame[Fields.MODE] == OPEN:
            found += [actions.Unlock(engine.tables.doors[door].id) for door in doors]
        return found

    @staticmethod
    def offers(engine: Engine, frame: Frame) -> list[Action]:
        """A card that adds a peek or an enemy adds it in earnest; only the further steps of an enemy are "up to" (MANDO-122)."""
        found = Recon._choices(engine, frame)
        return found if any(Recon._fresh(frame, action) for action in found) else [*found, actions.Done()]

    @staticmethod
    def _fresh(frame: Frame, action: Action) -> bool:
        """Whether a choice begins with another threat."""
        return not (isinstance(action, actions.Shift) and frame[Fields.STEPS] > 0 and action.piece == frame[Fields.PIECE])

    @staticmethod
    def answer(engine: Engine, frame: Frame, action: Action) -> None:
        doing = engine.at.stack[frame[Fields.ACTION]]
        match action:
            case actions.Peek():
                Recon._open(frame, PEEKING, doing[Doing.PEEKS])
                frame[Fields.LEFT] -= 1
                frame[Fields.SEEN] |= 1 << action.piece
                peek(engine, doing[Doing.SEAT], action.piece)
            case actions.Shift():
                Recon._open(frame, MOVING, doing[Doing.PUSHES])
                if not Recon._fresh(frame, action):
                    frame[Fields.STEPS] -= 1
                else:
                    frame[Fields.LEFT] -= 1
                    frame[Fields.SEEN] |= 1 << action.piece
                    frame[Fields.PIECE], frame[Fields.STEPS] = action.piece, doing[Doing.STEPS] - 1
                shift(engine, action.piece, engine.tables.space_index[action.space])
            case actions.Unlock():
                engine.pop()
                open_door(engine, engine.tables.door_index[action.door])
            case _:
                engine.pop()

    @staticmethod
    def _open(frame: Frame, mode: int, count: int) -> None:
        if frame[Fields.MODE] == OPEN:
            frame[Fields.MODE], frame[Fields.LEFT] = mode, count
        frame[STEP] = 1

    @classmethod
    def asks(cls, frame: Frame) -> str:
        return "recon-more" if frame[STEP] else cls.prompt


def shift(engine: Engine, piece: int, space: int, rule: str = "MANDO-91") -> None:
    """A player moves an enemy one space; nothing is triggered (MANDO-R-62), and the child goes along (MANDO-R-148)."""
    at = engine.at
    start, at.piece_space[piece] = at.piece_space[piece], space
    engine.change(
        events.Shifted(
            piece=piece,
            token=engine.token_name(piece),
            start=engine.space_name(start),
            end=engine.space_name(space),
            rule=rule,
        )
    )
