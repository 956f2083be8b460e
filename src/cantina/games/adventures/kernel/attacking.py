"""The attack: all decisions first, then the target is revealed, then it takes its damage (MANDO-84)."""

from cantina.core.action import Action

from .. import actions, events
from .doors import locked_doors, ram
from .frames import Context, Frame
from .harm import wound
from .revealing import reveal
from .stack import Engine
from .tables.codes import FAR, NONE


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
    engine.push(Attack(place, engine.doing(place).strength, 0, reach, nearest))


class Attack(Frame):
    """An attack: targets are chosen one by one, then resolved in that order."""

    code = 4
    prompt = "attack"
    refusals = {actions.Ram: "MANDO-73"}
    CHOOSE, SHOW, STRIKE = range(3)

    action: int  # its place on the stack
    left: int  # damage to be assigned
    next: int
    reach: int
    nearest: int
    hits: tuple[tuple[int, int], ...] = ()  # threat and damage, in the order in which they are resolved

    def step(self, engine: Engine) -> None:
        if self.stage == Attack.CHOOSE:
            if self.left > 0 and any(self._targets(engine)):
                engine.ask(engine.doing(self.action).seat)
            else:
                self.stage = Attack.SHOW
            return
        if self.next == len(self.hits):
            engine.pop()
            return
        piece, damage = self.hits[self.next]
        if self.stage == Attack.SHOW:
            self.stage = Attack.STRIKE
            reveal(engine, [piece], engine.doing(self.action).figure)
        else:
            self.stage = Attack.SHOW
            self.next += 1
            hit(engine, piece, damage)

    def _targets(self, engine: Engine) -> tuple[list[int], list[int]]:
        chosen = [piece for piece, _ in self.hits]
        figure = engine.doing(self.action).figure
        near, doors = attack_targets(engine, figure, self.reach, self.nearest)
        return [piece for piece in near if piece not in chosen], [] if chosen else doors

    def offers(self, engine: Engine) -> list[Action]:
        near, doors = self._targets(engine)
        action = engine.doing(self.action)
        left = action.targets - len(self.hits)
        found: list[Action] = [actions.Attack(piece) for piece in near]
        if left > 1 and len(near) > 1:
            found += [actions.Strike(piece, damage) for piece in near for damage in range(1, self.left)]
        return found + [actions.Ram(engine.tables.doors[door].id) for door in doors]

    def answer(self, engine: Engine, action: Action) -> None:
        doing = engine.doing(self.action)
        if isinstance(action, actions.Ram):
            door = engine.tables.door_index[action.door]
            ram(engine, door, self.left)
            self.left, self.stage = 0, Attack.SHOW
            return
        assert isinstance(action, actions.Attack | actions.Strike)
        if doing.target == NONE:
            doing.target, doing.target_space = action.piece, engine.at.piece_space[action.piece]
            self.left += self._boost(engine)
        damage = action.damage if isinstance(action, actions.Strike) else self.left
        self.left -= damage
        self.hits = (*self.hits, (action.piece, damage))

    def _boost(self, engine: Engine) -> int:
        """Boosts that depend on the target are added when it is chosen, before any reveal (MANDO-R-19)."""
        doing = engine.doing(self.action)
        context = Context(doing.figure, doing.seat, action=self.action)
        more = sum(number for condition, number in doing.boosts if engine.tables.conditions[condition].holds(engine, context))
        if more:
            name, slot = engine.figure_name(doing.figure), engine.tables.slots[doing.slot]
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
