"""Actions: a skill card under a slot, its ability before, within or after, and the slot's own action with the card's strength."""

from typing import Any

from cantina.core.action import Action

from .. import actions, events
from ..tables.codes import AFTER, ATTACK, BEFORE, EITHER, MISSION, MODIFY, MOVE, NONE, ON_PLAY, PLAN, RECON, STAYS
from . import frames, specials
from .attacking import attack, attack_targets
from .conditions import holds
from .frames import STEP, Frame
from .frames import Action as Fields
from .planning import plan
from .programs import program
from .scouting import recon, recon_targets
from .selecting import spaces
from .stack import Engine, Kind, bits
from .walking import walk
from .worth import would_change


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
    enemy_here = any(at.piece_space[piece] == origin for piece in engine.enemies())
    frame = Fields.make(figure, seat, slot, card, strength, origin, enemy_here)
    frame[Fields.KEEPS] += keeps
    engine.push(frame)


class Acting(Kind, code=frames.ACTION):
    """An action from its card to the end of all that it brings."""

    prompt = "act"
    OPEN, MAIN, LATER = range(3)

    @staticmethod
    def step(engine: Engine, frame: Frame) -> None:
        if frame[STEP] == Acting.OPEN:
            engine.ask(frame[Fields.SEAT])
        elif frame[STEP] == Acting.MAIN:
            frame[STEP] = Acting.LATER
        elif Acting._later(engine, frame):
            engine.ask(frame[Fields.SEAT])
        else:
            engine.pop()

    # ---- what may be decided -------------------------------------------------------------------------------------------

    @staticmethod
    def _ability(engine: Engine, frame: Frame) -> tuple[int, int] | None:
        """The ability of the card under its slot, not used yet: timing and program (MANDO-118)."""
        if frame[Fields.CARD] == NONE or frame[Fields.USED]:
            return None
        return engine.tables.card_ability[frame[Fields.CARD]][frame[Fields.SLOT]]

    @staticmethod
    def _offers_ability(engine: Engine, frame: Frame, timings: tuple[int, ...]) -> bool:
        ability = Acting._ability(engine, frame)
        return (
            ability is not None
            and ability[0] in timings
            and would_change(engine, ability[1], frame[Fields.FIGURE], frame[Fields.SEAT])
        )

    @staticmethod
    def _tactical(engine: Engine, frame: Frame) -> bool:
        return frame[Fields.CARD] != NONE and engine.tables.card_tactical[frame[Fields.CARD]]

    @staticmethod
    def _later(engine: Engine, frame: Frame) -> list[Action]:
        """What may still be done within the action: its ability, and picking something up (MANDO-R-142)."""
        found = specials.picks(engine, frame[Fields.FIGURE]) if engine.at.figure_space[frame[Fields.FIGURE]] != NONE else []
        if Acting._offers_ability(engine, frame, (EITHER, AFTER)):
            found = [actions.Ability(), *found]
        return found

    @staticmethod
    def _boosts(engine: Engine, frame: Frame) -> list[Action]:
        """Plan cards for the moment a card is played (not for free actions, nor for a card without strength)."""
        if frame[Fields.CARD] == NONE or Acting._tactical(engine, frame):
            return []
        tables, figure = engine.tables, frame[Fields.FIGURE]
        return [
            actions.Plan(tables.plans[number], engine.figure_name(figure))
            for number in bits(engine.at.figure_plans[figure])
            if tables.plan_when[number] == ON_PLAY
        ]

    @staticmethod
    def offers(engine: Engine, frame: Frame) -> list[Action]:
        if frame[STEP] == Acting.LATER:
            also = specials.uses(engine) if frame[Fields.SEAT] == engine.at.active else []
            return [*Acting._later(engine, frame), *also, actions.Done()]
        found: list[Action] = []
        if not Acting._tactical(engine, frame) and can_resolve(engine, frame):
            found.append(actions.Resolve())
        if Acting._offers_ability(engine, frame, (EITHER, BEFORE, MODIFY)):
            found.append(actions.Ability())
        found += [*Acting._boosts(engine, frame), *specials.picks(engine, frame[Fields.FIGURE])]
        if frame[Fields.SEAT] == engine.at.active:
            found += specials.uses(engine)
        return [*found, actions.Decline()]

    @staticmethod
    def answer(engine: Engine, frame: Frame, action: Action) -> None:
        match action:
            case actions.Resolve():
                frame[STEP] = Acting.MAIN
                _resolve(engine, frame)
            case actions.Decline():
                frame[STEP] = Acting.LATER
                if not Acting._tactical(engine, frame):
                    name = engine.figure_name(frame[Fields.FIGURE])
                    slot = engine.tables.slots[frame[Fields.SLOT]]
                    engine.tell(events.Declined(figure=name, slot=slot, rule="MANDO-60"))
            case actions.Ability():
                ability = Acting._ability(engine, frame)
                assert ability is not None
                frame[Fields.USED] = 1
                place = len(engine.at.stack) - 1
                name, card = engine.figure_name(frame[Fields.FIGURE]), engine.tables.cards[frame[Fields.CARD]]
                engine.tell(events.UsedAbility(figure=name, card=card, rule="MANDO-118"))
                if Acting._tactical(engine, frame):
                    frame[STEP] = Acting.LATER
                here = engine.at.figure_space[frame[Fields.FIGURE]]
                engine.push(program(ability[1], frame[Fields.FIGURE], frame[Fields.SEAT], here=here, action=place))
            case actions.Done():
                engine.pop()
            case _:
                specials.answer(engine, action, frame[Fields.FIGURE])

    @classmethod
    def asks(cls, frame: Frame) -> str:
        return "act-later" if frame[STEP] == cls.LATER else cls.prompt


