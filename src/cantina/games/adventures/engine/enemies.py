"""Enemies: moving and attacking when a card orders it, and reinforcements that come to the map."""

from cantina.core.action import Action

from .. import actions, events
from ..tables.codes import ALL, CLASSES, FAR, NONE, ORANGE, SABOTAGE
from . import frames
from .frames import STEP, Frame
from .frames import Effect as Fields
from .harm import BY_ATTACK, hurt, put_on
from .programs import context_of, word_of
from .selecting import spaces
from .slots import sabotage
from .stack import Engine, Kind


def _ordered(engine: Engine, frame: Frame) -> list[int]:
    """Enemies that a line may order: of its classes or its token, not stunned, not yet used by it (MANDO-R-112)."""
    at, tables = engine.at, engine.tables
    _, classes, token, *_ = word_of(engine, frame)
    return [
        piece
        for piece in engine.enemies()
        if not frame[Fields.A] >> piece & 1
        and at.piece_stun[piece] == NONE
        and (not classes or classes >> tables.token_class[at.piece_kind[piece]] & 1)
        and token in (NONE, at.piece_kind[piece])
    ]


def order_matters(engine: Engine, movers: list[int]) -> bool:
    """MANDO-R-92: saboteurs act one after the other; a free child goes to the first to come."""
    return engine.at.child_space != NONE or any(engine.ability(piece) == SABOTAGE for piece in movers)


# ---- movement ----------------------------------------------------------------------------------------------------------


class EnemyMove(Kind, code=frames.ENEMY_MOVE):
    """A movement line: enemies one by one, each by a shortest route toward its goal (MANDO-159)."""

    prompt = "enemy-move"
    WHICH, WHITHER, GO, END = range(4)

    @staticmethod
    def _goals(engine: Engine, frame: Frame, piece: int) -> list[int]:
        """The spaces that an enemy may head for: of the nearest characters, or where the line or the child sends it."""
        at, tables = engine.at, engine.tables
        here, toward = at.piece_space[piece], word_of(engine, frame)[5]
        steps = engine.ground.steps[here]
        if at.child_piece == piece and tables.child_goal is not None:
            goals = spaces(engine, tables.child_goal, context_of(frame), here)
        elif toward is not None:
            goals = spaces(engine, toward, context_of(frame), here)
        else:
            goals = [at.figure_space[figure] for figure in engine.in_play()]
            if tables.setup.by_range and any(steps[goal] < FAR for goal in goals):
                reach = engine.ground.reach[here]
                goals = [goal for goal in goals if steps[goal] < FAR]
                least = min(reach[goal] for goal in goals)
                goals = [goal for goal in goals if reach[goal] == least]
        least = min((steps[goal] for goal in goals), default=FAR)
        return [goal for goal in dict.fromkeys(goals) if steps[goal] == least] if 0 < least < FAR else []

    @staticmethod
    def _movers(engine: Engine, frame: Frame) -> list[int]:
        """MANDO-160: only enemies that will move at least 1 space."""
        return [piece for piece in _ordered(engine, frame) if EnemyMove._goals(engine, frame, piece)]

    @staticmethod
    def step(engine: Engine, frame: Frame) -> None:
        stage = frame[STEP]
        if stage == EnemyMove.WHICH:
            EnemyMove._which(engine, frame)
        elif stage == EnemyMove.WHITHER:
            goals = EnemyMove._goals(engine, frame, frame[Fields.B])
            if len(goals) > 1 and len(EnemyMove._targets(engine, frame)) > 1:
                engine.ask(engine.at.active)
            else:
                EnemyMove._head(engine, frame, goals[0])
        elif stage == EnemyMove.GO:
            ways = EnemyMove._ways(engine, frame)
            if not ways:
                frame[STEP] = EnemyMove.END
            elif len(ways) > 1:
                engine.ask(engine.at.active)
            else:
                EnemyMove._go(engine, frame, ways[0])
        else:
            frame[STEP] = EnemyMove.WHICH
            arrived(engine, frame[Fields.B], frame[Fields.E])

    @staticmethod
    def _which(engine: Engine, frame: Frame) -> None:
        count = word_of(engine, frame)[3]
        movers = EnemyMove._movers(engine, frame)
        if not movers or (count != ALL and frame[Fields.A].bit_count() >= count):
            engine.pop()
        elif len(movers) == 1 or (count == ALL and not order_matters(engine, movers)):
            EnemyMove._choose(engine, frame, movers[0])
        else:
            engine.ask(engine.at.active)

    @staticmethod
    def _choose(engine: Engine, frame: Frame, piece: int) -> None:
        frame[Fields.A] |= 1 << piece
        frame[Fields.B], frame[Fields.D], frame[Fields.E] = piece, word_of(engine, frame)[4], engine.at.piece_space[piece]
        frame[STEP] = EnemyMove.WHITHER

    @staticmethod
    def _targets(engine: Engine, frame: Frame) -> list[Action]:
        """Who the enemy may head for: characters where it heads for one, else spaces."""
        at = engine.at
        goals = EnemyMove._goals(engine, frame, frame[Fields.B])
        if word_of(engine, frame)[5] is None and at.child_piece != frame[Fields.B]:
            return [actions.Who(engine.figure_name(figure)) for figure in engine.in_play() if at.figure_space[figure] in goals]
        return [actions.Where(engine.space_name(space)) for space in goals]

    @staticmethod
    def _head(engine: Engine, frame: Frame, goal: int) -> None:
        frame[Fields.C], frame[STEP] = goal, EnemyMove.GO

    @staticmethod
    def _ways(engine: Engine, frame: Frame) -> list[int]:
        """The next spaces of the shortest routes (MANDO-R-108)."""
        if not frame[Fields.D]:
            return []
        ground, here = engine.ground, engine.at.piece_space[frame[Fields.B]]
        far = ground.steps[frame[Fields.C]]
        return [space for space in ground.walk[here] if far[space] == far[here] - 1]

    @staticmethod
    def _go(engine: Engine, frame: Frame, space: int) -> None:
        engine.at.piece_space[frame[Fields.B]] = space
        frame[Fields.D] -= 1

    @staticmethod
    def offers(engine: Engine, frame: Frame) -> list[Action]:
        if frame[STEP] == EnemyMove.WHICH:
            return [actions.Target(piece) for piece in EnemyMove._movers(engine, frame)]
        if frame[STEP] == EnemyMove.WHITHER:
            return EnemyMove._targets(engine, frame)
        return [actions.Shift(frame[Fields.B], engine.space_name(space)) for space in EnemyMove._ways(engine, frame)]

    @staticmethod
    def answer(engine: Engine, frame: Frame, action: Action) -> None:
        tables = engine.tables
        match action:
            case actions.Target():
                EnemyMove._choose(engine, frame, action.piece)
            case actions.Who():
                EnemyMove._head(engine, frame, engine.at.figure_space[tables.figure_index[action.figure]])
            case actions.Where():
                EnemyMove._head(engine, frame, tables.space_index[action.space])
            case actions.Shift():
                EnemyMove._go(engine, frame, tables.space_index[action.space])

    @classmethod
    def asks(cls, frame: Frame) -> str:
        return {cls.WHICH: cls.prompt, cls.WHITHER: "enemy-goal"}.get(frame[STEP], "enemy-way")


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
    if tables.child and tables.child.enemies_can_carry and at.child_space == at.piece_space[piece]:
        at.child_space, at.child_piece = NONE, piece
        engine.change(events.Snatched(piece=piece, token=engine.token_name(piece), rule="MANDO-246"))
    if engine.ability(piece) == SABOTAGE:
        sabotage(engine)


