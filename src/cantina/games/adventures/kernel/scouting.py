"""Recon: look at a face-down threat, move an enemy, or what the map's rules add (MANDO-87)."""

from cantina.core.action import Action

from .. import actions, events
from .doors import locked_doors, open_door
from .frames import Frame
from .revealing import peek
from .stack import Engine
from .tables.codes import NONE

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
    engine.push(Recon(place, OPEN, 1, 0, NONE, 0))


class Recon(Frame):
    """Recon, with more peeks, more enemies or longer ways where a card says so."""

    code = 5
    prompt = "recon"
    refusals = {actions.Unlock: "MANDO-73", actions.Done: "MANDO-122"}

    action: int  # its place on the stack
    mode: int  # what it turned out to be
    left: int
    seen: int  # mask of the threats it was about
    piece: int  # the enemy being moved
    steps: int  # how far it may still be

    def step(self, engine: Engine) -> None:
        if self._choices(engine):
            engine.ask(engine.doing(self.action).seat)
        else:
            engine.pop()

    def _choices(self, engine: Engine) -> list[Action]:
        at, walk = engine.at, engine.ground.walk
        doing = engine.doing(self.action)
        down, enemies, doors = recon_targets(engine, doing.figure, doing.strength)
        found: list[Action] = []
        fresh = self.left > 0
        if self.mode in (OPEN, PEEKING) and fresh:
            found += [actions.Peek(piece) for piece in down if not self.seen >> piece & 1]
        if self.mode in (OPEN, MOVING):
            moving = [piece for piece in enemies if fresh and not self.seen >> piece & 1]
            if self.steps > 0 and engine.enemy(self.piece):
                moving.append(self.piece)
            names = engine.tables.spaces
            found += [actions.Shift(piece, names[space]) for piece in moving for space in walk[at.piece_space[piece]]]
        if self.mode == OPEN:
            found += [actions.Unlock(engine.tables.doors[door].id) for door in doors]
        return found

    def offers(self, engine: Engine) -> list[Action]:
        """A card that adds a peek or an enemy adds it in earnest; only the further steps of an enemy are "up to" (MANDO-122)."""
        found = self._choices(engine)
        return found if any(self._fresh(action) for action in found) else [*found, actions.Done()]

    def _fresh(self, action: Action) -> bool:
        """Whether a choice begins with another threat."""
        return not (isinstance(action, actions.Shift) and self.steps > 0 and action.piece == self.piece)

    def answer(self, engine: Engine, action: Action) -> None:
        doing = engine.doing(self.action)
        match action:
            case actions.Peek():
                self._open(PEEKING, doing.peeks)
                self.left -= 1
                self.seen |= 1 << action.piece
                peek(engine, doing.seat, action.piece)
            case actions.Shift():
                self._open(MOVING, doing.pushes)
                if not self._fresh(action):
                    self.steps -= 1
                else:
                    self.left -= 1
                    self.seen |= 1 << action.piece
                    self.piece, self.steps = action.piece, doing.steps - 1
                shift(engine, action.piece, engine.tables.space_index[action.space])
            case actions.Unlock():
                engine.pop()
                open_door(engine, engine.tables.door_index[action.door])
            case _:
                engine.pop()

    def _open(self, mode: int, count: int) -> None:
        if self.mode == OPEN:
            self.mode, self.left = mode, count
        self.stage = 1

    def asks(self) -> str:
        return "recon-more" if self.stage else self.prompt


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
