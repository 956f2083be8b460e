"""The hidden traitor: accusing, being exposed, and the turns of an exposed traitor."""

from cantina.core.action import Action

from .. import actions, events
from .frames import Frame
from .programs import program, would_change
from .stack import Engine, bits
from .tables.codes import NONE


def accusations(engine: Engine) -> list[Action]:
    """At the start of a turn: once in a match a player may name the traitor."""
    at = engine.at
    if at.exposed != NONE or at.accused >> at.active & 1 or not _may_pay(engine):
        return []
    return [actions.Accuse(seat) for seat in bits(at.hidden) if seat != at.active]


def accuse(engine: Engine, named: int) -> None:
    """The active player names somebody; it is paid for before the card is shown."""
    at = engine.at
    at.accused |= 1 << at.active
    engine.push(Accusation(named))
    engine.push(program(engine.tables.accuse_cost, at.active, at.active))


def _may_pay(engine: Engine) -> bool:
    """Whether the hand holds what an accusation costs."""
    cost = engine.tables.programs[engine.tables.accuse_cost]
    return len(engine.at.hands[engine.at.active]) >= sum(word.price() for word in cost)


class Accusation(Frame):
    """An accusation that is paid for: the accused shows the card."""

    code = 35
    prompt = "deal"  # nobody is asked

    named: int

    def step(self, engine: Engine) -> None:
        engine.pop()
        at, named = engine.at, self.named
        guilty = named == at.traitor
        at.hidden &= ~(1 << named)
        engine.change(events.Accused(seat=at.active, named=named, traitor=guilty, rule="MANDO-22"))
        if guilty:
            expose(engine, named)
        else:
            at.loyal |= 1 << named
            engine.push(program(engine.tables.accuse_wrong, at.active, at.active))


def expose(engine: Engine, seat: int) -> None:
    """The traitor's figure, plans and hand leave the match; what the figure carries stays on its space."""
    at = engine.at
    at.exposed = seat
    space = at.figure_space[seat]
    if at.child_figure == seat:
        at.child_figure, at.child_space = NONE, space
        engine.tell(events.ChildPlaced(space=engine.space_name(space), rule="MANDO-22"))
    for piece, carrier in enumerate(at.piece_carrier):
        if carrier == seat:
            at.piece_carrier[piece], at.piece_space[piece] = NONE, space
    at.figure_space[seat] = NONE
    for plan in bits(at.figure_plans[seat]):
        at.plan_discard[plan] += 1
    at.figure_plans[seat] = 0
    at.figure_gear[seat] = NONE
    at.hands[seat], at.owed[seat] = [], 0


def exposed_turn(engine: Engine) -> None:
    """An exposed traitor does one thing instead of a turn of cards."""
    engine.push(Exposed())


class Exposed(Frame):
    """One of the ways of an exposed traitor; "you" is the next loyal player's character."""

    code = 36
    prompt = "exposed"

    def _you(self, engine: Engine) -> int:
        at, seats = engine.at, engine.tables.seats
        order = [(at.active + place) % seats for place in range(1, seats)]
        return next(seat for seat in order if at.figure_space[seat] != NONE)

    def _ways(self, engine: Engine) -> list[int]:
        you = self._you(engine)
        ways = engine.tables.exposed
        able = [way for way, (_, number) in enumerate(ways) if would_change(engine, number, you, engine.at.active)]
        return able or list(range(len(ways)))

    def step(self, engine: Engine) -> None:
        if self.stage == 0:
            engine.ask(engine.at.active)
        else:
            engine.pop()

    def offers(self, engine: Engine) -> list[Action]:
        return [actions.Choose(engine.tables.exposed[way][0]) for way in self._ways(engine)]

    def answer(self, engine: Engine, action: Action) -> None:
        assert isinstance(action, actions.Choose)
        self.stage = 1
        number = dict(engine.tables.exposed)[action.option]
        engine.tell(events.Chosen(seat=engine.at.active, option=action.option, rule="MANDO-22"))
        engine.push(program(number, self._you(engine), engine.at.active))