def can_resolve(engine: Engine, frame: Frame) -> bool:
    """Whether the slot's action would do anything; where it would not, it can only be left out (MANDO-R-22)."""
    role = engine.tables.roles[frame[Fields.SLOT]]
    if role == ATTACK:
        return any(attack_targets(engine, frame[Fields.FIGURE], *attack_reach(engine, frame)))
    return role != RECON or any(recon_targets(engine, frame[Fields.FIGURE], effective(engine, frame)))


def effective(engine: Engine, frame: Frame) -> int:
    """The strength of the action: the card's, with its bonus, its boosts and what the map adds (MANDO-R-19)."""
    tables = engine.tables
    strength = frame[Fields.STRENGTH]
    context = program(NONE, frame[Fields.FIGURE], frame[Fields.SEAT])
    for place, condition, slot, more in tables.on_space:
        if slot in (NONE, frame[Fields.SLOT]) and (condition is None or holds(engine, condition)):
            there = spaces(engine, place, context)
            if any(engine.at.figure_space[figure] in there for figure in engine.in_play()):
                strength += more
    if tables.roles[frame[Fields.SLOT]] == ATTACK:
        strength += sum(word[1] for word in _lasting(engine, frame[Fields.FIGURE]) if word[0] == "boost")
    return strength


def attack_reach(engine: Engine, frame: Frame) -> tuple[int, int]:
    """How far the attack reaches, and how near its target may be."""
    reach = max([frame[Fields.REACH], *(word[1] for word in _lasting(engine, frame[Fields.FIGURE]) if word[0] == "reach")])
    return reach, frame[Fields.NEAREST]


def _lasting(engine: Engine, figure: int) -> list[tuple[Any, ...]]:
    """The effects of special tokens that hold for the attacks of whoever stands on their space."""
    at, tables = engine.at, engine.tables
    return [
        word
        for piece in engine.pieces_at(at.figure_space[figure])
        if at.piece_up[piece] and tables.token_use[at.piece_kind[piece]] == STAYS
        for word in tables.programs[tables.token_program[at.piece_kind[piece]]]
    ]


def _resolve(engine: Engine, frame: Frame) -> None:
    """MANDO-58: the slot's own action."""
    tables = engine.tables
    role, figure = tables.roles[frame[Fields.SLOT]], frame[Fields.FIGURE]
    place = len(engine.at.stack) - 1
    strength = frame[Fields.STRENGTH] = effective(engine, frame)  # frozen from here on
    engine.tell(
        events.Acted(figure=engine.figure_name(figure), slot=tables.slots[frame[Fields.SLOT]], strength=strength, rule="MANDO-58")
    )
    if role == MOVE:
        walk(engine, figure, strength, frame[Fields.IGNORE], place)
    elif role == ATTACK:
        attack(engine, place, *attack_reach(engine, frame))
    elif role == RECON:
        recon(engine, place)
    elif role == PLAN:
        plan(engine, figure, frame[Fields.SEAT], strength, frame[Fields.KEEPS])
    else:
        assert role == MISSION
        here = engine.at.figure_space[figure]
        engine.push(program(tables.mission_action, figure, frame[Fields.SEAT], here=here, action=place))


class Extra(Kind, code=frames.EXTRA):
    """An extra action: another card from the hand under another slot, or not (MANDO-125, MANDO-R-24)."""

    prompt = "extra"

    @staticmethod
    def step(engine: Engine, frame: Frame) -> None:
        if frame[2] and plays(engine):
            engine.ask(engine.at.active)
        else:
            engine.pop()

    @staticmethod
    def offers(engine: Engine, frame: Frame) -> list[Action]:
        return [*plays(engine), actions.Done()]

    @staticmethod
    def answer(engine: Engine, frame: Frame, action: Action) -> None:
        if isinstance(action, actions.Play):
            frame[2] -= 1
            play(engine, action)
        else:
            engine.pop()
