"""Actions: a skill card under a slot, its ability before, within or after, and the slot's own action with the card's strength."""

from cantina.core.action import Action

from .. import actions, events
from . import specials
from .attacking import attack, attack_targets
from .frames import NOWHERE, Context, Doing, Frame
from .planning import plan
from .programs import program, would_change
from .scouting import recon, recon_targets
from .selecting import spaces
from .stack import Engine, bits
from .tables.codes import AFTER, ATTACK, BEFORE, EITHER, MISSION, MODIFY, MOVE, NONE, ON_PLAY, PLAN, RECON, STAYS
from .walking import walk


def plays(engine: Engine) -> list[Action]:
    """Every hand card under every slot without a card of this turn (MANDO-55, MANDO-59)."""
    at, tables = engine.at, engine.tables
    free = [slot for place, slot in enumerate(tables.slots) if not at.used_slots >> place & 1]
    hand = dict.fromkeys(at.hands[at.active])
    return [actions.Play(tables.cards[card], slot) for card in hand for slot in free if _figure_of(engine, card) != NONE]


def can_play(engine: Engine) -> bool:
    """Whether there is a hand card to play and a slot to play it under."""
    at = engine.at
    return at.used_slots + 1 < 1 << len(engine.tables.slots) and any(
        _figure_of(engine, card) != NONE for card in at.hands[at.active]
    )


def _figure_of(engine: Engine, card: int) -> int:
    """The character pictured on a card, if it is in play (MANDO-235)."""
    figure = engine.tables.card_figure[card]
    return figure if engine.at.figure_space[figure] != NONE else NONE


def play(engine: Engine, action: actions.Play) -> None:
    """MANDO-55: the card goes under the slot, and the action begins."""
    at, tables = engine.at, engine.tables
    card, slot = tables.card_index[action.card], tables.slot_index[action.slot]
    figure = tables.card_figure[card]
    at.hands[at.active].remove(card)
    at.slot_cards[slot].append(card)
    at.used_slots |= 1 << slot
    strength = tables.card_strength[card]
    engine.change(
        events.Played(
            seat=at.active,
            figure=engine.figure_name(figure),
            card=action.card,
            slot=action.slot,
            strength=strength,
            rule="MANDO-55",
        )
    )
    if tables.card_bonus[card] == slot and not tables.card_tactical[card]:
        strength += 1
        name = engine.figure_name(figure)
        engine.tell(events.Strengthened(figure=name, slot=action.slot, by=1, rule="MANDO-115"))
    begin(engine, figure, at.active, slot, card, strength)


def begin(engine: Engine, figure: int, seat: int, slot: int, card: int, strength: int, keeps: int = 0) -> None:
    """An action begins, by a card or free (`card` NONE, MANDO-134)."""
    at = engine.at
    origin = at.figure_space[figure]
    enemy_here = any(map(engine.enemy, engine.pieces_at(origin)))
    engine.push(Acting(figure, seat, slot, card, strength, keeps=1 + keeps, origin=origin, enemy_here=enemy_here))


class Acting(Doing):
    """An action from its card to the end of all that it brings."""

    code = 2
    prompt = "act"
    OPEN, MAIN, LATER = range(3)

    def step(self, engine: Engine) -> None:
        if self.stage == Acting.OPEN:
            engine.ask(self.seat)
        elif self.stage == Acting.MAIN:
            self.stage = Acting.LATER
        elif self._later(engine):
            engine.ask(self.seat)
        else:
            engine.pop()

    # ---- what may be decided -------------------------------------------------------------------------------------------

    def _ability(self, engine: Engine) -> tuple[int, int] | None:
        """The ability of the card under its slot, not used yet: timing and program (MANDO-118)."""
        if self.card == NONE or self.used:
            return None
        return engine.tables.card_ability[self.card][self.slot]

    def _offers_ability(self, engine: Engine, timings: tuple[int, ...]) -> bool:
        ability = self._ability(engine)
        return ability is not None and ability[0] in timings and would_change(engine, ability[1], self.figure, self.seat)

    def _tactical(self, engine: Engine) -> bool:
        return self.card != NONE and engine.tables.card_tactical[self.card]

    def _later(self, engine: Engine) -> list[Action]:
        """What may still be done within the action: its ability, and picking something up (MANDO-R-142)."""
        found = specials.picks(engine, self.figure) if engine.at.figure_space[self.figure] != NONE else []
        if self._offers_ability(engine, (EITHER, AFTER)):
            found = [actions.Ability(), *found]
        return found

    def _boosts(self, engine: Engine) -> list[Action]:
        """Plan cards for the moment a card is played (not for free actions, nor for a card without strength)."""
        if self.card == NONE or self._tactical(engine):
            return []
        tables, figure = engine.tables, self.figure
        return [
            actions.Plan(tables.plans[number], engine.figure_name(figure))
            for number in bits(engine.at.figure_plans[figure])
            if tables.plan_when[number] == ON_PLAY
        ]

    def offers(self, engine: Engine) -> list[Action]:
        if self.stage == Acting.LATER:
            also = specials.uses(engine) if self.seat == engine.at.active else []
            return [*self._later(engine), *also, actions.Done()]
        found: list[Action] = []
        if not self._tactical(engine) and can_resolve(engine, self):
            found.append(actions.Resolve())
        if self._offers_ability(engine, (EITHER, BEFORE, MODIFY)):
            found.append(actions.Ability())
        found += [*self._boosts(engine), *specials.picks(engine, self.figure)]
        if self.seat == engine.at.active:
            found += specials.uses(engine)
        return [*found, actions.Decline()]

    def answer(self, engine: Engine, action: Action) -> None:
        match action:
            case actions.Resolve():
                self.stage = Acting.MAIN
                _resolve(engine, self)
            case actions.Decline():
                self.stage = Acting.LATER
                if not self._tactical(engine):
                    name = engine.figure_name(self.figure)
                    slot = engine.tables.slots[self.slot]
                    engine.tell(events.Declined(figure=name, slot=slot, rule="MANDO-60"))
            case actions.Ability():
                ability = self._ability(engine)
                assert ability is not None
                self.used = 1
                place = len(engine.at.stack) - 1
                name, card = engine.figure_name(self.figure), engine.tables.cards[self.card]
                engine.tell(events.UsedAbility(figure=name, card=card, rule="MANDO-118"))
                if self._tactical(engine):
                    self.stage = Acting.LATER
                here = engine.at.figure_space[self.figure]
                engine.push(program(ability[1], self.figure, self.seat, here=here, action=place))
            case actions.Done():
                engine.pop()
            case _:
                specials.answer(engine, action, self.figure)

    def asks(self) -> str:
        return "act-later" if self.stage == self.LATER else self.prompt


