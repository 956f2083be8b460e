"""Enemies: moving and attacking when a card orders it, and reinforcements that come to the map."""

from cantina.core.action import Action

from .. import actions, events
from ..tables.codes import ALL, CLASSES, FAR, NONE, ORANGE, SABOTAGE
from .frames import Effecting, Frame
from .harm import BY_ATTACK, hurt, put_on
from .programs import FRAMED, word_of
from .selecting import spaces
from .slots import sabotage
from .stack import Engine


class Ordered(Effecting):
    """A line that orders enemies: which have followed it, and which one is at it."""

    used: int = 0  # mask
    piece: int = 0


def _ordered(engine: Engine, frame: Ordered) -> list[int]:
    """Enemies that a line may order: of its classes or its token, not stunned, not yet used by it (MANDO-R-112)."""
    at, tables = engine.at, engine.tables
    _, classes, token, *_ = word_of(engine, frame)
    return [
        piece
        for piece in engine.enemies()
        if not frame.used >> piece & 1
        and at.piece_stun[piece] == NONE
        and (not classes or classes >> tables.token_class[at.piece_kind[piece]] & 1)
        and token in (NONE, at.piece_kind[piece])
    ]


def order_matters(engine: Engine, movers: list[int]) -> bool:
    """MANDO-R-92: saboteurs act one after the other; a free child goes to the first to come."""
    return engine.at.child_space != NONE or any(engine.ability(piece) == SABOTAGE for piece in movers)


# ---- movement ----------------------------------------------------------------------------------------------------------