# ---- attacks -----------------------------------------------------------------------------------------------------------


class EnemyAttack(Kind, code=frames.ENEMY_ATTACK):
    """An attack line: as many enemies as can, up to its number, each on the nearest character in range (MANDO-171)."""

    prompt = "enemy-attack"
    WHICH, WHOM = range(2)

    @staticmethod
    def _targets(engine: Engine, frame: Frame, piece: int) -> list[int]:
        """MANDO-169: the nearest characters within the range of the attack."""
        at, most = engine.at, word_of(engine, frame)[4]
        reach = engine.ground.reach[at.piece_space[piece]]
        near = {figure: reach[at.figure_space[figure]] for figure in engine.in_play()}
        least = min(near.values(), default=FAR)
        return [figure for figure, far in near.items() if far == least] if least <= most else []

    @staticmethod
    def _attackers(engine: Engine, frame: Frame) -> list[int]:
        return [piece for piece in _ordered(engine, frame) if EnemyAttack._targets(engine, frame, piece)]

    @staticmethod
    def step(engine: Engine, frame: Frame) -> None:
        if frame[STEP] == EnemyAttack.WHICH:
            count = word_of(engine, frame)[3]
            ready = EnemyAttack._attackers(engine, frame)
            if not ready or (count != ALL and frame[Fields.A].bit_count() >= count):
                EnemyAttack._stand(engine, frame)
                engine.pop()
            elif len(ready) == 1:
                EnemyAttack._choose(frame, ready[0])
            else:
                engine.ask(engine.at.active)
        elif len(targets := EnemyAttack._targets(engine, frame, frame[Fields.B])) > 1:
            engine.ask(engine.at.active)
        else:
            EnemyAttack._attack(engine, frame, targets[0])

    @staticmethod
    def _stand(engine: Engine, frame: Frame) -> None:
        """A line that nobody could follow is told, so that nobody waits for its attack."""
        if frame[Fields.A]:
            return
        _, classes, token, _, most = word_of(engine, frame)
        who = [name for place, name in enumerate(CLASSES) if classes >> place & 1]
        if token != NONE:
            who = [engine.tables.tokens[token]]
        elif len(who) == len(CLASSES):
            who = ["any-enemy"]
        able = len(_ordered(engine, frame))
        engine.tell(events.NobodyAttacked(who=who, range=most, able=able, rule="MANDO-171"))

    @staticmethod
    def _choose(frame: Frame, piece: int) -> None:
        frame[Fields.A] |= 1 << piece
        frame[Fields.B], frame[STEP] = piece, EnemyAttack.WHOM

    @staticmethod
    def _attack(engine: Engine, frame: Frame, figure: int) -> None:
        frame[STEP] = EnemyAttack.WHICH
        piece = frame[Fields.B]
        name = engine.figure_name(figure)
        engine.change(events.EnemyAttacked(piece=piece, token=engine.token_name(piece), figure=name, rule="MANDO-166"))
        hurt(engine, figure, 1, BY_ATTACK, attacker=piece)

    @staticmethod
    def offers(engine: Engine, frame: Frame) -> list[Action]:
        if frame[STEP] == EnemyAttack.WHICH:
            return [actions.Target(piece) for piece in EnemyAttack._attackers(engine, frame)]
        return [actions.Who(engine.figure_name(figure)) for figure in EnemyAttack._targets(engine, frame, frame[Fields.B])]

    @staticmethod
    def answer(engine: Engine, frame: Frame, action: Action) -> None:
        if isinstance(action, actions.Target):
            EnemyAttack._choose(frame, action.piece)
        else:
            assert isinstance(action, actions.Who)
            EnemyAttack._attack(engine, frame, engine.tables.figure_index[action.figure])

    @classmethod
    def asks(cls, frame: Frame) -> str:
        return "enemy-victim" if frame[STEP] == cls.WHOM else cls.prompt