def can_resolve(engine: Engine, frame: Doing) -> bool:
    """Whether the slot's action would do anything; where it would not, it can only be left out (MANDO-R-22)."""
    role = engine.tables.roles[frame.slot]
    if role == ATTACK:
        return any(attack_targets(engine, frame.figure, *attack_reach(engine, frame)))
    return role != RECON or any(recon_targets(engine, frame.figure, effective(engine, frame)))


def effective(engine: Engine, frame: Doing) -> int:
    """The strength of the action: the card's, with its bonus, its boosts and what the map adds (MANDO-R-19)."""
    tables = engine.tables
    strength = frame.strength
    context = Context(frame.figure, frame.seat)
    for place, condition, slot, more in tables.on_space:
        if slot in (NONE, frame.slot) and (condition is None or condition.holds(engine, NOWHERE)):
            there = spaces(engine, place, context)
            if any(engine.at.figure_space[figure] in there for figure in engine.in_play()):
                strength += more
    if tables.roles[frame.slot] == ATTACK:
        strength += sum(more for more, _ in _lasting(engine, frame.figure))
    return strength


def attack_reach(engine: Engine, frame: Doing) -> tuple[int, int]:
    """How far the attack reaches, and how near its target may be."""
    reach = max([frame.reach, *(far for _, far in _lasting(engine, frame.figure))])
    return reach, frame.nearest


def _lasting(engine: Engine, figure: int) -> list[tuple[int, int]]:
    """Strength and reach that special tokens give to the attacks of figures on their space."""
    at, tables = engine.at, engine.tables
    return [
        word.lasting()
        for piece in engine.pieces_at(at.figure_space[figure])
        if at.piece_up[piece] and tables.token_use[at.piece_kind[piece]] == STAYS
        for word in tables.programs[tables.token_program[at.piece_kind[piece]]]
    ]


def _resolve(engine: Engine, frame: Doing) -> None:
    """MANDO-58: the slot's own action."""
    tables = engine.tables
    role, figure = tables.roles[frame.slot], frame.figure
    place = len(engine.at.stack) - 1
    strength = frame.strength = effective(engine, frame)  # frozen from here on
    engine.tell(
        events.Acted(figure=engine.figure_name(figure), slot=tables.slots[frame.slot], strength=strength, rule="MANDO-58")
    )
    if role == MOVE:
        walk(engine, figure, strength, frame.ignore, place)
    elif role == ATTACK:
        attack(engine, place, *attack_reach(engine, frame))
    elif role == RECON:
        recon(engine, place)
    elif role == PLAN:
        plan(engine, figure, frame.seat, strength, frame.keeps)
    else:
        assert role == MISSION
        here = engine.at.figure_space[figure]
        engine.push(program(tables.mission_action, figure, frame.seat, here=here, action=place))


class Extra(Frame):
    """An extra action: another card from the hand under another slot, or not (MANDO-125, MANDO-R-24)."""

    code = 7
    prompt = "extra"

    left: int

    def step(self, engine: Engine) -> None:
        if self.left and plays(engine):
            engine.ask(engine.at.active)
        else:
            engine.pop()

    def offers(self, engine: Engine) -> list[Action]:
        return [*plays(engine), actions.Done()]

    def answer(self, engine: Engine, action: Action) -> None:
        if isinstance(action, actions.Play):
            self.left -= 1
            play(engine, action)
        else:
            engine.pop()
