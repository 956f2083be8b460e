"""A position of Adventures: flat lists of small integers by token, card, figure and space, and the stack of frames."""

from collections.abc import Callable
from typing import Any, Self

from cantina.core.game import OVER

from .frames import Frame, load_frame

NOBODY = -3  # nothing is being asked
RUNNING, WON, LOST, BETRAYED = range(4)  # outcomes: the last one is a traitor's victory


class Record:
    """What changes in a match. Indices are those of the match's tables; -1 stands for none or not yet decided."""

    SCALARS = (
        "asked",  # a seat, DEALER, OVER or NOBODY
        "active",  # the seat whose turn it is
        "turns",  # turns begun
        "acting",  # 1 in the step of playing actions, 2 in the event step, else 0
        "played",  # mandatory actions done this turn
        "used_slots",  # mask of the slots played under this turn
        "resolved",  # events resolved this turn
        "fled",  # whether the child ran away this turn
        "doors",  # mask of the open doors
        "child_space",
        "child_figure",
        "child_piece",
        "changes",  # counts every change that an event card can bring about (MANDO-R-94)
        "outcome",
        "ending",  # number of the failure that ended the match; -1: a character was defeated, or none
        "fallen",  # the figure that was defeated
        "traitor",  # the seat with the traitor's card, -1: nobody
        "hidden",  # mask of the seats whose loyalty card is face down
        "loyal",  # mask of the seats that everybody knows to be loyal
        "exposed",  # the seat of the exposed traitor
        "accused",  # mask of the seats that have accused
        "bounty",
        "drawer",  # the seat that looks at drawn plan cards or complications
        "walked",  # spaces walked by the active player's figures this turn
        "struck",  # enemies defeated this turn by the active player
        "hurt",  # whether a figure was hurt since the latest event card began
    )
    LISTS = (
        "figure_space",
        "figure_damage",
        "figure_plans",  # mask of kept plan cards
        "figure_gear",  # gear kind; -1: none or used
        "wards",  # figure * seats + seat: damage still prevented until that seat's next turn
        "piece_kind",
        "piece_shape",
        "piece_space",  # -1: gone, or carried
        "piece_up",
        "piece_damage",
        "piece_known",  # mask of the seats that have looked
        "piece_stun",  # the seat whose next turn frees it
        "piece_carrier",  # figure
        "piece_marked",  # whether its damage has once reached its mark
        "pool",  # undecided tokens of the mission by kind
        "sure",  # undecided tokens by kind that are certain to lie on the map
        "reserve",  # the reinforcement pile by kind
        "defeated",  # tokens by kind
        "removed",  # tokens out of play by kind
        "undrawn",  # skill cards by kind
        "discarded",
        "owed",  # skill cards by seat
        "supply",  # complication tokens by value
        "spent",
        "looked",  # complication tokens being looked at
        "door_damage",
        "tracks",
        "plan_pool",  # undecided plan cards by kind
        "plan_top",  # decided cards on top of the plan deck, topmost last
        "plan_seen",  # who knows them (masks)
        "plan_discard",
        "drawn",  # plan cards in the drawer's hand
        "event_pool",  # undecided event cards by kind
        "event_deck",  # the deck from the top: kind or -1
        "event_backs",  # the backs that everybody knows, or -1
        "event_seen",  # who knows the faces (masks)
        "event_discard",
        "peeked",  # threats looked at, by seat
        "calm_turns",  # own turns in a row without an event, by seat
        "calm_events",  # events in a row of the seat's turns without harm, by seat
    )
    NESTED = ("hands", "slot_cards", "slot_tokens")
    __slots__ = (*SCALARS, *LISTS, *NESTED, "stack")

    asked: int
    active: int
    turns: int
    acting: int
    played: int
    used_slots: int
    resolved: int
    fled: int
    doors: int
    child_space: int
    child_figure: int
    child_piece: int
    changes: int
    outcome: int
    ending: int
    fallen: int
    traitor: int
    hidden: int
    loyal: int
    exposed: int
    accused: int
    bounty: int
    drawer: int
    walked: int
    struck: int
    hurt: int
    figure_space: list[int]
    figure_damage: list[int]
    figure_plans: list[int]
    figure_gear: list[int]
    wards: list[int]
    piece_kind: list[int]
    piece_shape: list[int]
    piece_space: list[int]
    piece_up: list[int]
    piece_damage: list[int]
    piece_known: list[int]
    piece_stun: list[int]
    piece_carrier: list[int]
    piece_marked: list[int]
    pool: list[int]
    sure: list[int]
    reserve: list[int]
    defeated: list[int]
    removed: list[int]
    undrawn: list[int]
    discarded: list[int]
    owed: list[int]
    supply: list[int]
    spent: list[int]
    looked: list[int]
    door_damage: list[int]
    tracks: list[int]
    plan_pool: list[int]
    plan_top: list[int]
    plan_seen: list[int]
    plan_discard: list[int]
    drawn: list[int]
    event_pool: list[int]
    event_deck: list[int]
    event_backs: list[int]
    event_seen: list[int]
    event_discard: list[int]
    peeked: list[int]
    calm_turns: list[int]
    calm_events: list[int]
    hands: list[list[int]]
    slot_cards: list[list[int]]
    slot_tokens: list[list[int]]
    stack: list[Frame]

    def __init__(self) -> None:
        for name in self.SCALARS:
            setattr(self, name, 0)
        for name in (*self.LISTS, *self.NESTED):
            setattr(self, name, [])
        self.stack = []
        for name in NONE_AT_FIRST:
            setattr(self, name, -1)
        self.asked = NOBODY

    def copy(self) -> Self:
        """An independent copy."""
        other = object.__new__(type(self))
        _copy(self, other)
        return other

    def dump(self) -> dict[str, Any]:
        """The whole position as JSON values."""
        other = self.copy()
        numbers = {name: getattr(other, name) for name in (*self.SCALARS, *self.LISTS, *self.NESTED)}
        return numbers | {"stack": [frame.dump() for frame in self.stack]}

    @classmethod
    def load(cls, dump: dict[str, Any]) -> Self:
        """The position that `dump` wrote."""
        position = cls()
        for name, value in dump.items():
            setattr(position, name, value)
        position.stack = [load_frame(numbers) for numbers in dump["stack"]]
        return position.copy()

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.asked == OVER


NONE_AT_FIRST = (
    "child_space",
    "child_figure",
    "child_piece",
    "ending",
    "fallen",
    "traitor",
    "exposed",
    "bounty",
    "drawer",
)


def _copier() -> Callable[[Record, Record], None]:
    """Writes out a position's copying field by field, which takes half the time of a loop over their names."""
    lines = [f" other.{name} = self.{name}" for name in Record.SCALARS]
    lines += [f" other.{name} = self.{name}[:]" for name in Record.LISTS]
    lines += [f" other.{name} = [inner[:] for inner in self.{name}]" for name in Record.NESTED]
    lines += [" other.stack = [frame.__copy__() for frame in self.stack]"]  # a shallow copy is a whole one
    written: dict[str, Any] = {}
    exec("\n".join(["def copy(self, other):", *lines]), written)  # nothing in it comes from outside
    copy: Callable[[Record, Record], None] = written["copy"]
    return copy


_copy = _copier()
