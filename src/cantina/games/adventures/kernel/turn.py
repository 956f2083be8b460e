"""The turn: play actions, resolve events, draw cards (MANDO-52), and whose turn comes next."""

from cantina.core.action import Action

from .. import actions, events
from . import specials
from .acting import can_play, play, plays
from .decks import draw
from .ending import check_turn_end
from .frames import Frame
from .harm import claim
from .record import RUNNING
from .stack import Engine
from .tables.codes import NONE
from .traitor import accusations, accuse, exposed_turn
from .trouble import event_step, run_hooks

ACTIONS = 2  # mandatory ones in a turn (MANDO-54)


class Turn(Frame):
    """The frame at the bottom of the stack: turn after turn until the match is over."""

    code = 1
    prompt = "turn"
    refusals = {actions.End: "MANDO-54"}
    BEGIN, ACT, EVENTS, CALM, DRAW, RULES, END, START = range(8)  # START: as ACT, and somebody may still be accused

    def step(self, engine: Engine) -> None:
        at = engine.at
        stage = self.stage
        if stage == Turn.BEGIN:
            self._begin(engine)
        elif stage in (Turn.START, Turn.ACT):
            if (at.played < ACTIONS and can_play(engine)) or self._more(engine):
                engine.ask(at.active)
            else:
                self.stage = Turn.EVENTS
        elif stage == Turn.EVENTS:
            self.stage = Turn.CALM
            event_step(engine)
        elif stage == Turn.CALM:
            self.stage = Turn.DRAW
            at.calm_turns[at.active] = 0 if at.resolved else at.calm_turns[at.active] + 1
            claim(engine, "event_step_without_event", at.calm_turns[at.active])
        elif stage == Turn.DRAW:
            self.stage, at.acting = Turn.RULES, 0
            wanted = engine.tables.agreed.hand - len(at.hands[at.active])
            at.owed[at.active] = 0
            draw(engine, at.active, wanted)
        elif stage == Turn.RULES:
            self.stage = Turn.END
            run_hooks(engine, "turn_end")
        else:
            check_turn_end(engine)
            self.stage = Turn.BEGIN
            at.changes += 1
            if at.outcome == RUNNING:
                at.active = (at.active + 1) % engine.tables.seats

    def _begin(self, engine: Engine) -> None:
        at, tables = engine.at, engine.tables
        seat = at.active
        at.turns += 1
        at.played = at.used_slots = at.resolved = at.fled = at.walked = at.struck = 0
        for figure in range(len(tables.figures)):
            at.wards[figure * tables.seats + seat] = 0
        at.piece_stun = [NONE if freed == seat else freed for freed in at.piece_stun]
        engine.tell(events.TurnBegan(seat=seat, rule="MANDO-51"))
        if at.exposed == seat:
            self.stage = Turn.RULES
            exposed_turn(engine)
        else:
            at.acting, self.stage = 1, Turn.START if accusations(engine) else Turn.ACT

    def _more(self, engine: Engine) -> list[Action]:
        """What may be done besides the two actions."""
        return [*specials.uses(engine), *specials.cards(engine)]

    def offers(self, engine: Engine) -> list[Action]:
        mandatory = plays(engine) if engine.at.played < ACTIONS else []
        more = [*self._more(engine), *(accusations(engine) if self.stage == Turn.START else [])]
        return [*mandatory, *more] if mandatory else [*more, actions.End()]

    def answer(self, engine: Engine, action: Action) -> None:
        at = engine.at
        self.stage = Turn.ACT
        if isinstance(action, actions.Play):
            at.played += 1
            play(engine, action)
        elif isinstance(action, actions.Accuse):
            accuse(engine, action.seat)
        elif isinstance(action, actions.End):
            self.stage = Turn.EVENTS
        else:
            specials.answer(engine, action, NONE)
