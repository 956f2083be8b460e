"""Effects for a price."""

from cantina.core.action import Action

from .. import actions
from ..kernel.frames import Context, Effecting, Run
from ..kernel.programs import would_change
from ..kernel.stack import Engine
from ..language import words
from ..language.words import Word


class Pay(Word, frozen=True, tag="pay"):
    """You may pay the cost; if you do, these effects follow."""

    example = '{ op = "pay", cost = [{ op = "hurt", who = "you", n = 1 }], then = [{ op = "draw", who = "you", n = 2 }] }'

    cost: "words.Effects"
    then: "words.Effects"

    def could_change(self, engine: Engine, context: Context) -> bool:
        return self.cost.could_change(engine, context) and self.then.could_change(engine, context)

    def resolve(self, engine: Engine, run: Run) -> None:
        engine.push(Paying.of(run))


class Paying(Effecting):
    """Something may be paid for what follows."""

    code = 17
    prompt = "pay"
    ASK, PRICE, DONE = range(3)

    paid: int = 0

    def step(self, engine: Engine) -> None:
        word: Pay = self.effect(engine)
        if self.paid == Paying.ASK and self._possible(engine, word):
            engine.ask(self.context.seat)
        elif self.paid == Paying.PRICE:
            self.paid = Paying.DONE
            engine.push(Run(word.then.number, self.context))
        else:
            engine.pop()

    def _possible(self, engine: Engine, word: Pay) -> bool:
        you, seat = self.context.you, self.context.seat
        return would_change(engine, word.cost.number, you, seat) and would_change(engine, word.then.number, you, seat)

    def offers(self, engine: Engine) -> list[Action]:
        return [actions.Pay(), actions.Done()]

    def answer(self, engine: Engine, action: Action) -> None:
        if isinstance(action, actions.Pay):
            word: Pay = self.effect(engine)
            self.paid = Paying.PRICE
            engine.push(Run(word.cost.number, self.context))
        else:
            self.paid = Paying.DONE
