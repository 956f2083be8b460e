"""Words that hold other effects: by a condition, a choice or a price."""

from cantina.core.action import Action

from ... import actions, events
from .. import frames
from ..conditions import holds
from ..frames import STEP, Frame
from ..frames import Effect as Fields
from ..frames import Program as Context
from ..programs import Word, context_of, word_of
from ..stack import Engine, Kind
from ..worth import possible_options, would_change
from .register import word


def _run(engine: Engine, frame: Frame, number: int) -> None:
    """Another program in the same context."""
    other = frame[:]
    other[STEP], other[Context.PROGRAM] = 0, number
    engine.push(other)


@word("if")
def _if(engine: Engine, frame: Frame, said: Word) -> None:
    _run(engine, frame, said[2] if holds(engine, said[1], frame) else said[3])


class Option(Kind, code=frames.OPTION):
    """One of several ways, by the player who resolves the effect."""

    prompt = "option"

    @staticmethod
    def step(engine: Engine, frame: Frame) -> None:
        ways = possible_options(engine, context_of(frame), word_of(engine, frame)[1])
        if frame[Fields.A] or not ways:
            engine.pop()
        elif len(ways) == 1:
            Option._take(engine, frame, ways[0])
        else:
            engine.ask(frame[Fields.SEAT])

    @staticmethod
    def _take(engine: Engine, frame: Frame, way: int) -> None:
        frame[Fields.A] = 1
        name, _, number = word_of(engine, frame)[1][way]
        engine.tell(events.Chosen(seat=frame[Fields.SEAT], option=name, rule="MANDO-150"))
        _run(engine, context_of(frame), number)

    @staticmethod
    def offers(engine: Engine, frame: Frame) -> list[Action]:
        options = word_of(engine, frame)[1]
        return [actions.Choose(options[way][0]) for way in possible_options(engine, context_of(frame), options)]

    @staticmethod
    def answer(engine: Engine, frame: Frame, action: Action) -> None:
        assert isinstance(action, actions.Choose)
        names = [name for name, _, _ in word_of(engine, frame)[1]]
        Option._take(engine, frame, names.index(action.option))


class Payment(Kind, code=frames.PAYMENT):
    """Something may be paid for what follows."""

    prompt = "pay"

    @staticmethod
    def step(engine: Engine, frame: Frame) -> None:
        _, cost, then = word_of(engine, frame)
        possible = would_change(engine, cost, frame[Fields.YOU], frame[Fields.SEAT]) and would_change(
            engine, then, frame[Fields.YOU], frame[Fields.SEAT]
        )
        if frame[Fields.A] == 0 and possible:
            engine.ask(frame[Fields.SEAT])
        elif frame[Fields.A] == 1:
            frame[Fields.A] = 2
            _run(engine, context_of(frame), then)
        else:
            engine.pop()

    @staticmethod
    def offers(engine: Engine, frame: Frame) -> list[Action]:
        return [actions.Pay(), actions.Done()]

    @staticmethod
    def answer(engine: Engine, frame: Frame, action: Action) -> None:
        if isinstance(action, actions.Pay):
            frame[Fields.A] = 1
            _run(engine, context_of(frame), word_of(engine, frame)[1])
        else:
            frame[Fields.A] = 2
