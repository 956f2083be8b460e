"""All tables of one match: names to numbers, numbers to what they stand for, and the effects with their names bound."""

from collections.abc import Sequence
from typing import NamedTuple

from ...language.terms import Reference
from ...language.words import Program, Question
from .ground import Ground, ground


class Door(NamedTuple):
    """A door: the spaces beside it, the damage that breaks it, the recon that unlocks it (or FAR)."""

    id: str
    a: int
    b: int
    health: int
    recon: int


class Ending(NamedTuple):
    """An objective or a failure."""

    condition: Question
    at_turn_end: bool


class Agreed(NamedTuple):
    """What was agreed before the first card, as far as the rules ask for it."""

    hand: int
    first: int  # -1: drawn by lot
    gear: Sequence[str]
    bounties: bool
    traitor: bool
    sworn: Sequence[int]
    spare_loyalty: int  # loyalty cards that nobody gets
    complication_draw: int  # complication tokens that one looks at, with a traitor about
    event_draw: int  # event cards
    by_range: bool  # house rule: enemies move toward the character nearest by range
    frozen_six: bool  # house rule: 6+ lines go by the strength at the check


class Tables:
    """All tables of one match. A list is by the number of what its name begins with; `making` fills them."""

    def __init__(self, seats: int, shared: bool, agreed: Agreed):
        self.seats, self.shared, self.agreed = seats, shared, agreed
        self.programs: list[Program] = []
        self.conditions: list[Question] = []  # those that a boost waits for until its target is chosen
        self.grounds: dict[int, Ground] = {}  # those that were asked for, by the mask of the open doors

    # ---- who and where -------------------------------------------------------------------------------------------------

    figures: list[str]
    figure_index: dict[str, int]
    owner: list[int]
    health: list[int]
    crowd: int  # what sizes by the number of characters go by
    spaces: list[str]
    space_index: dict[str, int]
    edges: dict[tuple[int, int], str]
    start: int
    stars: list[tuple[int, str]]  # space and colour
    star_spaces: list[int]
    numbers: dict[int, int]
    doors: list[Door]
    door_index: dict[str, int]
    unlocked: int  # mask of the doors
    slots: list[str]
    slot_index: dict[str, int]
    roles: list[int]  # by slot
    tracks: list[str]
    track_size: list[int]
    absent_tracks: set[str]  # those that a sheet replaces

    def edge(self, a: int, b: int) -> str | None:
        """What lies between two spaces: open, ledge, wall or a door's id; None: they do not touch."""
        return self.edges.get((a, b)) or self.edges.get((b, a))

    def ground(self, doors: int) -> Ground:
        """The map with the doors of a mask open."""
        if doors not in self.grounds:
            opened = {door.id for index, door in enumerate(self.doors) if doors >> index & 1}
            self.grounds[doors] = ground(len(self.spaces), self.edges, opened)
        return self.grounds[doors]

    # ---- threats -------------------------------------------------------------------------------------------------------

    tokens: list[str]
    token_index: dict[str, int]
    token_enemy: list[bool]
    token_class: list[int]
    token_health: list[int]
    token_ability: list[int]
    token_shape: list[int]
    token_copies: list[int]
    token_own: list[bool]  # the mission's, not the sheet's
    token_use: list[int]
    token_blank: list[bool]
    token_flees: list[bool]
    token_program: list[int]
    hidden: list[int]  # by kind: how many a sheet hides
    sites: list[tuple[int, int, bool]]  # shape, space, face up
    unique_sites: list[tuple[int, int]]  # kind, space
    places: list[tuple[int, Reference]]  # tokens of a sheet that are on the map from the start

    # ---- cards ---------------------------------------------------------------------------------------------------------

    cards: list[str]
    card_index: dict[str, int]
    card_figure: list[int]
    card_strength: list[int]
    card_tactical: list[bool]
    card_bonus: list[int]
    card_copies: list[int]
    card_ability: list[list[tuple[int, int] | None]]  # by card and slot: timing and program
    deck_cards: list[list[int]]
    plans: list[str]
    plan_index: dict[str, int]
    plan_copies: list[int]
    plan_when: list[int]
    plan_within: list[int]
    plan_keepable: list[bool]
    plan_program: list[int]
    white: list[int]  # complication tokens by value
    yellow: list[int]
    substitute: int
    events: list[str]
    event_index: dict[str, int]
    event_back: list[int]
    event_program: list[int]
    gear_ids: list[str]
    gear_program: list[int]
    bounty_ids: list[str]
    bounties: list[tuple[Question, int]]

    def deck_of(self, seat: int) -> list[int]:
        """The skill cards that a seat draws from."""
        return self.deck_cards[0 if self.shared else seat]

    # ---- the mission ---------------------------------------------------------------------------------------------------

    on_reveal: list[int]  # programs by kind of token
    on_defeat: list[int]
    on_mark: list[int]
    damage_cap: list[int]
    damage_mark: list[int]
    on_space: list[tuple[Reference, Question | None, int, int]]  # space, condition, slot, boost
    hooks: dict[str, list[tuple[Question | None, int]]]
    objective: Ending
    failures: list[Ending]
    sudden: list[tuple[int, Question]]  # failures looked for after every change, by their number
    crisis: int
    mission_action: int
    traitor_win: Ending | None
    child_carriers: Sequence[str]  # who carries the child at the start: the first one in play
    child_snatched: bool  # whether enemies can take it
    child_goal: Reference | None  # where they go then
    accuse_cost: int
    accuse_wrong: int
    exposed: list[tuple[str, int]]  # what an exposed traitor may do
