"""Orders to attack."""

from collections.abc import Sequence

from cantina.core.action import Action

from .. import actions, events
from ..kernel.frames import Run
from ..kernel.harm import BY_ATTACK, hurt
from ..kernel.stack import Engine
from ..kernel.tables.codes import CLASSES, FAR
from ..language.terms import Class, Count, Distance, Flaw, OnlyToken
from ..language.words import Always
from .ordering import Ordered, either


class EnemyAttack(Always, frozen=True, tag="enemy_attack"):
    """`count` enemies of the classes, or the token, attack the nearest character within `range` (MANDO-171)."""

    example = '{ op = "enemy_attack", class = ["blaster"], count = 2, range = 2 }'

    count: Count
    range: Distance
    class_: tuple[Class, ...] = ()
    token: OnlyToken | None = None

    def resolve(self, engine: Engine, run: Run) -> None:
        engine.push(Attacking.of(run))

    def flaw(self) -> Flaw | None:
        return either(self.class_, self.token)


class Attacking(Ordered):
    """An attack line: as many enemies as can, up to its number, each on the nearest character in range (MANDO-171)."""

    code = 19
    prompt = "enemy-attack"
    refusals = {actions.Target: "MANDO-171", actions.Who: "MANDO-169", actions.Done: "MANDO-171"}
    WHICH, WHOM = range(2)

    def _word(self, engine: Engine) -> EnemyAttack:
        word: EnemyAttack = self.effect(engine)
        return word

    def _targets(self, engine: Engine, piece: int) -> list[int]:
        """MANDO-169: the nearest characters within the range of the attack."""
        at = engine.at
        reach = engine.ground.reach[at.piece_space[piece]]
        figures = engine.in_play()
        least = _nearest(reach, [at.figure_space[figure] for figure in figures])
        if least > self._word(engine).range:
            return []
        return [figure for figure in figures if reach[at.figure_space[figure]] == least]

    def _attackers(self, engine: Engine) -> list[int]:
        at, far, reach = engine.at, self._word(engine).range, engine.ground.reach
        figures = [at.figure_space[figure] for figure in engine.in_play()]
        return [piece for piece in self.left(engine) if _nearest(reach[at.piece_space[piece]], figures) <= far]

    def step(self, engine: Engine) -> None:
        if self.stage == Attacking.WHICH:
            count = self._word(engine).count
            ready = self._attackers(engine)
            if not ready or (count != "all" and self.used.bit_count() >= count):
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
        word = self._word(engine)
        who: list[str] = [name for name in CLASSES if name in word.class_]
        if word.token is not None:
            who = [str(word.token)]
        elif len(who) == len(CLASSES):
            who = ["any-enemy"]
        able = len(self.left(engine))
        engine.tell(events.NobodyAttacked(who=who, range=word.range, able=able, rule="MANDO-171"))

    def _choose(self, piece: int) -> None:
        self.used |= 1 << piece
        self.piece, self.stage = piece, Attacking.WHOM

    def _attack(self, engine: Engine, figure: int) -> None:
        self.stage = Attacking.WHICH
        piece = self.piece
        name = engine.figure_name(figure)
        engine.change(events.EnemyAttacked(piece=piece, token=engine.token_name(piece), figure=name, rule="MANDO-166"))
        hurt(engine, figure, 1, BY_ATTACK, attacker=piece)

    def offers(self, engine: Engine) -> list[Action]:
        if self.stage == Attacking.WHICH:
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


def _nearest(ranges: Sequence[int], spaces: list[int]) -> int:
    """How far the nearest of some spaces is."""
    return min([ranges[space] for space in spaces], default=FAR)