class EnemyMove(Ordered):
    """A movement line: enemies one by one, each by a shortest route toward its goal (MANDO-159)."""

    code = 18
    prompt = "enemy-move"
    WHICH, WHITHER, GO, END = range(4)

    goal: int = 0  # the space that it heads for
    steps_left: int = 0
    start: int = 0

    def _goals(self, engine: Engine, piece: int) -> list[int]:
        """The spaces that an enemy may head for: of the nearest characters, or where the line or the child sends it."""
        at, tables = engine.at, engine.tables
        here, toward = at.piece_space[piece], word_of(engine, self)[5]
        steps = engine.ground.steps[here]
        if at.child_piece == piece and tables.child_goal is not None:
            goals = spaces(engine, tables.child_goal, self.context, here)
        elif toward is not None:
            goals = spaces(engine, toward, self.context, here)
        else:
            goals = [at.figure_space[figure] for figure in engine.in_play()]
            if tables.setup.by_range and any(steps[goal] < FAR for goal in goals):
                reach = engine.ground.reach[here]
                goals = [goal for goal in goals if steps[goal] < FAR]
                least = min(reach[goal] for goal in goals)
                goals = [goal for goal in goals if reach[goal] == least]
        least = min((steps[goal] for goal in goals), default=FAR)
        return [goal for goal in dict.fromkeys(goals) if steps[goal] == least] if 0 < least < FAR else []

    def _movers(self, engine: Engine) -> list[int]:
        """MANDO-160: only enemies that will move at least 1 space."""
        return [piece for piece in _ordered(engine, self) if self._goals(engine, piece)]

    def step(self, engine: Engine) -> None:
        stage = self.stage
        if stage == EnemyMove.WHICH:
            self._which(engine)
        elif stage == EnemyMove.WHITHER:
            goals = self._goals(engine, self.piece)
            if len(goals) > 1 and len(self._targets(engine)) > 1:
                engine.ask(engine.at.active)
            else:
                self._head(goals[0])
        elif stage == EnemyMove.GO:
            ways = self._ways(engine)
            if not ways:
                self.stage = EnemyMove.END
            elif len(ways) > 1:
                engine.ask(engine.at.active)
            else:
                self._go(engine, ways[0])
        else:
            self.stage = EnemyMove.WHICH
            arrived(engine, self.piece, self.start)

    def _which(self, engine: Engine) -> None:
        count = word_of(engine, self)[3]
        movers = self._movers(engine)
        if not movers or (count != ALL and self.used.bit_count() >= count):
            engine.pop()
        elif len(movers) == 1 or (count == ALL and not order_matters(engine, movers)):
            self._choose(engine, movers[0])
        else:
            engine.ask(engine.at.active)

    def _choose(self, engine: Engine, piece: int) -> None:
        self.used |= 1 << piece
        self.piece, self.steps_left, self.start = piece, word_of(engine, self)[4], engine.at.piece_space[piece]
        self.stage = EnemyMove.WHITHER

    def _targets(self, engine: Engine) -> list[Action]:
        """Who the enemy may head for: characters where it heads for one, else spaces."""
        at = engine.at
        goals = self._goals(engine, self.piece)
        if word_of(engine, self)[5] is None and at.child_piece != self.piece:
            return [actions.Who(engine.figure_name(figure)) for figure in engine.in_play() if at.figure_space[figure] in goals]
        return [actions.Where(engine.space_name(space)) for space in goals]

    def _head(self, goal: int) -> None:
        self.goal, self.stage = goal, EnemyMove.GO

    def _ways(self, engine: Engine) -> list[int]:
        """The next spaces of the shortest routes (MANDO-R-108)."""
        if not self.steps_left:
            return []
        ground, here = engine.ground, engine.at.piece_space[self.piece]
        far = ground.steps[self.goal]
        return [space for space in ground.walk[here] if far[space] == far[here] - 1]

    def _go(self, engine: Engine, space: int) -> None:
        engine.at.piece_space[self.piece] = space
        self.steps_left -= 1

    def offers(self, engine: Engine) -> list[Action]:
        if self.stage == EnemyMove.WHICH:
            return [actions.Target(piece) for piece in self._movers(engine)]
        if self.stage == EnemyMove.WHITHER:
            return self._targets(engine)
        return [actions.Shift(self.piece, engine.space_name(space)) for space in self._ways(engine)]

    def answer(self, engine: Engine, action: Action) -> None:
        tables = engine.tables
        match action:
            case actions.Target():
                self._choose(engine, action.piece)
            case actions.Who():
                self._head(engine.at.figure_space[tables.figure_index[action.figure]])
            case actions.Where():
                self._head(tables.space_index[action.space])
            case actions.Shift():
                self._go(engine, tables.space_index[action.space])

    def asks(self) -> str:
        return {self.WHICH: self.prompt, self.WHITHER: "enemy-goal"}.get(self.stage, "enemy-way")


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


