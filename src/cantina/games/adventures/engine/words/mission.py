"""Words about the mission's state: tracks, doors, and tokens that come into play or leave it."""

from cantina.core.action import Action

from ... import actions, events
from ...tables.codes import CHILD, NONE
from .. import frames
from ..attacking import open_door
from ..frames import Effect as Fields
from ..frames import Frame
from ..frames import Program as Context
from ..harm import put_on, take_off
from ..programs import Word, context_of, word_of
from ..selecting import spaces
from ..stack import Engine, Kind
from ..worth import locked_doors
from .register import word


@word("track")
def _track(engine: Engine, frame: Frame, said: Word) -> None:
    at, tables = engine.at, engine.tables
    if said[1] == NONE:
        return
    value = max(0, min(tables.track_size[said[1]], at.tracks[said[1]] + said[2]))
    if value != at.tracks[said[1]]:
        at.tracks[said[1]] = value
        engine.change(events.Tracked(track=tables.tracks[said[1]], value=value, rule="MANDO-146"))


class Doors(Kind, code=frames.DOOR):
    """One locked door is opened by an effect, whether or not its player still likes it (MANDO-122)."""

    prompt = "door"

    @staticmethod
    def _doors(engine: Engine, frame: Frame) -> list[int]:
        return locked_doors(engine, word_of(engine, frame)[1], engine.at.figure_space[frame[Fields.YOU]])

    @staticmethod
    def step(engine: Engine, frame: Frame) -> None:
        if frame[Fields.A] or not Doors._doors(engine, frame):
            engine.pop()
        else:
            engine.ask(frame[Fields.SEAT])

    @staticmethod
    def offers(engine: Engine, frame: Frame) -> list[Action]:
        return [actions.Unlock(engine.tables.doors[door].id) for door in Doors._doors(engine, frame)]

    @staticmethod
    def answer(engine: Engine, frame: Frame, action: Action) -> None:
        assert isinstance(action, actions.Unlock)
        frame[Fields.A] = 1
        open_door(engine, engine.tables.door_index[action.door])


class Place(Kind, code=frames.PLACE):
    """A token is put on a space; where several will do, the active player names one (MANDO-R-42)."""

    prompt = "where"

    @staticmethod
    def _spaces(engine: Engine, frame: Frame) -> list[int]:
        return spaces(engine, word_of(engine, frame)[2], context_of(frame))

    @staticmethod
    def step(engine: Engine, frame: Frame) -> None:
        found = Place._spaces(engine, frame)
        if frame[Fields.A] or not found or word_of(engine, frame)[1] == NONE:
            engine.pop()
        elif len(found) == 1:
            Place._put(engine, frame, found[0])
        else:
            engine.ask(engine.at.active)

    @staticmethod
    def _put(engine: Engine, frame: Frame, space: int) -> None:
        frame[Fields.A] = 1
        place_token(engine, word_of(engine, frame)[1], space)

    @staticmethod
    def offers(engine: Engine, frame: Frame) -> list[Action]:
        return [actions.Where(engine.space_name(space)) for space in Place._spaces(engine, frame)]

    @staticmethod
    def answer(engine: Engine, frame: Frame, action: Action) -> None:
        assert isinstance(action, actions.Where)
        Place._put(engine, frame, engine.tables.space_index[action.space])


def place_token(engine: Engine, kind: int, space: int) -> None:
    """The child, or a token wherever it is, comes to a space; one that is nowhere comes from beside the map."""
    at, tables = engine.at, engine.tables
    if kind == CHILD:
        at.child_figure = at.child_piece = NONE
        at.child_space = space
        engine.change(events.ChildPlaced(space=engine.space_name(space), rule="MANDO-245"))
        return
    seen = [
        piece
        for piece, other in enumerate(at.piece_kind)
        if other == kind and (at.piece_space[piece] != NONE or at.piece_carrier[piece] != NONE)
    ]
    there = [piece for piece in seen if at.piece_up[piece] and at.piece_carrier[piece] == NONE]
    if there:
        piece = there[0]
        at.piece_space[piece] = space
    elif len(seen) + at.defeated[kind] + at.removed[kind] < tables.token_copies[kind]:
        piece = put_on(engine, kind, tables.token_shape[kind], space)
    else:
        return
    name = tables.tokens[kind]
    engine.change(events.Placed(piece=piece, token=name, space=engine.space_name(space), rule="MANDO-R-42"))


@word("remove")
def _remove(engine: Engine, frame: Frame, said: Word) -> None:
    """A token goes out of play: the one the effect is about, or the first of its kind."""
    at = engine.at
    if said[1] == CHILD:
        at.child_space = at.child_figure = at.child_piece = NONE
        engine.change(events.Removed(token="child", rule="MANDO-R-53"))
        return
    own = frame[Context.PIECE]
    there = [
        piece
        for piece, kind in enumerate(at.piece_kind)
        if kind == said[1] and at.piece_up[piece] and (at.piece_space[piece] != NONE or at.piece_carrier[piece] != NONE)
    ]
    if there:
        piece = own if own in there else there[0]
        at.removed[said[1]] += 1
        take_off(engine, piece)
        engine.change(events.Removed(token=engine.tables.tokens[said[1]], rule="MANDO-R-53"))
