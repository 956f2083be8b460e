"""Damage: to characters point by point, to enemies at once; prevention, healing, defeat, and the child that runs away."""

from cantina.core.action import Action

from .. import actions, events
from .decks import discard_plan
from .frames import Frame
from .programs import program
from .stack import Engine, bits
from .tables.codes import ATTACKED, NONE, ON_DAMAGE, ON_OTHERS_DAMAGE
from .tokens import take_off

BY_EFFECT, BY_ATTACK, BY_GUARD, BY_HOOK = range(4)
CAUSES = ("MANDO-205", "MANDO-167", "MANDO-191", "MANDO-196")


def hurt(
    engine: Engine, figure: int, points: int, cause: int = BY_EFFECT, *, preventable: bool = True, attacker: int = NONE
) -> None:
    """A character is about to suffer damage."""
    engine.push(Hurt(figure, points, preventable, attacker, 0, cause))


class Hurt(Frame):
    """Damage to a character: each point may be prevented before it is placed (MANDO-R-55)."""

    code = 10
    prompt = "prevent"
    POINT, PLACE, AFTER = range(3)

    figure: int
    points: int
    preventable: bool
    attacker: int
    asked: int  # mask of the seats that have said no
    cause: int

    def step(self, engine: Engine) -> None:
        figure = self.figure
        if self.stage == Hurt.POINT:
            if self.points == 0:
                self.stage, self.asked = Hurt.AFTER, 0
            elif self.preventable and _ward(engine, figure):
                self.points -= 1
            elif (seat := self._next(engine)) != NONE:
                engine.ask(seat)
            else:
                self.stage = Hurt.PLACE
        elif self.stage == Hurt.PLACE:
            self.stage, self.asked = Hurt.POINT, 0
            self.points -= 1
            _suffer(engine, figure, CAUSES[self.cause])
        elif self.attacker != NONE and not self.asked and self._answers(engine):
            engine.ask(engine.decider(figure))
        else:
            engine.pop()

    def _cards(self, engine: Engine, seat: int) -> list[tuple[int, int]]:
        """Plan cards by which a seat could prevent this point: pairs of owner and card."""
        at, tables = engine.at, engine.tables
        hit = self.figure
        found = []
        for figure in engine.in_play():
            if engine.decider(figure) == seat:
                for plan in bits(at.figure_plans[figure]):
                    when = tables.plan_when[plan]
                    near = engine.range(at.figure_space[figure], at.figure_space[hit]) <= tables.plan_within[plan]
                    if (when == ON_DAMAGE and figure == hit) or (when == ON_OTHERS_DAMAGE and figure != hit and near):
                        found.append((figure, plan))
        return found

    def _next(self, engine: Engine) -> int:
        """The next seat that could prevent this point and has not said no; kept plan cards are open, so asking tells nothing."""
        if not self.preventable:
            return NONE
        first, seats = engine.decider(self.figure), engine.tables.seats
        for place in range(seats):
            seat = (first + place) % seats
            if not self.asked >> seat & 1 and self._cards(engine, seat):
                return seat
        return NONE

    def _answers(self, engine: Engine) -> list[int]:
        """Plan cards for one who has been attacked (MANDO-R-74)."""
        attacker, figure = self.attacker, self.figure
        if not engine.enemy(attacker) or engine.at.figure_space[figure] == NONE:
            return []
        when = engine.tables.plan_when
        return [plan for plan in bits(engine.at.figure_plans[figure]) if when[plan] == ATTACKED]

    def offers(self, engine: Engine) -> list[Action]:
        names, plans = engine.tables.figures, engine.tables.plans
        if self.stage == Hurt.AFTER:
            owner = names[self.figure]
            return [*(actions.Plan(plans[plan], owner) for plan in self._answers(engine)), actions.Done()]
        cards = self._cards(engine, engine.at.asked)
        return [*(actions.Plan(plans[plan], names[figure]) for figure, plan in cards), actions.Done()]

    def answer(self, engine: Engine, action: Action) -> None:
        seat = engine.at.asked
        if not isinstance(action, actions.Plan):
            self.asked |= 1 << seat
            return
        figure, plan = engine.tables.figure_index[action.figure], engine.tables.plan_index[action.plan]
        spend_plan(engine, figure, plan)
        if self.stage == Hurt.AFTER:
            attacker = self.attacker
            engine.push(program(engine.tables.plan_program[plan], figure, seat, piece=attacker))
        else:
            self.points -= 1
            self.asked = 0
            engine.tell(events.Prevented(figure=engine.figure_name(self.figure), rule="MANDO-101"))

    def asks(self) -> str:
        return "pay-back" if self.stage == self.AFTER else self.prompt


def spend_plan(engine: Engine, figure: int, plan: int) -> None:
    """A plan card is used and goes to the discard pile (MANDO-R-73)."""
    engine.at.figure_plans[figure] &= ~(1 << plan)
    engine.tell(events.PlanUsed(figure=engine.figure_name(figure), plan=engine.tables.plans[plan], rule="MANDO-100"))
    discard_plan(engine, plan, "MANDO-R-73")


def _ward(engine: Engine, figure: int) -> bool:
    """A ward acts before plan cards, without a choice; of several the one that would end first (MANDO-R-173)."""
    at, seats = engine.at, engine.tables.seats
    for turns in range(1, seats + 1):
        place = figure * seats + (at.active + turns) % seats
        if at.wards[place]:
            at.wards[place] -= 1
            engine.change(events.Prevented(figure=engine.figure_name(figure), rule="MANDO-205"))
            return True
    return False


