"""Words about characters: they move, suffer, heal, draw and act; a character takes or uses what is within its reach."""

import msgspec

from cantina.core.action import Action

from ... import actions, events
from ...tables.codes import FAR, MISSION, NONE
from .. import specials
from ..acting import Extra, begin
from ..decks import draw
from ..frames import Context, Effecting, Frame
from ..harm import heal, hurt
from ..programs import FRAMED, Run, Word, word, word_of
from ..selecting import chosen_one, figures
from ..stack import Engine
from ..walking import walk
from ..worth import features, in_arm, may_come
from .cards import discard


class Figures(Effecting):
    """An effect on characters or their players: on all that are meant, or on one that somebody chooses."""

    code = 14
    prompt = "effect-figure"

    done: int = 0  # mask of figures or, in shared play, of seats

    def _meant(self, engine: Engine) -> list[int]:
        said, context = word_of(engine, self), self.context
        at, tables = engine.at, engine.tables
        if said[0] in ("draw", "discard") and tables.shared:
            return self._players(engine, said[1], self.context.seat)
        found = figures(engine, said[1], said[2], said[3], context)
        if said[0] == "heal" and chosen_one(said[1]):
            found = [figure for figure in found if at.figure_damage[figure]]
        if said[0] == "move":
            found = [figure for figure in found if may_come(engine, said, figure, context)]
        return found

    def _players(self, engine: Engine, who: str, seat: int) -> list[int]:
        """In shared play an effect on cards is about players, not characters."""
        seats = engine.tables.seats
        if who in ("you", "it", "carrier"):
            return [seat]
        return [other for other in range(seats) if other != seat or who in ("any", "all")]

    def step(self, engine: Engine) -> None:
        said = word_of(engine, self)
        left = [figure for figure in self._meant(engine) if not self.done >> figure & 1]
        if not left or (chosen_one(said[1]) and self.done):
            engine.pop()
        elif len(left) == 1 or not chosen_one(said[1]):
            self._apply(engine, left[0])
        else:
            engine.ask(self.context.seat)

    def offers(self, engine: Engine) -> list[Action]:
        said = word_of(engine, self)
        if said[0] in ("draw", "discard") and engine.tables.shared:
            return [actions.Player(seat) for seat in self._meant(engine)]
        return [actions.Who(engine.figure_name(figure)) for figure in self._meant(engine)]

    def answer(self, engine: Engine, action: Action) -> None:
        if isinstance(action, actions.Player):
            self._apply(engine, action.seat)
        else:
            assert isinstance(action, actions.Who)
            self._apply(engine, engine.tables.figure_index[action.figure])

    def _apply(self, engine: Engine, figure: int) -> None:
        """Carry out the word for one figure (or, in shared play, player)."""
        said, at, tables = word_of(engine, self), engine.at, engine.tables
        self.done |= 1 << figure
        seat = figure if tables.shared else tables.owner[figure]
        match said[0]:
            case "move":
                goal = at.figure_space[self.context.you] if said[6] else NONE
                walk(engine, figure, said[4], said[5], NONE, goal)
            case "hurt":
                hurt(engine, figure, said[4], preventable=said[5])
            case "heal":
                heal(engine, figure, said[4], "MANDO-205")
            case "ward":
                at.wards[figure * tables.seats + self.context.seat] += said[4]
                engine.change(events.Warded(figure=engine.figure_name(figure), points=said[4], rule="MANDO-205"))
            case "draw":
                draw(engine, seat, said[4])
            case "discard":
                discard(engine, self, figure, seat)
            case "free_action":
                engine.push(Free(figure, engine.decider(figure), said[4], said[5], said[6]))
            case "each":
                engine.push(Run(said[4], msgspec.structs.replace(self.context, it=figure)))


class Free(Frame):
    """A free action: which one, where the effect leaves it open, then that action (MANDO-134)."""

    code = 28
    prompt = "free"

    figure: int
    seat: int
    slot: int
    strength: int
    keeps: int

    def _slots(self, engine: Engine) -> list[int]:
        roles = engine.tables.roles
        return [slot for slot, role in enumerate(roles) if role != MISSION or engine.tables.mission_action != NONE]

    def step(self, engine: Engine) -> None:
        if self.slot == FAR:
            engine.pop()
        elif self.slot == NONE:
            engine.ask(self.seat)
        else:
            engine.pop()
            begin(engine, self.figure, self.seat, self.slot, NONE, self.strength, self.keeps)

    def offers(self, engine: Engine) -> list[Action]:
        return [actions.Slot(engine.tables.slots[slot]) for slot in self._slots(engine)]

    def answer(self, engine: Engine, action: Action) -> None:
        assert isinstance(action, actions.Slot)
        self.slot = engine.tables.slot_index[action.slot]


@word("extra_action")
def _extra_action(engine: Engine, context: Context, said: Word) -> None:
    engine.push(Extra(said[1]))


@word("prevent")
def _prevent(engine: Engine, context: Context, said: Word) -> None:
    """A prevention outside its window has nothing to prevent; in it, the damage itself takes the card."""


@word("carry")
def _carry(engine: Engine, context: Context, said: Word) -> None:
    near = in_arm(engine, context.you, said[1], said[2])
    if near:
        specials.pick_up(engine, context.you, near[0])


class Feature(Effecting):
    """A special token within a range, used as if it lay here."""

    code = 29
    prompt = "effect-target"

    used: int = 0

    def step(self, engine: Engine) -> None:
        if self.used or not features(engine, self.context.you, word_of(engine, self)[1]):
            engine.pop()
        else:
            engine.ask(self.context.seat)

    def offers(self, engine: Engine) -> list[Action]:
        return [actions.Target(piece) for piece in features(engine, self.context.you, word_of(engine, self)[1])]

    def answer(self, engine: Engine, action: Action) -> None:
        assert isinstance(action, actions.Target)
        self.used = 1
        specials.use(engine, action.piece, self.context.you)


FRAMED["use_feature"] = Feature
FRAMED.update(dict.fromkeys(("move", "hurt", "heal", "ward", "draw", "discard", "free_action", "each"), Figures))
