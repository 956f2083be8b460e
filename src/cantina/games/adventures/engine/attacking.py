"""The attack: all decisions first, then the target is revealed, then it takes its damage (MANDO-84)."""

from cantina.core.action import Action

from .. import actions, events
from ..tables.codes import FAR, NONE
from . import frames
from .conditions import holds
from .frames import STEP, Frame
from .frames import Action as Doing
from .frames import Attack as Fields
from .harm import wound
from .programs import program
from .revealing import reveal
from .stack import Engine, Kind
from .worth import locked_doors

REACH, NEAREST = Fields.PAIRS, Fields.PAIRS + 1  # in front of the pairs
PAIRS = Fields.PAIRS + 2


def attack_targets(engine: Engine, figure: int, reach: int, nearest: int) -> tuple[list[int], list[int]]:
    """Threats within range (MANDO-R-47) and locked doors beside the character."""
    at = engine.at
    place = at.figure_space[figure]
    far = engine.ground.reach[place]
    near = [piece for piece in (*engine.enemies(), *engine.face_down()) if nearest <= far[at.piece_space[piece]] <= reach]
    doors = [door for door in locked_doors(engine, NONE, place) if engine.tables.doors[door].health < FAR]
    return sorted(near), doors


def attack(engine: Engine, place: int, reach: int, nearest: int) -> None:
    """The attack of the action at a place of the stack begins."""
    engine.push([frames.ATTACK, 0, place, engine.at.stack[place][Doing.STRENGTH], 0, reach, nearest])


class Attack(Kind, code=frames.ATTACK):
    """An attack: targets are chosen one by one, then resolved in that order."""

    prompt = "attack"
    CHOOSE, SHOW, STRIKE = range(3)

    @staticmethod
    def step(engine: Engine, frame: Frame) -> None:
        if frame[STEP] == Attack.CHOOSE:
            if frame[Fields.LEFT] > 0 and any(Attack._targets(engine, frame)):
                engine.ask(engine.at.stack[frame[Fields.ACTION]][Doing.SEAT])
            else:
                frame[STEP] = Attack.SHOW
            return
        place = PAIRS + 2 * frame[Fields.NEXT]
        if place >= len(frame):
            engine.pop()
        elif frame[STEP] == Attack.SHOW:
            frame[STEP] = Attack.STRIKE
            reveal(engine, [frame[place]], engine.at.stack[frame[Fields.ACTION]][Doing.FIGURE])
        else:
            frame[STEP] = Attack.SHOW
            frame[Fields.NEXT] += 1
            hit(engine, frame[place], frame[place + 1])

    @staticmethod
    def _targets(engine: Engine, frame: Frame) -> tuple[list[int], list[int]]:
        chosen = frame[PAIRS::2]
        figure = engine.at.stack[frame[Fields.ACTION]][Doing.FIGURE]
        near, doors = attack_targets(engine, figure, frame[REACH], frame[NEAREST])
        return [piece for piece in near if piece not in chosen], [] if chosen else doors

    @staticmethod
    def offers(engine: Engine, frame: Frame) -> list[Action]:
        near, doors = Attack._targets(engine, frame)
        action = engine.at.stack[frame[Fields.ACTION]]
        left = action[Doing.TARGETS] - (len(frame) - PAIRS) // 2
        found: list[Action] = [actions.Attack(piece) for piece in near]
        if left > 1 and len(near) > 1:
            found += [actions.Strike(piece, damage) for piece in near for damage in range(1, frame[Fields.LEFT])]
        return found + [actions.Ram(engine.tables.doors[door].id) for door in doors]

    @staticmethod
    def answer(engine: Engine, frame: Frame, action: Action) -> None:
        doing = engine.at.stack[frame[Fields.ACTION]]
        if isinstance(action, actions.Ram):
            door = engine.tables.door_index[action.door]
            ram(engine, door, frame[Fields.LEFT])
            frame[Fields.LEFT], frame[STEP] = 0, Attack.SHOW
            return
        assert isinstance(action, actions.Attack | actions.Strike)
        if doing[Doing.TARGET] == NONE:
            doing[Doing.TARGET], doing[Doing.TARGET_SPACE] = action.piece, engine.at.piece_space[action.piece]
            frame[Fields.LEFT] += Attack._boost(engine, frame)
        damage = action.damage if isinstance(action, actions.Strike) else frame[Fields.LEFT]
        frame[Fields.LEFT] -= damage
        frame += [action.piece, damage]

    @staticmethod
    def _boost(engine: Engine, frame: Frame) -> int:
        """Boosts that depend on the target are added when it is chosen, before any reveal (MANDO-R-19)."""
        doing = engine.at.stack[frame[Fields.ACTION]]
        context = program(NONE, doing[Doing.FIGURE], doing[Doing.SEAT], action=frame[Fields.ACTION])
        more = sum(
            number
            for condition, number in zip(doing[Doing.BOOSTS :: 2], doing[Doing.BOOSTS + 1 :: 2], strict=True)
            if holds(engine, engine.tables.conditions[condition], context)
        )
        if more:
            name, slot = engine.figure_name(doing[Doing.FIGURE]), engine.tables.slots[doing[Doing.SLOT]]
            engine.tell(events.Strengthened(figure=name, slot=slot, by=more, rule="MANDO-R-19"))
        return more


def hit(engine: Engine, piece: int, damage: int) -> None:
    """Damage for a threat that is face up by now; one that is no enemy takes none (MANDO-85, MANDO-86)."""
    at = engine.at
    if at.piece_space[piece] == NONE:
        return
    if engine.enemy(piece):
        wound(engine, piece, damage)
    else:
        engine.tell(events.Spared(piece=piece, token=engine.token_name(piece), rule="MANDO-86"))


def ram(engine: Engine, door: int, damage: int) -> None:
    """A locked door takes damage, which stays; at its health it is open for good."""
    at, made = engine.at, engine.tables.doors[door]
    at.door_damage[door] += damage
    engine.change(events.DoorHit(door=made.id, damage=at.door_damage[door], rule="MANDO-73"))
    if at.door_damage[door] >= made.health:
        open_door(engine, door)


def open_door(engine: Engine, door: int) -> None:
    """A door is unlocked."""
    engine.at.doors |= 1 << door
    engine.change(events.DoorOpened(door=engine.tables.doors[door].id, rule="MANDO-74"))
