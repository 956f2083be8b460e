"""Turning threats up, and looking at them in secret."""

from collections.abc import Iterable

from cantina.core.action import Action

from .. import actions, events
from .frames import Frame
from .harm import claim
from .programs import program
from .stack import Engine
from .tables.codes import NONE


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
        engine.push(Reveal(figure, 0, tuple(down)))


class Reveal(Frame):
    """All threats are turned up first, then their mission effects follow, ordered by the active player (MANDO-R-35)."""

    code = 8
    prompt = "order"
    UP, EFFECTS = range(2)

    figure: int
    next: int
    pieces: tuple[int, ...]

    def step(self, engine: Engine) -> None:
        at = engine.at
        pieces = self.pieces
        if self.stage == Reveal.UP:
            if self.next == len(pieces):
                self.stage = Reveal.EFFECTS
                self.pieces = tuple(piece for piece in pieces if engine.tables.on_reveal[at.piece_kind[piece]] != NONE)
            elif at.piece_kind[pieces[self.next]] == NONE:
                engine.deal()
            else:
                _turn_up(engine, pieces[self.next])
                self.next += 1
        elif not pieces:
            engine.pop()
        elif len(pieces) == 1:
            self._take_effect(engine, pieces[0])
        else:
            engine.ask(at.active)

    def _take_effect(self, engine: Engine, piece: int) -> None:
        at = engine.at
        self.pieces = tuple(other for other in self.pieces if other != piece)
        number = engine.tables.on_reveal[at.piece_kind[piece]]
        engine.push(program(number, self.figure, at.active, here=at.piece_space[piece], piece=piece))

    def odds(self, engine: Engine) -> list[tuple[Action, int]]:
        return token_odds(engine, self.pieces[self.next])

    def offers(self, engine: Engine) -> list[Action]:
        return [actions.Target(piece) for piece in self.pieces]

    def answer(self, engine: Engine, action: Action) -> None:
        if isinstance(action, actions.Token):
            decide_token(engine, self.pieces[self.next], engine.tables.token_index[action.token])
        else:
            assert isinstance(action, actions.Target)
            self._take_effect(engine, action.piece)


def _turn_up(engine: Engine, piece: int) -> None:
    at = engine.at
    at.piece_up[piece], at.piece_known[piece] = 1, 0
    space = engine.space_name(at.piece_space[piece])
    engine.change(events.Revealed(piece=piece, token=engine.token_name(piece), space=space, rule="MANDO-69"))


def peek(engine: Engine, seat: int, piece: int) -> None:
    """A player looks at a face-down threat."""
    engine.push(Peek(seat, piece))


class Peek(Frame):
    """MANDO-89: one player sees the token; everybody sees that it was looked at."""

    code = 9
    prompt = "deal"

    seat: int
    piece: int

    def step(self, engine: Engine) -> None:
        at, seat, piece = engine.at, self.seat, self.piece
        if at.piece_kind[piece] == NONE:
            engine.deal()
            return
        engine.pop()
        at.piece_known[piece] |= 1 << seat
        at.peeked[seat] += 1
        if action := engine.action():
            action.peeked |= 1 << piece
        space = engine.space_name(at.piece_space[piece])
        engine.tell(
            events.Peeked(seat=seat, piece=piece, space=space, token=engine.token_name(piece), known_to=(seat,), rule="MANDO-89")
        )
        if seat == at.active:
            claim(engine, "peeked_total_ge", at.peeked[seat])

    def odds(self, engine: Engine) -> list[tuple[Action, int]]:
        return token_odds(engine, self.piece)

    def answer(self, engine: Engine, action: Action) -> None:
        assert isinstance(action, actions.Token)
        decide_token(engine, self.piece, engine.tables.token_index[action.token])
