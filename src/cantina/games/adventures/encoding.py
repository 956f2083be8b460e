"""Public numbers of actions, and what a seat sees as a row of numbers: for environments and learning.

An action's number is where its kind begins, and then its fields as the digits of a number, each by its place among the names of
the match's content. So it means the same in all matches of the same mission, characters and decks.
"""

import math
from collections.abc import Sequence
from typing import Any, Self, cast

import numpy as np

from cantina.core.action import Action, msgspec_members
from cantina.core.ledger import Illegal
from cantina.core.space import Row

from . import actions
from .actions import AdventuresAction
from .effects.choose import Choose
from .kernel.refuse import refusal
from .kernel.stack import Engine
from .kernel.tables.match import Tables
from .state import State
from .view import View

DEALERS = (
    actions.Begin, actions.Loyalty, actions.Skill, actions.Drawn, actions.Back, actions.Event, actions.Token, actions.Reinforce,
    actions.Complication, actions.Bounty,
)  # fmt: skip
KINDS: list[type[Action]] = [kind for kind in msgspec_members(AdventuresAction) if kind not in DEALERS]
PIECES = 96  # threats and tokens of a match, one after the other
DAMAGE = 40  # dealt at once
VALUES = 10  # of complication tokens
CHILD = -1  # stands for the child where a piece is chosen
SEATS = 4


class ActionSpace:
    """The numbers of the actions in a match."""

    def __init__(self, tables: Tables):
        ways = [
            option.id for program in tables.programs for word in program if isinstance(word, Choose) for option in word.options
        ]
        fields: dict[str, Sequence[Any]] = {
            "card": tables.cards,
            "slot": tables.slots,
            "space": tables.spaces,
            "piece": range(CHILD, PIECES),
            "damage": range(1, DAMAGE + 1),
            "door": [door.id for door in tables.doors],
            "plan": tables.plans,
            "figure": tables.figures,
            "option": sorted({*ways, *(id_ for id_, _ in tables.exposed)}),
            "seat": range(SEATS),
            "value": range(VALUES),
            "event": tables.events,
        }
        self._names = fields
        self._places = {field: {value: place for place, value in enumerate(values)} for field, values in fields.items()}
        self._first: dict[type[Action], int] = {}
        self.size = 0
        for kind in KINDS:
            self._first[kind] = self.size
            self.size += math.prod(len(fields[field]) for field in kind.__struct_fields__)

    def __deepcopy__(self, _: Any) -> Self:
        """It never changes."""
        return self

    def number(self, state: Any, action: Action) -> int:  # noqa: ARG002  (every game is asked in the same way)
        """The number of an action of a seat."""
        digits = 0
        for field in action.__struct_fields__:
            digits = digits * len(self._names[field]) + self._places[field][getattr(action, field)]
        return self._first[type(action)] + digits

    def action(self, state: Any, number: int) -> Action:
        """The action that a number stands for; Illegal, with its rule, where it is not allowed."""
        position = cast(State, state)
        found = self._named(number) if 0 <= number < self.size else None
        if found is not None and found in position.actions():
            return found
        refused = refusal(Engine(position._at, position._tables), found) if found is not None else Illegal("CORE-05")
        refused.texts = position.texts
        raise refused

    def _named(self, number: int) -> Action:
        kind = next(kind for kind in reversed(KINDS) if self._first[kind] <= number)
        digits, fields = number - self._first[kind], dict[str, Any]()
        for field in reversed(kind.__struct_fields__):
            digits, place = divmod(digits, len(self._names[field]))
            fields[field] = self._names[field][place]
        return kind(**fields)

    def legal(self, state: Any) -> list[int]:
        """The numbers of what may be done."""
        return [self.number(state, action) for action in cast(State, state).actions()]


def parts(tables: Tables) -> dict[str, int]:
    """What an observation is made of in a match, in order."""
    return {
        "turn": 6,  # whose turn it is from here on; turns; step; actions played; 1: the seat is a traitor, 2: loyal; events left
        "figures": 5 * len(tables.figures),  # 1: the seat's, 2: another's; 1 + space or 0; health left; plan cards; wards
        "pieces": 7 * PIECES,  # there; 1 + space or 0; face up; 1 + token where known; health left; stunned; 1 + carrier
        "child": 2,  # 1 + space, 1 + who carries it
        "doors": 2 * len(tables.doors),  # open; damage
        "slots": 4 * len(tables.slots),  # cards, tokens, strength, used
        "tracks": len(tables.tracks),
        "hand": len(tables.cards),  # the seat's skill cards by kind
        "hands": SEATS,
        "discards": len(tables.cards),
        "drawn": len(tables.plans),  # plan cards being looked at
        "piles": 3,  # plan deck, complications, reserve
    }


def encode(state: State, seat: int) -> Row:
    """What a seat sees of a position."""
    view, tables, row = state.view(seat), state._tables, list[int]()
    seats = state.options.seats
    traitor = 0 if view.traitor is None else 1 if view.traitor else 2
    row += [(view.active - seat) % seats, view.turns, view.step, view.played, traitor, view.event_deck]
    for figure in view.figures:
        owned = 1 if figure.owner in (seat, None) else 2
        row += [owned, _space(tables, figure.space), figure.health - figure.damage, len(figure.plans), figure.wards]
    row += _pieces(view, tables)
    child = view.child
    row += [_space(tables, child.space), _figure(tables, child.figure)] if child else [0, 0]
    for door in view.doors:
        row += [door.open, door.damage]
    for slot in view.slots:
        row += [len(slot.cards), len(slot.tokens), slot.strength, slot.used]
    row += [track.value for track in view.tracks]
    row += [view.hand.count(card) for card in tables.cards]
    row += [view.hand_sizes[(seat + place) % seats] if place < seats else 0 for place in range(SEATS)]
    row += [view.discards.count(card) for card in tables.cards]
    row += [view.drawn.count(plan) for plan in tables.plans]
    row += [view.plan_deck, view.complications, view.reserve]
    return np.array(row, np.int16)


def _pieces(view: View, tables: Tables) -> list[int]:
    """Seven numbers for each piece that there can be."""
    rows = np.zeros((PIECES, 7), np.int16)
    for piece in view.pieces:
        token = tables.token_index[piece.token] + 1 if piece.token in tables.token_index else 0
        left = piece.health - piece.damage
        space, carrier = _space(tables, piece.space), _figure(tables, piece.carrier)
        rows[piece.piece] = [1, space, piece.up, token, left, piece.stunned, carrier]
    return rows.reshape(-1).tolist()


def _space(tables: Tables, space: str | None) -> int:
    return 0 if space is None else tables.space_index[space] + 1


def _figure(tables: Tables, figure: str | None) -> int:
    return 0 if figure is None else tables.figure_index[figure] + 1
