"""Turning threats up, and looking at them in secret."""

from collections.abc import Iterable

from cantina.core.action import Action

from .. import actions, events
from ..tables.codes import NONE
from . import frames
from .frames import STEP, Frame
from .frames import Reveal as Fields
from .harm import claim
from .programs import program
from .stack import Engine, Kind


def token_odds(engine: Engine, piece: int) -> list[tuple[Action, int]]:
    """What a face-down threat may be: tokens certain to lie on the map share the open places of their shape with the rest."""
    at, tables = engine.at, engine.tables
    shape = at.piece_shape[piece]
    kinds = [kind for kind, other in enumerate(tables.token_shape) if other == shape]
    places = sum(
        1
        for other, place in enumerate(at.piece_space)
        if place != NONE and at.piece_kind[other] == NONE and at.piece_shape[other] == shape
    )
    sure = sum(at.sure[kind] for kind in kinds)
    rest = sum(at.pool[kind] for kind in kinds)
    return [
        (actions.Token(tables.tokens[kind]), weight)
        for kind in kinds
        if (weight := at.sure[kind] * max(rest, 1) + at.pool[kind] * (places - sure))
    ]


def decide_token(engine: Engine, piece: int, kind: int) -> None:
    """A threat turns out to be of a kind."""
    at = engine.at
    pile = at.sure if at.sure[kind] else at.pool
    pile[kind] -= 1
    at.piece_kind[piece] = kind


def reveal(engine: Engine, pieces: Iterable[int], figure: int) -> None:
    """A character, or somebody's effect, turns threats up."""
    down = [piece for piece in pieces if not engine.at.piece_up[piece] and engine.at.piece_space[piece] != NONE]
    if down:
        engine.push([frames.REVEAL, 0, figure, 0, *down])


class Reveal(Kind, code=frames.REVEAL):
    """All threats are turned up first, then their mission effects follow, ordered by the active player (MANDO-R-35)."""

    prompt = "order"
    UP, EFFECTS = range(2)

    @staticmethod
    def step(engine: Engine, frame: Frame) -> None:
        at = engine.at
        pieces = frame[Fields.PIECES :]
        if frame[STEP] == Reveal.UP:
            if frame[Fields.NEXT] == len(pieces):
                frame[STEP] = Reveal.EFFECTS
                frame[Fields.PIECES :] = [piece for piece in pieces if engine.tables.on_reveal[at.piece_kind[piece]] != NONE]
            elif at.piece_kind[pieces[frame[Fields.NEXT]]] == NONE:
                engine.deal()
            else:
                _turn_up(engine, pieces[frame[Fields.NEXT]])
                frame[Fields.NEXT] += 1
        elif not pieces:
            engine.pop()
        elif len(pieces) == 1:
            Reveal._take_effect(engine, frame, pieces[0])
        else:
            engine.ask(at.active)

    @staticmethod
    def _take_effect(engine: Engine, frame: Frame, piece: int) -> None:
        at = engine.at
        frame[Fields.PIECES :] = [other for other in frame[Fields.PIECES :] if other != piece]
        number = engine.tables.on_reveal[at.piece_kind[piece]]
        engine.push(program(number, frame[Fields.FIGURE], at.active, here=at.piece_space[piece], piece=piece))

    @staticmethod
    def odds(engine: Engine, frame: Frame) -> list[tuple[Action, int]]:
        return token_odds(engine, frame[Fields.PIECES + frame[Fields.NEXT]])

    @staticmethod
    def offers(engine: Engine, frame: Frame) -> list[Action]:
        return [actions.Target(piece) for piece in frame[Fields.PIECES :]]

    @staticmethod
    def answer(engine: Engine, frame: Frame, action: Action) -> None:
        if isinstance(action, actions.Token):
            decide_token(engine, frame[Fields.PIECES + frame[Fields.NEXT]], engine.tables.token_index[action.token])
        else:
            assert isinstance(action, actions.Target)
            Reveal._take_effect(engine, frame, action.piece)


def _turn_up(engine: Engine, piece: int) -> None:
    at = engine.at
    at.piece_up[piece], at.piece_known[piece] = 1, 0
    space = engine.space_name(at.piece_space[piece])
    engine.change(events.Revealed(piece=piece, token=engine.token_name(piece), space=space, rule="MANDO-69"))


SEAT, PIECE = 2, 3  # of a PEEK frame


def peek(engine: Engine, seat: int, piece: int) -> None:
    """A player looks at a face-down threat."""
    engine.push([frames.PEEK, 0, seat, piece])


class Peek(Kind, code=frames.PEEK):
    """MANDO-89: one player sees the token; everybody sees that it was looked at."""

    prompt = "deal"

    @staticmethod
    def step(engine: Engine, frame: Frame) -> None:
        at, seat, piece = engine.at, frame[SEAT], frame[PIECE]
        if at.piece_kind[piece] == NONE:
            engine.deal()
            return
        engine.pop()
        at.piece_known[piece] |= 1 << seat
        at.peeked[seat] += 1
        if action := engine.action():
            action[frames.Action.PEEKED] |= 1 << piece
        space = engine.space_name(at.piece_space[piece])
        engine.tell(
            events.Peeked(seat=seat, piece=piece, space=space, token=engine.token_name(piece), known_to=(seat,), rule="MANDO-89")
        )
        if seat == at.active:
            claim(engine, "peeked_total_ge", at.peeked[seat])

    @staticmethod
    def odds(engine: Engine, frame: Frame) -> list[tuple[Action, int]]:
        return token_odds(engine, frame[PIECE])

    @staticmethod
    def answer(engine: Engine, frame: Frame, action: Action) -> None:
        assert isinstance(action, actions.Token)
        decide_token(engine, frame[PIECE], engine.tables.token_index[action.token])
