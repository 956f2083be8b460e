"""Putting a token on a space."""

from cantina.core.action import Action

from .. import actions
from ..kernel.frames import Effecting, Run
from ..kernel.selecting import spaces
from ..kernel.stack import Engine
from ..kernel.tables.codes import NONE
from ..kernel.tokens import place_token
from ..language.terms import SpaceRef, Token
from ..language.words import Always


class Place(Always, frozen=True, tag="place"):
    """A token, or the child, is put on a space; that is no movement (MANDO-R-42)."""

    example = '{ op = "place", token = "child", space = "here" }'

    token: Token
    space: SpaceRef

    def resolve(self, engine: Engine, run: Run) -> None:
        engine.push(Placing.of(run))


class Placing(Effecting):
    """A token is put on a space; where several will do, the active player names one (MANDO-R-42)."""

    code = 30
    prompt = "where"

    placed: int = 0

    def _word(self, engine: Engine) -> Place:
        word: Place = self.effect(engine)
        return word

    def _spaces(self, engine: Engine) -> list[int]:
        return spaces(engine, self._word(engine).space.reference, self.context)

    def step(self, engine: Engine) -> None:
        found = self._spaces(engine)
        if self.placed or not found or self._word(engine).token.number == NONE:
            engine.pop()
        elif len(found) == 1:
            self._put(engine, found[0])
        else:
            engine.ask(engine.at.active)

    def _put(self, engine: Engine, space: int) -> None:
        self.placed = 1
        place_token(engine, self._word(engine).token.number, space)

    def offers(self, engine: Engine) -> list[Action]:
        return [actions.Where(engine.space_name(space)) for space in self._spaces(engine)]

    def answer(self, engine: Engine, action: actions.Where) -> None:
        self._put(engine, engine.tables.space_index[action.space])