def _suffer(engine: Engine, figure: int, rule: str) -> None:
    at, tables = engine.at, engine.tables
    at.figure_damage[figure] += 1
    at.hurt = 1
    health = tables.health[figure]
    engine.change(events.Hurt(figure=engine.figure_name(figure), damage=at.figure_damage[figure], health=health, rule=rule))
    if at.figure_damage[figure] >= health:
        engine.tell(events.Fell(figure=engine.figure_name(figure), rule="MANDO-168"))
        at.fallen = figure
    elif at.child_figure == figure:
        flee(engine, "MANDO-253")


def heal(engine: Engine, figure: int, points: int, rule: str) -> None:
    """A character loses damage, never below none (MANDO-R-54)."""
    at = engine.at
    points = min(points, at.figure_damage[figure])
    if points:
        at.figure_damage[figure] -= points
        engine.change(events.Healed(figure=engine.figure_name(figure), points=points, rule=rule))


# ---- enemies ---------------------------------------------------------------------------------------------------------


def wound(engine: Engine, piece: int, points: int, rule: str = "MANDO-80") -> None:
    """An enemy takes damage, and is defeated when it has as much as its health (MANDO-81)."""
    at, tables = engine.at, engine.tables
    kind = at.piece_kind[piece]
    points = min(points, tables.damage_cap[kind])
    if points <= 0:
        return
    health = tables.token_health[kind]
    at.piece_damage[piece] = min(health, at.piece_damage[piece] + points)
    damage = at.piece_damage[piece]
    engine.change(events.Wounded(piece=piece, token=tables.tokens[kind], damage=damage, health=health, rule=rule))
    if damage >= health:
        defeat(engine, piece)
    elif damage >= tables.damage_mark[kind] and not at.piece_marked[piece]:
        at.piece_marked[piece] = 1
        here = at.piece_space[piece]
        engine.push(program(tables.on_mark[kind], _doer(engine), at.active, here=here, piece=piece))


def _doer(engine: Engine) -> int:
    """The figure on whose account something happens: the acting one, else the active player's."""
    if action := engine.action():
        return action.figure
    yours = engine.your_figures()
    return yours[0] if yours else engine.in_play()[0]


def defeat(engine: Engine, piece: int) -> None:
    """MANDO-81: the token leaves the map and lies on the pile of defeated ones."""
    at, tables = engine.at, engine.tables
    kind, space = at.piece_kind[piece], at.piece_space[piece]
    engine.change(events.Defeated(piece=piece, token=tables.tokens[kind], space=engine.space_name(space), rule="MANDO-81"))
    at.defeated[kind] += 1
    take_off(engine, piece)
    if at.acting == 1:
        at.struck += 1
    claim(engine, "defeated_hp_ge", tables.token_health[kind])
    claim(engine, "defeated_in_one_turn_ge", at.struck)
    if tables.on_defeat[kind] != NONE:
        engine.push(program(tables.on_defeat[kind], _doer(engine), at.active, here=space, piece=NONE))


# ---- bounties --------------------------------------------------------------------------------------------------------


def claim(engine: Engine, word: str, reached: int) -> None:
    """The first player to meet the bounty gets its reward at once."""
    at = engine.at
    if at.bounty == NONE or at.exposed == at.active:
        return
    condition, reward = engine.tables.bounties[at.bounty]
    if condition.reached(word, reached):
        bounty, at.bounty = at.bounty, NONE
        engine.tell(events.Rewarded(seat=at.active, bounty=engine.tables.bounty_ids[bounty], rule="MANDO-205"))
        engine.push(program(reward, _doer(engine), at.active))


# ---- the child -------------------------------------------------------------------------------------------------------

RUNS = ("MANDO-253", "MANDO-256")


def flee(engine: Engine, rule: str) -> None:
    """The child runs away from a character; one that nobody, or an enemy, carries does not (MANDO-257, MANDO-R-146)."""
    at = engine.at
    if at.child_figure != NONE:
        engine.push(Flee(at.figure_space[at.child_figure], RUNS.index(rule)))


class Flee(Frame):
    """The child runs to an adjacent space, one with an enemy or a face-down threat if there is one (MANDO-254)."""

    code = 11
    prompt = "flee"
    refusals = {actions.Where: "MANDO-254"}

    start: int
    rule: int

    def _spaces(self, engine: Engine) -> list[int]:
        near = engine.ground.walk[self.start]
        risky = {engine.at.piece_space[piece] for piece in (*engine.enemies(), *engine.face_down())}
        return [space for space in near if space in risky] or list(near) or [self.start]

    def step(self, engine: Engine) -> None:
        at = engine.at
        if at.child_figure == NONE:
            engine.pop()
        elif len(spaces := self._spaces(engine)) > 1:
            engine.ask(at.active)
        else:
            self._run(engine, spaces[0])

    def _run(self, engine: Engine, space: int) -> None:
        at = engine.at
        at.child_figure, at.child_space, at.fled = NONE, space, 1
        engine.change(events.ChildRan(space=engine.space_name(space), rule=RUNS[self.rule]))

    def offers(self, engine: Engine) -> list[Action]:
        return [actions.Where(engine.space_name(space)) for space in self._spaces(engine)]

    def answer(self, engine: Engine, action: Action) -> None:
        assert isinstance(action, actions.Where)
        self._run(engine, engine.tables.space_index[action.space])
