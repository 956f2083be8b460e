"""Orders to move."""

from cantina.core.action import Action

from .. import actions
from ..kernel.enemies import arrived, order_matters
from ..kernel.frames import Run
from ..kernel.selecting import spaces
from ..kernel.stack import Engine
from ..kernel.tables.codes import FAR
from ..language.terms import Amount, Class, Count, Flaw, OnlyToken, Target
from ..language.words import Always
from .ordering import Ordered, either


class EnemyMove(Always, frozen=True, tag="enemy_move"):
    """`count` enemies of the classes, or the token, move `n` spaces toward the nearest character or `toward` a place or token.

    They go one by one by a shortest route (MANDO-159).
    """

    example = '{ op = "enemy_move", class = ["brawler"], count = "all", n = 2 }'

    count: Count
    n: Amount
    class_: tuple[Class, ...] = ()
    token: OnlyToken | None = None
    toward: Target | None = None

    def resolve(self, engine: Engine, run: Run) -> None:
        engine.push(Moving.of(run))

    def flaw(self) -> Flaw | None:
        return either(self.class_, self.token)


class Moving(Ordered):
    """A movement line: enemies one by one, each by a shortest route toward its goal (MANDO-159)."""

    code = 18
    prompt = "enemy-move"
    refusals = {actions.Target: "MANDO-160", actions.Who: "MANDO-159"}
    WHICH, WHITHER, GO, END = range(4)

    goal: int = 0  # the space that it heads for
    steps_left: int = 0
    start: int = 0

    def _goals(self, engine: Engine, piece: int) -> list[int]:
        """The spaces that an enemy may head for: of the nearest characters, or where the line or the child sends it."""
        at, tables, word = engine.at, engine.tables, self._word(engine)
        here = at.piece_space[piece]
        steps = engine.ground.steps[here]
        if at.child_piece == piece and tables.child_goal is not None:
            goals = spaces(engine, tables.child_goal, self.context, here)
        elif word.toward is not None:
            goals = spaces(engine, word.toward.reference, self.context, here)
        else:
            goals = [at.figure_space[figure] for figure in engine.in_play()]
            if tables.agreed.by_range and any(steps[goal] < FAR for goal in goals):
                reach = engine.ground.reach[here]
                goals = [goal for goal in goals if steps[goal] < FAR]
                least = min(reach[goal] for goal in goals)
                goals = [goal for goal in goals if reach[goal] == least]
        least = min((steps[goal] for goal in goals), default=FAR)
        return [goal for goal in dict.fromkeys(goals) if steps[goal] == least] if 0 < least < FAR else []

    def _word(self, engine: Engine) -> EnemyMove:
        word: EnemyMove = self.effect(engine)
        return word

    def _movers(self, engine: Engine) -> list[int]:
        """MANDO-160: only enemies that will move at least 1 space."""
        return [piece for piece in self.left(engine) if self._goals(engine, piece)]

    def step(self, engine: Engine) -> None:
        if self.stage == Moving.WHICH:
            self._which(engine)
        elif self.stage == Moving.WHITHER:
            goals = self._goals(engine, self.piece)
            if len(goals) > 1 and len(self._targets(engine)) > 1:
                engine.ask(engine.at.active)
            else:
                self._head(goals[0])
        elif self.stage == Moving.GO:
            ways = self._ways(engine)
            if not ways:
                self.stage = Moving.END
            elif len(ways) > 1:
                engine.ask(engine.at.active)
            else:
                self._go(engine, ways[0])
        else:
            self.stage = Moving.WHICH
            arrived(engine, self.piece, self.start)

    def _which(self, engine: Engine) -> None:
        count = self._word(engine).count
        movers = self._movers(engine)
        if not movers or (count != "all" and self.used.bit_count() >= count):
            engine.pop()
        elif len(movers) == 1 or (count == "all" and not order_matters(engine, movers)):
            self._choose(engine, movers[0])
        else:
            engine.ask(engine.at.active)

    def _choose(self, engine: Engine, piece: int) -> None:
        self.used |= 1 << piece
        self.piece, self.steps_left, self.start = piece, self._word(engine).n, engine.at.piece_space[piece]
        self.stage = Moving.WHITHER

    def _targets(self, engine: Engine) -> list[Action]:
        """Who the enemy may head for: characters where it heads for one, else spaces."""
        at = engine.at
        goals = self._goals(engine, self.piece)
        if self._word(engine).toward is None and at.child_piece != self.piece:
            return [actions.Who(engine.figure_name(figure)) for figure in engine.in_play() if at.figure_space[figure] in goals]
        return [actions.Where(engine.space_name(space)) for space in goals]

    def _head(self, goal: int) -> None:
        self.goal, self.stage = goal, Moving.GO

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
        if self.stage == Moving.WHICH:
            return [actions.Target(piece) for piece in self._movers(engine)]
        if self.stage == Moving.WHITHER:
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
