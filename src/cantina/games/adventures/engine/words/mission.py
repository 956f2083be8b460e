"""Words about the mission's state: tracks, doors, and tokens that come into play or leave it."""

from cantina.core.action import Action

from ... import actions, events
from ...tables.codes import CHILD, NONE
from ..attacking import open_door
from ..frames import Context, Effecting
from ..harm import put_on, take_off
from ..programs import FRAMED, Word, word, word_of
from ..selecting import spaces
from ..stack import Engine
from ..worth import locked_doors


@word("track")
def _track(engine: Engine, context: Context, said: Word) -> None:
    at, tables = engine.at, engine.tables
    if said[1] == NONE:
        return
    value = max(0, min(tables.track_size[said[1]], at.tracks[said[1]] + said[2]))
    if value != at.tracks[said[1]]:
        at.tracks[said[1]] = value
        engine.change(events.Tracked(track=tables.tracks[said[1]], value=value, rule="MANDO-146"))


class Doors(Effecting):
    """One locked door is opened by an effect, whether or not its player still likes it (MANDO-122)."""

    code = 27
    prompt = "door"

    opened: int = 0

    def _doors(self, engine: Engine) -> list[int]:
        return locked_doors(engine, word_of(engine, self)[1], engine.at.figure_space[self.context.you])

    def step(self, engine: Engine) -> None:
        if self.opened or not self._doors(engine):
            engine.pop()
        else:
            engine.ask(self.context.seat)

    def offers(self, engine: Engine) -> list[Action]:
        return [actions.Unlock(engine.tables.doors[door].id) for door in self._doors(engine)]

    def answer(self, engine: Engine, action: Action) -> None:
        assert isinstance(action, actions.Unlock)
        self.opened = 1
        open_door(engine, engine.tables.door_index[action.door])


class Place(Effecting):
    """A token is put on a space; where several will do, the active player names one (MANDO-R-42)."""

    code = 30
    prompt = "where"

    placed: int = 0

    def _spaces(self, engine: Engine) -> list[int]:
        return spaces(engine, word_of(engine, self)[2], self.context)

    def step(self, engine: Engine) -> None:
        found = self._spaces(engine)
        if self.placed or not found or word_of(engine, self)[1] == NONE:
            engine.pop()
        elif len(found) == 1:
            self._put(engine, found[0])
        else:
            engine.ask(engine.at.active)

    def _put(self, engine: Engine, space: int) -> None:
        self.placed = 1
        place_token(engine, word_of(engine, self)[1], space)

    def offers(self, engine: Engine) -> list[Action]:
        return [actions.Where(engine.space_name(space)) for space in self._spaces(engine)]

    def answer(self, engine: Engine, action: Action) -> None:
        assert isinstance(action, actions.Where)
        self._put(engine, engine.tables.space_index[action.space])


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
def _remove(engine: Engine, context: Context, said: Word) -> None:
    """A token goes out of play: the one the effect is about, or the first of its kind."""
    at = engine.at
    if said[1] == CHILD:
        at.child_space = at.child_figure = at.child_piece = NONE
        engine.change(events.Removed(token="child", rule="MANDO-R-53"))
        return
    own = context.piece
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


FRAMED["door"] = Doors
FRAMED["place"] = Place
