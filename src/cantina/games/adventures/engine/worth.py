"""Whether a list of effects could change anything now: what could not is not offered (MANDO-R-23, MANDO-R-75).

It goes by what everybody can see, so that being asked tells nothing.
"""

from typing import Any

from ..tables.codes import CHILD, FAR, NONE
from .conditions import holds
from .frames import Context
from .programs import action_place
from .selecting import figures, pieces, pushable, slots
from .stack import Engine


def would_change(engine: Engine, number: int, figure: int, seat: int) -> bool:
    """Whether at least one part of a program can be done (MANDO-R-21)."""
    return _program(engine, Context(figure, seat, action=action_place(engine)), number)


def _program(engine: Engine, context: Context, number: int) -> bool:
    return any(_word(engine, context, word) for word in engine.tables.programs[number])


def _word(engine: Engine, context: Context, word: tuple[Any, ...]) -> bool:
    at, tables = engine.at, engine.tables
    match word[0]:
        case "push":
            return bool(pushable(engine, word, context))
        case "damage" | "peek" | "reveal" | "stun":
            return bool(pieces(engine, word[1], context))
        case "heal":
            return any(at.figure_damage[figure] for figure in figures(engine, word[1], word[2], word[3], context))
        case "move":
            return any(may_come(engine, word, figure, context) for figure in figures(engine, word[1], word[2], word[3], context))
        case "hurt" | "ward" | "free_action" | "each":
            return bool(figures(engine, word[1], word[2], word[3], context))
        case "draw":
            others = word[1] == "other"
            seats = [seat for seat in range(tables.seats) if not others or seat != context.seat]
            return any(
                at.undrawn[card] or at.discarded[card]
                for seat in seats
                if others or word[1] == "all" or seat == context.seat
                for card in tables.deck_of(seat)
            )
        case "discard":
            return bool(at.hands[context.seat] if word[5] == "hand" else at.figure_plans[context.you])
        case "recover":
            return any(recoverable(engine, context.seat, word[2]))
        case "take_plan":
            return bool(takeable(engine, context.you, word[1], deck=word[2]))
        case "extra_action":
            return bool(at.hands[context.seat]) and at.used_slots + 1 < 1 << len(tables.slots)
        case "scry":
            return bool(at.event_deck)
        case "clear":
            return any(at.slot_tokens[slot] or (word[2] and at.slot_cards[slot]) for slot in slots(engine, word[1], context.slot))
        case "door":
            return bool(locked_doors(engine, word[1], at.figure_space[context.you]))
        case "choose":
            return any(_needs(engine, context, needs) and _program(engine, context, number) for _, needs, number in word[1])
        case "pay":
            return _program(engine, context, word[1]) and _program(engine, context, word[2])
        case "if":
            if word[1][0] == "peeked":
                action = engine.action()
                return action is not None and bool(action.peeked)
            return _program(engine, context, word[2] if holds(engine, word[1], context) else word[3])
        case "carry":
            return bool(in_arm(engine, context.you, word[1], word[2]))
        case "use_feature":
            return bool(features(engine, context.you, word[1]))
        case "flee":
            return at.child_figure != NONE
        case "track":
            return word[1] != NONE and bool(word[2] > 0 or at.tracks[word[1]] > 0)
    return True


def may_come(engine: Engine, word: tuple[Any, ...], figure: int, context: Context) -> bool:
    """Whether a figure can make a movement; one that leads to your space needs a way that is short enough."""
    at = engine.at
    steps = engine.ground.steps[at.figure_space[figure]]
    return not word[6] or 0 < steps[at.figure_space[context.you]] <= word[4]


def _needs(engine: Engine, context: Context, needs: str | None) -> bool:
    at = engine.at
    if needs == "plan":
        return bool(at.figure_plans[context.you])
    return needs is None or bool(at.hands[context.seat])


def possible_options(engine: Engine, context: Context, options: tuple[Any, ...]) -> list[int]:
    """The ways of a choice that are open; where none would change anything, all whose needs are met."""
    open_ways = [place for place, (_, needs, _) in enumerate(options) if _needs(engine, context, needs)]
    return [place for place in open_ways if _program(engine, context, options[place][2])] or open_ways


def recoverable(engine: Engine, seat: int, most: int) -> list[int]:
    """Skill cards in a player's discard pile of at most a strength; a tactical one has none to compare."""
    at, tables = engine.at, engine.tables
    return [
        card
        for card in tables.deck_of(seat)
        if at.discarded[card] and (most == FAR or (not tables.card_tactical[card] and tables.card_strength[card] <= most))
    ]


def takeable(engine: Engine, figure: int, plan: int, *, deck: bool) -> list[int]:
    """Plan cards that a character may take: kept ones are never doubled, some cannot be kept (MANDO-96, MANDO-97)."""
    at, tables = engine.at, engine.tables
    wanted = range(len(tables.plans)) if plan == NONE else [plan]
    return [
        card
        for card in wanted
        if tables.plan_keepable[card]
        and not at.figure_plans[figure] >> card & 1
        and (at.plan_discard[card] or (deck and _may_be_in_deck(engine, card)))
    ]


def _may_be_in_deck(engine: Engine, plan: int) -> bool:
    """By open knowledge: copies that lie neither in the discard pile nor under a character's card."""
    at = engine.at
    kept = sum(mask >> plan & 1 for mask in at.figure_plans)
    return engine.tables.plan_copies[plan] > kept + at.plan_discard[plan]


def locked_doors(engine: Engine, within: int, space: int) -> list[int]:
    """Locked doors: bordering a space (within NONE), within a range of it, or all."""
    at, reach = engine.at, engine.ground.reach[space]
    return [
        number
        for number, door in enumerate(engine.tables.doors)
        if not at.doors >> number & 1
        and (space in (door.a, door.b) if within == NONE else min(reach[door.a], reach[door.b]) <= within)
    ]


def in_arm(engine: Engine, figure: int, token: int, within: int) -> list[int]:
    """What a figure may pick up within a range; -1 is the child."""
    from .specials import can_pick, can_pick_child

    at = engine.at
    place = at.figure_space[figure]
    if token == CHILD:
        return [-1] if can_pick_child(engine) and engine.range(place, at.child_space) <= within else []
    return [
        piece
        for piece, kind in enumerate(at.piece_kind)
        if kind == token
        and at.piece_space[piece] != NONE
        and can_pick(engine, piece)
        and engine.range(place, at.piece_space[piece]) <= within
    ]


def features(engine: Engine, figure: int, within: int) -> list[int]:
    """Special tokens within a range that a figure could use as if they lay here."""
    from .specials import usable

    at = engine.at
    place = at.figure_space[figure]
    return [
        piece
        for piece, space in enumerate(at.piece_space)
        if space != NONE and engine.range(place, space) <= within and at.piece_up[piece] and usable(engine, piece, figure)
    ]
