"""Words about characters: they move, suffer, heal, draw and act; a character takes or uses what is within its reach."""

from cantina.core.action import Action

from ... import actions, events
from ...tables.codes import FAR, MISSION, NONE
from .. import frames, specials
from ..acting import begin
from ..decks import draw
from ..frames import Effect as Fields
from ..frames import Frame
from ..frames import Program as Context
from ..harm import heal, hurt
from ..programs import Word, context_of, word_of
from ..selecting import chosen_one, figures
from ..stack import Engine, Kind
from ..walking import walk
from ..worth import features, in_arm, may_come
from .cards import discard
from .register import word


class Figures(Kind, code=frames.FIGURES):
    """An effect on characters or their players: on all that are meant, or on one that somebody chooses."""

    prompt = "effect-figure"

    @staticmethod
    def _meant(engine: Engine, frame: Frame) -> list[int]:
        said, context = word_of(engine, frame), context_of(frame)
        at, tables = engine.at, engine.tables
        if said[0] in ("draw", "discard") and tables.shared:
            return Figures._players(engine, said[1], frame[Fields.SEAT])
        found = figures(engine, said[1], said[2], said[3], context)
        if said[0] == "heal" and chosen_one(said[1]):
            found = [figure for figure in found if at.figure_damage[figure]]
        if said[0] == "move":
            found = [figure for figure in found if may_come(engine, said, figure, context)]
        return found

    @staticmethod
    def _players(engine: Engine, who: str, seat: int) -> list[int]:
        """In shared play an effect on cards is about players, not characters."""
        seats = engine.tables.seats
        if who in ("you", "it", "carrier"):
            return [seat]
        return [other for other in range(seats) if other != seat or who in ("any", "all")]

    @staticmethod
    def step(engine: Engine, frame: Frame) -> None:
        said = word_of(engine, frame)
        left = [figure for figure in Figures._meant(engine, frame) if not frame[Fields.A] >> figure & 1]
        if not left or (chosen_one(said[1]) and frame[Fields.A]):
            engine.pop()
        elif len(left) == 1 or not chosen_one(said[1]):
            Figures._apply(engine, frame, left[0])
        else:
            engine.ask(frame[Fields.SEAT])

    @staticmethod
    def offers(engine: Engine, frame: Frame) -> list[Action]:
        said = word_of(engine, frame)
        if said[0] in ("draw", "discard") and engine.tables.shared:
            return [actions.Player(seat) for seat in Figures._meant(engine, frame)]
        return [actions.Who(engine.figure_name(figure)) for figure in Figures._meant(engine, frame)]

    @staticmethod
    def answer(engine: Engine, frame: Frame, action: Action) -> None:
        if isinstance(action, actions.Player):
            Figures._apply(engine, frame, action.seat)
        else:
            assert isinstance(action, actions.Who)
            Figures._apply(engine, frame, engine.tables.figure_index[action.figure])

    @staticmethod
    def _apply(engine: Engine, frame: Frame, figure: int) -> None:
        """Carry out the word for one figure (or, in shared play, player)."""
        said, at, tables = word_of(engine, frame), engine.at, engine.tables
        frame[Fields.A] |= 1 << figure
        seat = figure if tables.shared else tables.owner[figure]
        match said[0]:
            case "move":
                goal = at.figure_space[frame[Fields.YOU]] if said[6] else NONE
                walk(engine, figure, said[4], said[5], NONE, goal)
            case "hurt":
                hurt(engine, figure, said[4], preventable=said[5])
            case "heal":
                heal(engine, figure, said[4], "MANDO-205")
            case "ward":
                at.wards[figure * tables.seats + frame[Fields.SEAT]] += said[4]
                engine.change(events.Warded(figure=engine.figure_name(figure), points=said[4], rule="MANDO-205"))
            case "draw":
                draw(engine, seat, said[4])
            case "discard":
                discard(engine, frame, figure, seat)
            case "free_action":
                engine.push([frames.FREE, 0, figure, engine.decider(figure), said[4], said[5], said[6]])
            case "each":
                context = context_of(frame)
                context[Context.PROGRAM], context[Context.IT] = said[4], figure
                engine.push(context)


class Free(Kind, code=frames.FREE):
    """A free action: which one, where the effect leaves it open, then that action (MANDO-134)."""

    prompt = "free"
    FIGURE, SEAT, SLOT, STRENGTH, KEEPS = range(2, 7)

    @staticmethod
    def _slots(engine: Engine, frame: Frame) -> list[int]:
        roles = engine.tables.roles
        return [slot for slot, role in enumerate(roles) if role != MISSION or engine.tables.mission_action != NONE]

    @staticmethod
    def step(engine: Engine, frame: Frame) -> None:
        if frame[Free.SLOT] == FAR:
            engine.pop()
        elif frame[Free.SLOT] == NONE:
            engine.ask(frame[Free.SEAT])
        else:
            engine.pop()
            begin(engine, frame[Free.FIGURE], frame[Free.SEAT], frame[Free.SLOT], NONE, frame[Free.STRENGTH], frame[Free.KEEPS])

    @staticmethod
    def offers(engine: Engine, frame: Frame) -> list[Action]:
        return [actions.Slot(engine.tables.slots[slot]) for slot in Free._slots(engine, frame)]

    @staticmethod
    def answer(engine: Engine, frame: Frame, action: Action) -> None:
        assert isinstance(action, actions.Slot)
        frame[Free.SLOT] = engine.tables.slot_index[action.slot]


@word("extra_action")
def _extra_action(engine: Engine, frame: Frame, said: Word) -> None:
    engine.push([frames.EXTRA, 0, said[1]])


@word("prevent")
def _prevent(engine: Engine, frame: Frame, said: Word) -> None:
    """A prevention outside its window has nothing to prevent; in it, the damage itself takes the card."""


@word("carry")
def _carry(engine: Engine, frame: Frame, said: Word) -> None:
    near = in_arm(engine, frame[Context.YOU], said[1], said[2])
    if near:
        specials.pick_up(engine, frame[Context.YOU], near[0])


class Feature(Kind, code=frames.FEATURE):
    """A special token within a range, used as if it lay here."""

    prompt = "effect-target"

    @staticmethod
    def step(engine: Engine, frame: Frame) -> None:
        if frame[Fields.A] or not features(engine, frame[Fields.YOU], word_of(engine, frame)[1]):
            engine.pop()
        else:
            engine.ask(frame[Fields.SEAT])

    @staticmethod
    def offers(engine: Engine, frame: Frame) -> list[Action]:
        return [actions.Target(piece) for piece in features(engine, frame[Fields.YOU], word_of(engine, frame)[1])]

    @staticmethod
    def answer(engine: Engine, frame: Frame, action: Action) -> None:
        assert isinstance(action, actions.Target)
        frame[Fields.A] = 1
        specials.use(engine, action.piece, frame[Fields.YOU])
