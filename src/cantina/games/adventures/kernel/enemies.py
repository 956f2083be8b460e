"""Enemies: what follows when one has moved, and reinforcements that come to the map."""

from cantina.core.action import Action

from .. import actions, events
from .frames import Frame
from .slots import sabotage
from .stack import Engine
from .tables.codes import NONE, ORANGE, SABOTAGE
from .tokens import put_on


def order_matters(engine: Engine, movers: list[int]) -> bool:
    """MANDO-R-92: saboteurs act one after the other; a free child goes to the first to come."""
    return engine.at.child_space != NONE or any(engine.ability(piece) == SABOTAGE for piece in movers)


def arrived(engine: Engine, piece: int, start: int) -> None:
    """An enemy has moved by itself."""
    name = engine.token_name(piece)
    end = engine.space_name(engine.at.piece_space[piece])
    engine.change(events.EnemyMoved(piece=piece, token=name, start=engine.space_name(start), end=end, rule="MANDO-159"))
    settle(engine, piece)


def settle(engine: Engine, piece: int) -> None:
    """An enemy's movement has ended: in the event step it takes a free child if it may, and it sabotages (MANDO-R-93)."""
    at, tables = engine.at, engine.tables
    if at.acting != 2 or at.piece_space[piece] == NONE:
        return
    if tables.child_snatched and at.child_space == at.piece_space[piece]:
        at.child_space, at.child_piece = NONE, piece
        engine.change(events.Snatched(piece=piece, token=engine.token_name(piece), rule="MANDO-246"))
    if engine.ability(piece) == SABOTAGE:
        sabotage(engine)


# ---- reinforcements ------------------------------------------------------------------------------------------------------


def spawn(engine: Engine, where: list[int]) -> None:
    """A reinforcement is due on one of some equally good spaces (MANDO-153)."""
    engine.push(Spawn(NONE, tuple(where)))


class Spawn(Frame):
    """MANDO-155: the space is named first, then the token is drawn."""

    code = 20
    prompt = "where"
    refusals = {actions.Where: "MANDO-154"}
    WHERE, DRAW = range(2)

    space: int
    choices: tuple[int, ...]  # equally good spaces

    def step(self, engine: Engine) -> None:
        at = engine.at
        choices = self.choices
        if self.stage == Spawn.DRAW:
            engine.deal()
        elif not choices or not _available(engine):
            engine.tell(events.NoneLeft(rule="MANDO-157" if choices else "MANDO-R-105"))
            engine.pop()
        elif len(choices) > 1:
            engine.ask(at.active)
        else:
            self.space, self.stage = choices[0], Spawn.DRAW

    def offers(self, engine: Engine) -> list[Action]:
        return [actions.Where(engine.space_name(space)) for space in self.choices]

    def odds(self, engine: Engine) -> list[tuple[Action, int]]:
        names = engine.tables.tokens
        return [(actions.Reinforce(names[kind]), count) for kind, count in enumerate(engine.at.reserve) if count]

    def answer(self, engine: Engine, action: Action) -> None:
        at, tables = engine.at, engine.tables
        if isinstance(action, actions.Where):
            self.space, self.stage = tables.space_index[action.space], Spawn.DRAW
            return
        assert isinstance(action, actions.Reinforce)
        kind = tables.token_index[action.token]
        at.reserve[kind] -= 1
        piece = put_on(engine, kind, ORANGE, self.space)
        engine.pop()
        space = engine.space_name(self.space)
        engine.change(events.Deployed(piece=piece, token=action.token, space=space, rule="MANDO-153"))

    def asks(self) -> str:
        return "deal" if self.stage == self.DRAW else self.prompt


def _available(engine: Engine) -> bool:
    """Whether a reinforcement can come; an empty pile is made anew of the defeated ones (MANDO-156)."""
    at, tables = engine.at, engine.tables
    if any(at.reserve):
        return True
    back = [
        kind
        for kind, shape in enumerate(tables.token_shape)
        if shape == ORANGE and tables.token_enemy[kind] and at.defeated[kind]
    ]
    for kind in back:
        at.reserve[kind], at.defeated[kind] = at.defeated[kind], 0
    if back:
        engine.tell(events.Shuffled(pile="reinforcements", rule="MANDO-156"))
    return bool(back)