# ---- reinforcements ------------------------------------------------------------------------------------------------------

SPACE, CHOICES = 2, 3  # of a SPAWN frame: the space, then those it may be


def spawn(engine: Engine, where: list[int]) -> None:
    """A reinforcement is due on one of some equally good spaces (MANDO-153)."""
    engine.push([frames.SPAWN, 0, NONE, *where])


class Spawn(Kind, code=frames.SPAWN):
    """MANDO-155: the space is named first, then the token is drawn."""

    prompt = "where"
    WHERE, DRAW = range(2)

    @staticmethod
    def step(engine: Engine, frame: Frame) -> None:
        at = engine.at
        choices = frame[CHOICES:]
        if frame[STEP] == Spawn.DRAW:
            engine.deal()
        elif not choices or not _available(engine):
            engine.tell(events.NoneLeft(rule="MANDO-157" if choices else "MANDO-R-105"))
            engine.pop()
        elif len(choices) > 1:
            engine.ask(at.active)
        else:
            frame[SPACE], frame[STEP] = choices[0], Spawn.DRAW

    @staticmethod
    def offers(engine: Engine, frame: Frame) -> list[Action]:
        return [actions.Where(engine.space_name(space)) for space in frame[CHOICES:]]

    @staticmethod
    def odds(engine: Engine, frame: Frame) -> list[tuple[Action, int]]:
        names = engine.tables.tokens
        return [(actions.Reinforce(names[kind]), count) for kind, count in enumerate(engine.at.reserve) if count]

    @staticmethod
    def answer(engine: Engine, frame: Frame, action: Action) -> None:
        at, tables = engine.at, engine.tables
        if isinstance(action, actions.Where):
            frame[SPACE], frame[STEP] = tables.space_index[action.space], Spawn.DRAW
            return
        assert isinstance(action, actions.Reinforce)
        kind = tables.token_index[action.token]
        at.reserve[kind] -= 1
        piece = put_on(engine, kind, ORANGE, frame[SPACE])
        engine.pop()
        space = engine.space_name(frame[SPACE])
        engine.change(events.Deployed(piece=piece, token=action.token, space=space, rule="MANDO-153"))

    @classmethod
    def asks(cls, frame: Frame) -> str:
        return "deal" if frame[STEP] == cls.DRAW else cls.prompt


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