class EnemyAttack(Ordered):
    """An attack line: as many enemies as can, up to its number, each on the nearest character in range (MANDO-171)."""

    code = 19
    prompt = "enemy-attack"
    WHICH, WHOM = range(2)

    def _targets(self, engine: Engine, piece: int) -> list[int]:
        """MANDO-169: the nearest characters within the range of the attack."""
        at, most = engine.at, word_of(engine, self)[4]
        reach = engine.ground.reach[at.piece_space[piece]]
        near = {figure: reach[at.figure_space[figure]] for figure in engine.in_play()}
        least = min(near.values(), default=FAR)
        return [figure for figure, far in near.items() if far == least] if least <= most else []

    def _attackers(self, engine: Engine) -> list[int]:
        return [piece for piece in _ordered(engine, self) if self._targets(engine, piece)]

    def step(self, engine: Engine) -> None:
        if self.stage == EnemyAttack.WHICH:
            count = word_of(engine, self)[3]
            ready = self._attackers(engine)
            if not ready or (count != ALL and self.used.bit_count() >= count):
                self._stand(engine)
                engine.pop()
            elif len(ready) == 1:
                self._choose(ready[0])
            else:
                engine.ask(engine.at.active)
        elif len(targets := self._targets(engine, self.piece)) > 1:
            engine.ask(engine.at.active)
        else:
            self._attack(engine, targets[0])

    def _stand(self, engine: Engine) -> None:
        """A line that nobody could follow is told, so that nobody waits for its attack."""
        if self.used:
            return
        _, classes, token, _, most = word_of(engine, self)
        who = [name for place, name in enumerate(CLASSES) if classes >> place & 1]
        if token != NONE:
            who = [engine.tables.tokens[token]]
        elif len(who) == len(CLASSES):
            who = ["any-enemy"]
        able = len(_ordered(engine, self))
        engine.tell(events.NobodyAttacked(who=who, range=most, able=able, rule="MANDO-171"))

    def _choose(self, piece: int) -> None:
        self.used |= 1 << piece
        self.piece, self.stage = piece, EnemyAttack.WHOM

    def _attack(self, engine: Engine, figure: int) -> None:
        self.stage = EnemyAttack.WHICH
        piece = self.piece
        name = engine.figure_name(figure)
        engine.change(events.EnemyAttacked(piece=piece, token=engine.token_name(piece), figure=name, rule="MANDO-166"))
        hurt(engine, figure, 1, BY_ATTACK, attacker=piece)

    def offers(self, engine: Engine) -> list[Action]:
        if self.stage == EnemyAttack.WHICH:
            return [actions.Target(piece) for piece in self._attackers(engine)]
        return [actions.Who(engine.figure_name(figure)) for figure in self._targets(engine, self.piece)]

    def answer(self, engine: Engine, action: Action) -> None:
        if isinstance(action, actions.Target):
            self._choose(action.piece)
        else:
            assert isinstance(action, actions.Who)
            self._attack(engine, engine.tables.figure_index[action.figure])

    def asks(self) -> str:
        return "enemy-victim" if self.stage == self.WHOM else self.prompt


# ---- reinforcements ------------------------------------------------------------------------------------------------------


def spawn(engine: Engine, where: list[int]) -> None:
    """A reinforcement is due on one of some equally good spaces (MANDO-153)."""
    engine.push(Spawn(NONE, tuple(where)))


class Spawn(Frame):
    """MANDO-155: the space is named first, then the token is drawn."""

    code = 20
    prompt = "where"
    WHERE, DRAW = range(2)

    space: int
    choices: tuple[int, ...]  # equally good spaces

    def step(self, engine: Engine) -> None:
        at = engine.at
        choices = self.choices
        if self.stage == Spawn.DRAW:
            engine.deal()
        elif not choices or not _available(engine):
            engine.tell(events.NoneLeft(rule="MANDO-157" if choices else "MANDO-R-105"))
            engine.pop()
        elif len(choices) > 1:
            engine.ask(at.active)
        else:
            self.space, self.stage = choices[0], Spawn.DRAW

    def offers(self, engine: Engine) -> list[Action]:
        return [actions.Where(engine.space_name(space)) for space in self.choices]

    def odds(self, engine: Engine) -> list[tuple[Action, int]]:
        names = engine.tables.tokens
        return [(actions.Reinforce(names[kind]), count) for kind, count in enumerate(engine.at.reserve) if count]

    def answer(self, engine: Engine, action: Action) -> None:
        at, tables = engine.at, engine.tables
        if isinstance(action, actions.Where):
            self.space, self.stage = tables.space_index[action.space], Spawn.DRAW
            return
        assert isinstance(action, actions.Reinforce)
        kind = tables.token_index[action.token]
        at.reserve[kind] -= 1
        piece = put_on(engine, kind, ORANGE, self.space)
        engine.pop()
        space = engine.space_name(self.space)
        engine.change(events.Deployed(piece=piece, token=action.token, space=space, rule="MANDO-153"))

    def asks(self) -> str:
        return "deal" if self.stage == self.DRAW else self.prompt


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


FRAMED["enemy_move"] = EnemyMove
FRAMED["enemy_attack"] = EnemyAttack
