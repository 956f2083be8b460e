"""Tokens that come to the map and leave it."""

from .. import events
from .frames import Doing
from .stack import Engine
from .tables.codes import CHILD, NONE


def take_off(engine: Engine, piece: int) -> None:
    """A threat leaves the map; a child it carried stays on its space (MANDO-250), and no action means it any more."""
    at = engine.at
    if at.child_piece == piece:
        at.child_piece, at.child_space = NONE, at.piece_space[piece]
        engine.tell(events.ChildPlaced(space=engine.space_name(at.child_space), rule="MANDO-250"))
    for frame in at.stack:
        if isinstance(frame, Doing):
            frame.peeked &= ~(1 << piece)
            if frame.target == piece:
                frame.target = NONE
    at.piece_space[piece] = at.piece_carrier[piece] = at.piece_stun[piece] = NONE
    at.piece_damage[piece] = at.piece_known[piece] = at.piece_marked[piece] = 0
    at.piece_up[piece] = 1


def put_on(engine: Engine, kind: int, shape: int, space: int) -> int:
    """A token comes to the map face up; its number is one that no token on the map has."""
    at = engine.at
    gone = (
        piece
        for piece, place in enumerate(at.piece_space)
        if place == NONE and at.piece_carrier[piece] == NONE and at.piece_up[piece]
    )
    piece = next(gone, NONE)
    if piece == NONE:
        piece = len(at.piece_space)
        for name in PIECE_LISTS:
            getattr(at, name).append(0)
    at.piece_kind[piece], at.piece_shape[piece], at.piece_space[piece] = kind, shape, space
    at.piece_stun[piece] = at.piece_carrier[piece] = NONE
    at.piece_damage[piece] = at.piece_known[piece] = at.piece_marked[piece] = 0
    at.piece_up[piece] = 1
    return piece


PIECE_LISTS = (
    "piece_kind",
    "piece_shape",
    "piece_space",
    "piece_up",
    "piece_damage",
    "piece_known",
    "piece_stun",
    "piece_carrier",
    "piece_marked",
)


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
