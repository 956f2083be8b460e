"""Words that hold other effects: by a condition, a choice or a price."""

from cantina.core.action import Action

from ... import actions, events
from ..conditions import holds
from ..frames import Context, Effecting
from ..programs import FRAMED, Run, Word, word, word_of
from ..stack import Engine
from ..worth import possible_options, would_change


def _run(engine: Engine, context: Context, number: int) -> None:
    """Another program in the same context."""
    engine.push(Run(number, context))


@word("if")
def _if(engine: Engine, context: Context, said: Word) -> None:
    _run(engine, context, said[2] if holds(engine, said[1], context) else said[3])


class Option(Effecting):
    """One of several ways, by the player who resolves the effect."""

    code = 16
    prompt = "option"

    taken: int = 0

    def step(self, engine: Engine) -> None:
        ways = possible_options(engine, self.context, word_of(engine, self)[1])
        if self.taken or not ways:
            engine.pop()
        elif len(ways) == 1:
            self._take(engine, ways[0])
        else:
            engine.ask(self.context.seat)

    def _take(self, engine: Engine, way: int) -> None:
        self.taken = 1
        name, _, number = word_of(engine, self)[1][way]
        engine.tell(events.Chosen(seat=self.context.seat, option=name, rule="MANDO-150"))
        _run(engine, self.context, number)

    def offers(self, engine: Engine) -> list[Action]:
        options = word_of(engine, self)[1]
        return [actions.Choose(options[way][0]) for way in possible_options(engine, self.context, options)]

    def answer(self, engine: Engine, action: Action) -> None:
        assert isinstance(action, actions.Choose)
        names = [name for name, _, _ in word_of(engine, self)[1]]
        self._take(engine, names.index(action.option))


class Payment(Effecting):
    """Something may be paid for what follows."""

    code = 17
    prompt = "pay"

    paid: int = 0  # 1: the price, 2: what follows

    def step(self, engine: Engine) -> None:
        _, cost, then = word_of(engine, self)
        possible = would_change(engine, cost, self.context.you, self.context.seat) and would_change(
            engine, then, self.context.you, self.context.seat
        )
        if self.paid == 0 and possible:
            engine.ask(self.context.seat)
        elif self.paid == 1:
            self.paid = 2
            _run(engine, self.context, then)
        else:
            engine.pop()

    def offers(self, engine: Engine) -> list[Action]:
        return [actions.Pay(), actions.Done()]

    def answer(self, engine: Engine, action: Action) -> None:
        if isinstance(action, actions.Pay):
            self.paid = 1
            _run(engine, self.context, word_of(engine, self)[1])
        else:
            self.paid = 2


FRAMED["choose"] = Option
FRAMED["pay"] = Payment
